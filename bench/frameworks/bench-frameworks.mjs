import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
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
 * What the spans of a framework tell of its calls of tools, where that is not all of it: the values without the names of the arguments, or
 * nothing, as its own telemetry is off. The world records them whoever tells.
 */
const TOLD = { langgraph: 'values', 'claude-agent-sdk': 'nothing' };

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
    const state = place.freshState();
    const run = await assayRun(place, state);
    const results = run.results();
    if (results === undefined) throw new Error(`assay run ended with ${run.exitCode}.\n${run.stderr}`);
    const spans = reportedCalls(state);
    return FRAMEWORKS.flatMap((name) =>
      rowsOf(
        name,
        results.cases.find(({ id }) => id === name),
        spans.get(name) ?? [],
      ),
    );
  } finally {
    model.stop();
    place.remove();
  }
}

function install() {
  console.log('\nframeworks: installing them in bench/frameworks …');
  execFileSync('npm', ['ci', '--legacy-peer-deps', '--ignore-scripts', '--no-audit', '--no-fund'], {
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

/** The calls of tools that spans told of, by case: none of these agents reports its calls in its answer. */
function reportedCalls(state) {
  const runs = join(state, 'state/runs');
  const calls = new Map();
  for (const run of readdirSync(runs))
    for (const line of readFileSync(join(runs, run, 'journal-0.jsonl'), 'utf8').split('\n')) {
      if (!line.includes('"attempt.played"')) continue;
      const { case_id, turns } = JSON.parse(line).record;
      calls.set(
        case_id,
        turns.flatMap((turn) => turn.reported_calls ?? []),
      );
    }
  return calls;
}

function rowsOf(name, found, told) {
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
    ...spanRows(name, told, yes),
    yes('  its usage arrives', tokens === TOKENS, `${tokens ?? 'no'} tokens of ${TOKENS}`),
  ];
}

/** Its spans name the tools, and what they were called with as far as the framework says it. */
function spanRows(name, told, yes) {
  const kind = TOLD[name] ?? 'arguments';
  if (kind === 'nothing')
    return [{ figure: '  its spans name the tools', value: 'none', note: 'it sends no spans of tools' }];
  const note = told.map((one) => `${one.name}(${JSON.stringify(one.arguments)})`).join(', ') || 'none';
  const holds = (test) => SCRIPT.every((call) => told.some((one) => test(one, call)));
  // Some put the name of the server before that of the tool.
  const isSame = (one, call) => one.name.endsWith(call.name);
  const said = ({ arguments: args }) => JSON.stringify(kind === 'values' ? Object.values(args) : args);
  return [
    yes('  its spans name the tools', holds(isSame), note),
    yes(
      kind === 'values' ? '  its spans hold values of arguments, unnamed' : '  its spans hold the arguments',
      holds((one, call) => isSame(one, call) && said(one) === said(call)),
      note,
    ),
  ];
}
