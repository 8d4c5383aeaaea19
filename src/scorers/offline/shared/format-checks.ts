import { foldForMatch } from '../../../text/language/normalize.ts';
import { sentences } from '../../../text/language/sentences.ts';
import { words } from '../../../text/language/words.ts';
import { OFFLINE } from './constants.ts';

/** What a check of format says: whether it holds, and why. */
interface FormResult {
  readonly holds: boolean;
  readonly reason: string;
}

const NUMBERS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  single: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
};
const COUNT = '(\\d+|an?|one|single|two|three|four|five|six|seven|eight|nine|ten)';
const UNIT =
  '(words?|sentences?|characters?|paragraphs?|lines?|bullet points?|bullets|items|points|steps|options|examples)';
const AT_MOST = new RegExp(
  `\\b(?:at most|no more than|not more than|under|fewer than|less than|within|(?:a )?max(?:imum)?(?: of)?|up to|(?:not|n't) exceed|below) ${COUNT} ${UNIT}\\b|\\b${COUNT} ${UNIT} (?:or (?:less|fewer)|at most|max(?:imum)?)\\b`,
  'i',
);
const AT_LEAST = new RegExp(
  `\\b(?:at least|no fewer than|no less than|more than|a minimum of|minimum) ${COUNT} ${UNIT}\\b`,
  'i',
);
const EXACTLY = new RegExp(
  `\\b(?:exactly|in|only|precisely|with|of|list|give|provide|name|lists|gives|provides|names) ${COUNT} ${UNIT}\\b`,
  'i',
);
const LIST_LINE = /^\s*(?:[-*•‣]|\d{1,3}[.)])\s+\S/gm;
/** Function words that tell the languages people ask for apart; each is frequent in one and rare in the others. */
const LANGUAGES: Readonly<Record<string, RegExp>> = {
  english: /\b(?:the|and|of|is|you|for|with|that|are)\b/gi,
  french: /\b(?:le|les|des|est|une|vous|pour|dans|avec|je|nous|sur|qui)\b/gi,
  german: /\b(?:der|die|das|und|ist|nicht|sie|mit|für|ein|eine|auf|ich|wir|zu)\b/gi,
  spanish: /\b(?:el|los|las|es|una|usted|para|con|por|que|su|puede|del)\b/gi,
  italian: /\b(?:il|gli|che|è|una|per|con|non|sono|della|di|può)\b/gi,
  portuguese: /\b(?:os|uma|você|para|com|não|são|dos|pode|em|seu|que)\b/gi,
  dutch: /\b(?:het|een|van|en|is|niet|voor|met|dat|zijn|kunt|je)\b/gi,
};
const LANGUAGE_NAMED =
  /\b(?:in|into|language(?: is| must be)?:?) (english|french|german|spanish|italian|portuguese|dutch)\b/i;

/** Checks of format that need no understanding: JSON, list, table, lengths, language, first and last words (metrics.md 10.7). Null: the criterion asks for none. */
export function checkForm(criterion: string, output: string): FormResult | null {
  return (
    checkCount(criterion, output) ??
    checkJson(criterion, output) ??
    checkEnds(criterion, output) ??
    checkLanguage(criterion, output) ??
    checkShape(criterion, output) ??
    checkBrevity(criterion, output)
  );
}

function checkCount(criterion: string, output: string): FormResult | null {
  const most = AT_MOST.exec(criterion);
  const least = most ? null : AT_LEAST.exec(criterion);
  const exact = most || least ? null : EXACTLY.exec(criterion);
  const found = most ?? least ?? exact;
  if (!found) return null;
  const amount = numberOf(found[1] ?? found[3] ?? '');
  const unit = (found[2] ?? found[4] ?? '').toLowerCase();
  const actual = countOf(unit, output);
  if (actual === null) return null;
  const strict =
    /\b(?:under|fewer than|less than|below|more than)\b/i.test(found[0]) &&
    !/\bno(?:t)? (?:more|less|fewer) than\b/i.test(found[0]);
  const holds = most
    ? strict
      ? actual < amount
      : actual <= amount
    : least
      ? strict
        ? actual > amount
        : actual >= amount
      : actual === amount;
  return { holds, reason: `It has ${actual} ${unit}, ${amount} asked for.` };
}

function numberOf(text: string): number {
  return NUMBERS[text.toLowerCase()] ?? Number(text);
}

function countOf(unit: string, output: string): number | null {
  if (unit.startsWith('word'))
    return output.split(/\s+/).filter((piece) => /[\p{L}\p{N}]/u.test(piece)).length;
  if (unit.startsWith('sentence')) return sentences(output).length;
  if (unit.startsWith('character')) return [...output.trim()].length;
  if (unit.startsWith('paragraph'))
    return output.split(/\n\s*\n/).filter((piece) => piece.trim() !== '').length;
  if (unit.startsWith('line')) return output.split('\n').filter((line) => line.trim() !== '').length;
  const listed = output.match(LIST_LINE)?.length ?? 0;
  return unit.startsWith('bullet') || listed > 0 ? listed : null;
}

function checkJson(criterion: string, output: string): FormResult | null {
  if (!/\bjson\b/i.test(criterion)) return null;
  const body = /^\s*```(?:json)?\s*([\s\S]*?)```\s*$/.exec(output)?.[1] ?? output;
  try {
    const value: unknown = JSON.parse(body);
    const holds = typeof value === 'object' && value !== null;
    return { holds, reason: holds ? 'It is valid JSON.' : 'It is no JSON object or array.' };
  } catch {
    return { holds: false, reason: 'It is not valid JSON.' }; // that it does not parse is the answer
  }
}

function checkEnds(criterion: string, output: string): FormResult | null {
  const found =
    /\b(start|begin|open|end|close|finish|sign off)\w* with (?:the (?:words?|phrase|sentence) )?["']([^"']+)["']/i.exec(
      criterion.replace(/[“”]/g, '"').replace(/[‘’]/g, "'"),
    );
  if (!found) return null;
  const [, edge = '', wanted = ''] = found;
  const text = foldForMatch(output);
  const part = foldForMatch(wanted);
  const first = /^(?:start|begin|open)/i.test(edge);
  const holds = first
    ? text.startsWith(part)
    : text.replace(/[.!\s]+$/, '').endsWith(part.replace(/[.!\s]+$/, ''));
  return {
    holds,
    reason: holds
      ? `It does ${first ? 'start' : 'end'} so.`
      : `It does not ${first ? 'start' : 'end'} with "${wanted}".`,
  };
}

function checkLanguage(criterion: string, output: string): FormResult | null {
  const wanted = LANGUAGE_NAMED.exec(criterion)?.[1]?.toLowerCase();
  if (wanted === undefined) return null;
  let best = { name: '', hits: 0 };
  for (const [name, pattern] of Object.entries(LANGUAGES)) {
    const hits = output.match(pattern)?.length ?? 0;
    if (hits > best.hits) best = { name, hits };
  }
  const holds = best.name === wanted;
  return { holds, reason: holds ? `It reads as ${wanted}.` : `It does not read as ${wanted}.` };
}

function checkShape(criterion: string, output: string): FormResult | null {
  if (
    /\b(?:bullet(?:ed)?(?: points?| list)?|numbered list|as a list|list format|ordered list|step[- ]by[- ]step)\b/i.test(
      criterion,
    )
  ) {
    const lines = output.match(LIST_LINE)?.length ?? 0;
    const steps =
      /step/i.test(criterion) && /\b(?:first|step 1)\b[\s\S]*\b(?:then|next|second|step 2)\b/i.test(output);
    const holds = lines >= 2 || steps;
    return { holds, reason: holds ? 'It is laid out so.' : 'It has no list.' };
  }
  if (/\b(?:as|in|with|include) an? (?:markdown )?table\b/i.test(criterion)) {
    const holds = (output.match(/^\s*\|.*\|\s*$/gm)?.length ?? 0) >= 2;
    return { holds, reason: holds ? 'It has a table.' : 'It has no table.' };
  }
  return null;
}

function checkBrevity(criterion: string, output: string): FormResult | null {
  if (
    !/\b(?:concise(?:ly)?|brief(?:ly)?|keep it short|short(?:ly)? (?:answer|reply|response)|succinct(?:ly)?)\b/i.test(
      criterion,
    )
  )
    return null;
  const count = words(output).length;
  return { holds: count <= OFFLINE.playval.concise, reason: `It has ${count} words.` };
}
