import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runResults } from '../../src/schema/run.ts';
import { type FakeServer, fakeAgentServer } from '../support/fake-agent-servers.ts';
import { type FakeModelServer, startFakeModelServer } from '../support/fake-model-server.ts';
import { CLI, folderOf, runScript } from '../support/run-cli.ts';

const IDS = ['ant', 'bee', 'cat', 'dog'];

let model: FakeModelServer;
let agent: FakeServer;
/** Topics that the judge finds beside the point from now on. */
let doubts = new Set<string>();
let onQuestion: () => void = () => undefined;

beforeAll(async () => {
  model = await startFakeModelServer({
    behave: () => void onQuestion(),
    verdict: ({ verdicts, request, index }) =>
      index === 0 && [...doubts].some((id) => request.user.includes(`topic ${id}`))
        ? verdicts.at(-1)
        : verdicts[0],
  });
  agent = await fakeAgentServer(({ json }) => ({
    body: { output: `About ${json.input} I know this. It is in the book.` },
  }));
});
afterAll(async () => {
  await model.close();
  await agent.close();
});

function suite() {
  const cwd = folderOf({
    'evals/assay.yaml': `defaults: { scorers: [relevance] }\njudge: { provider: openai, base_url: "${model.openaiUrl}" }\ngate: { fail_on: never }\nrun: { concurrency: 1 }\n`,
    'evals/agents/a.yaml': `name: A\nprovider: custom\ninvocation: { url: "${agent.url}", body_template: '{"input":"{{ input }}"}' }\n`,
    'evals/test-cases/cases.yaml': IDS.map(
      (id) => `- { id: ${id}, name: C, turns: [{ input: topic ${id}, expected_behavior: Answers. }] }\n`,
    ).join(''),
  });
  return {
    assay: (args: readonly string[], onStart?: (kill: (signal: NodeJS.Signals) => void) => void) =>
      runScript(CLI, [...args, '--quiet'], {
        cwd,
        env: { OPENAI_API_KEY: 'sk-test-0123456789' },
        ...(onStart === undefined ? {} : { onStart }),
      }),
    runs: () => readdirSync(join(cwd, '.assay/state/runs')),
  };
}

const parse = (text: string) => runResults.parse(JSON.parse(text));

describe('assay rescore', () => {
  it('asks nothing anew without --fresh, and everything with it: what moved is the judge', async () => {
    doubts = new Set();
    const { assay } = suite();
    const first = parse((await assay(['run', '--json'])).stdout);
    const requestsBefore = model.requests.length;
    doubts = new Set(['cat']);
    const again = parse((await assay(['rescore', first.run_id, '--json'])).stdout);
    expect(model.requests.length).toBe(requestsBefore);
    expect(again.comparison).toBeUndefined();
    expect(again.avg_scores).toEqual(first.avg_scores);

    const fresh = await assay(['rescore', first.run_id, '--fresh', '--json']);
    const results = parse(fresh.stdout);
    expect(model.requests.length).toBe(requestsBefore + IDS.length);
    const before = first.cases[2]!.attempts[0]!.turns[0]!.results['relevance']!.score;
    const after = results.cases[2]!.attempts[0]!.turns[0]!.results['relevance']!.score;
    expect(after).toBeLessThan(before);
    expect(results.comparison).toMatchObject({
      run_a: first.run_id,
      judge_noise: { results: IDS.length, mean_absolute: expect.closeTo((before - after) / IDS.length, 3) },
    });
    // A judge that says something else is no regression of the agent.
    expect(results.conclusion).toBe('neutral');
    // Another round is new again.
    const { stdout } = await assay(['rescore', first.run_id, '--fresh']);
    expect(model.requests.length).toBe(requestsBefore + 2 * IDS.length);
    expect(stdout.replace(/\s+/g, ' ')).toMatch(/the judge alone moved 4 results by 0\.\d+ on average/);
    expect(agent.seen.length).toBe(IDS.length);
  });

  it('--fresh that is killed goes on without asking twice', async () => {
    doubts = new Set();
    const { assay, runs } = suite();
    const first = parse((await assay(['run', '--json'])).stdout);
    const requestsBefore = model.requests.length;
    const killed = await assay(['rescore', first.run_id, '--fresh', '--json'], (kill) => {
      onQuestion = () => {
        if (model.requests.length === requestsBefore + 3) kill('SIGKILL');
      };
    });
    onQuestion = () => undefined;
    expect(killed.signal).toBe('SIGKILL');
    const runId = runs().find((one) => one !== first.run_id)!;
    const resumed = await assay(['run', '--json', '--resume', runId]);
    expect(parse(resumed.stdout).comparison).toMatchObject({
      run_a: first.run_id,
      judge_noise: { results: 4 },
    });
    // Of the three that were asked at most the one in flight is asked again.
    expect(model.requests.length - requestsBefore).toBeLessThanOrEqual(IDS.length + 1);
  });
});
