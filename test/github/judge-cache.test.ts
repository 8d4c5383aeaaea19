import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FakeModelServer, startFakeModelServer } from '../support/fake-model-server.ts';
import { type PlayedRepository, playedRepository } from '../support/play-workflow.ts';
import { folderOf } from '../support/run-cli.ts';
import { formsOf } from '../support/secret-forms.ts';
import { zipTexts } from '../support/zip-texts.ts';

const SECRET = 'canary-shop-0123456789';
const PATH = '.github/workflows/evals.yml';
const HEAD = 'd'.repeat(40);

let server: FakeModelServer;
let repository: PlayedRepository;
beforeEach(async () => {
  // The judge quotes a secret of the environment, where the answer holds one.
  server = await startFakeModelServer({
    fill: (_, { user }) => ({
      reasoning: user.includes(SECRET) ? `It says ${SECRET}.` : 'It does.',
      score: 1,
    }),
  });
  repository = await playedRepository();
  repository.github.pulls.push({ number: 5, state: 'open', head: { sha: HEAD }, connected: true });
});
afterEach(async () => {
  await repository.close();
  await server.close();
});

/** A workflow whose judge is a model; each case asks it one question. */
const workflow = (model = 'judge-a') => `
name: evals
on: { pull_request: , push: { branches: [main] } }
permissions: {}
jobs:
  evals:
    runs-on: ubuntu-24.04
    permissions: { contents: read, pull-requests: write, actions: read }
    steps:
      - uses: actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0
      - uses: OWNER/assay@COMMIT_SHA
        with: { judge: openai, judge-model: ${model}, judge-base-url: "${server.openaiUrl}", fail-on: never }
        env: { OPENAI_API_KEY: sk-judge-0123456789, SHOP_TOKEN: ${SECRET} }
`;
const NAMES = ['ant', 'bee', 'cat', 'secret'];
const checkout = (answer = 'The answer is') =>
  folderOf({
    'agent.mjs': `
import { createInterface } from 'node:readline';
for await (const line of createInterface({ input: process.stdin }))
  console.log(JSON.stringify({ output: ${JSON.stringify(answer)} + ' ' + JSON.parse(line).input.replace('secret', '${SECRET}') }));
`,
    'evals/agents/a.yaml':
      'name: A\nprovider: custom\ninvocation: { command: [node, agent.mjs], protocol: lines }\n',
    'evals/scorers/names.yaml':
      'name: Names\ntype: llm_judge\nconfig: { rubric: "Does it name an animal? {{ output }}" }\n',
    'evals/test-cases/cases.yaml': NAMES.map(
      (name) => `- { id: ${name}, name: The ${name}, turns: [{ input: ${name}, scorers: [names] }] }\n`,
    ).join(''),
  });

/** One run of the workflow, and what its judge was asked. */
async function run(event: 'push' | 'pull_request', files: string, model?: string) {
  const before = server.requests.length;
  const pull_request = {
    number: 5,
    head: { sha: HEAD, repo: { id: 7 } },
    base: { ref: 'main', sha: 'a'.repeat(40), repo: { id: 7 } },
  };
  const steps = await repository.play({
    ...{ path: PATH, text: workflow(model), event, files },
    ...(event === 'push'
      ? { payload: { before: '0'.repeat(40) } }
      : { branch: 'change', payload: { pull_request }, head: { sha: HEAD } }),
  });
  const ended = steps.at(-1)?.ended;
  const results = JSON.parse(readFileSync(ended?.outputs['results-path'] ?? '', 'utf8'));
  return { asked: server.requests.length - before, judge: results.usage.judge, stdout: ended?.stdout ?? '' };
}

describe('answers of the judge between runs of a workflow', () => {
  it('are paid once: a pull request that changes nothing asks nothing that main has asked', async () => {
    const first = await run('push', checkout());
    expect(first).toMatchObject({ asked: 4, judge: { calls: 4, cached_calls: 0 } });
    const texts = await zipTexts(repository.github.artifacts[0]?.archive ?? new Uint8Array());
    expect(Object.keys(texts).sort()).toEqual(['cache.jsonl', 'journal.jsonl', 'state.json']);
    for (const form of Object.values(formsOf(SECRET)))
      for (const text of Object.values(texts)) expect(text).not.toContain(form);

    // What was said about the answer with the secret stayed behind, and is asked again.
    const again = await run('pull_request', checkout());
    expect(again).toMatchObject({ asked: 1, judge: { calls: 1, cached_calls: 3 } });
    expect(repository.github.comments.at(-1)?.body).toContain('(3 cached)');
    expect(repository.github.artifacts, 'a pull request leaves none').toHaveLength(1);

    const changed = await run('pull_request', checkout('Another answer:'));
    expect(changed).toMatchObject({ asked: 4, judge: { calls: 4, cached_calls: 0 } });
    const other = await run('pull_request', checkout(), 'judge-b');
    expect(other).toMatchObject({ asked: 4, judge: { calls: 4, cached_calls: 0 } });

    // The next runs of main go on with what it had.
    for (const _ of [1, 2])
      expect(await run('push', checkout())).toMatchObject({ asked: 1, judge: { calls: 1, cached_calls: 3 } });
  });
});
