import { describe, expect, it } from 'vitest';
import { Fault } from '../../src/errors.ts';
import { chooseJudge } from '../../src/judges/choose-judge.ts';
import type { Judge } from '../../src/judges/judge.ts';
import type { Http } from '../../src/ports/ports.ts';
import type { JudgeSettings } from '../../src/schema/settings.ts';
import { settingsOf } from '../support/judging.ts';
import { seededPorts } from '../support/seeded-ports.ts';

interface Asked {
  url: string;
  body: Record<string, unknown>;
}

/** An endpoint that answers a text with its length and a one, or with what `answers` has next. */
function endpoint(...answers: { status: number; body: unknown }[]): { http: Http; asked: Asked[] } {
  const asked: Asked[] = [];
  const http: Http = async ({ url, body: sent }) => {
    const body = JSON.parse(typeof sent === 'string' ? sent : new TextDecoder().decode(sent));
    asked.push({ url, body });
    const { status, body: answer } = answers.shift() ?? {
      status: 200,
      body: {
        data: [{ index: 0, embedding: [String(body.input).length, 1] }],
        usage: { prompt_tokens: 1000, total_tokens: 1000 },
      },
    };
    return { status, headers: { 'content-type': 'application/json' }, text: JSON.stringify(answer) };
  };
  return { http, asked };
}

async function judgeAt(
  http: Http,
  settings: Partial<JudgeSettings> = {},
  variables: Record<string, string> = { OPENAI_API_KEY: 'key-0123456789' },
  store = new Map<string, string>(),
) {
  const chosen = await chooseJudge(
    settingsOf({ base_url: 'https://models.example/v1', ...settings }),
    seededPorts({ http, variables }),
    {
      maxRetries: 1,
      cacheStore: { get: (key) => store.get(key) ?? null, put: (key, text) => void store.set(key, text) },
    },
  );
  return chosen;
}

const embed = (judge: Judge, texts: string[], model?: string) => {
  if (judge.embed === undefined) throw new Error('it has no embeddings');
  return judge.embed(texts, model === undefined ? {} : { model });
};

describe('embeddings', () => {
  it('come from the endpoint of the judge, one for each text, with what they cost', async () => {
    const { http, asked } = endpoint();
    const { judge, budget } = await judgeAt(http);
    expect(await embed(judge, ['one', 'three'])).toEqual({
      vectors: [
        [3, 1],
        [5, 1],
      ],
      usage: { calls: 2, cached_calls: 0, input_tokens: 2000, output_tokens: 0, cost_usd: 0.00004 },
      model: 'text-embedding-3-small',
    });
    expect(asked.map(({ url }) => url)).toEqual(Array(2).fill('https://models.example/v1/embeddings'));
    expect(asked[0]?.body).toEqual({
      model: 'text-embedding-3-small',
      input: 'one',
      encoding_format: 'float',
    });
    expect([budget.calls, budget.spentUsd]).toEqual([2, 0.00004]);
  });

  it('of a text that was asked before are not asked again, also by a later run; those of another model are', async () => {
    const { http, asked } = endpoint();
    const store = new Map<string, string>();
    const { judge } = await judgeAt(http, {}, undefined, store);
    await embed(judge, ['one']);
    const { judge: later } = await judgeAt(http, {}, undefined, store);
    expect((await embed(later, ['one', 'two'])).usage).toMatchObject({ calls: 1, cached_calls: 1 });
    await embed(later, ['one'], 'text-embedding-3-large');
    expect(asked.map(({ body }) => [body['input'], body['model']])).toEqual([
      ['one', 'text-embedding-3-small'],
      ['two', 'text-embedding-3-small'],
      ['one', 'text-embedding-3-large'],
    ]);
  });

  it('stay within the budget', async () => {
    const { http, asked } = endpoint();
    const { judge } = await judgeAt(http, { max_calls: 1 });
    await expect(embed(judge, ['one', 'two'])).rejects.toMatchObject({ code: 'budget_exhausted' });
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['nothing', {}],
    ['no list', { data: 'x' }],
    ['an empty vector', { data: [{ embedding: [] }] }],
    ['a vector of texts', { data: [{ embedding: ['1'] }] }],
    ['a text', { data: [{ embedding: 'AAAA' }] }],
  ])('that are %s are a fault after another try', async (_, body) => {
    const { http, asked } = endpoint({ status: 200, body }, { status: 200, body });
    const { judge } = await judgeAt(http);
    await expect(embed(judge, ['one'])).rejects.toMatchObject({
      code: 'provider_error',
      message: expect.stringContaining('no embedding'),
    });
    expect(asked).toHaveLength(2);
  });

  it('are tried again after an overload, and a model that there is not is the fault of the provider', async () => {
    const overload = { status: 503, body: { error: { message: 'busy' } } };
    const { http } = endpoint(overload);
    const { judge } = await judgeAt(http);
    expect((await embed(judge, ['one'])).vectors).toEqual([[3, 1]]);
    const gone = endpoint({ status: 404, body: { error: { message: 'no such model' } } });
    const { judge: other } = await judgeAt(gone.http);
    await expect(embed(other, ['one'], 'm')).rejects.toBeInstanceOf(Fault);
  });

  it('of Azure are asked of the deployment', async () => {
    const { http, asked } = endpoint();
    const { judge } = await judgeAt(
      http,
      { provider: 'azure_openai', base_url: 'https://x.example', model: 'm' },
      { AZURE_OPENAI_API_KEY: 'key-0123456789' },
    );
    await embed(judge, ['one'], 'my-embeddings');
    expect(asked[0]?.url).toMatch(/^https:\/\/x\.example\/openai\/deployments\/my-embeddings\/embeddings\?/);
  });

  it('are missing where the provider has none, and offline', async () => {
    const { http } = endpoint();
    const claude = await judgeAt(
      http,
      { provider: 'anthropic', model: 'claude-sonnet-5' },
      { ANTHROPIC_API_KEY: 'key-0123456789' },
    );
    expect(claude.judge.embed).toBeUndefined();
    expect((await judgeAt(http, { provider: 'offline' })).judge.embed).toBeUndefined();
  });
});
