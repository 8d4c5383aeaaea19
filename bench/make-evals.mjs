/**
 * Writes an evals folder: N cases, each one call of an agent and one of a judge, both at the same address.
 *
 *   node bench/make-evals.mjs DIR URL N CONCURRENCY [CASES] [--agent openai|http] [--scorer answer_relevancy|rubric]
 *
 * URL ends in /v1. The folder is DIR/evals. CASES is a JSONL file of {id, question, expected} to use instead of our own.
 * Scorer `rubric` is one `llm_judge` with a form of single fields, for servers that cannot fill in a list by its ids.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { question } from './support/question.mjs';

/** Text of the settings, the agent and the cases is JSON throughout: every JSON document is a YAML document. */
export function makeEvals({
  dir,
  url,
  n,
  concurrency,
  cases = ownCases(n),
  agent = 'http',
  scorer = 'answer_relevancy',
  scorers = [scorer],
}) {
  const evals = join(dir, 'evals');
  rmSync(evals, { recursive: true, force: true });
  const write = (path, text) => {
    mkdirSync(join(evals, path, '..'), { recursive: true });
    writeFileSync(join(evals, path), `${text}\n`);
  };
  const settings = {
    judge: { provider: 'openai', base_url: url, model: 'judge', concurrency },
    run: { concurrency, max_retries: 5 },
  };
  write('assay.yaml', JSON.stringify(settings, null, 2));
  write('agents/fake.yaml', JSON.stringify(agents[agent](url), null, 2));
  if (scorers.includes('rubric')) write('scorers/rubric.yaml', JSON.stringify(RUBRIC, null, 2));
  write(
    'test-cases/all.jsonl',
    cases
      .map(({ id, question: input, expected }) =>
        JSON.stringify({
          id,
          name: id,
          turns: [{ input, expected_behavior: `Answers: ${expected}`, scorers }],
        }),
      )
      .join('\n'),
  );
  return evals;
}

const RUBRIC = {
  name: 'Rubric',
  type: 'llm_judge',
  config: { rubric: 'The answer mentions the number 42.\nQuestion: {{ input }}\nAnswer: {{ output }}' },
};

const agents = {
  openai: (url) => ({ name: 'Fake', provider: 'openai', invocation: { base_url: url, model: 'agent' } }),
  http: (url) => ({
    name: 'Fake',
    provider: 'custom',
    invocation: {
      method: 'POST',
      url: `${url}/chat/completions`,
      headers: { 'content-type': 'application/json' },
      body_template: '{"model":"agent","messages":{{ messages }}}',
      output_path: 'choices[0].message.content',
    },
  }),
};

function ownCases(n) {
  return Array.from({ length: n }, (_, index) => ({
    id: `case-${index}`,
    question: question(index),
    expected: 'forty-two',
  }));
}

function casesFrom(file) {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      agent: { type: 'string', default: 'openai' },
      scorer: { type: 'string', default: 'answer_relevancy' },
    },
  });
  const [dir, url, n, concurrency, cases] = positionals;
  if (concurrency === undefined) {
    console.error('usage: node make-evals.mjs DIR URL N CONCURRENCY [CASES] [--agent …] [--scorer …]');
    process.exit(2);
  }
  makeEvals({
    dir,
    url,
    n: Number(n),
    concurrency: Number(concurrency),
    agent: values.agent,
    scorer: values.scorer,
    ...(cases === undefined ? {} : { cases: casesFrom(cases).slice(0, Number(n)) }),
  });
}
