import type { RunJournal } from '../runs/run-journal.ts';
import type { Evidence, LostPlay, Play } from './evidence.ts';
import type { ExperimentPlan } from './plan-experiment.ts';
import { playOfAttempt } from './play-of-attempt.ts';

/** Takes the recorded plays of an experiment out of its journal, round by round, each attempt read once. */
interface EvidenceGatherer {
  /** Everything recorded of the rounds before this one. */
  until(rounds: number): Evidence;
}

export function evidenceGatherer(plan: ExperimentPlan, journal: RunJournal): EvidenceGatherer {
  const plays: Play[] = [];
  const lost: LostPlay[] = [];
  let gathered = 0;
  const gather = (round: number) => {
    for (const [index, { description }] of plan.planned.entries()) {
      const attempt = journal.attempt(description, round);
      const record = journal.played(description.id, round);
      // Not played: dropped, or the experiment ended first.
      if (attempt === undefined || record === undefined) continue;
      const variant = plan.variants[Math.floor(index / plan.cases.length)];
      const caseId = plan.cases[index % plan.cases.length];
      if (variant === undefined || caseId === undefined) continue;
      const taken = playOfAttempt({ variant, caseId, round }, attempt, record);
      if ('play' in taken) plays.push(taken.play);
      else lost.push(taken.lost);
    }
  };
  return {
    until(rounds) {
      for (; gathered < rounds; gathered += 1) gather(gathered);
      return {
        variants: plan.variants,
        cases: plan.cases,
        metrics: plan.metrics,
        plays: [...plays],
        lost: [...lost],
      };
    },
  };
}
