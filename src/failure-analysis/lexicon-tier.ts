import { stemOf, words } from '../text/language/words.ts';
import { DENYING_VERBS, NEGATIONS } from '../text/lexicons/negations.ts';
import type { CategoryId, Found } from './categories.ts';
import { FAILURE_LEXICON } from './failure-lexicon.ts';

/** How many words before a cue are searched for a negation (improvement.md 5.2 step 4). */
const WINDOW = 3;

interface Cue {
  category: CategoryId;
  /** Whether the cue counts when it is denied, or when it is not. */
  denied: boolean;
}

const CUES = cues();

/**
 * The category that the words of the reasons speak of. Each different cue counts once over all reasons; a cue that is denied
 * within three words counts for what is lacking, one that is not for what happened. The highest score wins when it is 2 or more or
 * ahead by 1 (improvement.md 5.2 step 4); a tie below that is nobody's. Reasons are data: an order in them is only words.
 */
export function lexiconTier(reasons: readonly string[]): Found | null {
  const hits = new Map<CategoryId, Set<string>>();
  for (const reason of reasons) {
    const tokens = words(reason);
    for (const [at, token] of tokens.entries()) {
      const stem = stemOf(token);
      const denied = tokens.slice(Math.max(0, at - WINDOW), at).some(isNegation);
      for (const cue of CUES.get(stem) ?? [])
        if (cue.denied === denied) {
          const seen = hits.get(cue.category) ?? new Set();
          hits.set(cue.category, seen.add(`${denied ? 'not ' : ''}${token}`));
        }
    }
  }
  const ranked = FAILURE_LEXICON.map(({ category }) => ({
    category,
    score: hits.get(category)?.size ?? 0,
  })).sort((a, b) => b.score - a.score);
  const [first, second] = ranked;
  if (first === undefined || first.score === 0) return null;
  if (first.score < 2 && first.score === second?.score) return null;
  const cues = [...(hits.get(first.category) ?? [])].slice(0, 3).map((word) => `"${word}"`);
  return { category: first.category, why: `the reasons say ${cues.join(', ')}` };
}

/** Whether a word in lower case denies what follows it. */
const isNegation = (word: string) => NEGATIONS.has(word) || word.endsWith("n't") || DENYING_VERBS.has(word);

function cues(): Map<string, Cue[]> {
  const map = new Map<string, Cue[]>();
  const add = (text: string, cue: Cue) => {
    for (const stem of new Set(text.split(' ').filter(Boolean).map(stemOf)))
      map.set(stem, [...(map.get(stem) ?? []), cue]);
  };
  for (const { category, says, lacks } of FAILURE_LEXICON) {
    add(says, { category, denied: false });
    add(lacks, { category, denied: true });
  }
  return map;
}
