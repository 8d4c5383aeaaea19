import { antonymConflict } from './antonym-conflict.ts';
import type { Entity } from './entities.ts';
import { exchange } from './exchanged.ts';
import { type IndexedSentence, type IndexedText, indexText } from './indexed-text.ts';
import { deniedIn, negationConflict, negationCues, parityDiffers } from './negation.ts';
import { countsOwnPoints, coversNumber, type FoundNumber } from './numbers.ts';
import { prefixConflict } from './prefix-conflict.ts';
import { unitNamed } from './quantities.ts';
import { support } from './support.ts';
import { holds } from './synonym-groups.ts';
import { stemOf } from './words.ts';

/** What a context says about a claim. */
export interface Judgement {
  readonly verdict: 'supported' | 'contradicted' | 'not_found';
  /** Probability that the claim is supported; the verdict is `supported` exactly when it is at least 0.5. */
  readonly p: number;
  /** S of metrics.md 10.3 before any cap. */
  readonly score: number;
  /** The best sentence of the context, empty when nothing is shared. */
  readonly evidence: string;
  /** Index of that sentence and of the chunk it stands in; null when nothing is shared. */
  readonly sentence: number | null;
  readonly chunk: number | null;
  readonly reason: string;
}

/** Start values of metrics.md 10.4 and 10.9. */
const THRESHOLD = 0.62;
const SAME_TOPIC = 0.5;
/** S of a claim that names something the context does not know (metrics.md 10.4). */
const UNKNOWN_CAP = 0.5;
/** In a table or record with more numbers of the kind, nothing tells which one the claim is about. */
const MOST_RIVALS = 3;
/** Numbers of one claim that are checked; more make a table, and each is compared with all of the context. */
const MOST_NUMBERS = 40;
/** Points of percent that a share may be rounded by, and numbers of a sentence in which two can be told to belong together. */
const ROUNDED_SHARE = 0.5;
const MOST_IN_SHARE = 6;
/** A found conflict leaves this part of the probability: the checks were right for 88 to 97 % of planted conflicts (metrics.md 10.9). */
const CONFLICT_FACTOR = 0.2;
/** Keeps the probability of what is not supported under the line, whatever threshold was asked for. */
const BELOW_HALF = 0.49;

interface Finding {
  readonly verdict: 'contradicted' | 'not_found';
  readonly reason: string;
}

/** From which support on a claim counts as supported, and what was asked: its numbers and names need no source. */
interface JudgeOptions {
  readonly threshold?: number;
  readonly asked?: IndexedText;
}

/** Judges a claim against a context by support and by number, negation, antonym and entity checks (metrics.md 10.4). */
export function judgeClaim(claim: string, context: IndexedText, options: JudgeOptions = {}): Judgement {
  const { threshold = THRESHOLD, asked } = options;
  const indexed = indexText(claim);
  const best = support(indexed, context);
  const found = best.sentenceIndex >= 0;
  const base = {
    score: best.score,
    evidence: best.sentence,
    sentence: found ? best.sentenceIndex : null,
    chunk: found ? (context.sentences[best.sentenceIndex]?.chunk ?? null) : null,
  };
  const finding = found ? check(indexed, context, best.sentenceIndex, asked) : null;
  if (finding?.verdict === 'contradicted') {
    return {
      ...base,
      verdict: 'contradicted',
      p: probability(best.score, threshold) * CONFLICT_FACTOR,
      reason: finding.reason,
    };
  }
  if (finding) {
    return {
      ...base,
      verdict: 'not_found',
      p: Math.min(BELOW_HALF, probability(Math.min(best.score, UNKNOWN_CAP), threshold)),
      reason: finding.reason,
    };
  }
  const p = probability(best.score, threshold);
  if (p >= 0.5) return { ...base, verdict: 'supported', p, reason: 'The context says this.' };
  return { ...base, verdict: 'not_found', p, reason: 'The context does not say this.' };
}

/** S as a probability that is 0.5 at the threshold, straight on both sides. */
function probability(score: number, threshold: number): number {
  if (score < threshold) return (0.5 * score) / threshold;
  return threshold < 1 ? Math.min(1, 0.5 + (0.5 * (score - threshold)) / (1 - threshold)) : 1;
}

function check(claim: IndexedText, context: IndexedText, at: number, asked?: IndexedText): Finding | null {
  const evidence = context.sentences[at] as IndexedSentence;
  const near = [evidence, context.sentences[at - 1], context.sentences[at + 1]].flatMap((sentence) =>
    sentence ? [sentence.vocabulary] : [],
  );
  const known = claim.stems.filter((stem) => near.some((vocabulary) => holds(vocabulary, stem))).length;
  const sameTopic = known > 0 && known >= SAME_TOPIC * claim.stems.length;
  const merged = {
    tokens: claim.sentences.flatMap((sentence) => sentence.tokens),
    vocabulary: claim.vocabulary,
  };
  const strayNumber = claim.numbers.slice(0, MOST_NUMBERS).find((number) => isStray(number, context));
  if (strayNumber) {
    // "Not in 2014" goes with 2018.
    const denied = negationCues(merged.tokens).length > 0 && negationCues(evidence.tokens).length === 0;
    const finding = numberFinding(strayNumber, claim, evidence, sameTopic && !denied);
    if (finding.verdict === 'contradicted' || asked === undefined || !isGiven(strayNumber, asked))
      return finding;
  }
  if (sameTopic) {
    const negated = negationConflict(merged, evidence) && !excludesBySaying(evidence);
    const opposite =
      antonymConflict(merged.tokens, evidence.tokens) ?? prefixConflict(merged.tokens, evidence.tokens);
    if (negated && !opposite)
      return { verdict: 'contradicted', reason: 'One side says "not" where the other does not.' };
    // "Not open" and "closed" agree.
    if (opposite && !parityDiffers(merged.tokens, evidence.tokens)) {
      return {
        verdict: 'contradicted',
        reason: `The claim says "${opposite.claim}", the context says "${opposite.evidence}".`,
      };
    }
  }
  const unit = otherUnit(claim, context);
  if (unit) return { verdict: 'contradicted', reason: unit };
  const denial = deniedIn(context, claim, merged.tokens);
  if (denial) return { verdict: 'contradicted', reason: `The context denies it: "${denial.text}"` };
  const exchanged = exchange(claim, context);
  if (exchanged)
    return {
      verdict: 'contradicted',
      reason: `The claim says this of "${exchanged.claim}", the context of "${exchanged.evidence}".`,
    };
  return entityFinding(claim, context, evidence, sameTopic, asked);
}

/** Rules somebody or something out without a "not", so that a "not" beside it may say the same; nor does a record speak of what is not in it. */
const RULES_OUT =
  /\b(?:only|solely|exclusively|unless|except|false|off|disabled|restricted|reserved|instead of|rather than)\b/i;
const RECORD = /(?:^|[;|])\s*\w[\w ]{0,30}:\s*[^;|]+[;|]\s*\w[\w ]{0,30}:/;
/** Characters of a sentence that are looked through; the work stays linear. */
const RULES_OUT_WITHIN = 600;

function excludesBySaying({ text, tokens }: IndexedSentence): boolean {
  if (negationCues(tokens).length > 0) return false;
  const start = text.slice(0, RULES_OUT_WITHIN);
  return RULES_OUT.test(start) || RECORD.test(start);
}

/** A claim number that no number of the whole context covers. Small counts in words may count the answer's own points. */
function isStray(number: FoundNumber, context: IndexedText): boolean {
  if (number.implied || countsOwnPoints(number, context.numbers)) return false;
  return !isGiven(number, context) && !isDerivedShare(number, context);
}

/** Whether a text has a number, in whatever spelling and unit. */
export function isGiven(number: FoundNumber, { numberKeys, numbers }: IndexedText): boolean {
  if (number.unit === undefined && numberKeys.has(number.key)) return true;
  return numbers.some((candidate) => coversNumber(number, candidate));
}

/** Whether two counts of one sentence make a share: 360 of 480 are 75 %, and three in four. */
function isDerivedShare(number: FoundNumber, { sentences }: IndexedText): boolean {
  if (number.kind !== 'percent') return false;
  return sentences.some(({ numbers }) => {
    if (numbers.length < 2 || numbers.length > MOST_IN_SHARE) return false;
    return numbers.some((part) =>
      numbers.some(
        (whole) =>
          part.kind === 'plain' &&
          whole.kind === 'plain' &&
          part.value < whole.value &&
          Math.abs((100 * part.value) / whole.value - number.value) <= ROUNDED_SHARE,
      ),
    );
  });
}

/** A conflict needs a number of the same kind in the evidence which the claim does not state as well: else the number is an addition. */
function numberFinding(
  number: FoundNumber,
  claim: IndexedText,
  evidence: IndexedSentence,
  sameTopic: boolean,
): Finding {
  const rivals = evidence.numbers.filter(
    (other) =>
      kindOf(other) === kindOf(number) &&
      isSameMeasure(number, other) &&
      !isSameDay(number, other) &&
      !claim.numbers.slice(0, MOST_NUMBERS).some((own) => coversNumber(own, other)),
  );
  const rival = sameTopic && rivals.length <= MOST_RIVALS ? rivals[0] : undefined;
  if (rival)
    return {
      verdict: 'contradicted',
      reason: `The claim says ${number.raw}, the context says ${rival.raw}.`,
    };
  return { verdict: 'not_found', reason: `The context does not give the number ${number.raw}.` };
}

/** Dates that agree in all that both say. */
function isSameDay(one: FoundNumber, other: FoundNumber): boolean {
  if (one.kind !== 'date' || other.kind !== 'date') return false;
  const there = other.key.split('-');
  return one.key.split('-').every((part, at) => part === '?' || there[at] === '?' || part === there[at]);
}

/** Why the unit of a claim is wrong: its number stands in the context without one, beside another unit of the same dimension. */
function otherUnit(claim: IndexedText, context: IndexedText): string | null {
  for (const number of claim.numbers.slice(0, MOST_NUMBERS)) {
    const unit = unitNamed(number.unit);
    if (unit === undefined || unit.dimension === '' || number.implied) continue;
    const given = context.numbers.filter((other) => coversNumber(number, other));
    if (given.length === 0 || given.some((other) => other.unit !== undefined)) continue;
    const at = context.sentences.findIndex(({ numbers }) => numbers.some((other) => given.includes(other)));
    const around = context.sentences.slice(Math.max(0, at - 1), at + 2).flatMap(({ tokens }) => tokens);
    // A unit behind another number is of that number.
    const named = around
      .flatMap(({ text }, place) => (around[place - 1]?.value == null ? (unitNamed(text) ?? []) : []))
      .filter(({ dimension }) => dimension === unit.dimension);
    const [other] = named;
    if (other && !named.some(({ name }) => name === unit.name))
      return `The claim says ${number.phrase}, the context speaks of ${other.name}s.`;
  }
  return null;
}

/** Days are no rivals of kilometres; a number without a unit may count either. "A month" is one of days only. */
function isSameMeasure(number: FoundNumber, other: FoundNumber): boolean {
  if (number.unit === undefined && other.unit === undefined) return !other.implied;
  const [one, two] = [unitNamed(number.unit)?.dimension, unitNamed(other.unit)?.dimension];
  return one === two || (!other.implied && (one === undefined || two === undefined));
}

/** A bare year and a full date answer the same question. */
function kindOf(number: FoundNumber): string {
  return number.kind === 'year' ? 'date' : number.kind;
}

function entityFinding(
  claim: IndexedText,
  context: IndexedText,
  evidence: IndexedSentence,
  sameTopic: boolean,
  asked: IndexedText | undefined,
): Finding | null {
  for (const entity of claim.sentences.flatMap((sentence) => sentence.entities)) {
    if (isKnown(entity, context)) continue;
    if (asked !== undefined && isKnown(entity, asked)) continue;
    const rival = sameTopic && entity.slot !== '' ? rivalOf(entity, claim, evidence) : undefined;
    if (rival)
      return {
        verdict: 'contradicted',
        reason: `The claim names ${entity.text}, the context names ${rival.text}.`,
      };
    return { verdict: 'not_found', reason: `The context does not name ${entity.text}.` };
  }
  return null;
}

function isKnown(entity: Entity, context: IndexedText): boolean {
  if (entity.initials !== '' && context.tokenSet.has(entity.initials)) return true;
  if (entity.words.length === 1 && context.initials.has(entity.words[0] ?? '')) return true;
  let missing = 0;
  for (const word of entity.words)
    if (![word, stemOf(word), word.slice(0, -1)].some((form) => context.tokenSet.has(form))) missing += 1;
  return missing * 2 < entity.words.length || missing === 0;
}

function rivalOf(entity: Entity, claim: IndexedText, evidence: IndexedSentence): Entity | undefined {
  return evidence.entities.find(
    (other) => other.slot === entity.slot && !other.words.some((word) => claim.tokenSet.has(word)),
  );
}
