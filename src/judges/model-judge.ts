import { Fault } from '../errors.ts';
import { costOf, type ModelPrice, priceOf } from '../models/prices.ts';
import type { Random } from '../ports/ports.ts';
import { defined } from '../schema/defined.ts';
import type { Price } from '../schema/settings.ts';
import { isRefusal } from '../text/language/refusal.ts';
import {
  addUsage,
  type Filled,
  type Form,
  type Judge,
  type JudgeUsage,
  NO_USAGE,
  type Question,
} from './judge.ts';
import { answerTokens } from './model-traits.ts';
import { type JudgeMessages, judgeMessages, schemaText } from './prompt.ts';
import { type ReadReply, readReply } from './read-reply.ts';
import { withSpent } from './spent.ts';
import { chancesOfValue, type ReplyToken } from './value-chances.ts';

/** One call to a model, in nobody's dialect. */
export interface ModelRequest {
  model: string;
  /** Where it was named, when that is not where the judge's was. */
  modelNamed?: string;
  system: string;
  user: string;
  form: Form<unknown>;
  /** What is said of the form beside a schema that the model is held to without seeing it. */
  unseen?: string;
  maxTokens: number;
  temperature: number;
  seed: number;
  /** Whether token probabilities are wanted. */
  logprobs: boolean;
}

/** What came back, the same for every provider. */
export interface ModelReply {
  text: string;
  /** The arguments of the verdict tool, where the schema is sent as a tool. */
  json?: unknown;
  /** The tokens of `text` with their alternatives, where the provider tells them. */
  tokens?: readonly ReplyToken[];
  finish: 'stop' | 'length' | 'refused';
  model: string;
  inputTokens: number | undefined;
  outputTokens: number | undefined;
  /** What was really sent; null where the model takes none. */
  temperature: number | null;
  seed: number | null;
}

/** The API of a provider. `exchange` rejects with a Fault. */
export interface ModelConnection {
  /** Provider and endpoint, without secrets; part of every cache key. */
  readonly id: string;
  readonly model: string;
  exchange(request: ModelRequest, signal: AbortSignal | undefined): Promise<ModelReply>;
  /** Loads the provider's package. */
  warm(): Promise<unknown>;
  /** Called when an answer shows that the schema was not heeded. */
  schemaIgnored(model: string): void;
}

/** Where a server reports no usage: the usual rough measure, rounded to the safe side. */
const CHARACTERS_PER_TOKEN = 3;

/**
 * The judge behind a model: prompt, call, reading, and one second try: with a higher output limit when the answer of a
 * single item was cut, with the reason when it could not be read. An answer of several items that was cut is a Fault
 * `truncated`, so that the caller asks for fewer. A failed question carries what it cost (spent.ts).
 */
export function modelJudge(
  connection: ModelConnection,
  random: Pick<Random, 'hex'>,
  prices: Readonly<Record<string, Price>>,
): Judge {
  return {
    id: `${connection.id}/${connection.model}`,
    mode: 'llm',
    model: connection.model,
    // What goes wrong here goes wrong again at the first call, where it is heard.
    warm: () =>
      connection.warm().then(
        () => undefined,
        () => undefined,
      ),
    async fill(question, signal) {
      const model = question.model ?? connection.model;
      const items = question.items ?? 1;
      let { correction } = question;
      let longer = false;
      let usage: JudgeUsage = NO_USAGE;
      for (let attempt = 1; ; attempt++) {
        const last = attempt >= (question.attempts ?? 2);
        const messages = judgeMessages({ ...question, correction }, random.hex(16));
        const request = requestOf(question, messages, model, answerTokens(model, items, longer));
        const reply = await connection.exchange(request, signal).catch((error: unknown) => {
          throw typeof error === 'object' && error !== null ? withSpent(error, usage) : error;
        });
        usage = addUsage(usage, usageOf(reply, request, priceOf(model, prices)));
        if (reply.finish === 'refused') throw failure(REFUSED, question, usage);
        if (reply.finish === 'length') {
          if (items > 1 || last) throw failure(TRUNCATED, question, usage);
          longer = true;
          continue;
        }
        const read = await readReply(reply, question.form);
        if (read.ok)
          return { ...filledBy(reply, read, usage, messages), ...chancesIn(reply, read, question) };
        const refusal = isRefusal(reply.text);
        if (!refusal && !hasShape(read.json, question.form.schema)) connection.schemaIgnored(model);
        if (last) throw failure(refusal ? REFUSED : unparseable(read.problem), question, usage);
        const again = `Your previous answer could not be used. ${read.problem}`;
        correction = question.correction === undefined ? again : `${question.correction} ${again}`;
      }
    },
  };
}

function requestOf(
  question: Question<unknown>,
  { system, user }: JudgeMessages,
  model: string,
  maxTokens: number,
): ModelRequest {
  return {
    model,
    ...defined({ modelNamed: question.modelNamed }),
    system,
    user,
    form: question.form,
    maxTokens,
    temperature: question.temperature ?? 0,
    seed: seedOf(question.repeat ?? ''),
    logprobs: question.logprobs !== undefined,
  };
}

/** Why a question has no answer, and what can be done. */
interface Failure {
  readonly subcode: string;
  readonly what: string;
  readonly hint: string;
}

const REFUSED: Failure = {
  subcode: 'refused',
  what: 'The judge model refused to answer.',
  hint: 'Try another judge model for this case.',
};
const TRUNCATED: Failure = {
  subcode: 'truncated',
  what: 'The judge answer was cut at its length limit.',
  hint: 'Judge fewer items at once.',
};
const unparseable = (problem: string): Failure => ({
  subcode: 'unparseable',
  what: `The judge answer could not be read: ${problem}`,
  hint: 'A judge model with structured output answers in the form; nothing is scored from a broken answer.',
});

function failure({ subcode, what, hint }: Failure, { key }: Question<unknown>, usage: JudgeUsage): Fault {
  return withSpent(new Fault('judge_error', what, { subcode, where: key, hint }), usage);
}

type Read<T> = Extract<ReadReply<T>, { ok: true }>;

function filledBy<T>(
  { model, temperature, seed }: ModelReply,
  { answer, json }: Read<T>,
  usage: JudgeUsage,
  { truncated }: JudgeMessages,
): Filled<T> {
  return { answer, json, usage, model, temperature, seed, warnings: truncated ? ['truncated'] : [] };
}

/** Token probabilities of the value that the question is after, where the provider tells them. */
function chancesIn(
  { text, tokens }: ModelReply,
  { at }: Read<unknown>,
  { logprobs: name }: Question<unknown>,
): Pick<Filled<unknown>, 'logprobs'> {
  if (name === undefined || tokens === undefined || at === undefined) return {};
  return defined({ logprobs: chancesOfValue(text, at, name, tokens) });
}

/** Whether an answer at least looks like the schema: an enforced schema never lets a property be left out. */
function hasShape(json: unknown, schema: Readonly<Record<string, unknown>>): boolean {
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  return typeof json === 'object' && json !== null && required.every((name) => Object.hasOwn(json, name));
}

function usageOf(
  reply: ModelReply,
  { system, user, form }: ModelRequest,
  price: ModelPrice | null,
): JudgeUsage {
  const estimate = (characters: number): number => Math.ceil(characters / CHARACTERS_PER_TOKEN);
  const input = reply.inputTokens ?? estimate(system.length + user.length + schemaText(form.schema).length);
  const output = reply.outputTokens ?? estimate(reply.text.length);
  return {
    calls: 1,
    cached_calls: 0,
    input_tokens: input,
    output_tokens: output,
    cost_usd: price === null ? null : costOf(price, input, output),
  };
}

/** The same seed for the same repeat, another one for another sample: equal seeds would make samples agree by force. FNV-1a, 31 bits. */
function seedOf(repeat: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < repeat.length; at++) hash = Math.imul(hash ^ repeat.charCodeAt(at), 0x01000193);
  return hash >>> 1;
}
