import { reachesWorlds } from '../../agents/local/reaches-worlds.ts';
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
      const line = one.loaded.location.turnLines?.[index] ?? one.loaded.location.line;
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

/** Cases in a world whose agent is behind an address that no world is served to: it would act on nothing, and fail for it. */
export function unreachedWorlds(planned: readonly PlannedCase[]): Problem[] {
  return planned.flatMap(({ description, loaded, agent }) =>
    description.skip !== undefined || loaded.world === undefined || reachesWorlds(agent.agent)
      ? []
      : [
          {
            path: `${loaded.location.file}:${loaded.location.line}`,
            message: `case ${loaded.case.id}: agent ${agent.agent.id} cannot act on world ${loaded.world.id}: worlds are served on this machine only, and its address (invocation.url) is elsewhere`,
            hint: 'Start the agent on this machine and give its address as http://127.0.0.1:PORT, or play these cases against a local program.',
          },
        ],
  );
}

/** Code of checks that does not compile, for every case at once; each code is looked at once. */
export async function problemsOfCode(planned: readonly PlannedCase[]): Promise<Problem[]> {
  const found = planned.flatMap(({ description, loaded, scorers }) => {
    if (description.skip !== undefined) return [];
    return scorers.flatMap((ofTurn, index) =>
      ofTurn.flatMap(({ scorer: { name, verify } }) => {
        // Few scorers are code, and few cases have one: the others cost nothing.
        if (verify === undefined) return [];
        const path = `${loaded.location.file}:${loaded.location.turnLines?.[index] ?? loaded.location.line}`;
        const say = (message: string): Problem => ({
          path,
          message: `case ${loaded.case.id}: ${name}: ${message}`,
          scorer: name,
        });
        return [verify().then((messages) => messages.map(say))];
      }),
    );
  });
  return (await Promise.all(found)).flat();
}
