import type { Judge } from './judge.ts';

/**
 * A judge that answers anew what its cache knows already: every question is another one by the name of the round, so the same
 * round asks nothing twice and can be resumed. Preparation that belongs to a text (criteria, steps) is not asked again: all
 * attempts share it, and only the judgement is measured.
 */
export function judgingAnew(judge: Judge, round: string): Judge {
  return {
    ...judge,
    fill: (question, signal) =>
      judge.fill(
        question.shared === true ? question : { ...question, repeat: `${question.repeat ?? '0'}@${round}` },
        signal,
      ),
  };
}
