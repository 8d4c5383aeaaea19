import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { assayRun, workspace } from '../support/assay.mjs';
import { startScriptedModel } from './model.mjs';
import { writeShop } from './shop/evals.mjs';

const HERE = dirname(fileURLToPath(import.meta.url));
/** Programs of `agents/`, one a framework. */
export const FRAMEWORKS = [
  'ai-sdk',
  'openai-agents',
  'langgraph',
  'mastra',
  'google-adk',
  'claude-agent-sdk',
];
const ORDER = 'TK-1042';
/** What the model asks for, whoever asks it. */
const SCRIPT = [
  { name: 'get_order', arguments: { id: ORDER } },
  { name: 'cancel_order', arguments: { id: ORDER } },
];
/** Of three answers of the model, each counted once. Spans tell them, but for `claude-agent-sdk`, whose spans name them otherwise. */
const TOKENS = 90;

/**
 * The agents of docs/frameworks.md against a model that is not there, in a world behind MCP: each is to cancel the same order. They are
 * installed when the group is `named` for the first time (close to a gigabyte, from the npm registry, without their install scripts).
 */
export async function frameworks({ named = true } = {}) {
  if (Number(process.versions.node.split('.')[0]) < 22) {
    console.log('\nframeworks: they need Node 22 or newer, nothing is measured.');
    return [];
  }
  if (!existsSync(join(HERE, 'node_modules'))) {
    if (!named)
      return [
        { figure: 'frameworks', value: 'none', note: 'skipped: npm run bench -- frameworks installs them' },
      ];
    install();
  }
  const place = workspace();
  const model = await startScriptedModel({ calls: SCRIPT, answer: `Order ${ORDER} is cancelled.` });
  try {
    const home = join(place.dir, 'home');
    mkdirSync(home);
    writeShop({
      evals: join(place.dir, 'evals'),
      agents: FRAMEWORKS,
      order: ORDER,
      env: environment(model.url, home),
    });
    const run = await assayRun(place, place.freshState());
    const results = run.results();
    if (results === undefined) throw new Error(`assay run ended with ${run.exitCode}.\n${run.stderr}`);
    return FRAMEWORKS.flatMap((name) =>
      rowsOf(
        name,
        results.cases.find(({ id }) => id === name),
      ),
    );
  } finally {
    model.stop();
    place.remove();
  }
}

function install() {
  console.log('\nframeworks: installing them in bench/frameworks …');
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: HERE,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
}

/** Where the frameworks find their model without a line of code, and nothing of whoever starts the bench. */
const environment = (url, home) => ({
  HOME: home,
  OPENAI_BASE_URL: `${url}/v1`,
  OPENAI_API_KEY: 'none',
  GOOGLE_GEMINI_BASE_URL: url,
  GEMINI_API_KEY: 'none',
  ANTHROPIC_BASE_URL: url,
  ANTHROPIC_API_KEY: 'none',
  CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
});

function rowsOf(name, found) {
  const attempt = found?.attempts?.[0];
  const turn = attempt?.turns?.[0];
  const called = (turn?.tool_calls ?? []).map((call) => call.name).join(', ');
  const yes = (figure, holds, note) => ({ figure, value: holds ? 1 : 0, bound: { least: 1 }, note });
  const tokens = turn?.results?.usage?.metadata?.actual;
  return [
    yes(
      `${name}: reaches the end state`,
      turn?.results?.end_state?.pass === true,
      found === undefined ? 'no case' : (attempt?.error?.message ?? called),
    ),
    yes('  makes these two calls', called === SCRIPT.map((call) => call.name).join(', '), called),
    yes('  its usage arrives', tokens === TOKENS, `${tokens ?? 'no'} tokens of ${TOKENS}`),
  ];
}
