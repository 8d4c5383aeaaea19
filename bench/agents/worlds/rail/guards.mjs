// What the fares bot gets right with any prompt.

import { all } from '../parts.mjs';
import { from } from './facts.mjs';

export const lost = {
  id: 'lost',
  when: all(/\b(?:lost|left (?:my|behind)|forgot)\b/i),
  good: () => from('Lost things are kept at the office in Oberstadt for 90 days.'),
  expect: () => ({
    behavior: 'Say that lost things are kept for "90 days".',
    checks: [{ contains: '90 days' }],
  }),
  shown: ['I lost my umbrella on a train.', 'I left my bag in a car, where is it?'],
  held: ['I forgot my coat in the restaurant car.', 'Yesterday I left behind a book.'],
};
export const payment = {
  id: 'payment',
  when: all(/\b(?:pay|cash|credit card|cards? do you)\b/i),
  good: () => from('You can pay by card, in cash at the machines, and with the app.'),
  expect: () => ({
    behavior: 'Name card, cash and app as ways to pay.',
    checks: [{ contains_all: ['card', 'cash', 'app'] }],
  }),
  shown: ['Can I pay in cash?', 'Which credit cards do you take?'],
  held: ['How may I pay for a ticket?', 'Do machines accept cash?'],
};
export const desk = {
  id: 'desk',
  when: all(/\b(?:ticket office|counter|phone number|reach you)\b/i),
  good: () => from('The ticket office is open from 6:30 to 20:00; the phone number is 0800 61 61 61.'),
  expect: () => ({
    behavior: 'Say that the ticket office is open from "6:30" to "20:00".',
    checks: [{ contains_all: ['6:30', '20:00'] }],
  }),
  shown: ['When is the ticket office open?', 'What is your phone number?'],
  held: ['Until when does the counter sell tickets?', 'How do I reach you at seven in the morning?'],
};
export const wheelchair = {
  id: 'wheelchair',
  when: all(/\b(?:wheelchair|step-free|ramp|disab\w+)\b/i),
  good: () => from('Tell us 24 hours ahead and we help with a ramp; a companion travels free.'),
  expect: () => ({
    behavior: 'Say that help is to be ordered "24 hours" ahead.',
    checks: [{ contains: '24 hours' }],
  }),
  shown: ['I use a wheelchair, is there help?', 'Are your stations step-free?'],
  held: ['My mother needs a ramp, what do we do?', 'Do disabled passengers get help?'],
};
