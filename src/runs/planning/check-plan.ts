import { reachesWorlds } from '../../agents/local/reaches-worlds.ts';
import type { Problem } from '../../errors.ts';
import type { Subject } from '../../schema/evaluation.ts';
import type { Turn } from '../../schema/turn.ts';
import { closingTurn, plannedTurns } from '../../schema/users/talk-turns.ts';
import type { PlannedCase } from './plan.ts';
import type { PlannedScorer } from './planned-scorers.ts';
import { AGENT_FIELDS, subjectBefore } from './subject.ts';

/** What scorers will miss that no agent can bring, for every case at once, before anything is played (contract 4). */
export function checkPlan(planned: readonly PlannedCase[]): Problem[] {
  return planned.flatMap((one) => {
    if (one.description.skip !== undefined) return [];
    const turns = plannedTurns(one.loaded.case);
    return one.scorers.flatMap((scorers, index) => {
      const line = one.loaded.location.turnLines?.[index] ?? one.loaded.location.line;
      return scorers.flatMap((planned) =>
        // Simulated turns are alike: what one lacks all lack.
        planned === one.scorers[index - 1]?.find(({ scorer }) => scorer === planned.scorer)
          ? []
          : planned.scorer
              .check(subjectOfPlan(one, turns, index, planned))
              .filter((problem) => !AGENT_FIELDS.has(problem.field ?? ''))
              .map((problem) => ({
                ...problem,
                path: `${one.loaded.location.file}:${line}`,
                message: `case ${one.loaded.case.id}${placeOf(one, index, planned)}: ${problem.message}`,
              })),
      );
    });
  });
}

function subjectOfPlan(
  { loaded, agent }: PlannedCase,
  turns: readonly Turn[],
  index: number,
  { afterwards }: PlannedScorer,
): Subject {
  if (afterwards !== true) return subjectBefore(turns, index, agent.agent);
  const closing = closingTurn(loaded.case, turns[index]!);
  return subjectBefore([...turns.slice(0, index), closing], index, agent.agent);
}

/** Which turn something is asked of; nothing where there is only one. */
function placeOf({ loaded, scorers }: PlannedCase, index: number, { afterwards }: PlannedScorer): string {
  if (afterwards === true) return ', user.afterwards';
  if (loaded.case.user !== undefined && index >= loaded.case.turns.length) return ', user.each';
  return scorers.length > 1 ? `, turn ${index + 1}` : '';
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
