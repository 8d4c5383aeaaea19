import { isGiven } from '../../../text/language/contradiction.ts';
import { indexText } from '../../../text/language/indexed-text.ts';
import { countsOwnPoints, type FoundNumber } from '../../../text/language/numbers.ts';
import { unitNamed } from '../../../text/language/quantities.ts';
import { tokenize } from '../../../text/language/tokens.ts';
import { isContentWord, stemOf } from '../../../text/language/words.ts';

/** Numbers of one statement that are looked at. */
const MOST = 10;
/** Characters behind a number in which what it counts stands. */
const REACH = 200;

/** Amounts for each of something may be told for another span or number of them. */
const RATE =
  /\b(?:an?|per|each|every) (?:\w+ )?(?:hours?|days?|weeks?|months?|quarters?|years?|nights?|persons?|people|users?|seats?|items?|kg|km)\b|\b(?:hour|dai|week|month|quarter|year|annual)ly\b|\bapiece\b|\/ ?(?:h|d|mo|month|year|yr|user)\b/i;

/** An amount told in another unit of the same dimension is rounded on the way: 5 km are about 3 miles. */
const ROUNDED = 0.15;

/** An amount that a statement names, and the one that a text names instead. */
interface OtherAmount {
  readonly wanted: string;
  readonly said: string;
}

/**
 * The amount of a statement that a text does not have in any spelling or unit, where the text has another one of the same thing: 30 nights
 * instead of 100 nights. A statement with several amounts is no one claim about one of them; then, and where nothing of the kind shows, null.
 */
export function otherAmount(statement: string, text: string): OtherAmount | null {
  const wanted = counted(statement).filter(({ number }) => !number.implied);
  const [only] = wanted;
  if (only === undefined || wanted.length > 1 || RATE.test(statement) || RATE.test(text)) return null;
  const said = indexText(text);
  if (isGiven(only.number, said) || countsOwnPoints(only.number, said.numbers)) return null;
  const rivals = counted(text).filter((other) => !other.number.implied && isOfSameThing(only, other));
  const [rival] = rivals;
  // Beside another number it may be a product or a sum of the two: three tickets for 45 when one costs 15.
  if (said.numbers.filter(({ implied }) => !implied).length > 1) return null;
  return rival === undefined ? null : { wanted: only.number.phrase, said: rival.number.phrase };
}

/** A number with what it counts: the stem of the word behind it. */
interface Counted {
  readonly number: FoundNumber;
  readonly thing: string;
}

function counted(text: string): Counted[] {
  const { sentences } = indexText(text);
  return sentences
    .flatMap(({ folded, numbers }) => numbers.slice(0, MOST).map((number) => ({ folded, number })))
    .slice(0, MOST)
    .map(({ folded, number }) => {
      const [next] = tokenize(folded.slice(number.phraseEnd, number.phraseEnd + REACH));
      const named = next !== undefined && next.value === null && isContentWord(next.text) ? next.text : '';
      return { number, thing: stemOf(number.unit ?? named) };
    });
}

/** Money beside money, a share beside a share, days beside weeks, nights beside nights. Of bare numbers nobody knows what they count. */
function isOfSameThing(one: Counted, other: Counted): boolean {
  if (one.number.kind !== other.number.kind) return false;
  if (one.number.kind === 'money' || one.number.kind === 'percent') return true;
  const [unit, its] = [unitNamed(one.number.unit), unitNamed(other.number.unit)];
  if (unit !== undefined && unit.dimension !== '') {
    if (unit.dimension !== its?.dimension) return false;
    const [mine, theirs] = [one.number.value * unit.size, other.number.value * its.size];
    return unit === its || Math.abs(mine - theirs) > ROUNDED * Math.max(mine, theirs);
  }
  return one.number.kind === 'plain' && one.thing !== '' && one.thing === other.thing;
}
