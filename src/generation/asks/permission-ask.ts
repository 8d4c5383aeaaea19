import type { PolicyUnit } from '../policy-unit.ts';
import type { Ask } from './ask.ts';
import { clauseOf, headOf, led } from './clause.ts';
import { NOT_FORBIDDEN } from './opposite.ts';
import { PERSON } from './refusal-ask.ts';
import { spoken, spokenSubject } from './voice.ts';

const MORE =
  /\b(?:not|no|never|nor|neither|unless|except|but|only|without|otherwise|even if|whether|provided|other than|if|when|than|any)\b|[,;()]|n[’']t\b|\d/i;
/** Abilities, and what nobody would ask for. */
const NO_PERMISSION =
  /^(?:be (?:found|seen|used for|subject|liable|necessary|required|requested|obtained|reached|considered|asked|sent|refused|removed|terminated|withdrawn|cancelled|suspended)|lead|result|vary|take|need|contain|differ|change|apply|include|cause|have|expect|arise|happen|see|find|look|also|help|sometimes|often|usually|\w+ly)\b/i;

/** "Is it against the rules for members to make things to sell?": what a rule allows, asked by somebody who doubts it. */
export function permissionAsks(unit: PolicyUnit, text: string, rule: string): Ask[] {
  const clause = clauseOf(text);
  if (clause === undefined || clause.adverb !== undefined || !/^(?:may|can)$/.test(clause.auxiliary))
    return [];
  // What it allows up to a number is asked by the number.
  if (unit.quantities.length > 0) return [];
  if (MORE.test(clause.rest) || NO_PERMISSION.test(clause.rest) || clause.lead !== undefined) return [];
  // Things "can" do much that nobody has to allow.
  const isPerson = /^you$/i.test(clause.subject) || PERSON.test(headOf(clause.subject));
  const isDone =
    clause.auxiliary === 'may' && /^be \w+(?:ed|en|wn|ade|aid|ept|eld|old|ut|ought)\b/.test(clause.rest);
  if (!isPerson && !isDone) return [];
  const who = spokenSubject(clause.subject, unit);
  const rest = spoken(clause.rest, unit);
  if (who === undefined || rest === undefined || who === 'you' || rest.split(' ').length < 2) return [];
  return [
    {
      form: 'refusal',
      question: led(undefined, `is it against the rules for ${who === 'I' ? 'me' : who} to ${rest}`),
      checks: [ALLOWED, NOT_FORBIDDEN],
      expected: `Say that it is allowed: ${rule}`,
      verdict: 'allowed',
      include: [],
      rationale: 'Doubts what the rule allows.',
      quality: 0.85,
    },
  ];
}

const ALLOWED = {
  name: 'says that it is allowed',
  matches: {
    pattern:
      "\\bno\\b|\\b(?:not|isn[’']t) (?:against|forbidden|prohibited|a problem)\\b|\\b(?:may|can|could|allowed|permitted|permissible|welcome|entitled|free to|possible)\\b",
    flags: 'i',
  },
} as const;
