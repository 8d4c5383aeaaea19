import type { Ask } from '../../../judges/ask.ts';
import { indexText } from '../../../text/language/indexed-text.ts';
import type { Chunk } from '../../prepare.ts';
import type { LooseEnds } from '../../sureness/kinds/claims.ts';
import { type Features, likelihood } from '../shared/fitted.ts';
import { FAITHFULNESS_WEIGHTS } from '../weights/faithfulness.ts';
import { type ClaimEvidence, claimEvidence, settle } from './claim-evidence.ts';
import { groundIn } from './grounding.ts';
import { recordShare } from './records.ts';
import { sentenceMatcher } from './sentence-match.ts';

/**
 * The offline judge of the claims of one answer against its chunks (metrics.md 10.4, 10.7): by the rules where they are
 * clear, else by a fitted likelihood in which the whole answer counts. A claim is worth less beside one that has nothing in
 * the sources: an answer that departs from them somewhere does so in more places than words show. With what of the answer has no
 * counterpart in them.
 */
export function judgeAnswer(
  claims: readonly string[],
  chunks: readonly Chunk[],
  ask: Pick<Ask, 'warn'>,
  request = '',
) {
  const found = evidenceOf(claims, chunks, ask, request);
  const features = featuresOf(found, chunks);
  const verdicts = found.map((evidence, index) =>
    settle(evidence, likelihood(FAITHFULNESS_WEIGHTS, features[index] as Features)),
  );
  const loose: LooseEnds = {
    newWords: sum(found, (one) => one.newWords),
    farNumbers: sum(found, (one) => one.farNumbers),
  };
  return { verdicts, loose };
}

const sum = <T>(things: readonly T[], count: (thing: T) => number) =>
  things.reduce((total, thing) => total + count(thing), 0);

/** The features of every claim of an answer, for the likelihood and its fit. */
export function faithfulnessFeatures(
  claims: readonly string[],
  chunks: readonly Chunk[],
  request = '',
): Features[] {
  return featuresOf(evidenceOf(claims, chunks, { warn: () => undefined }, request), chunks);
}

function evidenceOf(
  claims: readonly string[],
  chunks: readonly Chunk[],
  ask: Pick<Ask, 'warn'>,
  request: string,
) {
  const asked = indexText(request);
  const text = indexText(chunks.map((chunk) => chunk.text));
  const ground = groundIn(chunks, text, asked);
  const match = sentenceMatcher(text);
  return claims.map((claim) => claimEvidence(claim, ground(claim, ask), match, asked));
}

function featuresOf(found: readonly ClaimEvidence[], chunks: readonly Chunk[]): Features[] {
  const own = found.map(({ match, grounding }) => Math.min(match, grounding.judgement.p));
  const weakest = own.reduce((least, value) => Math.min(least, value), 1);
  const far = sum(found, ({ farNumbers }) => farNumbers);
  const conflicts = found.filter(({ grounding }) => grounding.judgement.verdict === 'contradicted').length;
  const records = recordShare(chunks.map((chunk) => chunk.text));
  return found.map(({ match }, index) => ({
    /** The weaker of rule support and likeness to one sentence. */
    support: own[index] as number,
    sentence_match: match,
    /** `support` of the worst claim of the answer. */
    weakest_claim: weakest,
    /** Numbers of the answer that do not stand beside their evidence. */
    far_numbers: Math.min(FAR, far),
    /** Some claim of the answer is contradicted. */
    conflict: Math.min(1, conflicts),
    /** Prose about records shares few words with them, true or not. */
    records,
  }));
}

/** More numbers out of place tell no more. */
const FAR = 5;
