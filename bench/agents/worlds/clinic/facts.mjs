// What the clinic knows, and what stands in messages to it.

import { call } from '../parts.mjs';

export const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
export const DOCTOR = /\bDr (?<doctor>[A-Z][a-z]+)/;
export const DAY = /\b(?<day>Monday|Tuesday|Wednesday|Thursday|Friday)\b/;
export const BORN = /\b(?<born>\d{4}-\d\d-\d\d)\b/;
export const APPOINTMENT = /\b(?<appointment>A-\d{4})\b/;

/** Two free times of a doctor on a day. */
export function timesOf(doctor, day) {
  const first = (doctor.length * 7 + doctor.charCodeAt(0) + DAYS.indexOf(day) * 3) % 6;
  return [
    `${9 + (first % 3)}:${first % 2 === 0 ? '20' : '50'}`,
    `${14 + (first % 4)}:${first % 2 === 0 ? '05' : '35'}`,
  ];
}
export const booked = ({ doctor, day, born }) => ({
  output: `Done: you are booked with Dr ${doctor} on ${day} at ${timesOf(doctor, day)[0]}.`,
  tool_calls: [
    call('book_appointment', { doctor, day, birth_date: born }, { booked: timesOf(doctor, day)[0] }),
  ],
});

export const PRICES = {
  'yellow fever': [35, 48],
  typhoid: [28, 39],
  rabies: [55, 72],
  cholera: [31, 44],
  sports: [40, 52],
  driving: [60, 75],
  diving: [65, 85],
  sailing: [45, 58],
};
