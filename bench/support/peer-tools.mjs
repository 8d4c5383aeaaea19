/**
 * Other tools, set up for the same work: what is written into a folder beside their packages, and what is started there. `shape` is {url, concurrency};
 * the questions stand in `questions.json` of that folder. They ask by `fetch`, the leanest client, but where a tool has one of its own.
 */
const HOUR_MS = 3_600_000;

/** Both calls of a case: what it answers, and whether the judge takes it. */
const calls = ({ url }) => `import { readFileSync } from 'node:fs';

export const questions = JSON.parse(readFileSync(new URL('questions.json', import.meta.url), 'utf8'));
const headers = { 'content-type': 'application/json', authorization: 'Bearer none' };

async function ask(model, content) {
  const body = JSON.stringify({ model, messages: [{ role: 'user', content }] });
  const response = await fetch('${url}/chat/completions', { method: 'POST', headers, body });
  if (!response.ok) throw new Error('HTTP ' + response.status);
  return (await response.json()).choices[0].message.content;
}

export const answered = (asked) => ask('agent', asked);

export async function judged(asked, output) {
  const prompt = 'Does it answer the question? Reply as JSON.\\n' + asked + '\\n' + output;
  return JSON.parse(await ask('judge', prompt)).score;
}
`;

export const PEER_TOOLS = [
  {
    name: 'braintrust',
    files: (shape) => ({
      'calls.mjs': calls(shape),
      'run.mjs': `import { Eval } from 'braintrust';
import { answered, judged, questions } from './calls.mjs';

await Eval(
  'bench',
  {
    data: () => questions.map((input) => ({ input })),
    task: answered,
    scores: [async ({ input, output }) => ({ name: 'rubric', score: await judged(input, output) })],
    maxConcurrency: ${shape.concurrency},
  },
  { noSendLogs: true },
);
process.exit(0);
`,
    }),
    command: () => ['run.mjs'],
  },
  {
    name: 'vitest-evals',
    files: (shape) => ({
      'calls.mjs': calls(shape),
      'vitest.config.mjs': `export default {
  test: {
    include: ['all.eval.mjs'],
    maxConcurrency: ${shape.concurrency},
    sequence: { concurrent: true },
    testTimeout: ${HOUR_MS},
    reporters: ['vitest-evals/reporter'],
  },
};
`,
      'all.eval.mjs': `import { createHarness, createJudge, describeEval } from 'vitest-evals';
import { answered, judged, questions } from './calls.mjs';

const harness = createHarness({
  name: 'agent',
  run: async ({ input }) => {
    const output = await answered(input);
    return { output, messages: [{ role: 'user', content: input }, { role: 'assistant', content: output }] };
  },
});
const rubric = createJudge('rubric', async ({ input, output }) => ({ score: await judged(input, output) }));

describeEval('bench', { harness, judges: [rubric], judgeThreshold: 0.7 }, (it) => {
  it.for(questions.map((input, at) => ({ name: 'case ' + at, input })))('$name', async ({ input }, { run }) => {
    await run(input);
  });
});
`,
    }),
    command: (bin) => [bin('vitest'), 'run', '--config', 'vitest.config.mjs'],
  },
  {
    name: 'viteval',
    // Its workers do the work, which are not waited for: CPU and memory of the process that is started say nothing.
    worksElsewhere: true,
    files: (shape) => ({
      'calls.mjs': calls(shape),
      'viteval.config.mjs': `import { defineConfig } from 'viteval/config';

export default defineConfig({
  eval: {
    include: ['all.eval.mjs'],
    maxConcurrency: ${shape.concurrency},
    sequence: { concurrent: true },
    timeout: ${HOUR_MS},
  },
});
`,
      'all.eval.mjs': `import { evaluate } from 'viteval';
import { answered, judged, questions } from './calls.mjs';

evaluate('bench', {
  data: questions.map((input) => ({ input, expected: 'forty-two' })),
  task: ({ input }) => answered(input),
  scorers: [async ({ input, output }) => ({ name: 'rubric', score: await judged(input, output) })],
  threshold: 0.7,
  timeout: ${HOUR_MS},
});
`,
    }),
    command: (bin) => [bin('viteval'), 'run'],
  },
  {
    name: 'promptfoo',
    files: ({ url }) => {
      const provider = (model) => ({
        id: `openai:chat:${model}`,
        config: { apiBaseUrl: url, apiKey: 'none', temperature: 0 },
      });
      const config = {
        prompts: ['{{question}}'],
        providers: [provider('agent')],
        defaultTest: {
          options: { provider: provider('judge') },
          assert: [{ type: 'llm-rubric', value: 'The answer mentions the number 42.' }],
        },
        tests: 'file://tests.mjs',
      };
      return {
        'promptfooconfig.json': JSON.stringify(config),
        'tests.mjs': `import { readFileSync } from 'node:fs';

const questions = JSON.parse(readFileSync(new URL('questions.json', import.meta.url), 'utf8'));
export default () => questions.map((question) => ({ vars: { question } }));
`,
      };
    },
    command: (bin, { concurrency }) => [
      ...[bin('promptfoo'), 'eval', '-c', 'promptfooconfig.json', '-j', String(concurrency)],
      ...['--no-cache', '--no-table', '--no-progress-bar', '-o', 'results.json'],
    ],
    env: (home) => ({
      HOME: home,
      PROMPTFOO_CONFIG_DIR: home,
      PROMPTFOO_DISABLE_TELEMETRY: '1',
      PROMPTFOO_DISABLE_UPDATE: '1',
      PROMPTFOO_DISABLE_REMOTE_GENERATION: '1',
      OPENAI_API_KEY: 'none',
    }),
  },
];
