import { MONTHS } from '../../text/lexicons/months.ts';
import { numbersIn } from '../understand/values.ts';

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const NAMES = new Map([...MONTHS].filter(([name]) => name.length > 3).map(([name, month]) => [month, name]));

/** The weekdays and months that a text names, in lower case, and those on which its dates fall. */
export function datesIn(text: string): string[] {
  const found = calendarWords(text);
  for (const { kind, key } of numbersIn(text)) {
    if (kind !== 'date') continue;
    const [year = '?', month = '?', day = '?'] = key.split('-');
    const name = NAMES.get(Number(month));
    if (name !== undefined) found.push(name);
    if (year === '?' || day === '?') continue;
    found.push(WEEKDAYS[new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDay()] ?? '');
  }
  return found;
}

/** The weekdays and months that stand in a text as words; a month that may be another word counts with a capital letter. */
export const calendarWords = (text: string): string[] =>
  [
    ...text.matchAll(
      /\b(sundays?|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|january|february|april|june|july|august|september|october|november|december)\b|(?<=\b(?:in|of|on|by|until|till|since|last|next|this|early|late|mid|from|before|after|\d|st|nd|rd|th) )\b(March|May)\b|\b(March|May)\b(?= \d)/gi,
    ),
  ]
    .filter(([whole, plain]) => plain !== undefined || /^[A-Z]/.test(whole))
    .map(([whole]) => whole.toLowerCase().replace(/days$/, 'day'));
