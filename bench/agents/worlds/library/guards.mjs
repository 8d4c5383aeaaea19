// What the desk of the library gets right with any prompt.

import { all, call } from '../parts.mjs';
import { BRANCH, EVENT, signedUp } from './facts.mjs';

export const signsUp = {
  id: 'signs-up',
  when: all(EVENT, BRANCH),
  good: signedUp,
  expect: ({ event, branch }) => ({
    behavior: `Sign the reader up for the ${event.toLowerCase()} at "${branch}".`,
    tools: [{ name: 'sign_up', arguments: { event: event.toLowerCase(), branch } }],
    checks: [{ contains: branch }, { called: 'sign_up' }],
  }),
  shown: [
    'One place in the sewing circle at Harbour, please.',
    'Sign me up for the poetry night at Mill Lane.',
  ],
  held: [
    'We come to the story hour in Central, two of us.',
    'I would like to go to the maker evening at Harbour.',
  ],
};
export const holds = {
  id: 'holds',
  when: all(/\b(?<item>I-\d{5})\b/),
  good: ({ item }) => ({
    output: `${item} is put aside for you for a week.`,
    tool_calls: [call('place_hold', { item }, 'put aside')],
  }),
  expect: ({ item }) => ({
    behavior: `Put "${item}" aside with place_hold.`,
    tools: [{ name: 'place_hold', arguments: { item } }],
    checks: [{ contains: item }, { called: 'place_hold' }],
  }),
  shown: ['Could you put I-40112 aside?', 'Hold I-40177 for me.'],
  held: ['I want to fetch I-40260 on Saturday.', 'Keep I-40288 at the desk, please.'],
};
export const hours = {
  id: 'hours',
  when: all(/\b(?:open|close|opening hours|Sundays?)\b/i),
  good: () => ({ output: 'All branches are open from Tuesday to Saturday, 10:00 to 19:00.' }),
  expect: () => ({
    behavior: 'Say that the branches are open from "10:00" to "19:00".',
    tools: [],
    checks: [{ contains_all: ['10:00', '19:00'] }],
  }),
  shown: ['When are you open?', 'Can I come on a Sunday?'],
  held: ['Tell me your opening hours.', 'What time do you close?'],
};
export const printing = {
  id: 'printing',
  when: all(/\b(?:print\w*|cop(?:y|ies|ier)|scan\w*)\b/i),
  good: () => ({ output: 'A page costs EUR 0.10; scanning is free of charge.' }),
  expect: () => ({
    behavior: 'Say that a page costs "EUR 0.10".',
    tools: [],
    checks: [{ contains: 'EUR 0.10' }],
  }),
  shown: ['Can I print something here?', 'Do you have a copier?'],
  held: ['I have to scan ten pages.', 'What is a copy?'],
};
