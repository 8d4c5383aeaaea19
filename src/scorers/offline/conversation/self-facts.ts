import { foldForMatch } from '../../../text/language/normalize.ts';
import { stems, words } from '../../../text/language/words.ts';
import { OCCUPATIONS } from '../../../text/lexicons/occupations.ts';

/** Occupation → its line in the lexicon. */
const TRADES: ReadonlyMap<string, string> = new Map(
  OCCUPATIONS.flatMap((line, trade) => line.split(' ').map((word) => [word, `#${trade}`] as const)),
);

/** Something that a speaker says of themselves which can be only one at a time: the kind of it, and its value. */
export interface SelfFact {
  readonly kind: string;
  /** Stems, or marks of a closed set; two values agree when they share one. */
  readonly value: readonly string[];
}

const AGE = /\bi(?:'m| am) (?:only |just |about |now |an? )?(\d{1,3})(?: ?-?years?\b| and\b| now\b|[.,!]|$)/;
const BEING =
  /\bi(?:'m| am| work as| used to be)( (?:also |now |just |currently )*(?:an? |the )[a-z' -]{2,60})/;
const FAVORITE = /\bmy favou?rite ([a-z ]{2,30}?) (?:is|are) ([a-z0-9' ]{2,40})/;
const GENDERS: readonly (readonly [value: string, pattern: RegExp])[] = [
  ['female', /\b(?:woman|girl|female|lady|wife|mother|mom|grandmother)\b/],
  ['male', /\b(?:man|boy|male|gentleman|husband|father|dad|grandfather)\b/],
];
/** Where what somebody is ends and something else begins. */
const BREAK = /\b(?:and|but|so|because|who|that|with|in|at|of|for|like)\b/;
/** Patterns look at the beginning of a sentence: the work stays linear. */
const LOOK = 400;

/** What a sentence says of its speaker that can be only one at a time: age, sex, occupation, the favourite of a kind (metrics.md 10.7). */
export function selfFacts(sentence: string): SelfFact[] {
  const folded = foldForMatch(sentence.slice(0, LOOK));
  const facts: SelfFact[] = [];
  const age = AGE.exec(folded)?.[1];
  if (age !== undefined) facts.push({ kind: 'age', value: [age] });
  const being = BEING.exec(folded)?.[1];
  if (being !== undefined && !/\bused to\b/.test(folded)) {
    const head = being.split(BREAK)[0] ?? '';
    const gender = GENDERS.find(([, pattern]) => pattern.test(head))?.[0];
    if (gender !== undefined) facts.push({ kind: 'gender', value: [gender] });
    const trades = words(head).flatMap((word) => TRADES.get(word) ?? []);
    if (trades.length > 0) facts.push({ kind: 'occupation', value: trades });
  }
  const favorite = FAVORITE.exec(folded);
  if (favorite !== null) {
    const [, of = '', value = ''] = favorite;
    facts.push({ kind: `favorite ${stems(of).join(' ')}`, value: stems(value) });
  }
  return facts.filter((fact) => fact.value.length > 0);
}
