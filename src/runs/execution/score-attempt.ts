import { Fault, type Problem } from '../../errors.ts';
import { isEmptyAnswer } from '../../evaluations/empty-answer.ts';
import { runThreshold } from '../../evaluations/run-thresholds.ts';
import { type Batch, batchOf, scoreWith } from '../../evaluations/score-subject.ts';
import { type Judge, type JudgeUsage, NO_USAGE } from '../../judges/judge.ts';
import { spentBefore, withSpent } from '../../judges/spent.ts';
import { MODEL_GONE } from '../../models/model-words.ts';
import type { Agent } from '../../schema/agent.ts';
import { defined } from '../../schema/defined.ts';
import type { Subject } from '../../schema/evaluation.ts';
import type { Settings } from '../../schema/settings.ts';
import { turnsAsPlayed } from '../../schema/users/talk-turns.ts';
import type { WorkspaceEvidence } from '../../schema/workspaces/workspace.ts';
import type { WorldEvidence } from '../../schema/worlds/world.ts';
import type { ScoredWorld } from '../../scorers/scored-world.ts';
import { judgedOffline, type MissingSecrets, withoutJudge } from '../planning/missing-secrets.ts';
import type { Job } from '../planning/plan.ts';
import type { PlannedScorer } from '../planning/planned-scorers.ts';
import { AGENT_FIELDS, subjectAfter, subjectOfTalk } from '../planning/subject.ts';
import type { PlayedTurn, ScoredRecord } from '../records.ts';
import { scorersOfPlay } from '../scorers-of-play.ts';
import type { LazyWorlds } from './attempt-in-world.ts';
import { goneFault } from './gone-fault.ts';
import { markUnsure } from './mark-unsure.ts';
import { scoredWorld } from './scored-world.ts';

/** An attempt that was played, and who judges it. */
export interface AttemptToScore {
  job: Job;
  turns: readonly PlayedTurn[];
  /** What it did in its world, and the worlds of the run, where it had one. */
  evidence?: WorldEvidence;
  worlds?: Pick<LazyWorlds, 'all'>;
  /** What it left behind in its workspace. */
  workspace?: WorkspaceEvidence | undefined;
  /** Results that are recorded already. */
  done: readonly ScoredRecord[];
  judge: Judge;
  settings: Settings;
  /** Set where secrets are missing. */
  missingSecrets: MissingSecrets | undefined;
  /** Takes each record as it comes. */
  onScored(record: ScoredRecord): void;
  /** Takes what a scorer had cost that could not end. */
  onUnscored(usage: JudgeUsage): void;
  signal: AbortSignal | undefined;
}

/** The agent's own field that a scorer needs, and how an agent hands it over. */
const MAPPING: Record<string, string> = {
  output: 'output (invocation.output_path)',
  context: 'context (invocation.context_path)',
  tool_calls: 'tool_calls (invocation.tool_calls_path)',
  agent_plan: 'agent_plan (invocation.plan_path)',
  usage: 'usage (input_tokens, output_tokens, cost_usd)',
};

/** Providers whose agent is a model: it answers in the form of the provider, which no path of ours maps. */
const AS_MODEL: ReadonlySet<Agent['provider']> = new Set(['openai', 'azure_openai', 'anthropic']);

/** What to do where a model cannot hand a field over. */
function ofModel(field: string, provider: Agent['provider']): string {
  const given = field === 'context' ? 'Give the turn a context, or play' : 'Play';
  return `An agent of provider ${provider} answers with text and tool calls only. ${given} the agent as a program or an HTTP endpoint that returns ${field}, or take the scorer out of the turn.`;
}

/** Every (turn, scorer) of an attempt that has no recorded result yet, judged at once. */
export async function scoreAttempt(attempt: AttemptToScore): Promise<void> {
  const { job, turns, done } = attempt;
  const world = worldOf(attempt);
  const state = await stateAsked(job, world);
  const open: Promise<void>[] = [];
  const { scorers, description } = job.planned;
  scorersOfPlay(scorers, description, turns.length, ({ scorer }) => scorer.name).forEach((planned, turn) => {
    if (turn >= turns.length) return;
    const seenBy = seenInTurn(attempt, turn, turn === turns.length - 1 ? state : undefined, planned);
    for (const one of planned) {
      if (done.some((record) => record.turn === turn && record.scorer === one.scorer.name)) continue;
      open.push(scoreTurn({ ...attempt, world }, turn, one, seenBy(one)).then(attempt.onScored));
    }
  });
  // Every scorer ends before the first failure is thrown, so that nothing that was paid for is dropped.
  const failures = (await Promise.allSettled(open)).filter((outcome) => outcome.status === 'rejected');
  for (const { reason } of failures) {
    const usage = spentBefore(reason);
    if (usage.calls + usage.cached_calls > 0) attempt.onUnscored(usage);
  }
  if (failures[0] !== undefined) throw failures[0].reason;
}

async function scoreTurn(
  attempt: AttemptToScore & { world: ScoredWorld | undefined },
  turn: number,
  planned: PlannedScorer,
  { subject, batch }: Seen,
): Promise<ScoredRecord> {
  const { job, judge, settings, signal, world } = attempt;
  const { scorer } = planned;
  const base = {
    type: 'turn.scored' as const,
    case_id: job.planned.description.id,
    attempt: job.attempt,
    turn,
    scorer: scorer.name,
  };
  const missing = isEmptyAnswer(subject) ? undefined : scorer.check(subject)[0];
  if (missing !== undefined)
    return {
      ...base,
      ...withoutField(planned, missing, job.planned.agent.agent.provider),
      usage: NO_USAGE,
    };
  const outcome = await scoreWith(scorer, subject, {
    judge,
    threshold: job.planned.threshold ?? runThreshold(scorer, settings.defaults),
    samples: settings.judge.samples,
    repeat: job.attempt,
    batch,
    ...defined({ signal, world }),
  });
  const secrets = attempt.missingSecrets?.judge === true ? attempt.missingSecrets : undefined;
  const { usage } = outcome;
  if (outcome.status !== 'errored') {
    const { result } = outcome;
    const judged = secrets === undefined ? markUnsure(result, settings) : withoutJudge(result, secrets);
    const shown = scorer.advisory === true ? { ...judged, gating: false as const } : judged;
    return { ...base, result: shown, usage };
  }
  // The rules cannot judge this. The judge whose key is missing could have, so it is nobody's failure.
  if (secrets !== undefined && outcome.error.code === 'judge_error')
    return {
      ...base,
      left_out: `${scorer.name} left out where rules cannot judge; ${judgedOffline(secrets)}`,
      usage,
    };
  if (outcome.error.subcode === MODEL_GONE) throw withSpent(goneFault(outcome.error), usage);
  return { ...base, error: outcome.error, usage };
}

/**
 * A default scorer is left out where the agent does not supply its field; where it was named, the error explains how to supply it.
 * An output that is missing leaves nothing out: every agent has to give one (contract 5).
 */
function withoutField(
  { scorer, explicit }: PlannedScorer,
  missing: Problem,
  provider: Agent['provider'],
): Pick<ScoredRecord, 'left_out' | 'error'> {
  const field = missing.field ?? '';
  if (!explicit && field !== 'output' && AGENT_FIELDS.has(field))
    return { left_out: `default scorer ${scorer.name} left out: the agent does not supply ${field}` };
  const model = AS_MODEL.has(provider) && AGENT_FIELDS.has(field);
  const how =
    field === 'spans'
      ? '; the agent has to trace what it does (docs/frameworks.md)'
      : model || MAPPING[field] === undefined
        ? ''
        : `; the agent's answer must carry ${MAPPING[field]}`;
  return {
    error: {
      code: missing.code ?? 'missing_field',
      message: `${missing.message}${how}`,
      ...(field === '' ? {} : { field }),
      ...(model && { hint: ofModel(field, provider) }),
    },
  };
}

/** The world that the attempt acted on, where its case still has one. */
function worldOf({ job, turns, evidence, worlds }: AttemptToScore): ScoredWorld | undefined {
  const { world } = job.planned.loaded;
  return world === undefined || evidence === undefined || worlds === undefined
    ? undefined
    : scoredWorld(world, evidence, turns, worlds);
}

/** The state at the end, where some check looks at it. */
async function stateAsked(
  { planned: { scorers } }: Job,
  world: ScoredWorld | undefined,
): Promise<Record<string, unknown> | undefined> {
  if (
    world === undefined ||
    !scorers.some((turn) => turn.some(({ scorer }) => scorer.needs.includes('state')))
  )
    return undefined;
  const { applyChanges } = await import('../../worlds/state/apply-changes.ts');
  try {
    return applyChanges(await world.initial(), world.evidence.changes);
  } catch (error) {
    // What looks at the state says that there is none; other results of the attempt, and other cases, stand.
    if (error instanceof Fault && error.code !== 'cancelled' && error.code !== 'internal') return undefined;
    throw error;
  }
}

/** What a scorer sees of a turn, and who sees the same. */
interface Seen {
  readonly subject: Subject;
  /** All of the turn, also those that are done, so that a resumed run asks the same questions. */
  readonly batch: Batch;
}

/** Made once for all scorers of single turns, and once for those of whole conversations; for those of a whole talk likewise. */
function seenInTurn(
  { job, turns, workspace }: AttemptToScore,
  turn: number,
  state: Record<string, unknown> | undefined,
  planned: readonly PlannedScorer[],
): (one: PlannedScorer) => Seen {
  const { loaded, agent } = job.planned;
  const asked = turnsAsPlayed(
    loaded.case,
    turns.map(({ input }) => input),
  );
  const made = new Map<string, Seen>();
  return ({ scorer, afterwards }) => {
    const key = `${afterwards} ${scorer.multiTurn}`;
    const known = made.get(key);
    if (known !== undefined) return known;
    const subject =
      afterwards === true
        ? subjectOfTalk(loaded.case, turns, agent.agent, scorer)
        : subjectAfter(asked, turns, turn, agent.agent, scorer);
    const alike = planned.filter(
      (one) => one.afterwards === afterwards && one.scorer.multiTurn === scorer.multiTurn,
    );
    const seen = {
      subject: { ...subject, ...defined({ state, workspace }) },
      batch: batchOf(alike.map((one) => one.scorer)),
    };
    made.set(key, seen);
    return seen;
  };
}
