import { describe, expect, it } from 'vitest';
import { jsonl } from '../support/labels.ts';
import { folderOf, runCli } from '../support/run-cli.ts';

/** Runs a command from its sources in a fresh folder with these files. */
const assay = ([command = '', ...args]: readonly string[], files: Record<string, string> = {}, input = '') =>
  runCli([command, ...(command === 'validate' ? [] : ['--judge', 'offline']), ...args], {
    cwd: folderOf(files),
    input,
  });
const ITEM = { input: 'Open?', output: 'Open on Sunday.' };

describe('a request that is none', () => {
  it.each([
    ['a list', '[]'],
    ['empty', 'null'],
    ['5', '5'],
  ])('is refused when the file holds %s, whatever the flags say', async (what, text) => {
    const args = ['evaluate', '--request', 'r.json', '--scorers', 'bias', '--output', 'Hello.'];
    const { code, stdout, stderr } = await assay(args, { 'r.json': text });
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(`must be an object, not ${what}`);
  });

  it.each(['"fast"', '7', '[]'])('is refused when config of a batch is %s', async (config) => {
    const text = `{"items": [${JSON.stringify(ITEM)}], "scorers": ["bias"], "config": ${config}}`;
    const { code, stderr } = await assay(['batch', '--items', 'b.json', '--fail-fast'], { 'b.json': text });
    expect(code).toBe(2);
    expect(stderr).toContain('config: must be an object');
  });

  it.each(['', ' \n\r\n'])('says so when there are no items: %j', async (input) => {
    const { code, stderr } = await assay(['batch', '--items', '-', '--scorers', 'bias'], {}, input);
    expect(code).toBe(2);
    expect(stderr).toMatch(
      /^error: not JSON: there is nothing in it\n {2}where: standard input\n {2}what to do: .+\n$/,
    );
  });
});

describe('items on a line each', () => {
  it('are all named by file and line when they are no JSON, blank lines counted', async () => {
    const text = `\r\n${JSON.stringify(ITEM)}\r\n{broken\r\n\r\n"half\r\n`;
    const { code, stderr } = await assay(['batch', '--items', 'i.jsonl', '--scorers', 'bias'], {
      'i.jsonl': text,
    });
    expect(code).toBe(2);
    expect(stderr).toContain('error: 2 problems');
    expect(stderr).toMatch(/^ {2}i\.jsonl:3: not JSON/m);
    expect(stderr).toMatch(/^ {2}i\.jsonl:5: not JSON/m);
  });

  it('are named by file and line when a field is wrong or missing for a scorer', async () => {
    const text = `\n${jsonl([ITEM, { input: 'x' }])}\n${jsonl([{ ...ITEM, context: 'x' }])}`;
    const form = await assay(['batch', '--items', 'i.jsonl', '--scorers', 'bias'], { 'i.jsonl': text });
    expect(form.code).toBe(2);
    expect(form.stderr).toContain('  i.jsonl:3: items[1].output: is required');
    expect(form.stderr).toContain('  i.jsonl:5: items[2].context: must be a list, not "x"');
    const need = await assay(['batch', '--items', 'i.jsonl', '--scorers', 'faithfulness'], {
      'i.jsonl': `\n${jsonl([{ ...ITEM, context: ['x'] }, ITEM])}`,
    });
    expect(need.stderr).toContain('  i.jsonl:3: items[1].context: faithfulness requires');
  });
});

describe('validate', () => {
  const SUITE = {
    'evals/agents/a.yaml': 'name: A\nprovider: custom\ninvocation: {url: "http://127.0.0.1:1/"}\n',
    'evals/scorers/judge.yaml':
      'name: J\ntype: llm_judge\nconfig:\n  rubric: "Is {{ outptu }} good?"\n  output_schema:\n    extra.key: nothing\n',
    'evals/scorers/pattern.yaml': 'name: P\ntype: regex\nconfig:\n  pattern: "(?<=a)b"\n',
    'evals/scorers/code.yaml': 'name: C\ntype: code\nconfig:\n  rubric: |\n    x = 1 +\n',
  };

  it('finds what is wrong inside all custom scorers at once, at its place, together with everything else', async () => {
    const { code, stdout } = await assay(['validate'], {
      ...SUITE,
      'evals/test-cases/c.yaml':
        'name: c\ntype: multi\nturns: [{ input: hi }, { input: hi, scorers: [nobody] }]\n',
    });
    expect(code).toBe(2);
    const lines = stdout.trimEnd().split('\n');
    expect(lines).toEqual([
      expect.stringMatching(
        /^evals\/scorers\/code\.yaml:4:11: config\.rubric: The code does not compile: .+line 1/,
      ),
      'evals/scorers/judge.yaml:4:11: config.rubric: nothing fills {{ outptu }} (did you mean "output"?)',
      'evals/scorers/judge.yaml:6:16: config.output_schema.extra.key: "nothing" is no type',
      expect.stringMatching(/^evals\/scorers\/pattern\.yaml:4:12: config\.pattern: .+look-behind/),
      expect.stringContaining('evals/test-cases/c.yaml:3:9: turns[0].expected_behavior is required'),
      expect.stringContaining('evals/test-cases/c.yaml:3:47: unknown scorer "nobody"'),
    ]);
  });

  it('is what other commands say as well', async () => {
    const args = ['evaluate', '--scorers', 'bias', '--output', 'Hello.'];
    const { code, stderr } = await assay(args, SUITE);
    expect(code).toBe(2);
    for (const name of ['code', 'judge', 'pattern'])
      expect(stderr).toMatch(new RegExp(`^ {2}evals/scorers/${name}\\.yaml:4:1\\d: config\\.`, 'm'));
  });
});

describe('calibrate', () => {
  const rows = jsonl(
    [1, 0, 1, 0].map((label) => ({
      metric: 'number',
      output: label === 1 ? 'It is 5.' : 'No idea.',
      label,
    })),
  );
  const files = {
    'evals/scorers/number.yaml': 'name: N\ntype: regex\nconfig: { pattern: "[0-9]" }\n',
    'l.jsonl': rows,
  };

  it.each(['', ' , '])('measures nothing for no scorer: %j', async (names) => {
    const { code, stdout, stderr } = await assay(['calibrate', 'l.jsonl', '--scorers', names], files);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain('--scorers: names no scorer');
  });

  it('shows the figures it could not write', async () => {
    const { code, stdout, stderr } = await assay(['calibrate', 'l.jsonl', '--write', '--json'], {
      ...files,
      'evals/calibration': 'a file where a folder should be',
    });
    expect(code).toBe(3);
    expect(JSON.parse(stdout).scorers.number).toMatchObject({ n: 4, auroc: 1 });
    expect(stderr).toContain('what to do:');
  });
});
