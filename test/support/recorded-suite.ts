import { cpSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FakeModelOptions } from './fake-model-server.ts';
import { folderOf, runCli } from './run-cli.ts';

/** A guide that asks a model for each answer, as its SDK would: by variables, with its prompt in a file. */
const GUIDE = `import { readFileSync } from 'node:fs';
let text = '';
for await (const piece of process.stdin) text += piece;
const { messages } = JSON.parse(text);
const system = readFileSync('prompt.md', 'utf8');
const response = await fetch(process.env.OPENAI_BASE_URL + '/chat/completions', {
  method: 'POST',
  headers: { authorization: 'Bearer ' + process.env.OPENAI_API_KEY, 'content-type': 'application/json' },
  body: JSON.stringify({ model: 'gpt-x', messages: [{ role: 'system', content: system }, ...messages] }),
});
const body = await response.json();
// An agent that makes something of every failure.
console.log(JSON.stringify({ output: body.choices?.[0].message.content ?? 'Sorry, try again later.', tool_calls: [] }));
`;
const AGENT = `name: Guide
provider: custom
invocation:
  command: [node, guide.mjs]
  env: { OPENAI_API_KEY: "\${OPENAI_API_KEY}", OPENAI_BASE_URL: "\${OPENAI_BASE_URL}" }
`;

/** A case of the guide, judged by a check and by a model. */
export const guideCase = (id: string) =>
  `- { id: ${id}, name: About ${id}, turns: [{ input: Where is the ${id}?, expected_behavior: 'Mention "${id}".', checks: [{ contains: ${id} }], scorers: [playval] }] }\n`;

/** A suite of the guide. */
export const guideSuite = (cases: readonly string[], more: Record<string, string> = {}) =>
  folderOf({
    'guide.mjs': GUIDE,
    'prompt.md': 'You are a guide.\n',
    'evals/agents/guide.yaml': AGENT,
    'evals/test-cases/cases.yaml': cases.map(guideCase).join(''),
    ...more,
  });

/** A model that answers the guide with the last question, and fills in the forms of the judge. */
export const GUIDED: FakeModelOptions = {
  model: 'gpt-x',
  quote: ({ list }) => (list === 'criteria' ? 'Mention' : 'Where'),
  behave: ({ schema, user }) => (schema === undefined ? { content: `Here: ${user}` } : undefined),
};

/** What the environment gives whoever has the keys. */
export const keysFor = (url: string) => ({
  OPENAI_API_KEY: 'sk-canary-cccccccccccccccccccccccc',
  OPENAI_BASE_URL: url,
});

/** Records a suite with the model at this address. */
export async function recorded(folder: string, url: string, ...args: string[]): Promise<void> {
  const env = keysFor(url);
  const ended = await runCli(['run', '--record', '--judge', 'openai', '--quiet', ...args], {
    cwd: folder,
    env,
  });
  if (ended.code !== 0) throw new Error(ended.stderr + ended.stdout);
}

/** The same files once more. */
export function copyOf(folder: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'assay-copy-'));
  cpSync(folder, copy, { recursive: true, filter: (path) => !path.endsWith('.assay') });
  return copy;
}

/** The cassettes of a suite by their paths below `evals/cassettes`. */
export function cassettesOf(folder: string): Record<string, string> {
  const root = join(folder, 'evals/cassettes');
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.jsonl'),
  );
  return Object.fromEntries(names.sort().map((name) => [name, readFileSync(join(root, name), 'utf8')]));
}
