import type { AnnouncingParts, RunningParts, ScoringAccess } from '../../engine/engine-parts.ts';
import { Fault } from '../../errors.ts';
import { importedSuite } from '../../runs/planning/imported-suite.ts';
import type { PlannedCase } from '../../runs/planning/plan.ts';
import { describedScorers, type PlannedScorer } from '../../runs/planning/planned-scorers.ts';
import { refuseValidation } from '../../runs/planning/same-run.ts';
import type { PlayedRecord } from '../../runs/records.ts';
import { openStoredRun } from '../../runs/stored-run.ts';
import { defined } from '../../schema/defined.ts';
import { plannedTurns } from '../../schema/users/talk-turns.ts';
import { resolveScorers } from '../../scorers/by-name/resolve-scorers.ts';
import type { Scorer } from '../../scorers/scorer.ts';
import { statePaths } from '../../state/state-paths.ts';
import { type RunOptions, type StartedRun, startRun } from './start-run.ts';

/**
 * A new run made of the stored outputs of another: judged again with today's cases and scorers, or with the scorers named,
 * without calling the agent. A case whose question changed is refused, because its stored answer answers something else.
 * The cases of an imported run are those of its file. `fresh` asks the judge anew where its cache knows the answer, and compares the two: what differs is the judge's own noise.
 */
export async function rescoreRun(
  engine: RunningParts & AnnouncingParts,
  runId: string,
  options: RunOptions & { scorers?: readonly string[]; fresh?: boolean } = {},
): Promise<StartedRun> {
  const scorers = await scorersOf(engine, options.scorers);
  const stored = openStoredRun(runId, statePaths(engine.stateDir), engine.ports);
  try {
    refuseValidation(stored.config, runId, 'rescore');
    const agent = stored.config?.selection.agent;
    const suite =
      stored.config?.imported === undefined ? undefined : importedSuite(engine, stored, options.scorers);
    const selection = {
      cases: stored.planned.filter((one) => one.skip === undefined).map((one) => one.id),
      ...defined({ agent }),
    };
    const outputs = new Map<string, StoredPlays>();
    for (const { id, repeat, min_passes } of stored.planned) {
      const plays = Array.from({ length: repeat }, (_, attempt) => stored.played(id, attempt));
      outputs.set(id, { plays: plays.filter((one) => one !== undefined), min_passes });
    }
    return await startRun(engine, {
      ...options,
      // What was recorded elsewhere gates nothing here.
      ...(suite === undefined ? { selection } : { suite, failOn: 'never' as const }),
      rescored: { from: runId, fresh: options.fresh === true },
      adopt: (planned) => adopt(planned, outputs, scorers, runId),
    });
  } finally {
    await stored.close();
  }
}

async function scorersOf(
  engine: Pick<ScoringAccess, 'registry'>,
  names: readonly string[] | undefined,
): Promise<Scorer[] | undefined> {
  if (names === undefined || names.length === 0) return undefined;
  const { scorers, problems } = resolveScorers([...names], await engine.registry());
  if (problems.length > 0)
    throw new Fault('validation_failed', problems.map((one) => one.message).join('; '), {
      where: '--scorers',
      problems,
    });
  return scorers;
}

interface StoredPlays {
  plays: PlayedRecord[];
  min_passes: number;
}

/** The plan of the new run, and the plays it begins with. */
function adopt(
  planned: readonly PlannedCase[],
  outputs: ReadonlyMap<string, StoredPlays>,
  scorers: Scorer[] | undefined,
  runId: string,
) {
  const plays: PlayedRecord[] = [];
  const cases = planned.map((one): PlannedCase => {
    const stored = outputs.get(one.description.id) ?? { plays: [], min_passes: 1 };
    const { turns, user } = one.loaded.case;
    const changed = stored.plays.some((play) =>
      play.turns.some(({ input, simulated }, index) =>
        simulated === true
          ? index < turns.length || index >= turns.length + (user?.stop.max_turns ?? 0)
          : input !== turns[index]?.input.text,
      ),
    );
    if (changed)
      throw new Fault('conflict', `the question of case ${one.description.id} changed since ${runId}`, {
        where: `${one.loaded.location.file}:${one.loaded.location.line}`,
        hint: 'Play it again with assay run; a stored answer fits only its own question.',
      });
    checkWorlds(one, stored.plays, runId);
    // The agent is not called, so nothing is spent on it; what its answers took is what checks of cost and tokens look at.
    for (const [attempt, play] of stored.plays.entries())
      plays.push({ ...play, attempt, calls: 0, stored: true });
    const chosen =
      scorers === undefined
        ? one.scorers
        : plannedTurns(one.loaded.case).map((_, turn, { length }) =>
            explicit(scorers, turn === length - 1, user !== undefined),
          );
    const { names, talk } = describedScorers(one.loaded.case, chosen);
    // The pass rule of the run that played them: fewer stored attempts do not lower it.
    const { min_passes } = stored;
    const repeat = stored.plays.length;
    return {
      ...one,
      scorers: chosen,
      description: { ...one.description, repeat, min_passes, scorers: names, ...defined({ talk }) },
    };
  });
  return { cases, plays };
}

/** What was recorded of a play are changes of the state that it began with; on any other they say nothing. */
function checkWorlds(
  { loaded, description }: PlannedCase,
  plays: readonly PlayedRecord[],
  runId: string,
): void {
  const { world, location } = loaded;
  if (world === undefined) return;
  for (const { world: acted } of plays) {
    if (acted === undefined) continue;
    const isOther = acted.world !== world.id;
    const isAnew = acted.state !== undefined && acted.state !== world.stateHash;
    if (!isOther && !isAnew) continue;
    const what = isOther
      ? `case ${description.id} was played in world ${acted.world}, and names ${world.id} now`
      : `the state of world ${world.id} changed since ${runId}, in which case ${description.id} acted on it`;
    throw new Fault('conflict', what, {
      where: `${location.file}:${location.line}`,
      hint: 'Play it again with assay run; what was recorded fits only the state that it began with.',
    });
  }
}

/** Of a talk with a simulated user what judges conversations judges the whole, whichever turn is its last. */
const explicit = (scorers: readonly Scorer[], last: boolean, isTalk: boolean): PlannedScorer[] =>
  scorers
    .filter((scorer) => last || !scorer.multiTurn)
    .map((scorer) => ({
      scorer,
      explicit: true,
      ...(isTalk && scorer.multiTurn ? { afterwards: true as const } : {}),
    }));
