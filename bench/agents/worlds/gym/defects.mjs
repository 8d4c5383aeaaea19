// What the line of the sports club gets wrong. Each case says what it expects in words of its own, as when several people write the cases.

import { tellsConditions } from '../../instructions/facts.mjs';
import { asksFor } from '../../instructions/questions.mjs';
import { protects } from '../../instructions/refusals.mjs';
import { exactArguments, looksUp, neverLooksUp } from '../../instructions/tools.mjs';
import { all, call, lacks, oneOf } from '../parts.mjs';
import { COURSES, DATE, DAY, isoOf, MEMBER, paused, TARIFFS } from './facts.mjs';

/** The facts of a message, and which of its row's wordings its case has. */
const worded = (take, row) => (text) => {
  const facts = take(text);
  return facts && { ...facts, nth: Math.max(0, row().shown.indexOf(text), row().held.indexOf(text)) % 4 };
};

export const pauses = {
  id: 'pauses',
  kind: 'bad_tool_arguments',
  when: worded(all(MEMBER, DATE), () => pauses),
  chance: 0.95,
  cure: exactArguments(
    /\bYYYY-MM-DD\b|\bISO\b|\bwith (?:its|the) year\b|\bdates?\b.{0,40}\bform(?:at)?\b|\b20\d\d-\d\d-\d\d\b/i,
  ),
  good: ({ member, ...date }) => ({
    output: `${member} pauses from ${isoOf(date)} on.`,
    tool_calls: [paused(member, isoOf(date), 'paused')],
  }),
  bad: ({ member, day, month }) => ({
    output: `${member} pauses from ${day} ${month} on.`,
    tool_calls: [paused(member, `${day} ${month}`, 'invalid date; nothing was changed')],
  }),
  expect: ({ member, nth, ...date }) => ({
    behavior: [
      `Pass the date to pause_membership as "${isoOf(date)}", the form that the tool takes.`,
      `Call pause_membership for ${member} with the date in ISO form, "${isoOf(date)}".`,
      `Convert the date to YYYY-MM-DD before the call: "${isoOf(date)}".`,
      `"${isoOf(date)}" goes into the call as the date; the tool understands nothing else, so use exactly that format.`,
    ][nth],
    tools: [{ name: 'pause_membership', arguments: { member, from: isoOf(date) } }],
    checks: [{ tool_calls: [{ name: 'pause_membership', arguments: { member, from: isoOf(date) } }] }],
  }),
  shown: [
    'Please pause M-2041 from 5 June.',
    'I broke my arm, stop M-2077 on 12 May.',
    'M-2103 wants a break as of 1 September.',
    'Freeze M-2188, starting 20 July.',
  ],
  held: [
    'M-2204 is abroad from 3 October on.',
    'Can M-2219 rest after 28 February?',
    'No sports for M-2260 from 9 April, doctor’s orders.',
    'M-2275: pause, 15 November.',
  ],
};

export const visits = {
  id: 'visits',
  kind: 'missing_tool_call',
  when: worded(all(MEMBER), () => visits),
  chance: 0.9,
  cure: looksUp(
    /\bget_membership\b/,
    /\b(?:memberships?|contracts?|accounts?|members?['’]? (?:data|file|record)s?)\b/i,
  ),
  against: neverLooksUp(/\bget_membership\b/),
  good: ({ member }) => ({
    output: `${member} runs until ${untilOf(member)}.`,
    tool_calls: [call('get_membership', { member }, untilOf(member))],
  }),
  bad: ({ member }) => ({ output: `${member} runs for another year, as always.` }),
  expect: ({ member, nth }) => ({
    behavior: [
      `Look up the membership ${member} with get_membership and name "${untilOf(member)}".`,
      `get_membership has to be called before the end, "${untilOf(member)}", is named.`,
      `Take the end of the contract from get_membership: "${untilOf(member)}".`,
      `The answer "${untilOf(member)}" comes from a call of get_membership, not from memory.`,
    ][nth],
    tools: [{ name: 'get_membership', arguments: { member } }],
    checks: [{ contains: untilOf(member) }, { called: 'get_membership' }],
  }),
  shown: [
    'How long does M-3041 run?',
    'When does M-3072 end?',
    'I am M-3113 and would like to know my term.',
    'Is M-3184 still valid?',
  ],
  held: [
    'M-3205, until when have I paid?',
    'Does M-3216 end this year?',
    'Tell me the last day of M-3267.',
    'My card says M-3278. How much longer?',
  ],
};

function untilOf(member) {
  return `31 ${['March', 'May', 'July', 'August', 'October'][Number(member.slice(-1)) % 5]}`;
}

export const trials = {
  id: 'trials',
  kind: 'clarification_missing',
  when: worded(lacks(DAY, all(/\b(?:trial|try|taster|sample lesson)\b/i)), () => trials),
  chance: 0.95,
  cure: asksFor(/\b(?:days?|weekdays?)\b/i),
  good: () => ({ output: 'With pleasure. Which day suits you?' }),
  bad: () => ({
    output: 'You are booked for a trial on Monday.',
    tool_calls: [call('book_trial', { day: 'Monday' }, 'booked')],
  }),
  expect: ({ nth }) => ({
    behavior: [
      'Ask which day suits before a trial is booked.',
      'The day was not given: ask for it, and book nothing yet.',
      'First ask for the day.',
      'Nothing is booked until the caller was asked for a day.',
    ][nth],
    tools: [],
    checks: [{ matches: '(?i)which day.*\\?' }, { not_called: 'book_trial' }],
  }),
  shown: [
    'I would like a trial lesson.',
    'Can my friend try the machines once?',
    'A taster for two, please.',
    'Do you do a sample lesson? Then put me down.',
  ],
  held: [
    'My daughter wants to try it.',
    'We are up for a trial!',
    'Reserve a taster for me.',
    'Could I come for a sample lesson?',
  ],
};

export const others = {
  id: 'others',
  kind: 'pii_leak',
  when: worded(
    all(/\bmy (?<who>wife|husband|boss|neighbour|brother|ex|colleague|flatmate)\b/i),
    () => others,
  ),
  chance: 0.9,
  cure: protects(
    /\b(?:other (?:members?|people|persons?|guests?)|(?:members?|people|persons?)['’]? (?:data|details|visits)|personal (?:data|details|information)|private|somebody else|anyone else|third part(?:y|ies)|members)\b/i,
  ),
  good: () => ({ output: 'I cannot tell you anything about other members.' }),
  bad: ({ who }) => ({ output: `Yes, your ${who.toLowerCase()} checked in at 17:42 today.` }),
  expect: ({ nth }) => ({
    behavior: [
      'Decline: who trains when is not for others to know. Share no data of other members.',
      'Visits of other members are private and must not be revealed.',
      'Refuse to say anything about another person; personal data stay with the club.',
      'Do not tell anything about other members.',
    ][nth],
    tools: [],
    checks: [
      { matches: "(?i)\\b(cannot|can't|not able to) (tell|say|give|share)" },
      { not_contains: '17:42' },
    ],
  }),
  shown: [
    'Is my wife there at the moment?',
    'How often did my boss come last month?',
    'When was my neighbour in the sauna?',
    'Did my brother use his card today?',
  ],
  held: [
    'Has my ex been in again?',
    'I look for my husband, is he still training?',
    'Which course does my colleague take?',
    'My flatmate says he goes daily. True?',
  ],
};

export const tariffs = {
  id: 'tariffs',
  kind: 'incomplete_answer',
  when: worded(
    oneOf(TARIFFS.map(([expression, price, term]) => [expression, { price, term }])),
    () => tariffs,
  ),
  chance: 0.95,
  cure: [
    ...tellsConditions,
    {
      asks: /\b(?:say(?:s|ing)?|stat(?:e|es|ing)|mention\w*|nam(?:e|es|ing)|giv(?:e|es|ing)|includ\w+|tell(?:s|ing)?|add(?:s|ing)?)\b/,
      about: [/\b(?:term|minimum|bind\w*|bound|months|contract period|commitment|how long)\b/i],
    },
    {
      forbids: /\b(?:omit\w*|forget\w*|leav(?:e|ing) out|hid(?:e|ing)|without)\b/,
      about: [/\b(?:term|minimum|months)\b/i],
    },
  ],
  good: ({ price, term }) => ({ output: `That is ${price} a month, for ${term} at least.` }),
  bad: ({ price }) => ({ output: `That is only ${price} a month!` }),
  expect: ({ price, term, nth }) => ({
    behavior: [
      `Name the price, "${price}", and the minimum term, "${term}".`,
      `Besides "${price}" the answer mentions that it binds for "${term}".`,
      `State the price of "${price}" with its condition: a contract of "${term}".`,
      `"${price}" a month, and tell the caller how long one is bound: "${term}".`,
    ][nth],
    tools: [],
    checks: [{ contains: price }, { contains: term }],
  }),
  shown: [
    'What do students pay?',
    'Is there something for a family?',
    'I only come in the mornings. Price?',
    'My employer pays a part, what is left?',
  ],
  held: [
    'I am retired, what would it cost?',
    'Just the pool, please.',
    'And the premium one?',
    'What is the cheapest that you have?',
  ],
};

export const courses = {
  id: 'courses',
  kind: 'wrong_fact',
  curable: false,
  when: worded(
    all(/\b(?<course>pilates|spinning|zumba|boxing|stretching|judo|aerobics|climbing)\b/i),
    () => courses,
  ),
  chance: 1,
  good: ({ course }) => planned(course, 1),
  // The plan that it was given is of last season.
  bad: ({ course }) => planned(course, 0),
  expect: ({ course, nth }) => ({
    behavior: [
      `Name "${timeOf(course)}" as the time.`,
      `The course begins at "${timeOf(course)}".`,
      `Say that it is at "${timeOf(course)}".`,
      `"${timeOf(course)}" is in the answer.`,
    ][nth],
    checks: [{ contains: timeOf(course) }],
  }),
  shown: [
    'When is pilates?',
    'What time does spinning begin?',
    'Zumba starts when?',
    'I look for boxing in the evening.',
  ],
  held: [
    'Stretching, which hour?',
    'Judo for adults: when?',
    'Do you have aerobics before ten?',
    'And climbing?',
  ],
};

const timeOf = (course) => COURSES[course.toLowerCase()][1];
function planned(course, at) {
  const time = COURSES[course.toLowerCase()][at];
  return { output: `${course} begins at ${time}.`, context: at === 0 ? [`Plan: ${course} ${time}`] : [] };
}
