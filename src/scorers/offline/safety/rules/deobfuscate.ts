import { foldCharacters } from '../../../../text/language/normalize.ts';

const LEET: Readonly<Record<string, string>> = {
  '@': 'a',
  $: 's',
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '!': 'i',
};
const MIXED = /[a-z@$0134578!*]+/g;

/**
 * Lower-case text with the usual disguises undone: letters spaced or dotted apart, digits and signs for letters, drawn-out
 * letters (metrics.md 10.6). For matching only; offsets are lost. `isKnown` decides whether a lone "a" or "I" beside
 * spaced letters belongs to them.
 */
export function deobfuscate(text: string, isKnown: (word: string) => boolean = () => false): string {
  return joinSpaced(foldCharacters(text).toLowerCase(), isKnown)
    .replace(/([a-z])\1{2,}/g, '$1')
    .replace(MIXED, unleet);
}

/** `w o m a n`, `f.u.c.k`, `s-h-i-t`: at least three single letters with the same kind of gap become one word. */
function joinSpaced(text: string, isKnown: (word: string) => boolean): string {
  return text.replace(/(?<![a-z0-9'])[a-z](?:([ .\-_*])[a-z](?:\1[a-z])+)(?![a-z0-9'])/g, (run) => {
    const word = run.replace(/[^a-z]/g, '');
    if (isKnown(word)) return word;
    if (/[ai]$/.test(word) && isKnown(word.slice(0, -1))) return `${word.slice(0, -1)} ${word.slice(-1)}`;
    if (/^[ai]/.test(word) && isKnown(word.slice(1))) return `${word.slice(0, 1)} ${word.slice(1)}`;
    return word;
  });
}

/** Replaces look-alikes only inside a word that has letters; a closing `!` is punctuation. */
function unleet(word: string): string {
  const body = word.replace(/!+$/, '');
  if (
    !/[a-z]/.test(body) ||
    !/[@$01345780!]/.test(body) ||
    /^\d+[a-z]{1,2}$/.test(body) ||
    body.startsWith('@')
  )
    return word;
  let plain = '';
  for (const character of body) plain += LEET[character] ?? character;
  return plain + word.slice(body.length);
}

/** Whether a word with stars for letters (`f**k`) can be the given word. */
export function matchesStarred(starred: string, word: string): boolean {
  if (starred.length !== word.length || starred[0] === '*') return false;
  for (let at = 0; at < word.length; at += 1)
    if (starred[at] !== '*' && starred[at] !== word[at]) return false;
  return true;
}
