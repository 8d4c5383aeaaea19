import { distance } from 'fastest-levenshtein';

/** Case and separators do not count: `Answer-Relevancy` means `answer_relevancy`. */
const bare = (word: string): string => word.toLowerCase().replace(/[-_ .]/g, '');
/** Beyond this length nothing is a typing mistake, and the comparison would cost its square. */
const LONGEST = 200;

/** The candidate a mistyped word most likely means, or null when none is close: at most a third of its letters differ. */
export function didYouMean(word: string, candidates: readonly string[]): string | null {
  if (word.length === 0 || word.length > LONGEST) return null;
  const plain = bare(word);
  const limit = Math.max(1, Math.floor(word.length / 3));
  let best: string | null = null;
  let least = limit + 1;
  for (const candidate of candidates) {
    if (plain !== '' && bare(candidate) === plain) return candidate;
    if (Math.abs(candidate.length - word.length) > limit) continue;
    const apart = swapped(plain, bare(candidate)) ? 1 : distance(word.toLowerCase(), candidate.toLowerCase());
    if (apart < least) {
      least = apart;
      best = candidate;
    }
  }
  return best;
}

/** Two neighbouring letters changed places: one slip of the fingers, which plain edit distance counts as two. */
function swapped(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return (
    one[at] !== undefined &&
    one[at] === other[at + 1] &&
    one[at + 1] === other[at] &&
    one.slice(at + 2) === other.slice(at + 2)
  );
}
