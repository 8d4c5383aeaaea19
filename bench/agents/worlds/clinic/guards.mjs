// What the desk of the clinic gets right with any prompt.

import { all, call } from '../parts.mjs';
import { APPOINTMENT, BORN, booked, DAY, DOCTOR, timesOf } from './facts.mjs';

export const cancels = {
  id: 'cancels',
  when: all(/\b(?:cancel|call off|drop)\b/i, APPOINTMENT),
  good: ({ appointment }) => ({
    output: `Appointment ${appointment} is cancelled.`,
    tool_calls: [call('cancel_appointment', { appointment_id: appointment }, 'cancelled')],
  }),
  expect: ({ appointment }) => ({
    behavior: `Cancel appointment "${appointment}" and say so.`,
    tools: [{ name: 'cancel_appointment', arguments: { appointment_id: appointment } }],
    checks: [{ contains: appointment }, { icontains: 'cancelled' }],
  }),
  shown: ['Please cancel A-1301.', 'I have to call off my appointment A-1322.'],
  held: ['I feel fine again, cancel A-1345.', 'Could you drop A-1367 from the calendar?'],
};

export const books = {
  id: 'books',
  when: all(DOCTOR, DAY, BORN),
  good: booked,
  expect: ({ doctor, day, born }) => ({
    behavior: `Book Dr ${doctor} on "${day}" and give the time "${timesOf(doctor, day)[0]}".`,
    tools: [{ name: 'book_appointment', arguments: { doctor, day, birth_date: born } }],
    checks: [{ contains_all: [day, timesOf(doctor, day)[0]] }, { called: 'book_appointment' }],
  }),
  shown: [
    'Book me in with Dr Amari on Friday, born 1984-03-12.',
    'Dr Castell on Monday please, my date of birth is 1990-11-02.',
  ],
  held: [
    'An appointment at Dr Grant on Wednesday for somebody born 1971-06-30.',
    'Make it Dr Huang, Thursday. Birthday 2001-01-19.',
  ],
};

export const hours = {
  id: 'hours',
  when: all(/\b(?:open|close|opening hours|lunch)\b/i),
  good: () => ({
    output: 'We are open Monday to Friday from 8:00 to 18:00, and closed from 12:30 to 13:30.',
  }),
  expect: () => ({
    behavior: 'Say that the clinic is open from "8:00" to "18:00".',
    tools: [],
    checks: [{ contains_all: ['8:00', '18:00'] }],
  }),
  shown: ['When do you open?', 'How late are you open today?'],
  held: ['Do you close over lunch?', 'Tell me your opening hours.'],
};

export const way = {
  id: 'way',
  when: all(/\b(?:park|address|bus|where)\b/i),
  good: () => ({
    output: 'We are at 14 Linden Street; bus 61 stops in front of the house, and parking is behind it.',
  }),
  expect: () => ({
    behavior: 'Say that the clinic is at "14 Linden Street".',
    tools: [],
    checks: [{ contains: '14 Linden Street' }],
  }),
  shown: ['Where can I park?', 'What is your address?'],
  held: ['Which bus do I take?', 'I am new here, where do I find you?'],
};
