import type { OfflineVerdict } from '../../../judges/items.ts';
import { evidence } from '../../formulas/evidence.ts';
import type { Turn } from '../../transcript.ts';
import { likelihood } from '../shared/fitted.ts';
import { ROLE_ADHERENCE_WEIGHTS } from '../weights/role-adherence.ts';
import { personaOf } from './persona.ts';
import { type PersonaTalk, type PersonaTurn, readPersonaTalk } from './persona-talk.ts';
import { type RoleBreach, roleTurns } from './role-turns.ts';

type Verdict = 'adheres' | 'minor' | 'violates';
type Judged = OfflineVerdict<Verdict> & { rule: string; quote: string };

/** What a small breach leaves of a turn (metrics.md 6.2). */
const MINOR = 0.5;
/** Fewer own statements than these do not yet show that somebody else is speaking. */
const TELLING = 2;
/** A talk that tells nothing of the person is worth a small breach, a little more or less by the fitted evidence. */
const LEAST_SHOWN = 0.3;

/**
 * The offline judge of role adherence, turn by turn (metrics.md 10.7): the breaches that rules see; and where the role tells
 * of a person in the first person, whether the talk shows that person. Nothing against a turn is adherence: an agent need
 * not use the words of its instructions.
 */
export function judgeRoleAdherence(
  turns: readonly Turn[],
  role: string,
  hidden: string | undefined,
): (index: number) => Judged {
  const persona = personaOf(role);
  const breachesOf = roleTurns(turns, role, hidden, persona !== null);
  const talk = persona === null ? undefined : readPersonaTalk(turns, persona);
  const chance = talk === undefined ? 1 : likelihood(ROLE_ADHERENCE_WEIGHTS, talk.features);
  return (index) => {
    const [worst] = breachesOf(index);
    if (worst !== undefined && worst.p >= 0.5) return broken(worst);
    const turn = talk?.turns.get(index);
    const denial = turn?.denials[0];
    if (denial !== undefined) return { verdict: 'violates', ...denial, p: evidence(false, chance) };
    if (talk !== undefined && turn !== undefined) return inPerson(talk, turn, chance);
    return {
      verdict: 'adheres',
      reason: 'nothing in it is against the role',
      rule: '',
      quote: '',
      p: evidence(true, 1 - 2 * (worst?.p ?? 0)),
    };
  };
}

function broken({ verdict, rule, quote, reason, p }: RoleBreach): Judged {
  return { verdict, rule, quote, reason, p: verdict === 'minor' ? MINOR : evidence(false, 2 * (1 - p)) };
}

/** A turn of somebody who plays a person and says nothing against it. */
function inPerson(talk: PersonaTalk, turn: PersonaTurn, chance: number): Judged {
  const adheres = (reason: string, strength: number): Judged => ({
    verdict: 'adheres',
    reason,
    rule: '',
    quote: '',
    p: evidence(true, strength),
  });
  if (turn.about > 0) return adheres('it speaks of what the role tells', 2 * chance - 1);
  if (chance >= 0.5) return adheres('the talk shows the person of the role', 2 * chance - 1);
  if (talk.own < TELLING) return adheres('nothing in it is against the role', 0);
  return {
    verdict: 'minor',
    reason: 'in all that is told of oneself, little is of the person of the role',
    rule: '',
    quote: '',
    p: LEAST_SHOWN + (1 - LEAST_SHOWN) * chance,
  };
}
