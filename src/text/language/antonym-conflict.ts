import { ANTONYMS } from '../lexicons/antonyms.ts';
import { addTo, holds } from './synonym-groups.ts';
import { type Token, tokenize } from './tokens.ts';
import { isContentWord, stemOf } from './words.ts';

interface Side {
  readonly pair: number;
  readonly side: 0 | 1;
  readonly word: string;
}

const SIDES: ReadonlyMap<string, readonly Side[]> = build();

function build(): Map<string, Side[]> {
  const map = new Map<string, Side[]>();
  for (const [pair, both] of ANTONYMS.entries()) {
    for (const side of [0, 1] as const) {
      for (const word of both[side].split(',')) {
        const stem = stemOf(word);
        map.set(stem, [...(map.get(stem) ?? []), { pair, side, word }]);
      }
    }
  }
  return map;
}

/** Content words to each side within which a word's company is looked for. */
const REACH = 3;

/** One evidence sentence is compared with many claims; its tokens never change. */
const ANALYSED = new WeakMap<readonly Token[], Map<number, Occurrence>>();

/** "B after A" says what "A before B" does: only before the same thing are they opposites. */
const ORDER = new Set(['before', 'prior', 'after', 'following']);
const isOrder = (word: string): boolean => ORDER.has(word);

interface Occurrence {
  readonly word: string;
  /** Stem of the next content word. */
  readonly next: string;
  readonly company: ReadonlySet<string>;
}

/**
 * The opposite words of claim and evidence, if the claim has one, the evidence its opposite, and neither has both
 * (metrics.md 10.4). Both must stand in common company ("*sales* rose", "*sales* fell"), or they speak of other things.
 */
export function antonymConflict(
  claim: string | readonly Token[],
  evidence: string | readonly Token[],
): { claim: string; evidence: string } | null {
  const ours = sidesOf(claim);
  if (ours.size === 0) return null;
  const theirs = sidesOf(evidence);
  for (const [key, own] of ours) {
    const opposite = key % 2 === 0 ? key + 1 : key - 1;
    const found = theirs.get(opposite);
    if (found === undefined || theirs.has(key) || ours.has(opposite)) continue;
    if (isOrder(own.word) && own.next !== found.next) continue;
    for (const stem of own.company)
      if (!stem.startsWith('#') && holds(found.company, stem))
        return { claim: own.word, evidence: found.word };
  }
  return null;
}

/** Pair and side as one number (twice the pair plus the side) → the first word that stands there. */
function sidesOf(text: string | readonly Token[]): Map<number, Occurrence> {
  const tokens = typeof text === 'string' ? tokenize(text) : text;
  const known = ANALYSED.get(tokens);
  if (known) return known;
  const found = new Map<number, Occurrence>();
  for (const [at, token] of tokens.entries()) {
    const sides = SIDES.get(stemOf(token.text));
    if (!sides) continue;
    const company = companyOf(tokens, at);
    for (const { pair, side } of sides) {
      if (!found.has(pair * 2 + side))
        found.set(pair * 2 + side, { word: token.text, next: nextOf(tokens, at), company });
    }
  }
  ANALYSED.set(tokens, found);
  return found;
}

function nextOf(tokens: readonly Token[], at: number): string {
  const next = tokens.slice(at + 1, at + 1 + REACH).find(({ text }) => isContentWord(text));
  return next === undefined ? '' : stemOf(next.text);
}

function companyOf(tokens: readonly Token[], at: number): Set<string> {
  const company = new Set<string>();
  for (const step of [-1, 1]) {
    let seen = 0;
    for (let place = at + step; place >= 0 && place < tokens.length && seen < REACH; place += step) {
      const word = (tokens[place] as Token).text;
      if (!isContentWord(word)) continue;
      seen += 1;
      addTo(company, stemOf(word));
    }
  }
  return company;
}
