import { addReplayed, type ReplayedPart } from '../schema/cassettes/replayed.ts';
import { defined } from '../schema/defined.ts';
import type { AttemptError, AttemptResult, CaseResult, TurnResult } from '../schema/run.ts';
import { isUnsure, type ScorerError, type ScorerResult } from '../schema/scorer-result.ts';
import type { WorkspaceEvidence } from '../schema/workspaces/workspace.ts';
import type { WorldEvidence } from '../schema/worlds/world.ts';
import { attemptOutcome, caseOutcome, isVerdict } from './outcomes.ts';
import type { CaseDescription, PlayedTalk, PlayedTurn, Quarantine, ScoredRecord } from './records.ts';
import { workspaceSummaryOf } from './workspace-summary.ts';

/** What an attempt is put together from, of a play and of a result. */
export type CountedPlay = {
  turns: readonly AnsweredTurn[];
  workspace?: WorkspaceEvidence | undefined;
  world?: WorldEvidence | undefined;
  replayed?: ReplayedPart | undefined;
  talk?: PlayedTalk | undefined;
} & ({ type: 'attempt.played' } | { type: 'attempt.errored'; error: AttemptError });
export interface CountedScore extends Pick<ScoredRecord, 'turn' | 'scorer'> {
  result?: ScorerResult | undefined;
  error?: ScorerError | undefined;
  replayed?: ReplayedPart | undefined;
}
type AnsweredTurn = Pick<PlayedTurn, 'turn_id' | 'input' | 'output' | 'latency_ms' | 'tool_calls'> &
  Partial<Pick<PlayedTurn, 'context' | 'agent_plan' | 'criteria' | 'simulated'>>;

/** Puts an attempt together from its journal records, by the names of what judges it, turn by turn (`scorerNamesOfPlay`). Pure: the same records give the same attempt, before and after a crash. */
export function attemptOf(
  played: CountedPlay,
  scored: readonly CountedScore[],
  scorers: readonly (readonly string[])[],
): AttemptResult {
  const turns = played.turns.map((turn, index): TurnResult => {
    const results: TurnResult['results'] = Object.create(null);
    const errors: NonNullable<TurnResult['errors']> = Object.create(null);
    // In the order planned, not in the order in which judges happened to answer.
    for (const name of scorers[index] ?? []) {
      const record = scored.find((one) => one.turn === index && one.scorer === name);
      if (record?.result !== undefined) results[name] = record.result;
      if (record?.error !== undefined) errors[name] = record.error;
    }
    return {
      turn_id: turn.turn_id,
      ...defined({ simulated: turn.simulated }),
      input: turn.input,
      output: turn.output,
      latency_ms: turn.latency_ms,
      tool_calls: turn.tool_calls,
      results,
      ...(Object.keys(errors).length === 0 ? {} : { errors }),
      ...askedOf(turn),
    };
  });
  const left = {
    ...defined({ replayed: scored.reduce((sum, one) => addReplayed(sum, one.replayed), played.replayed) }),
    ...actedOf(played.world),
    ...talkOf(played.talk),
    ...(played.workspace === undefined ? {} : { workspace: workspaceSummaryOf(played.workspace) }),
  };
  if (played.type === 'attempt.errored') return { status: 'errored', error: played.error, ...left, turns };
  const failing = turns.flatMap((turn) => Object.entries(turn.errors ?? {}));
  if (failing.length > 0) {
    const [scorer, error] = failing[0]!;
    const more = failing.length === 1 ? '' : ` (and ${failing.length - 1} more)`;
    return {
      status: 'errored',
      error: {
        code: error.code,
        message: `${scorer}: ${error.message}${more}`,
        ...defined({ hint: error.hint }),
      },
      turns,
      ...left,
    };
  }
  return { ...attemptOutcome(turns), ...left, turns };
}

/** The world that an attempt acted on, in figures: its calls stand with the turns. */
const actedOf = (world: WorldEvidence | undefined): Pick<AttemptResult, 'world'> =>
  world === undefined
    ? {}
    : { world: { id: world.world, calls: world.calls.length, changes: world.changes.length } };

/** How the talk went; what it cost stands with the run. */
function talkOf(talk: PlayedTalk | undefined): Pick<AttemptResult, 'talk'> {
  if (talk === undefined) return {};
  const { seed, ended, lost } = talk;
  const thrownAway = lost?.map(({ kind, message }) => ({ kind, message }));
  return { talk: { seed, ...defined({ ended, lost: thrownAway }) } };
}

/** What the case asked of the turn, and what the agent itself says it went by; nothing of a play that is only counted. */
function askedOf({ context, agent_plan, criteria }: AnsweredTurn): Pick<TurnResult, 'asked'> {
  if (criteria === undefined) return {};
  const said = { context: context ?? undefined, agent_plan: agent_plan ?? undefined };
  return { asked: { ...criteria, ...defined(said) } };
}

/** Why a case has no verdict of which some attempts are missing. */
export const UNPLAYED = 'not played to the end: the run stopped first';

/**
 * The case as results.json shows it. `reason` says why a case was skipped. `quarantined` are its outcomes in earlier runs, where
 * it does not gate because of them.
 */
export function caseOf(
  plan: CaseDescription,
  attempts: AttemptResult[],
  flaky = false,
  quarantined?: string,
): CaseResult {
  const { status, unsure } = caseOutcome(attempts, plan);
  return {
    id: plan.id,
    name: plan.name,
    agent_id: plan.agent_id,
    tags: plan.tags,
    location: plan.location,
    status,
    ...defined({ unsure }),
    ...(plan.gating && quarantined === undefined ? {} : { gating: false as const }),
    ...defined({ severity: plan.severity }),
    ...(status === 'skipped' ? { reason: whySkipped(plan, attempts, unsure) } : {}),
    ...(plan.unreachable === true ? { unreachable: true as const } : {}),
    hash: plan.hash,
    min_passes: plan.min_passes,
    ...(isVerdict(status) && attempts.length < plan.repeat ? { repeat: plan.repeat } : {}),
    ...(flaky ? { flaky: true as const } : {}),
    ...(quarantined === undefined ? {} : { quarantined: true as const, outcomes: quarantined }),
    attempts,
  };
}

function whySkipped(
  plan: CaseDescription,
  attempts: readonly AttemptResult[],
  unsure: true | undefined,
): string {
  if (plan.skip !== undefined) return plan.skip;
  if (attempts.length < plan.repeat) return UNPLAYED;
  return unsure === true ? whyUnsure(attempts) : `not_applicable: ${noEvidence(attempts)}`;
}

/** What could not be told of the first unsure result, with its scorer; that of other attempts stands there. */
function whyUnsure(attempts: readonly AttemptResult[]): string {
  for (const { unsure, turns } of attempts)
    if (unsure === true)
      for (const { results } of turns)
        for (const [scorer, result] of Object.entries(results))
          if (isUnsure(result)) {
            const said = result.metadata['unsure_reason'];
            return `unsure: ${scorer}: ${typeof said === 'string' ? said : 'no rule decides it without a model'}`;
          }
  return 'unsure: no rule decides it without a model';
}

/** Why no result of a skipped case counts: those that are there may be shown and not gate. */
function noEvidence(attempts: readonly AttemptResult[]): string {
  const shown = attempts.some(({ turns }) =>
    turns.some(({ results }) =>
      Object.values(results).some(
        ({ gating, metadata }) => gating === false && metadata['not_applicable'] !== true,
      ),
    ),
  );
  return shown ? 'its results are shown and do not gate' : 'no scorer had anything to judge';
}

/**
 * Cases in the order planned, put together from the journal each time they are asked for, so memory stays bounded. `flaky`
 * holds the ids of those that went both ways in earlier runs, `quarantine` those that do not gate for that reason.
 */
export function casesFrom(
  plans: readonly CaseDescription[],
  attemptOf: (plan: CaseDescription, attempt: number) => AttemptResult | undefined,
  flaky: ReadonlySet<string> = new Set(),
  quarantine?: Quarantine,
): Iterable<CaseResult> {
  const quarantined = new Map(quarantine?.cases.map(({ id, outcomes }) => [id, outcomes]));
  return {
    *[Symbol.iterator]() {
      for (const plan of plans) {
        const attempts = [];
        if (plan.skip === undefined)
          for (let attempt = 0; attempt < plan.repeat; attempt++) {
            const result = attemptOf(plan, attempt);
            if (result !== undefined) attempts.push(result);
          }
        yield caseOf(plan, attempts, flaky.has(plan.id), quarantined.get(plan.id));
      }
    },
  };
}
