import { maskPii } from '../../scorers/pii/mask.ts';
import { findAttack } from '../../text/attack-patterns.ts';

/** Cases that have to demand the same: what one case alone wants is its data, and no rule. */
const LEAST_CASES = 2;
/** Words of a demand: fewer say nothing by themselves, more are a text of their own. */
const WORDS = { least: 3, most: 40 } as const;
/** Ends a part of a sentence; a full stop in a number or a name does not. */
const BETWEEN = /([.;:!?,](?=\s|$)\s*|\s+and\s+)/;
/** Bounded: each mark that nothing closes would otherwise be read to the end of the text. */
const QUOTED = /"[^"\n]{0,400}"|“[^”\n]{0,400}”|`[^`\n]{0,400}`/g;
/** How a part begins that says when the rest of its sentence applies. */
const CONDITION =
  /^(?:(?:and|or|but|so|then|only|even) )*(?:if|unless|when|whenever|where|once|without|until|except|in case|provided|as long as)\b/i;
const NEGATION = /\b(?:not|never|without|no|nor|cannot)\b|n['’]t\b/i;
/** How a sentence begins that tells somebody what to do. */
const OPENING =
  /^(?:(?:first|then|always|only|never|politely|briefly|kindly|do not|don't|not to) )*(?:add|address|admit|advise|answer|apologi[sz]e|append|ask|attach|avoid|begin|book|calculate|call|check|choose|cite|close|compare|compute|confirm|convert|copy|create|decline|describe|direct|do|end|ensure|escalate|explain|fetch|fill|find|finish|follow|forward|format|give|greet|hand|help|hide|identify|include|inform|insist|keep|leave|link|list|look|make|mark|mask|mention|move|name|note|offer|omit|open|order|pass|phrase|point|present|print|propose|provide|put|quote|read|recommend|redirect|refer|refuse|reject|remind|repeat|reply|report|request|require|respond|return|round|say|search|send|set|show|sign|sort|spell|start|state|stay|stop|suggest|summari[sz]e|switch|take|tell|thank|translate|treat|transfer|turn|use|verify|warn|wait|withhold|write)\b/i;
const CONTROL = /[\p{Cc}{}<>|\\]/u;

/**
 * What several cases demand in the same words, the demand of most cases first: whole parts of their expectations, `Add the sentence "This is
 * no binding ruling."`. A part that has other values or names another language in another case is the data of cases, not a demand of all.
 */
export function demandsOf(expectations: readonly string[]): string[] {
  const cut = expectations.map(partsOf);
  const known = countedBy(cut.map((parts) => parts.map(({ key }) => key)));
  const values = countedBy([[...new Set(cut.flat().map(({ key }) => key))].map(withoutValues)], false);
  const isShared = ({ key }: Part) =>
    (known.get(key) ?? 0) >= LEAST_CASES && values.get(withoutValues(key)) === 1;
  const runs = cut.map((parts) => runsOf(parts, isShared));
  const counts = countedBy(runs);
  return [...counts]
    .filter(([, cases]) => cases >= LEAST_CASES)
    .sort(([a, x], [b, y]) => y - x || b.length - a.length || (a < b ? -1 : 1))
    .map(([demand]) => demand);
}

/** A part of a sentence, with what stands between it and the next one. */
interface Part {
  text: string;
  key: string;
  after: string;
}

function partsOf(expectation: string): Part[] {
  const quotes: string[] = [];
  // Quoted text is one word, whatever stands in it.
  const plain = expectation
    .replace(/\s+/g, ' ')
    .replace(QUOTED, (quote) => `\uE000${quotes.push(quote) - 1}\uE001`);
  const whole = (text: string) =>
    text.replace(/\uE000(\d+)\uE001/g, (_, at: string) => quotes[Number(at)] ?? '');
  const pieces = plain.split(BETWEEN);
  return pieces.flatMap((piece, at) => {
    const text = whole(piece).trim();
    return at % 2 === 1 || text === ''
      ? []
      : [{ text, key: text.toLowerCase(), after: pieces[at + 1] ?? '' }];
  });
}

const VALUES = new RegExp(`${QUOTED.source}|\\d+|\\bin [A-Z][a-z]+\\b`, 'gi');

/** The key of a part with a gap for each value. */
const withoutValues = (key: string) => key.replace(VALUES, '#');

/**
 * Parts after each other that are all shared, from the first that tells what to do. What a negation or a condition of the same sentence
 * bears on is no demand without it: "If the item was worn, refuse the refund." never becomes "Refuse the refund".
 */
function runsOf(parts: readonly Part[], isShared: (part: Part) => boolean): string[] {
  const sentences = sentencesOf(parts);
  const runs: string[] = [];
  const close = (from: number, to: number) => {
    const opened = sentences[from];
    const closed = sentences[to - 1];
    if (opened === undefined || closed === undefined) return;
    const start = opened.firstLimit < from ? opened.end : from;
    const end = closed.lastCondition >= to ? closed.start : to;
    const run = parts.slice(start, Math.max(start, end));
    const first = start + run.findIndex(({ text }) => OPENING.test(text));
    if (first < start) return;
    const kept = parts.slice(Math.min(first, sentences[first]?.firstLimit ?? first), end);
    const text = kept.map((part, at) => part.text + (at + 1 < kept.length ? part.after : '')).join('');
    if (isSound(text)) runs.push(text[0]?.toUpperCase() + text.slice(1));
  };
  let from = 0;
  for (const [at, part] of parts.entries())
    if (!isShared(part)) {
      close(from, at);
      from = at + 1;
    }
  close(from, parts.length);
  return runs;
}

/** A sentence by the places of its parts, `end` the first one behind it. */
interface Sentence {
  start: number;
  end: number;
  /** The first part that negates or conditions what follows; Infinity without one. */
  firstLimit: number;
  /** The last part that is a condition; -1 without one. */
  lastCondition: number;
}

/** The sentence of each part. */
function sentencesOf(parts: readonly Part[]): Sentence[] {
  let sentence: Sentence | null = null;
  return parts.map(({ text, after }, at) => {
    sentence ??= { start: at, end: at, firstLimit: Number.POSITIVE_INFINITY, lastCondition: -1 };
    const own = sentence;
    const isCondition = CONDITION.test(text);
    if (isCondition) own.lastCondition = at;
    if (isCondition || NEGATION.test(text.replace(QUOTED, ''))) own.firstLimit = Math.min(own.firstLimit, at);
    own.end = at + 1;
    if (/^[.!?]/.test(after)) sentence = null;
    return own;
  });
}

/** Expectations are data: no orders to whoever reads them, nothing personal. */
function isSound(text: string): boolean {
  const words = text.split(' ').length;
  return (
    words >= WORDS.least &&
    words <= WORDS.most &&
    !CONTROL.test(text) &&
    findAttack(text) === null &&
    maskPii(text) === text
  );
}

/** In how many of the lists each entry stands, or how often where `once` is false. */
function countedBy(lists: readonly (readonly string[])[], once = true): Map<string, number> {
  const counts = new Map<string, number>();
  for (const list of lists)
    for (const entry of once ? new Set(list) : list) counts.set(entry, (counts.get(entry) ?? 0) + 1);
  return counts;
}
