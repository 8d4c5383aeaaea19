// What the sports club knows, and what stands in messages to it.

import { call } from '../parts.mjs';

export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const MONTH = MONTHS.join('|');
export const MEMBER = /\b(?<member>M-\d{4})\b/;
export const DATE = new RegExp(`\\b(?<day>\\d{1,2}) (?<month>${MONTH})\\b`);
export const DAY = /\b(?<weekday>Monday|Tuesday|Wednesday|Thursday|Friday|Saturday)\b/;

/** 5 June as 2026-06-05. */
export const isoOf = ({ day, month }) =>
  `2026-${String(MONTHS.indexOf(month) + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;
export const paused = (member, from, result) => call('pause_membership', { member, from }, result);

/** Courses: the time that the plan says which the agent is given, and the one that holds. */
export const COURSES = {
  pilates: ['18:00', '19:15'],
  spinning: ['17:30', '06:45'],
  zumba: ['20:00', '18:30'],
  boxing: ['19:00', '20:15'],
  stretching: ['09:00', '10:30'],
  judo: ['16:00', '17:45'],
  aerobics: ['08:00', '09:15'],
  climbing: ['18:15', '16:45'],
};

/** Tariffs, with what binds whoever takes them. */
export const TARIFFS = [
  [/\bstudents?\b/i, 'EUR 24', 'twelve months'],
  [/\bfamil(?:y|ies)\b/i, 'EUR 79', 'six months'],
  [/\boff-peak\b|\bmornings?\b/i, 'EUR 29', 'six months'],
  [/\bcompany\b|\bemployer\b/i, 'EUR 35', 'twelve months'],
  [/\bpensioners?\b|\bretired\b/i, 'EUR 27', 'three months'],
  [/\bpool\b/i, 'EUR 41', 'three months'],
  [/\bpremium\b/i, 'EUR 89', 'twelve months'],
  [/\bbasic\b|\bcheapest\b/i, 'EUR 19', 'twenty-four months'],
];
