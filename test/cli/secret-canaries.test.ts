import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { cleanText } from '../../src/text/escape/clean-text.ts';
import { folderOf, runCli } from '../support/run-cli.ts';
import { ENCODINGS, middle } from '../support/spelled-secret.ts';

/** Between the characters of a spelling: what no reader sees. */
const UNSEEN = ['', '\u200b', '\u2060\u00ad', '\u001b[31m', '\u0007', '\u{e0061}'];
/** The names say by what each is known as a secret. */
const SECRETS: Record<string, string> = {
  SHOP_API_KEY: 'shop/Key+9?"<&>Canary one',
  DB_PASSWORD: 'word/Pass+8?"<&>Canary two',
  NOTE_OF_THE_SHOP: 'note/Note+7?"<&>Canary six',
};
const SPELLED = Object.values(SECRETS).flatMap((secret) =>
  Object.entries(ENCODINGS).map(([name, spell]) => ({ name, text: spell(secret) })),
);
const SAID = SPELLED.flatMap(({ text }) => UNSEEN.map((unseen) => [...text].join(unseen))).join(' | ');
const CASES = ['one', 'two', 'three']
  .map(
    (id) =>
      `- { id: ${id}, name: ${id}, turns: [{ input: ${id}, expected_behavior: Say hello., scorers: [greets], checks: [equals: hello] }] }`,
  )
  .join('\n');

function checkout(): string {
  return folderOf({
    'said.json': JSON.stringify(SAID),
    'agent.mjs': `
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
const said = JSON.parse(readFileSync('said.json', 'utf8'));
for await (const line of createInterface({ input: process.stdin })) {
  const { input } = JSON.parse(line);
  const tool_calls = [{ name: 'look', arguments: { [said.slice(0, 200)]: said }, result: { deep: [said] } }];
  console.log(JSON.stringify(input === 'two' ? { error: said } : { output: (input === 'one' ? 'no ' : 'hello ') + said, tool_calls }));
}`,
    'evals/agents/a.yaml':
      'id: a\nname: A\nprovider: custom\ninvocation:\n  command: [node, agent.mjs]\n  protocol: lines\n  env: { NOTE: "${NOTE_OF_THE_SHOP}" }\n',
    'evals/scorers/greets.yaml': 'name: Greets\ntype: regex\nconfig: { pattern: "^hello" }\n',
    'evals/test-cases/cases.yaml': `${CASES}\n`,
    'evals/experiments/x.yaml':
      'name: X\nagent_id: a\nvariants: [{ name: p, config: { temperature: 0 } }, { name: q, config: { temperature: 1 } }]\ntest_case_ids: [one, three]\nmetrics: [greets]\nconfig: { runs_per_variant: 1 }\n',
    'items.json': JSON.stringify([{ input: SAID, output: `hello ${SAID}` }]),
    'request.json': JSON.stringify({ input: 'q', output: `hello ${SAID}`, scorers: ['greets', 'toxicity'] }),
    'policy.md': `# Refunds\nRefunds of ${SAID.slice(0, 400)} are paid within 30 days.\n`,
  });
}

/** As a reader of the page sees it: entities decoded, and nothing invisible. */
const shown = (text: string) => {
  const decoded = text.replace(/&#(\d+);/g, (_, digits: string) => String.fromCodePoint(Number(digits)));
  return [text, decoded, unescaped(text)].map((one) => cleanText(one)).join('\n');
};
/** As a program reads it: what JSON spells with a code. */
const unescaped = (text: string) =>
  text.replace(/\\u([0-9a-f]{4})/g, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));
const canariesIn = (text: string) => {
  const read = shown(text);
  return SPELLED.filter((one) => read.includes(middle(one.text))).map(({ name }) => name);
};

const COMMANDS: [name: string, args: string[]][] = [
  ['run', ['run']],
  ['run --json', ['run', '--json', '--out', 'out']],
  ['run into files', ['run', '--out', 'more', '--quiet']],
  ['report', ['report', 'RUN', '--out', 'again']],
  ['report --json', ['report', 'RUN', '--json']],
  ['rescore', ['rescore', 'RUN', '--json']],
  ['compare', ['compare', 'RUN', 'out/results.json', '--out', 'compared']],
  ['compare --json', ['compare', 'RUN', 'RUN', '--json']],
  ['analyze', ['analyze']],
  ['analyze --json', ['analyze', '--json']],
  ['experiment', ['experiment', 'x', '--out', 'experiment']],
  ['experiment --json', ['experiment', 'x', '--json']],
  ['promote', ['promote', 'RUN', 'one']],
  ['evaluate', ['evaluate', '--request', 'request.json']],
  ['evaluate --json', ['evaluate', '--request', 'request.json', '--json']],
  ['batch --json', ['batch', '--items', 'items.json', '--scorers', 'greets', '--json']],
  ['generate', ['generate', '--agent', 'a', '--documents', 'policy.md', '--write', 'made']],
  ['list', ['list', 'runs', '--json']],
  ['a fault', ['evaluate', '--scorers', SECRETS['SHOP_API_KEY'] ?? '', '--output', 'x']],
  ['wrong usage', ['run', `--${SECRETS['DB_PASSWORD']}`]],
];

/** What every command prints, or those of these names, and the files that all of them leave. */
async function sinks(
  flags: string[],
  names?: readonly string[],
): Promise<{ printed: Map<string, string>; files: Map<string, string>; cwd: string }> {
  const cwd = checkout();
  const env = { ...SECRETS };
  const printed = new Map<string, string>();
  let run = '';
  for (const [name, args] of COMMANDS) {
    if (names?.includes(name) === false) continue;
    const named = args.map((one) => one.replace('RUN', run));
    const { stdout, stderr } = await runCli([...named, '--judge', 'offline', ...flags], { cwd, env });
    printed.set(name, stdout + stderr);
    run ||= /run_\w+/.exec(stdout)?.[0] ?? '';
  }
  const files = new Map(
    readdirSync(cwd, { recursive: true, encoding: 'utf8' })
      .filter((path) => statSync(join(cwd, path)).isFile())
      .filter((path) => /(out|more|again|compared|experiment|made)\/|reports\/|regressions\//.test(path))
      .map((path) => [path, readFileSync(join(cwd, path), 'utf8')]),
  );
  return { printed, files, cwd };
}

describe('a secret that the agent says', () => {
  let all: Awaited<ReturnType<typeof sinks>>;
  beforeAll(async () => {
    all = await sinks([]);
  });

  it('is said in at least 20 encodings', () =>
    expect(Object.keys(ENCODINGS).length).toBeGreaterThanOrEqual(20));

  it.each(COMMANDS.map(([name]) => name))('is printed by no command: %s', (name) => {
    expect(all.printed.get(name)?.length).toBeGreaterThan(0);
    expect(canariesIn(all.printed.get(name) ?? '')).toEqual([]);
  });

  it('stands in no file that is written for people', () => {
    expect(all.files.size).toBeGreaterThan(15);
    for (const [path, text] of all.files) expect(canariesIn(text), path).toEqual([]);
    for (const path of [
      'out/results.json',
      'out/summary.md',
      'out/junit.xml',
      'out/cases.csv',
      'out/report.html',
    ])
      expect(shown(all.files.get(path) ?? ''), path).toContain('[redacted]');
  });

  it('stands everywhere under --no-redact', async () => {
    const { files, printed } = await sinks(['--no-redact'], ['run', 'run --json', 'report --json']);
    expect(canariesIn(files.get('out/results.json') ?? '').length).toBeGreaterThan(50);
    expect(canariesIn(printed.get('report --json') ?? '').length).toBeGreaterThan(50);
  });

  it('stands in the journal of the state, which only its owner reads', () => {
    const state = join(all.cwd, '.assay/state');
    const below = readdirSync(state, { recursive: true, encoding: 'utf8' }).map((path) => join(state, path));
    const path = below.find((one) => /runs.*jsonl$/.test(one) && statSync(one).isFile()) ?? '';
    expect(canariesIn(readFileSync(path, 'utf8'))).not.toEqual([]);
    if (process.platform !== 'win32') expect(statSync(path).mode & 0o777).toBe(0o600);
  });
});
