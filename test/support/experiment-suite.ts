import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf } from './run-cli.ts';

/**
 * An agent that does what its prompt says: `good` answers every question, `weak` only those with an even number, `crash` ends
 * the process, `moody` too while there is a file of that name. Every call costs a tenth of a cent and leaves a line in `calls.log`; while
 * there is a file `held`, the ninth call and those behind it wait.
 */
const PROMPTED_AGENT = `
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
for await (const line of createInterface({ input: process.stdin })) {
  const { input, system_prompt: prompt = '', model = '', temperature = '', test_case_id: id } = JSON.parse(line);
  appendFileSync('calls.log', JSON.stringify({ id, prompt, model, temperature }) + '\\n');
  if (prompt.includes('crash')) process.exit(7);
  if (prompt.includes('moody') && existsSync('moody')) process.exit(7);
  while (existsSync('held') && readFileSync('calls.log', 'utf8').split('\\n').length > 9) await wait(15);
  const number = Number(/\\d+/.exec(input)?.[0] ?? 0);
  const answers = prompt.includes('good') || (prompt.includes('weak') && number % 2 === 0);
  const output = answers ? 'The answer is ' + number + '.' : 'I do not know.';
  console.log(JSON.stringify({ output, usage: { input_tokens: 5, output_tokens: 5, cost_usd: 0.001 } }));
}
`;

export interface ExperimentFile {
  variants?: string;
  cases?: readonly string[];
  metrics?: string;
  config?: string;
}

/** The YAML of an experiment file over the cases `c0` to `c7`. */
export function experimentYaml({
  variants = '[{ name: baseline, config: { system_prompt: weak } }, { name: better, config: { system_prompt: good } }]',
  cases = Array.from({ length: 8 }, (_, index) => `c${index}`),
  metrics = '[exact, latency_ms]',
  config = '{ runs_per_variant: 2 }',
}: ExperimentFile = {}): string {
  return `name: Prompts\nvariants: ${variants}\ntest_case_ids: [${cases.join(', ')}]\nmetrics: ${metrics}\nconfig: ${config}\n`;
}

/** A suite of eight cases with a custom scorer `exact` that wants the number, and one experiment. */
export function experimentSuite(file: string, more: Record<string, string> = {}): string {
  const cases = Array.from(
    { length: 8 },
    (_, index) =>
      `- { id: c${index}, name: Case ${index}, turns: [{ input: "Say ${index}.", expected_behavior: "Says ${index}.", ground_truth: "${index}" }] }\n`,
  ).join('');
  return folderOf({
    'agent.mjs': PROMPTED_AGENT,
    'evals/assay.yaml': 'run: { concurrency: 2, max_retries: 0 }\n',
    'evals/agents/prompted.yaml':
      'name: Prompted\nprovider: custom\nsystem_prompt: weak\ninvocation:\n  command: [node, agent.mjs]\n  protocol: lines\n',
    'evals/test-cases/cases.yaml': cases,
    'evals/scorers/exact.yaml': `name: Exact\ntype: regex\nconfig: { pattern: 'The answer is \\d+' }\n`,
    'evals/experiments/prompts.yaml': file,
    ...more,
  });
}

/** What the agent was called with, in the order of the calls. */
export function callsOf(
  cwd: string,
): { id: string; prompt: string; model: string; temperature: number | string }[] {
  const path = join(cwd, 'calls.log');
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').split('\n');
  // Behind the last line break stands nothing, or the beginning of a line that an agent writes just now.
  return lines.slice(0, -1).map((line) => JSON.parse(line));
}
