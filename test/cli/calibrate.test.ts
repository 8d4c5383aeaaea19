import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { calibration, calibrationSummary } from '../../src/schema/calibration.ts';
import { jsonl } from '../support/labels.ts';
import { folderOf, runCli } from '../support/run-cli.ts';

/** Passes when the answer holds a number; scores 1 or 0. */
const SCORER = 'name: Names a number\ntype: regex\nconfig: { pattern: "[0-9]" }\n';
const row = (output: string, label: 0 | 1, more: object = {}) => ({
  metric: 'number',
  output,
  label,
  ...more,
});
/** Eight documents of two rows: in six the scorer is right. */
const ROWS = Array.from({ length: 16 }, (_, index) =>
  row(index % 2 === 0 ? 'It costs 5.' : 'No idea.', index < 12 ? (((index + 1) % 2) as 0 | 1) : 1, {
    id: `row-${index}`,
    dataset: index < 8 ? 'shop' : 'bank',
    meta: { group: `doc-${index >> 1}`, label_kind: 'human' },
  }),
);

const folder = (files: Record<string, string> = {}) =>
  folderOf({ 'evals/scorers/number.yaml': SCORER, 'evals/labels/number.jsonl': jsonl(ROWS), ...files });
const assay = (args: readonly string[], cwd = folder()) =>
  runCli(['calibrate', '--judge', 'offline', ...args], { cwd });

describe('assay calibrate', () => {
  it('prints the agreement of each scorer as JSON, and nothing else', async () => {
    const { code, stdout, stderr } = await assay(['evals/labels/number.jsonl', '--json']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const printed = calibration.parse(JSON.parse(stdout));
    expect(printed).toMatchObject({ judge: { mode: 'offline' }, rows: 16, seed: 1, resamples: 1000 });
    expect(printed.scorers['number']).toMatchObject({
      n: 16,
      errors: 0,
      positives: 10,
      groups: 8,
      auroc: 0.9, // 6 of 6 bad rows score 0, 8 of 10 good ones 1
      balanced_accuracy: 0.9,
      f1_fail: 0.8571,
      threshold: 0.7,
      confusion: { tp: 8, fp: 0, tn: 6, fn: 2 },
      best: { threshold: 0.5 },
    });
    expect(Object.keys(printed.scorers['number']!.by_dataset)).toEqual(['bank', 'shop']);
    expect(JSON.parse(stdout).scorers.number.suggestion).toBeUndefined();
  });

  it('is the same for the same seed', async () => {
    const cwd = folder();
    const of = async (...more: string[]) => (await assay(['--json', ...more], cwd)).stdout;
    expect(await of()).toBe(await of('--seed', '1'));
    expect(await of('--seed', '2')).not.toBe(await of());
  });

  it('shows a table, takes the labels of the evals folder by default, and suggests a threshold', async () => {
    const { code, stdout, stderr } = await assay(['--suggest-threshold']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^ {2}number +16 0\.90 \[0\.\d\d, 1\.00\] {2}0\.90 \[/m);
    expect(stdout).toMatch(/^ {4}bank +8 /m);
    expect(stdout).toContain('number: no threshold is suggested; 10 rows that should pass and 6');
    expect(stdout).toContain('judge offline (heuristic)');
  });

  it('suggests a threshold where enough rows speak for it, and lists the rows it is most wrong about', async () => {
    const rows = [0, 1, 2, 3].flatMap((copy) =>
      ROWS.map((one, index) => ({
        ...one,
        id: `${copy}-${index}`,
        meta: { group: `${copy}-${index >> 1}` },
      })),
    );
    const cwd = folder({ 'evals/labels/number.jsonl': jsonl(rows) });
    const { stdout } = await assay(['--suggest-threshold', '--wrong', '2'], cwd);
    expect(stdout).toContain('number: threshold 0.5 fits these labels best');
    expect(stdout).toContain('number: most wrong about');
    expect(stdout.match(/failed with 0\.00, should pass/g)).toHaveLength(2);
    const printed = JSON.parse((await assay(['--json', '--wrong', '1'], cwd)).stdout);
    expect(printed.scorers.number).toMatchObject({
      sure: { passed: { n: 32, right: 32 }, failed: { n: 32, right: 24 }, unsure: 0 },
      wrong: [{ label: 1, score: 0, pass: false, sure: true }],
    });
  });

  it('writes the summary only when asked, and adds to it', async () => {
    const more = { 'evals/scorers/word.yaml': SCORER.replace('[0-9]', 'idea'), 'word.jsonl': jsonl(ROWS) };
    const cwd = folder(more);
    const path = join(cwd, 'evals/calibration/offline.json');
    await assay([], cwd);
    expect(existsSync(path)).toBe(false);
    const { stdout, code } = await assay(['--write'], cwd);
    expect({ code, said: stdout.includes('written to evals/calibration/offline.json') }).toEqual({
      code: 0,
      said: true,
    });
    const first = readFileSync(path, 'utf8');
    expect(first).not.toContain('It costs');
    await assay(['word.jsonl', '--scorers', 'word', '--write'], cwd);
    const both = calibrationSummary.parse(JSON.parse(readFileSync(path, 'utf8')));
    expect(Object.keys(both.scorers)).toEqual(['number', 'word']);
    expect(both.scorers['number']).toEqual(JSON.parse(first).scorers.number);
    await assay(['--write'], cwd);
    expect(calibrationSummary.parse(JSON.parse(readFileSync(path, 'utf8')))).toEqual(both);
  });

  it('judges by the scorers that are named, built-in ones too, and exits 3 when a row could not be judged', async () => {
    const rows = [
      { output: 'Damn you, idiot.', label: 0 },
      { output: 'With pleasure.', label: 1 },
      { input: 'only a question', label: 1 },
    ];
    const { code, stdout } = await assay(
      ['rows.jsonl', '--scorers', 'number, toxicity', '--json'],
      folder({ 'rows.jsonl': jsonl(rows) }),
    );
    expect(code).toBe(3);
    const { scorers } = calibration.parse(JSON.parse(stdout));
    expect(Object.keys(scorers)).toEqual(['number', 'toxicity']);
    expect(scorers['toxicity']).toMatchObject({
      n: 2,
      errors: 1,
      error_details: [{ code: 'missing_field', rows: 1, first: 'rows.jsonl:3' }],
    });
  });

  it.each([
    ['a file that is not there', ['gone.jsonl'], {}, /gone\.jsonl: there is no such file/],
    ['an empty file', ['empty.jsonl'], { 'empty.jsonl': '' }, /empty\.jsonl: holds no rows/],
    [
      'rows that are wrong, all at once',
      ['bad.jsonl'],
      { 'bad.jsonl': `{"label": 1}\n{"label": "yes", "metric": "number"}\nno\n` },
      /error: 3 problems\n {2}bad\.jsonl:2: label must be one of 0, 1, not "yes"[^\n]*\n {2}bad\.jsonl:3: not JSON[^\n]*\n {2}bad\.jsonl:1: metric is missing[^\n]*--scorers\n {2}what to do: /,
    ],
    [
      'a scorer that does not exist',
      ['bad.jsonl'],
      { 'bad.jsonl': '{"label": 1, "metric": "toxicty"}\n' },
      /bad\.jsonl:1: There is no scorer "toxicty"\. Did you mean "toxicity"\?/,
    ],
    ['a wrong flag', ['--scorer', 'number'], {}, /--scorers/],
  ])('refuses %s', async (_, args, files, message) => {
    const { code, stdout, stderr } = await assay(args, folder(files));
    expect(stderr).toMatch(message);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  });

  it('refuses to run without any labels, and to write over a summary that it cannot read', async () => {
    const empty = await assay([], folderOf({ 'evals/scorers/number.yaml': SCORER }));
    expect(empty.code).toBe(2);
    expect(empty.stderr).toMatch(/calibrate needs files of labels[\s\S]*assay calibrate LABELS/);
    const broken = await assay(['--write'], folder({ 'evals/calibration/offline.json': '{' }));
    expect(broken.code).toBe(2);
    expect(broken.stderr).toContain('the calibration summary cannot be read');
  });

  it('explains the form of a row', async () => {
    const { code, stdout } = await assay(['--help']);
    expect(code).toBe(0);
    expect(stdout).toContain('label: 1 = should pass, 0 = should fail');
  });
});
