import { Fault } from '../../errors.ts';
import { priceOf } from '../../models/prices.ts';
import { defined } from '../../schema/defined.ts';
import type { AgentUsage } from '../../schema/run.ts';
import { truncateText } from '../../text/truncate.ts';
import type { AgentAnswer } from '../agent.ts';
import { lastObject } from '../answer-among-text.ts';
import { parseReply } from '../parse-reply.ts';
import { amount, asRecord, own } from '../record.ts';

type Fields = Record<string, unknown>;

/** What `claude -p --output-format json` prints: one `result` object. */
export function readClaude(text: string, where: string, model: string | undefined): AgentAnswer {
  const root = objectIn(text, where, 'claude');
  const result = own(root, 'result');
  const subtype = own(root, 'subtype');
  if (own(root, 'is_error') === true || (typeof subtype === 'string' && subtype.startsWith('error')))
    throw reported(typeof result === 'string' && result !== '' ? result : String(subtype), where);
  if (typeof result !== 'string') throw unreadable('claude', 'a "result"', where);
  const used = asRecord(own(root, 'usage'));
  const input = sum(used, 'input_tokens', 'cache_creation_input_tokens', 'cache_read_input_tokens');
  const usage = priced(input, sum(used, 'output_tokens'), model);
  // For a model whose price it does not know it names one all the same.
  const cost = isGuess(root) ? undefined : amount(own(root, 'total_cost_usd'));
  return { output: result, ...withUsage(cost === undefined ? usage : { ...usage, cost_usd: cost }) };
}

/** What `codex exec --json` prints: an event a line. */
export function readCodex(text: string, where: string, model: string | undefined): AgentAnswer {
  let output: string | undefined;
  let failure: string | undefined;
  let [input, written] = [undefined, undefined] as [number | undefined, number | undefined];
  for (const line of text.split('\n')) {
    if (!line.startsWith('{')) continue;
    const reply = parseReply(line, where);
    const event = reply.kind === 'json' ? asRecord(reply.value) : undefined;
    const type = own(event, 'type');
    const item = asRecord(own(event, 'item'));
    if (type === 'item.completed' && own(item, 'type') === 'agent_message') {
      const said = own(item, 'text');
      if (typeof said === 'string') output = said;
    } else if (type === 'turn.completed') {
      const used = asRecord(own(event, 'usage'));
      input = added(input, sum(used, 'input_tokens'));
      written = added(written, sum(used, 'output_tokens'));
      failure = undefined; // An error before it was tried again.
    } else if (type === 'turn.failed' || type === 'error')
      failure = messageOf(own(event, 'error')) ?? messageOf(own(event, 'message')) ?? 'it gives no reason';
  }
  if (failure !== undefined) throw reported(failure, where);
  if (output === undefined) throw unreadable('codex', 'an item "agent_message"', where);
  return { output, ...withUsage(priced(input, written, model)) };
}

/** What `gemini --output-format json` prints: one object. */
export function readGemini(text: string, where: string, model: string | undefined): AgentAnswer {
  const root = objectIn(text, where, 'gemini');
  const failure = messageOf(own(root, 'error'));
  if (failure !== undefined) throw reported(failure, where);
  const response = own(root, 'response');
  if (typeof response !== 'string') throw unreadable('gemini', 'a "response"', where);
  const models = Object.values(asRecord(own(asRecord(own(root, 'stats')), 'models')) ?? {});
  const tokens = models.map((one) => asRecord(own(asRecord(one), 'tokens')));
  const total = (...names: string[]) =>
    tokens.reduce<number | undefined>((all, one) => added(all, sum(one, ...names)), undefined);
  const usage = priced(total('prompt'), total('candidates', 'thoughts'), model);
  return { output: response, ...withUsage(usage) };
}

/** The one object that a command line prints, whatever its own tools print before it. */
function objectIn(text: string, where: string, name: string): Fields {
  const reply = parseReply(text, where);
  const whole = reply.kind === 'json' ? reply.value : undefined;
  // With more talk claude prints a list, of which the last is the result.
  const root = asRecord(Array.isArray(whole) ? whole.at(-1) : whole) ?? lastObject(text);
  if (root === undefined) throw unreadable(name, 'a JSON object', where);
  return root;
}

/** Tokens, and what they cost where the price of the model is known; cached ones count as others, so it is a bound. */
function priced(
  input: number | undefined,
  output: number | undefined,
  model: string | undefined,
): AgentUsage {
  const price = model === undefined ? null : priceOf(model);
  const cost =
    price === null || input === undefined || output === undefined
      ? undefined
      : (input * price.input + output * price.output) / 1e6;
  return defined({ input_tokens: input, output_tokens: output, cost_usd: cost });
}

const withUsage = (usage: AgentUsage) => (Object.keys(usage).length === 0 ? {} : { usage });

/** Whether it says anywhere that it does not know the price. */
function isGuess(root: Fields): boolean {
  const parts = [root, ...Object.values(asRecord(own(root, 'modelUsage')) ?? {}).map(asRecord)];
  return parts.some((part) => own(part, 'costBasis') === 'unknown');
}

function sum(record: Fields | undefined, ...names: string[]): number | undefined {
  return names.reduce<number | undefined>((all, name) => added(all, amount(own(record, name))), undefined);
}

const added = (a: number | undefined, b: number | undefined) => (b === undefined ? a : (a ?? 0) + b);

function messageOf(value: unknown): string | undefined {
  if (typeof value === 'string' && value !== '') return value;
  const message = own(asRecord(value), 'message');
  return typeof message === 'string'
    ? message
    : asRecord(value) === undefined
      ? undefined
      : JSON.stringify(value);
}

const reported = (message: string, where: string) =>
  new Fault('agent_failed', `The agent reported an error: ${truncateText(message, 1000)}`, {
    where,
    subcode: 'reported_error',
  });

const unreadable = (name: string, what: string, where: string) =>
  new Fault('agent_failed', `The output of ${name} holds no ${what.replace(/^an? /, '')}.`, {
    where,
    subcode: 'unreadable_answer',
    hint: 'Its form may have changed with its version; without a preset the whole output is the answer.',
  });
