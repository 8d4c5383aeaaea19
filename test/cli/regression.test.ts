import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createEngine } from '../../src/engine/engine.ts';
import { type RunOptions, startRun } from '../../src/jobs/runs/start-run.ts';
import { nodePorts } from '../../src/ports/node-ports.ts';
import { resultsJson } from '../../src/reports/results-json.ts';
import { type RunResults, runResults } from '../../src/schema/run.ts';
import { type FakeServer, fakeAgentServer } from '../support/fake-agent-servers.ts';
import { finished } from '../support/finished.ts';
import { CLI, folderOf, runScript } from '../support/run-cli.ts';

let agent: FakeServer;
/** What the agent does by case: `+` right, `-` wrong, in the order of its plays; the last sign stays. */
let script: Record<string, string> = {};
/** Plays of this run by case. */
let plays = new Map<string, number>();
/** Told of every play; `down` makes the agent fail it. */
let onPlay: (id: string, play: number) => 'down' | undefined = () => undefined;

beforeAll(async () => {
  agent = await fakeAgentServer(({ json }) => {
    const id = /^topic (\S+)/.exec(json.input)?.[1] ?? '';
    const play = (plays.get(id) ?? 0) + 1;
    plays.set(id, play);
    if (onPlay(id, play) === 'down') return { status: 503, body: 'busy' };
    const signs = script[id] ?? '+';
    const right = (signs[play - 1] ?? signs.at(-1)) === '+';
    return {
      body: { output: right ? `I wrote down ${id}.` : 'I do not know that.', usage: { cost_usd: 0.01 } },
    };
  });
});
afterAll(() => agent.close());
beforeEach(() => {
  script = {};
  onPlay = () => undefined;
});

const IDS = ['ant', 'bee', 'cat', 'dog', 'eel', 'fox', 'gnu', 'hen'];
const caseOf = (id: string, more = '') =>
  `- id: ${id}\n  name: About ${id}\n${more}  turns: [{ input: topic ${id}, expected_behavior: 'Mention "${id}".', checks: [{ contains: ${id} }] }]\n`;
/** The same as the judge alone sees it, and settings by which its word gates also where it is not sure. */
const judgedCaseOf = (id: string) => caseOf(id).replace(/, checks: .* }]/, ' }]');
const judgeGates = (settings: string) => `gate: { ${settings}, offline_low_confidence: true }\n`;
const CASES = 'evals/test-cases/cases.yaml';

interface Suite {
  cwd: string;
  /** Runs anew with this behaviour of the agent, in this process: what a run decides needs no command line. */
  run(
    flags?: Flags,
    behaviour?: Record<string, string>,
  ): Promise<{ code: number | null; results: RunResults }>;
  /** The same by the command line. */
  runByHand(
    behaviour?: Record<string, string>,
    ...args: string[]
  ): Promise<{ code: number | null; results: RunResults }>;
  assay(
    args: readonly string[],
    onStart?: (kill: (signal: NodeJS.Signals) => void) => void,
  ): ReturnType<typeof runScript>;
  write(path: string, text: string): void;
  /** Where the reports of a run are. */
  fileOf(results: RunResults): string;
}

interface Flags extends Pick<RunOptions, 'baseline' | 'minPassRate' | 'failOn'> {
  case?: string[];
  tag?: string[];
  repeat?: number;
  concurrency?: number;
  maxCostUsd?: number;
}

function suiteOf(
  cases = IDS.map((id) => caseOf(id)).join(''),
  settings = 'gate: { fail_on: regression }\n',
): Suite {
  const cwd = folderOf({
    'evals/assay.yaml': settings,
    'evals/agents/a.yaml': `name: A\nprovider: custom\ninvocation:\n  url: ${agent.url}/chat\n  body_template: '{"input":"{{ input }}"}'\n`,
    [CASES]: cases,
  });
  const assay: Suite['assay'] = (args, onStart) =>
    runScript(CLI, [...args, '--judge', 'offline', '--quiet'], {
      cwd,
      ...(onStart === undefined ? {} : { onStart }),
    });
  const fileOf: Suite['fileOf'] = ({ run_id }) => join(cwd, '.assay/reports', run_id, 'results.json');
  return {
    cwd,
    assay,
    fileOf,
    async run({ case: ids, tag: tags, repeat, concurrency, maxCostUsd, ...options } = {}, behaviour = {}) {
      script = behaviour;
      plays = new Map();
      const ports = nodePorts();
      const engine = createEngine({
        ports: { ...ports, env: { ...ports.env, cwd: () => cwd } },
        judge: { provider: 'offline' },
        ...(concurrency === undefined ? {} : { concurrency }),
        ...(maxCostUsd === undefined ? {} : { maxCostUsd }),
      });
      const selection = {
        ...(ids === undefined ? {} : { cases: ids }),
        ...(tags === undefined ? {} : { tags }),
        ...(repeat === undefined ? {} : { repeat }),
      };
      const started = await startRun(engine, { ...options, selection });
      return finished(started, ({ report, verdict }) => {
        const results = runResults.parse(JSON.parse([...resultsJson(report)].join('')));
        ports.files.writeStream(fileOf(results), resultsJson(report));
        return { code: verdict.exitCode, results };
      });
    },
    async runByHand(behaviour = {}, ...args) {
      script = behaviour;
      plays = new Map();
      const { code, stdout, stderr } = await assay(['run', '--json', ...args]);
      expect({ stdout: stdout.slice(0, 1), stderr }).toMatchObject({ stdout: '{' });
      return { code, results: runResults.parse(JSON.parse(stdout)) };
    },
    write: (path, text) => writeFileSync(join(cwd, path), text),
  };
}

const flipOf = ({ comparison }: RunResults, id: string) => comparison?.flips.find((flip) => flip.id === id);

describe('fail_on: regression', () => {
  it('is neutral without a baseline, says how to name one, and the next run has one', async () => {
    const { run } = suiteOf();
    const first = await run({}, { ant: '-' });
    expect(first).toMatchObject({ code: 0, results: { conclusion: 'neutral' } });
    expect(first.results.comparison).toBeUndefined();
    expect(first.results.reason).toBe(
      'No baseline to compare with yet (name one as baseline: a results.json file or a run id): 7 of 8 cases passed (87.5 %).',
    );
    // What failed before and fails still is no regression.
    const second = await run({}, { ant: '-' });
    expect(second).toMatchObject({ code: 0, results: { conclusion: 'passed' } });
    expect(second.results.comparison).toMatchObject({ verdict: 'unchanged', run_a: first.results.run_id });
    expect(second.results.reason).toContain(
      `No regression against ${first.results.run_id} (the newest run that did not fail): `,
    );
    expect(plays.get('ant')).toBe(1);
  });

  it('fails for a case that fails in every repeat, and a failed run never becomes the baseline', async () => {
    const { run, runByHand, assay, cwd } = suiteOf();
    const before = await run();
    for (const time of [1, 2]) {
      const { code, results } = await (time === 1 ? run({}, { cat: '-' }) : runByHand({ cat: '-' }));
      expect({ time, code, conclusion: results.conclusion }).toEqual({ time, code: 1, conclusion: 'failed' });
      expect(results.comparison).toMatchObject({ run_a: before.results.run_id, verdict: 'regression' });
      expect(flipOf(results, 'cat')).toMatchObject({
        kind: 'pass_to_fail',
        verdict: 'regression',
        repeats: { played: 24, failed: 24 },
        before: 'I wrote down cat.',
        after: 'I do not know that.',
      });
      expect(results.reason).toMatch(
        /^Regression against run_\w+ \(the newest run that did not fail\): case cat /,
      );
      expect(results.reason).toContain('24 of 24 repeats');
      // Repeats are paid and counted, and they are no attempts of the case.
      expect(plays.get('cat')).toBe(25);
      expect(results.usage.agent).toMatchObject({ calls: 32, cost_usd: expect.closeTo(0.32, 6) });
      expect(results.cases.every(({ attempts }) => attempts.length === 1)).toBe(true);
      expect(results.counts).toMatchObject({ total: 8, passed: 7, failed: 1 });
      // Whoever sets the two side by side by hand is told the same.
      const byHand = await assay(['compare', before.results.run_id, results.run_id, '--json']);
      expect(JSON.parse(byHand.stdout)).toEqual(results.comparison);
      // The stored run shows its comparison again.
      const again = await assay(['report', results.run_id, '--json']);
      expect(JSON.parse(again.stdout)).toEqual(results);
      expect(
        JSON.parse(readFileSync(join(cwd, '.assay/reports', results.run_id, 'results.json'), 'utf8')),
      ).toEqual(results);
    }
  });

  it('passes a failure that the repeats do not confirm, names it, and does not let it become the baseline', async () => {
    const { run } = suiteOf();
    const before = await run();
    const flaky = await run({}, { cat: '-+' });
    expect(flaky).toMatchObject({ code: 0, results: { conclusion: 'passed' } });
    expect(flaky.results.comparison?.verdict).toBe('noise');
    expect(flaky.results.reason).toContain('case cat passed before and fails now');
    expect(flaky.results.reason).toContain('chance');
    expect(flipOf(flaky.results, 'cat')).toMatchObject({
      verdict: 'noise',
      repeats: { played: 2, failed: 0 },
    });
    // Two passes settle it: a third repeat would be money for nothing.
    expect(plays.get('cat')).toBe(3);
    // Held against the run in which the case failed by chance, this would look as before.
    const broken = await run({}, { cat: '-' });
    expect(broken).toMatchObject({ code: 1, results: { comparison: { run_a: before.results.run_id } } });
  });

  it('passes what stays doubtful and says that it is suspected', async () => {
    const { run } = suiteOf();
    await run();
    const { code, results } = await run({}, { cat: '--+-', dog: '-' });
    // One confirmed regression fails the run, whatever is doubtful beside it.
    expect(code).toBe(1);
    expect(flipOf(results, 'cat')).toMatchObject({ verdict: 'suspected', repeats: { played: 3, failed: 2 } });
    expect(flipOf(results, 'dog')).toMatchObject({ verdict: 'regression' });
    const alone = await run({}, { cat: '--+-' });
    expect(alone).toMatchObject({
      code: 0,
      results: { conclusion: 'passed', comparison: { verdict: 'suspected' } },
    });
    expect(alone.results.reason).toMatch(/^Regression suspected, not proven, against run_\w+ .*case cat /);
  });

  it('knows an improvement, and lists new cases that fail without failing for them', async () => {
    const { run, write } = suiteOf();
    const bad = Object.fromEntries(IDS.map((id) => [id, '-']));
    const before = await run({}, bad);
    write(CASES, [...IDS, 'new-one'].map((id) => caseOf(id)).join(''));
    const { code, results } = await run({}, { 'new-one': '-' });
    expect({ code, conclusion: results.conclusion }).toEqual({ code: 0, conclusion: 'passed' });
    expect(results.comparison).toMatchObject({ verdict: 'improvement', run_a: before.results.run_id });
    expect(results.reason).toMatch(/^Improvement against /);
    expect(results.reason).toContain('New and failing: new-one.');
  });

  it('says first that the criteria changed, and judges the rest', async () => {
    const { run, write } = suiteOf();
    await run();
    write(
      CASES,
      IDS.filter((id) => id !== 'hen')
        .map((id) => caseOf(id, id === 'ant' ? '  threshold: 0.2\n' : ''))
        .join(''),
    );
    const { code, results } = await run();
    expect({ code, conclusion: results.conclusion }).toEqual({ code: 0, conclusion: 'passed' });
    expect(results.comparison).toMatchObject({ comparable: false, cases: { compared: 6 } });
    expect(results.reason).toMatch(
      /^Criteria changed: no longer played: case hen \(and 1 more change\)\. No regression against /,
    );
    const broken = await run({}, { bee: '-' });
    expect(broken).toMatchObject({ code: 1, results: { conclusion: 'failed' } });
  });

  it('counts gating cases only', async () => {
    const { run } = suiteOf(IDS.map((id) => caseOf(id, id === 'cat' ? '  gating: false\n' : '')).join(''));
    await run();
    const { code, results } = await run({}, { cat: '-' });
    expect({ code, conclusion: results.conclusion, plays: plays.get('cat') }).toEqual({
      code: 0,
      conclusion: 'passed',
      plays: 1,
    });
    expect(flipOf(results, 'cat')).toMatchObject({ kind: 'pass_to_fail', from: 'passed', to: 'failed' });
  });

  it('still fails for evidence that is too thin', async () => {
    const { run } = suiteOf(undefined, 'gate: { fail_on: regression, min_cases: 9 }\n');
    const { results } = await run({ baseline: 'none' });
    expect(results).toMatchObject({
      conclusion: 'failed',
      reason: expect.stringContaining('9 are required'),
    });
  });

  it('repeats a case of several plays as a whole', async () => {
    const twice = IDS.map((id) => caseOf(id, id === 'cat' ? '  repeat: 3\n  min_passes: 2\n' : '')).join('');
    const { run } = suiteOf(twice);
    await run({ concurrency: 1 });
    // Fails with one pass of three; passes its first two repeats with two of three each.
    const { code, results } = await run({ concurrency: 1 }, { cat: '+--+-++-+' });
    expect({ code, conclusion: results.conclusion }).toEqual({ code: 0, conclusion: 'passed' });
    expect(plays.get('cat')).toBe(9);
    expect(flipOf(results, 'cat')).toMatchObject({ verdict: 'noise', repeats: { played: 2, failed: 0 } });
    expect(results.cases.find(({ id }) => id === 'cat')?.attempts).toHaveLength(3);
  });

  it('repeats nothing where more cases flipped than single ones would: the paired comparison decides', async () => {
    const many = Array.from({ length: 30 }, (_, at) => `c${at}`);
    const { run } = suiteOf(many.map((id) => caseOf(id)).join(''));
    await run();
    const { code, results } = await run({}, Object.fromEntries(many.slice(0, 21).map((id) => [id, '-'])));
    expect({ code, calls: results.usage.agent.calls }).toEqual({ code: 1, calls: 30 });
    expect(results.comparison).toMatchObject({ verdict: 'regression' });
    expect(results.reason).toContain('21 cases flipped; above 20 none is repeated where');
  });

  it('does not repeat what errors, and an errored repeat proves nothing', async () => {
    const { run, assay } = suiteOf(undefined, 'gate: { fail_on: regression }\nrun: { max_retries: 0 }\n');
    await run();
    onPlay = (id, play) => (id === 'cat' && play > 1 ? 'down' : undefined);
    const { code, results } = await run({}, { cat: '-' });
    expect({ code, verdict: results.comparison?.verdict }).toEqual({ code: 0, verdict: 'suspected' });
    expect(plays.get('cat')).toBe(4);
    expect(results.reason).toContain('which may be chance: no repeat could be judged');
    // Played again, the repeats that could not be judged confirm it.
    onPlay = () => undefined;
    const { code: retried, stdout } = await assay(['run', '--json', '--retry-errors', results.run_id]);
    expect(retried).toBe(1);
    expect(flipOf(runResults.parse(JSON.parse(stdout)), 'cat')).toMatchObject({
      verdict: 'regression',
      repeats: { played: 24, failed: 24 },
    });
  });
});

describe('the budget', () => {
  it('that the plan used up leaves no repeats: suspected, and said', async () => {
    const { run } = suiteOf();
    await run();
    const { code, results } = await run({ maxCostUsd: 0.08 }, { cat: '-' });
    expect({ code, conclusion: results.conclusion }).toEqual({ code: 0, conclusion: 'passed' });
    expect(results.comparison?.verdict).toBe('suspected');
    expect(results.reason).toContain('Repeats: the budget left no repeats');
    expect(plays.get('cat')).toBe(1);
  });

  it('that ends among the repeats ends them alone', async () => {
    const { run } = suiteOf();
    await run();
    const { code, results } = await run(
      { maxCostUsd: 0.095, concurrency: 1 },
      {
        cat: '-',
        dog: '-',
      },
    );
    expect({ code, conclusion: results.conclusion }).toEqual({ code: 0, conclusion: 'passed' });
    expect(results.comparison?.verdict).toBe('suspected');
    expect(results.reason).toMatch(/Repeats: the budget .*\$?0\.1/);
    expect(results.usage.agent.calls).toBe(10);
  });

  it('that the plan overspent fails the run as ever', async () => {
    const { run } = suiteOf();
    await run();
    const { code, results } = await run({ maxCostUsd: 0.045 }, { cat: '-' });
    expect({ code, conclusion: results.conclusion }).toEqual({ code: 1, conclusion: 'failed' });
    expect(results.reason).toMatch(/^The budget ran out/);
  });
});

describe('a run that is killed among its repeats', () => {
  it('goes on where it was and repeats nothing twice', async () => {
    const { run, assay, cwd } = suiteOf();
    const before = await run();
    script = { cat: '-', dog: '-+-' };
    plays = new Map();
    const killed = await assay(['run', '--json'], (kill) => {
      onPlay = (id, play) => {
        if (id === 'cat' && play === 3) kill('SIGKILL');
        return undefined;
      };
    });
    onPlay = () => undefined;
    expect(killed.signal).toBe('SIGKILL');
    const total = [...plays.values()].reduce((sum, one) => sum + one, 0);
    const runId = readdirSync(join(cwd, '.assay/state/runs')).find((one) => one !== before.results.run_id)!;
    const resumed = await assay(['run', '--json', '--resume', runId]);
    expect(resumed.code).toBe(1);
    const results = runResults.parse(JSON.parse(resumed.stdout));
    expect(results.comparison).toMatchObject({ run_a: before.results.run_id, verdict: 'regression' });
    expect(flipOf(results, 'cat')).toMatchObject({ repeats: { played: 24, failed: 24 } });
    expect(flipOf(results, 'dog')).toMatchObject({ verdict: 'suspected', repeats: { played: 3, failed: 2 } });
    // Eight plays and 27 repeats are recorded; of those begun before the kill only the two in flight are played again.
    expect(results.usage.agent.calls).toBe(35);
    const again = [...plays.values()].reduce((sum, one) => sum + one, 0) - total;
    expect(again).toBeGreaterThanOrEqual(35 - total);
    expect(again).toBeLessThanOrEqual(35 - total + 2);
    // Once more: everything is there already.
    const calls = agent.seen.length;
    const third = await assay(['run', '--json', '--resume', runId]);
    expect(third.code).toBe(1);
    expect(agent.seen.length).toBe(calls);
    expect(runResults.parse(JSON.parse(third.stdout)).comparison?.flips).toEqual(results.comparison?.flips);
  });
});

describe('--baseline', () => {
  it('takes a file, a folder of reports or a run id, without fail_on only to show', async () => {
    const { run, runByHand, fileOf } = suiteOf(undefined, '');
    const before = await run();
    const flags = ['--baseline', fileOf(before.results), '--min-pass-rate', '50%'];
    const byHand = await runByHand({ cat: '-' }, ...flags);
    expect(byHand.results.comparison).toMatchObject({ verdict: 'suspected' });
    expect(byHand).toMatchObject({ code: 0, results: { reason: '7 of 8 cases passed (87.5 %).' } });
    for (const named of [fileOf(before.results), join(fileOf(before.results), '..'), before.results.run_id]) {
      const { code, results } = await run({ baseline: named, minPassRate: 0.5 }, { cat: '-' });
      expect({ code, conclusion: results.conclusion }).toEqual({ code: 0, conclusion: 'passed' });
      expect(results.reason).toBe('7 of 8 cases passed (87.5 %).');
      expect(results.comparison).toMatchObject({ run_a: before.results.run_id, verdict: 'suspected' });
      expect(plays.get('cat')).toBe(1);
    }
  });

  it('none compares with nothing', async () => {
    const { run } = suiteOf();
    await run();
    const { code, results } = await run({ baseline: 'none' }, { cat: '-' });
    expect({ code, conclusion: results.conclusion }).toEqual({ code: 0, conclusion: 'neutral' });
    expect(results.comparison).toBeUndefined();
  });

  it.each([
    ['that is not there', 'missing.json', undefined, /no run and no results\.json/],
    ['that is no run of this folder', 'run_000000000000', undefined, /no run "run_000000000000"/],
    ['that is empty', 'b.json', '', /empty/],
    ['that is torn', 'b.json', '{"schema_version": 1, "run_id"', /not JSON/],
    ['of another program', 'b.json', '{"name": "package"}', /schema_version|not the results of a run/],
    ['of another version', 'b.json', '{"schema_version": 7}', /version 7/],
  ])('%s is refused before anything is played', async (_, name, text, message) => {
    const { assay, write } = suiteOf();
    if (text !== undefined) write(name, text);
    plays = new Map();
    const { code, stderr } = await assay(['run', '--baseline', name]);
    expect(code).toBe(2);
    expect(stderr).toMatch(message);
    expect(plays.size).toBe(0);
  });

  it('is never the run itself', async () => {
    const { run, assay, fileOf } = suiteOf();
    const { results } = await run();
    for (const named of [results.run_id, fileOf(results)]) {
      const { code, stderr } = await assay(['run', '--resume', results.run_id, '--baseline', named]);
      expect(code).toBe(2);
      expect(stderr).toContain('its own baseline');
    }
  });

  it('that another judge wrote cannot be compared: neutral', async () => {
    const cases = IDS.map(judgedCaseOf).join('');
    const { run, write, fileOf } = suiteOf(cases, judgeGates('fail_on: regression'));
    const before = await run();
    const other = readFileSync(fileOf(before.results), 'utf8')
      .replaceAll('"mode": "offline"', '"mode": "llm"')
      .replaceAll('"model": "offline"', '"model": "gpt-x"');
    write('other.json', other);
    const { code, results } = await run({ baseline: 'other.json' }, { cat: '-' });
    expect({ code, conclusion: results.conclusion, verdict: results.comparison?.verdict }).toEqual({
      code: 0,
      conclusion: 'neutral',
      verdict: 'insufficient_data',
    });
    expect(results.reason).toMatch(
      /^Nothing to decide from against run_\w+ \(other\.json\): nothing can be compared: the judge changed/,
    );
  });

  it('of long ago is called so in the reason', async () => {
    const { run, write, fileOf } = suiteOf();
    const before = await run();
    const old = {
      ...before.results,
      started_at: '2020-01-01T00:00:00.000Z',
      finished_at: '2020-01-01T00:00:01.000Z',
    };
    write('old.json', JSON.stringify(old));
    rmSync(fileOf(before.results));
    const { results } = await run({ baseline: 'old.json' });
    expect(results.reason).toMatch(/\(old\.json\) of [\d,]+ days ago: /);
    expect(results.comparison?.baseline.stale).toBe(true);
    expect(results.comparison?.warnings.join(' ')).toContain('days old');
  });

  it('of all cases serves a run of some, one of other cases does not', async () => {
    const { run, assay } = suiteOf();
    const all = await run();
    const only = await run({ case: ['cat'], failOn: 'never' });
    const some = await run({ case: ['cat'] }, { cat: '-' });
    expect(some.results).toMatchObject({ conclusion: 'failed', comparison: { run_a: all.results.run_id } });
    expect(some.results.reason).toContain('(the newest run that did not fail, of all cases)');
    // What was played again counts beside any other run, too.
    const { stdout } = await assay(['compare', only.results.run_id, some.results.run_id, '--json']);
    expect(JSON.parse(stdout)).toMatchObject({ verdict: 'regression', run_a: only.results.run_id });
    const other = await run({ case: ['dog'] });
    expect(other.results).toMatchObject({ conclusion: 'passed', comparison: { run_a: all.results.run_id } });
    const next = await run();
    expect(next.results.comparison?.run_a).toBe(all.results.run_id);
    const dog = await run({ case: ['dog'] });
    expect(dog.results.comparison?.run_a).toBe(other.results.run_id);
  });

  it('of the same tag misses a case that lost its tag', async () => {
    const { run, write, assay } = suiteOf(IDS.map((id) => caseOf(id, '  tags: [t]\n')).join(''));
    const before = await run({ tag: ['t'] });
    write(CASES, IDS.map((id) => caseOf(id, id === 'cat' ? '' : '  tags: [t]\n')).join(''));
    const { results } = await run({ tag: ['t'] }, { cat: '-' });
    expect(results.reason).toMatch(/^Criteria changed: no longer played: case cat\. No regression against /);
    const byHand = await assay(['compare', before.results.run_id, results.run_id, '--json']);
    expect(JSON.parse(byHand.stdout)).toMatchObject({
      comparable: false,
      flips: [{ kind: 'removed', id: 'cat' }],
    });
  });

  it('chosen by us goes on with a resumed run', async () => {
    const { run, assay } = suiteOf();
    const before = await run();
    const { results } = await run({}, { cat: '-' });
    await run(); // A newer run that would serve as well.
    const { stdout } = await assay(['run', '--json', '--resume', results.run_id]);
    expect(runResults.parse(JSON.parse(stdout)).comparison?.run_a).toBe(before.results.run_id);
  });
});

describe('repeated plays', () => {
  it('are summed up in results.json and in one line', async () => {
    const { run, assay } = suiteOf(IDS.map(judgedCaseOf).join(''), judgeGates('fail_on: never'));
    const { results } = await run({ repeat: 3, concurrency: 1 }, { cat: '+-+', dog: '-' });
    expect(results.repeats).toEqual({
      k: 3,
      cases: 8,
      pass_at_k: 0.875,
      pass_hat_k: 0.75,
      stable: 7,
      unstable: 1,
      agent_noise: 1,
      judge_noise: 0,
    });
    const stored = await assay(['report', results.run_id, '--json']);
    expect(JSON.parse(stored.stdout)).toEqual(results);
    plays = new Map();
    const { stdout } = await assay(['run', '--repeat', '2']);
    expect(stdout).toMatch(/repeats +8 cases were played 2 times each/);
    const single = await run();
    expect(single.results.repeats).toBeUndefined();
  });
});

describe('a case that goes both ways', () => {
  it('is marked as flaky from its history, in this run and in the stored one', async () => {
    const { run, assay } = suiteOf(undefined, 'gate: { fail_on: never }\n');
    for (const sign of ['+', '-', '+']) {
      const { results } = await run({}, { cat: sign });
      expect(results.cases.some(({ flaky }) => flaky)).toBe(false);
    }
    const { results } = await run({}, { cat: '-' });
    expect(results.cases.filter(({ flaky }) => flaky).map(({ id }) => id)).toEqual(['cat']);
    const stored = await assay(['report', results.run_id, '--json']);
    expect(JSON.parse(stored.stdout)).toEqual(results);
    plays = new Map();
    const { stdout } = await assay(['run']);
    expect(stdout).toContain('flaky before');
  });

  it('that fails by habit is not called a regression for failing again', async () => {
    const { run } = suiteOf(undefined, 'gate: { fail_on: never }\n');
    for (const sign of ['-', '+', '-', '+']) await run({}, { cat: sign });
    const { code, results } = await run({ failOn: 'regression' }, { cat: '-' });
    expect(flipOf(results, 'cat')).toMatchObject({
      verdict: 'suspected',
      flaky: true,
      repeats: { played: 3, failed: 3 },
    });
    expect({ code, conclusion: results.conclusion }).toEqual({ code: 0, conclusion: 'passed' });
  });
});
