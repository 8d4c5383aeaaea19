// What the line of the sports club gets right with any prompt.

import { all, call } from '../parts.mjs';
import { DAY } from './facts.mjs';

export const booksTrial = {
  id: 'books-trial',
  when: all(/\b(?:trial|try|taster)\b/i, DAY),
  good: ({ weekday }) => ({
    output: `You are booked for a trial on ${weekday}.`,
    tool_calls: [call('book_trial', { day: weekday }, 'booked')],
  }),
  expect: ({ weekday }) => ({
    behavior: `Book the trial on "${weekday}".`,
    tools: [{ name: 'book_trial', arguments: { day: weekday } }],
    checks: [{ contains: weekday }, { called: 'book_trial' }],
  }),
  shown: ['A trial on Thursday, please.', 'I want to try it on Saturday.'],
  held: ['Could I have a taster this Tuesday?', 'Put me down for a trial, Wednesday.'],
};
export const hours = {
  id: 'hours',
  when: all(/\b(?:open|close|opening hours|holidays?)\b/i),
  good: () => ({ output: 'We are open from 6:00 to 23:00, on holidays from 9:00 on.' }),
  expect: () => ({
    behavior: 'Say that the club is open from "6:00" to "23:00".',
    tools: [],
    checks: [{ contains_all: ['6:00', '23:00'] }],
  }),
  shown: ['When do you open?', 'Are you there on holidays?'],
  held: ['How late do you close?', 'What are your opening hours?'],
};
export const parking = {
  id: 'parking',
  when: all(/\b(?:park\w*|car|bicycle|bus)\b/i),
  good: () => ({ output: 'Parking is free for three hours behind the hall.' }),
  expect: () => ({
    behavior: 'Say that parking is free for "three hours".',
    tools: [],
    checks: [{ contains: 'three hours' }],
  }),
  shown: ['Where can I park?', 'I come by car, is that a problem?'],
  held: ['Is there room for a bicycle?', 'Do I get a parking space?'],
};
export const towels = {
  id: 'towels',
  when: all(/\b(?:towels?|lockers?|shower)\b/i),
  good: () => ({ output: 'Towels are EUR 2; lockers take a one-euro coin.' }),
  expect: () => ({
    behavior: 'Say that towels are "EUR 2".',
    tools: [],
    checks: [{ contains: 'EUR 2' }],
  }),
  shown: ['Do I get a towel?', 'How do the lockers work?'],
  held: ['I forgot my towel.', 'Is there a shower?'],
};
