import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askThrough } from '../../src/judges/ask.ts';
import { askItems } from '../../src/judges/ask-items.ts';
import { chooseJudge } from '../../src/judges/choose-judge.ts';
import { type FakeModelServer, startFakeModelServer } from '../support/fake-model-server.ts';
import { GONE } from '../support/gone-models.ts';
import { itemsQuestion, judgingPorts, questionOf, settingsOf, supportList } from '../support/judging.ts';

let server: FakeModelServer;
beforeAll(async () => {
  server = await startFakeModelServer({ quote: () => 'two years' });
});
afterAll(() => server.close());

const OPENAI = { OPENAI_API_KEY: 'a' };
const AZURE = { AZURE_OPENAI_API_KEY: 'b', AZURE_OPENAI_ENDPOINT: 'https://x.openai.azure.com' };
const CLAUDE = { ANTHROPIC_API_KEY: 'c' };

describe('chooseJudge', () => {
  it.each<[string, Record<string, string>, object, object]>([
    ['no key', {}, {}, { provider: 'offline', mode: 'offline', model: 'heuristic-v1' }],
    ['an empty key', { OPENAI_API_KEY: ' ' }, {}, { provider: 'offline' }],
    [
      'all keys',
      { ...OPENAI, ...AZURE, ...CLAUDE },
      {},
      { provider: 'openai', mode: 'llm', model: 'gpt-5.6-terra' },
    ],
    [
      'the keys of Azure and Anthropic',
      { ...AZURE, ...CLAUDE },
      {},
      { provider: 'azure_openai', model: 'gpt-5.6-terra' },
    ],
    [
      "Anthropic's key",
      CLAUDE,
      { model: 'claude-sonnet-5' },
      { provider: 'anthropic', model: 'claude-sonnet-5' },
    ],
    [
      'a named provider',
      { ...OPENAI, ...CLAUDE },
      { provider: 'anthropic', model: 'm' },
      { provider: 'anthropic' },
    ],
    ['offline in spite of keys', OPENAI, { provider: 'offline' }, { provider: 'offline' }],
    [
      'a server of one’s own',
      {},
      { provider: 'openai', base_url: 'http://127.0.0.1:1/v1' },
      { provider: 'openai' },
    ],
    ['a base URL alone, without a key', {}, { base_url: 'http://127.0.0.1:1/v1' }, { provider: 'offline' }],
    ['a model', OPENAI, { model: 'gpt-5.6-luna' }, { provider: 'openai', model: 'gpt-5.6-luna' }],
    [
      'a model that has ended',
      OPENAI,
      { model: 'gpt-4-turbo' },
      { provider: 'openai', model: 'gpt-4-turbo' },
    ],
  ])('with %s', async (_, variables, settings, expected) => {
    const chosen = await chooseJudge(settingsOf(settings), judgingPorts(variables));
    expect(chosen.settings).toMatchObject(expected);
    expect(chosen.judge.mode).toBe(chosen.settings.mode);
  });

  it.each<[string, Record<string, string>, object, string, string]>([
    ['openai without a key', {}, { provider: 'openai' }, 'judge.provider', 'OPENAI_API_KEY'],
    [
      'anthropic without a key',
      {},
      { provider: 'anthropic', model: 'm' },
      'judge.provider',
      'ANTHROPIC_API_KEY',
    ],
    ['anthropic without a model', CLAUDE, {}, 'judge.model', 'judge.model'],
    [
      'azure without an address',
      { AZURE_OPENAI_API_KEY: 'b' },
      {},
      'judge.base_url',
      'AZURE_OPENAI_ENDPOINT',
    ],
  ])('refuses %s and says what to do', async (_, variables, settings, where, hint) => {
    const fault = await chooseJudge(settingsOf(settings), judgingPorts(variables)).catch((error) => error);
    expect(fault).toMatchObject({ code: 'validation_failed', where });
    expect(fault.hint).toContain(hint);
  });

  it.each<[string, Record<string, string>, object]>([
    ['OpenAI', OPENAI, {}],
    ['a server of its API', OPENAI, { base_url: 'http://127.0.0.1:1/v1' }],
    ['Azure', AZURE, {}],
  ])(
    'asks %s for the living model that follows the default, and names both',
    async (_, variables, settings) => {
      const { judge } = await chooseJudge(settingsOf(settings), judgingPorts(variables));
      expect(judge).toMatchObject({
        model: 'gpt-5.6-terra',
        default: { model: 'gpt-4-turbo', retired_on: '2026-10-23' },
        notes: [],
      });
    },
  );

  it('asks for a retired model where it is named, and says so', async () => {
    const ports = judgingPorts(OPENAI);
    const { judge } = await chooseJudge(settingsOf({ model: 'gpt-4' }), {
      ...ports,
      clock: { ...ports.clock, now: () => Date.UTC(2026, 10, 22) },
    });
    expect(judge).toMatchObject({ model: 'gpt-4' });
    expect(judge.default).toBe(undefined);
    expect(judge.notes).toEqual([expect.stringMatching(/named by judge\.model.*was retired on 2026-10-23/)]);
  });

  it('keeps a ceiling by a bound where the price is unknown, and says how to give it', async () => {
    const settings = settingsOf({ model: 'own-model', max_cost_usd: 1 });
    const { judge } = await chooseJudge(settings, judgingPorts(OPENAI));
    expect(judge.priceBound!.output).toBeGreaterThan(100);
    expect(judge.notes).toEqual([expect.stringContaining('judge.prices: { "own-model":')]);
    const given = settingsOf({ ...settings, prices: { own: { input: 1, output: 1 } } });
    expect((await chooseJudge(given, judgingPorts(OPENAI))).judge.notes).toEqual([]);
  });

  it('asks once for a model that nobody serves, whoever else would', async () => {
    server.requests.length = 0;
    server.set({ behave: () => GONE[0] });
    const settings = settingsOf({ provider: 'openai', base_url: server.openaiUrl, model: 'gone' });
    const { judge } = await chooseJudge(settings, judgingPorts());
    const ask = (key: string) => judge.fill(questionOf({ key })).catch((error: unknown) => error);
    const first = await ask('test/one@1');
    expect(first).toMatchObject({ subcode: 'model_not_found' });
    expect(await ask('test/two@1')).toBe(first);
    expect(server.requests).toHaveLength(1);
    server.set({ quote: () => 'two years' });
    await judge.fill(questionOf({ model: 'served' }));
    expect(server.requests).toHaveLength(2);
  });

  it('asks a server of one’s own, without a key, through every wrapper', async () => {
    server.requests.length = 0;
    server.queue({ status: 500 }, { status: 429, headers: { 'retry-after': '2' } });
    const ports = judgingPorts();
    const settings = settingsOf({
      provider: 'openai',
      base_url: server.openaiUrl,
      model: 'chain',
      concurrency: 2,
    });
    const texts = new Map<string, string>();
    const cacheStore = {
      get: (key: string) => texts.get(key) ?? null,
      put: (k: string, t: string) => void texts.set(k, t),
    };
    const { judge } = await chooseJudge(settings, ports, { cacheStore, maxRetries: 2 });
    const ask = askThrough(judge);
    const answer = await askItems(ask, itemsQuestion(supportList(3)));
    expect(answer['verdicts']).toHaveLength(3);
    expect(server.requests).toHaveLength(3);
    expect(ports.clock.monotonic()).toBeGreaterThanOrEqual(2_000);
    const again = askThrough(judge);
    await askItems(again, itemsQuestion(supportList(3)));
    expect(server.requests).toHaveLength(3);
    expect(again.record.usage).toMatchObject({ calls: 0, cached_calls: 1, cost_usd: 0 });
  });

  it('spends no money on hits and stops when there is none left', async () => {
    const settings = settingsOf({
      provider: 'openai',
      base_url: server.openaiUrl,
      model: 'calls',
      max_calls: 2,
    });
    const { judge, budget } = await chooseJudge(settings, judgingPorts());
    await judge.fill(questionOf({ repeat: '1' }));
    await judge.fill(questionOf({ repeat: '2' }));
    await expect(judge.fill(questionOf({ repeat: '3' }))).rejects.toMatchObject({ code: 'budget_exhausted' });
    expect(budget.exhausted).toContain('2 of 2');
  });

  it('keeps to the concurrency of the settings', async () => {
    const settings = settingsOf({
      provider: 'openai',
      base_url: server.openaiUrl,
      model: 'busy',
      concurrency: 3,
    });
    const { judge } = await chooseJudge(settings, judgingPorts());
    await Promise.all(
      Array.from({ length: 30 }, (_, repeat) => judge.fill(questionOf({ repeat: String(repeat) }))),
    );
    expect(server.mostAtOnce).toBeLessThanOrEqual(3);
  });
});
