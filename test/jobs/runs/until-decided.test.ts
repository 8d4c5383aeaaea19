import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createEngine } from '../../../src/engine/engine.ts';
import { Fault } from '../../../src/errors.ts';
import { mergeShards } from '../../../src/jobs/runs/merge-runs.ts';
import { type RunOptions, startRun } from '../../../src/jobs/runs/start-run.ts';
import { nodePorts } from '../../../src/ports/node-ports.ts';
import { resultsJson } from '../../../src/reports/results-json.ts';
import type { RunOutcome } from '../../../src/runs/run.ts';
import { openStoredRun, storedReport } from '../../../src/runs/stored-run.ts';
import { type CaseResult, runResults } from '../../../src/schema/run.ts';
import { statePaths } from '../../../src/state/state-paths.ts';
import { type FakeServer, fakeAgentServer } from '../../support/fake-agent-servers.ts';
import { finished } from '../../support/finished.ts';
import { folderOf } from '../../support/run-cli.ts';

let agent: FakeServer;
/** What each play of a case does, in order: `+` right, `-` wrong, `!` down, `~` never answered; the last sign goes on. */
let script: Record<string, string> = {};
let calls: Record<string, number> = {};
/** What happens before the play of this number is answered. */
let before: { call: number; happens: () => void } | undefined;
beforeAll(async () => {
  agent = await fakeAgentServer(({ json }) => {
    const id = /^topic (\S+)/.exec(json.input)?.[1] ?? '';
    const at = calls[id] ?? 0;
    calls[id] = at + 1;
    if (before?.call === total()) before.happens();
    const signs = script[id] ?? '+';
    const sign = signs[Math.min(at, signs.length - 1)];
    if (sign === '~') return { fault: 'hang' };
    return sign === '!' ? { status: 500, body: 'down' } : { body: { output: sign === '-' ? 'no' : 'yes' } };
  });
});
afterAll(() => agent.close());
beforeEach(() => {
  script = {};
  calls = {};
  before = undefined;
});
/** The 10m of the tests. */
const LIMIT_MS = 600_000;
const total = () => Object.values(calls).reduce((sum, one) => sum + one, 0);

const caseOf = (id: string, marks = '') =>
  `- id: ${id}\n  name: About ${id}\n${marks}  turns: [{ input: topic ${id}, expected_behavior: Say yes., scorers: [is-yes] }]\n`;
const repeated = (id: string, repeat: number, passes: number) =>
  caseOf(id, `  repeat: ${repeat}\n  min_passes: ${passes}\n`);

function suiteOf(cases: string, { run = '', concurrency = 1 } = {}) {
  const cwd = folderOf({
    'evals/assay.yaml': `run: { max_retries: 0${run} }\n`,
    'evals/agents/a.yaml': `name: A\nprovider: custom\ninvocation:\n  url: ${agent.url}/chat\n  body_template: '{"input":"{{ input }}"}'\n`,
    'evals/scorers/is-yes.yaml': 'name: Is yes\ntype: regex\nconfig: { pattern: "yes" }\n',
    'evals/test-cases/cases.yaml': cases,
  });
  const clock = { skipped: 0, over: () => {} };
  const engineIn = (state: string) => {
    const ports = nodePorts();
    return createEngine({
      ports: {
        ...ports,
        env: { ...ports.env, cwd: () => cwd },
        clock: {
          ...ports.clock,
          monotonic: () => ports.clock.monotonic() + clock.skipped,
          after(ms, callback) {
            if (ms === LIMIT_MS) clock.over = callback;
            return ports.clock.after(ms, callback);
          },
        },
      },
      judge: { provider: 'offline' },
      state,
      concurrency,
    });
  };
  return {
    clock,
    run: async (options: RunOptions = {}, state = '.assay') => {
      const events: string[] = [];
      const starting = startRun(engineIn(state), options);
      (await starting).events.subscribe((event) => {
        if (event.type === 'case.finished') events.push(`${event.data.test_case_id} ${event.data.status}`);
      });
      const told: CaseResult[] = [];
      const use = ({ report, verdict, cancelled }: RunOutcome) => ({
        ...{ code: verdict.exitCode, cancelled, events, told, notes: report.notes ?? [] },
        results: runResults.parse(JSON.parse([...resultsJson(report)].join(''))),
      });
      return finished(starting, use, { onCase: (one) => void told.push(one) });
    },
    async merge(states: string[]) {
      const folders = states.map((state) => `${cwd}/${state}`);
      await using merged = await mergeShards(engineIn('merged'), folders, {});
      return merged.report.header;
    },
    notesOfStored(runId: string) {
      const journal = openStoredRun(runId, statePaths(`${cwd}/.assay`), nodePorts());
      return storedReport(runId, journal).notes;
    },
  };
}

describe('a case that needs fewer passes than it has attempts', () => {
  it.each([
    [5, 3, '+', 'passed', 3],
    [5, 3, '+-+-+', 'passed', 5],
    [5, 3, '-+++', 'passed', 4],
    [5, 3, '-', 'failed', 3],
    [5, 4, '--', 'failed', 2],
    [10, 8, '-', 'failed', 3],
    [3, 1, '+', 'passed', 1],
    [3, 1, '--+', 'passed', 3],
    [3, 2, '!', 'errored', 3],
    [3, 2, '!++', 'passed', 3],
  ])('of %i attempts and %i passes, %s, %s after %i plays', async (repeat, passes, signs, status, plays) => {
    script = { ant: signs };
    const { results, events } = await suiteOf(repeated('ant', repeat, passes)).run();
    const [one] = results.cases;
    expect({ status: one?.status, attempts: one?.attempts.length, calls: total() }).toEqual({
      status,
      attempts: plays,
      calls: plays,
    });
    expect(one?.repeat).toBe(plays < repeat ? repeat : undefined);
    expect(events).toEqual([`ant ${status}`]);
  });

  it.each([1, 2, 8])('comes to the same with %i at once, and tells of its end once', async (concurrency) => {
    script = { ant: '-+-++', bee: '-', cat: '+', dog: '-+' };
    const cases = repeated('ant', 5, 3) + repeated('bee', 5, 4) + repeated('cat', 4, 2) + caseOf('dog');
    const { results, events } = await suiteOf(cases, { concurrency }).run();
    expect(results.cases.map(({ status }) => status)).toEqual(['passed', 'failed', 'passed', 'failed']);
    expect([...events].sort()).toEqual(['ant passed', 'bee failed', 'cat passed', 'dog failed']);
    expect(calls).toMatchObject({ ant: 5, cat: 2, dog: 1 });
  });

  it('is told of as the report has it, also where a run goes on', async () => {
    const cases = repeated('ant', 5, 3) + repeated('bee', 3, 1) + caseOf('cat') + repeated('dog', 5, 3);
    const suite = suiteOf(cases, { concurrency: 2 });
    script = { ant: '-++', dog: '+-' };
    const stop = new AbortController();
    before = { call: 5, happens: () => stop.abort(new Fault('cancelled', 'stopped')) };
    const first = await suite.run({ signal: stop.signal });
    before = undefined;
    script = { dog: '-' };
    const { results, told } = await suite.run({ resume: first.results.run_id });
    const shown = ({ id, status, attempts }: Pick<CaseResult, 'id' | 'status' | 'attempts'>) => ({
      ...{ id, status },
      turns: attempts.flatMap(({ turns }) => turns.map(({ turn_id, output }) => [turn_id, output])),
    });
    expect(told.map(shown)).toEqual(results.cases.map(shown));
  });

  it('says what was not played, and leaves the case out of what all attempts are needed for', async () => {
    const suite = suiteOf(repeated('ant', 5, 3) + caseOf('bee', '  repeat: 2\n'));
    const { results, notes } = await suite.run();
    expect(notes).toEqual([
      '2 planned attempts of 1 case were not played, because min_passes was decided without; pass@k and stability leave this case out (run.repeats: all plays every attempt).',
    ]);
    expect(results.repeats).toMatchObject({ k: 2, cases: 1, stable: 1, unstable: 0 });
    expect(suite.notesOfStored(results.run_id)).toEqual(notes);
  });

  it.each<[string, string, string, RunOptions?]>([
    ['where the settings ask for all', repeated('ant', 5, 3), ', repeats: all'],
    ['where all have to pass', caseOf('ant', '  repeat: 5\n'), ''],
    ['where the run is asked for so many', repeated('ant', 2, 1), '', { selection: { repeat: 5 } }],
  ])('plays every attempt %s', async (_, cases, run, options = {}) => {
    const { results, notes } = await suiteOf(cases, { run }).run(options);
    expect(total()).toBe(5);
    expect(notes).toEqual([]);
    expect(results.repeats).toMatchObject({ k: 5, cases: 1 });
  });

  it('goes on after an interruption with what is still needed', async () => {
    const suite = suiteOf(repeated('ant', 5, 3) + repeated('bee', 5, 3));
    script = { ant: '+-+', bee: '-' };
    const stop = new AbortController();
    before = { call: 3, happens: () => stop.abort() };
    const first = await suite.run({ signal: stop.signal });
    expect(first.cancelled).toBe(true);
    script = {};
    const played = total();
    const { results } = await suite.run({ resume: first.results.run_id });
    expect(results.cases.map(({ status }) => status)).toEqual(['passed', 'passed']);
    const attempts = results.cases.flatMap((one) => one.attempts).length;
    expect(attempts).toBe(total() - (played - first.results.cases.flatMap((one) => one.attempts).length));
    const again = await suite.run({ resume: first.results.run_id });
    expect(again.results.cases).toEqual(results.cases);
  });

  it('is as it was asked to a comparison, however many attempts it took', async () => {
    const cases = Array.from({ length: 6 }, (_, at) => repeated(`ant-${at}`, 5, 3)).join('');
    const suite = suiteOf(cases);
    await suite.run();
    calls = {};
    script = Object.fromEntries(Array.from({ length: 6 }, (_, at) => [`ant-${at}`, '-+++']));
    const { results } = await suite.run({ failOn: 'regression' });
    expect(results.comparison).toMatchObject({
      comparable: true,
      flips: [],
      pass_rate: { a: 1, b: 1, delta: 0 },
    });
  });

  it('is complete in a shard', async () => {
    const suite = suiteOf(repeated('ant', 5, 3) + repeated('bee', 5, 3));
    for (const index of [1, 2]) await suite.run({ shard: { index, count: 2 } }, `s${index}`);
    expect(await suite.merge(['s1', 's2'])).toMatchObject({
      conclusion: 'passed',
      reason: '2 of 2 cases passed (100 %).',
    });
    expect(total()).toBe(6);
  });
});

describe('a limit of time for a whole run', () => {
  const cases = ['ant', 'bee', 'cat', 'dog'].map((id) => caseOf(id)).join('');

  it('ends what is under way, begins nothing more, and says so; the run can go on', async () => {
    const suite = suiteOf(cases, { run: ', time_limit: 10m' });
    before = { call: 2, happens: () => void (suite.clock.skipped = 600_000) };
    const { results, code } = await suite.run();
    expect({ code, status: results.status, conclusion: results.conclusion }).toEqual({
      code: 1,
      status: 'completed',
      conclusion: 'failed',
    });
    expect(results.reason).toBe(
      'The time limit of 10m was reached: 2 of 4 cases judged. The run can go on (--resume).',
    );
    expect(results.counts).toMatchObject({ passed: 2, skipped: 2 });
    before = undefined;
    const on = await suite.run({ resume: results.run_id });
    expect(on).toMatchObject({ code: 0, results: { counts: { passed: 4 } } });
    expect(total()).toBe(4);
  });

  it('breaks off an agent that hangs, without an error and without another try', async () => {
    const suite = suiteOf(cases, { run: ', time_limit: 10m', concurrency: 2 });
    script = { cat: '~+' };
    before = { call: 4, happens: () => suite.clock.over() };
    const { results, code, cancelled } = await suite.run();
    expect({ code, cancelled, counts: results.counts }).toMatchObject({
      code: 1,
      cancelled: false,
      counts: { errored: 0, failed: 0, total: 4 },
    });
    expect(results.reason).toMatch(/^The time limit of 10m was reached: [23] of 4 cases judged\./);
    expect(results).not.toHaveProperty('cancelled');
    expect(calls['cat']).toBe(1);
    before = undefined;
    const on = await suite.run({ resume: results.run_id });
    expect(on).toMatchObject({ code: 0, results: { counts: { passed: 4 } } });
  });

  it('takes nothing from a run whose last play it met', async () => {
    const suite = suiteOf(cases);
    before = { call: 4, happens: () => void (suite.clock.skipped = 600_000) };
    const { results, code } = await suite.run({ timeLimit: '10m' });
    expect({ code, reason: results.reason }).toEqual({ code: 0, reason: '4 of 4 cases passed (100 %).' });
  });

  it('may take repeats of flipped cases, which only leaves them unconfirmed', async () => {
    const suite = suiteOf(cases);
    await suite.run();
    calls = {};
    script = { dog: '-' };
    before = { call: 4, happens: () => void (suite.clock.skipped = 600_000) };
    const { results, code } = await suite.run({ timeLimit: '10m', failOn: 'regression' });
    expect({ code, calls: total() }).toEqual({ code: 0, calls: 4 });
    expect(results.reason).toContain('Repeats: the time limit of 10m was reached among them.');
    expect(results.reason).toMatch(/^Regression suspected/);
  });

  it('fails a shard, which its merge names', async () => {
    const suite = suiteOf(cases);
    before = { call: 1, happens: () => void (suite.clock.skipped = 600_000) };
    const first = await suite.run({ timeLimit: '10m', shard: { index: 1, count: 2 } }, 's1');
    expect(first).toMatchObject({ code: 1, results: { conclusion: 'failed' } });
    await suite.run({ shard: { index: 2, count: 2 } }, 's2');
    const { conclusion, reason } = await suite.merge(['s1', 's2']);
    expect(conclusion).toBe('failed');
    expect(reason).toContain('the time limit of 10m was reached');
  });
});
