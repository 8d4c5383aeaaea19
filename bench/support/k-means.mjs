import { seededRandom } from '../../src/ports/seeded-random.ts';

const STARTS = 5;
const ROUNDS = 100;

/**
 * Lloyd's k-means with k-means++ starts (Arthur and Vassilvitskii 2007) on sparse vectors of length 1: the labels of the best of five
 * starts. A measuring stick only: it must be told the number of clusters.
 */
export function kMeans(vectors, dimensions, count, seed) {
  const { next } = seededRandom(seed);
  let best;
  for (let start = 0; start < STARTS; start += 1) {
    const result = lloyd(vectors, dimensions, startsOf(vectors, dimensions, count, next));
    if (best === undefined || result.inertia < best.inertia) best = result;
  }
  return best.labels;
}

function startsOf(vectors, dimensions, count, next) {
  const centres = [dense(vectors[Math.floor(next() * vectors.length)], dimensions)];
  let distances = vectors.map((vector) => distance(vector, centres[0], 1));
  while (centres.length < count) {
    let left = next() * distances.reduce((sum, each) => sum + each, 0);
    let at = 0;
    while (at < distances.length - 1) {
      left -= distances[at];
      if (left <= 0) break;
      at += 1;
    }
    const centre = dense(vectors[at], dimensions);
    centres.push(centre);
    distances = distances.map((each, place) => Math.min(each, distance(vectors[place], centre, 1)));
  }
  return centres;
}

function lloyd(vectors, dimensions, centres) {
  let squares = centres.map(() => 1);
  let labels = [];
  let inertia = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    inertia = 0;
    const now = vectors.map((vector) => {
      let nearest = 0;
      let least = Number.POSITIVE_INFINITY;
      for (const [at, centre] of centres.entries()) {
        const apart = distance(vector, centre, squares[at]);
        if (apart < least) [nearest, least] = [at, apart];
      }
      inertia += least;
      return nearest;
    });
    if (now.every((label, at) => label === labels[at])) break;
    labels = now;
    for (const at of centres.keys()) {
      const members = vectors.filter((_, place) => labels[place] === at);
      if (members.length > 0) centres[at] = meanOf(members, dimensions);
    }
    squares = centres.map((centre) => centre.reduce((sum, weight) => sum + weight * weight, 0));
  }
  return { labels, inertia };
}

function distance({ terms, weights }, centre, square) {
  let dot = 0;
  for (let at = 0; at < terms.length; at += 1) dot += weights[at] * centre[terms[at]];
  return Math.max(0, (terms.length > 0 ? 1 : 0) + square - 2 * dot);
}

function dense({ terms, weights }, dimensions) {
  const vector = new Float64Array(dimensions);
  for (let at = 0; at < terms.length; at += 1) vector[terms[at]] = weights[at];
  return vector;
}

function meanOf(members, dimensions) {
  const mean = new Float64Array(dimensions);
  for (const { terms, weights } of members)
    for (let at = 0; at < terms.length; at += 1) mean[terms[at]] += weights[at] / members.length;
  return mean;
}
