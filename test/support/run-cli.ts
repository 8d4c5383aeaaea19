import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runWarm } from './warm-processes.ts';

const root = join(import.meta.dirname, '../..');
/** The committed bundle, which `npm test` has checked to be fresh. */
export const CLI = join(root, 'dist/cli.js');
export const ACTION = join(root, 'dist/index.js');
export const ROOT = root;
/** The Node that runs what `dist/` holds: ASSAY_TEST_NODE names another one than that of the tests. */
export const TEST_NODE = process.env['ASSAY_TEST_NODE'] ?? process.execPath;
/** Every run starts a process, as outside of the tests; by default, runs that can share one do. */
const EACH_ITS_OWN = process.env['ASSAY_TEST_NODE'] !== undefined;

export interface Ended {
  code: number | null;
  signal: string | null;
  stdout: string;
  stderr: string;
}

export interface RunOptions {
  cwd: string;
  env?: Record<string, string>;
  input?: string;
  /** Given the running process, to send it signals. */
  onStart?: (kill: (signal: NodeJS.Signals) => void) => void;
  /** Node binary; `TEST_NODE` by default. */
  node?: string;
}

/** Runs a script as a person or a workflow would: a process with a small environment of its own. */
export function runScript(script: string, args: readonly string[], options: RunOptions): Promise<Ended> {
  const { cwd, node = TEST_NODE } = options;
  const env = {
    PATH: `${dirname(node)}:${process.env['PATH'] ?? ''}`,
    HOME: tmpdir(),
    LANG: 'C.UTF-8',
    ...options.env,
  };
  const face = script === CLI ? 'cli' : script === ACTION ? 'index' : undefined;
  if (face !== undefined && fitsWarm(options)) return runWarm({ face, args, cwd, env }, node);
  const child = spawn(node, [script, ...args], { cwd, env, stdio: ['pipe', 'pipe', 'pipe'] });
  options.onStart?.((signal) => child.kill(signal));
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  child.stdin.on('error', () => undefined); // A command that does not read its input may end first.
  child.stdin.end(options.input ?? '');
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({ code, signal, stdout, stderr }));
  });
}

/** Variables that Node or a package reads when it is loaded, and not again. */
const READ_ONCE = /^(?:NODE_|DEBUG$|AZURE_|WS_)|_proxy$/i;

/** Whether a run may share a process with others: nothing is sent to it, and no Node of its own or variable of Node asked for. */
const fitsWarm = ({ env = {}, input, node, onStart }: RunOptions) =>
  !EACH_ITS_OWN &&
  node === undefined &&
  (input ?? '') === '' &&
  onStart === undefined &&
  !Object.keys(env).some((name) => READ_ONCE.test(name));

export const runCli = (args: readonly string[], options: RunOptions) => runScript(CLI, args, options);

/** Resolves when the condition holds; for moments that another process decides. */
export async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 5));
}

/** A fresh folder with these files. */
export function folderOf(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'assay-test-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

/**
 * `lines` of standard input, and `say` for a line of output, for agents of one file: they wait in the call itself, since streams are a
 * fifth of what the start of such a small program costs.
 */
export const AGENT_LINES = `
import { readSync, writeSync } from 'node:fs';
function* lines() {
  const piece = Buffer.alloc(65536);
  for (let rest = Buffer.alloc(0), size = 1; size > 0; ) {
    try { size = readSync(0, piece); } catch (error) { if (error.code !== 'EOF') throw error; size = 0; }
    rest = Buffer.concat([rest, piece.subarray(0, size)]);
    for (let end = rest.indexOf(10); end >= 0; end = rest.indexOf(10)) {
      yield rest.toString('utf8', 0, end);
      rest = rest.subarray(end + 1);
    }
  }
}
const say = (answer) => {
  for (let left = Buffer.from(JSON.stringify(answer) + '\\n'); left.length > 0; ) left = left.subarray(writeSync(1, left));
};
`;

/** An agent that answers by rules: `echo` gives the question back, other words do what they say. */
export const RULE_AGENT = `${AGENT_LINES}
import { existsSync, writeFileSync } from 'node:fs';
const answer = ({ input }) => {
  if (input.includes('crash')) process.exit(7);
  if (input.includes('hang') && !existsSync('hanging')) {
    writeFileSync('hanging', '');
    return new Promise(() => setInterval(() => {}, 1000));
  }
  if (input.includes('no tools')) return { output: 'Done.' };
  if (input.includes('refund')) return { output: 'Refunds are available within 30 days.', context: ['Refunds are available within 30 days of purchase.'], tool_calls: [] };
  return { output: 'echo: ' + input, tool_calls: [] };
};
for (const line of lines()) say(await answer(JSON.parse(line)));
`;

/** The smallest suite around that agent; `cases` is the YAML of one file. */
export function suiteOf(cases: string, more: Record<string, string> = {}): string {
  return folderOf({
    'agent.mjs': RULE_AGENT,
    'evals/agents/rules.yaml':
      'name: Rules\nprovider: custom\ninvocation:\n  command: [node, agent.mjs]\n  protocol: lines\n',
    'evals/test-cases/cases.yaml': cases,
    ...more,
  });
}
