import { makeChecks } from '../checks/make-checks.ts';
import type { PlannedCase } from '../runs/planning/plan.ts';
import { isComplete, type PlannedScorer } from '../runs/planning/planned-scorers.ts';
import { subjectBefore } from '../runs/planning/subject.ts';
import type { Turn } from '../schema/turn.ts';
import { closingTurn, plannedTurns } from '../schema/users/talk-turns.ts';
import type { Registry } from '../scorers/by-name/registry-of.ts';
import type { Scorer } from '../scorers/scorer.ts';

/**
 * The scorers of an experiment on every turn, those of conversations on the last one. A check says what has to hold of the answer whatever
 * else is measured, so it stays beside them.
 */
export function scorersOfExperiment(
  one: PlannedCase,
  scorers: readonly Scorer[],
  { services }: Registry,
): PlannedScorer[][] {
  const { turns, user } = one.loaded.case;
  const explicit = (scorer: Scorer): PlannedScorer => ({ scorer, explicit: true });
  if (user !== undefined) return ofTalk(one, scorers);
  return turns.map(({ checks = [] }, turn) => {
    const named = scorers.filter((scorer) => !scorer.multiTurn || turn === turns.length - 1);
    const taken = named.map(({ name }) => name);
    return [...named, ...makeChecks(checks, services, taken)].map(explicit);
  });
}

/**
 * Of a talk its checks stay, and what judges the state at its end. A scorer judges every turn where that gives it what it needs, and else
 * the whole talk, once; so does one that the case itself has for the whole.
 */
function ofTalk(
  { loaded, agent, scorers: planned }: PlannedCase,
  scorers: readonly Scorer[],
): PlannedScorer[][] {
  const { case: testCase } = loaded;
  const turns = plannedTurns(testCase);
  const closing = [...turns.slice(0, -1), closingTurn(testCase, turns.at(-1)!)];
  const completeAt = (scorer: Scorer, list: readonly Turn[], index: number) =>
    isComplete(scorer, subjectBefore(list, index, agent.agent));
  const last = turns.length - 1;
  const ofWhole = new Set((planned.at(-1) ?? []).flatMap((one) => (one.afterwards ? [one.scorer.name] : [])));
  const isWhole = (scorer: Scorer) =>
    scorer.multiTurn ||
    ofWhole.has(scorer.name) ||
    (!completeAt(scorer, turns, last) && completeAt(scorer, closing, last));
  const whole = scorers
    .filter(isWhole)
    .map((scorer): PlannedScorer => ({ scorer, explicit: true, afterwards: true }));
  const single = scorers.filter((scorer) => !isWhole(scorer));
  return planned.map((turn, index) => [
    ...single
      .filter((scorer) => index >= testCase.turns.length || completeAt(scorer, turns, index))
      .map((scorer): PlannedScorer => ({ scorer, explicit: true })),
    ...(index === last ? whole : []),
    ...turn.filter(({ isCheck }) => isCheck === true),
  ]);
}
