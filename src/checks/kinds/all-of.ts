import { defineGroup } from '../define-group.ts';

/** A group of which every check has to pass. */
export const allOf = defineGroup({
  name: 'all_of',
  description:
    'Every check of the group passes. Its score is the weighted mean of theirs; with `threshold` it passes from that score on.',
  example: {
    check: { all_of: [{ contains: 'refund' }, { contains: '30 days' }] },
    passes: { output: 'A refund takes up to 30 days.' },
    fails: { output: 'A refund takes a week.' },
  },
  passes: (judged) => judged.every(({ pass }) => pass),
});
