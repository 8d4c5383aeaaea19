import { subjectFields } from '../../../text/language/subject-fields.ts';
import { stems } from '../../../text/language/words.ts';
import type { Features } from '../shared/fitted.ts';
import { withTradeWords } from './trade-words.ts';

/** How much of a text tells its subject: the work stays bounded. */
const LOOK = 20_000;
/** Words with which a role keeps to one subject. */
const RESTRICTS =
  /\b(?:only|exclusively|solely|just|nothing (?:but|else)|limited to|restricted to|do not (?:discuss|answer|help)|don't (?:discuss|answer|help)|off-?topic|out(?:side)? of scope)\b/i;

/** The subjects of role, answer and request against each other. */
export interface ScopeReading {
  /** The role names a subject and keeps to it. */
  readonly restricted: boolean;
  /** The role names a subject at all. */
  readonly named: boolean;
  /** Words of the role's subjects in the answer and in the request; of the strongest other one in each. */
  readonly ownAnswer: number;
  readonly ownRequest: number;
  readonly foreignAnswer: number;
  readonly foreignRequest: number;
}

/** Reads the subjects (text/language/subject-fields.ts). A role that names none restricts nothing. */
export function readScope(output: string, role: string, input: string | undefined): ScopeReading {
  const fields = subjectFields(withTradeWords(stems(role.slice(0, LOOK))));
  const count = (text: string) => {
    let own = 0;
    let foreign = 0;
    for (const [field, hits] of subjectFields(stems(text.slice(0, LOOK)))) {
      if (fields.has(field)) own = Math.max(own, hits);
      else foreign = Math.max(foreign, hits);
    }
    return { own, foreign };
  };
  const answer = count(output);
  const request = count(input ?? '');
  return {
    restricted: fields.size > 0 && RESTRICTS.test(role),
    named: fields.size > 0,
    ownAnswer: answer.own,
    ownRequest: request.own,
    foreignAnswer: answer.foreign,
    foreignRequest: request.foreign,
  };
}

/** Most words that are counted: more say no more. */
const MOST = 2;

/** The reading as features: who leads in the answer, and in the request. */
export function scopeFeatures(scope: ScopeReading): Features {
  if (!scope.named) return { foreign_answer: 0, own_answer: 0, foreign_request: 0, own_request: 0 };
  return {
    foreign_answer: Math.max(0, Math.min(MOST, scope.foreignAnswer - scope.ownAnswer)),
    own_answer: Math.min(MOST, scope.ownAnswer),
    foreign_request: Math.max(0, Math.min(MOST, scope.foreignRequest - scope.ownRequest)),
    own_request: Math.min(MOST, scope.ownRequest),
  };
}
