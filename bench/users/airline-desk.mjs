/**
 * An agent program at an airline's desk that plays by rules: its plan, `$PLANS/<case>.json` with the changes that the case wants, says what to do and never for whom
 * or with what. Each argument of a change has to be heard from the customer, or to follow from what was heard and what the tools answer to that
 * (`grounds.mjs`); what is missing is asked for, and every change needs a yes. Where there is no change to make it refuses, or hands over.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { call } from '../worlds/players/door.mjs';
import { missing, whatOf } from './grounds.mjs';

const USER_ID = /\b[a-z]+_[a-z]+_\d+\b/;
const REFUSALS = 2;
const AGREE = ['Do you agree?', 'Shall I go ahead?', 'Would you like me to proceed?'];
const YES =
  /\b(?:yes|yeah|yep|sure|please do|go ahead|agree|ok|okay|correct|sounds good|right|fine|exactly|do it)\b/i;
const NO = /\b(?:no|not|don't|stop|wait)\b/i;

async function answer(messages, { variant, writes, handsOver }) {
  const said = messages.filter(({ role }) => role === 'assistant').map(({ content }) => content);
  const heard = messages.filter(({ role }) => role === 'user').map(({ content }) => content);
  const words = heard.join('\n');
  /** How often a thing was asked for, in whichever words. */
  const count = (slot) =>
    said.filter((one) => QUESTIONS[slot].some((question) => one.includes(question))).length;
  const userId = USER_ID.exec(words)?.[0];
  if (userId === undefined) return pick(ASK_USER, variant);
  const profile = await tool('get_user_details', { user_id: userId });
  if (profile === undefined) return `I find nobody with the user id ${userId}. ${pick(ASK_USER, variant)}`;
  if (writes.length === 0) return await refusal({ said, handsOver, variant });
  const done = said.filter((one) => /^Done, /m.test(one)).length;
  const reservations = {};
  for (const one of profile.reservations)
    reservations[one] = await tool('get_reservation_details', { reservation_id: one });
  const facts = { userId, profile, reservations, words };
  for (const write of writes.slice(done))
    for (const { slot, why } of missing(write, facts)) {
      if (count(slot) < (slot === 'instead' ? 1 : 2)) return pick(QUESTIONS[slot], variant + count(slot));
      if (count('instead') === 0) return pick(QUESTIONS.instead, variant);
      // A way to go about it, and one of their own ways to pay, may be proposed: they agree to it or do not.
      if (!['instead', 'payment'].includes(slot)) return `I am sorry, I cannot help you: ${why}.`;
    }
  return await carriedOut({ last: said.at(-1) ?? '', reply: heard.at(-1), done, writes, variant, profile });
}

async function tool(name, args) {
  const { result, error } = await call(name, args);
  if (error !== undefined) return undefined;
  return typeof result === 'string' && /^[{[]/.test(result) ? JSON.parse(result) : result;
}

/** Nothing of what is wanted may be done: says so, as often as it is asked. */
async function refusal({ said, handsOver, variant }) {
  if (said.length === 1) return pick(ASK_RESERVATION, variant);
  if (handsOver !== undefined && said.length > REFUSALS) {
    await call('transfer_to_human_agents', handsOver);
    return 'I am transferring you to a human agent.';
  }
  return pick(REFUSE, variant + said.length);
}

/** Proposes the next change, or makes the one that was agreed to and proposes the one after it. */
async function carriedOut({ last, reply, done, writes, variant, profile }) {
  let made = done;
  let report = '';
  const wasProposed = last.includes(`Change ${done + 1} of ${writes.length}`);
  if (wasProposed && YES.test(reply)) {
    const { name, arguments: args } = writes[done];
    const { error } = await call(name, args);
    if (error !== undefined) return `I am sorry, that was refused: ${error}`;
    report = `Done, ${whatOf(writes[done], profile).past}.`;
    made += 1;
    if (made === writes.length) return `${report} Everything you asked for has been completed.`;
  } else if (wasProposed && NO.test(reply)) return 'I am sorry, then I cannot help you with that.';
  const next = `Change ${made + 1} of ${writes.length}: I would ${whatOf(writes[made], profile).present}. ${pick(AGREE, variant + made)}`;
  return report === '' ? next : `${report}\n${next}`;
}

const pick = (wordings, at) => wordings[at % wordings.length];

const ASK_USER = [
  'May I have your user id, please?',
  'Could you tell me your user id?',
  'To begin with, what is your user id?',
];
const ASK_RESERVATION = [
  'What is the reservation id?',
  'Which reservation is it about? Please tell me the reservation id.',
  'Could you give me your reservation id?',
];
const REFUSE = [
  'I am sorry, that is not possible under our policy.',
  "Unfortunately I can't do that: our rules do not allow it.",
  'I understand, but I am unable to do this for you.',
];
const QUESTIONS = {
  reservation: ASK_RESERVATION,
  payment: [
    'Which payment method would you like to use?',
    'How would you like to pay?',
    'What payment method shall I use?',
  ],
  cabin: [
    'Which cabin class would you like?',
    'What cabin class do you want?',
    'Which class would you like to fly in?',
  ],
  bags: [
    'How many checked bags will there be?',
    'What about checked bags: how many do you have?',
    'How many bags would you like to check in?',
  ],
  insurance: [
    'What about travel insurance?',
    'Could you tell me whether you want travel insurance?',
    'What do you want to do about travel insurance?',
  ],
  passengers: [
    'Who are the passengers?',
    'Which passengers are travelling?',
    'Could you tell me the passengers?',
  ],
  flights: [
    'Which flights would you prefer?',
    'What flights would you like?',
    'Which flights are you looking for?',
  ],
  instead: [
    'That cannot be done in this way. What would you like instead?',
    'As it stands that does not work. What could we do instead?',
    'This way is closed to me. What do you want me to do instead?',
  ],
};

for await (const line of createInterface({ input: process.stdin })) {
  const { messages, test_case_id: id } = JSON.parse(line);
  const plan = JSON.parse(readFileSync(join(process.env.PLANS, `${id}.json`), 'utf8'));
  process.stdout.write(`${JSON.stringify({ output: await answer(messages, plan) })}\n`);
}
process.exit(0);
