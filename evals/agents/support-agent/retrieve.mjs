// Finds policy passages for a question: BM25 over the paragraphs of policies/*.md.
//
// Known weakness 1: it compares words, not meanings. There are no synonyms, so "change my mind" does not find "return".

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { oneSlip, terms } from './words.mjs';

/** Usual constants of BM25 (Robertson and Zaragoza 2009). */
const K1 = 1.2;
const B = 0.75;
/** A passage that scores below this share of the best one is left out. */
const KEEP = 0.5;
/** A question of which the best passage knows less than this share (by weight) is not about the shop. */
const MIN_COVERAGE = 0.35;

/** Reads the policy documents once: one passage a paragraph, found by its own words and those of its document's title. */
export function loadPolicies(folder) {
  const passages = readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .flatMap((name) => {
      const [heading, ...paragraphs] = readFileSync(join(folder, name), 'utf8')
        .trim()
        .split(/\n\s*\n/);
      const title = heading.replace(/^#\s*/, '');
      return paragraphs.map((text) => ({ document: name, title, text: text.replace(/\s+/g, ' ').trim() }));
    });
  const counts = passages.map(({ title, text }) => countOf(terms(`${title} ${text}`)));
  const frequency = new Map();
  for (const count of counts)
    for (const term of count.keys()) frequency.set(term, (frequency.get(term) ?? 0) + 1);
  const lengths = counts.map((count) => [...count.values()].reduce((sum, n) => sum + n, 0));
  return {
    passages,
    counts,
    lengths,
    frequency,
    meanLength: lengths.reduce((sum, n) => sum + n, 0) / passages.length,
  };
}

/** How much a term says: rare ones more than common ones. */
export function weight(policies, term) {
  const n = policies.frequency.get(term) ?? 0;
  return Math.log(1 + (policies.passages.length - n + 0.5) / (n + 0.5));
}

/** Terms of a question. A longer word that no policy knows is taken for a typing slip of one that a policy does know. */
export function questionTerms(policies, question) {
  const known = [...policies.frequency.keys()].sort();
  return [...new Set(terms(question))].map((term) => {
    if (policies.frequency.has(term) || term.length < 5) return term;
    return known.find((other) => other.length > 3 && oneSlip(term, other)) ?? term;
  });
}

/** The best passages, best first; none when the policies do not cover the question, unless it may `guess`. */
export function retrieve(policies, question, { limit = 3, guess = false } = {}) {
  const asked = questionTerms(policies, question);
  const total = asked.reduce((sum, term) => sum + weight(policies, term), 0);
  const ranked = policies.passages
    .map((passage, index) => ({ passage, index, score: score(policies, index, asked) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.index - b.index);
  const best = ranked[0];
  if (best === undefined) return [];
  const covered = asked
    .filter((term) => policies.counts[best.index].has(term))
    .reduce((sum, term) => sum + weight(policies, term), 0);
  if (!guess && covered / total < MIN_COVERAGE) return [];
  return ranked
    .slice(0, limit)
    .filter(({ score }) => score >= KEEP * best.score)
    .map(({ passage }) => passage);
}

function score(policies, index, asked) {
  let sum = 0;
  for (const term of asked) {
    const n = policies.counts[index].get(term) ?? 0;
    const length = policies.lengths[index] / policies.meanLength;
    sum += (weight(policies, term) * n * (K1 + 1)) / (n + K1 * (1 - B + B * length));
  }
  return sum;
}

function countOf(list) {
  const count = new Map();
  for (const term of list) count.set(term, (count.get(term) ?? 0) + 1);
  return count;
}
