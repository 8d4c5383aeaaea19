// The desk of a municipal library: renews loans, signs readers up for events and says where books stand.

import { asksTooMuch } from '../../instructions/questions.mjs';
import { declinesAll } from '../../instructions/refusals.mjs';
import { archive, branches, fees, lists, renewals, topics } from './defects.mjs';
import { holds, hours, printing, signsUp } from './guards.mjs';

export const library = {
  id: 'library',
  name: 'Westhaven Library',
  fallback: 'Ask me about books, loans and events of Westhaven Library.',
  prompt: `You look after the chat of Westhaven Library.

We have three branches: Central, Harbour and Mill Lane. Loans have numbers like L-1234, items like I-12345. A page from the
printer is EUR 0.10. Late items are EUR 0.30 a day each, up to EUR 12.

Our readers are young at heart. Be playful and have fun with them!
`,
  tools: [
    {
      name: 'get_reservations',
      description: 'Who else waits for a lent item.',
      parameters: { loan: 'L-1234' },
    },
    { name: 'renew_loan', description: 'Renews a loan by three weeks.', parameters: { loan: 'L-1234' } },
    {
      name: 'sign_up',
      description: 'Signs a reader up for an event.',
      parameters: { event: 'name', branch: 'Central, Harbour or Mill Lane' },
    },
    { name: 'place_hold', description: 'Puts an item aside.', parameters: { item: 'I-12345' } },
  ],
  rows: [signsUp, branches, renewals, holds, archive, topics, lists, fees, hours, printing],
  excesses: [
    {
      when: asksTooMuch(/\bbranch\b/),
      on: ['holds', 'hours', 'printing'],
      bad: () => ({ output: 'At which branch would you like that?' }),
    },
    {
      when: declinesAll(/\b(?:about|on|outside|that|which|who)\b/i),
      on: ['hours', 'printing'],
      bad: () => ({ output: 'I cannot help with that.' }),
    },
  ],
};
