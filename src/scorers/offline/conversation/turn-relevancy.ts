import type { OfflineVerdict } from '../../../judges/items.ts';
import type { Turn } from '../../transcript.ts';
import { type Features, likelihood } from '../shared/fitted.ts';
import { TURN_RELEVANCY_WEIGHTS } from '../weights/turn-relevancy.ts';
import { seenTurns, turnFeatures } from './turn-features.ts';
import { type Reaction, reactions } from './turn-reaction.ts';

/** Share of the user's words from which on a turn clearly takes them up, if it says as much as a sentence. */
const TAKEN_UP = { share: 0.5, words: 8 };
/** The evidence of such a turn is at least so much. */
const CLEARLY = 0.75;
/** A turn this unlikely to fit is off the point whatever the user made of it. */
const CLEARLY_OFF = 0.1;
/**
 * Evidence of a turn by how the user took it, and the part that the turn's own words keep. Whoever goes on talking found
 * the turn worth going on with; whoever is lost or objects did not.
 */
const TAKEN = { went_on: 0.75, thrown_off: 0.4, own: 0.1 } as const;
/** Evidence from which on a turn counts as relevant, and as relevant in part. */
const SHOWN = { relevant: 0.7, partial: 0.5 };

type Verdict = 'relevant' | 'partial' | 'irrelevant';

/** The offline judge of turn relevancy: the fitted tie to the user's last words, and how the user took the turn (metrics.md 10.7). */
export function judgeTurnRelevancy(turns: readonly Turn[]): (index: number) => OfflineVerdict<Verdict> {
  const at = seenTurns(turns);
  const taken = reactions(turns);
  return (index) => {
    const features = turnFeatures(at, index);
    const own = ownEvidence(features);
    const reaction = own <= Math.sqrt(CLEARLY_OFF) ? 'none' : (taken[index] ?? 'none');
    const p = reaction === 'none' ? own : TAKEN[reaction] + TAKEN.own * (own - SHOWN.relevant);
    const verdict = p >= SHOWN.relevant ? 'relevant' : p >= SHOWN.partial ? 'partial' : 'irrelevant';
    return { verdict, reason: reasonOf(features, verdict, reaction), p };
  };
}

/**
 * Evidence of a turn by its own words. The root of the likelihood: people call few turns of a talk off the point, and the
 * value between the two, "partial", belongs to a turn that one in four of them would pass.
 */
function ownEvidence(features: Features): number {
  const p = Math.sqrt(likelihood(TURN_RELEVANCY_WEIGHTS, features));
  const has = (name: string) => (features[name] ?? 0) > 0;
  const clear =
    (features['taken_up'] ?? 0) >= TAKEN_UP.share &&
    (features['length'] ?? 0) >= Math.log2(1 + TAKEN_UP.words) &&
    !has('other_time') &&
    !has('repeats_itself') &&
    !has('repeats_user');
  return clear ? Math.max(CLEARLY, p) : p;
}

function reasonOf(features: Features, verdict: Verdict, reaction: Reaction): string {
  const is = (name: string) => (features[name] ?? 0) > 0;
  if (verdict === 'relevant') {
    if (is('courtesy')) return 'a courtesy answered by a courtesy';
    if (is('says_unknown')) return 'it says what it cannot tell';
    if (is('taken_up') || is('yes_no_answered')) return "it takes up the user's words";
    return reaction === 'went_on' ? 'the user went on with it' : 'a reaction that fits the talk so far';
  }
  if (reaction === 'thrown_off') return 'the user was thrown off by it';
  if (is('nothing_shared')) return 'it shares no word with what was said';
  if (is('repeats_itself')) return 'it repeats an earlier turn';
  if (is('other_time')) return 'it speaks of another time';
  return "it takes up little of the user's last words";
}
