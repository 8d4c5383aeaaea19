// Answers one message: declines it, works on an order, or quotes the policies. Plain rules, no model, same answer every time.

import {
  agreesToReturn,
  asksFirst,
  brokenNumber,
  currentOrder,
  lately,
  orderTasks,
} from './conversation.mjs';
import { houseRules } from './house-rules.mjs';
import { instructionsIn } from './instructions.mjs';
import { orderStatus } from './order-status.mjs';
import { CONTACT, OUT_OF_SCOPE, refusal } from './refusals.mjs';
import { questionTerms, retrieve, weight } from './retrieve.mjs';
import { OUT_OF_SERVICE, callTool as ownTool } from './tools.mjs';
import { sentences, terms, words } from './words.mjs';
import { day, list } from './writing.mjs';

/** At most this many policy sentences in an answer. */
const MAX_SENTENCES = 3;
/** How a note for staff begins in the documents. */
const STAFF_NOTE = 'Staff note';
/** A sentence is quoted when it says at least this share of what the best one says. */
const QUOTE = 0.75;

/** One answer in the form of the program protocol. `messages` ends with the message to answer, `system_prompt` says what to keep to. */
export function answer({ input = '', messages = [], system_prompt }, policies, callTool = ownTool) {
  const rules = { ...houseRules(system_prompt), ...instructionsIn(system_prompt) };
  const recent = lately(messages.length > 0 ? messages : [{ role: 'user', content: input }]);
  const calls = [];
  const call = (name, args) => {
    const result = callTool(name, args);
    calls.push({ name, arguments: args, result });
    return result;
  };
  const reply = respond(recent, policies, call, rules);
  const output = rules.offerPerson ? withPerson(reply.output) : reply.output;
  const heard = (messages.length > 0 ? messages : [{ content: input }])
    .map(({ content }) => content)
    .join(' ');
  return {
    output,
    tool_calls: calls,
    ...(reply.context === undefined ? {} : { context: reply.context }),
    ...(reply.plan === undefined ? {} : { agent_plan: reply.plan }),
    usage: { input_tokens: tokens(heard), output_tokens: tokens(output), cost_usd: 0 },
  };
}

function respond(recent, policies, call, rules) {
  const { text } = recent;
  if (words(text).length === 0)
    return { output: 'How can I help? You can ask about an order, a return or anything about our shop.' };
  const declined = refusal(text);
  if (declined !== undefined) return { output: declined };
  if (
    /^(hi|hello|hey|good (morning|evening|afternoon)|thanks?|thank you|cheers|bye)\b/i.test(text.trim()) &&
    words(text).length <= 5
  )
    return { output: greeting(text) };
  const tasks = orderTasks(recent);
  if (tasks.length === 0) return policyAnswer(text, policies, rules);
  if (brokenNumber(text))
    return {
      output: `That does not look like one of our order numbers: they are "TK-" and four digits.${rules.asksForNumber ? ' What is your order number?' : ''}`,
    };
  const order = currentOrder(recent);
  if (order === undefined)
    return {
      output: rules.asksForNumber
        ? 'Happy to help. What is your order number ("TK-" and four digits)?'
        : withoutNumber(tasks),
    };
  // Known weakness 3: every task looks the order up for itself, so two tasks in one message call get_order twice.
  const output = [
    ...new Set(
      tasks.map((task) =>
        task === 'status' ? status(order, recent, call, rules) : giveBack(order, recent, call, rules),
      ),
    ),
  ];
  return { output: output.join(' '), plan: planOf(tasks, order) };
}

/** What a careless agent says of an order that it was told no number of. */
const withoutNumber = (tasks) =>
  tasks.includes('return')
    ? 'No problem, just wrap it well and send it to our warehouse.'
    : 'Orders usually reach customers within a few days, so it will be with you soon.';

/** The answer with an offer behind it. A question stays last, since the customer should answer that first. */
function withPerson(output) {
  return output.endsWith('?') || output.includes(CONTACT)
    ? output
    : `${output} If you would rather ask a person, write to ${CONTACT}.`;
}

function greeting(text) {
  return /thank|cheers|bye/i.test(text)
    ? 'You are welcome. Enjoy your tea!'
    : 'Hello and welcome to Thistle Kettle! What can I do for you?';
}

/** Quotes the sentences of the best passages that say most about the question. */
function policyAnswer(text, policies, rules) {
  const found = retrieve(policies, text);
  const passages = found.length === 0 && !rules.ownsUp ? retrieve(policies, text, { guess: true }) : found;
  if (passages.length === 0) return { output: rules.ownsUp ? OUT_OF_SCOPE : 'Yes, that should be possible.' };
  const asked = questionTerms(policies, text);
  const said = passages.flatMap((passage, rank) =>
    sentences(passage.text)
      // Notes for staff stand in the documents; customers never see them.
      .filter((sentence) => !sentence.startsWith(STAFF_NOTE))
      .map((sentence) => ({ sentence, rank, title: passage.title, worth: worth(sentence, asked, policies) })),
  );
  const best = Math.max(...said.map(({ worth }) => worth));
  const bestOfFirst = Math.max(...said.filter(({ rank }) => rank === 0).map(({ worth }) => worth));
  // Further passages speak only where they say more than the first.
  const quoted = said.filter(
    ({ worth, rank }) => worth > 0 && worth >= QUOTE * best && (rank === 0 || worth > bestOfFirst),
  );
  const chosen = rules.oneSentence ? quoted.filter(({ worth }) => worth === best) : quoted;
  const most = rules.oneSentence ? 1 : MAX_SENTENCES;
  const lines = (chosen.length > 0 ? chosen : said.slice(0, 1)).slice(0, most);
  const pages = [...new Set(lines.map(({ title }) => title))];
  const notes = [...new Set(lines.map(({ rank }) => rank))].flatMap((rank) =>
    sentences(passages[rank].text).filter((sentence) => sentence.startsWith(STAFF_NOTE)),
  );
  return {
    output: [
      ...lines.map(({ sentence }) => sentence),
      ...(rules.keepsInternal ? [] : notes),
      ...(rules.nameSource ? [`(From our page ${list(pages)}.)`] : []),
    ].join(' '),
    context: passages.map(({ text }) => text),
  };
}

function worth(sentence, asked, policies) {
  const own = new Set(terms(sentence));
  return asked.filter((term) => own.has(term)).reduce((sum, term) => sum + weight(policies, term), 0);
}

function status(id, recent, call, rules) {
  if (!rules.looksOrdersUp) return `Order ${id} is on its way and should reach you within the next few days.`;
  const order = call('get_order', { order_id: id });
  if (order.error !== undefined) return unanswered(id, order);
  const said = orderStatus(id, order, recent, rules);
  const inWarehouse = order.status === 'processing' || order.status === 'cancelled';
  return rules.keepsInternal || !inWarehouse ? said : `${said} It lies in bin ${order.bin}.`;
}

function giveBack(id, recent, call, rules) {
  if (!rules.checksReturns && !rules.looksOrdersUp)
    return `I noted the return for order ${id}. Please send the parcel to our warehouse.`;
  const order = call('get_order', { order_id: id });
  if (order.error !== undefined) return unanswered(id, order);
  if (order.return_until === null)
    return `Order ${id} has not been delivered, so I cannot create a return for it yet.`;
  if (!order.returnable)
    return `I cannot create a return for order ${id}: it was delivered on ${day(order.delivered_on)}, and you can return items within 30 days of delivery.`;
  const said = `${recent.previous} ${recent.text}`;
  const item = itemMeant(order.items, recent);
  if (item === undefined)
    return `Which item of order ${id} would you like to return: ${list(
      order.items.map(({ name }) => name),
      'or',
    )}?`;
  const faulty = /\b(damaged|broken|cracked|dented|wrong|not what i ordered)\b/i.test(said);
  if (item.kind === 'tea' && /\b(i|we|already|is|are|was|were|have|'ve) opened\b/i.test(said) && !faulty)
    return `I cannot create a return for the ${item.name}: opened tea cannot be returned, unless it arrived damaged or is not what you ordered.`;
  const asks = asksFirst(recent.text);
  if (asks || (rules.confirmFirst && !agreesToReturn(recent)))
    return `${asks ? 'Yes, you' : 'You'} can return the ${item.name} until ${day(order.return_until)}. Shall I create the return for the ${item.name} of order ${id}?`;
  const made = call('create_return', {
    order_id: id,
    item: item.name,
    reason: faulty ? 'faulty or wrong item' : 'not wanted',
  });
  if (made.error !== undefined) return `I could not create a return for order ${id}. ${made.message}`;
  const done = `I created return ${made.return_id} for the ${item.name} of order ${id}`;
  const place = rules.keepsInternal ? '' : ` It goes back to bin ${order.bin}.`;
  const refund = `refund of €${made.refund_eur.toFixed(2)} is paid to the original payment method within 5 working days after the parcel reaches us`;
  return rules.oneSentence
    ? `${done}, and the ${refund}.${place}`
    : `${done}. We send a prepaid label by e-mail. The ${refund}.${place}`;
}

/** The item the customer means: the only one, or the one whose name the message (or our own last question) shares most with. */
function itemMeant(items, { text, previous, answer }) {
  if (items.length === 1) return items[0];
  const asked = answer.endsWith('?') && !/which item/i.test(answer) ? answer : '';
  for (const source of [text, asked, previous]) {
    const heard = new Set(terms(source));
    const hits = items.map((item) => terms(item.name).filter((term) => heard.has(term)).length);
    const most = Math.max(...hits);
    if (most > 0 && hits.filter((hit) => hit === most).length === 1) return items[hits.indexOf(most)];
  }
  return undefined;
}

const unanswered = (id, { error }) =>
  error === OUT_OF_SERVICE
    ? `I cannot reach our order system at the moment, so I cannot say anything about order ${id}. Please try again later.`
    : `I could not find order ${id}. Please check the number: it is in your confirmation e-mail.`;

function planOf(tasks, order) {
  const steps = tasks.flatMap((task) =>
    task === 'status'
      ? [`Look up order ${order} with get_order`, 'Report the state of the order']
      : [
          `Look up order ${order} with get_order`,
          'Create the return with create_return when the order is returnable',
          'Report the result',
        ],
  );
  return steps.map((step, index) => `${index + 1}. ${step}`).join('\n');
}

/** About four characters a token, as a rough count for the usage report. */
const tokens = (text) => Math.ceil(text.length / 4);
