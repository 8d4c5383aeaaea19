import type { Subject } from '../../schema/evaluation.ts';
import { isPresent } from '../../text/language/normalize.ts';
import type { NamedTool } from './tool-matching.ts';
import { foldToolName, toolWords } from './tool-name.ts';

/** Where expected tools were found. */
type ExpectedSource = 'expected_tools' | 'ground_truth' | 'expected_behavior' | 'agent_plan';

/** Tools that should be called, in order of first mention, and tools that must not be. `source` null: nothing was found. */
export interface ExpectedTools {
  readonly tools: readonly NamedTool[];
  readonly forbidden: readonly string[];
  readonly source: ExpectedSource | null;
}

/** Works out which tools a case expects without asking anybody (metrics.md 1.3). */
export function expectedTools(subject: Subject): ExpectedTools {
  if (subject.expected_tools !== undefined)
    return { tools: subject.expected_tools.map(asTool), forbidden: [], source: 'expected_tools' };
  const reference = fromJson(subject.ground_truth);
  if (reference !== null) return { tools: reference, forbidden: [], source: 'ground_truth' };
  const vocabulary = [
    ...new Set([
      ...(subject.available_tools ?? []).map((tool) => tool.name),
      ...(subject.tool_calls ?? []).map((call) => call.name),
    ]),
  ];
  const forbidden: string[] = [];
  for (const field of ['expected_behavior', 'ground_truth', 'agent_plan'] as const) {
    const text = subject[field];
    if (!isPresent(text)) continue;
    const found = scan(text, vocabulary);
    forbidden.push(...found.forbidden.filter((name) => !forbidden.includes(name)));
    if (found.tools.length > 0) return { tools: found.tools, forbidden, source: field };
  }
  return { tools: [], forbidden, source: null };
}

function asTool(entry: NonNullable<Subject['expected_tools']>[number]): NamedTool {
  return typeof entry === 'string' ? { name: entry } : entry;
}

/** A reference answer that is a machine-readable list of tools; null when it is anything else. */
function fromJson(text: string | undefined): NamedTool[] | null {
  if (!isPresent(text) || !/^\s*[[{]/.test(text)) return null;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null; // prose that begins with a bracket: scanned as text instead
  }
  if (!Array.isArray(value) && typeof value === 'object' && value !== null) {
    const fields = value as Record<string, unknown>; // a JSON object: one of three known keys may hold the list
    value = fields['expected_tools'] ?? fields['tools'] ?? fields['tool_calls'];
  }
  if (!Array.isArray(value) || value.length === 0) return null;
  const tools: NamedTool[] = [];
  for (const entry of value) {
    if (typeof entry === 'string' && entry !== '') tools.push({ name: entry });
    else if (typeof entry === 'object' && entry !== null && typeof entry.name === 'string') {
      const given: unknown = entry.arguments;
      const isObject = typeof given === 'object' && given !== null && !Array.isArray(given);
      tools.push(
        isObject ? { name: entry.name, arguments: given as Record<string, unknown> } : { name: entry.name },
      );
    } else return null;
  }
  return tools;
}

/** Where a clause ends: what a "not" in it forbids ends there too. */
const CLAUSE_END =
  /[.!?;](?=\s|$)|\n|, (?:but|then|and then|instead)\b| but | instead,? | and (?=(?:then )?(?:call|use|invoke|run|query)\b)/gi;
const NEGATION =
  /\b(?:not|never|avoid|avoiding|without|don't|doesn't|shouldn't|mustn't|refrain|instead of|rather than)\b/i;
/** An "instead of" forbids only what follows it directly; the other cues reach to the end of the clause. */
const TOKEN = /[`"']?[A-Za-z_][\w.\-/:]*\w(?:\(\)?)?[`"']?|[`"']?[A-Za-z]\(?[`"']?/g;
const CUE =
  /^(?:call|calls|called|calling|use|uses|used|using|invoke|invokes|invoked|invoking|run|runs|running|query|queries|querying|tool|tools|function|functions|api|via|with)$/i;
const STRONG_CUE = /^(?:call|calls|called|calling|invoke|invokes|invoked|invoking|tool|function|api)$/i;
/** How near a cue must stand (metrics.md 1.3). */
const CUE_REACH = 3;
/** Identifier-looking words of plain English, domains and files. */
const NO_IDENTIFIER =
  /^(?:e\.g|i\.e|a\.m|p\.m|u\.s|u\.k|vs\.)|\.(?:com|org|net|io|pdf|csv|txt|json|xml|html?|md|py|js|ts|docx?|xlsx?|png|jpe?g)$/i;

interface Hit {
  readonly name: string;
  readonly at: number;
}

function scan(text: string, vocabulary: readonly string[]): { tools: NamedTool[]; forbidden: string[] } {
  const plain = text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"');
  const hits = [...identifierHits(plain, vocabulary), ...wordHits(plain, vocabulary)].sort(
    (a, b) => a.at - b.at,
  );
  const ends = [...plain.matchAll(CLAUSE_END)].map((match) => match.index + match[0].length);
  const tools = new Map<string, NamedTool>();
  const forbidden = new Map<string, string>();
  for (const { name, at } of hits) {
    const start = ends.findLast((end) => end <= at) ?? 0;
    if (NEGATION.test(plain.slice(start, at))) forbidden.set(foldToolName(name), name);
    else if (!tools.has(foldToolName(name))) tools.set(foldToolName(name), { name });
  }
  for (const key of forbidden.keys()) tools.delete(key);
  return { tools: [...tools.values()], forbidden: [...forbidden.values()] };
}

/** Quoted, written as an identifier, or standing near a word such as "call". */
function identifierHits(text: string, vocabulary: readonly string[]): Hit[] {
  const known = new Map(vocabulary.map((name) => [foldToolName(name), name]));
  const tokens = [...text.matchAll(TOKEN)];
  const words = tokens.map(([token]) => token.replace(/^[`"']|\(?\)?[`"']?$/g, ''));
  const hits: Hit[] = [];
  for (const [index, match] of tokens.entries()) {
    const word = words[index] as string;
    const quoted = /^[`"']/.test(match[0]) && /[`"']$/.test(match[0]);
    const called = /\(\)?[`"']?$/.test(match[0]);
    const near = words.slice(Math.max(0, index - CUE_REACH), index + CUE_REACH + 1);
    const cued = near.some((other) => CUE.test(other));
    const name = known.get(foldToolName(word));
    const shaped = /[_.-]/.test(word.slice(1, -1)) || /[a-z][A-Z]/.test(word);
    if (name !== undefined && (quoted || called || shaped || cued)) hits.push({ name, at: match.index });
    else if (name === undefined && looksLikeTool(word, called || quoted, near, cued))
      hits.push({ name: word, at: match.index });
  }
  return hits;
}

/** A name that is not in the vocabulary: this is how a tool that was never called is found. */
function looksLikeTool(word: string, marked: boolean, near: readonly string[], cued: boolean): boolean {
  if (!cued || NO_IDENTIFIER.test(word)) return false;
  if (/^[A-Za-z]\w*_\w+$/.test(word) || /^[a-z]{2,}\w*[A-Z]\w*$/.test(word)) return true;
  if (/^[A-Za-z]\w*(?:[.-]\w+)+$/.test(word)) return marked || near.some((other) => STRONG_CUE.test(other));
  return marked && /^[A-Za-z]\w+$/.test(word) && near.some((other) => STRONG_CUE.test(other));
}

/** A name of several words written as words: "search flights" for `search_flights`. */
function wordHits(text: string, vocabulary: readonly string[]): Hit[] {
  const lower = text.toLowerCase();
  return vocabulary.flatMap((name) => {
    const phrase = toolWords(name);
    if (!phrase.includes(' ')) return [];
    const at = ` ${lower.replace(/[^\p{L}\p{N}]/gu, ' ')} `.indexOf(` ${phrase} `);
    return at < 0 ? [] : [{ name, at }];
  });
}
