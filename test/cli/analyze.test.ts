import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createEngine } from '../../src/engine/engine.ts';
import { call } from '../../src/operations/define-operation.ts';
import { failureAnalysisOperation } from '../../src/operations/failure-analysis.ts';
import { folderOf, runCli, suiteOf } from '../support/run-cli.ts';
import { attributionRecord, chatRecord, taskRecord } from '../support/trace-samples.ts';

const assay = (cwd: string, ...args: string[]) => runCli(args, { cwd });
const CASES = `
- name: Late refund
  turns: [{ input: refund please, expected_behavior: Say within how many days., scorers: [no-days] }]
- name: Echo
  turns: [{ input: hello, expected_behavior: Echo., scorers: [no-days] }]
`;
const NO_DAYS = 'name: No days\ntype: regex\nconfig: { pattern: "days", negate: true }\n';

describe('assay analyze', () => {
  it('says why cases failed in the runs of a period and in one run, as its reports do', async () => {
    const cwd = suiteOf(CASES, { 'evals/scorers/no-days.yaml': NO_DAYS });
    const run = await assay(cwd, 'run', '--judge', 'offline', '--quiet', '--json');
    expect(run.code).toBe(1);
    const results = JSON.parse(run.stdout);
    expect(results.failure_analysis).toMatchObject({ period: 'run', total_failures: 1 });
    const { stdout } = await assay(cwd, 'analyze', '--json');
    const own = { evals: join(cwd, 'evals'), state: join(cwd, '.assay') };
    const engine = createEngine({ ...own, judge: { provider: 'offline' } });
    const answer = await call(failureAnalysisOperation, {}, engine);
    expect(stdout, 'the answer of the operation').toBe(`${JSON.stringify(answer, null, 2)}\n`);
    const period = JSON.parse(stdout);
    expect(period).toMatchObject({ period: '30d', total_failures: 1 });
    expect(period.failure_categories[0]).toMatchObject({
      count: 1,
      percentage: 100,
      example_run_ids: [results.run_id],
    });
    const one = await assay(cwd, 'analyze', '--run', results.run_id);
    expect(one).toMatchObject({ code: 0, stderr: '' });
    expect(one.stdout).toMatch(/^why 1 case failed · run run_/);
    expect(one.stdout).toContain('small sample');
    expect(one.stdout).toMatch(/^ *next +node \S+cli\.js (?:optimize --agent \S+|report run_\w+)$/m);
    const again = await assay(cwd, 'report', results.run_id, '--json');
    expect(JSON.parse(again.stdout).failure_analysis).toEqual(results.failure_analysis);
  });

  it('lists every case of a kind with its owner and the reason', async () => {
    const cwd = suiteOf(CASES, { 'evals/scorers/no-days.yaml': NO_DAYS });
    await assay(cwd, 'run', '--judge', 'offline', '--quiet', '--json');
    const whole = JSON.parse((await assay(cwd, 'analyze', '--json')).stdout);
    const [first] = whole.cases;
    expect(first).toMatchObject({ case_id: expect.any(String), kind: whole.failure_categories[0].category });
    const { stdout } = await assay(cwd, 'analyze', '--kind', first.kind);
    expect(stdout).toContain(first.case_id);
    expect(stdout).toContain('to be mended in');
    const none = await assay(cwd, 'analyze', '--kind', 'pii leak', '--json');
    expect(JSON.parse(none.stdout)).toMatchObject({ failure_categories: [], cases: [] });
    const wrong = await assay(cwd, 'analyze', '--kind', 'sadness');
    expect(wrong.code).toBe(2);
    expect(wrong.stderr).toContain('there is no kind of failure "sadness"');
  });

  it('does not take an empty state for good news', async () => {
    const { stdout } = await assay(folderOf({}), 'analyze');
    expect(stdout.replace(/\s+/g, ' ')).toContain('no play of this period is stored: see assay run');
  });

  it.each([
    [['--period', 'soon'], /--period/],
    [['--period', '3d', '--run', 'run_1'], /both given/],
    [['--run', 'run_1'], /no run "run_1"/],
  ])('refuses %j', async (flags, message) => {
    const ended = await assay(folderOf({}), 'analyze', ...flags);
    expect(ended.code).toBe(2);
    expect(ended.stderr).toMatch(message);
  });
});

describe('assay import-traces', () => {
  it('stores traces that analyze, list, report and rescore can use, and no file twice', async () => {
    const records = [taskRecord, attributionRecord, chatRecord];
    const cwd = folderOf({ 'logs.jsonl': records.map((one) => JSON.stringify(one)).join('\n') });
    const imported = await assay(cwd, 'import-traces', 'logs.jsonl', '--json');
    expect(imported).toMatchObject({ code: 0, stderr: '' });
    const { run_id: runId, counts } = JSON.parse(imported.stdout);
    expect(counts).toEqual({ total: 3, passed: 1, failed: 2, errored: 0, skipped: 0, unsure: 0 });
    const analysis = JSON.parse((await assay(cwd, 'analyze', '--json')).stdout);
    expect(analysis.total_failures).toBe(2);
    expect((await assay(cwd, 'list', 'runs')).stdout).toContain(runId);
    const report = JSON.parse((await assay(cwd, 'report', runId, '--json')).stdout);
    expect(report).toMatchObject({ conclusion: 'neutral', failure_analysis: { total_failures: 2 } });
    const again = await assay(cwd, 'import-traces', 'logs.jsonl');
    expect(again).toMatchObject({ code: 0, stdout: 'nothing new to import\n' });
    expect(again.stderr).toContain(`logs.jsonl was imported before, as ${runId}`);
    const nothing = await assay(cwd, 'rescore', runId);
    expect(nothing.code).toBe(2);
    expect(nothing.stderr).toContain('--scorers');
  });

  it('names every line that it cannot read, and stores nothing', async () => {
    const cwd = folderOf({ 'logs.jsonl': `${JSON.stringify(chatRecord)}\n{"rows": 1}\n{` });
    const ended = await assay(cwd, 'import-traces', 'logs.jsonl');
    expect(ended.code).toBe(2);
    expect(ended.stderr).toContain('logs.jsonl:2');
    expect(ended.stderr).toContain('logs.jsonl:3');
    expect((await assay(cwd, 'list', 'runs')).stdout).toBe('none\n');
    writeFileSync(join(cwd, 'logs.jsonl'), JSON.stringify(chatRecord));
    expect((await assay(cwd, 'import-traces', 'logs.jsonl')).stdout).toMatch(
      /^1 record imported: 1 passed\n/,
    );
  });
});
