// What the agent says of an order that it looked up.

import { questionAsked } from './conversation.mjs';
import { day, list } from './writing.mjs';

/** What a question about an order can be about. A question that names none of these is about all of them. */
const TOPICS = {
  state: /\b(where('s| is| are)?|status|track(ing)?|shipped|left|arrived|delivered|on its way)\b/i,
  arrival: /\b(where('s| is| are)?|status|track(ing)?|when|arrives?)\b/i,
  tracking: /\b(where('s| is| are)?|track(ing)?)\b/i,
  items: /\bwhat((')?s| is| was) in\b|\bwhat (did|have) i order(ed)?\b|\b(contents?|items?)\b/i,
};

/** Says how an order stands: all that is known of it, unless the house rules want less or want it in one sentence. */
export function orderStatus(id, order, recent, rules) {
  const facts = factsOf(id, order);
  const topics = topicsOf(questionAsked(recent));
  const asked = rules.onlyWhatWasAsked ? facts.filter(({ topic }) => topics.has(topic)) : facts;
  // An order that does not hold what is asked for: where it stands is the answer.
  const [first, ...others] = asked.length > 0 ? asked : facts.slice(0, 1);
  if (rules.oneSentence) return `${list([first.opening, ...others.map(({ clause }) => clause)])}.`;
  return [`${first.opening}.`, ...others.map(({ sentence }) => sentence)].join(' ');
}

function topicsOf(question) {
  const all = Object.keys(TOPICS);
  if (/\beverything\b/i.test(question)) return new Set(all);
  const named = all.filter((topic) => TOPICS[topic].test(question));
  return new Set(named.length > 0 ? named : all);
}

/** The facts of an order, most important first: how each opens an answer, goes on in a sentence, or stands in its own. */
function factsOf(id, order) {
  const names = list(order.items.map(({ name }) => name));
  const items = {
    topic: 'items',
    opening: `Order ${id} holds: ${names}`,
    clause: `it holds: ${names}`,
    sentence: `Items: ${names}.`,
  };
  const state = (opening) => ({ topic: 'state', opening });
  if (order.status === 'processing')
    return [state(`Order ${id} is being packed and has not left our warehouse yet`), items];
  if (order.status === 'cancelled') return [state(`Order ${id} was cancelled on ${day(order.cancelled_on)}`)];
  if (order.status === 'delivered')
    return [state(`Order ${id} was delivered on ${day(order.delivered_on)}`), items];
  const arrives = `should arrive on ${day(order.expected_on)}`;
  const number = `tracking number is ${order.tracking_number}`;
  return [
    state(`Order ${id} was shipped on ${day(order.shipped_on)} with ${order.carrier}`),
    {
      topic: 'arrival',
      opening: `Order ${id} ${arrives}`,
      clause: `it ${arrives}`,
      sentence: `It ${arrives}.`,
    },
    { topic: 'tracking', clause: `the ${number}`, sentence: `The ${number}.` },
    items,
  ];
}
