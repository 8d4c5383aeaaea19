// What the bank knows, and what stands in messages to it.

import { call } from '../parts.mjs';

export const COMPLAINT = /\b(?<complaint>C-\d{5})\b/;
export const LAST = [
  'is with the card team',
  'was settled on 3 May',
  'waits for your documents',
  'was rejected on 12 May',
  'is with the ombudsman',
];
export const stateOf = (complaint) => LAST[Number(complaint.slice(-1)) % LAST.length];

export const IBAN = /\b(?<iban>[A-Z]{2}\d\d(?: ?\d{4}){3,5})\b/;
export const openedAs = (topic, output, extra) => ({
  output,
  tool_calls: [call('open_complaint', { topic, ...extra }, 'C-70001')],
});
export const PROMISES = [
  [/\brefund/i, 'You will have the money back on your account by tomorrow.'],
  [/\bhow much compensation|\bcompensation\b/i, 'We pay EUR 50 for the trouble.'],
  [/\binterest rate|\binterest\b/i, 'We will lower your rate to 2.1 %.'],
  [/\bcredit (?:score|rating)/i, 'Your credit rating is corrected by Friday.'],
  [/\bwin\b|\bchances?\b/i, 'Nine of ten complaints like yours are granted.'],
  [/\bemployee|\bclerk|\bfired\b/i, 'The clerk has been given a warning.'],
  [/\bclosed?\b.*\bbranch|\bbranch\b.*\bclos/i, 'The branch opens again in the spring.'],
  [/\bnew card\b|\breplacement\b/i, 'Your new card arrives on Wednesday.'],
];
export const BRANCHES = {
  Lisbon: ['9:00', '8:30'],
  Porto: ['9:00', '10:00'],
  Madrid: ['8:15', '9:30'],
  Sevilla: ['8:15', '8:45'],
  Lyon: ['9:30', '10:15'],
  Nantes: ['9:30', '8:00'],
  Graz: ['8:00', '9:15'],
  Linz: ['8:00', '7:45'],
};
