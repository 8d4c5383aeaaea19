import type { Check } from '../../schema/check.ts';
import type { PolicyUnit } from '../policy-unit.ts';
import { headingName, noQuotes } from '../wording.ts';
import type { Ask } from './ask.ts';
import { numberChecks } from './value-check.ts';

/** Heads that say themselves what is in their column: the others name who or what a value is for. */
const MEASURE =
  /\b(?:price|prices|fare|fee|fees|rate|deposit|limit|period|duration|time|size|weight|cost|costs|charge|number|amount|maximum|minimum|allowance|notice|length|width|height|capacity|interval|temperature|pressure|flow|volume|dose|dosage|consumption|age|majority|quorum|term|discount|surcharge|refund|salary|bonus|share|target|setting|port|phone|address|colour|code|burst|hardness|lifetime|warranty|voltage|power)$/i;
const NOTHING = /^(?:none|no|yes|nothing|n\/a|–|—|-|free|included|unlimited|any|all|✓|x)$/i;

/** A head that says nothing alone. */
const FUNCTION_WORD =
  /^(?:with|without|from|to|for|in|on|at|by|of|and|or|yes|no|others?|more|less|up|before|after|then)$/i;

/** The question for one cell of a table, with what the answer has to name. */
export function cellAsks({ row, topic }: PolicyUnit): Ask[] {
  const [cell] = row?.cells ?? [];
  if (row === undefined || cell === undefined || row.key === '' || row.key.split(' ').length > 9) return [];
  const { column, value } = cell;
  if (
    /\b(?:it|this|that|these|those|them|above|below)\b/i.test(`${row.key} ${column}`) ||
    FUNCTION_WORD.test(column)
  )
    return [];
  if (
    NOTHING.test(value) ||
    value.split(/\s+/).length > 9 ||
    /[.;:]\s|[\]<>*[]/.test(`${value}${row.key}${column}`)
  )
    return [];
  const checks = cellChecks(value);
  if (checks.length === 0 || checks.length > 3) return [];
  return [
    {
      form: 'value',
      question: question(rowName(row), noQuotes(column), headingName(topic), value),
      checks,
      verdict: 'inform',
      include: [value],
      rationale: 'Asks for a value of a table.',
      quality: 1,
    },
  ];
}

/** A short name of a row says more with the head of its column: class "B". */
function rowName({ key, head }: NonNullable<PolicyUnit['row']>): string {
  const isCode =
    head !== undefined && /^(?:[A-Z\d]{1,3}|\d.*)$/.test(key) && /^[A-Z][a-z]+(?: [a-z]+)?$/.test(head);
  return `${isCode ? `${head.toLowerCase()} ` : ''}"${noQuotes(key)}"`;
}

function question(key: string, column: string, topic: string, value: string): string {
  const where = topic === '' || topic.split(' ').length > 6 ? 'In the table' : `In the table on "${topic}"`;
  if (column === '')
    return `What ${topic === '' ? 'does the table say' : `is stated under "${topic}"`} for ${key}?`;
  const head = column.split(/ (?:per|a|an|for|of|in|on|at|from|to|by)\b/)[0] ?? column;
  if (MEASURE.test(head) && !/^(?:up|from|at|less|more|per|over|under|between)\b/i.test(column))
    return `What is the ${/^[A-Z][a-z]/.test(column) ? column.charAt(0).toLowerCase() + column.slice(1) : column} for ${key}?`;
  if (
    /^(?:\w+ )?(?:days|nights|hours|weeks|months|minutes|points|members|votes|persons|people|requests|messages|litres|pieces|items|copies|years|seats|guests)\b/i.test(
      column,
    ) &&
    /^\d[\d ,.]*$/.test(value)
  )
    return `How many ${column.charAt(0).toLowerCase()}${column.slice(1)} are there for ${key}?`;
  return `${where}, what is listed for ${key} under "${column}"?`;
}

function cellChecks(value: string): Check[] {
  const numbers = numberChecks(value);
  if (numbers.length > 0) return numbers;
  const words = value.replace(/[.!]+$/, '').split(/\s+/);
  return words.length > 2 || value.length < 4 ? [] : [{ icontains: value.replace(/[.!]+$/, '') }];
}
