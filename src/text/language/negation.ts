import { DENYING_VERBS, NEGATIONS } from '../lexicons/negations.ts';
import { holds } from './synonym-groups.ts';
import { type Token, tokenize } from './tokens.ts';
import { isContentWord, stemOf } from './words.ts';

/** How many content words after a cue it is taken to deny. */
const REACH = 3;
/** Words within which a "nor" belongs to a "neither". */
const NOR_REACH = 12;
/** Share of the denied words the other side must know. */
const SHARED = 0.6;

/** Negation cues among tokens, as indexes. "not only" and "no longer than" style idioms are none; "neither ... nor" is one. */
export function negationCues(tokens: readonly Token[]): number[] {
  const cues: number[] = [];
  for (const [at, token] of tokens.entries()) if (isCue(tokens, at, token.text)) cues.push(at);
  return cues;
}

function isCue(tokens: readonly Token[], at: number, word: string): boolean {
  const next = tokens[at + 1]?.text ?? '';
  if (word === 'not' && (next === 'only' || next === 'just' || next === 'merely')) return false;
  if (
    word === 'no' &&
    (next === 'matter' || next === 'doubt' || next === 'later' || tokens[at + 1]?.value != null)
  )
    return false;
  if (word === 'no' && at === 0 && isParted(tokens)) return false;
  if (word === 'nor')
    return !tokens.slice(Math.max(0, at - NOR_REACH), at).some((token) => token.text === 'neither');
  if (word === 'nothing' && next === 'but') return false;
  return NEGATIONS.has(word) || word.endsWith("n't") || DENYING_VERBS.has(word);
}

/** "No, it is open" answers a question; "No shop is open" denies. */
function isParted([first, second]: readonly Token[]): boolean {
  return first !== undefined && second !== undefined && second.start - first.end >= 2;
}

/** Whether a text says an odd number of times "not" (metrics.md 10.4). */
export function isNegated(text: string): boolean {
  return negationCues(tokenize(text)).length % 2 === 1;
}

/** Whether one side says an odd and the other an even number of times "not", about whatever. */
export function parityDiffers(claim: readonly Token[], evidence: readonly Token[]): boolean {
  return negationCues(claim).length % 2 !== negationCues(evidence).length % 2;
}

interface Side {
  readonly tokens: readonly Token[];
  readonly vocabulary: ReadonlySet<string>;
}

/**
 * Whether claim and evidence disagree in parity of negation. Only cues that deny something both sides speak of are
 * counted, or a "not" about another part of a long sentence would count.
 */
export function negationConflict(claim: Side, evidence: Side): boolean {
  if (!parityDiffers(claim.tokens, evidence.tokens)) return false;
  return sharedCues(claim, evidence) % 2 !== sharedCues(evidence, claim) % 2;
}

function sharedCues(side: Side, other: Side): number {
  let count = 0;
  for (const cue of negationCues(side.tokens)) {
    const stems = denied(side.tokens, cue);
    const known = stems.filter((stem) => holds(other.vocabulary, stem)).length;
    if (stems[0] !== undefined && holds(other.vocabulary, stems[0]) && known >= SHARED * stems.length)
      count += 1;
  }
  return count;
}

/** Stems of what a cue denies: the next content words, or, at the end of the sentence, the ones before. */
function denied(tokens: readonly Token[], cue: number): string[] {
  const after = collect(tokens, cue + 1, 1);
  return after.length > 0 ? after : collect(tokens, cue - 1, -1);
}

function collect(tokens: readonly Token[], from: number, step: 1 | -1): string[] {
  const out: string[] = [];
  for (let at = from; at >= 0 && at < tokens.length && out.length < REACH; at += step) {
    const word = (tokens[at] as Token).text;
    if (isContentWord(word)) out.push(stemOf(word));
  }
  return out;
}
