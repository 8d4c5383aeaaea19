import type { Check } from '../../schema/check.ts';
import { criteriaOf } from '../offline/shared/criteria.ts';
import type { Prepared } from '../prepare.ts';

/** Scorers that hold an output against what was expected of it, so that a check for its texts would settle what they cannot tell. */
const OF_EXPECTATION = new Set(['playval', 'task_completion', 'faithfulness', 'answer_relevancy']);
/** Texts that a suggestion names at most; what needs more is for a person to choose. */
const MOST_TEXTS = 4;
/** Longest text that is worth looking for in these very letters, in characters. */
const LONGEST = 80;

const QUOTED = /["“„]([^"“”„\n]+)["”“]|`([^`\n]+)`|(?<![\w])'([^'\n]{2,})'(?!\w)/g;
/** A number with its sign and unit: `30 days`, `$240`, `15 %`, `10:30`. */
const NUMBER =
  /(?<![\w.,-])[$€£]?\s?\d[\d.,:]*(?<![.,:])(?:\s?(?:%|°\s?[CF]?)|[ -](?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|nights?|euros?|dollars?|pounds?|cents?|EUR|USD|GBP|percent|degrees?|km|kg|cm|mm|ml|GB|MB|[gml])\b)?(?!\w)/g;
/** How long or in how many parts an answer is to be: its form, not its words. */
const OF_FORM =
  /^\s*(?:sentences?|words?|lines?|paragraphs?|points?|bullets?|steps?|items?|examples?|times)\b/i;
/** Right before a text: this one must not be there, whatever the others are. */
const DENIED = /\b(?:not|never|no|instead of|rather than)\s+$/i;
const EITHER = /\bor\b|\beither\b|\bone of\b|\bany of\b/i;

/**
 * A check that would settle what the scorer could not, for whoever would rather have a sure verdict than an unsure one: made of the
 * expected behavior, else of the reference answer. Undefined where they name nothing, and for scorers that ask for something else.
 */
export function suggestedCheck(scorer: string, subject: Prepared): Check | undefined {
  if (!OF_EXPECTATION.has(scorer)) return undefined;
  const { expected_behavior: expected, ground_truth: truth } = subject;
  return (
    (expected === undefined ? undefined : checkIn(expected)) ??
    (truth === undefined ? undefined : firstTextIn(truth))
  );
}

/**
 * A check that an expectation in prose holds already: the texts that it quotes, else its numbers with their units, each wanted or
 * forbidden as its clause says; wishes ask for nothing. It is a proposal: it looks for these very letters. Undefined where it names nothing.
 */
export function checkIn(expected: string): Check | undefined {
  const clauses = criteriaOf(expected).filter(({ kind }) => kind !== 'should');
  const demandsOf = (namedIn: (text: string) => Named[]) =>
    clauses.flatMap(({ text, kind }) => demandOf(text, kind === 'must_not', namedIn(text)));
  const quoting = demandsOf(quotedIn);
  const demands = quoting.length > 0 ? quoting : demandsOf(numbersIn);
  if (new Set(demands.flatMap(({ texts }) => texts)).size > MOST_TEXTS) return undefined;
  const textsOf = (wanted: Demand['wanted']) =>
    unique(demands.filter((one) => one.wanted === wanted).flatMap(({ texts }) => texts));
  const checks = [
    ...wantedCheck('contains_all', textsOf('all')),
    ...demands.flatMap(({ wanted, texts }) => (wanted === 'any' ? wantedCheck('contains_any', texts) : [])),
    ...forbiddenCheck(textsOf('none')),
  ];
  return checks.length < 2 ? checks[0] : { all_of: checks };
}

/** Of a reference answer one text is enough: the others may be said in other words, or not at all. */
function firstTextIn(truth: string): Check | undefined {
  const [text] = unique([...quotedIn(truth), ...numbersIn(truth)].map((one) => one.text));
  return text === undefined ? undefined : { contains: text };
}

/** A text that a clause names, with what stands before it. */
interface Named {
  text: string;
  before: string;
}

/** Texts that a clause asks for: all of them, any one, or none. */
interface Demand {
  wanted: 'all' | 'any' | 'none';
  texts: string[];
}

/** What one clause asks for of the texts in it. */
function demandOf(clause: string, forbids: boolean, named: readonly Named[]): Demand[] {
  const isForbidden = ({ before }: Named) => forbids || DENIED.test(before);
  const textsOf = (all: readonly Named[]) => unique(all.map(({ text }) => text));
  const demands: Demand[] = [
    {
      wanted: EITHER.test(clause) ? 'any' : 'all',
      texts: textsOf(named.filter((one) => !isForbidden(one))),
    },
    { wanted: 'none', texts: textsOf(named.filter(isForbidden)) },
  ];
  return demands.filter(({ texts }) => texts.length > 0);
}

type TextCheck = Record<string, string | string[]>;

function wantedCheck(several: 'contains_all' | 'contains_any', texts: string[]): TextCheck[] {
  const [first, ...others] = texts;
  if (first === undefined) return [];
  // Digits have no capitals: their plain form reads best.
  return [
    others.length > 0 ? { [several]: texts } : { [/\d/.test(first) ? 'contains' : 'icontains']: first },
  ];
}

function forbiddenCheck(texts: string[]): TextCheck[] {
  const [first, ...others] = texts;
  return first === undefined ? [] : [{ not_icontains: others.length > 0 ? texts : first }];
}

const quotedIn = (sentence: string): Named[] =>
  [...sentence.matchAll(QUOTED)].map(({ 1: double, 2: back, 3: single, index }) => ({
    text: (double ?? back ?? single ?? '').trim(),
    before: sentence.slice(0, index),
  }));

const numbersIn = (sentence: string): Named[] =>
  [...sentence.matchAll(NUMBER)]
    .filter(({ 0: found, index }) => !OF_FORM.test(sentence.slice(index + found.length)))
    .map(({ 0: found, index }) => ({ text: found.trim(), before: sentence.slice(0, index) }));

const unique = (texts: readonly string[]) => [
  ...new Set(texts.filter((text) => text !== '' && text.length <= LONGEST)),
];
