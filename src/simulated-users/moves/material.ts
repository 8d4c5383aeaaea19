import type { Message } from '../../schema/message.ts';
import type { SimulatedUser } from '../../schema/users/user.ts';
import type { FoundNumber } from '../../text/language/numbers.ts';
import { plainWords } from '../understand/find-words.ts';
import { compact, numbersIn, shownFact } from '../understand/values.ts';
import { withClockTimes } from './clock-words.ts';
import { datesIn } from './dates-in.ts';

/** All that a user may speak of without making it up: what the case says of it, and what was said before. */
export interface Material {
  readonly plain: string;
  readonly words: ReadonlySet<string>;
  readonly compact: string;
  readonly numbers: readonly FoundNumber[];
  /** Weekdays and months of its dates, in lower case. */
  readonly calendar: ReadonlySet<string>;
  /** How many things its lists name: "Ana and Leo" are two passengers. */
  readonly counts: ReadonlySet<number>;
}

/** What stands in the case: goal, facts, names of what is unknown, persona and the wordings of the script. */
export const caseTexts = ({ goal, facts, unknown, persona, script }: SimulatedUser): string[] => [
  goal,
  ...Object.entries(facts).map(([name, value]) => `${name}: ${shownFact(value)}`),
  ...unknown,
  ...(persona === undefined ? [] : [persona]),
  ...(script === undefined ? [] : textsIn(script)),
];

/** What a user may speak of at a point of the talk. */
export function materialOf(user: SimulatedUser, talk: readonly Message[]): Material {
  const texts = [...caseTexts(user), ...talk.map(({ content }) => content)];
  const plain = texts.map(plainWords).join('\n');
  const counts = [...Object.values(user.facts).map(shownFact), user.goal].map(
    (text) => text.split(/,| and | & |;/).filter((one) => one.trim() !== '').length,
  );
  return {
    plain,
    words: new Set(plain.split(/\s+/)),
    compact: texts.map(compact).join('\n'),
    numbers: texts.flatMap(numbersRead),
    calendar: new Set(texts.flatMap(datesIn)),
    counts: new Set(counts.filter((count) => count > 1)),
  };
}

/** The numbers of a text, those of its times of the clock in words as well. */
function numbersRead(text: string): readonly FoundNumber[] {
  const times = withClockTimes(text);
  return times === text ? numbersIn(text) : [...numbersIn(text), ...numbersIn(times)];
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
