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
 * Whether one side denies what the other says plainly. Only cues count that deny something both sides speak of, or a "not" about
 * another part of a long sentence would; and none where the other side denies the same: "no plans, no hurry" and "no plans" agree.
 */
export function negationConflict(claim: Side, evidence: Side): boolean {
  if (!parityDiffers(claim.tokens, evidence.tokens)) return false;
  const [ours, theirs] = [deniedBy(claim.tokens), deniedBy(evidence.tokens)];
  return opposed(ours, evidence.vocabulary, theirs) !== opposed(theirs, claim.vocabulary, ours);
}

/** What each cue of a side denies. */
function deniedBy(tokens: readonly Token[]): string[][] {
  return negationCues(tokens).map((cue) => denied(tokens, cue));
}

/** Whether a side denies what the other one says without denying it as well. */
function opposed(
  cues: readonly (readonly string[])[],
  vocabulary: ReadonlySet<string>,
  others: readonly (readonly string[])[],
): boolean {
  const deniedThere = new Set(others.flat());
  const shared = cues.filter((stems) => {
    const known = stems.filter((stem) => holds(vocabulary, stem)).length;
    return stems[0] !== undefined && holds(vocabulary, stems[0]) && known >= SHARED * stems.length;
  });
  const alike = shared.filter((stems) => deniedThere.has(stems[0] ?? '')).length;
  return (shared.length - alike) % 2 === 1 && alike === 0;
}

/** Words that make a denial conditional: "cannot be returned after 30 days". */
const CONDITIONS = new Set(
  'if unless until till when after before without except only more later longer during while than outside beyond yet still always every all both exactly'.split(
    ' ',
  ),
);
/** What asks denies nothing. */
const QUESTION =
  /\?["')\]]*$|^\W*(?:where|when|what|who|why|how|which|is|are|was|do|does|did|can|could|will|would|should|has|have)\b/i;
const cueOf = (tokens: readonly Token[]): number => negationCues(tokens)[0] ?? tokens.length;
/** A denial of fewer words says too little to be about the same. */
const LEAST_DENIED = 2;
/** Share of the words of a denial that a claim has which says the contrary. */
const DENIED = 0.75;

/**
 * The sentence of a text that denies what a claim says without a "not", wherever it stands: nearly all its words are in the claim.
 * A denial under a condition counts only where the claim has the condition too.
 */
export function deniedIn<S extends Side & { readonly text: string; readonly stems: readonly string[] }>(
  text: { readonly sentences: readonly S[] },
  { vocabulary }: { readonly vocabulary: ReadonlySet<string> },
  tokens: readonly Token[],
): S | null {
  if (negationCues(tokens).length > 0) return null;
  const own = new Set(tokens.map((token) => token.text));
  return (
    text.sentences.find((sentence) => {
      const { stems } = sentence;
      if (stems.length < LEAST_DENIED || negationCues(sentence.tokens).length !== 1) return false;
      if (
        QUESTION.test(sentence.text) ||
        collect(sentence.tokens, cueOf(sentence.tokens) + 1, 1).length === 0
      )
        return false;
      if (sentence.tokens.some((token) => CONDITIONS.has(token.text) && !own.has(token.text))) return false;
      const known = stems.filter((stem) => holds(vocabulary, stem)).length;
      return known >= DENIED * stems.length && opposed(deniedBy(sentence.tokens), vocabulary, []);
    }) ?? null
  );
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
