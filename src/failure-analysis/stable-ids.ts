import { createHash } from 'node:crypto';
import type { SparseVector } from '../text/tf-idf.ts';

/** A cluster outside of the taxonomy, as it is kept from one analysis to the next so that its id stays. */
export interface KnownCluster {
  id: `new:${string}`;
  name: string;
  /** Its strongest terms (stems, and pairs of them) with their weights, of length 1. */
  terms: Readonly<Record<string, number>>;
}

/** Clusters from this cosine on are the same one at another time (improvement.md 5.2 step 12). */
const SAME_CLUSTER = 0.6;
/** Weights of a centroid fall off quickly; the rest would only make the record long. */
const KEPT_TERMS = 40;
/** Words of a name are hashed with a few more, so that two clusters about refunds stay two. */
const NAMED_BY = 6;

/** What is kept of a cluster: its strongest terms. `terms` tells the number of each. */
export function keptTerms(centre: SparseVector, terms: readonly string[]): Record<string, number> {
  const strongest = Array.from(centre.terms, (term, at) => ({
    term: terms[term] as string,
    weight: centre.weights[at] as number,
  }))
    .sort((a, b) => b.weight - a.weight || (a.term < b.term ? -1 : 1))
    .slice(0, KEPT_TERMS);
  const length = Math.hypot(...strongest.map(({ weight }) => weight));
  // A null prototype: a term may be called __proto__.
  const kept: Record<string, number> = Object.create(null);
  for (const { term, weight } of strongest) kept[term] = Math.round((weight / length) * 1e6) / 1e6;
  return kept;
}

/** The id of a cluster that nobody knows: the hash of its strongest terms, whatever their order. */
export function freshId(terms: Readonly<Record<string, number>>): `new:${string}` {
  const strongest = Object.entries(terms)
    .sort(([a, left], [b, right]) => right - left || (a < b ? -1 : 1))
    .slice(0, NAMED_BY)
    .map(([term]) => term)
    .sort();
  return `new:${createHash('sha256').update(strongest.join('\n')).digest('hex').slice(0, 10)}`;
}

/** Cosine of two kept clusters. */
function clusterCosine(a: Readonly<Record<string, number>>, b: Readonly<Record<string, number>>): number {
  let sum = 0;
  for (const [term, weight] of Object.entries(a))
    if (Object.hasOwn(b, term)) sum += weight * (b[term] as number);
  return sum;
}

/**
 * Ids for the clusters of now, in their order: that of an earlier cluster with a cosine of 0.6 or more, the closest pair first and
 * each id once, else a new one.
 */
export function stableIds(
  clusters: readonly Pick<KnownCluster, 'terms'>[],
  known: readonly KnownCluster[],
): KnownCluster['id'][] {
  const pairs = clusters
    .flatMap(({ terms }, at) =>
      known.map((earlier, place) => ({
        at,
        place,
        id: earlier.id,
        cosine: clusterCosine(terms, earlier.terms),
      })),
    )
    .filter(({ cosine }) => cosine >= SAME_CLUSTER)
    .sort((a, b) => b.cosine - a.cosine || a.at - b.at || a.place - b.place);
  const given = new Map<number, KnownCluster['id']>();
  const taken = new Set<string>();
  for (const { at, id } of pairs)
    if (!given.has(at) && !taken.has(id)) {
      given.set(at, id);
      taken.add(id);
    }
  return clusters.map(({ terms }, at) => {
    const known = given.get(at);
    if (known !== undefined) return known;
    let id = freshId(terms);
    for (let more = 2; taken.has(id); more += 1) id = `${freshId(terms)}-${more}`;
    taken.add(id);
    return id;
  });
}
