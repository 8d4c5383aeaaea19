import { seededRandom } from '../ports/seeded-random.ts';
import { averageLink, MOST_LINKED } from '../statistics/average-link.ts';
import { masked } from '../text/masked.ts';
import { centroid, cosine, type SparseVector, tfIdfCollection, wordsAndPairs } from '../text/tf-idf.ts';

/** Weights of the two views (improvement.md 5.2 step 5). */
const RAW = 0.7;
const MASKED = 0.3;
/**
 * Groups closer than this are joined: similarity 1 - 0.93 (improvement.md 5.2 step 5), of what lies above the mean similarity of
 * the collection. Where people write freely that mean is about 0.02 and changes nothing; where a program writes, all messages
 * share their frame, and what that frame gives says nothing (as kappa leaves out what chance gives). Measured on labelled sets: between
 * 0.05 and 0.1 the figures barely move.
 */
const CLOSE = 0.07;
/** The mean of a few texts tells of these texts, not of how such texts are written: it is taken for 0 as if so many strange ones stood beside. */
const FEW = 50;
/** Groups smaller than this are no kind of failure, by how many texts there are (step 5). */
const leastOf = (count: number) => (count < 50 ? 2 : 3);
/** Groups whose centroids are closer are one (step 6). */
const SAME = 0.55;
/** What was not clustered goes to the nearest group from this cosine with its medoid on (step 5). */
const NEAR = 0.2;

/** A group of texts by their places. */
interface TextCluster {
  members: number[];
  /** The place of the member that is most like all others. */
  medoid: number;
  /** The direction of the group, by the terms of the collection. */
  centre: SparseVector;
}

/** A partition of texts into groups whose number is not given. */
interface TextClusters {
  /** The larger groups, the largest first. */
  clusters: TextCluster[];
  /** Places that belong to no group that is large enough. */
  other: number[];
  /** The group of each text before small ones were given up, for what is rare (step 10). -1: not among those clustered. */
  fine: number[];
  /** Term of each number in `centre`. */
  terms: readonly string[];
}

/** Nobody knows what such a text is about: it takes part in no group. */
const isEmpty = (vector: SparseVector) => vector.terms.length === 0;

/**
 * Clusters texts by what they say and by their masked signature (improvement.md 5.2 steps 5 and 6). Above 2,000 texts a seeded
 * sample is clustered and the rest goes to the nearest group. Deterministic for the same order; sort the texts where the order is
 * chance.
 */
export function clusterTexts(texts: readonly string[], seed: number): TextClusters {
  const sample = sampled(texts.length, seed);
  const shapes = signatures(texts, sample);
  const raw = tfIdfCollection(texts);
  const raws = sample.map(raw.vectorAt);
  const vectors = new Map(sample.map((place, at) => [place, raws[at] as SparseVector]));
  const vector = (place: number) => vectors.get(place) ?? raw.vectorAt(place);
  const similar = (a: number, b: number) =>
    RAW * cosine(raws[a] as SparseVector, raws[b] as SparseVector) +
    MASKED * cosine(shapes[a] as SparseVector, shapes[b] as SparseVector);
  const mean = (meanSimilarity(raws, shapes) * sample.length) / (sample.length + FEW);
  const labels = averageLink(sample.length, similar, (1 - CLOSE) * (1 - mean));
  const fine = texts.map(() => -1);
  const groups: number[][] = [];
  for (const [at, label] of labels.entries()) {
    const place = sample[at] as number;
    fine[place] = label;
    (groups[label] ??= []).push(place);
  }
  const least = leastOf(sample.length);
  const kept = groups.filter(
    (group) => group.length >= least && !group.every((place) => isEmpty(vector(place))),
  );
  const clusters = merged(kept, vector).map((members): TextCluster => clusterOf(members, vector));
  const held = new Set(clusters.flatMap(({ members }) => members));
  const medoids = clusters.map(({ medoid }) => vector(medoid));
  for (const [place] of texts.entries()) {
    if (vectors.has(place)) continue;
    const nearest = nearestCluster(vector(place), medoids);
    if (nearest === -1) continue;
    clusters[nearest]?.members.push(place);
    held.add(place);
  }
  for (const cluster of clusters) cluster.members.sort((a, b) => a - b);
  clusters.sort(
    (a, b) => b.members.length - a.members.length || (a.members[0] as number) - (b.members[0] as number),
  );
  return {
    clusters,
    other: texts.map((_, place) => place).filter((place) => !held.has(place)),
    fine,
    terms: raw.terms(),
  };
}

/** The masked texts at some places, as vectors of the collection of all: only those few are compared, so the others are let go of. */
function signatures(texts: readonly string[], places: readonly number[]): SparseVector[] {
  return places.map(tfIdfCollection(texts, (text) => wordsAndPairs(masked(text))).vectorAt);
}

/** The vector of these that is nearest to a text, by its place among them, or -1 when none is near. */
function nearestCluster(text: SparseVector, medoids: readonly SparseVector[]): number {
  let best = -1;
  let most = NEAR - 1e-12;
  for (const [at, medoid] of medoids.entries()) {
    const value = cosine(text, medoid);
    if (value > most) {
      best = at;
      most = value;
    }
  }
  return best;
}

/** All places, or 2,000 of them drawn by seed, ascending. */
function sampled(count: number, seed: number): number[] {
  const places = Array.from({ length: count }, (_, place) => place);
  if (count <= MOST_LINKED) return places;
  const { next } = seededRandom(seed);
  for (let at = 0; at < MOST_LINKED; at += 1) {
    const other = at + Math.floor(next() * (count - at));
    [places[at], places[other]] = [places[other] as number, places[at] as number];
  }
  return places.slice(0, MOST_LINKED).sort((a, b) => a - b);
}

/** Mean over all pairs, by sums: the dot product of all with all, less each with itself. */
function meanSimilarity(raws: readonly SparseVector[], shapes: readonly SparseVector[]): number {
  const pairs = (raws.length * (raws.length - 1)) / 2;
  if (pairs === 0) return 0;
  const mean = (vectors: readonly SparseVector[]) => {
    const sums = new Map<number, number>();
    let own = 0;
    for (const { terms, weights } of vectors) {
      for (const [at, term] of terms.entries())
        sums.set(term, (sums.get(term) ?? 0) + (weights[at] as number));
      own += terms.length > 0 ? 1 : 0;
    }
    let all = 0;
    for (const sum of sums.values()) all += sum * sum;
    return (all - own) / 2 / pairs;
  };
  return Math.max(0, RAW * mean(raws) + MASKED * mean(shapes));
}

/** Joins the two groups with the closest centroids until none are close enough. Each pair is compared once, and anew when one changed. */
function merged(groups: readonly number[][], vector: (place: number) => SparseVector): number[][] {
  const open = groups.map((members) => ({
    members,
    centre: centroid(members.map(vector)),
    near: [] as number[],
  }));
  const compare = (group: (typeof open)[number], from: number) => {
    group.near = open.map((other, at) => (at > from ? cosine(group.centre, other.centre) : 0));
  };
  for (const [at, group] of open.entries()) compare(group, at);
  for (;;) {
    let best = { value: SAME - 1e-12, a: -1, b: -1 };
    for (const [a, { near }] of open.entries())
      for (const [b, value] of near.entries()) if (value > best.value) best = { value, a, b };
    const [left, right] = [open[best.a], open[best.b]];
    if (left === undefined || right === undefined) return open.map(({ members }) => members);
    left.members = [...left.members, ...right.members].sort((a, b) => a - b);
    left.centre = centroid(left.members.map(vector));
    open.splice(best.b, 1);
    for (const group of open) group.near.splice(best.b, 1);
    compare(left, best.a);
    for (const [at, group] of open.slice(0, best.a).entries())
      group.near[best.a] = at < best.a ? cosine(group.centre, left.centre) : 0;
  }
}

function clusterOf(members: number[], vector: (place: number) => SparseVector): TextCluster {
  const centre = centroid(members.map(vector));
  let medoid = members[0] as number;
  let most = -1;
  for (const place of members) {
    const value = cosine(vector(place), centre);
    if (value > most + 1e-12) {
      medoid = place;
      most = value;
    }
  }
  return { members, medoid, centre };
}
