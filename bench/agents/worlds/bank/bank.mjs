// The complaint desk of a bank: looks complaints up, opens them, and is written to in several languages.

import { asksTooMuch } from '../../instructions/questions.mjs';
import { declinesAll } from '../../instructions/refusals.mjs';
import { asksNumber, branches, follows, language, promises, secrets } from './defects.mjs';
import { appeal, opens, reach, time } from './guards.mjs';

export const bank = {
  id: 'bank',
  name: 'Corvina Bank complaints',
  fallback: 'I can open complaints and look them up. What is it about?',
  prompt: `# Role
You work at the complaint desk of Corvina Bank. Customers of six countries write to you.

# Facts
1. Complaints have a number of C- and five digits.
2. The bank answers within 15 working days; afterwards the ombudsman can be asked, for one year.
3. The phone line 0800 330 330 is staffed from 8:00 to 20:00.

# Manner
Be positive and solution-oriented. Customers like to hear good news.
`,
  tools: [
    { name: 'get_complaint', description: 'State of a complaint.', parameters: { number: 'C-12345' } },
    { name: 'open_complaint', description: 'Opens a complaint.', parameters: { topic: 'a word' } },
  ],
  rows: [language, secrets, follows, branches, opens, promises, asksNumber, time, appeal, reach],
  excesses: [
    {
      when: asksTooMuch(/\bcomplaint number\b/),
      on: ['opens', 'time', 'appeal'],
      bad: () => ({ output: 'What is the complaint number, please?' }),
    },
    {
      when: declinesAll(/\b(?:about|on|outside|that|which|who)\b/i),
      on: ['time', 'appeal', 'reach'],
      bad: () => ({ output: 'I cannot help with that.' }),
    },
  ],
};
