import type { PolicyUnit } from './policy-unit.ts';
import { noQuotes, thirdPerson } from './wording.ts';

type Row = NonNullable<PolicyUnit['row']>;

/** Columns that say what something does: "Opens" is asked as "When does … open?". */
const DOES: Readonly<Record<string, string>> = {
  opens: 'When does # open?',
  closes: 'When does # close?',
  starts: 'When does # start?',
  begins: 'When does # begin?',
  ends: 'When does # end?',
  costs: 'How much does # cost?',
};
const NOTHING_THERE = /^(?:none|no|nothing|n\/a|-|–|—)$/i;

const COUNT = /^\d+$/;
/** Heads that cannot stand behind "the". */
const NO_NOUN = /^(?:at |in |on |for |per |most |max |min |up |yes|no\b|can |may |must |is |are |has )/i;

/** The question for one cell of a table: 'What is the loan period for "Film"?'. */
export function cellQuestion({ key, cells }: Row): string {
  const { column, value } = named(cells);
  const known = DOES[column];
  if (known !== undefined) return known.replace('#', key);
  if (NO_NOUN.test(column)) return `What is listed under "${column}" for "${noQuotes(key)}"?`;
  const what = `${column} for "${noQuotes(key)}"`;
  if (!isPlural(column)) return `What is the ${what}?`;
  return COUNT.test(value) || NOTHING_THERE.test(value)
    ? `How many ${column} are there for "${noQuotes(key)}"?`
    : `What are the ${what}?`;
}

/** What the answer has to say of the cell; an empty one is said in words of its own. */
export function cellExpectation({ key, cells }: Row): string {
  const { column, value } = named(cells);
  if (NO_NOUN.test(column)) return `Say that it is "${noQuotes(value)}" for ${noQuotes(key)}.`;
  if (NOTHING_THERE.test(value))
    return isPlural(column)
      ? `Say that there are no ${column} for ${noQuotes(key)}.`
      : `Say that there is no ${column} for ${noQuotes(key)}.`;
  if (DOES[column] !== undefined)
    return `Say that ${noQuotes(key)} ${thirdPerson(column.replace(/s$/, ''))} ${column === 'costs' ? '' : 'at '}"${noQuotes(value)}".`.replace(
      / {2}/g,
      ' ',
    );
  if (isPlural(column) && COUNT.test(value))
    return `Say that the number of ${column} for ${noQuotes(key)} is "${value}".`;
  return `Say that the ${column} for ${noQuotes(key)} ${isPlural(column) ? 'are' : 'is'} "${noQuotes(value)}".`;
}

/** The value as an answer has to hold it; undefined for a cell that says "none". */
export function cellValue({ cells }: Row): string | undefined {
  const { value } = named(cells);
  return value === '' || NOTHING_THERE.test(value) ? undefined : value;
}

/** Column heads stand in sentences: lower-case unless they are names or signs. */
function named(cells: Row['cells']) {
  const { column = '', value = '' } = cells[0] ?? {};
  const shown = /^[A-Z][a-z]/.test(column) ? `${column.charAt(0).toLowerCase()}${column.slice(1)}` : column;
  return { column: noQuotes(shown), value };
}

/** Looks at the word that the head begins with or ends in: "Guest passes a month" are many. */
const isPlural = (column: string) => {
  const noun = column.split(/ (?:a|an|per|at|for|of|in|each)\b/)[0] ?? column;
  return /(?:[^s]s|ren)$/.test(noun) && !/(?:us|is)$/.test(noun);
};
