import type { RunHeader } from '../../schema/run.ts';
import type { FoundChange } from './criteria-changes.ts';
import { criteriaDifference, judgeName, type ScorerCriteria } from './scorer-criteria.ts';

/**
 * The scorers that judge by other criteria in `b`: another judge, another question, another rubric. Their scores in the two
 * runs are not the same measurement. A judge that no scorer asked changes nothing, and what is computed needs no judge.
 */
export function changedScorers(
  a: Pick<RunHeader, 'judge'>,
  b: Pick<RunHeader, 'judge'>,
  criteriaA: ReadonlyMap<string, ScorerCriteria>,
  criteriaB: ReadonlyMap<string, ScorerCriteria>,
): { changed: Set<string>; found: FoundChange[] } {
  const changed = new Set<string>();
  const found: FoundChange[] = [];
  const [judgeA, judgeB] = [judgeName(a.judge), judgeName(b.judge)];
  let isJudgeNamed = false;
  for (const [scorer, before] of criteriaA) {
    const after = criteriaB.get(scorer);
    const difference = after === undefined ? undefined : criteriaDifference(before, after);
    if (difference === undefined) continue;
    changed.add(scorer);
    const { judge, version } = difference;
    if (judge !== undefined && judgeA !== judgeB) {
      if (!isJudgeNamed)
        found.push({
          what: 'judge_changed',
          from: judgeA,
          to: judgeB,
          sentence: () => `The judge changed from ${judgeA} to ${judgeB}.`,
        });
      isJudgeNamed = true;
    } else if (judge !== undefined) {
      const [from, to] = judge;
      found.push({
        what: 'judge_changed',
        scorer,
        from,
        to,
        sentence: () => `The judge of ${scorer} changed from ${from} to ${to}.`,
      });
    }
    if (version === undefined) continue;
    const [from, to] = version;
    found.push({
      what: 'scorer_changed',
      scorer,
      from,
      to,
      sentence: () => `${scorer} judges by other words or rules now (another version, rubric or pattern).`,
    });
  }
  return { changed, found };
}
