// A bot that answers questions about fares of a railway from passages of documents. It has no tools.

import { declinesAll } from '../../instructions/refusals.mjs';
import { brevity, complaints, conditions, gaps, language, unknown } from './defects.mjs';
import { desk, lost, payment, wheelchair } from './guards.mjs';

export const rail = {
  id: 'rail',
  name: 'Bergtal Railway fares',
  fallback: 'I answer questions about travelling with Bergtal Railway. What do you want to know?',
  prompt: `You are the fares assistant of Bergtal Railway.

You get passages from our fare documents with each question. Passengers write on the website and in the app. Prices are in
Swiss francs.

# Manner

Sound enthusiastic about rail travel. We are proud of our network.
`,
  tools: [],
  rows: [language, brevity, gaps, unknown, conditions, complaints, lost, desk, payment, wheelchair],
  excesses: [
    {
      when: declinesAll(/\b(?:about|on|outside|that|which|who)\b/i),
      on: ['lost', 'payment', 'desk', 'wheelchair'],
      bad: () => ({ output: 'I am afraid I cannot help with that.' }),
    },
    {
      when: [
        {
          asks: /\b(?:at most|no more than|maximum of|fewer than) (?:one|two|three|four|five|[1-9]|10) words\b/,
        },
      ],
      on: ['payment', 'desk', 'lost', 'wheelchair'],
      bad: () => ({ output: 'Yes.' }),
    },
  ],
};
