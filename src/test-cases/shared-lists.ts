/** Lists of more words than these are seldom equal. */
const MOST_WORDS = 20;
/** More different lists than these are no vocabulary any more. */
const MOST_LISTS = 10_000;

/** Gives equal lists of words (tags, scorers) as one, which nobody can change: a hundred thousand cases hold few different ones. */
export function sharedLists(): (words: string[]) => string[] {
  const known = new Map<string, string[]>();
  return (words) => {
    if (words.length > MOST_WORDS) return words;
    const key = JSON.stringify(words);
    const found = known.get(key);
    if (found !== undefined) return found;
    if (known.size >= MOST_LISTS) return words;
    const shared = [...words];
    Object.freeze(shared);
    known.set(key, shared);
    return shared;
  };
}
