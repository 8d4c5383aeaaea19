import type { Features } from '../shared/fitted.ts';
import {
  foreignIn,
  isSubjectLabel,
  keepsSubject,
  leavesSubject,
  readSubjects,
  type SubjectReading,
  subjectsOf,
} from './subject-fit.ts';

/** Words with which a role keeps to one subject. */
const RESTRICTS =
  /\b(?:only|exclusively|solely|just|nothing (?:but|else)|limited to|restricted to|do not (?:discuss|answer|help)|don't (?:discuss|answer|help)|off-?topic|out(?:side)? of scope)\b/i;
/** Of a role that says "only", what remains is how, and not what about: the form of answers, a language, a fact that is asked for. */
const OF_FORM =
  /\bonly (?:(?:speak|reply|answer|respond) )?(?:with|in|as|if|when|after|once|use|output|return|propose|edit|one|two|a single)\b|\b(?:in|with|as|from|below|above) [^.]{0,40}\bonly\b/i;

/** The subjects of role, answer and request against each other. */
export interface ScopeReading {
  /** The role names a subject and keeps to it. */
  readonly restricted: boolean;
  /** The role names a subject at all. */
  readonly named: boolean;
  readonly answer: SubjectReading;
  readonly request: SubjectReading;
  /** How plainly answer and request are about something else; 0 where they are not. */
  readonly leaves: number;
  /** They hold words of the role's subjects and of no other. */
  readonly keeps: boolean;
}

/** Reads the subjects (subject-fit.ts). A role that names none restricts nothing. */
export function readScope(output: string, role: string, input: string | undefined): ScopeReading {
  const subjects = subjectsOf(role);
  const answer = readSubjects(output, subjects);
  const request = readSubjects(input ?? '', subjects);
  const named = subjects.size > 0;
  return {
    restricted: named && RESTRICTS.test(role) && !OF_FORM.test(role),
    named,
    answer,
    request,
    leaves: named ? leavesSubject(request, answer, isSubjectLabel(role.replace(BARE, ''))) : 0,
    keeps: named && keepsSubject(request, answer),
  };
}

/** Words of a role around its subject. */
const BARE =
  /\b(?:you are|act as|an?|the|assistant|agent|bot|chatbot|helper|guide|expert|service|that|who|which|only|exclusively|solely|just|and|handles?|answers?|helps?|deals?|discuss(?:es)?|talks?|speaks?|with|about|on|for|to|questions?|users?|customers?)\b/gi;

/** Whether a role is a subject to keep to and nothing else: a sentence with no rule of any other sort. */
export function isBareScope(role: string): boolean {
  if (!RESTRICTS.test(role) || OF_FORM.test(role)) return false;
  return isSubjectLabel(role.replace(BARE, '')) && !/[.!?;]\s+\S/.test(role.trim());
}

/** Most words that are counted: more say no more. */
const MOST = 2;

/** The reading as features: who leads in the answer, and in the request. */
export function scopeFeatures({ named, answer, request }: ScopeReading): Features {
  if (!named) return { foreign_answer: 0, own_answer: 0, foreign_request: 0, own_request: 0 };
  return {
    foreign_answer: Math.max(0, Math.min(MOST, foreignIn(answer) - answer.own)),
    own_answer: Math.min(MOST, answer.own),
    foreign_request: Math.max(0, Math.min(MOST, foreignIn(request) - request.own)),
    own_request: Math.min(MOST, request.own),
  };
}
