// What the customs broker's assistant gets right with any prompt.

import { all, call } from '../parts.mjs';
import { SHIPMENT } from './facts.mjs';

export const tracks = {
  id: 'tracks',
  when: all(SHIPMENT),
  good: ({ shipment }) => ({
    output: `${shipment} was cleared this morning.`,
    tool_calls: [call('get_shipment', { number: shipment }, 'cleared')],
  }),
  expect: ({ shipment }) => ({
    behavior: `Say that "${shipment}" was cleared.`,
    tools: [{ name: 'get_shipment', arguments: { number: shipment } }],
    checks: [{ contains_all: [shipment, 'cleared'] }, { called: 'get_shipment' }],
  }),
  shown: ['Where is S-30411?', 'Has S-30452 been cleared?'],
  held: ['Any news on S-30518?', 'I wait for S-30570.'],
};
export const papers = {
  id: 'papers',
  when: all(/\b(?:documents?|papers?|forms?|paperwork)\b/i),
  good: () => ({ output: 'We need the commercial invoice, the packing list and the bill of lading.' }),
  expect: () => ({
    behavior: 'Name the commercial invoice, the packing list and the bill of lading.',
    tools: [],
    checks: [{ contains_all: ['commercial invoice', 'packing list', 'bill of lading'] }],
  }),
  shown: ['Which documents do you need from me?', 'What papers go with a container?'],
  held: ['Is there a form I have to fill in?', 'Help me with the paperwork.'],
};
export const price = {
  id: 'price',
  when: all(/\b(?:charge|your (?:fee|price)|cost me|invoice me)\b/i),
  good: () => ({ output: 'We charge EUR 65 for each declaration with up to five lines.' }),
  expect: () => ({
    behavior: 'Say that a declaration is "EUR 65".',
    tools: [],
    checks: [{ contains: 'EUR 65' }],
  }),
  shown: ['What do you charge?', 'What will your work cost me?'],
  held: ['How high is your fee?', 'How much will you invoice me for one entry?'],
};
export const desk = {
  id: 'desk',
  when: all(/\b(?:phone|call you|speak|colleague|person|talk to)\b/i),
  good: () => ({ output: 'A colleague is there from 6:00 to 22:00 on 0800 771 771.' }),
  expect: () => ({
    behavior: 'Give the number "0800 771 771".',
    tools: [],
    checks: [{ contains: '0800 771 771' }],
  }),
  shown: ['Can I speak with somebody?', 'Is there a phone number?'],
  held: ['I would rather talk to a person.', 'When may I call you?'],
};
