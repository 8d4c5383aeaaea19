import { Fault } from '../errors.ts';
import type { Random } from '../ports/ports.ts';
import type { Price } from '../schema/settings.ts';
import { isRefusal } from '../text/language/refusal.ts';
import { addUsage, type Form, type Judge, type JudgeUsage, NO_USAGE } from './judge.ts';
import { answerTokens } from './model-traits.ts';
import { costOf, priceOf } from './prices.ts';
import { judgeMessages } from './prompt.ts';
import { readReply } from './read-reply.ts';
import { withSpent } from './spent.ts';
import { chancesOfValue, type ReplyToken } from './value-chances.ts';

/** One call to a model, in nobody's dialect. */
export interface ModelRequest {
  model: string;
  system: string;
  user: string;
  form: Form<unknown>;
  maxTokens: number;
  temperature: number;
  seed: number;
  /** Whether token probabilities are wanted. */
  logprobs: boolean;
}

/** What came back, in nobody's dialect. */
export interface ModelReply {
  text: string;
  /** The arguments of the verdict tool, where the form travels as a tool. */
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

/** A provider's dialect. `exchange` rejects with a Fault. */
export interface ModelConnection {
  /** Provider and endpoint, without secrets; part of every cache key. */
  readonly id: string;
  readonly model: string;
  exchange(request: ModelRequest, signal: AbortSignal | undefined): Promise<ModelReply>;
  /** Loads the provider's package. */
  warm(): Promise<unknown>;
  /** Told when an answer shows that the schema was not heeded. */
  schemaIgnored(model: string): void;
}

/** Where a server reports no usage: the usual rough measure, rounded to the safe side. */
const CHARACTERS_PER_TOKEN = 3;

/**
 * The judge behind a model: prompt, call, reading, and one second try: with more room when the answer of a single item
 * was cut, with the reason when it could not be read. An answer of several items that was cut is a Fault `truncated`, so
 * that the caller asks for fewer. A failed question carries what it cost (spent.ts).
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
      const attempts = question.attempts ?? 2;
      let { correction } = question;
      let longer = false;
      let usage: JudgeUsage = NO_USAGE;
      const fail = (subcode: string, what: string, hint: string): Fault =>
        withSpent(new Fault('judge_error', what, { subcode, where: question.key, hint }), usage);
      for (let attempt = 1; ; attempt++) {
        const messages = judgeMessages({ ...question, correction }, random.hex(16));
        const reply = await connection
          .exchange(
            {
              model,
              system: messages.system,
              user: messages.user,
              form: question.form,
              maxTokens: answerTokens(model, items, longer),
              temperature: question.temperature ?? 0,
              seed: seedOf(question.repeat ?? ''),
              logprobs: question.logprobs !== undefined,
            },
            signal,
          )
          .catch((error: unknown) => {
            throw typeof error === 'object' && error !== null ? withSpent(error, usage) : error;
          });
        usage = addUsage(usage, usageOf(reply, messages, priceOf(model, prices)));
        if (reply.finish === 'refused')
          throw fail(
            'refused',
            'The judge model refused to answer.',
            'Try another judge model for this case.',
          );
        if (reply.finish === 'length') {
          if (items > 1 || attempt >= attempts)
            throw fail(
              'truncated',
              'The judge answer was cut at its length limit.',
              'Judge fewer items at once.',
            );
          longer = true;
          continue;
        }
        const read = await readReply(reply, question.form);
        if (read.ok) {
          const { answer, json, at } = read;
          const { temperature, seed } = reply;
          const warnings = messages.truncated ? ['truncated'] : [];
          const filled = { answer, json, usage, model: reply.model, temperature, seed, warnings };
          const { tokens, text } = reply;
          if (question.logprobs === undefined || tokens === undefined || at === undefined) return filled;
          const chances = chancesOfValue(text, at, question.logprobs, tokens);
          return chances === undefined ? filled : { ...filled, logprobs: chances };
        }
        if (!isRefusal(reply.text) && !hasShape(read.json, question.form.schema)) {
          connection.schemaIgnored(model);
        }
        if (attempt >= attempts) {
          throw isRefusal(reply.text)
            ? fail('refused', 'The judge model refused to answer.', 'Try another judge model for this case.')
            : fail(
                'unparseable',
                `The judge answer could not be read: ${read.problem}`,
                'A judge model with structured output answers in the form; nothing is scored from a broken answer.',
              );
        }
        const again = `Your previous answer could not be used. ${read.problem}`;
        correction = question.correction === undefined ? again : `${question.correction} ${again}`;
      }
    },
  };
}

/** Whether an answer at least looks like the form: an enforced schema never lets a property be left out. */
function hasShape(json: unknown, schema: Readonly<Record<string, unknown>>): boolean {
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  return typeof json === 'object' && json !== null && required.every((name) => Object.hasOwn(json, name));
}

function usageOf(
  reply: ModelReply,
  messages: { system: string; user: string },
  price: Price | null,
): JudgeUsage {
  const estimate = (characters: number): number => Math.ceil(characters / CHARACTERS_PER_TOKEN);
  const input = reply.inputTokens ?? estimate(messages.system.length + messages.user.length);
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
