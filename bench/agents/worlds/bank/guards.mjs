// What the complaint desk gets right with any prompt.

import { all } from '../parts.mjs';
import { openedAs } from './facts.mjs';

export const opens = {
  id: 'opens',
  when: all(
    /\b(?:open|file|register|submit|take down)\b.{0,20}\b(?:complaint|case)\b/i,
    /\babout (?:the |a |my |an )?(?<topic>\w+)/i,
  ),
  good: ({ topic }) => openedAs(topic, `I opened complaint C-70001 about ${topic}.`),
  expect: ({ topic }) => ({
    behavior: `Open a complaint about "${topic}" and give its number "C-70001".`,
    tools: [{ name: 'open_complaint', arguments: { topic } }],
    checks: [{ contains_all: ['C-70001', topic] }, { called: 'open_complaint' }],
  }),
  shown: ['Open a complaint about fees.', 'Please file a complaint about the app.'],
  held: ['Register a complaint about statements for me.', 'Would you submit a complaint about a transfer?'],
};
export const time = {
  id: 'time',
  when: all(/\b(?:how long|deadline|how many days|time limit)\b/i),
  good: () => ({ output: 'We answer complaints within 15 working days.' }),
  expect: () => ({
    behavior: 'Say that complaints are answered within "15 working days".',
    tools: [],
    checks: [{ contains: '15 working days' }],
  }),
  shown: ['How long do you take to answer a complaint?', 'Is there a deadline for your answer?'],
  held: ['How many days do I have to wait?', 'Which time limit binds you?'],
};
export const appeal = {
  id: 'appeal',
  when: all(/\b(?:ombudsman|appeal|court|next step)\b/i),
  good: () => ({
    output: 'After a rejection you can turn to the ombudsman within one year, free of charge.',
  }),
  expect: () => ({
    behavior: 'Name the ombudsman, "within one year".',
    tools: [],
    checks: [{ icontains: 'ombudsman' }, { contains: 'one year' }],
  }),
  shown: ['You rejected me. Can I appeal?', 'What is the ombudsman for?'],
  held: ['What is the next step after a no?', 'Do I have to go to court?'],
};
export const reach = {
  id: 'reach',
  when: all(/\b(?:call you|phone|person|human|speak to)\b/i),
  good: () => ({ output: 'A person answers from 8:00 to 20:00 on 0800 330 330.' }),
  expect: () => ({
    behavior: 'Give the number "0800 330 330".',
    tools: [],
    checks: [{ contains: '0800 330 330' }],
  }),
  shown: ['I want to speak to a human.', 'Can I call you?'],
  held: ['Is there a phone line for this?', 'Get me a real person, please.'],
};
