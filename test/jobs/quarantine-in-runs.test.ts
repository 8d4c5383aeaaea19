import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createEngine } from '../../src/engine/engine.ts';
import { mergeShards } from '../../src/jobs/runs/merge-runs.ts';
import { type RunOptions, startRun } from '../../src/jobs/runs/start-run.ts';
import { nodePorts } from '../../src/ports/node-ports.ts';
import { prComment } from '../../src/reports/pr-comment.ts';
import { resultsJson } from '../../src/reports/results-json.ts';
import { summaryMarkdown } from '../../src/reports/summary-markdown.ts';
import { terminal } from '../../src/reports/terminal.ts';
import type { GateOptions } from '../../src/runs/planning/run-options.ts';
import { openStoredRun, storedReport } from '../../src/runs/stored-run.ts';
import { type RunReport, runResults } from '../../src/schema/run.ts';
import { statePaths } from '../../src/state/state-paths.ts';
import { type FakeServer, fakeAgentServer } from '../support/fake-agent-servers.ts';
import { finished } from '../support/finished.ts';
import { junit } from '../support/report-texts.ts';
import { folderOf } from '../support/run-cli.ts';

let agent: FakeServer;
/** Cases that are answered wrong now, and how often each was asked. */
let wrong: string[] = [];
let calls: Record<string, number> = {};
beforeAll(async () => {
  agent = await fakeAgentServer(({ json }) => {
    const id = /^topic (\S+)/.exec(json.input)?.[1] ?? '';
    calls[id] = (calls[id] ?? 0) + 1;
    return { body: { output: wrong.includes(id) ? 'no' : 'yes' } };
  });
});
afterAll(() => agent.close());
beforeEach(() => {
  wrong = [];
  calls = {};
});

const IDS = ['ant', 'bee', 'cat', 'dog', 'eel'];
const caseOf = (id: string, more = '') =>
  `- id: ${id}\n  name: About ${id}\n${more}  turns: [{ input: topic ${id}, expected_behavior: Say yes., scorers: [is-yes] }]\n`;
const marker = '<!-- assay:default run=1.1 sha=4f1c2d3 -->';

/** A run as its readers see it. */
function seen(report: RunReport, exitCode: number) {
  const all = [...report.cases];
  const again = { ...report, cases: all };
  return {
    code: exitCode,
    results: runResults.parse(JSON.parse([...resultsJson(again)].join(''))),
    warnings: report.warnings,
    notes: report.notes ?? [],
    trend: report.trend,
    comment: prComment(again, { budget: 60_000, marker }),
    summary: [...summaryMarkdown(again)].join(''),
    terminal: [...terminal(again, { width: 200 })].join(''),
    junit: [...junit(again)].join(''),
  };
}

function suiteOf({ cases = IDS.map((id) => caseOf(id)).join(''), gate = '' } = {}) {
  const cwd = folderOf({
    'evals/assay.yaml': `run: { max_retries: 0 }\ngate: { ${gate} }\n`,
    'evals/agents/a.yaml': `name: A\nprovider: custom\nsystem_prompt: one\ninvocation:\n  url: ${agent.url}/chat\n  body_template: '{"input":"{{ input }}"}'\n`,
    'evals/scorers/is-yes.yaml': 'name: Is yes\ntype: regex\nconfig: { pattern: "yes" }\n',
    'evals/test-cases/cases.yaml': cases,
  });
  const engineIn = (state: string) => {
    const ports = nodePorts();
    return createEngine({
      ports: { ...ports, env: { ...ports.env, cwd: () => cwd } },
      judge: { provider: 'offline' },
      state,
    });
  };
  /** A run of the base branch by default. */
  const run = async (options: RunOptions = {}, state = '.assay') =>
    finished(startRun(engineIn(state), { historyOf: 'base', ...options }), ({ report, verdict }) =>
      seen(report, verdict.exitCode),
    );
  return {
    run,
    write: (path: string, text: string) => writeFileSync(join(cwd, path), text),
    /** Runs in which these cases pass (P) or fail (F), one letter a run; `.` between them is nothing. */
    async nights(outcomes: string, ids: readonly string[] = ['bee'], options: RunOptions = {}) {
      const all = [];
      for (const outcome of outcomes) {
        wrong = outcome === 'F' ? [...ids] : [];
        all.push(await run(options));
      }
      wrong = [];
      return all;
    },
    stored(runId: string) {
      const paths = statePaths(join(cwd, '.assay'));
      const journal = openStoredRun(runId, paths, nodePorts());
      return seen(storedReport(runId, journal), 0);
    },
    rows: async () => (await engineIn('.assay').store()).runSummaries(),
    async merge(folders: readonly string[], options: GateOptions = {}, state = '.assay') {
      const paths = folders.map((folder) => join(cwd, folder));
      await using merged = await mergeShards(engineIn(state), paths, { historyOf: 'base', ...options });
      return seen(merged.report, merged.verdict.exitCode);
    },
  };
}
type Seen = ReturnType<typeof seen>;
const caseIn = ({ results }: Seen, id = 'bee') => results.cases.find((one) => one.id === id);
const SENTENCE = '1 quarantined case (flaky in history) failed and does not gate: bee.';

describe('a case that went both ways in the history', () => {
  it('is reported and does not gate, everywhere with its outcomes', async () => {
    const suite = suiteOf();
    const nights = await suite.nights('PFPF');
    expect(nights.map(({ code }) => code)).toEqual([0, 1, 0, 1]);
    wrong = ['bee'];
    const night = await suite.run();
    expect(night.code).toBe(0);
    expect(night.results).toMatchObject({
      conclusion: 'passed',
      reason: `4 of 4 gating cases passed (100 %). ${SENTENCE}`,
      counts: { total: 5, passed: 4, failed: 1 },
    });
    expect(caseIn(night)).toMatchObject({
      ...{ status: 'failed', gating: false, flaky: true, quarantined: true, outcomes: 'PFPF' },
    });
    expect(caseIn(night, 'ant')).not.toHaveProperty('quarantined');
    expect(night.notes).toEqual(['Newly quarantined, went both ways in earlier runs: bee (PFPF).']);
    for (const text of [night.summary, night.terminal, night.junit])
      expect(text).toContain('quarantined, flaky before: PFPF');
    expect(night.junit).not.toContain('<failure');
    for (const text of [night.summary, night.comment, night.terminal]) {
      expect(text).toMatch(/1 quarantined case (?:\(|&#40;)flaky in history/);
      expect(text).toContain('Newly quarantined');
    }
    // The journal alone tells the same.
    const stored = suite.stored(night.results.run_id);
    expect(caseIn(stored)).toEqual(caseIn(night));
    expect(stored.notes).toEqual(night.notes);
  });

  it('gates again after five passes, and when it fails five times', async () => {
    const passing = suiteOf();
    await passing.nights('PFPFPPPPP');
    wrong = ['bee'];
    const red = await passing.run();
    expect([red.code, red.notes]).toEqual([
      1,
      ['Released from quarantine, passed 5 times in a row and gates again: bee (PFPFPPPPP).'],
    ]);
    const broken = suiteOf();
    const nights = await broken.nights('PFPFFFFFF');
    expect(nights.map(({ code }) => code)).toEqual([0, 1, 0, 1, 0, 0, 0, 0, 1]);
    expect(nights.at(-1)?.notes[0]).toMatch(/failed 5 times in a row: broken, not flaky/);
  });

  it.each<[string, string, RunOptions, number]>([
    ['gates on a person’s machine', '', { historyOf: 'here' }, 1],
    ['does not gate there where the settings say so', 'quarantine: true', { historyOf: 'here' }, 0],
    ['gates everywhere where they say so', 'quarantine: false', { historyOf: 'base' }, 1],
  ])('%s', async (_, gate, options, code) => {
    const suite = suiteOf({ gate });
    await suite.nights('PFPFF'.slice(0, 4), ['bee'], options);
    wrong = ['bee'];
    expect((await suite.run(options)).code).toBe(code);
  });

  it('gates at once when it is edited', async () => {
    const suite = suiteOf();
    await suite.nights('PFPF');
    suite.write(
      'evals/test-cases/cases.yaml',
      IDS.map((id) => caseOf(id, id === 'bee' ? '  repeat: 2\n' : '')).join(''),
    );
    wrong = ['bee'];
    const run = await suite.run();
    expect(run.code).toBe(1);
    expect(caseIn(run)).not.toHaveProperty('quarantined');
  });

  it('is not flaky for what an edit of its agent did, but stays quarantined over one', async () => {
    const prompt = (text: string) =>
      `name: A\nprovider: custom\nsystem_prompt: ${text}\ninvocation:\n  url: ${agent.url}/chat\n  body_template: '{"input":"{{ input }}"}'\n`;
    const edited = suiteOf();
    for (const [at, outcome] of [...'PFPF'].entries()) {
      edited.write('evals/agents/a.yaml', prompt(`version ${at}`));
      await edited.nights(outcome);
    }
    wrong = ['bee'];
    expect((await edited.run()).code).toBe(1);
    const flaky = suiteOf();
    await flaky.nights('PFPF');
    flaky.write('evals/agents/a.yaml', prompt('better'));
    wrong = ['bee'];
    expect((await flaky.run()).code).toBe(0);
  });

  it('gates with all others where too many are flaky', async () => {
    const suite = suiteOf();
    await suite.nights('PFPF', ['bee', 'cat']);
    wrong = ['bee'];
    const run = await suite.run();
    expect(run.code).toBe(1);
    expect(run.warnings).toEqual([
      'The suite or its agent is unstable: 2 of 5 gating cases went both ways in earlier runs, and at most 1 may be quarantined at once, so all of them gate (bee, cat).',
    ]);
    expect(run.comment).toContain('The suite or its agent is unstable');
  });

  it('is no evidence where nothing else gates', async () => {
    const suite = suiteOf({ cases: caseOf('bee') + caseOf('cat', '  gating: false\n') });
    await suite.nights('PFPF');
    const [passing, failing] = [await suite.run(), (await suite.nights('F'))[0]!];
    for (const run of [passing, failing]) expect([run.code, run.results.conclusion]).toEqual([0, 'neutral']);
    expect(passing.results.reason).toBe('Nothing decides: every gating case that was judged is quarantined.');
    expect(failing.results.reason).toBe(`${passing.results.reason} ${SENTENCE}`);
  });

  it('is there for gate.min_cases, and its scores are not asked by gate.min_scores', async () => {
    const suite = suiteOf({ gate: 'min_cases: 5, min_scores: { is-yes: 1 }' });
    await suite.nights('PFPF');
    wrong = ['bee'];
    const run = await suite.run();
    expect([run.code, run.results.avg_scores]).toEqual([0, { 'is-yes': 0.8 }]);
  });

  it('keeps its verdict when the run goes on, whatever was remembered since', async () => {
    const suite = suiteOf();
    await suite.nights('PFPF');
    wrong = ['bee'];
    const first = await suite.run();
    await suite.nights('FFFF');
    const again = await suite.run({ resume: first.results.run_id });
    expect([again.code, again.results.reason, caseIn(again)?.outcomes]).toEqual([
      ...[0, first.results.reason, 'PFPF'],
    ]);
    // And one that began without a quarantine gets none.
    const before = suiteOf();
    const [run] = await before.nights('FPFP');
    const resumed = await before.run({ resume: run!.results.run_id });
    expect([resumed.code, caseIn(resumed)?.gating]).toEqual([1, undefined]);
  });

  it('is no regression, is not repeated, and changes no criteria', async () => {
    const suite = suiteOf({ gate: 'fail_on: regression' });
    await suite.nights('PFPFP');
    calls = {};
    wrong = ['bee'];
    const run = await suite.run();
    expect([run.code, run.results.conclusion, calls['bee']]).toEqual([0, 'passed', 1]);
    expect(run.results.reason).toContain(SENTENCE);
    expect(run.results.comparison).toMatchObject({ comparable: true, verdict: 'unchanged' });
    expect(run.results.comparison?.flips).toMatchObject([{ id: 'bee', kind: 'pass_to_fail' }]);
    expect(run.results.comparison?.flips[0]).not.toHaveProperty('verdict');
    // Nor does it become what later runs are measured by: it failed.
    expect((await suite.rows()).find((row) => row.run_id === run.results.run_id)?.['doubts']).toBe(1);
    const other = suiteOf({ gate: 'fail_on: regression' });
    await other.nights('PFPFP');
    wrong = ['bee', 'cat'];
    const red = await other.run();
    expect([red.code, red.results.comparison?.verdict]).toEqual([1, 'regression']);
    expect(red.results.reason).toContain('case cat passed before and fails now, also in 6 of 6 repeats');
  });
});

describe('shards of a suite with a flaky case', () => {
  it('do not gate it; the merge decides, and decides the same when it is asked again', async () => {
    const suite = suiteOf();
    const night = async (outcome: string, name: string) => {
      wrong = outcome === 'F' ? ['bee'] : [];
      const states = [1, 2].map((index) => `${name}-${index}`);
      for (const [at, state] of states.entries())
        await suite.run({ shard: { index: at + 1, count: 2 } }, state);
      return { states, merged: await suite.merge(states) };
    };
    const codes = [];
    for (const [at, outcome] of [...'PFPF'].entries())
      codes.push((await night(outcome, `n${at}`)).merged.code);
    expect(codes).toEqual([0, 1, 0, 1]);
    const { states, merged } = await night('F', 'last');
    expect([merged.code, caseIn(merged)?.outcomes]).toEqual([0, 'PFPF']);
    expect(merged.results.reason).toBe(`4 of 4 gating cases passed (100 %). ${SENTENCE}`);
    const again = await suite.merge([...states].reverse());
    expect([again.results.run_id, again.code, caseIn(again)]).toEqual([
      ...[merged.results.run_id, 0, caseIn(merged)],
    ]);
    expect(merged.trend?.map(({ pass_rate }) => pass_rate)).toEqual([1, 0.8, 1, 0.8, 0.8]);
    expect((await suite.merge(states, { historyOf: 'here' }, 'elsewhere')).code).toBe(1);
  });
});

describe('the trend', () => {
  it('is that of the runs of the same selection with this one, from the third on', async () => {
    const suite = suiteOf();
    const [first, second, third] = await suite.nights('PFP');
    expect([first!.trend, second!.trend]).toEqual([undefined, undefined]);
    expect(third!.trend?.map(({ pass_rate }) => pass_rate)).toEqual([1, 0.8, 1]);
    expect(third!.trend?.at(-1)?.run).toBe(third!.results.run_id);
    for (const text of [third!.comment, third!.summary]) expect(text).toContain('line [100, 80, 100]');
    expect(second!.comment).not.toContain('mermaid');
    const some = { selection: { cases: ['ant', 'bee'] } };
    expect((await suite.run(some)).trend).toBeUndefined();
    expect((await suite.run()).trend).toHaveLength(4);
    expect((await suite.nights('PF', ['bee'], some)).at(-1)?.trend?.map((one) => one.pass_rate)).toEqual([
      1, 1, 0.5,
    ]);
  });

  it('is no longer than thirty runs', async () => {
    const suite = suiteOf({ cases: caseOf('ant') });
    const nights = await suite.nights('P'.repeat(33));
    expect(nights.at(-1)?.trend).toHaveLength(30);
    expect(nights.at(-1)?.trend?.[0]?.run).toBe(nights[3]!.results.run_id);
  });
});
