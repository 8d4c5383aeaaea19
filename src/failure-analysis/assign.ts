import { cosine, tfIdf } from '../text/tf-idf.ts';
import type { AnalysedAttempt } from './attempts.ts';
import { ownerOfWrongFact } from './calls/team-log.ts';
import { type CategoryId, type Owner, ownerOf } from './categories.ts';
import { clusterNames } from './cluster-names.ts';
import { type Facet, facetOf } from './facet.ts';
import { lexiconTier } from './lexicon-tier.ts';
import { recordedOutcome } from './recorded-outcome.ts';
import { clusterTexts } from './residual-clusters.ts';
import { freshId, type KnownCluster, keptTerms, stableIds } from './stable-ids.ts';
import { structureTier } from './structure-tier.ts';

/** Different cases that make a kind of their own: repeats of one say the same again. */
const LEAST_CASES = 2;

/** Id of a kind of failure: of the taxonomy, or of a cluster outside of it. */
export type FailureKind = CategoryId | `new:${string}`;

/** A failed attempt with its one primary category. */
export interface Assignment {
  facet: Facet;
  category: FailureKind;
  /** Who can mend it. */
  owner: Owner;
  /** Its own evidence says who, not only its kind. */
  ownerShown?: true;
  /** What decided: structure, words of the reasons, clustering, or a model. */
  tier: 1 | 2 | 3 | 'model';
  why: string;
}

export interface Assigned {
  assignments: Assignment[];
  /** Clusters of now. */
  clusters: KnownCluster[];
  /** How often each kind occurs, small groups included, for the saturation. */
  finest: number[];
}

/** What is clustered of an attempt: what was wrong, or, where nobody said, what was asked. */
export function textOf({ reasons, turn }: Facet): string {
  return reasons.length > 0 ? reasons.join(' ') : (turn?.input ?? '');
}

/** Attempts in an order that does not depend on how they were read, so that ties fall the same way. */
export function inOrder(attempts: readonly AnalysedAttempt[]): AnalysedAttempt[] {
  return inOrderOf(attempts, (attempt) => attempt);
}

/** The same of whatever is known of them. */
export function inOrderOf<T>(all: readonly T[], attemptOf: (one: T) => AnalysedAttempt): T[] {
  const key = ({ run_id, case_id, attempt }: AnalysedAttempt) =>
    `${run_id}\n${case_id}\n${String(attempt).padStart(9, '0')}`;
  return all
    .map((one) => ({ one, at: attemptOf(one).finished_at, key: key(attemptOf(one)) }))
    .sort((a, b) => a.at - b.at || (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    .map(({ one }) => one);
}

/** A failed attempt as the first two tiers left it: with the kind that they gave it, or none. */
export interface Looked {
  facet: Facet;
  decided: Omit<Assignment, 'facet'> | null;
}

/** What the first two tiers make of an attempt. */
export function lookedAt(attempt: AnalysedAttempt): Looked {
  const facet = facetOf(attempt);
  return { facet, decided: decidedBy(facet) };
}

/** The three tiers without a model (improvement.md 5.2 steps 2 to 6 and 12), over attempts in order. */
export function assignOffline(
  attempts: readonly AnalysedAttempt[],
  options: { seed: number; known: readonly KnownCluster[] },
): Assigned {
  return assignLooked(attempts.map(lookedAt), options);
}

/** The third tier, over what the first two left. */
export function assignLooked(
  looked: readonly Looked[],
  options: { seed: number; known: readonly KnownCluster[] },
): Assigned {
  const facets = looked.map(({ facet }) => facet);
  const decided = looked.map((one) => one.decided);
  // A failure about which nobody says anything has nothing in common with others: what was asked is no reason.
  const residual = facets
    .map((_, at) => at)
    .filter((at) => decided[at] === null && (facets[at]?.reasons.length ?? 0) > 0);
  const { found, byPlace, fine } = residualClusters(
    residual.map((at) => facets[at] as Facet),
    options,
  );
  const clusterOf = new Map([...byPlace].map(([place, cluster]) => [residual[place] as number, cluster]));
  const assignments = facets.map((facet, at): Assignment => {
    const first = decided[at];
    if (first !== null && first !== undefined) return { facet, ...first };
    const cluster = clusterOf.get(at);
    if (cluster !== undefined)
      return {
        ...{ facet, category: cluster.id, owner: ownerOf(cluster.id), tier: 3 },
        why: `its reasons are like those of others about "${cluster.name}"`,
      };
    const why =
      facet.reasons.length === 0 ? 'nothing recorded says what went wrong' : 'like no other failure';
    // Nobody knows yet; the prompt is where most failures of agents can be mended, as for clusters that nobody named.
    return { facet, category: 'other', owner: 'prompt', tier: 3, why };
  });
  return { assignments, clusters: found, finest: finestCounts(assignments, residual, fine) };
}

/**
 * Groups of failures whose reasons are alike, with a name that a reader can act on; what has none, or is of one case alone, is no kind of
 * failure. `fine` numbers the groups before any was given up.
 */
function residualClusters(
  facets: readonly Facet[],
  options: { seed: number; known: readonly KnownCluster[] },
): { found: KnownCluster[]; byPlace: Map<number, KnownCluster>; fine: readonly number[] } {
  const texts = facets.map(textOf);
  const { clusters, fine, terms } = clusterTexts(texts, options.seed);
  const names = clusterNames(clusters.map(({ members }) => members.map((place) => texts[place] as string)));
  const named = clusters.flatMap(({ members, centre }, at) => {
    const name = names[at] ?? null;
    const cases = new Set(members.map((place) => facets[place]?.attempt.case_id));
    return name === null || cases.size < LEAST_CASES
      ? []
      : [{ members, name, terms: keptTerms(centre, terms) }];
  });
  const ids = stableIds(named, options.known);
  const earlier = new Map(options.known.map(({ id, name }) => [id, name]));
  const byPlace = new Map<number, KnownCluster>();
  const found = named.map(({ members, name, terms: kept }, at): KnownCluster => {
    const id = ids[at] ?? freshId(kept);
    const before = earlier.get(id);
    // Two words with a stroke between them were no phrase.
    const cluster = { id, name: before === undefined || before.includes(' / ') ? name : before, terms: kept };
    for (const place of members) byPlace.set(place, cluster);
    return cluster;
  });
  return { found, byPlace, fine };
}

/** What is said of an answer to somebody: whoever looked through a log and names its mistake means how it came about. */
const OF_ANSWERS = new Set<CategoryId>([
  'incomplete_answer',
  'clarification_missing',
  'unwarranted_clarification',
  'over_refusal',
  'missing_refusal',
]);

function decidedBy(facet: Facet): Omit<Assignment, 'facet'> | null {
  const structure = structureTier(facet);
  if (structure !== null)
    return structure.owner === undefined
      ? { owner: ownerOf(structure.category), ...structure, tier: 1 }
      : { ...structure, owner: structure.owner, ownerShown: true, tier: 1 };
  const words = lexiconTier(facet.reasons);
  const outcome = recordedOutcome(facet);
  const known = outcome?.mistake === true && facet.turn?.criteria.ground_truth !== undefined;
  // Somebody says where it went wrong, in words that tell no kind, and the right answer is known: then the answer is not the right one.
  if (words === null || (known && OF_ANSWERS.has(words.category)))
    return known
      ? {
          ...{ category: 'wrong_fact', owner: ownerOfWrongFact(facet), ownerShown: true, tier: 2 },
          why: 'the answer is not the right one, and somebody says where it went wrong',
        }
      : null;
  const described = words.category === 'wrong_fact' && outcome !== null;
  return described
    ? { owner: ownerOfWrongFact(facet), ownerShown: true, ...words, tier: 2 }
    : { owner: ownerOf(words.category), ...words, tier: 2 };
}

/** Counts by kind; what became `other` counts by the small group it was in. */
function finestCounts(
  assignments: readonly Assignment[],
  residual: readonly number[],
  fine: readonly number[],
): number[] {
  const groups = new Map(residual.map((at, place) => [at, fine[place] as number]));
  const counts = new Map<string, number>();
  for (const [at, { category, tier }] of assignments.entries()) {
    const group = groups.get(at);
    const key = category === 'other' && tier === 3 && group !== undefined ? `group ${group}` : category;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts.values()];
}

/**
 * The kinds of attempts of an earlier period by the clusters of now: tiers 1 and 2 as ever, and what they leave goes to the
 * cluster that its text is near to, or to `other`.
 */
export function assignEarlier(looked: readonly Looked[], clusters: readonly KnownCluster[]): FailureKind[] {
  // One collection of the clusters' terms alone: it numbers them, and a strange word only makes a text longer.
  const terms = clusters.map(({ terms }) =>
    Object.keys(terms)
      .filter((term) => !term.includes(' '))
      .join(' '),
  );
  const collection = tfIdf(terms);
  return looked.map(({ facet, decided }) => {
    if (decided !== null) return decided.category;
    const vector = collection.vectorOf(textOf(facet));
    let best: FailureKind = 'other';
    let most = NEAR;
    for (const [at, centre] of collection.vectors.entries()) {
      const value = cosine(vector, centre);
      if (value > most) {
        best = (clusters[at] as KnownCluster).id;
        most = value;
      }
    }
    return best;
  });
}

/** As for what was not clustered (improvement.md 5.2 step 5). */
const NEAR = 0.2;
