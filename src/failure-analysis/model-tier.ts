import { Fault } from '../errors.ts';
import { askThrough } from '../judges/ask.ts';
import { askItems } from '../judges/ask-items.ts';
import { FormError, type Judge } from '../judges/judge.ts';
import { seededRandom } from '../ports/seeded-random.ts';
import { defined } from '../schema/defined.ts';
import { cohensKappa } from '../statistics/cohens-kappa.ts';
import { rounded } from '../statistics/rounded.ts';
import { shuffled } from '../statistics/shuffled.ts';
import { tfIdf } from '../text/tf-idf.ts';
import {
  type AnalysedFailures,
  analysed,
  type FailureEvidence,
  type FailureOptions,
  offlineOptions,
} from './analyse-failures.ts';
import { type Assigned, type Assignment, assignOffline, type FailureKind, inOrder } from './assign.ts';
import { isOfAgent, ownerOf } from './categories.ts';
import { type ProposedKind, proposeKinds } from './propose-kinds.ts';
import { shownFailure } from './shown-failure.ts';
import { type KnownCluster, keptTerms, stableIds } from './stable-ids.ts';

/** Failures that the kinds are proposed from (improvement.md 5.2 step 13). */
const MOST_SAMPLED = 150;
/** Each failure is classified so often, with the labels in another order each time. */
const PASSES = 2;

const CLASSIFY = `Each item is one answer of an AI agent that did not pass a check, with what the check said. "labels" in the material lists the kinds of failure with their meaning. Give each item the label of the first thing that went wrong in it; other when none fits. The order of the labels means nothing.`;

/** A label that a failure can be given, with the kind that it stands for. */
interface Label {
  label: string;
  kind: FailureKind;
  meaning: string;
}

/**
 * `analyseFailures` with a model (improvement.md 5.2 step 13): it proposes kinds of failure from a sample, then classifies every
 * failure twice; where the two disagree the offline tiers decide. What is nobody's prompt (infrastructure, evaluator, test) stays as
 * structure says. Whatever goes wrong with the model, the answer is the offline one with a note; only cancelling rejects.
 */
export async function analyseFailuresWithModel(
  judge: Judge,
  evidence: FailureEvidence,
  options: FailureOptions,
  signal?: AbortSignal,
): Promise<AnalysedFailures> {
  const offline = assignOffline(inOrder(evidence.failed), offlineOptions(options));
  const open = offline.assignments.filter(({ category }) => isOfAgent(category));
  if (judge.mode !== 'llm' || open.length === 0) return analysed(offline, evidence, options);
  try {
    const { assigned, agreement } = await byModel(judge, offline, open, options, signal);
    const answer = analysed(assigned, evidence, options);
    return { ...answer, analysis: { ...answer.analysis, judge_agreement: agreement } };
  } catch (error) {
    if (signal?.aborted === true) throw error;
    const reason = modelFailure(error);
    if (reason === null) throw error;
    const answer = analysed(offline, evidence, options);
    const notes = [
      ...(answer.analysis['notes'] as string[]), // Written by reportFailures.
      `the model could not be used (${reason}): this is the result without it`,
    ];
    return { ...answer, analysis: { ...answer.analysis, notes } };
  }
}

/** Why the model gave nothing to use; null for what is no failure of a model: a bug of ours, or that nobody waits any more. */
function modelFailure(error: unknown): string | null {
  if (error instanceof FormError) return 'unparseable';
  if (!(error instanceof Fault) || error.code === 'cancelled' || error.code === 'internal') return null;
  return error.subcode ?? error.code;
}

async function byModel(
  judge: Judge,
  offline: Assigned,
  open: readonly Assignment[],
  options: FailureOptions,
  signal: AbortSignal | undefined,
) {
  const shown = new Map<Assignment, string>();
  for (const assignment of open) shown.set(assignment, await shownFailure(assignment.facet));
  const sample = stratified(open, options.seed).map((assignment) => shown.get(assignment) as string);
  const proposed = await proposeKinds(judge, sample, signal);
  const { labels, clusters } = labelsOf(proposed, offline, options.known ?? []);
  const passes: FailureKind[][] = [];
  for (let pass = 0; pass < PASSES; pass += 1)
    passes.push(await classified(judge, open, shown, labels, { ...options, pass }, signal));
  const [first, second] = passes as [FailureKind[], FailureKind[]];
  const given = new Map(
    open.flatMap((assignment, at) =>
      first[at] === second[at] ? [[assignment, first[at] as FailureKind] as const] : [],
    ),
  );
  const assignments = offline.assignments.map((assignment): Assignment => {
    const category = given.get(assignment);
    if (category === undefined) return assignment;
    const same = category === assignment.category;
    return {
      ...(same ? assignment : { facet: assignment.facet, owner: ownerOf(category) }),
      ...{ category, tier: 'model', why: 'a model classified it so twice' },
    };
  });
  const counts = new Map<string, number>();
  for (const { category } of assignments) counts.set(category, (counts.get(category) ?? 0) + 1);
  const used = new Set<string>(counts.keys());
  const compared = open.filter((assignment) => assignment.tier === 1 && given.has(assignment));
  return {
    assigned: {
      assignments,
      clusters: clusters.filter(({ id }) => used.has(id)),
      finest: [...counts.values()],
    },
    agreement: {
      model: judge.model,
      classified: open.length,
      undecided: open.length - given.size,
      compared_with_structure: compared.length,
      kappa: rounded(kappaOf(compared.map((each) => [each.category, given.get(each) as FailureKind]))),
    },
  };
}

/** At most 150, from every kind in proportion and at least one of each, drawn by seed; in the order of the attempts. */
function stratified(open: readonly Assignment[], seed: number): Assignment[] {
  if (open.length <= MOST_SAMPLED) return [...open];
  const { next } = seededRandom(seed);
  const strata = new Map<string, Assignment[]>();
  for (const assignment of open)
    strata.set(assignment.category, [...(strata.get(assignment.category) ?? []), assignment]);
  const chosen = new Set<Assignment>();
  const sizes = [...strata.values()].sort((a, b) => a.length - b.length);
  for (const members of sizes) {
    const wanted = Math.max(1, Math.floor((MOST_SAMPLED * members.length) / open.length));
    const rest = [...members];
    for (let count = 0; count < wanted && rest.length > 0 && chosen.size < MOST_SAMPLED; count += 1)
      chosen.add(rest.splice(Math.floor(next() * rest.length), 1)[0] as Assignment);
  }
  return open.filter((assignment) => chosen.has(assignment));
}

/** The closed set: what was proposed, what the offline tiers found, and `other`. New kinds keep the ids of earlier ones like them. */
function labelsOf(proposed: readonly ProposedKind[], offline: Assigned, known: readonly KnownCluster[]) {
  const fresh = proposed.filter(({ id }) => id === 'new');
  const collection = tfIdf(fresh.map(({ name, description }) => `${name}. ${description}`));
  const kept = collection.vectors.map((centre) => ({ terms: keptTerms(centre, collection.terms) }));
  const ids = stableIds(kept, [...offline.clusters, ...known]);
  const clusters = new Map(offline.clusters.map((cluster) => [cluster.id, cluster]));
  for (const [at, { name }] of fresh.entries()) {
    const id = ids[at] as KnownCluster['id'];
    clusters.set(id, clusters.get(id) ?? { id, name, terms: kept[at]?.terms ?? {} });
  }
  const meanings = new Map<FailureKind, string>();
  for (const { category } of offline.assignments)
    if (isOfAgent(category) && !category.startsWith('new:'))
      meanings.set(category, category.replaceAll('_', ' '));
  for (const { id, name } of clusters.values()) meanings.set(id, name);
  for (const { id, name, description } of proposed)
    if (id !== 'new') meanings.set(id, `${name}. ${description}`);
  for (const [at, { name, description }] of fresh.entries())
    meanings.set(ids[at] as FailureKind, `${name}. ${description}`);
  meanings.set('other', 'none of the others');
  const labels = [...meanings].map(
    ([kind, meaning], at): Label => ({
      label: kind.startsWith('new:') ? `kind_${at}` : kind,
      kind,
      meaning,
    }),
  );
  return { labels, clusters: [...clusters.values()] };
}

async function classified(
  judge: Judge,
  open: readonly Assignment[],
  shown: ReadonlyMap<Assignment, string>,
  labels: readonly Label[],
  { seed, pass }: { seed: number; pass: number },
  signal: AbortSignal | undefined,
): Promise<FailureKind[]> {
  const order = shuffled(labels, seededRandom(seed * PASSES + pass + 1).next);
  const kinds = new Map(labels.map(({ label, kind }) => [label, kind]));
  const answers = await askItems(askThrough(judge, { repeat: pass, ...defined({ signal }) }), {
    key: 'failure_analysis/classify@1',
    instructions: CLASSIFY,
    promptInputs: { labels: order.map(({ label, meaning }) => ({ label, meaning })) },
    lists: [
      {
        name: 'failures',
        items: open.map((assignment, at) => ({ id: `f${at}`, text: shown.get(assignment) as string })),
        values: Object.fromEntries(order.map(({ label }) => [label, 0])),
        verdictField: 'label',
        offline: () => ({ verdict: 'other', reason: '' }),
      },
    ],
  });
  return (answers['failures'] ?? []).map(({ verdict }) => kinds.get(verdict) ?? 'other');
}

/** Agreement beyond chance of structure and model; null where there is nothing to compare. */
function kappaOf(pairs: readonly (readonly [FailureKind, FailureKind])[]): number | null {
  const kinds = [...new Set(pairs.flat())];
  const table = kinds.map(() => kinds.map(() => 0));
  for (const [structure, model] of pairs) {
    const row = table[kinds.indexOf(structure)] as number[];
    const column = kinds.indexOf(model);
    row[column] = (row[column] as number) + 1;
  }
  return cohensKappa(table);
}
