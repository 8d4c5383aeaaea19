import { echoes } from '../echo.ts';
import type { PolicyUnit } from '../policy-unit.ts';
import { headingName, noQuotes } from '../wording.ts';
import type { Ask } from './ask.ts';
import { cellAsks } from './cell-ask.ts';
import { limitAsks } from './limit-ask.ts';
import { quotedAsks } from './quoted-asks.ts';
import { demandAsks, refusalAsks, whoAsks } from './refusal-ask.ts';
import { standsAlone } from './stands-alone.ts';
import { valueAsks } from './value-ask.ts';

const known = new WeakMap<PolicyUnit, readonly Ask[]>();

/**
 * The ways to ask for a rule. A sentence that cannot be understood alone gives none, and neither does one of a form that no question was
 * written for: fewer cases are better than wrong ones.
 */
export function asksOf(unit: PolicyUnit): readonly Ask[] {
  const found = known.get(unit);
  if (found !== undefined) return found;
  const asks = (unit.row === undefined ? sentenceAsks(unit) : cellAsks(unit)).filter(
    (ask) => !echoes([ask]) && isClean(ask),
  );
  known.set(unit, asks);
  return asks;
}

function sentenceAsks(unit: PolicyUnit): Ask[] {
  const { leadIn, label } = unit;
  const text = firstOf(unit.text);
  if (leadIn !== undefined || text === undefined || !standsAlone(text)) return [];
  const plain =
    label === undefined
      ? [
          ...valueAsks(unit, text),
          ...limitAsks(unit, text),
          ...refusalAsks(unit, text),
          ...whoAsks(unit, text),
          ...demandAsks(unit, text),
        ]
      : [];
  return [
    ...plain,
    ...quotedAsks(
      unit,
      text,
      label ?? (unit.asked === undefined ? contextOf(unit) : `"${noQuotes(unit.asked)}"`),
    ),
  ];
}

/** With these a further sentence changes what the first one says. */
const QUALIFIES =
  /\b(?:appl(?:y|ies)|unless|except\w*|exempt|however|otherwise|then|instead|in that case|if|when|only|but|until|later|longer|shorter|more|less)\b/i;

/** The first sentence of a rule, unless those behind it change what it says. */
function firstOf(text: string): string | undefined {
  const end = /[.!] (?=[A-Z])/.exec(text);
  if (end === null) return text;
  return QUALIFIES.test(text.slice(end.index + 1)) ? undefined : text.slice(0, end.index + 1);
}

/** A short sentence says more with the heading that it stands under. */
const SHORT = 16;

function contextOf({ text, topic }: PolicyUnit): string | undefined {
  const heading = headingName(topic);
  return text.split(' ').length >= SHORT || heading === '' || heading.split(' ').length > 6
    ? undefined
    : `"${noQuotes(heading)}"`;
}

/** In front of a pronoun that begins a clause of its own, whose subject stands in the question. */
const PRONOUN =
  /(?<!\b(?:if|when|once|until|unless|before|after|because|while|that|as)\s)\b(?:it|its|they|them|their)\b/i;

/** What a proofreader would stop at: a word twice, a blank before a mark, a form of "be" beside another verb, a pronoun without its noun. */
function isClean({ form, question }: Ask): boolean {
  if (form !== 'quoted' && PRONOUN.test(question.replace(/\bis it (?=early|enough|all right|optional)/i, '')))
    return false;
  return !/\b(\w+) \1\b|\s[,.;?]|\b(?:is|are|do|does|can) (?:is|are|can|may|must|will|has)\b|\b(?:I|me) (?:is|are|has)\b|\bfor I\b/i.test(
    question.replace(/\bhad had\b|\bthat that\b/g, ''),
  );
}
