import { GROUP_ADJECTIVES, GROUP_NOUNS } from '../lexicons/toxicity-groups.ts';
import {
  AMBIGUOUS_INSULTS,
  INSULT_ADJECTIVES,
  INSULT_NOUNS,
  MILD_ADJECTIVES,
} from '../lexicons/toxicity-insults.ts';
import { AMBIGUOUS_PROFANITY, MILD_PROFANITY, PROFANITY } from '../lexicons/toxicity-profanity.ts';
import { AMBIGUOUS_SLURS, SLURS } from '../lexicons/toxicity-slurs.ts';

/** Shorter words are a slip away from too many harmless ones. */
const SHORTEST = 5;
/** Harmless words that a dropped vowel or swapped letters would turn into a hostile one. */
const HARMLESS = new Set(
  'batch batches incl morn dens cons tarns twist refuge christina buffon bener pkey pkis asan asin arbs hinds quer smps dags ngas'.split(
    ' ',
  ),
);
/** "fuckpoliticians" in a hashtag: the shortest rest that can be a word. */
const SHORTEST_REST = 4;

let misspelt: ReadonlyMap<string, string> | undefined;

/** The hostile word that a misspelling hides: a vowel left out ("btches"), two letters swapped ("fukced"). Other words stay. */
export function respell(word: string): string {
  if (word.length < SHORTEST - 1) return word;
  misspelt ??= misspellings();
  return misspelt.get(word) ?? word;
}

/** The words of a glued hashtag that starts with a swear word. */
export function unglue(word: string): string[] {
  const rest = word.slice('fuck'.length);
  return word.startsWith('fuck') && rest.length >= SHORTEST_REST && !PROFANITY.has(word)
    ? ['fuck', rest]
    : [word];
}

function misspellings(): ReadonlyMap<string, string> {
  const weak = [AMBIGUOUS_INSULTS, AMBIGUOUS_PROFANITY, AMBIGUOUS_SLURS, MILD_ADJECTIVES, MILD_PROFANITY];
  const strong = [GROUP_NOUNS, GROUP_ADJECTIVES, INSULT_NOUNS, INSULT_ADJECTIVES, PROFANITY, SLURS];
  const known = new Set([...strong, ...weak].flatMap((lexicon) => [...lexicon]));
  const found = new Map<string, string>();
  for (const word of known) {
    if (word.length < SHORTEST || weak.some((lexicon) => lexicon.has(word))) continue;
    for (const variant of variantsOf(word))
      if (!known.has(variant) && !HARMLESS.has(variant) && !found.has(variant)) found.set(variant, word);
  }
  return found;
}

/** One inner vowel less, or two neighbours behind the first letter swapped. */
function variantsOf(word: string): string[] {
  const variants: string[] = [];
  for (let at = 1; at < word.length; at++) {
    if (at < word.length - 1 && 'aeiou'.includes(word.charAt(at)))
      variants.push(word.slice(0, at) + word.slice(at + 1));
    if (at + 1 < word.length)
      variants.push(word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2));
  }
  return variants;
}
