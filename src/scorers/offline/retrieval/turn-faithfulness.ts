import type { Ask } from '../../../judges/ask.ts';
import { type Judgement, judgeClaim } from '../../../text/language/contradiction.ts';
import { type IndexedText, indexText } from '../../../text/language/indexed-text.ts';
import { shareOf } from '../../../text/language/overlap.ts';
import { sentences } from '../../../text/language/sentences.ts';
import type { TurnMaterial } from '../../faithfulness-turns.ts';
import type { Chunk } from '../../prepare.ts';
import { type Features, likelihood } from '../shared/fitted.ts';
import { TURN_FAITHFULNESS_WEIGHTS } from '../weights/turn-faithfulness.ts';
import { type ClaimEvidence, claimEvidence, settle } from './claim-evidence.ts';
import { groundIn } from './grounding.ts';
import { passageSelector } from './passages.ts';
import { sentenceMatcher } from './sentence-match.ts';

/** Longest beginning of a turn that is compared as a whole, in characters. */
const LOOK = 4000;
/** What the user said is read this far back, in characters; a turn restates what was said just before. */
const SAID = 8000;
/** More numbers from nowhere tell no more. */
const STRAY = 3;

/**
 * The offline judge of the claims of turns (metrics.md 6.8, 10.7): by the rules where they are clear, else by a fitted
 * likelihood in which the whole turn counts, small talk included: who embroiders, embroiders around the claims as well.
 */
export function turnJudge() {
  const look = turnReader();
  return (turn: TurnMaterial, claims: readonly string[], ask: Pick<Ask, 'warn'>) => {
    const { found, features } = look(turn, claims, ask);
    const verdicts = found.map((evidence, index) =>
      settle(evidence, likelihood(TURN_FAITHFULNESS_WEIGHTS, features[index] as Features)),
    );
    return { verdicts, wording: wordingOf(found, features) };
  };
}

/** How a turn stands in its sources, word by word. All in [0, 1]. */
export interface TurnWording {
  /** How far one sentence says the whole turn, and the sources its weakest claim. */
  readonly agreement: number;
  /** Share of its content words that no source has. */
  readonly newShare: number;
  /** Likeness of its strangest claim to the sentence nearest to it (sentence-match.ts). */
  readonly likeness: number;
}

function wordingOf(found: readonly ClaimEvidence[], [whole = {}]: readonly Features[]): TurnWording {
  const least = (value: (judgement: Judgement) => number) =>
    found.reduce((low, { grounding }) => Math.min(low, value(grounding.judgement)), 1);
  const { new_words: newShare = 0, one_sentence: inOne = 0 } = whole;
  return {
    agreement: (least(({ p }) => p) + least(({ score }) => score) + inOne + 1 - newShare) / 4,
    newShare,
    likeness: found.reduce((low, { match }) => Math.min(low, match), 1),
  };
}

/** The features of every claim of a turn, for the likelihood and its fit. */
export function turnFaithfulnessFeatures(turn: TurnMaterial, claims: readonly string[]): Features[] {
  return turnReader()(turn, claims, { warn: () => undefined }).features;
}

/** Openings of a sentence that does nothing but ask. */
const ASKS =
  /^(?:(?:and|so|but|ok|okay|hi|hello)[, ]+)?(?:is|are|was|were|do|does|did|can|could|will|would|should|has|have|who|what|when|where|why|which|how)\b/i;

type Ground = ReturnType<typeof groundIn>;

/** Turns that share their chunks (the pool) share the reading of them. */
function turnReader() {
  const selectors = new Map<readonly Chunk[], (text: string) => readonly Chunk[]>();
  return (turn: TurnMaterial, claims: readonly string[], ask: Pick<Ask, 'warn'>) => {
    const select = selectors.get(turn.chunks) ?? passageSelector(turn.chunks);
    selectors.set(turn.chunks, select);
    const content = turn.content.slice(0, LOOK);
    const chunks = select(content);
    const sources = [...chunks, ...lastOf(turn.said)];
    const text = indexText(sources.map((source) => source.text));
    const match = sentenceMatcher(text);
    const firstSaid = turn.said[0]?.index ?? Number.POSITIVE_INFINITY;
    const ground = groundClaim(groundIn(sources, text), groundIn(chunks), firstSaid);
    // Talk says "not" of things that the sources only touch on, true or not: that decides nothing here.
    const found = claims.map((claim) => ({
      ...claimEvidence(claim, ground(claim, ask), match),
      denial: false,
    }));
    return { found, features: featuresOf(found, content, text) };
  };
}

/** The user's words can support a claim, never refute it: correcting the user is no unfaithfulness. */
function groundClaim(everywhere: Ground, inContext: Ground, firstSaid: number): Ground {
  return (claim, ask) => {
    const found = everywhere(claim, ask);
    const refutedByUser =
      found.judgement.verdict === 'contradicted' && found.chunk !== null && found.chunk >= firstSaid;
    return refutedByUser ? inContext(claim, ask) : found;
  };
}

/** The end of what the user said. */
function lastOf(said: readonly Chunk[]): Chunk[] {
  const kept: Chunk[] = [];
  let room = SAID;
  for (const { index, text } of [...said].reverse()) {
    if (room <= 0) break;
    kept.unshift({ index, text: stated(text.slice(0, room)) });
    room -= text.length;
  }
  return kept;
}

/** What a user states. A bare question ("Is it vegan?") supports no answer to it. */
function stated(text: string): string {
  return sentences(text)
    .filter((sentence) => !(/\?["')\]]*$/.test(sentence) && ASKS.test(sentence)))
    .join('\n');
}

function featuresOf(found: readonly ClaimEvidence[], content: string, text: IndexedText): Features[] {
  const turn = indexText(content);
  const whole = {
    /** Support of the turn as one claim (metrics.md 10.3). */
    turn_support: judgeClaim(content, text).score,
    /** Largest share of the turn's content words that one sentence of the sources has. */
    one_sentence: text.sentences.reduce(
      (best, sentence) => Math.max(best, shareOf(turn.stems, sentence.vocabulary)),
      0,
    ),
    new_words: turn.stems.length === 0 ? 0 : 1 - shareOf(turn.stems, text.vocabulary),
    stray_numbers: Math.min(
      STRAY,
      found.reduce((sum, { strayNumbers }) => sum + strayNumbers, 0),
    ),
  };
  return found.map(({ grounding }) => ({ support: grounding.judgement.score, ...whole }));
}
