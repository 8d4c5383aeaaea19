import { defined } from '../schema/defined.ts';
import { sha256 } from '../test-cases/case-hash.ts';
import { findAttack } from '../text/attack-patterns.ts';
import { cleanText } from '../text/escape/clean-text.ts';
import { isEnglish } from '../text/language/language.ts';
import { frameOf, OPENER } from './frame.ts';
import type { PolicyUnit } from './policy-unit.ts';
import { quantitiesOf } from './quantities.ts';
import { type NamedDocument, plain, readStatements, type Statement } from './read-statements.ts';
import { upperFirst } from './wording.ts';

/** Words that make a sentence a rule (improvement.md 6.2 step 1). */
const RULE_WORDS =
  /\b(?:is|are) (?:not )?(?:appointed|elected|decided|approved|adopted|chosen|published|kept|deleted|erased|destroyed|withdrawn|forfeited|excluded|exempt|free|refunded|reimbursed|charged|billed|sold|reserved|replaced|suspended|rejected|closed)\b|\b(?:lapses?|loses?|forfeits?)\b|\b(?:must|shall|should|may|can|cannot|can't|only|within|unless|except|at least|at most|up to|no more than|maximum|minimum|required|requires?|needs? to|ha(?:s|ve) to|free of charge|not|never|always|if|when|once|allowed|prohibited|forbidden|eligible|entitled|refundable|valid|expires?|will|needs?|banned|liable|responsible)\b/i;
/** Digits of an id: 48 bits tell the units of any set of documents apart. */
const ID_DIGITS = 12;
/** Characters by which the language of a document is told. */
const TOLD_BY = 50_000;
/** Columns of a table that become tests; wider ones are mostly data. */
const MOST_CELLS = 6;
/** Shorter sentences say too little to be tested; words. */
const FEWEST_WORDS = 3;

/** What was read from documents, with what was left out and why. */
interface PolicyReading {
  units: PolicyUnit[];
  /** Topics in the order of the documents, also those without a unit. */
  topics: string[];
  /** Statements that speak to a language model: data that never becomes a test's expectation. */
  suspicious: number;
  /** Names of documents that the English rules do not fit. */
  notEnglish: string[];
}

/** The policy units of documents (improvement.md 6.2 step 1). Instructions to a model in a document are left out and counted. */
export function readPolicy(documents: readonly NamedDocument[]): PolicyReading {
  const reading: PolicyReading = { units: [], topics: [], suspicious: 0, notEnglish: [] };
  const topics = new Set<string>();
  for (const document of documents) {
    const english = isEnglish(document.content.slice(0, TOLD_BY));
    if (!english) reading.notEnglish.push(document.name);
    const toCustomer = speaksToCustomer(document.content);
    const toAgent = !toCustomer && AGENT_TOLD.test(document.content);
    const statements = readStatements(document);
    const names = namesIn(document.content);
    const titled = statements.some(({ headings }) => headings.length > 1);
    for (const statement of statements) {
      const topic = topicOf(statement, titled);
      if (topic !== '') topics.add(topic);
      if (!english) continue;
      if (findAttack(statement.text) !== null) {
        reading.suspicious += 1;
        continue;
      }
      const before = reading.units.at(-1);
      if (before !== undefined && continues(before, statement)) {
        reading.units[reading.units.length - 1] = continued(before, statement, document.content);
        continue;
      }
      if (statement.row !== undefined) reading.units.push(...rowUnits(statement, topic, toCustomer));
      else {
        const unit = unitOf(statement, topic, toCustomer);
        if (unit !== undefined) reading.units.push({ ...unit, names, ...(toAgent ? { toAgent } : {}) });
      }
    }
  }
  reading.topics = [...topics];
  return reading;
}

/** Words with a capital letter behind one without, that stand nowhere without it. Linear. */
function namesIn(content: string): Set<string> {
  const small = new Set(content.match(/(?<![\p{L}\p{N}])\p{Ll}[\p{L}’'-]+/gu));
  const capital = [...content.matchAll(/(?<=\p{Ll},? )\p{Lu}[\p{L}’'-]+/gu)].map(([word]) => word);
  return new Set(capital.filter((word) => !small.has(word.toLowerCase())));
}

/** An assistant or an agent is told what to do. */
const AGENT_TOLD =
  /\byou are (?:the|an?) [\w -]{0,30}(?:agent|assistant)\b|\bas an? [\w -]{0,30}(?:agent|assistant)\b|\b(?:the|an) (?:agent|assistant) (?:must|should|can|may|cannot)\b/i;

/**
 * Whether "you" in a document is the customer: it speaks of no agent, and of users or customers less often than a house that calls
 * itself "we" speaks of itself. Guests and members may be others than the customer.
 */
function speaksToCustomer(content: string): boolean {
  const count = (pattern: RegExp) => content.match(pattern)?.length ?? 0;
  if (count(/\b(?:the|as an?|an|each|every|any) (?:\w+ )?(?:agent|assistant)s?\b/gi) > 0) return false;
  const others = count(
    /\b(?:the|an?|each|every|any) (?:\w+ )?(?:user|customer|client|patron|guest|member)s?\b|\b(?:users|customers|clients|patrons)\b/gi,
  );
  return others <= count(/\b(?:we|our|us)\b/gi);
}

/** "This is something that …": a sentence that points back belongs to the one before it. */
function continues({ source, row }: PolicyUnit, { source: own, text }: Statement): boolean {
  // What stands behind a table belongs to no row of it.
  if (row !== undefined) return false;
  if (own.document !== source.document || own.start < source.end || own.start - source.end > 2) return false;
  return (POINTS_BACK.test(text) || UNTIL_THEN.test(text)) && !/[:?]$/.test(text);
}

const POINTS_BACK =
  /^(?:this|these|those|it|they|such|otherwise|even then|in that case|if not|if it is not|the same|to do so)\b/i;

const UNTIL_THEN = /\b(?:until|by|before|since) then\b/i;

function continued(unit: PolicyUnit, { source, text }: Statement, content: string): PolicyUnit {
  const quote = content.slice(unit.source.start, source.end);
  const exception = unit.exception ?? (/^otherwise/i.test(text) ? visible(text) : undefined);
  return {
    ...unit,
    id: idOf({ ...unit.source, end: source.end, quote }),
    source: { ...unit.source, end: source.end, quote },
    text: `${unit.text} ${visible(text)}`,
    ...defined({ exception }),
  };
}

const idOf = ({ document, start, end, quote }: PolicyUnit['source']) =>
  sha256(`${document}\n${start}\n${end}\n${quote}`).slice(0, ID_DIGITS);

/** The headings below the title; without them the title. Empty for a text without headings, which has no topics. */
function topicOf({ headings }: Statement, titled: boolean): string {
  const below = titled && headings.length > 1 ? headings.slice(1) : headings;
  return below.join(' / ');
}

function unitOf(statement: Statement, topic: string, toCustomer: boolean): PolicyUnit | undefined {
  const { source, leadIn, label, asked, isFirst } = statement;
  const text = visible(statement.text);
  const id = idOf(source);
  if (text.split(/\s+/).length < FEWEST_WORDS || /[?:]$/.test(text) || POINTS_BACK.test(text))
    return undefined;
  const frame = frameOf(text, toCustomer);
  // "Otherwise" stays: without it a rule would hold always.
  const own = (frame?.label === undefined ? text : text.replace(/^[^:]+:\s+/, '')).replace(
    /^otherwise\b/i.test(text) ? /^$/ : OPENER,
    '',
  );
  const quantities = quantitiesOf(own);
  if (!RULE_WORDS.test(text) && quantities.length === 0 && !isDuty(frame, leadIn)) return undefined;
  // Entries of a list of names: "device ID (if applicable)".
  if (frame === undefined && quantities.length === 0 && !/[.!]$/.test(text)) return undefined;
  const [action = '', ...rest] = (frame?.predicate ?? '').split(/\s+/);
  const passive = action === 'be' ? rest[0] : undefined;
  return {
    ...NOTHING,
    id,
    topic,
    text: upperFirst(own),
    source,
    toCustomer,
    quantities,
    ...(frame === undefined
      ? {}
      : { subject: frame.subject, actor: frame.actor, force: frame.force, predicate: frame.predicate }),
    ...defined({
      condition: frame?.condition,
      exception: frame?.exception,
      leadIn,
      label: label ?? frame?.label,
      asked,
      isFirst,
    }),
    action: passive ?? action,
    object: /^[^,;.]*/.exec(rest.slice(passive === undefined ? 0 : 1).join(' '))?.[0].trim() ?? '',
  };
}

/** A unit for each cell of a row: each can be asked for on its own. */
function rowUnits({ source, row }: Statement, topic: string, toCustomer: boolean): PolicyUnit[] {
  if (row === undefined || row.key === '') return [];
  return row.cells.slice(0, MOST_CELLS).map((cell) => ({
    ...NOTHING,
    id: idOf({ ...source, quote: `${source.quote}\n${cell.column}` }),
    topic,
    text: visible(`${cell.column} of ${row.key}: ${cell.value}`),
    source,
    row: { ...row, cells: [cell] },
    toCustomer,
    quantities: [],
  }));
}

const isDuty = (frame: ReturnType<typeof frameOf>, leadIn: string | undefined) =>
  frame?.actor === 'agent' && frame.subject === '' && leadIn !== undefined;

const NOTHING = {
  actor: 'thing',
  force: 'state',
  subject: '',
  predicate: '',
  action: '',
  object: '',
} as const;

/** One visible line: what a reader of the test sees is what it says. */
const visible = (text: string) => plain(cleanText(text)).replace(/\s+/g, ' ').trim();
