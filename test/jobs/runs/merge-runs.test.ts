import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createEngine } from '../../../src/engine/engine.ts';
import type { EngineOptions } from '../../../src/engine/engine-options.ts';
import { mergeShards } from '../../../src/jobs/runs/merge-runs.ts';
import { rescoreRun } from '../../../src/jobs/runs/rescore-run.ts';
import { type RunOptions, startRun } from '../../../src/jobs/runs/start-run.ts';
import { storedTurn } from '../../../src/jobs/stored-turn.ts';
import { recordEnvironment } from '../../../src/ports/node-environment.ts';
import { nodePorts } from '../../../src/ports/node-ports.ts';
import { resultsJson } from '../../../src/reports/results-json.ts';
import type { GateOptions } from '../../../src/runs/planning/run-options.ts';
import { type RunResults, runResults } from '../../../src/schema/run.ts';
import { journalLine } from '../../../src/state/journal-line.ts';
import { type FakeServer, fakeAgentServer } from '../../support/fake-agent-servers.ts';
import { finished } from '../../support/finished.ts';
import { folderOf } from '../../support/run-cli.ts';

let agent: FakeServer;
/** What the agent does by case: `+` right, `-` wrong, `!` down, `L` long and right; + when unsaid. */
let script: Record<string, string> = {};
beforeAll(async () => {
  agent = await fakeAgentServer(({ json }) => {
    const id = /^topic (\S+)/.exec(json.input)?.[1] ?? '';
    const sign = script[id] ?? '+';
    if (sign === '!') return { status: 500, body: 'down' };
    const output = sign === '-' ? 'no' : sign === 'L' ? `yes ${'x'.repeat(50_000)}` : `yes ${id}`;
    return { body: { output, usage: { cost_usd: 0.01 } } };
  });
});
afterAll(() => agent.close());
beforeEach(() => {
  script = {};
});

const IDS = ['ant', 'bee', 'cat', 'dog', 'eel', 'fox', 'gnu', 'hen', 'ibis', 'jay', 'koi'];
const caseOf = (id: string, more = '') =>
  `- id: ${id}\n  name: About ${id}\n${more}  turns: [{ input: topic ${id}, expected_behavior: Say yes., scorers: [is-yes] }]\n`;

type More = Pick<EngineOptions, 'maxCostUsd' | 'seed' | 'judge' | 'secretsWithheld'> & { commit?: string };

interface Ended {
  code: number;
  results: RunResults;
  warnings: string[];
  engineWarnings: string[];
}

/** A suite in a folder of its own; every state folder is named by the test. */
function suiteOf(cases = IDS.map((id) => caseOf(id)).join(''), settings = '') {
  const cwd = folderOf({
    'evals/assay.yaml': `run: { max_retries: 0 }\n${settings}`,
    'evals/agents/a.yaml': `name: A\nprovider: custom\ninvocation:\n  url: ${agent.url}/chat\n  body_template: '{"input":"{{ input }}"}'\n`,
    'evals/scorers/is-yes.yaml': 'name: Is yes\ntype: regex\nconfig: { pattern: "yes" }\n',
    'evals/test-cases/cases.yaml': cases,
  });
  const engineIn = (state: string, { commit, ...more }: More = {}) => {
    const warnings: string[] = [];
    // Nothing of the machine: a key that it holds would be no longer withheld.
    const env = recordEnvironment(commit === undefined ? {} : { GITHUB_SHA: commit }, cwd);
    const engine = createEngine({
      ports: { ...nodePorts(), env },
      judge: { provider: 'offline' },
      state,
      concurrency: 1,
      onWarning: (text) => void warnings.push(text),
      ...more,
    });
    return { engine, warnings };
  };
  const ended = (
    { report, verdict }: { report: Parameters<typeof resultsJson>[0]; verdict: { exitCode: number } },
    engineWarnings: string[],
  ): Ended => ({
    code: verdict.exitCode,
    results: runResults.parse(JSON.parse([...resultsJson(report)].join(''))),
    warnings: report.warnings,
    engineWarnings,
  });
  const run = async (state: string, options: RunOptions = {}, more: More = {}): Promise<Ended> => {
    const { engine, warnings } = engineIn(state, more);
    return finished(startRun(engine, options), (outcome) => ended(outcome, warnings));
  };
  return {
    cwd,
    engineIn,
    run,
    write: (path: string, text: string) => writeFileSync(join(cwd, path), text),
    shard: (index: number, count: number, options: RunOptions = {}, more: More = {}) =>
      run(`s${index}`, { ...options, shard: { index, count } }, more),
    async shards(count: number, options: RunOptions = {}) {
      const all = [];
      for (let index = 1; index <= count; index++)
        all.push(await run(`s${index}`, { ...options, shard: { index, count } }));
      return all;
    },
    async merge(folders: readonly string[], options: GateOptions = {}, state = 'merged'): Promise<Ended> {
      const { engine, warnings } = engineIn(state);
      await using merged = await mergeShards(engine, folders, options);
      return ended(merged, warnings);
    },
    /** The journal of the only run of a state folder. */
    journalOf: (state: string) => {
      const runs = join(cwd, state, 'state/runs');
      return join(runs, readdirSync(runs)[0]!, 'journal-0.jsonl');
    },
  };
}
type Suite = ReturnType<typeof suiteOf>;

/** What two runs of the same suite must have in common, whoever played which case. */
const essence = ({ results }: Ended) => ({
  ...results,
  ...{ run_id: '', started_at: '', finished_at: '', duration_ms: 0, latency_ms: {} },
  // The runs that failures are found in: each its own.
  failure_analysis: results.failure_analysis?.failure_categories.map((kind) => ({
    ...kind,
    example_run_ids: kind.example_run_ids.length,
  })),
  cases: results.cases.map((one) => ({
    ...one,
    attempts: one.attempts.map((attempt) => ({
      ...attempt,
      turns: attempt.turns.map((turn) => ({
        ...turn,
        turn_id: turn.turn_id.replace(/^turn_[^_]+/, ''),
        latency_ms: 0,
      })),
    })),
  })),
});

const MIXED = `${IDS.map((id) => caseOf(id, id === 'bee' ? '  repeat: 3\n  min_passes: 2\n' : id === 'fox' ? '  skip: later\n' : id === 'gnu' ? '  gating: false\n' : '')).join('')}`;

describe('a shard', () => {
  it('plays its part, is neutral and says so, and together they play everything once', async () => {
    const suite = suiteOf();
    script = { ant: '-' };
    const all = await suite.shards(3);
    expect(all.map(({ code, results }) => [code, results.conclusion])).toEqual(Array(3).fill([0, 'neutral']));
    expect(all.flatMap(({ results }) => results.cases.map(({ id }) => id)).sort()).toEqual(IDS);
    expect(all.map(({ results }) => results.cases.length)).toEqual([4, 4, 3]);
    expect(all[0]!.results.reason).toBe('Shard 1 of 3: 3 of 4 cases passed; gated after the merge.');
  });

  it('is cut alike on two machines, and otherwise where durations were remembered', async () => {
    const suite = suiteOf();
    const cutIn = async (state: string) => {
      const planned = [];
      for (const index of [1, 2]) {
        const started = await startRun(suite.engineIn(state).engine, { shard: { index, count: 2 } });
        planned.push(started.planned.map(({ description }) => description.id));
        await started.close();
      }
      return planned;
    };
    const before = await cutIn('a');
    expect(await cutIn('b')).toEqual(before);
    // One long case weighs as much as all the others.
    const store = await suite.engineIn('c').engine.store();
    const { rememberDurations } = await import('../../../src/runs/case-durations.ts');
    const { results } = await suite.run('d');
    await rememberDurations(
      store,
      results.cases.map(({ hash, agent_id }) => ({ hash: hash!, agent_id })),
      results.cases.map(({ id }) => (id === 'hen' ? 60_000 : 10)),
    );
    expect(await cutIn('c')).toEqual([['hen'], IDS.filter((id) => id !== 'hen')]);
  });

  it('that was killed goes on with the cases it began with, whatever was remembered since', async () => {
    const suite = suiteOf();
    script = { bee: '!' };
    const first = await suite.shard(1, 2);
    const others = first.results.cases.map(({ id }) => id);
    script = {};
    await suite.run('s1'); // Remembers durations in the same state folder.
    const again = await suite.run('s1', { retryErrors: first.results.run_id });
    expect(again.results.cases.map(({ id }) => id)).toEqual(others);
    expect(again.results.conclusion).toBe('neutral');
  });

  it.each([
    ['a shard that is none', { shard: { index: 3, count: 2 } }, 'there is no shard 3 of 2'],
    [
      'a baseline',
      { shard: { index: 1, count: 2 }, baseline: 'run_x' },
      'shard 1 of 2 is compared with nothing: the whole suite is',
    ],
  ])('refuses %s', async (_, options, message) => {
    await expect(suiteOf().run('s', options)).rejects.toMatchObject({ code: 'usage', message });
  });

  it('does not become another one, nor goes on when the suite changed', async () => {
    const suite = suiteOf();
    const { results } = await suite.shard(1, 2);
    await expect(
      suite.run('s1', { resume: results.run_id, shard: { index: 2, count: 2 } }),
    ).rejects.toMatchObject({
      code: 'usage',
      message: `${results.run_id} goes on as what it began: shard 1 of 2`,
    });
    const whole = await suite.run('w');
    await expect(
      suite.run('w', { resume: whole.results.run_id, shard: { index: 2, count: 2 } }),
    ).rejects.toMatchObject({ message: `${whole.results.run_id} goes on as what it began: the whole suite` });
    suite.write('evals/test-cases/more.yaml', caseOf('zoo'));
    await expect(suite.run('s1', { resume: results.run_id })).rejects.toMatchObject({
      code: 'conflict',
      message: 'the suite changed since shard 1 of 2 began',
    });
  });

  it('is no baseline, and its outcomes count once, when it is merged', async () => {
    const suite = suiteOf(undefined, 'gate: { fail_on: regression }\n');
    await suite.run('s', { shard: { index: 1, count: 2 } });
    await suite.run('s', { shard: { index: 2, count: 2 } });
    const history = async () => (await suite.engineIn('s').engine.store()).get('case_history', 'outcomes');
    expect(await history()).toBeNull();
    const merged = await suite.merge(['s'], {}, 's');
    expect(merged.results.reason).toContain('No baseline to compare with yet');
    expect(await history()).toMatchObject({ runs: 1 });
    await suite.merge(['s'], {}, 's');
    expect(await history()).toMatchObject({ runs: 1 });
  });
});

describe('merging shards', () => {
  it.each([
    ['one', 1],
    ['three', 3],
    ['more than there are cases', 14],
  ])('%s gives what one machine would have got', async (_, count) => {
    const suite = suiteOf(MIXED, 'gate: { min_pass_rate: 0.5 }\n');
    script = { ant: '-', hen: '-', gnu: '-', koi: 'L' };
    const whole = await suite.run('whole');
    await suite.shards(count);
    const merged = await suite.merge(Array.from({ length: count }, (_, at) => `s${at + 1}`));
    expect(essence(merged)).toEqual(essence(whole));
    expect(merged).toMatchObject({ code: whole.code, warnings: whole.warnings, engineWarnings: [] });
    expect(merged.results.cases.map(({ id }) => id)).toEqual(IDS);
    // Ten cases are played; the one that has to pass twice of three times passed twice.
    expect(merged.results.usage.agent).toMatchObject({ calls: 11, cost_usd: expect.closeTo(0.11, 9) });
  });

  it.each([
    ['without evidence of its own', {}],
    ['with a failure that needs no judge', { ant: '-' }],
  ])('of a fork without keys is what one machine would have got, %s', async (_, signs) => {
    // One shard holds what needs no judge, the other what only a judge decides.
    const judged = (id: string) => caseOf(id).replace('[is-yes]', '[relevance]');
    const suite = suiteOf(`${caseOf('ant')}${judged('bee')}`);
    script = signs;
    const fork = {
      judge: { provider: 'openai' },
      secretsWithheld: { reason: 'secrets are not given to forks' },
    } as const;
    const whole = await suite.run('whole', {}, fork);
    const shards = [await suite.shard(1, 2, {}, fork), await suite.shard(2, 2, {}, fork)];
    expect(shards.map(({ results }) => results.cases.length)).toEqual([1, 1]);
    const merged = await suite.merge(['s1', 's2']);
    expect(essence(merged)).toEqual(essence(whole));
    expect(merged.code).toBe(whole.code);
    expect(merged.results.reason).toContain('secrets are not given to forks; 1 case without a verdict');
  });

  it('of a fork without keys leaves no outcomes to later runs, as one machine leaves none', async () => {
    const suite = suiteOf(`${caseOf('ant')}${caseOf('bee').replace('[is-yes]', '[is-yes, relevance]')}`);
    script = { ant: '-', bee: '-' };
    const fork = {
      judge: { provider: 'openai' },
      secretsWithheld: { reason: 'secrets are not given to forks' },
    } as const;
    const remembered = async (state: string) => {
      const store = await suite.engineIn(state).engine.store();
      const names = ['outcomes', 'outcomes_by_agent', 'durations'];
      const all = await Promise.all(names.map((name) => store.get('case_history', name)));
      return names.filter((_, at) => all[at] !== null);
    };
    const whole = await suite.run('whole', {}, fork);
    expect(whole.results.counts).toMatchObject({ failed: 2 });
    expect(await remembered('whole')).toEqual(['durations']);
    for (const index of [1, 2]) await suite.shard(index, 2, {}, fork);
    expect((await suite.merge(['s1', 's2'])).results.counts).toMatchObject({ failed: 2 });
    expect(await remembered('merged')).toEqual(['durations']);
    await suite.run('keyed');
    expect(await remembered('keyed')).toEqual(['outcomes', 'outcomes_by_agent', 'durations']);
  });

  it('gates once, with the settings of the shards or those it is given', async () => {
    const suite = suiteOf(undefined, 'gate: { min_cases: 11, min_pass_rate: 0.9 }\n');
    script = { ant: '-' };
    await suite.shards(2);
    expect(await suite.merge(['s1', 's2'])).toMatchObject({ code: 0, results: { conclusion: 'passed' } });
    const strict = await suite.merge(['s1', 's2'], { minPassRate: 1 });
    expect(strict).toMatchObject({
      code: 1,
      results: { conclusion: 'failed', reason: '10 of 11 cases passed (90.9 %). Required: 100 %.' },
    });
    expect(await suite.merge(['s1', 's2'], { minPassRate: 1, failOn: 'never' })).toMatchObject({ code: 0 });
  });

  it('is the same in any order, from any layout, and when it is done again', async () => {
    const suite = suiteOf(MIXED);
    script = { cat: '-' };
    await suite.shards(4);
    // As artifacts lie after a download: each in a folder, with or without the name of the state folder.
    mkdirSync(join(suite.cwd, 'all/shard-3'), { recursive: true });
    cpSync(join(suite.cwd, 's1'), join(suite.cwd, 'all/shard-1'), { recursive: true });
    cpSync(join(suite.cwd, 's2/state'), join(suite.cwd, 'all/shard-2'), { recursive: true });
    cpSync(join(suite.cwd, 's3'), join(suite.cwd, 'all/shard-3/.assay'), { recursive: true });
    const first = await suite.merge(['s1', 's2', 's3', 's4']);
    const strip = ({ results }: Ended) => ({ ...results, finished_at: '' });
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray(
          ['s1', 's2', 's3', 's4', 's4', 'all/shard-1', 'all/shard-2', 'all/shard-3', 'all'],
          {
            minLength: 1,
          },
        ),
        async (folders) => {
          const has = (index: number, ...names: string[]) =>
            names.some((name) => folders.includes(name)) ? [index] : [];
          const held = [
            ...has(1, 's1', 'all/shard-1', 'all'),
            ...has(2, 's2', 'all/shard-2', 'all'),
            ...has(3, 's3', 'all/shard-3', 'all'),
            ...has(4, 's4'),
          ];
          const merged = await suite.merge(folders);
          if (held.length === 4) expect(strip(merged)).toEqual(strip(first));
          else {
            expect(merged.results.conclusion).toBe('failed');
            for (const index of [1, 2, 3, 4])
              if (!held.includes(index))
                expect(merged.results.reason).toMatch(new RegExp(`^Shards? .*${index}`));
          }
        },
      ),
      { numRuns: 25 },
    );
    expect((await (await suite.engineIn('merged').engine.store()).runSummaries()).length).toBeLessThan(16);
  });

  it('keeps a merged run like any other: shown, judged again, found by its turns, never gone on with', async () => {
    const suite = suiteOf(MIXED);
    script = { koi: 'L', ant: '-' };
    await suite.shards(2);
    const merged = await suite.merge(['s1', 's2']);
    for (const state of ['s1', 's2']) rmSync(join(suite.cwd, state), { recursive: true });
    const { engine } = suite.engineIn('merged');
    const { run_id: runId, cases } = merged.results;
    for (const one of cases.filter(({ id }) => id === 'koi' || id === 'bee'))
      for (const { turns } of one.attempts) {
        const subject = (await storedTurn(engine, turns[0]!.turn_id)).subject({ multiTurn: false });
        expect(subject.output).toBe(turns[0]!.output);
      }
    const again = await finished(rescoreRun(engine, runId), ({ report }) => report.header.counts);
    expect(again).toMatchObject({
      passed: merged.results.counts.passed,
      failed: merged.results.counts.failed,
    });
    await expect(suite.run('merged', { resume: runId })).rejects.toMatchObject({ code: 'conflict' });
  });

  it('compares the whole with a baseline, and says that nothing could be repeated', async () => {
    const suite = suiteOf(undefined, 'gate: { fail_on: regression }\n');
    await suite.run('merged');
    script = { ant: '-' };
    await suite.shards(2);
    const merged = await suite.merge(['s1', 's2']);
    expect(merged.results.comparison).toMatchObject({ verdict: 'suspected', cases: { compared: 11 } });
    expect(merged.results.reason).toContain(
      'Repeats: none, because a merge plays nothing; the comparison decides alone.',
    );
    expect(merged.code).toBe(0);
    script = Object.fromEntries(IDS.map((id) => [id, '-']));
    await suite.shards(2).catch(() => undefined);
    for (const state of ['s1', 's2']) rmSync(join(suite.cwd, state), { recursive: true });
    await suite.shards(2);
    expect(await suite.merge(['s1', 's2'])).toMatchObject({
      code: 1,
      results: { conclusion: 'failed', comparison: { verdict: 'regression' } },
    });
    // Named, it is opened or refused.
    await expect(suite.merge(['s1', 's2'], { baseline: 'run_nowhere' })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('remembers durations, so that the next shards are balanced by them', async () => {
    const suite = suiteOf();
    await suite.shards(2);
    await suite.merge(['s1', 's2']);
    const store = await suite.engineIn('merged').engine.store();
    expect(await store.get('case_history', 'durations')).toMatchObject({ runs: 1 });
  });
});

describe('a merge fails honestly', () => {
  const refused: [string, (suite: Suite) => Promise<string[]>, RegExp][] = [
    [
      'a shard is missing',
      async (suite) => {
        await suite.shard(1, 3);
        await suite.shard(3, 3);
        return ['s1', 's3', 's2'];
      },
      /^Shard 2 of 3 is missing\. Of what is there 7 of 7 cases passed\.$/,
    ],
    [
      'several are missing',
      async (suite) => {
        await suite.shard(2, 14);
        return ['s2'];
      },
      /^Shards 1, 3, 4, 5, 6, 7, 8, 9, 10, 11 and 3 others of 14 are missing\./,
    ],
    [
      'a shard is there twice',
      async (suite) => {
        await suite.shards(2);
        await suite.run('other', { shard: { index: 2, count: 2 } });
        return ['s1', 's2', 'other'];
      },
      /^Shard 2 of 2 is there 2 times \(run_\w+, run_\w+\): nobody can say which one counts\./,
    ],
    [
      'the cases differ',
      async (suite) => {
        await suite.shard(1, 2);
        suite.write('evals/test-cases/more.yaml', caseOf('zoo'));
        await suite.shard(2, 2);
        return ['s1', 's2'];
      },
      /^Shard 2 of 2 \(run_\w+\) cannot be merged with shard 1 of 2 \(run_\w+\): its suite is another one \(the cases differ\)\./,
    ],
    [
      'the commit differs, and so the code of the agent may',
      async (suite) => {
        await suite.shard(1, 2, {}, { commit: 'a'.repeat(40) });
        await suite.shard(2, 2, {}, { commit: 'b'.repeat(40) });
        return ['s1', 's2'];
      },
      /: it was made of commit b{10}, not of commit a{10}\./,
    ],
    [
      'the number of shards differs',
      async (suite) => {
        await suite.shard(1, 2);
        await suite.shard(2, 3);
        return ['s1', 's2'];
      },
      /the suite was cut into 2 and into 3\./,
    ],
    [
      'the settings differ',
      async (suite) => {
        await suite.shard(1, 2);
        await suite.shard(2, 2, { minPassRate: 0.5, timeoutMs: 1234 });
        return ['s1', 's2'];
      },
      /other settings were in force \(run\.timeout_ms, gate\.min_pass_rate\)\./,
    ],
    [
      'other cases were asked for',
      async (suite) => {
        await suite.shard(1, 2);
        await suite.shard(2, 2, { selection: { cases: ['ant', 'bee'] } });
        return ['s1', 's2'];
      },
      /other cases, tags, agent or repeats were asked for\./,
    ],
    [
      'the seed differs',
      async (suite) => {
        await suite.shard(1, 2);
        await suite.shard(2, 2, {}, { seed: 7 });
        return ['s1', 's2'];
      },
      /the seed differs\./,
    ],
    [
      'the state that it was cut by differs',
      async (suite) => {
        await suite.shard(1, 2);
        const { results } = await suite.run('x');
        const { rememberDurations } = await import('../../../src/runs/case-durations.ts');
        await rememberDurations(
          await suite.engineIn('s2').engine.store(),
          results.cases.map(({ hash, agent_id }) => ({ hash: hash!, agent_id })),
          results.cases.map((_, at) => (at === 0 ? 60_000 : 10)),
        );
        await suite.shard(2, 2);
        return ['s1', 's2'];
      },
      /the suite was cut along other durations/,
    ],
    [
      'the budget of a shard ran out',
      async (suite) => {
        await suite.shard(1, 2);
        const { code, results } = await suite.shard(2, 2, {}, { maxCostUsd: 0.02 });
        expect([code, results.conclusion]).toEqual([1, 'failed']);
        return ['s1', 's2'];
      },
      /^Shard 2 of 2 \(run_\w+\) is incomplete, \d cases? of it (was|were) not played to the end: Shard 2 of 2: the budget ran out/,
    ],
    [
      'a shard was killed',
      async (suite) => {
        await suite.shards(2);
        const path = suite.journalOf('s2');
        const lines = readFileSync(path, 'utf8').split('\n');
        writeFileSync(path, lines.slice(0, -2).join('\n'));
        return ['s1', 's2'];
      },
      /^Shard 2 of 2 \(run_\w+\) did not finish\. Of what is there 1\d of 1\d cases passed\.$/,
    ],
    [
      'a record of a shard is damaged',
      async (suite) => {
        await suite.shards(2);
        const path = suite.journalOf('s2');
        const text = readFileSync(path, 'utf8');
        writeFileSync(path, text.replace('"type":"attempt.played"', '"type":"attempt.ployed"'));
        return ['s1', 's2'];
      },
      /^Shard 2 of 2 \(run_\w+\) is incomplete, 1 case of it was not played to the end\./,
    ],
    [
      'a long answer did not come along',
      async (suite) => {
        script = Object.fromEntries(IDS.map((id) => [id, 'L']));
        await suite.shards(2);
        rmSync(join(suite.cwd, 's2/state/blobs'), { recursive: true });
        return ['s1', 's2'];
      },
      /^Shard 2 of 2 \(run_\w+\) is incomplete, 5 cases of it were not played to the end\./,
    ],
  ];
  it.each(refused)('when %s', async (_, make, reason) => {
    const suite = suiteOf();
    const folders = await make(suite);
    for (const order of [folders, [...folders].reverse()]) {
      const merged = await suite.merge(order);
      expect(merged.results.reason).toMatch(reason);
      expect(merged).toMatchObject({ code: 1, results: { conclusion: 'failed', status: 'completed' } });
      expect(merged.results.comparison).toBeUndefined();
    }
    // Nobody's pass rate, `never` or not.
    const lenient = await suite.merge(folders, { failOn: 'never', minPassRate: 0 });
    expect(lenient).toMatchObject({ code: 1, results: { conclusion: 'failed' } });
    // What was not whole is remembered by nobody.
    const store = await suite.engineIn('merged').engine.store();
    expect(await store.get('case_history', 'outcomes')).toBeNull();
  });

  it('but a shard that was broken off and played again counts by its second run', async () => {
    const suite = suiteOf();
    await suite.shards(2);
    const path = suite.journalOf('s2');
    cpSync(join(suite.cwd, 's2'), join(suite.cwd, 'broken'), { recursive: true });
    await suite.run('again', { shard: { index: 2, count: 2 } });
    const lines = readFileSync(path, 'utf8').split('\n');
    writeFileSync(path, lines.slice(0, -2).join('\n'));
    expect(await suite.merge(['s1', 's2', 'again'])).toMatchObject({ code: 0 });
    // A copy that was taken before the end is the same run.
    expect(await suite.merge(['s2', 's1', 'broken'])).toMatchObject({ code: 0 });
  });

  it('and warns of folders in which there is nothing', async () => {
    const suite = suiteOf();
    await suite.shards(1);
    suite.write('file', '');
    mkdirSync(join(suite.cwd, 'empty'));
    const merged = await suite.merge(['nowhere', 'file', 'empty', 's1', 's1']);
    expect(merged.engineWarnings).toEqual([
      'nowhere is not there',
      'file is not a folder',
      'empty holds no shard',
      's1 holds no shard that was not found before',
    ]);
    expect(merged.code).toBe(0);
    await expect(suite.merge(['empty', 'nowhere'])).rejects.toMatchObject({ code: 'not_found' });
    await expect(suite.merge([])).rejects.toMatchObject({ code: 'usage' });
    await suite.run('plain');
    await expect(suite.merge(['plain'])).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('what comes from another machine is data', () => {
  // biome-ignore lint/suspicious/noExplicitAny: whatever an attacker writes
  type Written = any;
  /** The journal of shard 2 with every record changed as the test likes; undefined leaves one out. */
  function rewrite(path: string, change: (record: Written) => unknown): void {
    const lines = readFileSync(path, 'utf8').trimEnd().split('\n');
    const records = lines.map((line) => change(JSON.parse(line).record));
    writeFileSync(path, records.map((record) => journalLine(record)).join(''));
  }
  const attacks: [string, (record: Written) => unknown][] = [
    ['is no object', () => 7],
    ['has a place beyond the suite', (one) => withPart(one, { places: [99, 1, 2, 3, 4] })],
    ['has a place twice', (one) => withPart(one, { places: [1, 1, 2, 3, 4] })],
    ['claims the places of others', (one) => withPart(one, { places: [0, 1, 2, 3, 4] })],
    ['has an index of its own', (one) => withPart(one, { index: 9 })],
    ['names a run outside', (one) => (one.type === 'run.started' ? { ...one, run_id: '../../x' } : one)],
    ['plays cases of others', (one) => (one.type === 'attempt.played' ? { ...one, case_id: 'ant' } : one)],
    [
      'plays more often than planned',
      (one) => (one.type === 'attempt.played' ? { ...one, attempt: 3 } : one),
    ],
    [
      'has scores that are none',
      (one) => (one.result ? { ...one, result: { ...one.result, score: 7 } } : one),
    ],
    [
      'takes its cases out of the gate',
      (one) => (one.case ? { ...one, case: { ...one.case, gating: false } } : one),
    ],
    ['has the cases of others', (one) => (one.case ? { ...one, case: { ...one.case, id: 'ant' } } : one)],
    [
      'reads a file as an answer',
      (one) =>
        one.turns
          ? {
              ...one,
              turns: one.turns.map((turn: object) => ({ ...turn, output_blob: '../../../etc/passwd' })),
            }
          : one,
    ],
  ];
  function withPart(record: Written, part: object): unknown {
    return record.type !== 'run.started'
      ? record
      : { ...record, config: { ...record.config, shard: { ...record.config.shard, ...part } } };
  }
  it.each(attacks)('a journal that %s never passes, and never breaks the merge', async (_, change) => {
    const suite = suiteOf();
    script = { ant: '-' };
    await suite.shards(2);
    rewrite(suite.journalOf('s2'), change);
    const merged = await suite.merge(['s1', 's2'], { minPassRate: 0 });
    expect(merged).toMatchObject({ code: 1, results: { conclusion: 'failed' } });
    expect(merged.results.cases.filter(({ id }) => id === 'ant').map(({ status }) => status)).toEqual([
      'failed',
    ]);
  });

  it('a merge that was killed is made anew', async () => {
    const suite = suiteOf();
    await suite.shards(2);
    const first = await suite.merge(['s1', 's2']);
    const path = suite.journalOf('merged');
    const lines = readFileSync(path, 'utf8').split('\n');
    writeFileSync(path, `${lines.slice(0, 9).join('\n')}\n{"crc`);
    const second = await suite.merge(['s1', 's2']);
    expect({ ...second.results, finished_at: '' }).toEqual({ ...first.results, finished_at: '' });
    expect(existsSync(path)).toBe(true);
  });
});
