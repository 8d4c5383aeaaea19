import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, sep } from 'node:path';
import { validate } from '@actions/languageservice';
import { describe, expect, it } from 'vitest';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { INPUT_NAMES } from '../../src/github/inputs.ts';
import { OUTPUTS } from '../../src/github/outputs.ts';
import { runResults } from '../../src/schema/run.ts';
import { startFakeModelServer } from '../support/fake-model-server.ts';
import { hostileTexts } from '../support/hostile-texts.ts';
import { actionFile, commandsOf, runAction } from '../support/run-action.ts';
import { CLI, folderOf, ROOT, runScript, suiteOf, until } from '../support/run-cli.ts';
import { liveCommands } from '../support/runner-commands.ts';

const PASSING = `
- id: greets
  name: Says what it heard
  tags: [smoke]
  turns: [{ input: hello there, checks: [contains: hello] }]
`;
const FAILING = `
- id: fails
  name: Cannot know
  turns: [{ input: hello, checks: [contains: goodbye forever] }]
`;
const TALK = `
- id: talks
  name: Fails in its second turn
  type: multi
  turns:
    - input: hello
      checks: [contains: hello]
    - input: more
      checks: [contains: nothing of the kind]
`;
const JUDGED = `
- id: kind
  name: Sounds kind
  turns: [{ input: hello there, expected_behavior: Says hello kindly. }]
- id: glad
  name: Sounds glad
  turns: [{ input: hello, expected_behavior: Is glad of the greeting. }]
`;
const offline = { judge: 'offline' };

describe('the Action', () => {
  it('of a green run says so in outputs and summary and exits 0', async () => {
    const workspace = suiteOf(PASSING);
    const { code, outputs, summary, stdout } = await runAction(workspace, offline);
    expect(code).toBe(0);
    expect(Object.keys(outputs)).toEqual(Object.keys(OUTPUTS));
    expect(outputs).toMatchObject({
      conclusion: 'passed',
      'pass-rate': '1',
      total: '1',
      passed: '1',
      failed: '0',
      errored: '0',
      skipped: '0',
      'cost-usd': '0',
      'run-id': expect.stringMatching(/^run_/),
      reason: expect.stringContaining('1 of 1'),
    });
    const results = runResults.parse(JSON.parse(readFileSync(outputs['results-path']!, 'utf8')));
    expect(results.run_id).toBe(outputs['run-id']);
    expect(summary).toBe(readFileSync(join(dirname(outputs['report-path']!), 'summary.md'), 'utf8'));
    expect(readFileSync(outputs['report-path']!, 'utf8')).toContain(results.run_id);
    expect(existsSync(outputs['state-path']!)).toBe(true);
    expect(commandsOf(stdout)).toEqual([]);
  });

  it('of a red run annotates the failing lines, gives the reason once and still sets the outputs', async () => {
    const workspace = suiteOf(PASSING + FAILING + TALK);
    const { code, outputs, summary, stdout } = await runAction(workspace, offline);
    expect(code).toBe(1);
    expect(outputs).toMatchObject({ conclusion: 'failed', passed: '1', failed: '2', 'pass-rate': '0.3333' });
    expect(existsSync(outputs['results-path']!)).toBe(true);
    expect(summary).toContain('fails');
    const commands = commandsOf(stdout);
    const annotated = commands.filter(({ properties }) => properties['file'] !== undefined);
    expect(
      annotated.map(({ name, properties }) => [
        name,
        properties['title'],
        properties['file'],
        properties['line'],
      ]),
    ).toEqual([
      ['error', 'Eval failed: fails', 'evals/test-cases/cases.yaml', '7'],
      ['error', 'Eval failed: talks', 'evals/test-cases/cases.yaml', expect.stringMatching(/^1[0-9]$/)],
    ]);
    const rest = commands.filter(({ properties }) => properties['file'] === undefined);
    expect(rest).toEqual([
      { name: 'error', properties: { title: 'Evals failed' }, message: outputs['reason'] },
    ]);
  });

  it.each([
    [
      'a neutral run warns and exits 0',
      FAILING,
      { 'fail-on': 'never' },
      0,
      'neutral',
      ['warning', 'Evals: neutral'],
    ],
    [
      'a run of which most is unsure without a model warns and exits 0',
      PASSING + JUDGED,
      {},
      0,
      'neutral',
      ['warning', 'Evals: neutral'],
    ],
    [
      'an errored run exits 3',
      PASSING.replace('hello there', 'crash'),
      {},
      3,
      'failed',
      ['error', 'Evals failed'],
    ],
    ['a lower required rate passes', PASSING + FAILING, { 'min-pass-rate': '50%' }, 0, 'passed', undefined],
    [
      'a required rate as a share passes',
      PASSING + FAILING,
      { 'min-pass-rate': '0.5' },
      0,
      'passed',
      undefined,
    ],
    [
      'a required rate of 100% does not',
      PASSING + FAILING,
      { 'min-pass-rate': '100%' },
      1,
      'failed',
      ['error', 'Evals failed'],
    ],
    ['tags select', PASSING + FAILING, { tags: 'smoke,\n' }, 0, 'passed', undefined],
    ['cases select', PASSING + FAILING, { cases: '\nfails\n' }, 1, 'failed', ['error', 'Evals failed']],
  ])('%s', async (_, cases, inputs, code, conclusion, command) => {
    const ended = await runAction(suiteOf(cases), { ...offline, annotations: 'false', ...inputs });
    expect({ code: ended.code, conclusion: ended.outputs['conclusion'] }).toEqual({ code, conclusion });
    expect(commandsOf(ended.stdout).map(({ name, properties }) => [name, properties['title']])).toEqual(
      command === undefined ? [] : [command],
    );
  });

  it('says every wrong input at once and with the right name, exits 2 and sets the conclusion', async () => {
    const { code, outputs, stdout } = await runAction(suiteOf(PASSING), {
      'min-pass-rate': '1',
      'fail-on': 'sometimes',
      judges: 'offline',
      'github-tokn': 'x',
      repeat: '0',
      concurrency: '1.5',
      'max-cost-usd': '-1',
      annotations: 'yes',
      command: 'deploy',
    });
    expect(code).toBe(2);
    expect(outputs['conclusion']).toBe('failed');
    const [error, ...others] = commandsOf(stdout);
    expect(others).toEqual([]);
    expect(error?.name).toBe('error');
    for (const printed of [
      /^9 problems:/,
      /judges: unknown input, did you mean "judge"\?/,
      /github-tokn: unknown input/,
      /min-pass-rate: "1" is ambiguous: write 100%/,
      /fail-on: "sometimes" is not one of failure, regression, never/,
      /repeat: "0" is not a whole number from 1 to 1000/,
      /concurrency: "1\.5"/,
      /max-cost-usd: "-1"/,
      /annotations: "yes"/,
      /command: "deploy" is not one of run, merge, report, experiment/,
      /what to do: .*with:/,
    ])
      expect(error?.message).toMatch(printed);
  });

  it.each([
    ['1', '100%'],
    ['1.0', '100%'],
    ['95', '95%'],
    ['80.5', '80.5%'],
    ['150%', '95%'],
    ['0.95%', '0.95'],
    ['-1', '95%'],
    ['most', '95%'],
  ])('refuses a required rate of %s and names %s', async (given, right) => {
    const { code, stdout, outputs } = await runAction(suiteOf(PASSING), {
      ...offline,
      'min-pass-rate': given,
    });
    expect(code).toBe(2);
    expect(commandsOf(stdout)[0]?.message).toContain(right);
    expect(outputs['reason']).toContain(given);
  });

  it('reports a broken evals folder with file, line and remedy, and exits 2', async () => {
    const workspace = suiteOf(PASSING, { 'evals/test-cases/broken.yaml': 'name: A\nturn: []\n' });
    const { code, stdout, outputs } = await runAction(workspace, offline);
    expect(code).toBe(2);
    expect(outputs['conclusion']).toBe('failed');
    expect(commandsOf(stdout)[0]?.message).toMatch(
      /did you mean "turns"[\s\S]*where: evals\/test-cases\/broken\.yaml:2:1/,
    );
    expect(outputs['reason']).toBe(
      'evals/test-cases/broken.yaml:2:1: unknown key "turn" (did you mean "turns"?)',
    );
  });

  it('gives the first of several problems with its line as the reason, and how many more there are', async () => {
    const workspace = suiteOf(PASSING, { 'evals/test-cases/broken.yaml': 'nam: A\nturn: []\n' });
    const { outputs } = await runAction(workspace, offline);
    expect(outputs['reason']).toMatch(/^evals\/test-cases\/broken\.yaml:\d+:\d+: .*, and \d more problems?$/);
  });

  it('works in a folder below the workspace, and annotates files as the repository knows them', async () => {
    const inner = { GIT: '' };
    const suite = suiteOf(FAILING);
    const workspace = folderOf(inner);
    mkdirSync(join(workspace, '.git'));
    writeFileSync(join(workspace, '.git/HEAD'), 'ref: refs/heads/main\n');
    copy(suite, join(workspace, 'packages/shop'));
    const { code, outputs, stdout } = await runAction(workspace, {
      ...offline,
      'working-directory': 'packages/shop',
    });
    expect(code).toBe(1);
    expect(outputs['results-path']).toContain(`${sep}packages${sep}shop${sep}`);
    const [annotation] = commandsOf(stdout);
    expect(annotation?.properties['file']).toBe('packages/shop/evals/test-cases/cases.yaml');
  });

  it('says that the working directory does not exist', async () => {
    const { code, outputs, stdout } = await runAction(suiteOf(PASSING), {
      ...offline,
      'working-directory': 'gone',
    });
    expect(code).toBe(2);
    expect(outputs['conclusion']).toBe('failed');
    expect(commandsOf(stdout)[0]?.message).toMatch(
      /no folder "gone"[\s\S]*working-directory[\s\S]*what to do/,
    );
  });

  it.each([
    ['the summary', { GITHUB_STEP_SUMMARY: undefined }],
    ['a summary that is gone', { GITHUB_STEP_SUMMARY: '/nonexistent/summary' }],
    ['an output file that is gone', { GITHUB_OUTPUT: '/nonexistent/output' }],
  ])('goes without %s, at the cost of a warning', async (_, env) => {
    const { code, stdout, outputs } = await runAction(suiteOf(PASSING), offline, { env });
    expect(code).toBe(0);
    expect(commandsOf(stdout)).toEqual([
      expect.objectContaining({ name: 'warning', message: expect.stringMatching(/could not be written/) }),
    ]);
    if (!('GITHUB_OUTPUT' in env)) expect(outputs['conclusion']).toBe('passed');
  });

  it('ends at SIGTERM with its reports and exit 130', async () => {
    const workspace = suiteOf(
      PASSING + PASSING.replaceAll('greets', 'hangs').replace('hello there', 'hello hang'),
    );
    const { code, outputs, summary } = await runAction(
      workspace,
      { ...offline, concurrency: '1' },
      {
        onStart: (kill) =>
          void until(() => existsSync(join(workspace, 'hanging'))).then(() => kill('SIGTERM')),
      },
    );
    expect(code).toBe(130);
    expect(outputs).toMatchObject({ conclusion: 'failed', passed: '1', skipped: '1' });
    expect(outputs['reason']).toMatch(/^Cancelled: 1 of 2/);
    expect(summary).toContain('Cancelled');
    expect(existsSync(outputs['results-path']!)).toBe(true);
  });
});

describe('what others wrote', () => {
  // Twenty at a time, every other one an error: the Action shows ten of a level.
  it.each(Array.from({ length: Math.ceil(hostileTexts.length / 20) }, (_, part) => part))(
    'is never a command, in no field and no form (part %s)',
    async (part) => {
      const texts = hostileTexts.slice(part * 20, part * 20 + 20);
      const agent = `
import { createInterface } from 'node:readline';
const texts = ${JSON.stringify(texts)};
for await (const line of createInterface({ input: process.stdin })) {
  const { input } = JSON.parse(line);
  const text = texts[Number(/\\d+/.exec(input)[0])];
  console.error(text);
  if (input.startsWith('broken')) console.log(JSON.stringify({ error: { code: text, message: text } }));
  else console.log(JSON.stringify({ output: text, tool_calls: [{ name: text, arguments: { [text]: text }, result: text }], context: [text], agent_plan: text }));
}`;
      const cases = texts.map((text, index) => ({
        id: `case-${index}`,
        name: text.toWellFormed(),
        tags: [text.toWellFormed()],
        threshold: 1,
        turns: [
          {
            input: `${index % 2 === 0 ? 'broken' : 'say'} ${index}`,
            expected_behavior: `Mention "nothing at all". ${text.toWellFormed()}`,
            checks: [{ contains: `nothing at all: ${text.toWellFormed()}` }],
          },
        ],
      }));
      const workspace = suiteOf('', {
        'agent.mjs': agent,
        'evals/test-cases/cases.yaml': '',
        'evals/test-cases/cases.jsonl': cases.map((one) => JSON.stringify(one)).join('\n'),
      });
      const { code, stdout, stderr, outputs } = await runAction(workspace, { ...offline, concurrency: '2' });
      expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
      const { failed, errored } = outputs;
      expect([Number(failed), Number(errored)]).toEqual([
        Math.floor(texts.length / 2),
        Math.ceil(texts.length / 2),
      ]);
      const ours = commandsOf(stdout);
      expect(liveCommands(stdout)).toEqual(ours.map(({ name }) => name));
      expect(ours).toHaveLength(texts.length + 1);
      for (const { name, properties } of ours) {
        expect(name).toMatch(/^(error|warning)$/);
        expect(properties['title']).toMatch(/^(Eval failed: case-\d+|Eval errored: case-\d+|Evals failed)$/);
        if (properties['file'] !== undefined) expect(properties['file']).toBe('evals/test-cases/cases.jsonl');
      }
      // Nothing that moves a cursor or hides, and no output that breaks out of its delimiter.
      expect(stdout).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/);
      expect(Object.keys(outputs)).toEqual(Object.keys(OUTPUTS));
    },
  );

  const ESCAPES = '\u001b[2J\u202e##[error]three\n::add-path::/x\r::error::four';

  it.each([
    [
      'in the reason of a run',
      {
        'agent.mjs': `console.log(JSON.stringify({ error: ${JSON.stringify(ESCAPES)} }));process.exit()`,
      },
      3,
    ],
    ['in a problem of the evals folder', { 'evals/agents/b.yaml': `${JSON.stringify(ESCAPES)}: 1\n` }, 2],
  ])('neither moves the cursor nor gives commands %s', async (_, files, exit) => {
    const { code, stdout, outputs } = await runAction(suiteOf(PASSING, files), offline);
    expect(code).toBe(exit);
    expect(stdout + outputs['reason']).toContain('three');
    expect(liveCommands(stdout)).toEqual(commandsOf(stdout).map(({ name }) => name));
    expect(new Set(liveCommands(stdout))).toEqual(new Set(exit === 2 ? ['error'] : ['warning', 'error']));
    expect(stdout).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/);
  });

  it('keeps keys masked, and prints them nowhere else', async () => {
    const key = 'sk-canary-aaaaaaaaaaaaaaaaaaaaaaaa';
    const token = 'ghs_canarybbbbbbbbbbbbbbbbbbbbbbb';
    const error = { message: `Incorrect API key provided: ${key}.`, type: 'invalid_request_error' };
    const server = await startFakeModelServer({ behave: () => ({ status: 401, body: { error } }) });
    try {
      const workspace = suiteOf(JUDGED);
      const { stdout, stderr, outputs, summary, code } = await runAction(
        workspace,
        { judge: 'openai', 'judge-base-url': server.openaiUrl },
        { env: { OPENAI_API_KEY: key, SHOP_TOKEN: token } },
      );
      expect(code).toBe(3);
      const masks = commandsOf(stdout)
        .filter(({ name }) => name === 'add-mask')
        .map(({ message }) => message);
      expect(masks).toEqual([key, token]);
      // Masked before anything else is said.
      expect(stdout.startsWith('::add-mask::')).toBe(true);
      const printed = stdout
        .split('\n')
        .filter((line) => !line.startsWith('::add-mask::'))
        .join('\n');
      const files = readdirSync(join(workspace, '.assay'), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
      for (const text of [printed, stderr, summary, JSON.stringify(outputs), ...files])
        for (const secret of [key, token]) expect(text).not.toContain(secret);
      expect(outputs['reason']).toContain('OPENAI_API_KEY');
    } finally {
      await server.close();
    }
  });
});

describe('the files that GitHub reads', () => {
  // Workflows have a test of their own: test/documents/workflows.test.ts.
  it('action.yml is valid by GitHub’s own language service', async () => {
    const text = readFileSync(join(ROOT, 'action.yml'), 'utf8');
    expect(await validate(TextDocument.create('file:///action.yml', 'yaml', 1, text))).toEqual([]);
    const broken = text.replace('using: node24', 'using: node2');
    expect(await validate(TextDocument.create('file:///broken/action.yml', 'yaml', 1, broken))).not.toEqual(
      [],
    );
  });

  it('action.yml declares exactly the inputs and outputs that the program knows, each with its description', () => {
    const { inputs, outputs, runs } = actionFile();
    expect(Object.keys(inputs)).toEqual([...INPUT_NAMES]);
    expect(Object.keys(outputs)).toEqual(Object.keys(OUTPUTS));
    for (const { description } of [...Object.values(inputs), ...Object.values(outputs)])
      expect(description).toMatch(/\S/);
    expect(runs).toEqual({ using: 'node24', main: 'dist/index.js' });
    expect(existsSync(join(ROOT, runs.main))).toBe(true);
  });
});

describe('the bundle on the Node of this machine', () => {
  const host = (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules') && !folder.includes('.npm'))
    .map((folder) => join(folder, 'node'))
    .find((path) => existsSync(path));

  it.skipIf(host === undefined)(
    `starts as Action and as command${host === undefined ? ' (skipped: no node outside node_modules in PATH)' : ''}`,
    async () => {
      const workspace = suiteOf(PASSING);
      const node = host ?? '';
      const action = await runAction(workspace, offline, { node });
      expect({ code: action.code, conclusion: action.outputs['conclusion'] }).toEqual({
        code: 0,
        conclusion: 'passed',
      });
      const cli = await runScript(CLI, ['run', '--judge', 'offline', '--json', '--quiet'], {
        cwd: workspace,
        node,
      });
      expect(cli).toMatchObject({ code: 0, stderr: '' });
      expect(JSON.parse(cli.stdout).conclusion).toBe('passed');
    },
  );
});

function copy(from: string, to: string): void {
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const source = join(entry.parentPath, entry.name);
    const target = join(to, source.slice(from.length));
    mkdirSync(join(target, '..'), { recursive: true });
    writeFileSync(target, readFileSync(source));
    chmodSync(target, 0o644);
  }
}
