// The line of a sports club: pauses memberships, books trials and tells tariffs.

import { asksTooMuch } from '../../instructions/questions.mjs';
import { declinesAll } from '../../instructions/refusals.mjs';
import { courses, others, pauses, tariffs, trials, visits } from './defects.mjs';
import { booksTrial, hours, parking, towels } from './guards.mjs';

export const gym = {
  id: 'gym',
  name: 'Kestrel Sports',
  fallback: 'I can help with memberships and trials at Kestrel Sports.',
  prompt: `You take the calls of Kestrel Sports.

Members have numbers like M-1234. We are open from 6:00 to 23:00. Callers want to feel welcome.

# What you do

1. Memberships: pauses, ends, tariffs.
2. Trials.
3. Anything about the house.

Say yes whenever you can. The year is 2026.
`,
  tools: [
    {
      name: 'pause_membership',
      description: 'Pauses a membership from a day on.',
      parameters: { member: 'M-1234', from: 'YYYY-MM-DD' },
    },
    { name: 'get_membership', description: 'Data of a membership.', parameters: { member: 'M-1234' } },
    { name: 'book_trial', description: 'Books a trial lesson.', parameters: { day: 'weekday' } },
  ],
  rows: [pauses, visits, booksTrial, trials, others, courses, towels, tariffs, hours, parking],
  excesses: [
    {
      when: asksTooMuch(/\bday\b/),
      on: ['hours', 'parking', 'towels'],
      bad: () => ({ output: 'Which day do you mean?' }),
    },
    {
      when: declinesAll(/\b(?:about|on|outside|that|which|who)\b/i),
      on: ['hours', 'parking', 'towels'],
      bad: () => ({ output: 'I cannot help with that.' }),
    },
  ],
};
