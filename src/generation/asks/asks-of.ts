import type { PolicyUnit } from '../policy-unit.ts';
import { echoes } from '../echo.ts';
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
  const asks = (unit.row === undefined ? sentenceAsks(unit) : cellAsks(unit)).filter((ask) => !echoes([ask]) && isClean(ask.question));
  known.set(unit, asks);
  return asks;
}

function sentenceAsks(unit: PolicyUnit): Ask[] {
  const { text, leadIn, label } = unit;
  if (leadIn !== undefined || !standsAlone(text)) return [];
  const plain = label === undefined ? [...valueAsks(unit, text), ...limitAsks(unit, text), ...refusalAsks(unit, text), ...whoAsks(unit, text), ...demandAsks(unit, text)] : [];
  return [...plain, ...quotedAsks(unit, text, label)];
}

/** What a proofreader would stop at: a word twice, a blank before a mark, a form of "be" beside another verb. */
function isClean(question: string): boolean {
  return !/\b(\w+) \1\b|\s[,.;?]|\b(?:is|are|do|does|can) (?:is|are|can|may|must|will|has|have to be able)\b|\b(?:I|me) (?:is|are|has)\b|\bfor I\b/i.test(question.replace(/\bhad had\b|\bthat that\b/g, '')) ;
}
