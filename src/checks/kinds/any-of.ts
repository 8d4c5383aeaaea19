import { defineGroup } from '../define-group.ts';

/** A group of which one check has to pass. */
export const anyOf = defineGroup({
  name: 'any_of',
  description:
    'At least one check of the group passes. Its score is the weighted mean of theirs; with `threshold` it passes from that score on.',
  example: {
    check: { any_of: [{ contains: 'refund' }, { contains: 'money back' }] },
    passes: { output: 'You get your money back.' },
    fails: { output: 'You can exchange it.' },
  },
  passes: (judged) => judged.some(({ pass }) => pass),
});
