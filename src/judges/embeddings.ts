import type OpenAI from 'openai';
import { once } from '../flow/once.ts';
import { EMBEDDINGS } from '../models/catalogue-data.ts';
import { costOf, priceOf } from '../models/prices.ts';
import { withSignal } from '../ports/fetch-adapter.ts';
import { defined } from '../schema/defined.ts';
import type { Price } from '../schema/settings.ts';
import { type Endpoint, type JudgePorts, tokenCount, withoutSecrets } from './chat-completions.ts';
import {
  addUsage,
  type Embedded,
  type EmbedOptions,
  type Form,
  FormError,
  type Judge,
  type JudgeUsage,
  NO_USAGE,
  type Question,
} from './judge.ts';
import { malformed, NOBODY, providerFault } from './provider-fault.ts';
import { spentBefore, withSpent } from './spent.ts';

/** Asked where nobody names a model: small, cheap, and known to the servers that speak the dialect. */
export const EMBEDDING_MODEL = 'text-embedding-3-small';

/** US dollars per million tokens, by the catalogue; `judge.prices` overrides them. */
export const EMBEDDING_PRICES: Readonly<Record<string, Price>> = Object.fromEntries(
  Object.entries(EMBEDDINGS).map(([model, input]) => [model, { input, output: 0 }]),
);

/** Where a server reports no usage: the usual rough measure, rounded to the safe side. */
const CHARACTERS_PER_TOKEN = 3;

/** One vector. Its schema is part of the identity of a question only; no model sees it. */
const VECTOR: Form<number[]> = {
  name: 'embedding',
  schema: { type: 'array', items: { type: 'number' } },
  read(json) {
    if (!Array.isArray(json) || json.length === 0 || !json.every((one) => Number.isFinite(one)))
      throw new FormError('An embedding is a list of numbers.');
    return json as number[]; // Each of them was looked at.
  },
};

/**
 * The embeddings endpoint of a provider in the shape of a judge, so that cache, budget, rate limit and retries are those of every judge
 * call. It answers the questions of `embedding` only.
 */
export function embeddingJudge(
  provider: string,
  endpoint: Endpoint,
  ports: JudgePorts,
  makeClient: () => Promise<OpenAI>,
): Judge {
  const where = withoutSecrets(endpoint.baseUrl);
  const client = once(makeClient);
  return {
    id: `${provider}:${where}/embeddings`,
    mode: 'llm',
    model: EMBEDDING_MODEL,
    async fill(question, signal) {
      const { embeddings } = (await client()) satisfies OpenAI;
      const model = question.model ?? EMBEDDING_MODEL;
      const input = String(question.promptInputs['text']);
      const answer = await embeddings
        .create({ model, input, encoding_format: 'float' }, withSignal(signal))
        .catch((error: unknown) => {
          const { apiKey, keyName } = endpoint;
          const named = question.model === undefined ? `${NOBODY} of embeddings` : 'similar.model';
          const asked = { where, keyName, apiKey, model, named };
          throw providerFault(error, { ...asked, nowMs: ports.clock.now(), signal });
        });
      const { data, usage } = (answer ?? {}) as Partial<OpenAI.CreateEmbeddingResponse>; // Border: servers differ in what they leave out.
      const spent = usageOf(model, tokenCount(usage?.prompt_tokens), input, endpoint.prices);
      const json: unknown = Array.isArray(data) ? data[0]?.embedding : undefined;
      try {
        return { answer: question.form.read(json), json, usage: spent, model, temperature: null, seed: null };
      } catch (error) {
        throw withSpent(malformed(where, error, 'embedding'), spent);
      }
    },
  };
}

/** Embeddings of texts through such a judge, each text a question of its own, so that what was asked before is not asked again. */
export function embedder(judge: () => Judge): NonNullable<Judge['embed']> {
  return async (texts, { model, signal }: EmbedOptions): Promise<Embedded> => {
    const asked = judge();
    const settled = await Promise.allSettled(texts.map((text) => asked.fill(embedding(text, model), signal)));
    const failed = settled.find((one) => one.status === 'rejected');
    const filled = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const usage = filled.reduce((sum, one) => addUsage(sum, one.usage), NO_USAGE);
    if (failed !== undefined) throw withSpent(failed.reason, addUsage(spentBefore(failed.reason), usage));
    return { vectors: filled.map(({ answer }) => answer), usage, model: model ?? EMBEDDING_MODEL };
  };
}

function embedding(text: string, model: string | undefined): Question<number[]> {
  return {
    key: 'embedding@1',
    instructions: '',
    promptInputs: { text },
    form: VECTOR,
    attempts: 1,
    shared: true,
    ...defined({ model }),
    offline: () => null,
  };
}

/** What one text cost. */
function usageOf(
  model: string,
  reported: number | undefined,
  text: string,
  prices: Readonly<Record<string, Price>>,
): JudgeUsage {
  const input_tokens = reported ?? Math.ceil(text.length / CHARACTERS_PER_TOKEN);
  const price = priceOf(model, { ...EMBEDDING_PRICES, ...prices });
  const cost_usd = price === null ? null : costOf(price, input_tokens, 0);
  return { calls: 1, cached_calls: 0, input_tokens, output_tokens: 0, cost_usd };
}
