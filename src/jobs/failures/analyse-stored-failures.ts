import { z } from 'zod';
import type { OptionsAccess, PortsAccess, ScoringAccess, StateAccess } from '../../engine/engine-parts.ts';
import { asFault, Fault, faultLine } from '../../errors.ts';
import {
  type AnalysedFailures,
  analyseFailures,
  type FailureEvidence,
  type FailureOptions,
} from '../../failure-analysis/analyse-failures.ts';
import type { AnalysedAttempt } from '../../failure-analysis/attempts.ts';
import type { KnownCluster } from '../../failure-analysis/stable-ids.ts';
import { TO_BE_SURE } from '../../optimizations/attempts.ts';
import { defined } from '../../schema/defined.ts';
import type { FailureAnalysis, FailureAnalysisQuery } from '../../schema/failure-analysis.ts';
import { formatCounted } from '../../text/format.ts';
import { windowMs } from '../../text/time-window.ts';
import { scorerNames } from '../scorer-names.ts';
import { attemptsOfRun, storedAttempts } from './stored-attempts.ts';

const COLLECTION = 'failure_clusters';
/** The key of clusters over all agents; no id of an agent is empty. */
const ALL_AGENTS = '*';
/** Clusters that are remembered for an agent; those that came last stay. */
const MOST_KNOWN = 200;
/** Cases named as examples, as many as runs (improvement.md 5.2 step 7). */
const MOST_EXAMPLES = 5;

/** No evidence is no good news. */
const NOTHING_STORED = 'no play of this period is stored: see assay run, assay import-traces';

/** What is neither a failure nor a pass is said, with what would make it one. */
function unsureNote(attempts: readonly AnalysedAttempt[]): string[] {
  const count = attempts.filter(({ status }) => status === 'unsure').length;
  if (count === 0) return [];
  const counted = formatCounted(count, 'attempt is', 'attempts are');
  return [`${counted} unsure, so neither failed nor passed: ${TO_BE_SURE}`];
}

const knownClusters = z.array(
  z.object({
    id: z.templateLiteral(['new:', z.string()]),
    name: z.string(),
    terms: z.record(z.string(), z.number()),
  }),
);

/**
 * Why cases failed in the runs of the period that ends now, against the equally long period before it. With a model as judge the
 * kinds come from it (improvement.md 5.2 step 13), within the budget of the settings; else, and where it fails, offline. Clusters
 * outside of the taxonomy are remembered, so that their ids stay.
 */
export async function analysePeriod(
  engine: OptionsAccess & StateAccess & ScoringAccess,
  { agent_id: agent, period }: FailureAnalysisQuery,
  signal?: AbortSignal,
): Promise<AnalysedFailures> {
  const now = engine.ports.clock.now();
  const length = windowMs(period);
  const attempts = await storedAttempts(engine, { agent, from: now - 2 * length, to: now, lean: true });
  const [current, before] = [
    attempts.filter(isWithin(now - length)),
    attempts.filter(isBefore(now - length)),
  ];
  const evidence: FailureEvidence = {
    ...byStatus(current),
    previous: before.filter(({ status }) => status === 'failed'),
    previousPassed: before.filter(({ status }) => status === 'passed'),
  };
  const known = await knownOf(engine, agent);
  const answer = await analysed(engine, evidence, { period, seed: seedOf(engine), known }, signal);
  await remember(engine, agent, known, answer.clusters);
  const notes = current.length === 0 ? [NOTHING_STORED] : unsureNote(current);
  return withNotes(await withNames(engine, withExampleCases(answer)), notes);
}

/** Why cases failed in one run: the id of a stored one, or a results.json file. Nothing is remembered. */
export async function analyseRun(
  engine: OptionsAccess & StateAccess & ScoringAccess,
  reference: string,
  agent?: string,
  signal?: AbortSignal,
): Promise<AnalysedFailures> {
  const attempts = await attemptsOfRun(engine, reference, { agent, lean: true });
  const known = await knownOf(engine, agent);
  const options = { period: 'run', seed: seedOf(engine), known };
  const answer = await analysed(engine, byStatus(attempts), options, signal);
  return withNotes(await withNames(engine, withExampleCases(answer)), unsureNote(attempts));
}

function withNotes(answer: AnalysedFailures, more: readonly string[]): AnalysedFailures {
  if (more.length === 0) return answer;
  const { analysis } = answer;
  return { ...answer, analysis: { ...analysis, notes: [...(analysis.notes ?? []), ...more] } };
}

/** What people read of the answer names scorers by their names. */
async function withNames(
  engine: Pick<StateAccess, 'store'>,
  answer: AnalysedFailures,
): Promise<AnalysedFailures> {
  const named = await scorerNames(engine);
  const { analysis } = answer;
  const failure_categories = analysis.failure_categories.map((one) => ({
    ...one,
    ...defined({ name: one.name === undefined ? undefined : named(one.name) }),
    suggested_fix: named(one.suggested_fix),
    common_patterns: one.common_patterns.map(named),
  }));
  return { ...answer, analysis: { ...analysis, failure_categories } };
}

/** Attempts by how they ended. */
export function byStatus(
  attempts: readonly AnalysedAttempt[],
): Pick<FailureEvidence, 'failed' | 'passed' | 'errored'> {
  const of = (status: AnalysedAttempt['status']) => attempts.filter((one) => one.status === status);
  return { failed: of('failed'), passed: of('passed'), errored: of('errored') };
}

/** The seed of the entry point's options; 1 as in runs. */
export const seedOf = ({ options }: OptionsAccess) => options.seed ?? 1;

/** The answer with the ids of up to five cases of each kind, which say more than runs where there is only one run. */
export function withExampleCases(answer: AnalysedFailures): AnalysedFailures {
  const { analysis } = answer;
  const shown = new Set(analysis.failure_categories.map(({ category }) => category));
  const cases = new Map<string, Set<string>>();
  for (const { kind, case_id: id } of analysis.cases ?? []) {
    const shownAs = shown.has(kind) ? kind : 'other';
    const known = cases.get(shownAs) ?? new Set<string>();
    if (known.size < MOST_EXAMPLES) cases.set(shownAs, known.add(id));
  }
  const failure_categories = analysis.failure_categories.map(
    (one): FailureAnalysis['failure_categories'][number] => ({
      ...one,
      example_case_ids: [...(cases.get(one.category) ?? [])],
    }),
  );
  return { ...answer, analysis: { ...analysis, failure_categories } };
}

/** What is known of the clusters of an agent; a record that cannot be read costs only the old ids. */
export async function knownOf(engine: StateAccess, agent: string | undefined): Promise<KnownCluster[]> {
  const read = knownClusters.safeParse(await (await engine.store()).get(COLLECTION, agent ?? ALL_AGENTS));
  return read.success ? read.data : [];
}

async function remember(
  engine: StateAccess,
  agent: string | undefined,
  known: readonly KnownCluster[],
  clusters: readonly KnownCluster[],
): Promise<void> {
  const ids = new Set<string>(known.map(({ id }) => id));
  if (clusters.every(({ id }) => ids.has(id))) return;
  await (await engine.store()).put(COLLECTION, agent ?? ALL_AGENTS, clusters.slice(0, MOST_KNOWN));
}

/** A model is asked only where one is configured; that it cannot be reached is reported and takes nothing away. */
async function analysed(
  engine: PortsAccess & ScoringAccess,
  evidence: FailureEvidence,
  options: FailureOptions,
  signal: AbortSignal | undefined,
): Promise<AnalysedFailures> {
  if (evidence.failed.length === 0) return analyseFailures(evidence, options);
  try {
    const { judge } = await engine.scoring();
    if (judge.mode === 'llm') {
      const { analyseFailuresWithModel } = await import('../../failure-analysis/model-tier.ts');
      return await analyseFailuresWithModel(judge, evidence, options, signal);
    }
  } catch (error) {
    const fault = asFault(error);
    if (!(error instanceof Fault) || fault.code === 'internal' || fault.code === 'cancelled') throw error;
    engine.warn(`no model is asked why cases fail: ${faultLine(fault)}`);
  }
  return analyseFailures(evidence, options);
}

const isWithin =
  (from: number) =>
  ({ finished_at }: AnalysedAttempt) =>
    finished_at >= from;
const isBefore =
  (from: number) =>
  ({ finished_at }: AnalysedAttempt) =>
    finished_at < from;
