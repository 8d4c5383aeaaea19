import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seededRandom } from '../../src/ports/seeded-random.ts';
import { AGENT_LINES, folderOf } from './run-cli.ts';

/**
 * An agent that does what its prompt says: questions that begin with "Hard" it answers only where `able` holds, a condition on
 * `prompt` and `input`, the others always. With a file `down` its tools are out of order. Every call leaves a line in `calls.log`; where
 * a file `held` names a number, the calls from that one on wait until the file is gone.
 */
export const promptedAgent = (able: string) => `${AGENT_LINES}
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
for (const line of lines()) {
  const { input, system_prompt: prompt = '', test_case_id: id } = JSON.parse(line);
  appendFileSync('calls.log', JSON.stringify({ id, prompt }) + '\\n');
  while (existsSync('held') && readFileSync('calls.log', 'utf8').split('\\n').length > Number(readFileSync('held', 'utf8'))) await wait(15);
  if (existsSync('down')) { say({ output: 'I cannot look that up.', tool_calls: [{ name: 'get_order', arguments: {}, result: 'HTTP 503 service unavailable' }] }); continue; }
  const able = ${able};
  const output = !input.startsWith('Hard') || able ? 'The answer is ' + input.split(' ').at(-1) : 'I would rather not say.';
  say({ output, tool_calls: [], usage: { input_tokens: 5, output_tokens: 5, cost_usd: 0.001 } });
}
`;

export const CARELESS = '# Clerk\n\nYou are a clerk. Be brief.\n\n## House style\n\nSay please.';

/** A suite of cases that share no words, `hard` ones failing with the prompt as it is and `easy` ones passing. */
export function optimizationSuite(hard: number, easy: number, more: Record<string, string> = {}): string {
  const random = seededRandom(11);
  const words = () => Array.from({ length: 9 }, () => `w${random.hex(4)}`).join(' ');
  const one = (kind: string, index: number) =>
    `- { id: ${kind.toLowerCase()}${index}, name: "${kind} ${index}", turns: [{ input: "${kind} ${words()} ${index}", expected_behavior: "Tells ${words()}.", scorers: [exact] }] }\n`;
  const cases = [
    ...Array.from({ length: hard }, (_, index) => one('Hard', index)),
    ...Array.from({ length: easy }, (_, index) => one('Easy', index)),
  ].join('');
  return folderOf({
    'agent.mjs': promptedAgent('/Rules learned from failures|thorough/.test(prompt)'),
    'evals/assay.yaml': 'run: { concurrency: 1, max_retries: 0 }\n',
    'evals/agents/clerk.yaml':
      'name: Clerk\nprovider: custom\nsystem_prompt_file: prompt.md\ninvocation:\n  command: [node, agent.mjs]\n  protocol: lines\n',
    'evals/agents/prompt.md': `${CARELESS}\n`,
    'evals/test-cases/cases.yaml': cases,
    'evals/scorers/exact.yaml': `name: Exact\ntype: regex\nconfig: { pattern: 'The answer is \\d+' }\n`,
    ...more,
  });
}

/** How often the agent was called. */
export function callCount(cwd: string): number {
  const path = join(cwd, 'calls.log');
  return existsSync(path) ? readFileSync(path, 'utf8').trim().split('\n').length : 0;
}

/** Lets the calls of the agent from this one on wait, so that nothing ends before it was stopped; gives what lets them go on. */
export function holdCalls(cwd: string, from: number): () => void {
  const held = join(cwd, 'held');
  writeFileSync(held, String(from));
  return () => rmSync(held);
}
