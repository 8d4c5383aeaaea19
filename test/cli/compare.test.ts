import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { comparison } from '../../src/schema/comparison.ts';
import { type Ended, folderOf, runCli } from '../support/run-cli.ts';

/** Answers with the words that the file `answers.txt` holds at that moment. */
const AGENT = `
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
for await (const line of createInterface({ input: process.stdin })) {
  const { input } = JSON.parse(line);
  const words = readFileSync('answers.txt', 'utf8').trim();
  console.log(JSON.stringify({ output: words + ' ' + input, tool_calls: [] }));
}
`;
const cases = (count: number, expected = 'hello') =>
  Array.from({ length: count }, (_, at) =>
    [
      `- id: case-${at}`,
      `  name: Case ${at}`,
      `  turns: [{ input: 'question ${at}', expected_behavior: 'Mention "${expected}".', scorers: [playval], checks: [{ contains: ${expected} }] }]`,
    ].join('\n'),
  ).join('\n');
const suite = () =>
  folderOf({
    'agent.mjs': AGENT,
    'answers.txt': 'hello',
    'evals/agents/rules.yaml':
      'name: Rules\nprovider: custom\ninvocation:\n  command: [node, agent.mjs]\n  protocol: lines\n',
    'evals/test-cases/cases.yaml': cases(8),
  });

/** Plays the suite; answers with the run's id. */
async function play(cwd: string, ...flags: string[]): Promise<string> {
  const { stdout, stderr } = await runCli(['run', '--json', '--judge', 'offline', '--quiet', ...flags], {
    cwd,
  });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout).run_id;
}
const results = (cwd: string, runId: string) => join(cwd, `.assay/reports/${runId}/results.json`);
const printed = (ended: Ended) => comparison.parse(JSON.parse(ended.stdout));

describe('assay compare', () => {
  let cwd: string;
  let good: string;
  let bad: string;
  beforeAll(async () => {
    cwd = suite();
    good = await play(cwd);
    writeFileSync(join(cwd, 'answers.txt'), 'goodbye');
    bad = await play(cwd);
  });

  it('tells a regression: flips with both answers, the verdict first, and exits 0 all the same', async () => {
    const ended = await runCli(['compare', good, bad], { cwd });
    expect(ended).toMatchObject({ code: 0, stderr: '' });
    expect(ended.stdout).toMatch(/^REGRESSION\s+8 cases \(case-0, case-1, case-2 and 5 more\)/);
    expect(ended.stdout).toContain('goodbye question 0');
  });

  it('gives the same for run ids, files, and the folders of reports, as --json on stdout and nothing else there', async () => {
    const forms = [
      [good, bad],
      [results(cwd, good), results(cwd, bad)],
      [`.assay/reports/${good}`, bad],
    ];
    const outputs = await Promise.all(
      forms.map(([a = '', b = '']) => runCli(['compare', a, b, '--json'], { cwd })),
    );
    for (const ended of outputs) {
      expect(ended).toMatchObject({ code: 0, stderr: '' });
      expect(ended.stdout).toBe(outputs[0]?.stdout);
    }
    expect(printed(outputs[0]!)).toMatchObject({
      run_a: good,
      run_b: bad,
      comparable: true,
      verdict: 'regression',
      pass_rate: { a: 1, b: 0, delta: -1 },
      cases: { compared: 8, left_out: 0 },
      flips: Array.from({ length: 8 }, (_, at) => ({
        id: `case-${at}`,
        kind: 'pass_to_fail',
        before: `hello question ${at}`,
        after: `goodbye question ${at}`,
      })),
    });
  });

  it.each([
    ['a regression', () => [good, bad], 1],
    ['an improvement', () => [bad, good], 0],
    ['nothing', () => [good, good], 0],
  ])('--gate on %s', async (_, runs, code) => {
    expect((await runCli(['compare', ...runs(), '--gate'], { cwd })).code).toBe(code);
  });

  it('writes its reports with --out', async () => {
    const { code, stdout } = await runCli(['compare', good, bad, '--out', 'diff', '--json'], { cwd });
    expect(code).toBe(0);
    expect(readFileSync(join(cwd, 'diff/comparison.json'), 'utf8')).toBe(stdout);
    expect(readFileSync(join(cwd, 'diff/comparison.md'), 'utf8')).toContain('goodbye question 0');
    expect(readFileSync(join(cwd, 'diff/report.html'), 'utf8')).toContain('goodbye question 0');
  });

  it('says first that the criteria changed, and calls a case gone only where all were to be played', async () => {
    const moved = suite();
    const before = await play(moved);
    writeFileSync(join(moved, 'evals/test-cases/cases.yaml'), `${cases(6)}\n`);
    const after = await play(moved);
    const all = printed(await runCli(['compare', before, after, '--json'], { cwd: moved }));
    expect(all).toMatchObject({
      comparable: false,
      verdict: 'unchanged',
      cases: { compared: 6, left_out: 2 },
    });
    expect(all.criteria_changed.map(({ what, id }) => [what, id])).toEqual([
      ['case_removed', 'case-6'],
      ['case_removed', 'case-7'],
    ]);
    const text = (await runCli(['compare', before, after], { cwd: moved })).stdout;
    expect(text.indexOf('case-6')).toBeLessThan(text.indexOf('UNCHANGED'));

    const some = await play(moved, '--case', 'case-1');
    expect(printed(await runCli(['compare', before, some, '--json'], { cwd: moved }))).toMatchObject({
      comparable: true,
      cases: { compared: 1, left_out: 0 },
    });
  });

  it('tells what the judge alone moved from what the agent did', async () => {
    const { stdout } = await runCli(['rescore', good, '--json', '--judge', 'offline', '--quiet'], { cwd });
    const again = JSON.parse(stdout).run_id;
    expect(printed(await runCli(['compare', good, again, '--json'], { cwd }))).toMatchObject({
      verdict: 'unchanged',
      judge_noise: { results: 8, mean_absolute: 0, verdicts_flipped: 0 },
    });
  });

  it.each([
    ['a run that is not there', () => ['run_doesnotexist1', good], 'no run "run_doesnotexist1"'],
    ['a file that is something else', () => [good, 'evals/test-cases/cases.yaml'], 'not JSON'],
    ['one run alone', () => [good], "missing required argument 'run-b'"],
  ])('refuses %s with exit 2 and a sentence', async (_, runs, what) => {
    const ended = await runCli(['compare', ...runs()], { cwd });
    expect(ended).toMatchObject({ code: 2, stdout: '' });
    expect(ended.stderr).toContain(what);
  });

  it('refuses a stored run that was killed', async () => {
    const journal = (id: string) => join(cwd, `.assay/state/runs/${id}/journal-0.jsonl`);
    const lines = readFileSync(journal(good), 'utf8').trimEnd().split('\n');
    mkdirSync(join(cwd, '.assay/state/runs/run_killed00000'), { recursive: true });
    writeFileSync(journal('run_killed00000'), `${lines.slice(0, -1).join('\n')}\n`);
    const ended = await runCli(['compare', 'run_killed00000', good], { cwd });
    expect(ended.code).toBe(2);
    expect(ended.stderr).toContain('assay run --resume run_killed00000');
  });

  it('reads a file that begins with a byte order mark, and one of fifty megabytes', async () => {
    const value = JSON.parse(readFileSync(results(cwd, good), 'utf8'));
    for (const one of value.cases) one.attempts[0].turns[0].output = 'x'.repeat(6_300_000);
    writeFileSync(join(cwd, 'large.json'), `\ufeff${JSON.stringify(value)}`);
    const ended = await runCli(['compare', 'large.json', bad, '--json'], { cwd });
    expect(ended).toMatchObject({ code: 0, stderr: '' });
    expect(printed(ended).verdict).toBe('regression');
    expect(ended.stdout.length).toBeLessThan(200_000);
    expect(existsSync(join(cwd, 'large.json'))).toBe(true);
  });
});
