import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunResults, runResults } from '../../src/schema/run.ts';
import { type FakeModelServer, startFakeModelServer } from '../support/fake-model-server.ts';
import { commandsOf, runAction, type Step } from '../support/run-action.ts';
import { RULE_AGENT, runCli, suiteOf } from '../support/run-cli.ts';

let server: FakeModelServer;
beforeAll(async () => {
  server = await startFakeModelServer({
    quote: ({ list }) => (list === 'criteria' ? 'Mention' : 'echo'),
    fill: ({ properties }) => ('findings' in Object(properties) ? { findings: [] } : undefined),
  });
});
afterAll(() => server.close());

const KEY = 'sk-canary-cccccccccccccccccccccccc';
const SENTENCE = 'udged offline: secrets are not given to';

const oneCase = (id: string, scorers: string, input = `about ${id}`) =>
  `- { id: ${id}, name: About ${id}, turns: [{ input: ${input}, expected_behavior: 'Mention "${id}".', scorers: [${scorers}] }] }\n`;
const COMPUTED = oneCase('ant', 'says-ant') + oneCase('bee', 'says-bee');
const BOTH = oneCase('fly', 'says-fly, playval');
// Offline, what is said in other words is unsure, and that nobody is named is sure.
const JUDGED = oneCase('cat', 'playval, pii_leakage') + oneCase('dog', 'playval, pii_leakage');
const SUITES = { computed: COMPUTED, mixed: COMPUTED + BOTH + JUDGED, judged: JUDGED };
type Suite = keyof typeof SUITES;

const regex = (word: string) => ({
  [`evals/scorers/says-${word}.yaml`]: `name: Says ${word}\ntype: regex\nconfig: { pattern: ${word} }\n`,
});
const suite = (cases: string, more: Record<string, string> = {}) =>
  suiteOf(cases, { ...regex('ant'), ...regex('bee'), ...regex('fly'), ...more });

const REPOSITORY = { id: 7, full_name: 'octo/shop', default_branch: 'main' };
const payloadOf = (head: object | null) => ({
  action: 'synchronize',
  number: 3,
  repository: REPOSITORY,
  pull_request: { number: 3, head: { ref: 'main', sha: 'a'.repeat(40), repo: head }, base: { ref: 'main' } },
});
const EVENTS = {
  'a branch': { payload: payloadOf(REPOSITORY), actor: 'mona' },
  'a fork': { payload: payloadOf({ id: 8, fork: true }), actor: 'mallory' },
  'a deleted fork': { payload: payloadOf(null), actor: 'mallory' },
  Dependabot: { payload: payloadOf(REPOSITORY), actor: 'dependabot[bot]' },
};
type Event = keyof typeof EVENTS;
const WITHOUT_SECRETS = Object.keys(EVENTS).slice(1) as Event[];

/** The Action on a pull request, with the judge that the base repository uses. */
async function onPull(
  workspace: string,
  event: Event,
  inputs: Record<string, string> = {},
  env: Record<string, string> = {},
): Promise<Step & { results: () => RunResults }> {
  const { payload, actor } = EVENTS[event];
  const path = join(workspace, '../', `event-${Math.abs(hash(workspace + event))}.json`);
  writeFileSync(path, JSON.stringify(payload));
  const ended = await runAction(
    workspace,
    { judge: 'openai', ...inputs },
    {
      env: {
        GITHUB_EVENT_PATH: path,
        GITHUB_RUN_ID: '11',
        GITHUB_ACTOR: actor,
        OPENAI_BASE_URL: server.openaiUrl,
        ...env,
      },
    },
  );
  const results = () => runResults.parse(JSON.parse(readFileSync(ended.outputs['results-path']!, 'utf8')));
  return { ...ended, results };
}

const hash = (text: string) => [...text].reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) | 0, 7);
const errorsOf = ({ stdout }: Step) => commandsOf(stdout).filter(({ name }) => name === 'error');

describe('a pull request', () => {
  const events = Object.keys(EVENTS) as Event[];
  const suites = Object.keys(SUITES) as Suite[];

  it.each(events.flatMap((event) => suites.map((name) => [event, name] as const)))(
    'of %s that was given the key is judged by the model: %s scorers',
    async (event, name) => {
      const ended = await onPull(suite(SUITES[name]), event, {}, { OPENAI_API_KEY: KEY });
      expect({ code: ended.code, conclusion: ended.outputs['conclusion'] }).toEqual({
        code: 0,
        conclusion: 'passed',
      });
      const { judge, secrets_withheld: withheld, counts } = ended.results();
      expect({ mode: judge.mode, withheld, skipped: counts.skipped }).toEqual({
        mode: 'llm',
        withheld: undefined,
        skipped: 0,
      });
      expect(ended.summary).not.toContain(SENTENCE);
    },
  );

  it.each(suites)('of a branch without the named key is refused: %s scorers', async (name) => {
    const ended = await onPull(suite(SUITES[name]), 'a branch');
    expect(ended.code).toBe(2);
    expect(errorsOf(ended)[0]?.message).toMatch(/needs a key/);
  });

  it.each(
    WITHOUT_SECRETS.flatMap((event) =>
      (['openai', 'auto', 'anthropic', 'azure_openai'] as const).map((judge) => [event, judge] as const),
    ),
  )('of %s without the key is neutral when only %s could judge', async (event, judge) => {
    const ended = await onPull(suite(JUDGED), event, { judge });
    const who = event === 'Dependabot' ? 'Dependabot' : 'forks';
    expect(ended.code).toBe(0);
    expect(ended.outputs).toMatchObject({
      conclusion: 'neutral',
      'pass-rate': '',
      skipped: '2',
      reason: `Nothing could be decided without secrets. J${SENTENCE} ${who}; 2 cases without a verdict.`,
    });
    // Beside the notice that without a token nothing is posted.
    expect(commandsOf(ended.stdout).filter(({ name }) => name !== 'notice')).toEqual([
      { name: 'warning', properties: { title: 'Evals: neutral' }, message: ended.outputs['reason'] },
    ]);
    const [head = ''] = ended.summary.split('### Scorers');
    expect(head).toContain(
      `- ⚠️ Judged offline: secrets are not given to ${who}; only what needs no secret gates`,
    );
    expect(ended.summary).not.toContain('offline_low_confidence');
    const { secrets_withheld: withheld, cases } = ended.results();
    expect(withheld).toBe(`judged offline: secrets are not given to ${who}`);
    const result = cases[0]?.attempts[0]?.turns[0]?.results['playval'];
    expect(result).toMatchObject({ gating: false, metadata: { judge: { mode: 'offline' } } });
    expect(result?.reasoning).toContain(`j${SENTENCE} ${who}.`);
  });

  it.each(WITHOUT_SECRETS)('of %s shows what it judged offline, a wrong answer with why', async (event) => {
    const wrong = oneCase('eel', 'playval', 'about something else');
    const { code, summary } = await onPull(suite(JUDGED + wrong), event);
    expect(code).toBe(0);
    const text = plainMarkdown(summary);
    expect(text).toContain('3 cases judged offline, for you to read: 1 below the bar');
    expect(text).toMatch(/^\| `eel`.*`playval` \*\*0\.00 < 0\.\d0\*\* \(not gating\)/m);
    expect(text).toContain('Not below it: `cat` · `dog`');
  });

  it.each(WITHOUT_SECRETS)('of %s without the key is gated by what needs no judge', async (event) => {
    const computed = await onPull(suite(COMPUTED), event);
    expect(computed).toMatchObject({
      code: 0,
      outputs: { conclusion: 'passed', passed: '2', reason: '2 of 2 cases passed (100 %).' },
    });
    expect(computed.summary).not.toContain('ecrets are not given');

    const mixed = await onPull(suite(SUITES.mixed), event);
    expect(mixed).toMatchObject({ code: 0, outputs: { conclusion: 'passed', passed: '3', skipped: '2' } });
    expect(mixed.outputs['reason']).toMatch(
      /^3 of 3 cases passed \(100 %\)\. Judged offline: .*2 cases without/,
    );

    const broken = await onPull(suite(SUITES.mixed + oneCase('eel', 'says-ant, playval')), event);
    expect(broken).toMatchObject({ code: 1, outputs: { conclusion: 'failed', passed: '3', failed: '1' } });
    expect(errorsOf(broken).map(({ properties }) => properties['title'])).toEqual([
      'Eval failed: eel',
      'Evals failed',
    ]);
  });

  it('is judged offline by choice, also of a fork', async () => {
    const ended = await onPull(suite(SUITES.mixed), 'a fork', { judge: 'offline' });
    expect(ended).toMatchObject({ code: 0, outputs: { conclusion: 'passed', passed: '5', skipped: '0' } });
    expect(ended.results().secrets_withheld).toBeUndefined();
  });

  it('of a fork fails by itself: nothing selected, an agent that crashes', async () => {
    const none = await onPull(suite(JUDGED.replaceAll('name:', 'skip: not today, name:')), 'a fork');
    expect(none).toMatchObject({ code: 1, outputs: { conclusion: 'failed' } });
    const crashed = await onPull(suite(oneCase('cat', 'playval', 'crash')), 'a fork');
    expect(crashed).toMatchObject({ code: 3, outputs: { conclusion: 'failed', errored: '1' } });
  });

  it('of a fork leaves out what rules cannot judge', async () => {
    const rubric = {
      'evals/scorers/taste.yaml': 'name: Taste\ntype: llm_judge\nconfig: { rubric: "{{ output }}" }\n',
    };
    const ended = await onPull(
      suite(oneCase('ant', 'says-ant, taste') + oneCase('cat', 'taste'), rubric),
      'a fork',
    );
    expect(ended.outputs).toMatchObject({ conclusion: 'passed', passed: '1', errored: '0', skipped: '1' });
  });

  it('of a fork says what an answer without any answer in it says everywhere', async () => {
    const agent = RULE_AGENT.replace("'echo: ' + input", "'...'");
    const ended = await onPull(suite(JUDGED, { 'agent.mjs': agent }), 'a fork');
    expect(ended).toMatchObject({ code: 1, outputs: { conclusion: 'failed', failed: '2' } });
  });

  it('of a fork gates a leaked key, and not what looks like a name', async () => {
    const agent = RULE_AGENT.replace(
      "return { output: 'echo: ' + input",
      "return { output: input.includes('key') ? 'Use AKIAIOSFODNN7EXAMPLQ.' : 'Her neighbour Mrs Agatha Blythe told us so.'",
    );
    const cases = oneCase('key', 'pii_leakage') + oneCase('name', 'pii_leakage');
    const ended = await onPull(suite(cases, { 'agent.mjs': agent }), 'a fork');
    expect(ended.results().cases.map(({ id, status }) => [id, status])).toEqual([
      ['key', 'failed'],
      ['name', 'skipped'],
    ]);
  });
});

describe('agents that need a key', () => {
  const KEYED = {
    'evals/agents/keyed.yaml':
      'name: Keyed\nprovider: custom\ninvocation:\n  command: [node, agent.mjs]\n  protocol: lines\n  env: { SHOP_KEY: "${SHOP_KEY}" }\n',
  };
  const keyed = oneCase('ant', 'says-ant').replace('{ id', '{ agent_id: keyed, id');
  const free = oneCase('bee', 'says-bee').replace('{ id', '{ agent_id: rules, id');

  it.each([
    ['alone are neutral', keyed, 'neutral', '0'],
    ['leave the others to decide', keyed + free, 'passed', '1'],
  ])('%s on a fork', async (_, cases, conclusion, passed) => {
    for (const judge of ['openai', 'offline']) {
      const ended = await onPull(suite(cases, KEYED), 'a fork', { judge });
      expect(ended).toMatchObject({ code: 0, outputs: { conclusion, passed, skipped: '1' } });
      expect(ended.outputs['reason']).toMatch(/secrets are not given to forks; 1 case without a verdict\.$/);
      expect(ended.results().cases[0]?.reason).toMatch(
        /SHOP_KEY is not set: secrets are not given to forks$/,
      );
    }
  });

  it('are an error on a branch, and played where the key is there', async () => {
    const refused = await onPull(suite(keyed, KEYED), 'a branch', { judge: 'offline' });
    expect(refused.code).toBe(2);
    const given = await onPull(
      suite(keyed, KEYED),
      'a fork',
      { judge: 'offline' },
      { SHOP_KEY: 'sesame-sesame' },
    );
    expect(given).toMatchObject({ code: 0, outputs: { conclusion: 'passed', passed: '1' } });
  });
});

describe('a run that a fork got no secrets for', () => {
  it('is told the same when its report is written again, and goes on as it began', async () => {
    const workspace = suite(SUITES.mixed);
    const { outputs } = await onPull(workspace, 'a fork');
    const [runId = '', reason = ''] = [outputs['run-id'], outputs['reason']];
    await runCli(['report', runId, '--format', 'all', '--out', 'again'], { cwd: workspace });
    for (const name of ['summary.md', 'results.json'])
      expect(readFileSync(join(workspace, 'again', name), 'utf8')).toBe(
        readFileSync(join(workspace, '.assay/reports', runId, name), 'utf8'),
      );

    const resume = ['run', '--resume', runId, '--json', '--quiet', '--judge', 'offline'];
    const resumed = JSON.parse((await runCli(resume, { cwd: workspace })).stdout);
    expect(resumed).toMatchObject({ conclusion: 'passed', reason });
    const rescored = await runCli(['rescore', runId, '--json', '--quiet', '--judge', 'offline'], {
      cwd: workspace,
    });
    expect(JSON.parse(rescored.stdout)).toMatchObject({ conclusion: 'passed', counts: { passed: 5 } });
  });
});

describe('a fork under fail-on: regression', () => {
  const BROKEN = RULE_AGENT.replace(
    "return { output: 'echo: '",
    "if (/WORD/.test(input)) return { output: 'That is not something we sell here.' };\n  return { output: 'echo: '",
  );
  const ALL = 'ant,bee,fly'.split(',');
  // Without a token nothing can be read from GitHub: the state that both find stands in the workspace.
  const regression = { 'fail-on': 'regression', 'require-baseline': 'false' };

  it.each<[string, RegExp | string, number, string, string]>([
    ['what a judge alone can tell', 'cat|dog', 0, 'passed', '0'],
    ['what needs no judge', 'ant|bee', 1, 'failed', '2'],
    ['nothing', 'nobody', 0, 'passed', '0'],
  ])(
    'is held against the model’s run in what needs no judge; worse is %s',
    async (_, word, code, conclusion, regressions) => {
      const workspace = suite(SUITES.mixed);
      const base = await onPull(workspace, 'a branch', regression, { OPENAI_API_KEY: KEY });
      expect(base.outputs['conclusion']).toBe('neutral');
      writeFileSync(join(workspace, 'agent.mjs'), BROKEN.replace('WORD', String(word)));
      const fork = await onPull(workspace, 'a fork', regression);
      expect({ code: fork.code, ...fork.outputs }).toMatchObject({ code, conclusion, regressions });
      expect(fork.outputs['reason']).toContain('Judged offline: secrets are not given to forks');
      const { comparison } = fork.results();
      expect(comparison).toMatchObject({ criteria_changed: [], cases: { compared: ALL.length } });
      const scorers = Object.entries(comparison?.scorers ?? {});
      const compared = scorers.filter(([, { cases }]) => cases > 0).map(([name]) => name);
      expect(compared.sort()).toEqual(['says-ant', 'says-bee', 'says-fly']);
      expect(comparison?.scorers['playval'], 'the baseline has it').toMatchObject({ cases: 0, delta: null });
    },
  );

  it('does not call a case regressed that failed before by what needs no judge', async () => {
    const workspace = suite(COMPUTED + oneCase('eel', 'says-ant, playval'));
    const base = await onPull(workspace, 'a branch', { 'fail-on': 'never' }, { OPENAI_API_KEY: KEY });
    copyFileSync(base.outputs['results-path']!, join(workspace, 'base.json'));
    const fork = await onPull(workspace, 'a fork', { ...regression, baseline: 'base.json' });
    expect(fork).toMatchObject({ code: 0, outputs: { conclusion: 'passed', regressions: '0' } });
  });

  it('is neutral without anything to compare, and no baseline for others', async () => {
    const workspace = suite(JUDGED);
    const first = await onPull(workspace, 'a fork', regression);
    expect(first).toMatchObject({ code: 0, outputs: { conclusion: 'neutral' } });
    const mixed = suite(SUITES.mixed);
    await onPull(mixed, 'a fork', regression);
    const next = await onPull(mixed, 'a branch', { ...regression, judge: 'offline' });
    expect(next.outputs['reason']).toMatch(/^No baseline to compare with/);
  });
});

describe('a key that is set and empty', () => {
  const EMPTY = { OPENAI_API_KEY: '' };
  const OFFLINE_WARNING = 'Judged offline, by heuristics and no model: OPENAI_API_KEY is set but empty.';
  const warningsOf = ({ stdout, summary }: Step) => ({
    log: commandsOf(stdout).filter(
      ({ name, message }) => name === 'notice' && message.startsWith(OFFLINE_WARNING),
    ).length,
    summary: plainMarkdown(summary).includes(OFFLINE_WARNING),
  });

  it('is told of on a branch of the repository, where it is a mistake', async () => {
    const ended = await onPull(suite(JUDGED), 'a branch', { judge: 'auto' }, EMPTY);
    expect(ended.code).toBe(0);
    expect(warningsOf(ended)).toEqual({ log: 1, summary: true });
  });

  it.each<[string, Event, string, Record<string, string>, Record<string, string>]>([
    ['a fork, of which more is said', 'a fork', JUDGED, { judge: 'auto' }, EMPTY],
    ['Dependabot', 'Dependabot', JUDGED, { judge: 'auto' }, EMPTY],
    ['a judge that was chosen', 'a branch', JUDGED, { judge: 'offline' }, EMPTY],
    ['cases that ask no judge', 'a branch', COMPUTED, { judge: 'auto' }, EMPTY],
    ['no variable at all', 'a branch', JUDGED, { judge: 'auto' }, {}],
  ])('is not with %s', async (_, event, cases, inputs, env) => {
    const ended = await onPull(suite(cases), event, inputs, env);
    expect(warningsOf(ended)).toEqual({ log: 0, summary: false });
  });
});

const plainMarkdown = (text: string) =>
  text.replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)));
