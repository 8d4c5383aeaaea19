import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { RunResults } from '../../src/schema/run.ts';
import { startFakeModelServer } from '../support/fake-model-server.ts';
import { CLI, folderOf, runCli, suiteOf } from '../support/run-cli.ts';

const JUDGED = ['--judge', 'offline'];
const GOOD = { input: 'Open?', output: 'Open on Sunday.', expected_behavior: 'Mention "Sunday".' };
const BAD = { ...GOOD, output: 'Closed.' };
const CASES = `
- { id: greets, name: Greets, tags: [smoke], turns: [{ input: hello, expected_behavior: 'Mention "hello".', checks: [{ contains: hello }] }] }
- { id: fails, name: Fails, turns: [{ input: hello, expected_behavior: 'Mention "goodbye".', checks: [{ contains: goodbye }] }] }
`;

/** Runs a command in a fresh folder with these files. */
const assay = (args: readonly string[], files: Record<string, string> = {}, input = '') =>
  runCli(args, { cwd: folderOf(files), input });

describe('assay evaluate', () => {
  const flags = [
    'evaluate',
    ...JUDGED,
    '--input',
    'Open?',
    '--output',
    'Open on Sunday.',
    '--expected-behavior',
    'Mention "Sunday".',
  ];

  it('judges what the flags say', async () => {
    const { code, stdout, stderr } = await assay([
      ...flags,
      '--context',
      'Open on Sunday.',
      '--context',
      'Closed on Monday.',
      '--scorers',
      'playval, faithfulness',
    ]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(
      /^PASS {2}playval 1\.00 {2}.+\nPASS {2}faithfulness 1\.00 {2}.+\n\nPASSED\njudge offline \(heuristic\) · unsure: playval, faithfulness\n$/,
    );
  });

  it('says of which verdicts it is unsure without a model', async () => {
    const { stdout } = await assay([...flags, '--scorers', 'bias,toxicity']);
    expect(stdout).toMatch(/judge offline \(heuristic\) · unsure: bias, toxicity\n$/);
  });

  it.each([
    ['a file', ['--request', 'request.json'], ''],
    ['standard input', ['--request', '-'], JSON.stringify({ ...BAD, scorers: ['playval'] })],
  ])('takes a request from %s, and flags win', async (_, more, input) => {
    const files = { 'request.json': JSON.stringify({ ...BAD, scorers: ['playval'] }) };
    const plain = await assay(['evaluate', ...JUDGED, '--json', ...more], files, input);
    expect(JSON.parse(plain.stdout)).toMatchObject({
      evaluation_id: expect.stringMatching(/^eval_/),
      overall_pass: false,
      results: { playval: { score: 0 } },
    });
    expect(plain.code).toBe(0);
    const gated = await assay(['evaluate', ...JUDGED, '--gate', ...more], files, input);
    expect(gated.code).toBe(1);
    expect(gated.stdout).toContain('NOT PASSED');
    const other = await assay(['evaluate', ...JUDGED, '--gate', '--output', 'Sunday', ...more], files, input);
    expect(other.code).toBe(0);
  });

  it('exits 3 when a scorer could not judge, and shows the others', async () => {
    const server = await startFakeModelServer({ behave: () => 'refusal' });
    try {
      const args = [
        'evaluate',
        '--judge',
        'openai',
        '--judge-base-url',
        server.openaiUrl,
        '--input',
        'x',
        '--output',
        'y z.',
        '--scorers',
        'relevance',
      ];
      const { code, stdout, stderr } = await runCli(args, { cwd: folderOf({}) });
      expect(code).toBe(3);
      expect(stdout).toMatch(/^ERR {3}relevance {2}judge_error: .*refused.*\n\nNOT PASSED\n$/);
      expect(stderr).toBe('what to do: Try another judge model for this case.\n');
    } finally {
      await server.close();
    }
  });

  it.each([
    [
      'a request that is no JSON',
      ['evaluate', '--request', 'request.json'],
      { 'request.json': '{"input":' },
      /error: not JSON[\s\S]*where: request\.json[\s\S]*what to do: /,
    ],
    [
      'a request that is a list',
      ['evaluate', '--request', 'request.json'],
      { 'request.json': '[1]' },
      /must be an object, not a list/,
    ],
    ['a file that is not there', ['evaluate', '--request', 'gone.json'], {}, /no file gone\.json/],
    ['nothing at all', ['evaluate'], {}, /scorers: /],
    [
      'fields missing for two scorers',
      ['evaluate', '--output', 'x', '--scorers', 'playval,faithfulness'],
      {},
      /error: 2 problems\n {2}expected_behavior: .*playval.*\n {2}context: .*faithfulness/,
    ],
    [
      'an unknown scorer',
      ['evaluate', '--output', 'x', '--scorers', 'toxicty'],
      {},
      /Did you mean "toxicity"/,
    ],
    [
      'a threshold above 1',
      ['evaluate', '--output', 'x', '--scorers', 'toxicity', '--threshold', '7'],
      {},
      /threshold 7 is above 1/,
    ],
    [
      'a threshold that is no number',
      ['evaluate', '--threshold', 'high'],
      {},
      /--threshold.*number of 0 or more/s,
    ],
  ] as const)('refuses %s', async (_, args, files, message) => {
    const { code, stdout, stderr } = await assay([...args, ...JUDGED], files);
    expect(stderr).toMatch(message);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  });
});

describe('assay batch', () => {
  const lines = [GOOD, BAD, GOOD].map((item) => JSON.stringify(item));
  const request = { items: [GOOD, BAD, GOOD], scorers: ['playval'], threshold: 0.5 };
  const forms: [string, string, string[]][] = [
    ['one item a line', `${lines.join('\n')}\n`, ['--scorers', 'playval']],
    ['lines of Windows and empty ones', `\ufeff${lines.join('\r\n\r\n')}\r\n`, ['--scorers', 'playval']],
    ['an array', JSON.stringify([GOOD, BAD, GOOD], null, 2), ['--scorers', 'playval']],
    ['a whole request on a line', JSON.stringify(request), []],
    ['a whole request on many lines', JSON.stringify(request, null, 2), []],
    ['a whole request, oddly broken', JSON.stringify(request).replace('[', '[\n'), []],
  ];

  it.each(forms)('takes %s, from a file and from standard input', async (_, text, more) => {
    const file = await assay(['batch', ...JUDGED, '--json', '--items', 'items', ...more], { items: text });
    const { batch_id: id, ...response } = JSON.parse(file.stdout);
    expect(id).toMatch(/^batch_/);
    expect(response).toMatchObject({
      status: 'completed',
      results: [{ overall_pass: true }, { overall_pass: false }, { overall_pass: true }],
      summary: { total: 3, passed: 2, failed: 1, avg_scores: { playval: 0.6667 } },
    });
    expect(file).toMatchObject({ code: 0, stderr: '' });
    const piped = await assay(['batch', ...JUDGED, '--json', '--items', '-', ...more], {}, text);
    expect(JSON.parse(piped.stdout)).toEqual({ ...response, batch_id: expect.any(String) });
  });

  it('shows what did not pass, and gates when asked', async () => {
    const args = ['batch', ...JUDGED, '--items', '-', '--scorers', 'playval', '--gate'];
    const { code, stdout } = await assay(args, {}, lines.join('\n'));
    expect(code).toBe(1);
    expect(stdout).toBe(
      'FAIL  item 1  playval 0.00\n\n2 of 3 passed, 1 failed, 0 errored, 0 skipped\n  playval 0.67\njudge offline (heuristic)\n',
    );
    expect((await assay(args, {}, lines[0])).code).toBe(0);
  });

  it('stops at the first that does not pass, one after the other, whatever the file says', async () => {
    const text = JSON.stringify({ ...request, config: { parallel: true, fail_fast: false } });
    const { stdout } = await assay(
      ['batch', ...JUDGED, '--json', '--items', '-', '--fail-fast', '--no-parallel'],
      {},
      text,
    );
    expect(JSON.parse(stdout).results.map((one: { status: string }) => one.status)).toEqual([
      'scored',
      'scored',
      'skipped',
    ]);
  });

  it.each([
    ['a broken line, with its number', `${lines[0]}\n{"input": \n`, /not JSON[\s\S]*where: -:2/],
    ['nothing', '', /not JSON/],
    ['something else', 'null', /items\[0\]/],
    ['an item without output', '{"input":"x"}', /items\[0\]\.output/],
    [
      'a misspelt key',
      `${lines[0]}\n{"input":"x","outptu":"y"}`,
      /items\[1\]\.outptu: .*did you mean "output"/,
    ],
    ['items that are no list', '{"items": 7}', /items: /],
  ])('refuses %s', async (_, text, message) => {
    const { code, stdout, stderr } = await assay(
      ['batch', ...JUDGED, '--items', '-', '--scorers', 'playval'],
      {},
      text,
    );
    expect(stderr).toMatch(message);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  });
});

describe('assay rescore and report', () => {
  /** An agent that counts its calls in a file. */
  const counting = {
    'agent.mjs': `
import { appendFileSync } from 'node:fs';
let text = '';
for await (const piece of process.stdin) text += piece;
appendFileSync('calls', 'x');
console.log(JSON.stringify({ output: 'echo ' + JSON.parse(text).input, tool_calls: [] }));`,
    'evals/agents/rules.yaml':
      'name: Rules\nprovider: custom\ninvocation:\n  command: [node, agent.mjs]\n  env: { SHOP_KEY: "${SHOP_KEY}" }\n',
    'evals/scorers/echoes.yaml': 'name: Echoes\ntype: regex\nconfig: { pattern: "^echo " }\n',
    'evals/scorers/greets.yaml': 'name: Greets\ntype: regex\nconfig: { pattern: hello }\n',
  };
  const env = { SHOP_KEY: 'not-for-the-log' };

  async function played() {
    const cwd = suiteOf(CASES, counting);
    const { stdout, code } = await runCli(['run', '--json', '--quiet', ...JUDGED], { cwd, env });
    expect(code).toBe(1);
    return { cwd, first: JSON.parse(stdout), calls: () => readFileSync(join(cwd, 'calls'), 'utf8').length };
  }

  it('rescore judges stored answers by other scorers and by changed cases, and never calls the agent', async () => {
    const { cwd, first, calls } = await played();
    expect(calls()).toBe(2);
    // Without the variable that the agent would need: it is not called.
    const args = ['rescore', first.run_id, '--json', '--quiet', ...JUDGED];
    const scorers = ['relevance', 'toxicity', 'echoes', 'greets'];
    const again = await runCli([...args, '--scorers', scorers.join()], { cwd });
    const results: RunResults = JSON.parse(again.stdout);
    expect(results.run_id).not.toBe(first.run_id);
    for (const { attempts } of results.cases)
      expect(Object.keys(attempts[0]?.turns[0]?.results ?? {})).toEqual(scorers);
    // The averages are those of what is sure.
    expect(results.avg_scores).toEqual({ echoes: 1, greets: 1 });
    expect(results.usage.agent.calls).toBe(0);
    // The answer stays, the judgement follows the case of today.
    const file = join(cwd, 'evals/test-cases/cases.yaml');
    writeFileSync(file, CASES.replaceAll('goodbye', 'echo'));
    const changed = await runCli(args, { cwd });
    expect(changed.code).toBe(0);
    expect(JSON.parse(changed.stdout).counts).toMatchObject({ passed: 2, failed: 0 });
    // Another question would be another answer.
    writeFileSync(file, CASES.replace('input: hello', 'input: good morning'));
    const ended = await runCli(args, { cwd });
    expect(ended.code).toBe(2);
    expect(ended.stderr).toMatch(/question of case greets changed since run_[\s\S]*cases\.yaml:2/);
    expect(calls()).toBe(2);
  });

  it('rescore takes the plays that there are, where a run stopped before it had all', async () => {
    const { cwd, calls } = await played();
    const repeated = await runCli(['run', '--repeat', '2', '--json', '--quiet', ...JUDGED], { cwd, env });
    const { run_id: id } = JSON.parse(repeated.stdout);
    const before = calls();
    const journal = join(cwd, '.assay/state/runs', id, 'journal-0.jsonl');
    const kept = readFileSync(journal, 'utf8')
      .split('\n')
      .filter(
        (line) => !(line.includes('"case_id":"greets","attempt":0') && line.includes('attempt.played')),
      );
    writeFileSync(journal, kept.join('\n'));
    const again = await runCli(['rescore', id, '--json', '--quiet', ...JUDGED], { cwd });
    const { cases } = JSON.parse(again.stdout);
    expect(cases.map((one: { attempts: unknown[] }) => one.attempts.length)).toEqual([1, 2]);
    expect(calls()).toBe(before);
  });

  it.each([
    ['a run that there is none of', ['run_nothing'], /no run "run_nothing"[\s\S]*assay list runs/],
    ['an unknown scorer', ['FIRST', '--scorers', 'toxicty'], /Did you mean "toxicity"/],
  ])('rescore refuses %s', async (_, args, message) => {
    const { cwd, first } = await played();
    const ended = await runCli(
      ['rescore', ...args.map((arg) => (arg === 'FIRST' ? first.run_id : arg)), ...JUDGED],
      { cwd },
    );
    expect(ended.code).toBe(2);
    expect(ended.stderr).toMatch(message);
  });

  it('report writes each format again, byte by byte, without the evals folder', async () => {
    const { cwd, first } = await played();
    const original = join(cwd, '.assay/reports', first.run_id);
    writeFileSync(join(cwd, 'evals/test-cases/cases.yaml'), 'broken: [');
    for (const [format, files] of Object.entries({
      json: ['results.json'],
      markdown: ['summary.md'],
      junit: ['junit.xml'],
      csv: ['cases.csv'],
      html: ['report.html'],
      all: ['cases.csv', 'junit.xml', 'report.html', 'results.json', 'summary.md'],
    })) {
      const { code, stdout } = await runCli(
        ['report', first.run_id, '--format', format, '--out', `out-${format}`],
        { cwd },
      );
      expect(code).toBe(0);
      expect(readdirSync(join(cwd, `out-${format}`)).sort()).toEqual(files);
      expect(stdout.trim().split('\n')).toHaveLength(files.length);
      for (const file of files)
        expect(readFileSync(join(cwd, `out-${format}`, file), 'utf8')).toBe(
          readFileSync(join(original, file), 'utf8'),
        );
    }
    const json = await runCli(['report', first.run_id, '--json'], { cwd });
    expect(JSON.parse(json.stdout)).toEqual(first);
  });

  it('report refuses a run that there is none of, one that did not finish, and an unknown format', async () => {
    const { cwd, first } = await played();
    const unknown = await runCli(['report', 'run_nothing'], { cwd });
    expect([unknown.code, unknown.stderr]).toEqual([2, expect.stringMatching(/no run "run_nothing"/)]);
    const format = await runCli(['report', first.run_id, '--format', 'pdf'], { cwd });
    expect([format.code, format.stderr]).toEqual([
      2,
      expect.stringMatching(/'pdf' is invalid.*all, json, markdown, junit, csv/),
    ]);
    const journal = join(cwd, '.assay/state/runs', first.run_id, 'journal-0.jsonl');
    const lines = readFileSync(journal, 'utf8').trimEnd().split('\n');
    writeFileSync(journal, `${lines.slice(0, -1).join('\n')}\n`);
    const unfinished = await runCli(['report', first.run_id], { cwd });
    expect([unfinished.code, unfinished.stderr]).toEqual([
      2,
      expect.stringMatching(/did not finish[\s\S]*assay run --resume run_/),
    ]);
  });
});

describe('assay validate', () => {
  it('says that all is well, and counts', async () => {
    const cwd = suiteOf(CASES);
    expect(await runCli(['validate'], { cwd })).toMatchObject({
      code: 0,
      stdout: '2 cases, 1 agent, 0 custom scorers, 0 experiments: no problem\n',
      stderr: '',
    });
    const json = await runCli(['validate', '--json'], { cwd });
    expect(JSON.parse(json.stdout)).toEqual({ valid: true, problems: [] });
  });

  it('lists every problem of every file at once, with place and remedy', async () => {
    const cwd = suiteOf(CASES, {
      'evals/test-cases/more.yaml':
        'name: A\nturns: [{ input: x, expected_behavior: y, scorers: [playvall] }]\nrepaet: 2\n',
      'evals/agents/other.yaml': 'name: B\nprovider: custm\n',
      'evals/scorers/odd.yaml': 'name: Odd\ntype: regex\n',
    });
    const { code, stdout } = await runCli(['validate'], { cwd });
    expect(code).toBe(2);
    for (const said of [
      /^evals\/test-cases\/more\.yaml:2:\d+: .*playvall.*playval/m,
      /^evals\/test-cases\/more\.yaml:3:1: .*repaet.*did you mean "repeat"/m,
      /^evals\/agents\/other\.yaml:2:\d+: .*custom/m,
      /^evals\/scorers\/odd\.yaml:\d+:\d+: .*pattern/m,
    ])
      expect(stdout).toMatch(said);
    const json = JSON.parse((await runCli(['validate', '--json'], { cwd })).stdout);
    expect(json.valid).toBe(false);
    expect(json.problems.map((one: { path: string }) => one.path)).toContain(
      'evals/test-cases/more.yaml:3:1',
    );
  });

  it('finds what only shows when cases meet their scorers', async () => {
    const { code, stdout } = await runCli(['validate'], {
      cwd: suiteOf('name: A\nturns:\n  - { input: x, expected_behavior: " ", scorers: [playval] }\n'),
    });
    expect(code).toBe(2);
    expect(stdout).toMatch(/cases\.yaml:3.*expected_behavior/);
  });

  it('says how to begin where there is no evals folder', async () => {
    const { code, stderr } = await assay(['validate']);
    expect(code).toBe(2);
    expect(stderr).toMatch(/assay init/);
  });
});

describe('assay list', () => {
  it('shows each list as a table and as JSON', async () => {
    const cwd = suiteOf(CASES, {
      'evals/scorers/polite.yaml': 'name: Polite\ntype: regex\nconfig: { pattern: please }\n',
      'evals/experiments/two.yaml':
        'name: Two\nvariants:\n  - { name: a, config: { temperature: 0 } }\n  - { name: b, config: { temperature: 1 } }\ntest_case_ids: [greets, fails]\nmetrics: [playval]\n',
    });
    expect((await runCli(['run', '--quiet', ...JUDGED], { cwd })).code).toBe(1);
    const expected: Record<string, [RegExp, object]> = {
      scorers: [
        /^name +category +description\n[\s\S]*^polite +user/m,
        { name: 'playval', needs: ['output', 'expected_behavior'] },
      ],
      agents: [/^id +provider +name\nrules +custom +Rules\n$/, { id: 'rules', provider: 'custom' }],
      cases: [
        /^greets +rules +smoke +Greets +evals\/test-cases\/cases\.yaml:2$/m,
        { id: 'greets', turns: 1, tags: ['smoke'] },
      ],
      experiments: [/^two +Two +- +evals\/experiments\/two\.yaml:1$/m, { id: 'two' }],
      runs: [
        /^run_id +started_at +conclusion +pass_rate +reason\nrun_\w+ +\S+ +failed +0\.5 +/,
        { conclusion: 'failed', pass_rate: 0.5, counts: expect.objectContaining({ total: 2 }) },
      ],
    };
    for (const [what, [table, row]] of Object.entries(expected)) {
      const shown = await runCli(['list', what], { cwd });
      expect(shown).toMatchObject({ code: 0, stderr: '', stdout: expect.stringMatching(table) });
      const rows = JSON.parse((await runCli(['list', what, '--json'], { cwd })).stdout);
      expect(rows).toContainEqual(expect.objectContaining(row));
    }
  });

  it('is empty where there is nothing, and does not make anything', async () => {
    const cwd = folderOf({});
    for (const what of ['agents', 'cases', 'experiments', 'runs']) {
      expect(await runCli(['list', what], { cwd })).toMatchObject({ code: 0, stdout: 'none\n', stderr: '' });
      expect((await runCli(['list', what, '--json'], { cwd })).stdout).toBe('[]\n');
    }
    expect(readdirSync(cwd)).toEqual([]);
  });

  it('names what there is to be listed where nothing was named', async () => {
    const { code, stderr } = await assay(['list']);
    expect(code).toBe(2);
    expect(stderr).toContain('one of: scorers, checks, agents, cases, experiments, runs');
  });

  it.each([
    ['scorer', 'scorers'],
    ['constructor', 'scorers, checks, agents, cases, experiments, runs'],
  ])('does not know %s', async (what, known) => {
    const { code, stderr } = await assay(['list', what]);
    expect(code).toBe(2);
    expect(stderr).toContain(known);
  });
});

describe('assay init', () => {
  it('writes a suite that passes offline, and keeps every file the second time', async () => {
    const cwd = folderOf({});
    const { code, stdout } = await runCli(['init'], { cwd });
    expect(code).toBe(0);
    expect(stdout).toMatch(/^wrote evals\/assay\.yaml$[\s\S]*^next: node \S+cli\.js run --judge offline$/m);
    const before = contents(cwd);
    expect(Object.keys(before).sort()).toContain('.github/workflows/evals.yml');
    const run = await runCli(['run', '--json', '--quiet', ...JUDGED], { cwd });
    expect(run).toMatchObject({ code: 0, stderr: '' });
    expect(JSON.parse(run.stdout)).toMatchObject({ conclusion: 'passed', counts: { total: 2, passed: 2 } });
    expect(await runCli(['validate'], { cwd })).toMatchObject({ code: 0 });

    writeFileSync(join(cwd, 'evals/assay.yaml'), '# mine\n');
    const again = await runCli(['init', '--json'], { cwd });
    expect(JSON.parse(again.stdout)).toEqual({
      written: [],
      kept: Object.keys(before).sort((a, b) => order(again.stdout, a, b)),
    });
    expect(contents(cwd)).toEqual({ ...before, 'evals/assay.yaml': '# mine\n' });
  });

  const order = (text: string, a: string, b: string) => text.indexOf(a) - text.indexOf(b);

  /** Files that init wrote, by path; what the run left is not among them. */
  function contents(folder: string): Record<string, string> {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
      .filter((path) => !path.startsWith('.assay'));
    return Object.fromEntries(files.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
  }
});

describe('assay', () => {
  it.each(['run', 'evaluate', 'batch', 'rescore', 'report', 'validate', 'list', 'init'])(
    '%s --help shows its flags and the common ones',
    async (command) => {
      const { code, stdout, stderr } = await assay([command, '--help']);
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      expect(stdout).toMatch(new RegExp(`^Usage: assay ${command} `));
      for (const flag of [
        '--evals',
        '--state',
        '--judge ',
        '--judge-model',
        '--judge-base-url',
        '--seed',
        '--json',
        '--quiet',
      ])
        expect(stdout).toContain(flag);
    },
  );

  it('without arguments says what there is, on stderr, and exits 2', async () => {
    const { code, stdout, stderr } = await assay([]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    for (const command of ['run', 'evaluate', 'batch', 'rescore', 'report', 'validate', 'list', 'init'])
      expect(stderr).toMatch(new RegExp(`^ {2}${command} `, 'm'));
  });

  it.each([['--help'], ['help']])('%s says the same on stdout and exits 0', async (flag) => {
    const { code, stdout, stderr } = await assay([flag]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('Usage: assay');
  });

  it('--version is the version of the package', async () => {
    const { version } = JSON.parse(readFileSync(join(CLI, '../../package.json'), 'utf8'));
    expect(await assay(['--version'])).toMatchObject({ code: 0, stdout: `${version}\n` });
  });

  it.each([
    ['a repeat of 0', ['run', '--repeat', '0'], /--repeat.*whole number from 1 to 1000/s],
    ['half a repeat', ['run', '--repeat', '1.5'], /--repeat.*whole number from 1 to 1000/s],
    ['no place at all', ['run', '--concurrency', '0'], /--concurrency.*whole number from 1 to 1000/s],
    ['an argument too many', ['list', 'runs', 'cases'], /too many arguments/],
    ['an argument too few', ['report'], /missing required argument 'run-id'/],
    ['a judge that there is none of', ['run', '--judge', 'oracle'], /'oracle' is invalid.*offline/s],
  ])('refuses %s', async (_, args, message) => {
    const { code, stdout, stderr } = await assay(args);
    expect(stderr).toMatch(message);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/^error: [\s\S]*what to do: See: assay \w+ --help\n$/);
  });

  it('needs a key for a judge that is named', async () => {
    const cwd = suiteOf(CASES);
    const { code, stderr } = await runCli(['run', '--judge', 'openai'], { cwd });
    expect(code).toBe(2);
    expect(stderr).toMatch(/OPENAI_API_KEY/);
    expect(existsSync(join(cwd, '.assay/reports'))).toBe(false);
  });
});
