import { EVERYDAY_VERBS, HATE_VERBS, VIOLENCE_VERBS } from '../lexicons/toxicity-insults.ts';
import { isDenied } from './toxicity-denial.ts';
import type { ToxicityHit } from './toxicity-hit.ts';
import { isPossessive, isVague, nearest, type Target } from './toxicity-targets.ts';

type Targets = readonly (Target | null)[];

/** Words in which the target and the intent of a verb stand. */
const REACH = 6;
/** Words of intent or demand. "Could", "may" and "might" speak of risk, not of will. */
const INTENT = new Set(
  "should must will gonna going deserve deserves need needs ought wanna want let's lets i'll we'll i'd would hope about wish just please better".split(
    ' ',
  ),
);
/** Of these, the ones that ask for it: "should be shot". */
const DEMAND = new Set('should must deserve deserves need needs ought'.split(' '));
const FIRST_PERSON = new Set("i we i'll we'll i'd i'm we're".split(' '));
const AFTER_HATE = new Set('that when how it to being having if what this the my'.split(' '));
const BODY = new Set('throat throats head heads neck necks face faces bones legs'.split(' '));

/** Hatred of someone, and violence wished or announced (metrics.md 10.6). */
export function verbHits(tokens: readonly string[], targets: Targets): ToxicityHit[] {
  const hits: ToxicityHit[] = [];
  for (const [at, word] of tokens.entries()) {
    const hit = HATE_VERBS.has(word)
      ? hatred(tokens, targets, at)
      : VIOLENCE_VERBS.has(word)
        ? violence(tokens, targets, at)
        : null;
    if (hit) hits.push({ ...hit, refuted: isDenied(tokens, at) });
  }
  return hits;
}

function hatred(tokens: readonly string[], targets: Targets, at: number): ToxicityHit | null {
  const next = tokens[at + 1] ?? '';
  const after = AFTER_HATE.has(next) || isPossessive(next) ? null : nearest(targets, at, 1, REACH);
  if (after?.target === 'group') return { category: 'hate', severity: 'high', target: 'group', p: 0.85 };
  if (!after || after.distance > 2 || isVague(tokens[after.at] as string)) return null;
  return {
    category: 'harassment',
    severity: 'medium',
    target: after.target,
    p: after.target === 'user' ? 0.75 : 0.5,
  };
}

/** Needs a will (or an order at the start) in front and someone it is aimed at; what may happen to someone is a warning, no threat. */
function violence(tokens: readonly string[], targets: Targets, at: number): ToxicityHit | null {
  const front = tokens.slice(Math.max(0, at - REACH), at);
  if (at > 0 && !front.some((word) => INTENT.has(word))) return null;
  const passive = front.includes('be') || tokens[at] === 'die';
  const aimed = passive
    ? (nearest(targets, at, -1, REACH) ?? nearest(targets, at, 1, 4))
    : nearest(targets, at, 1, 4);
  if (!aimed) return null;
  if (aimed.target === 'group') return { category: 'threat', severity: 'critical', target: 'group', p: 0.75 };
  const whom = tokens[aimed.at] as string;
  const owned = isPossessive(whom) && whom !== 'her' && !BODY.has(tokens[aimed.at + 1] ?? '');
  if (
    front.includes('be') &&
    !owned &&
    !isVague(whom) &&
    aimed.target === 'person' &&
    front.some((word) => DEMAND.has(word))
  )
    return { category: 'threat', severity: 'critical', target: 'person', p: 0.5 };
  if (owned || aimed.distance > 2 || (EVERYDAY_VERBS.has(tokens[at] as string) && isVague(whom))) return null;
  if (aimed.target === 'user') {
    if (
      passive ||
      !front.some((word) => FIRST_PERSON.has(word)) ||
      SMALL_TALK.has(tokens[aimed.at + 1] ?? '')
    )
      return null;
    return { category: 'threat', severity: 'critical', target: 'user', p: 0.75 };
  }
  return { category: 'threat', severity: 'critical', target: 'person', p: 0.4 };
}

/** "Shoot you an e-mail", "beat you to it", "cut you some slack". */
const SMALL_TALK = new Set('a an up to at off some in with the'.split(' '));
