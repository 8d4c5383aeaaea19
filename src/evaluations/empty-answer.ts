import { NO_USAGE } from '../judges/judge.ts';
import type { Subject } from '../schema/evaluation.ts';
import { nobodyAsked } from '../scorers/joint-judge-info.ts';
import { comparison } from '../scorers/reasoning.ts';
import type { Scorer, ScorerOutcome } from '../scorers/scorer.ts';
import { isPresent } from '../text/language/normalize.ts';

/** Stands for a blank output where only the other fields are looked at. */
const SOME_ANSWER = '-';
const SAID = 'the agent gave an empty answer.';

/** Whether an answer was given with nothing in it (contract 5). An output that is absent is no answer at all. */
export function isEmptyAnswer({ output }: Pick<Subject, 'output'>): boolean {
  return typeof output === 'string' && !isPresent(output);
}

/** The subject for the check of its other fields: a blank output is given, and what it scores is known. */
export function asAnswered(subject: Subject): Subject {
  return isEmptyAnswer(subject) ? { ...subject, output: SOME_ANSWER } : subject;
}

/**
 * What any scorer gives an empty answer (contract 5): 0, whatever it measures, also where the absence of something would pass (a pattern
 * that must not occur, toxicity), and no pass at any threshold. Nobody is asked, so the result is the same with every judge.
 */
export function emptyAnswer(scorer: Scorer, threshold: number): ScorerOutcome {
  return {
    status: 'scored',
    usage: { ...NO_USAGE },
    result: {
      score: 0,
      pass: false,
      // No threshold is low enough to be met.
      reasoning: threshold > 0 ? comparison(SAID, 0, threshold) : `Score 0: ${SAID}`,
      metadata: {
        derived: [],
        ...scorer.emptyMetadata(0),
        empty_answer: true,
        judge: nobodyAsked(`${scorer.name}@${scorer.version}`),
        threshold,
        not_applicable: false,
        warnings: [],
        imputed_verdicts: [],
      },
    },
  };
}
