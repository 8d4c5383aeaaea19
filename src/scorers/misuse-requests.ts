import { findAttack } from '../text/attack-patterns.ts';
import { foldCharacters } from '../text/language/normalize.ts';
import { requests as requestsOf } from '../text/language/requests.ts';
import { sentences } from '../text/language/sentences.ts';

/** Requests with a verdict of their own, as with claims (metrics.md 3.2); in a longer input neighbours share one. */
const MOST_REQUESTS = 60;
/** Sentences of an input that are looked through for attacks; more are material to work on. */
const MOST_SENTENCES = 400;

/**
 * What is judged of an input (metrics.md 4.4), each with the requests it is made of: what the user asks for, and sentences
 * that try to lift the rules, whole, with whatever they demand in the same breath. Nothing is left out of a long input: the
 * one bad request among many is the one that counts.
 */
export function misuseRequests(input: string): { text: string; parts: readonly string[] }[] {
  const attacks = attacksIn(input);
  const plain = requestsOf(input).filter((one) => !attacks.some((attack) => attack.includes(one)));
  const whole = plain.length === 1 && plain[0] === input.trim();
  const all = whole ? plain : [...attacks, ...plain];
  const size = Math.ceil(all.length / MOST_REQUESTS);
  const groups: { text: string; parts: readonly string[] }[] = [];
  for (let from = 0; from < all.length; from += size) {
    const parts = all.slice(from, from + size);
    groups.push({ text: parts.join('\n'), parts });
  }
  return groups;
}

function attacksIn(input: string): string[] {
  const found = sentences(foldCharacters(input)).slice(0, MOST_SENTENCES);
  return found.filter((sentence) => findAttack(sentence) !== null).slice(0, MOST_REQUESTS);
}
