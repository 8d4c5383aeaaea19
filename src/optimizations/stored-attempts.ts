import { createHash } from 'node:crypto';
import { Fault } from '../errors.ts';
import { playOfAttempt } from '../experiments/play-of-attempt.ts';
import { execute } from '../runs/execution/execute.ts';
import type { Job, PlannedCase } from '../runs/planning/plan.ts';
import type { Workload } from '../runs/run-spec.ts';
import type { RunWorld } from '../runs/world.ts';
import type { AttemptResult } from '../schema/run.ts';
import { counts } from '../scorers/counts.ts';
import type { AttemptKey, AttemptSource, Phase, ScoredAttempt } from './attempt-source.ts';
import { REPETITIONS } from './attempts.ts';

/** Attempts of one kind: in the journal of the optimization, or in that of its validation run. */
export type AttemptJournal = Pick<Workload, 'runId' | 'config'> & Pick<RunWorld, 'journal'>;

interface StoredAttemptsWorld
  extends Omit<RunWorld, 'journal'>,
    Pick<Workload, 'settings' | 'judge' | 'budget'> {
  /** Where the search is played. */
  search: AttemptJournal;
  /** Where the cases held out are played: a run of its own. */
  validation: AttemptJournal;
  /** Cases as they are played with the agent as it is, by id. */
  cases: ReadonlyMap<string, PlannedCase>;
  original: string;
  /** Metrics that are measured and not scored, such as `latency_ms`, as far as they have targets. */
  measured: readonly string[];
}

/** Mark of a case that is played with the original prompt in a validation run, where the bare id is the candidate's. */
const ORIGINAL_MARK = '#original';
/** Tags of the cases of a validation run. */
const PROMPT_TAGS = { original: 'original-prompt', candidate: 'proposed-prompt' } as const;

/**
 * Plays prompts against the real agent (improvement.md 2.2): every attempt is an attempt in a journal, made and judged as in a run, and
 * the same attempt of the same prompt is never made twice, also not by another process that goes on after a kill. Rejects with
 * `cancelled`, and with `budget_exhausted` when a ceiling was reached, or the judge's provider refused, before all was played.
 */
export function storedAttempts(world: StoredAttemptsWorld): AttemptSource {
  const search = plannedIn(world.search);
  const validation = plannedIn(world.validation);
  return {
    async play(prompts, attempts, phase) {
      const held = phase === 'holdout';
      const ground = held ? world.validation : world.search;
      const planned = held ? validation : search;
      const firstRepetition = held ? REPETITIONS.holdout : 0;
      const repeats = held ? repeatsOf(attempts) : undefined;
      const jobOf = (prompt: string, attempt: AttemptKey): Job => ({
        planned: planned(draftOf(world, prompt, attempt.case_id, repeats)),
        attempt: attempt.repetition - firstRepetition,
      });
      const jobs = prompts.map((prompt) => attempts.map((attempt) => jobOf(prompt, attempt)));
      const { settings, judge, budget } = world;
      const { runId, config, journal } = ground;
      const work = {
        ...{ runId, config, settings, judge, budget },
        planned: [...new Set(jobs.flat().map((job) => job.planned))],
        steps: once(interleaved(jobs)),
      };
      const executed = await execute(work, { ...world, journal });
      const answers = jobs.map((row, side) =>
        row.map((job, index) => {
          const { description } = job.planned;
          const result = ground.journal.attempt(description, job.attempt);
          const record = ground.journal.played(description.id, job.attempt);
          if (result !== undefined && record !== undefined)
            return scoreOf(
              attempts[index] as AttemptKey,
              prompts[side] as string,
              result,
              record,
              job.planned,
              world.measured,
            );
          if (executed.cancelled) throw cancelledFault(phase);
          throw ceilingFault(executed.refused ?? executed.budget ?? 'a ceiling was reached', phase);
        }),
      );
      // Played to the end, but whoever cancelled wants no further phase.
      if (executed.cancelled) throw cancelledFault(phase);
      return answers;
    },
  };
}

const cancelledFault = (phase: Phase) =>
  new Fault('cancelled', 'the optimization was cancelled', { where: `phase ${phase}` });
const ceilingFault = (what: string, phase: Phase) =>
  new Fault('budget_exhausted', what, {
    where: `phase ${phase}`,
    hint: 'Go on with --resume and more budget.',
  });

/** The case with the prompt in place of the agent's own; the key of the journal is not what the agent receives. */
function draftOf(
  { cases, original }: StoredAttemptsWorld,
  prompt: string,
  caseId: string,
  repeats: ReadonlyMap<string, number> | undefined,
): PlannedCase {
  const one = cases.get(caseId);
  if (one === undefined) throw new Fault('internal', `no case ${caseId} to play`);
  const asIs = prompt === original;
  const { description } = one;
  const base = { ...one, overrides: { system_prompt: prompt } };
  if (repeats === undefined)
    return {
      ...base,
      description: { ...description, id: `${digestOf(prompt)}:${caseId}`, repeat: 1, min_passes: 0 },
    };
  const repeat = repeats.get(caseId) ?? 1;
  return {
    ...base,
    description: {
      ...description,
      id: asIs ? `${caseId}${ORIGINAL_MARK}` : caseId,
      name: `${description.name} (${asIs ? 'original' : 'proposed'} prompt)`,
      tags: [...description.tags, asIs ? PROMPT_TAGS.original : PROMPT_TAGS.candidate],
      gating: !asIs,
      repeat,
      min_passes: repeat,
    },
  };
}

/** Attempts of each case in one call. */
function repeatsOf(attempts: readonly AttemptKey[]): Map<string, number> {
  const repeats = new Map<string, number>();
  for (const { case_id } of attempts) repeats.set(case_id, (repeats.get(case_id) ?? 0) + 1);
  return repeats;
}

/** Gives a drafted case its place in a journal, and writes it down there when it is new. */
function plannedIn({ journal }: AttemptJournal): (draft: PlannedCase) => PlannedCase {
  const known = new Map<string, PlannedCase>();
  return (draft) => {
    const { id } = draft.description;
    const before = known.get(id);
    if (before !== undefined) return before;
    const written = journal.planned;
    const place = written.findIndex((one) => one.id === id);
    const index = place < 0 ? written.length : place;
    // With another budget the same case may be played another number of times.
    if (written[place]?.repeat !== draft.description.repeat)
      journal.append({ type: 'case.planned', case: draft.description });
    const planned = { ...draft, index };
    known.set(id, planned);
    return planned;
  };
}

/** Case by case with every prompt, whose order takes turns: what changes in the world meanwhile meets all alike. */
function* interleaved(jobs: readonly (readonly Job[])[]): Iterable<Job> {
  const attempts = jobs[0]?.length ?? 0;
  for (let attempt = 0; attempt < attempts; attempt += 1)
    for (let turn = 0; turn < jobs.length; turn += 1) {
      const job = jobs[(turn + attempt) % jobs.length]?.[attempt];
      if (job !== undefined) yield job;
    }
}

function once(jobs: Iterable<Job>): () => Iterable<Job> | undefined {
  let taken = false;
  return () => {
    if (taken) return undefined;
    taken = true;
    return jobs;
  };
}

function scoreOf(
  attempt: AttemptKey,
  prompt: string,
  result: AttemptResult,
  record: Parameters<typeof playOfAttempt>[2],
  planned: PlannedCase,
  measured: readonly string[],
): ScoredAttempt {
  const key = { variant: prompt, caseId: attempt.case_id, round: attempt.repetition };
  const outcome = playOfAttempt(key, result, record);
  const { case_id, repetition } = attempt;
  // An attempt with nothing to judge says nothing of the prompt either.
  if ('lost' in outcome)
    return {
      ...{ case_id, repetition, scores: {}, failed_safety: [], digest: '' },
      status: outcome.lost.status === 'unsure' ? 'unsure' : 'errored',
    };
  const safety = new Set(
    planned.scorers
      .flat()
      .filter(({ scorer }) => scorer.deterministic && scorer.category === 'safety')
      .map(({ scorer }) => scorer.name),
  );
  const failed = result.turns.flatMap(({ results }) =>
    Object.entries(results).flatMap(([name, one]) =>
      safety.has(name) && counts(one) && !one.pass ? [name] : [],
    ),
  );
  return {
    case_id,
    repetition,
    status: outcome.play.passed ? 'passed' : 'failed',
    scores: outcome.play.scores,
    measured: measures(outcome.play, measured),
    failed_safety: [...new Set(failed)].sort(),
    digest: outcome.play.digest,
  };
}

function measures(
  { latencyMs, costUsd }: { latencyMs: number; costUsd: number | null },
  wanted: readonly string[],
): Record<string, number> {
  return {
    ...(wanted.includes('latency_ms') ? { latency_ms: latencyMs } : {}),
    ...(wanted.includes('cost_usd') && costUsd !== null ? { cost_usd: costUsd } : {}),
  };
}

/** Digest of a prompt: its key in the journal. */
const digestOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);
