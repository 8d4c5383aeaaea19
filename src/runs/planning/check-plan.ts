import type { Problem } from '../../errors.ts';
import type { PlannedCase } from './plan.ts';
import { AGENT_FIELDS, subjectBefore } from './subject.ts';

/** What scorers will miss that no agent can bring, for every case at once, before anything is played (contract 4). */
export function checkPlan(planned: readonly PlannedCase[]): Problem[] {
  return planned.flatMap((one) => {
    if (one.description.skip !== undefined) return [];
    const { turns } = one.loaded.case;
    return one.scorers.flatMap((scorers, index) => {
      const subject = subjectBefore(turns, index, one.agent.agent);
      const line = one.loaded.location.turnLines[index] ?? one.loaded.location.line;
      return scorers.flatMap(({ scorer }) =>
        scorer
          .check(subject)
          .filter((problem) => !AGENT_FIELDS.has(problem.field ?? ''))
          .map((problem) => ({
            ...problem,
            path: `${one.loaded.location.file}:${line}`,
            message: `case ${one.loaded.case.id}${turns.length > 1 ? `, turn ${index + 1}` : ''}: ${problem.message}`,
          })),
      );
    });
  });
}
