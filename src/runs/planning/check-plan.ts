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

/** Code of checks that does not compile, for every case at once; each code is looked at once. */
export async function problemsOfCode(planned: readonly PlannedCase[]): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const { description, loaded, scorers } of planned) {
    if (description.skip !== undefined) continue;
    for (const [index, ofTurn] of scorers.entries())
      for (const { scorer } of ofTurn) {
        if (scorer.verify === undefined) continue;
        const path = `${loaded.location.file}:${loaded.location.turnLines[index] ?? loaded.location.line}`;
        for (const message of await scorer.verify())
          problems.push({
            path,
            message: `case ${loaded.case.id}: ${scorer.name}: ${message}`,
            scorer: scorer.name,
          });
      }
  }
  return problems;
}
