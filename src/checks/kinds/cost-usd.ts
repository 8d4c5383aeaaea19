import { defineBudget, notReported } from '../define-budget.ts';

/** The answer cost no more than this. */
export const costUsd = defineBudget({
  name: 'cost_usd',
  description:
    'The answer cost at most so many US dollars, as its agent or its trace reports. A cost that is not reported is an error.',
  most: 'US dollars that the answer may cost at most.',
  example: {
    check: { cost_usd: 0.01 },
    passes: { output: 'Done.', usage: { cost_usd: 0.004 } },
    fails: { output: 'Done.', usage: { cost_usd: 0.02 } },
  },
  negatable: true,
  reads: ['usage'],
  whole: false,
  words: (amount) => `${amount} USD`,
  spent: ({ usage }) =>
    usage?.cost_usd == null ? notReported('usage.cost_usd') : { amount: usage.cost_usd },
});
