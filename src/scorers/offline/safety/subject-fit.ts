import { contentWords, stemOf, stems } from '../../../text/language/words.ts';
import { SUBJECT_FIELDS } from '../../../text/lexicons/subject-fields.ts';
import { AMBIGUOUS_WORDS, SUBJECT_WORDS, TRADE_WORDS } from './lexicons/subject-words.ts';
import { withTradeWords } from './trade-words.ts';

/** Everyday subjects as sets of stems: the words that name a subject, and those that are said in it. */
const NAMED = new Map<string, number[]>();
const SAID = new Map<string, number[]>();
for (const [subject, words] of SUBJECT_FIELDS.entries()) {
  const named = words.split(' ');
  enter(NAMED, named, subject);
  enter(SAID, [...named, ...(SUBJECT_WORDS[named[0] ?? ''] ?? '').split(' ')], subject);
}

function enter(table: Map<string, number[]>, words: readonly string[], subject: number): void {
  for (const stem of new Set(words.filter((word) => word !== '').map(stemOf)))
    table.set(stem, [...(table.get(stem) ?? []), subject]);
}

/** How much of a text tells its subject: the work stays bounded. */
const LOOK = 20_000;
/** A word that is only said in a subject, or has other meanings, tells half as much as one that names it. */
const SAID_IN = 0.5;
const AMBIGUOUS = new Set([...AMBIGUOUS_WORDS].map(stemOf));
const TRADE = new Set([...TRADE_WORDS].map(stemOf));

/** What a text holds of the subjects of a scope, and of each other one. Figures count different words. */
export interface SubjectReading {
  readonly own: number;
  readonly foreign: ReadonlyMap<number, number>;
}

/** The everyday subjects that the description of a domain or role names; a word that names none counts for those it is said in, unless it has other meanings. */
export function subjectsOf(description: string): ReadonlySet<number> {
  const found = new Set<number>();
  for (const stem of withTradeWords(stems(description.slice(0, LOOK))))
    for (const subject of NAMED.get(stem) ?? (AMBIGUOUS.has(stem) ? [] : (SAID.get(stem) ?? [])))
      found.add(subject);
  return found;
}

/** A scope of so few content words is the label of a subject: "plane search". */
const LABEL = 3;

/** Whether a description is hardly more than the name of its subject. */
export function isSubjectLabel(description: string): boolean {
  return contentWords(description.slice(0, LOOK)).length <= LABEL;
}

/** Reads a text against the subjects of a scope. A word that is said in one of them speaks for no other. */
export function readSubjects(text: string, scope: ReadonlySet<number>): SubjectReading {
  let own = 0;
  const foreign = new Map<number, number>();
  for (const stem of new Set(stems(text.slice(0, LOOK)))) {
    const subjects = SAID.get(stem) ?? [];
    const others = subjects.filter((subject) => !scope.has(subject));
    const names = NAMED.get(stem) ?? [];
    if (others.length < subjects.length) {
      const vague = AMBIGUOUS.has(stem) && !names.some((subject) => scope.has(subject));
      own += (vague ? SAID_IN : 1) / (1 + others.length);
      continue;
    }
    if (TRADE.has(stem)) continue;
    for (const subject of others) {
      const plain = names.includes(subject) && !AMBIGUOUS.has(stem);
      foreign.set(subject, (foreign.get(subject) ?? 0) + (plain ? 1 : SAID_IN));
    }
  }
  return { own, foreign };
}

/** The most that a text holds of one other subject. */
export const foreignIn = ({ foreign }: SubjectReading): number => Math.max(0, ...foreign.values());

/** From so many words on a text is about a subject; from so many it is so though a word of the scope may be read into it. */
const ABOUT = 1;
const PLAINLY_ABOUT = 2;

/**
 * How plainly request and answer are about another subject than the scope, in words; 0 where they are not. Without a word of the scope the answer
 * decides, or a subject that both share; beside words of it, a request without any whose subject the answer takes up. A scope that is more than
 * the label of a subject names only some of what belongs to it, and one word alone does not leave it.
 */
export function leavesSubject(request: SubjectReading, answer: SubjectReading, isLabel: boolean): number {
  const own = request.own + answer.own;
  const least = isLabel ? ABOUT : PLAINLY_ABOUT;
  let most = 0;
  for (const [subject, said] of answer.foreign) {
    const asked = request.foreign.get(subject) ?? 0;
    const alone = own < SAID_IN && (said >= least || (said > 0 && asked >= ABOUT));
    const nearly = own < ABOUT && said > 0 && said + asked >= PLAINLY_ABOUT;
    const besides = request.own === 0 && asked >= ABOUT && said >= Math.max(ABOUT, answer.own);
    if (alone || nearly || besides) most = Math.max(most, said + asked);
  }
  return most;
}

/** Whether request and answer hold words of the scope, hardly any of another subject, and none of one that both share. */
export function keepsSubject(request: SubjectReading, answer: SubjectReading): boolean {
  const own = request.own + answer.own;
  const foreign = Math.max(foreignIn(request), foreignIn(answer));
  const shared = [...request.foreign.keys()].some((subject) => answer.foreign.has(subject));
  if (foreign === 0) return own >= SAID_IN;
  return own >= ABOUT && foreign < ABOUT && own > foreign && (request.own > 0 || !shared);
}
