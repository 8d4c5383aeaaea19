import { forbiddenCheck, overAllTurns } from '../../checks/forbidden-mark.ts';
import { makeChecks } from '../../checks/make-checks.ts';
import { Fault } from '../../errors.ts';
import type { Subject } from '../../schema/evaluation.ts';
import type { Settings } from '../../schema/settings.ts';
import type { Turn } from '../../schema/turn.ts';
import { closingTurn, criteriaOfCase, plannedTurns } from '../../schema/users/talk-turns.ts';
import type { Registry } from '../../scorers/by-name/registry-of.ts';
import type { Scorer } from '../../scorers/scorer.ts';
import type { LoadedAgent, LoadedCase } from '../../test-cases/evals.ts';
import type { CaseDescription } from '../records.ts';
import { judgesWorld, worldScorers } from './planned-world.ts';
import { AGENT_FIELDS, subjectBefore } from './subject.ts';
import { suggestion } from './suggestion.ts';

/** What scorers of cases are found in. */
export interface ScorerSources {
  cases: readonly LoadedCase[];
  agents: readonly LoadedAgent[];
  settings: Settings;
  registry: Registry;
}

/** One scorer of a turn: named by the turn itself, or by a default of the agent or the settings (contract 4). */
export interface PlannedScorer {
  scorer: Scorer;
  explicit: boolean;
  /** It is a check, or judges the state that is left behind. */
  isCheck?: true;
  /** It judges a whole talk with a simulated user, on the last turn that is played. */
  afterwards?: true;
}

/** The scorers of a case by turn, and what its description says of them. */
interface NamedScorers extends Pick<CaseDescription, 'talk'> {
  scorers: PlannedScorer[][];
  names: string[][];
}

/** Whether a scorer will have what only the case can give. */
export const isComplete = (scorer: Scorer, subject: Subject) =>
  scorer.check(subject).every(({ field = '' }) => AGENT_FIELDS.has(field));

/** Every scorer that these cases may be planned with. */
export function scorersNamed({ cases, agents, settings }: Omit<ScorerSources, 'registry'>): string[] {
  const named = new Set<string>();
  let isSilent = false;
  for (const { case: one } of cases)
    for (const { scorers } of criteriaOfCase(one)) {
      if (scorers === undefined) isSilent = true;
      else for (const name of scorers) named.add(name);
    }
  if (isSilent)
    for (const name of [
      ...settings.defaults.scorers,
      ...agents.flatMap(({ agent }) => agent.default_scorers ?? []),
    ])
      named.add(name);
  return [...named];
}

/** What cases without checks have in common that name the same scorers, turn by turn, and have the same agent: made once for all of them. */
export function plannedScorers(
  input: ScorerSources,
): (loaded: LoadedCase, agent: LoadedAgent) => NamedScorers {
  const known = new Map<string, NamedScorers>();
  return (loaded, agent) => {
    const { turns, forbidden_tools: forbidden, user } = loaded.case;
    const isOwn =
      forbidden !== undefined ||
      user !== undefined ||
      judgesWorld(loaded) ||
      turns.some(({ checks }) => checks !== undefined);
    const key = isOwn
      ? undefined
      : JSON.stringify([agent.agent.id, ...turns.map(({ scorers }) => scorers ?? null)]);
    const found = key === undefined ? undefined : known.get(key);
    if (found !== undefined) return found;
    const scorers =
      user === undefined ? scorersByTurn(loaded, agent, input) : scorersOfTalk(loaded, agent, input);
    const made = { scorers, ...describedScorers(loaded.case, scorers) };
    if (key !== undefined) known.set(key, made);
    return made;
  };
}

/** Names of scorers by turn, as the description of a case has them; of a talk also which of them judge the whole. */
export function describedScorers(
  { turns, user }: LoadedCase['case'],
  scorers: readonly (readonly PlannedScorer[])[],
): Omit<NamedScorers, 'scorers'> {
  const names = scorers.map((turn) => turn.map(({ scorer }) => scorer.name));
  if (user === undefined) return { names };
  const last = scorers.at(-1) ?? [];
  const afterwards = last.flatMap((one) => (one.afterwards === true ? [one.scorer.name] : []));
  return { names, talk: { openings: turns.length, afterwards } };
}

const named = (scorer: Scorer): PlannedScorer => ({ scorer, explicit: true, isCheck: true });
const ofTheWhole = (one: PlannedScorer): PlannedScorer => ({ ...one, afterwards: true });

/** Checks of a turn stand behind its scorers. */
function scorersByTurn(loaded: LoadedCase, agent: LoadedAgent, input: ScorerSources): PlannedScorer[][] {
  const { turns: all, expected_state: expected, forbidden_tools: forbidden } = loaded.case;
  const turns = all.map((turn, index) => {
    const scorers = namedScorers(turn, { loaded, agent }, input);
    const ofCase = index === all.length - 1 ? forbidden : undefined;
    if (turn.checks === undefined && ofCase === undefined && expected === undefined) return scorers;
    // Beside checks and an expected state a default that lacks what only the case could give is not meant.
    const meant = completeOf(scorers, subjectBefore(all, index, agent.agent));
    const taken = meant.map(({ scorer }) => scorer.name);
    const own = turn.checks ?? [];
    const written = ofCase === undefined ? own : [...own, forbiddenCheck(ofCase)];
    const checks = makeChecks(written, input.registry.services, taken).map((scorer, at) =>
      at < own.length ? scorer : overAllTurns(scorer),
    );
    return [...meant, ...checks.map(named)];
  });
  turns.at(-1)?.push(...worldScorers(loaded, input.registry.services).map(named));
  return onceOnTheirLastTurn(turns);
}

/**
 * Those of a talk with a simulated user: of the fixed turns, of as many simulated ones as there may be, and, marked, of the whole
 * conversation. Those last stand on the last turn that is planned, and judge the last one that is played; what judges conversations
 * judges the whole wherever it is named.
 */
function scorersOfTalk(loaded: LoadedCase, agent: LoadedAgent, input: ScorerSources): PlannedScorer[][] {
  const { turns: openings, user, forbidden_tools: forbidden } = loaded.case;
  const turns = plannedTurns(loaded.case);
  const { services } = input.registry;
  const ofTurn = (turn: Omit<Turn, 'input'>, subject: Subject, taken: readonly string[] = []) => {
    const scorers = completeOf(namedScorers(turn, { loaded, agent }, input), subject);
    const names = [...taken, ...scorers.map(({ scorer }) => scorer.name)];
    return { scorers, checks: makeChecks(turn.checks ?? [], services, names).map(named) };
  };
  const before = (index: number) => subjectBefore(turns, index, agent.agent);
  const listOf = ({ scorers, checks }: ReturnType<typeof ofTurn>) => [...scorers, ...checks];
  const fixed = openings.map((turn, index) => listOf(ofTurn(turn, before(index))));
  const each = user?.each === undefined ? [] : listOf(ofTurn(user.each, before(openings.length)));
  // A name of its own for each check that can stand on the same turn.
  const taken = [...(fixed.at(-1) ?? []), ...each].map(({ scorer }) => scorer.name);
  const closing = closingTurn(loaded.case, turns.at(-1)!);
  const whole =
    user?.afterwards === undefined
      ? { scorers: [], checks: [] }
      : ofTurn(
          user.afterwards,
          subjectBefore([...turns.slice(0, -1), closing], turns.length - 1, agent.agent),
          taken,
        );
  const ofCase =
    forbidden === undefined ? [] : makeChecks([forbiddenCheck(forbidden)], services).map(overAllTurns);
  const conversations = each.filter(({ scorer }) => scorer.multiTurn);
  const afterwards = byName([
    ...conversations,
    ...listOf(whole),
    ...[...ofCase, ...worldScorers(loaded, services)].map(named),
  ]).map(ofTheWhole);
  const names = new Set(afterwards.map(({ scorer }) => scorer.name));
  const single = each.filter(({ scorer }) => !scorer.multiTurn);
  const simulated = turns
    .slice(openings.length)
    .map((_, index, { length }) =>
      index < length - 1
        ? single
        : [...single.filter(({ scorer }) => !names.has(scorer.name)), ...afterwards],
    );
  const begun = onceOnTheirLastTurn(fixed).map((turn) =>
    turn.filter(({ scorer }) => !scorer.multiTurn || !names.has(scorer.name)),
  );
  return [...begun, ...simulated];
}

/** The last of each name. */
const byName = (scorers: readonly PlannedScorer[]) => [
  ...new Map(scorers.map((one) => [one.scorer.name, one])).values(),
];

/** Scorers that a turn names, else the agent's `default_scorers`, else those of the settings (contract 4). */
function namedScorers(
  turn: Omit<Turn, 'input'>,
  { loaded, agent }: { loaded: LoadedCase; agent: LoadedAgent },
  { registry, settings }: ScorerSources,
): PlannedScorer[] {
  const explicit = turn.scorers !== undefined;
  const names = turn.scorers ?? agent.agent.default_scorers ?? settings.defaults.scorers;
  return [...new Set(names)].map((name) => {
    const scorer = registry.find(name);
    if (scorer === undefined)
      throw new Fault('validation_failed', `unknown scorer "${name}"`, {
        where: `${loaded.location.file}:${loaded.location.line}`,
        hint: suggestion(name, registry.names(), 'scorers'),
      });
    return { scorer, explicit };
  });
}

const completeOf = (scorers: readonly PlannedScorer[], subject: Subject) =>
  scorers.filter(({ scorer, explicit }) => explicit || isComplete(scorer, subject));

/** What judges conversations stands on the last of the turns that name it. */
function onceOnTheirLastTurn(turns: readonly PlannedScorer[][]): PlannedScorer[][] {
  const lastTurn = new Map<string, number>();
  turns.forEach((planned, index) => {
    for (const { scorer } of planned) if (scorer.multiTurn) lastTurn.set(scorer.name, index);
  });
  return turns.map((planned, index) =>
    planned.filter(({ scorer }) => !scorer.multiTurn || lastTurn.get(scorer.name) === index),
  );
}
