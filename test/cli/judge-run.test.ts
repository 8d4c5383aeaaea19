import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { costOf, dearestPrice } from '../../src/models/prices.ts';
import type { RunResults } from '../../src/schema/run.ts';
import { type FakeServer, fakeAgentServer } from '../support/fake-agent-servers.ts';
import {
  type FakeModelOptions,
  type FakeModelServer,
  startFakeModelServer,
} from '../support/fake-model-server.ts';
import { GONE } from '../support/gone-models.ts';
import { folderOf, runCli, until } from '../support/run-cli.ts';

const KEY = 'sk-test-canary-0123456789';

let model: FakeModelServer | undefined;
let agent: FakeServer | undefined;
afterEach(async () => {
  await model?.close();
  await agent?.close();
});

interface Suite {
  cwd: string;
  run(...flags: string[]): Promise<{ code: number | null; stderr: string; results: RunResults }>;
}

/** Cases by id with what the user says, judged by `relevance`; the agent answers with two statements. */
async function suiteOf(
  cases: Record<string, string>,
  options: FakeModelOptions = {},
  settings = '',
  more: Record<string, string> = {},
): Promise<Suite> {
  model = await startFakeModelServer(options);
  agent = await fakeAgentServer(async ({ json }) => {
    // Until the ceiling of two calls is reached, and some time after.
    if (json.input === 'slow') {
      await until(() => model!.requests.length >= 2);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return {
      body: { output: `About ${json.input} I know this. It is in the book.`, usage: { cost_usd: 0.001 } },
    };
  });
  const cwd = folderOf({
    'evals/assay.yaml': `defaults: { scorers: [relevance] }\n${settings}`,
    'evals/agents/a.yaml': `name: A\nprovider: custom\ninvocation:\n  url: ${agent.url}/chat\n  body_template: '{"input":"{{ input }}"}'\n`,
    'evals/test-cases/cases.yaml': Object.entries(cases)
      .map(
        ([id, input]) =>
          `- { id: ${id}, name: ${id}, turns: [{ input: '${input}', expected_behavior: Answers. }] }\n`,
      )
      .join(''),
    ...more,
  });
  return {
    cwd,
    async run(...flags) {
      const judge = ['--judge', 'openai', '--judge-base-url', model!.openaiUrl, '--json', '--quiet'];
      const { code, stdout, stderr } = await runCli(['run', ...judge, ...flags], {
        cwd,
        env: { OPENAI_API_KEY: KEY },
      });
      expect(stdout + stderr).not.toContain(KEY);
      if (stdout === '') throw new Error(stderr);
      return { code, stderr, results: JSON.parse(stdout) };
    },
  };
}

/** The report in words, as the job summary shows it. */
const reportOf = ({ cwd }: Suite, { run_id }: RunResults) =>
  readFileSync(join(cwd, '.assay/reports', run_id, 'summary.md'), 'utf8').replaceAll(/&#(\d+);/g, (_, code) =>
    String.fromCodePoint(Number(code)),
  );

const many = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`case-${index}`, `topic ${index}`]));

/** Verdicts of a server whose statements are all right. */
const FINE: FakeModelOptions = { verdict: ({ verdicts }) => verdicts[0] };

describe('a run with a model judge', () => {
  it('sends the key to the judge alone, once a question, and asks nothing again in a second run', async () => {
    const suite = await suiteOf(many(3), FINE);
    const first = await suite.run();
    expect(first).toMatchObject({
      code: 0,
      results: {
        conclusion: 'passed',
        judge: {
          mode: 'llm',
          model: 'gpt-5.6-terra',
          default: { model: 'gpt-4-turbo', retired_on: '2026-10-23' },
        },
      },
    });
    expect(first.results.usage).toMatchObject({
      agent: { calls: 3 },
      judge: { calls: 3, cached_calls: 0, input_tokens: 300, output_tokens: 150 },
    });
    expect(model!.requests).toHaveLength(3);
    expect(model!.requests[0]?.headers['authorization']).toBe(`Bearer ${KEY}`);
    expect(model!.requests[0]?.body['model']).toBe('gpt-5.6-terra');
    expect(model!.requests[0]?.mode).toBe('json_schema');
    for (const { headers, text } of agent!.seen) expect(JSON.stringify(headers) + text).not.toContain(KEY);

    const second = await suite.run();
    expect(model!.requests).toHaveLength(3);
    expect(second.results.usage.judge).toMatchObject({ calls: 0, cached_calls: 3, cost_usd: 0 });
    expect(second.results.avg_scores).toEqual(first.results.avg_scores);
  });

  it('asks for a missing entry exactly once more, and for that one only', async () => {
    const suite = await suiteOf(many(1), FINE);
    model!.queue('missing_id');
    const { code } = await suite.run();
    expect(code).toBe(0);
    expect(model!.requests).toHaveLength(2);
    expect(model!.requests[1]?.user).toMatch(/s2 had no entry/);
    const asked = JSON.stringify(model!.requests[1]?.schema);
    expect(asked).toContain('"s2"');
    expect(asked).not.toContain('"s1"');
  });

  it('asks for contradicting entries once more, and never picks one of them', async () => {
    const suite = await suiteOf(many(1), FINE);
    model!.queue('conflicting_ids');
    const { code } = await suite.run();
    expect(code).toBe(0);
    expect(model!.requests).toHaveLength(2);
    expect(model!.requests[1]?.user).toMatch(/s1 had several entries with different verdicts/);
  });

  it('steps down to what the server can do, once for all cases', async () => {
    const suite = await suiteOf(many(4), {
      ...FINE,
      formats: [],
      refuses: ['temperature', 'seed', 'max_tokens'],
    });
    const { code, results } = await suite.run('--concurrency', '1');
    expect({ code, passed: results.counts.passed }).toEqual({ code: 0, passed: 4 });
    const refused = model!.requests.length - 4;
    expect(refused).toBeGreaterThanOrEqual(2);
    expect(refused).toBeLessThanOrEqual(5);
    expect(model!.requests.at(-1)).toMatchObject({ mode: 'text' });
    expect(model!.requests.at(-1)?.body['temperature']).toBeUndefined();
  });

  it.each([
    ['a refusal', 'refusal', 'refused', /refused/],
    ['a filter', 'content_filter', 'refused', /refused/],
    ['a wrong shape', 'wrong_shape', 'unparseable', /could not be read/],
    ['prose in place of the form', 'ignores_schema', 'unparseable', /could not be read/],
    ['an entry that is missing for good', 'missing_id', 'incomplete_verdicts', /no usable verdict for s2/],
    ['a truncated answer', 'truncation', 'truncated', /cut at its length limit/],
  ] as const)(
    'errors a case on %s, with the reason, and judges the others',
    async (_, behaviour, subcode, message) => {
      const suite = await suiteOf(
        { odd: 'the odd one', fine: 'a fine one' },
        { ...FINE, behave: ({ user }) => (user.includes('the odd one') ? behaviour : undefined) },
      );
      const { code, results } = await suite.run();
      expect(code).toBe(1);
      expect(results).toMatchObject({
        conclusion: 'failed',
        counts: { passed: 1, failed: 0, errored: 1, skipped: 0 },
        pass_rate: 1,
      });
      const [odd, fine] = results.cases;
      expect(fine?.status).toBe('passed');
      expect(odd).toMatchObject({ status: 'errored' });
      const attempt = odd!.attempts[0]!;
      expect(attempt.error?.message).toMatch(message);
      expect(attempt.turns[0]?.results).toEqual({});
      expect(attempt.turns[0]?.errors?.['relevance']).toMatchObject({ code: 'judge_error', subcode });
      expect(results.reason).toMatch(message);
    },
  );

  it('exits 3 when every error is the judge’s', async () => {
    const suite = await suiteOf(many(2), { behave: () => 'refusal' });
    const { code, results } = await suite.run();
    expect(code).toBe(3);
    expect(results).toMatchObject({ conclusion: 'failed', pass_rate: null, avg_scores: {} });
  });

  it('sits out rate limits and lost connections without an errored case', async () => {
    const suite = await suiteOf(many(8), FINE);
    model!.queue(
      { status: 429, headers: { 'retry-after': '0' } },
      'drop',
      { status: 429, headers: { 'retry-after-ms': '0' } },
      'not_json_body',
      { status: 503, headers: { 'retry-after': '0' } },
    );
    const { code, results } = await suite.run();
    expect(code).toBe(0);
    expect(results.counts).toMatchObject({ passed: 8, errored: 0 });
    expect(model!.requests).toHaveLength(13);
  });
});

describe('a ceiling', () => {
  it.each([1, 4])('of judge calls ends the run honestly, %s at a time', async (concurrency) => {
    const suite = await suiteOf(many(10), FINE, 'judge: { max_calls: 5 }\n');
    const { code, results } = await suite.run('--concurrency', String(concurrency));
    expect(code).toBe(1);
    expect(results.conclusion).toBe('failed');
    expect(results.reason).toMatch(/budget.*5 of 5 judge calls.*[45] of 10 cases judged/);
    expect(model!.requests.length).toBeLessThanOrEqual(5);
    expect(results.counts.passed).toBe(model!.requests.length);
    expect(results.counts).toMatchObject({
      total: 10,
      failed: 0,
      errored: 0,
      skipped: 10 - model!.requests.length,
    });
    for (const one of results.cases.filter((each) => each.status === 'skipped'))
      expect(one.reason).toMatch(/run stopped/);
  });

  it('shows every call that was paid for, also those of a scorer that could not end', async () => {
    const two =
      'id: two\nname: T\nturns: [{ input: q, expected_behavior: Say hello. Be brief., scorers: [playval, task_completion] }]\n';
    const suite = await suiteOf({}, FINE, 'judge: { max_calls: 3 }\n', { 'evals/test-cases/two.yaml': two });
    const { results } = await suite.run('--case', 'two');
    expect(results.conclusion).toBe('failed');
    expect(model!.requests).toHaveLength(3);
    expect(results.usage.judge.calls).toBe(3);
  });

  it('stays reached when a play that needs no judge ends after it', async () => {
    const suite = await suiteOf(many(3), FINE, 'judge: { max_calls: 2 }\n', {
      'evals/scorers/any.yaml': 'name: Any\ntype: regex\nconfig: { pattern: . }\n',
      'evals/test-cases/slow.yaml':
        'id: slow\nname: S\nturns: [{ input: slow, expected_behavior: x, scorers: [any] }]\n',
    });
    const { code, results } = await suite.run('--concurrency', '5');
    expect(results.cases.find((one) => one.id === 'slow')?.status).toBe('passed');
    expect(results.reason).toMatch(/2 of 2 judge calls/);
    expect(code).toBe(1);
  });

  it('of dollars holds for judge and agent together, and is named', async () => {
    // 100 tokens in and 50 out of the default model are $0.0008; what is reserved for its thoughts alone is $0.1.
    const suite = await suiteOf(many(30), FINE);
    const { code, results } = await suite.run('--max-cost-usd', '0.13', '--concurrency', '2');
    expect(code).toBe(1);
    expect(results.reason).toMatch(/budget.*\$0\.\d+ of \$0\.13 were spent/);
    const { agent: agents, judge } = results.usage;
    expect(agents.cost_usd! + judge.cost_usd!).toBeLessThanOrEqual(0.13);
    expect(results.counts.skipped).toBeGreaterThan(0);
    expect(results.counts.passed).toBeGreaterThan(0);
    expect(results.counts.passed + results.counts.skipped).toBe(30);
  });

  it('of dollars holds where the price is unknown, by the dearest known one of the provider, and says how to give it', async () => {
    const suite = await suiteOf(many(40), FINE);
    // 100 tokens in and 50 out, by the dearest model of today; for some thirty of them.
    const each = costOf(dearestPrice('openai', Date.now()), 100, 50);
    const most = (33 * each).toFixed(1);
    const { code, results } = await suite.run('--max-cost-usd', most, '--judge-model', 'my-own-model');
    expect(code).toBe(1);
    expect(results.reason).toMatch(/budget/);
    expect(results.reason).toContain(`of $${most} were spent`);
    expect(reportOf(suite, results)).toMatch(/price of the model my-own-model is unknown.*judge\.prices/);
    const asked = model!.requests.length;
    expect(asked).toBeGreaterThan(3);
    // What the agent took stands beside it.
    expect(asked * each + results.usage.agent.cost_usd!).toBeLessThanOrEqual(Number(most));
    expect(results.usage.judge.cost_usd).toBe(null);
  });

  it('of dollars that is wide enough lets a model of unknown price judge everything', async () => {
    const suite = await suiteOf(many(3), FINE);
    const { code, results } = await suite.run('--max-cost-usd', '5', '--judge-model', 'my-own-model');
    expect({ code, passed: results.counts.passed }).toEqual({ code: 0, passed: 3 });
  });
});

/** A model that had ended before any clock that these tests run by. */
const RETIRED = { model: 'gpt-4.5-preview', on: '2025-07-14' };

describe('a judge model that nobody serves', () => {
  const gone = GONE[0]!;

  it.each([
    ['the default', [], '', 'gpt-5.6-terra', 'nobody: it is the default'],
    ['a flag', ['--judge-model', 'gpt-4-turbo'], '', 'gpt-4-turbo', 'judge-model (flag or input)'],
    ['the settings', [], 'judge: { model: gpt-4-turbo }\n', 'gpt-4-turbo', 'judge.model in assay.yaml'],
  ])(
    'named by %s is one fault that says so and what to ask, without retries',
    async (_, flags, settings, asked, place) => {
      const suite = await suiteOf(many(30), { behave: () => gone }, settings);
      const { code, results, stderr } = await suite.run('--concurrency', '2', ...flags);
      expect(code).toBe(3);
      expect(results).toMatchObject({
        conclusion: 'failed',
        status: 'failed',
        counts: { errored: 0, skipped: 30 },
      });
      expect(results.reason).toContain(`does not serve the judge model "${asked}", named by ${place} (404)`);
      if (asked === 'gpt-4-turbo') expect(results.reason).toContain('Its successor is gpt-5.6-sol');
      expect(results.reason).toContain('0 of 30 cases judged.');
      expect(model!.requests.length).toBeLessThanOrEqual(2);
      expect(agent!.seen.length).toBeLessThanOrEqual(3);
      expect(`${stderr}${JSON.stringify(results.cases)}`).not.toContain('does not serve');
    },
  );

  it('named by a scorer says which, and the run goes on once another one is named', async () => {
    const polite = (name: string) =>
      `name: Polite\ntype: llm_judge\nconfig: { model: ${name}, rubric: 'Is {{ output }} polite?', mode: binary }\n`;
    const suite = await suiteOf(
      many(4),
      { ...FINE, behave: ({ body }) => (body['model'] === RETIRED.model ? gone : undefined) },
      '',
      {
        'evals/scorers/polite.yaml': polite(RETIRED.model),
        'evals/test-cases/polite.yaml':
          'id: polite\nname: P\nturns: [{ input: hi, expected_behavior: x, scorers: [polite] }]\n',
      },
    );
    const { code, results } = await suite.run('--case', 'polite');
    expect(code).toBe(3);
    expect(results.reason).toContain(
      `judge model "${RETIRED.model}", named by config.model of the scorer polite`,
    );
    expect(reportOf(suite, results)).toContain(
      `model ${RETIRED.model} of the scorer polite, named by config.model, was retired on ${RETIRED.on}`,
    );
  });

  it('is asked where it was named and is served, with a warning', async () => {
    const suite = await suiteOf(many(1), FINE);
    const { code, results } = await suite.run('--judge-model', RETIRED.model);
    expect(code).toBe(0);
    expect(model!.requests[0]?.body['model']).toBe(RETIRED.model);
    expect(results.judge).toEqual({ mode: 'llm', model: RETIRED.model });
    expect(reportOf(suite, results)).toMatch(/gpt-4\.5-preview.*was retired on 2025-07-14/);
  });
});

describe('an agent whose model nobody serves', () => {
  it('ends the run as one fault that names its file and what follows the model', async () => {
    const suite = await suiteOf(many(20), FINE, '', {});
    const server = await fakeAgentServer(async () => ({ status: 404, body: GONE[0]!.body as object }));
    writeFileSync(
      join(suite.cwd, 'evals/agents/a.yaml'),
      `name: A\nprovider: openai\ninvocation: { model: gpt-4-turbo, base_url: '${server.url}/v1' }\ncredentials: { OPENAI_API_KEY: '\${OPENAI_API_KEY}' }\n`,
    );
    try {
      const { code, results } = await suite.run('--concurrency', '2');
      expect(code).toBe(3);
      expect(results.reason).toContain(
        'does not serve the model "gpt-4-turbo", named by invocation.model of the agent a (404)',
      );
      expect(results.reason).toContain('[evals/agents/a.yaml:1]');
      expect(results.reason).toContain('Its successor is gpt-5.6-sol');
      expect(results.counts).toMatchObject({ errored: 0, skipped: 20 });
      expect(server.seen.length).toBeLessThanOrEqual(2);
      expect(model!.requests).toHaveLength(0);
    } finally {
      await server.close();
    }
  });
});

describe('a judge that refuses the key', () => {
  const refused = {
    status: 401,
    body: {
      error: {
        message: `Incorrect API key provided: ${KEY}.`,
        type: 'invalid_request_error',
        code: 'invalid_api_key',
      },
    },
  };

  it('stops the run early, exits 3 and names the variable', async () => {
    const suite = await suiteOf(many(30), { behave: () => refused });
    const { code, results } = await suite.run('--concurrency', '2');
    expect(code).toBe(3);
    expect(results.conclusion).toBe('failed');
    expect(results.reason).toContain('OPENAI_API_KEY');
    expect(model!.requests.length).toBeLessThanOrEqual(3);
    expect(agent!.seen.length).toBeLessThanOrEqual(3);
    expect(results.counts.skipped).toBeGreaterThanOrEqual(27);
  });

  it('in the middle keeps what was judged, and the run can be finished later', async () => {
    const suite = await suiteOf(many(6), {
      ...FINE,
      behave: (_, index) => (index >= 3 ? refused : undefined),
    });
    const stopped = await suite.run('--concurrency', '1');
    expect(stopped.code).toBe(3);
    expect(stopped.results.counts).toMatchObject({
      ...{ total: 6, passed: 3, failed: 0, errored: 1, skipped: 2, unsure: 0 },
    });
    model!.set(FINE);
    const { code, results } = await suite.run('--retry-errors', stopped.results.run_id);
    expect({ code, counts: results.counts }).toMatchObject({ code: 0, counts: { passed: 6 } });
    expect(model!.requests).toHaveLength(4 + 3);
  });

  it('writes the reason into every report', async () => {
    const suite = await suiteOf(many(2), { behave: () => refused });
    await suite.run('--out', 'reports');
    const read = (name: string) =>
      readFileSync(join(suite.cwd, 'reports', name), 'utf8').replace(/&#(\d+);/g, (_, code: string) =>
        String.fromCharCode(Number(code)),
      );
    for (const name of ['results.json', 'summary.md', 'junit.xml'])
      expect(read(name)).toContain('OPENAI_API_KEY');
  });
});
