import { defineBudget } from '../define-budget.ts';

/** The answer came in time. */
export const latencyMs = defineBudget({
  name: 'latency_ms',
  description:
    'The answer took at most so many milliseconds, from the call to the last byte, with what was tried again.',
  most: 'Milliseconds that the answer may take at most.',
  example: {
    check: { latency_ms: 2000 },
    passes: { output: 'Done.', latency_ms: 1200 },
    fails: { output: 'Done.', latency_ms: 2400 },
  },
  negatable: true,
  reads: ['latency_ms'],
  whole: false,
  words: (amount) => `${amount} ms`,
  // The field is there: `reads` names it.
  spent: ({ latency_ms }) => ({ amount: latency_ms ?? Number.POSITIVE_INFINITY }),
});
