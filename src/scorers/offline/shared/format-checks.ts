import { foldForMatch } from '../../../text/language/normalize.ts';
import { sentences } from '../../../text/language/sentences.ts';
import { words } from '../../../text/language/words.ts';
import { OFFLINE } from './constants.ts';
import { checkForbiddenForm } from './forbidden-kinds.ts';

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
const EXACTLY_SOME = new RegExp(`\\b(?:exactly|precisely) ${COUNT} ((?:[a-z-]+ ){0,2}[a-z]+s)\\b`, 'i');
/** What has a count of its own. */
const UNITS_COUNTED = /\b(?:words|sentences|characters|paragraphs)$/i;
const EACH = new RegExp(
  `\\b(?:each|every one|all)\\b[^,.;]{0,30}?\\b(below|under|less than|fewer than|shorter than|at most|up to|no more than|no longer than|within) ${COUNT} (words|characters)\\b`,
  'i',
);
const NO_SIGN =
  /\b(?:no|none (?:with|of them with)|without|contains? no|uses? no)(?: an?| any)? ((?:exclamation|question) (?:mark|point)s?|emojis?|hash ?tags?|links?|urls?|markdown|bullet points?|code blocks?|digits?)\b/i;
const LISTED = /^\s*(?:[-*•‣]|\d{1,3}[.)])\s+/;
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
  const several = [
    checkItems(criterion, output),
    checkEach(criterion, output),
    checkSigns(criterion, output),
  ].filter((result) => result !== null);
  if (several.length > 0) return several.find(({ holds }) => !holds) ?? (several[0] as FormResult);
  return (
    checkCount(criterion, output) ??
    checkJson(criterion, output) ??
    checkEnds(criterion, output) ??
    checkLanguage(criterion, output) ??
    checkShape(criterion, output) ??
    checkBrevity(criterion, output)
  );
}

/** Things that stand one a line or one a list item: "exactly three subject lines". Null where the output is no list. */
function checkItems(criterion: string, output: string): FormResult | null {
  const found = EXACTLY_SOME.exec(criterion);
  if (found === null || UNITS_COUNTED.test(found[2] ?? '')) return null;
  const amount = numberOf(found[1] ?? '');
  const items = itemsOf(output).length;
  if (items < 2 && amount !== items) return null;
  return { holds: items === amount, reason: `It has ${items}, ${amount} asked for.` };
}

/** A limit for each item: "each below 50 characters". */
function checkEach(criterion: string, output: string): FormResult | null {
  const found = EACH.exec(criterion);
  if (found === null) return null;
  const [, bound = '', count = '', unit = ''] = found;
  const limit = numberOf(count) - (/^(?:below|under|less|fewer|shorter)/i.test(bound) ? 1 : 0);
  const lengths = itemsOf(output).map((item) => countOf(unit.toLowerCase(), item) ?? 0);
  const longest = Math.max(0, ...lengths);
  return {
    holds: longest <= limit,
    reason: `The longest has ${longest} ${unit}, ${limit} at most asked for.`,
  };
}

/** Signs that are not wanted: "none with an exclamation mark", "without emojis". */
function checkSigns(criterion: string, output: string): FormResult | null {
  const wanted = NO_SIGN.exec(criterion)?.[1];
  const seen = wanted === undefined ? null : checkForbiddenForm(wanted, output);
  return seen && { holds: seen.holds !== true, reason: seen.reason };
}

function itemsOf(output: string): string[] {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const listed = lines.filter((line) => LISTED.test(line));
  return (listed.length > 1 ? listed : lines).map((line) => line.replace(LISTED, ''));
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
    if (typeof value !== 'object' || value === null)
      return { holds: false, reason: 'It is no JSON object or array.' };
    const missing = keysWanted(criterion).find((key) => !body.includes(`"${key}"`));
    return missing === undefined
      ? { holds: true, reason: 'It is valid JSON.' }
      : { holds: false, reason: `It is JSON without "${missing}".` };
  } catch {
    return { holds: false, reason: 'It is not valid JSON.' }; // that it does not parse is the answer
  }
}

/** Names that a criterion wants in a JSON value: "with the keys a and b". */
function keysWanted(criterion: string): string[] {
  const list =
    /\b(?:keys?|fields?|propert(?:y|ies)|attributes?)(?: named| called)?:? ((?:["'`]?[\w-]+["'`]?(?:, and |, | and | & )?){1,12})/i.exec(
      criterion,
    )?.[1];
  return (list ?? '')
    .split(/, and |, | and | & |\s+/)
    .map((name) => name.replace(/["'`]/g, ''))
    .filter((name) => name !== '' && !/^(?:and|or|only|for|with|of|in|that|which|are|is)$/.test(name))
    .slice(0, list === undefined ? 0 : 12);
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
