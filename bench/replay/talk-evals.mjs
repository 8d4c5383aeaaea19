import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { TALKS, talk } from './talk-scripts.mjs';

const HERE = dirname(fileURLToPath(import.meta.url));
/** Talks that are played with a process for each turn; the others have processes that stay. */
const ONCE = 1;

/** Writes an evals folder with a desk as its world and the talks for each of these frameworks. `env` is that of the agents. */
export function writeTalks({ evals, frameworks, env, judge }) {
  rmSync(evals, { recursive: true, force: true });
  const write = (path, value) => {
    const file = join(evals, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, typeof value === 'string' ? value : `${JSON.stringify(value, null, 2)}\n`);
  };
  const talks = Array.from({ length: TALKS }, (_, at) => talk(at + 1));
  write('assay.yaml', {
    judge: { provider: 'openai', base_url: judge, model: 'judge' },
    // A start of some of them takes seconds of processor time.
    run: { concurrency: 2, max_retries: 0, timeout_ms: 120_000 },
    gate: { fail_on: 'never' },
  });
  write('scorers/rubric.yaml', {
    name: 'Rubric',
    type: 'llm_judge',
    config: { rubric: 'The answer is polite.\nQuestion: {{ input }}\nAnswer: {{ output }}' },
  });
  const orders = Object.fromEntries(
    talks.flatMap((one) => one.orders.map((id) => [id, { id, status: 'active', lines: ['tea', 'café'] }])),
  );
  write('worlds/desk.yaml', { name: 'Desk', state: { data: { orders } }, tools: { file: 'desk/tools.mjs' } });
  mkdirSync(join(evals, 'worlds/desk'), { recursive: true });
  cpSync(join(HERE, 'desk/tools.mjs'), join(evals, 'worlds/desk/tools.mjs'));
  for (const framework of frameworks)
    for (const protocol of ['once', 'lines'])
      write(`agents/${framework}-${protocol}.yaml`, {
        name: `${framework}, ${protocol}`,
        provider: 'custom',
        system_prompt: 'You look after the orders of a shop.',
        invocation: {
          command: [process.execPath, join(HERE, '..', 'frameworks', 'talks', `${framework}.mjs`)],
          ...(protocol === 'lines' ? { protocol } : {}),
          env,
        },
      });
  const cases = frameworks.flatMap((framework) => talks.map((one) => caseOf(framework, one)));
  write('test-cases/all.jsonl', `${cases.map((one) => JSON.stringify(one)).join('\n')}\n`);
}

/** The id of a talk's case, which begins with the name of its framework. */
export const caseId = (framework, number) => `${framework}-${number}`;

function caseOf(framework, { number, turns, writes }) {
  return {
    id: caseId(framework, number),
    name: `Talk ${number} with ${framework}`,
    type: 'multi',
    agent_id: `${framework}-${number <= ONCE ? 'once' : 'lines'}`,
    world: 'desk',
    expected_state: { actions: writes },
    turns: turns.map(({ says }) => ({
      input: says,
      checks: [{ contains: 'Reference' }],
      scorers: ['rubric'],
    })),
  };
}
