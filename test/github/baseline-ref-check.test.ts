import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { createEngine } from '../../src/engine/engine.ts';
import { startRun } from '../../src/jobs/runs/start-run.ts';
import { nodePorts } from '../../src/ports/node-ports.ts';
import { baseRef } from '../../src/runs/gating/base-ref.ts';
import { type RunResults, runResults } from '../../src/schema/run.ts';
import { finished } from '../support/finished.ts';
import { clonedRepository, HAS_GIT, repositoryIn } from '../support/git-repository.ts';
import { commandsOf, runAction } from '../support/run-action.ts';
import { folderOf, runCli, until } from '../support/run-cli.ts';

const IDS = ['ant', 'bee', 'cat', 'dog'];
const CASES = IDS.map(
  (id) => `- { id: ${id}, name: About ${id}, turns: [{ input: about ${id}, checks: [contains: ${id}] }] }\n`,
).join('');

/** Answers with the question, and wrongly what the world outside says; notes where it was played. */
const AGENT = `
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
const { WORLD } = process.env;
const where = process.cwd().includes('base-run_') ? 'base' : 'here';
process.stdin.on('end', () => process.exit());
const answer = ({ input }) => {
  const word = input.split(' ').at(-1);
  appendFileSync(WORLD + '/plays', where + ' ' + word + '\\n');
  const say = (name) => readFileSync(WORLD + '/' + name, 'utf8').includes(word);
  if (where === 'base' && say('hang')) {
    writeFileSync(WORLD + '/hanging', '');
    return new Promise(() => setInterval(() => {}, 1000));
  }
  return { output: say('worse') ? 'No.' : 'echo: ' + input, tool_calls: [] };
};
for await (const line of createInterface({ input: process.stdin })) console.log(JSON.stringify(await answer(JSON.parse(line))));
`;
const BROKEN = AGENT.replace("say('worse')", "(word === 'cat' || say('worse'))");
const AGENT_FILE = (extra = '') =>
  `name: A\nprovider: custom\ninvocation:\n  command: [node, agent.mjs]\n  protocol: lines\n  env: { WORLD: '\${WORLD}'${extra} }\n`;

const SECRET = 'q1-plainCanary-q1';

/** A repository with a run of its first commit as baseline, a world that both sides see, and the Action on what comes then. */
async function story(files: Record<string, string> = {}) {
  const world = folderOf({ plays: '', worse: '', hang: '' });
  const temp = join(world, 'temp');
  mkdirSync(temp);
  const cwd = folderOf({
    'agent.mjs': AGENT,
    'evals/agents/a.yaml': AGENT_FILE(),
    'evals/test-cases/cases.yaml': CASES,
    ...files,
  });
  const repository = repositoryIn(cwd);
  repository.commit({ '.gitignore': 'ignored/\n.assay/\n' });
  const base = repository.git('rev-parse', 'HEAD').trim();
  const at =
    (folder: string) =>
    async (
      inputs: Record<string, string> = {},
      payload: object = { pull_request: { number: 5, base: { sha: base } } },
      onStart?: (kill: (signal: NodeJS.Signals) => void) => void,
    ) => {
      writeFileSync(join(world, 'plays'), '');
      writeFileSync(join(world, 'event.json'), JSON.stringify(payload));
      const env = {
        WORLD: world,
        SHOP_TOKEN: SECRET,
        RUNNER_TEMP: temp,
        GITHUB_RUN_ID: '1',
        GITHUB_EVENT_PATH: join(world, 'event.json'),
      };
      const all = {
        judge: 'offline',
        'fail-on': 'regression',
        'baseline-ref-check': 'true',
        comment: 'off',
        baseline: join(world, 'baseline.json'),
        ...inputs,
      };
      return runAction(folder, all, { env, ...(onStart === undefined ? {} : { onStart }) });
    };
  const first = await at(cwd)({ baseline: 'none' });
  copyFileSync(first.outputs['results-path']!, join(world, 'baseline.json'));
  return {
    ...{ cwd, world, temp, repository, base, at, step: at(cwd) },
    /** The engine of this process there. */
    engine: () => {
      const ports = nodePorts();
      const variables: Record<string, string> = {
        ...{ WORLD: world, RUNNER_TEMP: temp },
        // No settings of anybody: `core.autocrlf` writes other files.
        GIT_CONFIG_GLOBAL: '/dev/null',
      };
      const get = (name: string) => variables[name] ?? ports.env.get(name);
      return createEngine({
        ports: { ...ports, env: { ...ports.env, cwd: () => cwd, get } },
        judge: { provider: 'offline' },
      });
    },
    says: (file: 'worse' | 'hang', words: string) => writeFileSync(join(world, file), words),
    /** Words played on a side since the step began, in order of the alphabet. */
    plays: (side: 'base' | 'here') =>
      readFileSync(join(world, 'plays'), 'utf8')
        .split('\n')
        .filter((line) => line.startsWith(side))
        .map((line) => line.split(' ')[1])
        .sort(),
    /** What is left of the base: worktrees beside the first, folders. */
    left: () => ({
      worktrees: repository.git('worktree', 'list').trim().split('\n').length - 1,
      folders: [temp, join(cwd, '.assay')].flatMap((one) =>
        readdirSync(one).filter((name) => name.startsWith('base-')),
      ),
      status: repository.git('status', '--porcelain').trim(),
    }),
  };
}

const NOTHING_LEFT = { worktrees: 0, folders: [], status: '' };
const resultsOf = (step: { outputs: Record<string, string> }): RunResults =>
  runResults.parse(JSON.parse(readFileSync(step.outputs['results-path']!, 'utf8')));
const flipOf = (step: { outputs: Record<string, string> }) => resultsOf(step).comparison?.flips[0];
const noticesOf = (stdout: string) =>
  commandsOf(stdout)
    .filter(({ name }) => name === 'notice')
    .map(({ message }) => message);

describe.skipIf(!HAS_GIT)('baseline-ref-check', () => {
  it('keeps a regression that the change made: what flipped passes on the base', async () => {
    const { repository, step, plays, left } = await story();
    repository.commit({ 'agent.mjs': BROKEN });
    const ended = await step();
    expect(ended).toMatchObject({ code: 1, outputs: { conclusion: 'failed', regressions: '1' } });
    expect(flipOf(ended)).toMatchObject({
      id: 'cat',
      verdict: 'regression',
      repeats: { played: 5, failed: 5 },
      on_base: { played: 5, failed: 0 },
    });
    expect(ended.summary).toContain('failed 0 of 5 plays on the base');
    expect(plays('base')).toEqual(Array(5).fill('cat'));
    expect(resultsOf(ended).counts).toMatchObject({ total: 4, passed: 3, failed: 1 });
    expect(resultsOf(ended).usage.agent.calls, 'plays on the base are paid for').toBe(4 + 5 + 5);
    expect(left()).toEqual(NOTHING_LEFT);
  });

  it('calls it no regression when the world changed, which fails on the base too', async () => {
    const { repository, step, says, plays, left } = await story();
    repository.commit({ 'README.md': 'changed\n' });
    says('worse', 'dog');
    const ended = await step();
    expect(ended).toMatchObject({ code: 0, outputs: { conclusion: 'passed', regressions: '0' } });
    expect(ended.outputs['reason']).toContain(
      'case dog passed before and fails now, but it fails on the base too: not the doing of this change',
    );
    expect(flipOf(ended)).toMatchObject({ verdict: 'noise', on_base: { played: 2, failed: 2 } });
    expect(flipOf(ended)?.reason).toMatch(/^Fails on the base too\. /);
    expect(ended.summary).toContain('not this change');
    expect(plays('base')).toEqual(['dog', 'dog']);
    expect(resultsOf(ended).pass_rate, 'the rate of the run is what it is').toBe(0.75);
    expect(left()).toEqual(NOTHING_LEFT);
  });

  it('tells the two apart in one run, also when every case of it flipped', async () => {
    const { repository, step, says } = await story();
    repository.commit({ 'agent.mjs': BROKEN });
    says('worse', 'ant bee dog');
    const ended = await step();
    expect(ended).toMatchObject({ code: 1, outputs: { regressions: '1' } });
    expect(ended.outputs['reason']).toMatch(
      /case cat passed before .*; 3 cases \(ant, bee, dog\) fail on the base too/,
    );
    says('worse', IDS.join(' '));
    const all = await step();
    expect(all).toMatchObject({ code: 0, outputs: { conclusion: 'passed', regressions: '0' } });
  });

  it.each<[string, Record<string, string | null>, Record<string, string | null>, RegExp]>([
    [
      'cannot run (it needs what is not installed there)',
      { 'agent.mjs': `import 'not-installed';\n${AGENT}` },
      { 'agent.mjs': BROKEN },
      /^Case cat could not be judged on the base: agent: .*; what was found without that stands\.$/s,
    ],
    [
      'is not there',
      { 'evals/agents/a.yaml': null, 'evals/agents/old.yaml': AGENT_FILE() },
      { 'agent.mjs': BROKEN, 'evals/agents/a.yaml': AGENT_FILE(), 'evals/agents/old.yaml': null },
      /^Case cat not played on the base: the base has no agent "a"; /,
    ],
    [
      'needs a variable that is not set',
      { 'evals/agents/a.yaml': AGENT_FILE(", KEY: '${NOT_SET}'") },
      { 'agent.mjs': BROKEN, 'evals/agents/a.yaml': AGENT_FILE() },
      /^Case cat not played on the base: .*NOT_SET.*; /,
    ],
    [
      'is a program that is no file of the base',
      { 'evals/agents/a.yaml': AGENT_FILE().replace('[node, agent.mjs]', '[node, "$PROGRAM"]') },
      { 'agent.mjs': BROKEN, 'evals/agents/a.yaml': AGENT_FILE() },
      /^Case cat not played on the base: agent "a" is a program that is no file of the base commit/,
    ],
    ...[
      ['a program that reads a file of the base', '[$PROGRAM, agent.mjs]'],
      ['such a program by way of another one', '[env, $PROGRAM, agent.mjs]'],
      ['a line of shell beside a file of the base', '[sh, -c, "node $PROGRAM", agent.mjs]'],
      ['an installed module beside a file of the base', '[python3, -m, elsewhere, agent.mjs]'],
    ].map(([what, command]): [string, Record<string, string>, Record<string, string>, RegExp] => [
      `is ${what}`,
      { 'evals/agents/a.yaml': AGENT_FILE().replace('[node, agent.mjs]', command!) },
      { 'agent.mjs': BROKEN, 'evals/agents/a.yaml': AGENT_FILE() },
      /^Case cat not played on the base: agent "a" is a program that is no file of the base commit/,
    ]),
    [
      'is a local server',
      {
        'evals/agents/a.yaml':
          'name: A\nprovider: custom\ninvocation: { url: "http://127.0.0.1:9/chat", body_template: "[{{ messages }}]" }\n',
      },
      { 'agent.mjs': BROKEN, 'evals/agents/a.yaml': AGENT_FILE() },
      /^Case cat not played on the base: agent "a" is a server at a local address/,
    ],
  ])(
    'leaves the verdict as it is, with a notice, when the agent of the base %s',
    async (_, before, after, says) => {
      const { repository, step, world, base, left } = await story();
      // The base is made only now: the baseline was played with an agent that works.
      const program = pathToFileURL(join(world, 'elsewhere.mjs')).pathname;
      repository.commit(
        Object.fromEntries(
          Object.entries(before).map(([name, text]) => [name, text?.replace('$PROGRAM', program) ?? null]),
        ),
      );
      const brokenBase = repository.git('rev-parse', 'HEAD').trim();
      expect(brokenBase).not.toBe(base);
      repository.commit(after);
      const ended = await step({}, { pull_request: { number: 5, base: { sha: brokenBase } } });
      expect(ended).toMatchObject({ code: 1, outputs: { conclusion: 'failed', regressions: '1' } });
      expect(flipOf(ended)).toMatchObject({ verdict: 'regression' });
      expect(flipOf(ended)).not.toHaveProperty('on_base');
      const notices = noticesOf(ended.stdout);
      expect(notices).toHaveLength(1);
      expect(notices[0]).toMatch(says);
      expect(ended.summary, 'also in the report').toContain('what was found without that stands');
      expect(left()).toEqual(NOTHING_LEFT);
    },
  );

  it('hides what is secret where the agent of the base says it', async () => {
    const { repository, step } = await story();
    repository.commit({
      'agent.mjs': 'console.log(JSON.stringify({ error: `no ${process.env.KEY}` }));',
      'evals/agents/a.yaml': AGENT_FILE(", KEY: '${SHOP_TOKEN}'"),
    });
    const base = repository.git('rev-parse', 'HEAD').trim();
    repository.commit({ 'agent.mjs': BROKEN, 'evals/agents/a.yaml': AGENT_FILE() });
    const ended = await step({}, { pull_request: { number: 5, base: { sha: base } } });
    expect(noticesOf(ended.stdout)).toEqual([
      expect.stringMatching(/^Case cat could not be judged on the base: .*\[redacted\]/),
    ]);
    const output = ended.stdout.replace(/^::add-mask::.*$/gm, '') + ended.summary + ended.outputs['reason'];
    expect(output).not.toContain('plainCanary');
  });

  it('fetches the commit when the clone is shallow, and says what to do when it cannot', async () => {
    const { repository, cwd, world, at } = await story();
    repository.commit({ 'agent.mjs': BROKEN });
    repository.git('config', 'uploadpack.allowAnySHA1InWant', 'true');
    const clone = join(world, 'clone');
    repository.git('clone', '--quiet', '--depth=1', pathToFileURL(cwd).href, clone);
    const fetched = await at(clone)();
    expect(noticesOf(fetched.stdout)).toEqual([]);
    expect(flipOf(fetched)).toMatchObject({ verdict: 'regression', on_base: { played: 5, failed: 0 } });

    const alone = join(world, 'alone');
    repository.git('clone', '--quiet', '--depth=1', pathToFileURL(cwd).href, alone);
    clonedRepository(alone).git('remote', 'set-url', 'origin', pathToFileURL(join(world, 'nowhere')).href);
    const cold = await at(alone)();
    expect(cold).toMatchObject({ code: 1, outputs: { regressions: '1' } });
    expect(noticesOf(cold.stdout)[0]).toMatch(
      /^Case cat not played on the base: commit [0-9a-f]{12} is not in this clone .*fetch-depth: 0/,
    );
  });

  it('says that nobody knows the base where the event names none', async () => {
    const { repository, step } = await story();
    repository.commit({ 'agent.mjs': BROKEN });
    const ended = await step({}, {});
    expect(ended.code).toBe(1);
    expect(noticesOf(ended.stdout)[0]).toMatch(
      /^Case cat not played on the base: it is not known of which commit/,
    );
  });

  it.each<[string, Record<string, string>, number, RegExp]>([
    ['fail-on is failure', { 'fail-on': 'failure' }, 1, /belongs to fail_on: regression/],
    ['a shard is played', { shard: '1/2', baseline: 'auto' }, 0, /a merge plays nothing/],
  ])('plays nothing and warns where %s', async (_, inputs, code, says) => {
    const { repository, step, plays } = await story();
    repository.commit({ 'agent.mjs': BROKEN });
    const ended = await step(inputs);
    expect(ended.code).toBe(code);
    expect(commandsOf(ended.stdout).find(({ name }) => name === 'warning')?.message).toMatch(says);
    expect(plays('base')).toEqual([]);
  });

  it('goes on after a kill in the middle, without playing on the base again what is recorded', async () => {
    const { repository, cwd, world, temp, step, says, plays, left } = await story();
    repository.commit({ 'README.md': 'changed\n' });
    says('worse', 'ant dog');
    says('hang', 'dog');
    const hanging = join(world, 'hanging');
    const killed = await step({ concurrency: '1' }, undefined, (kill) => {
      void until(() => existsSync(hanging)).then(() => kill('SIGKILL'));
    });
    expect(killed.signal).toBe('SIGKILL');
    const before = plays('base');
    expect(before).toEqual(['ant', 'dog']);

    says('hang', '');
    const runId = /run (run_\w+)/.exec(killed.stdout)?.[1] ?? '';
    const env = { WORLD: world, RUNNER_TEMP: temp, CI: 'true' };
    const resumed = await runCli(['run', '--resume', runId, '--json', '--judge', 'offline'], { cwd, env });
    expect(resumed.code, resumed.stderr).toBe(0);
    const { comparison } = runResults.parse(JSON.parse(resumed.stdout));
    expect(comparison?.flips.map(({ id, on_base }) => ({ id, on_base }))).toEqual(
      ['ant', 'dog'].map((id) => ({ id, on_base: { played: 2, failed: 2 } })),
    );
    expect(plays('base'), 'ant once more for its second play, dog for both').toEqual([
      'ant',
      'ant',
      'dog',
      'dog',
      'dog',
    ]);
    expect(left()).toEqual(NOTHING_LEFT);
  });

  it('leaves nothing behind when what is made of the run fails', async () => {
    const { repository, world, base, left, engine } = await story();
    repository.commit({ 'agent.mjs': BROKEN });
    const started = await startRun(engine(), {
      ...{ failOn: 'regression', baseline: join(world, 'baseline.json') },
      ...{ baselineRefCheck: true, baseRef: base },
    });
    let during: string[] = [];
    const ended = finished(started, () => {
      during = left().folders;
      throw new Error('the disk is full');
    });
    await expect(ended).rejects.toThrow('the disk is full');
    expect(during).toEqual([`base-${started.runId}`]);
    expect(left()).toEqual(NOTHING_LEFT);
  });

  it('runs no hook of the repository, and its files go when it is closed', async () => {
    const { repository, cwd, world, temp, base, left, engine } = await story();
    const hooked = join(world, 'hooked');
    const hooks = ['post-index-change', 'post-checkout', 'reference-transaction'];
    for (const name of hooks) {
      mkdirSync(join(cwd, '.git/hooks'), { recursive: true });
      writeFileSync(join(cwd, '.git/hooks', name), `#!/bin/sh\necho ${name} >> '${hooked}'\n`, {
        mode: 0o755,
      });
    }
    repository.commit({ 'agent.mjs': BROKEN });
    expect(readFileSync(hooked, 'utf8'), 'they are run otherwise').toContain('post-index-change');
    rmSync(hooked);
    const here = engine();
    const [agent] = await here.agents();
    const folder = join(temp, 'base-run_1');
    const side = baseRef(here, base, folder);
    expect(await side.agentOf(agent!)).toMatchObject({
      agent: { home: expect.stringContaining('base-run_1') },
    });
    expect(readFileSync(join(folder, 'files/agent.mjs'), 'utf8')).toBe(AGENT);
    expect(existsSync(hooked)).toBe(false);
    side.close();
    expect(left()).toEqual(NOTHING_LEFT);
  });

  it('leaves nothing behind when it is cancelled', async () => {
    const { repository, world, step, says, left } = await story();
    repository.commit({ 'agent.mjs': BROKEN });
    says('hang', 'cat');
    const ended = await step({}, undefined, (kill) => {
      void until(() => existsSync(join(world, 'hanging'))).then(() => kill('SIGTERM'));
    });
    expect(ended.code).toBe(130);
    expect(left()).toEqual(NOTHING_LEFT);
  });
});
