// What a message asks for, read from the message and from what was said before.

import { words } from './words.mjs';

const ORDER_NUMBER = /\bTK[-\s]?(\d{4})\b|\border\s+(?:number\s+)?#?(\d{4})\b/i;
/** Something that was meant as an order number and is none. */
const BROKEN_NUMBER = /\bTK[-\s]?\d+\b/i;

/** The order number in a text as `TK-1234`, or undefined. */
export function orderNumber(text) {
  const found = ORDER_NUMBER.exec(text);
  return found === null ? undefined : `TK-${found[1] ?? found[2]}`;
}

/** True when a text holds something like an order number of the wrong length. */
export const brokenNumber = (text) => orderNumber(text) === undefined && BROKEN_NUMBER.test(text);

/** What the customer said last, what they said before that, and what we answered in between. */
export function lately(messages) {
  const spoken = messages.filter(({ role }) => role === 'user' || role === 'assistant');
  const now = spoken.findLastIndex(({ role }) => role === 'user');
  const before = spoken.slice(0, Math.max(now, 0));
  return {
    text: spoken[now]?.content ?? '',
    previous: before.findLast(({ role }) => role === 'user')?.content ?? '',
    answer: before.findLast(({ role }) => role === 'assistant')?.content ?? '',
  };
}

/**
 * The order a message is about: the one it names, the one our last question named, or the one of the message before.
 *
 * Known weakness 2: it looks back one message and no further, so a question in between makes it forget the order.
 */
export function currentOrder({ text, previous, answer }) {
  return (
    orderNumber(text) ?? (answer.endsWith('?') ? orderNumber(answer) : undefined) ?? orderNumber(previous)
  );
}

const RETURN = /\b(returns?|returning|refund(ed)?|(send|sending|give|giving)\b.{0,40}\bback)\b/i;
const STATUS =
  /\b(track(ing)?|status|where('s| is| are)|shipped yet|arrive[ds]?|on its way|(look|check) (up|on)|what (is|did i|was) .*\border(ed)?)\b/i;
const WISH =
  /\b(i('d| would)? (want|like|need|have)|please|want to|start|create|make|set up|go ahead|could you|can you)\b/i;
const AGREES = /^(yes|yeah|yep|sure|ok|okay|please do|go ahead|do it)\b/i;
const MINE = /\b(my|the|this|that|an?) (order|parcel|package|delivery)\b/i;

/** Tasks that need the order book, in the order they are done. Empty for a plain question. */
export function orderTasks(recent) {
  const { text, answer } = recent;
  const named = orderNumber(text) !== undefined || brokenNumber(text);
  if (agreesToReturn(recent)) return ['return'];
  if (/^which item/i.test(question(answer)) && words(text).length <= 12) return ['return'];
  if (/order number/i.test(question(answer)) && named) {
    const before = orderTasks({ text: recent.previous, previous: '', answer: '' });
    return before.length > 0 ? before : ['status'];
  }
  const known = named || currentOrder(recent) !== undefined;
  const asksRule = /^(what (happens|if)|how|do you|does)\b/i.test(text.trim());
  const tasks = [];
  if (
    STATUS.test(text) &&
    (named || (MINE.test(text) && !asksRule) || (known && /\b(it|they)\b/i.test(text)))
  )
    tasks.push('status');
  if (
    RETURN.test(text) &&
    (named || (WISH.test(text) && !asksRule && !opensWithQuestion(text)) || (known && /\bit\b/i.test(text)))
  )
    tasks.push('return');
  if (tasks.length === 0 && named && words(text).length <= 6) tasks.push('status');
  return tasks;
}

/** True when the customer says yes to the return that our last question described. */
export const agreesToReturn = ({ text, answer }) =>
  /^shall i create/i.test(question(answer)) && AGREES.test(text.trim());

/** The question that a message belongs to: its own, or the one before when it only brings the order number we asked for. */
export const questionAsked = ({ text, previous, answer }) =>
  /order number/i.test(question(answer)) ? `${previous} ${text}` : text;

/** True when the customer only asks whether something can be returned, so nothing is created yet. */
export const asksFirst = (text) => /\b(can|could|may|am) (i|it|we)\b|\bstill (return|send)/i.test(text);

/** The last sentence of an answer when it is a question. */
function question(answer) {
  return answer.endsWith('?') ? (answer.split(/(?<=[.!?])\s+/).at(-1) ?? '') : '';
}

function opensWithQuestion(text) {
  return /^(what|when|which|is|are|who)\b/i.test(text.trim());
}
