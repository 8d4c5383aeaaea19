import { lowerFirst } from '../wording.ts';

/** A sentence with one verb that can change its place: "[If …, ]SUBJECT AUXILIARY [not] REST". */
export interface Clause {
  /** A condition in front, without its comma. */
  lead?: string;
  subject: string;
  auxiliary: string;
  /** "not", "never" or "only" behind the auxiliary, or in "cannot". */
  adverb?: 'not' | 'only';
  rest: string;
}

const LEAD =
  /^((?:If|When|Whenever|Once|After|Before|In|On|At|During|For|From|Until|Within|Without|With|Where|Upon|As long as|In case)\b[^,;()]{3,90}), (?=\S)/;
const AUXILIARY =
  /^(.{1,80}?) (cannot|can|may|must|shall|should|will|is|are|do not have to|does not have to|has to|have to|needs to|need to|do not|does not)( (?:not|never|only|always|normally|usually|generally))? (.+)$/i;
/** Words that no simple subject holds: a verb or a clause of its own begins with them. */
const CLAUSE_INSIDE =
  /\b(?:who|that|which|whose|whom|where|when|if|because|as|then|so|(?<!(?:more|less|fewer|older|younger|longer|shorter|heavier|higher|lower|larger|smaller) )than|until|unless|while|once|after|before|not|is|are|was|were|has|have|does|do|costs? [$€£\dA-Z]|lasts|gets?|pays|needs?|includes|contains|and$|or$|but$|and (?:the|an?) .+ (?:and|or))\b|[,;()"“”]/i;
const LONGEST_SUBJECT = 10;

/** A sentence taken apart; undefined where it is not of that simple form. */
export function clauseOf(text: string): Clause | undefined {
  const plain = text.replace(/[.!]+$/, '');
  const lead = LEAD.exec(plain)?.[1];
  const main = lead === undefined ? plain : plain.slice(lead.length + 2);
  const match = AUXILIARY.exec(main);
  const found =
    match !== null && !CLAUSE_INSIDE.test(match[1] ?? '')
      ? match
      : (PRONOUN.exec(main) ?? finite(main) ?? match);
  if (found === null) return undefined;
  const [, subject = '', verb = '', adverb = '', rest = ''] = found;
  if (CLAUSE_INSIDE.test(subject) || subject.split(' ').length > LONGEST_SUBJECT || !isSubject(subject))
    return undefined;
  const auxiliary = verb.toLowerCase();
  const said = adverb.trim().toLowerCase();
  const negative = auxiliary === 'cannot' || / not$/.test(auxiliary) || said === 'not' || said === 'never';
  if (/ not have to$/.test(auxiliary)) return undefined;
  return {
    ...(lead === undefined ? {} : { lead }),
    subject,
    auxiliary: auxiliary.replace(/^cannot$/, 'can').replace(/ not$/, ''),
    ...(negative ? { adverb: 'not' as const } : said === 'only' ? { adverb: 'only' as const } : {}),
    rest,
  };
}

/** "We answer …": a pronoun makes the verb behind it plain. */
const PRONOUN =
  /^(We|You|They)()() ((?!(?:are|were|was|had|did|recommend|hope|think|believe|want|like|know|would|could|might|also|both|all|have|each)\b)[a-z]{3,12}(?<!ed) .+)$/;

/** Verbs of rules that are no nouns in these forms. */
const FINITE =
  /^(.{2,60}?) (ends|expires?|lasts?|rotates?|takes?|waits|costs|appl(?:y|ies)|receives?|gets?|lapses?|begins?|remains?|serves?|earns?|accrues?|loses?|runs|starts|closes|opens|keeps?|holds|covers?|becomes?|contains?|includes|requires?|contributes?|retires|elects|meets|stays?|pays?|has(?! (?:to|been)\b)|plays?) (.+)$/;

/** The same behind a plural, where they could be nouns elsewhere. */
const PLURAL =
  /^(.{2,60}?(?:(?<! (?:stay|keep|remain|take|get|run|last|end|start|begin|need|cost))[^su]s|people|children|staff)(?: (?:under|over|aged|below|above) \d+)?) (cost|last|take|end|run|close|open|start|include|contain|hold|cover|keep|get|pay|earn|lose|need|have(?! (?:to|been)\b)|play|stay|share) (.+)$/;

/** "A session ends after 8 hours": the verb in its plain form, as it stands in a question. */
function finite(main: string): readonly string[] | null {
  const match = FINITE.exec(main) ?? PLURAL.exec(main);
  if (match === null) return null;
  const [whole, subject = '', verb = '', rest = ''] = match;
  const base = /^appl/.test(verb)
    ? 'apply'
    : verb === 'has'
      ? 'have'
      : /^(?:lapses|loses|closes)$/.test(verb) || /[aeiou][^aeiou]es$|[cgv]es$|res$|tes$/.test(verb)
        ? verb.slice(0, -1)
        : verb.replace(/s$/, '');
  return [whole, subject, '', '', `${base} ${rest}`];
}

/** Begins with an article, a pronoun or a noun in the plural, and does not deny. */
function isSubject(subject: string): boolean {
  if (
    /^(?:there|here|during|in|on|at|for|from|within|after|before|until|with|without|by|if|when|where|under|as|upon|to|of|between|per|only|some|apart|besides|instead|it|this|that|no|none|nobody|nothing|neither|not|only|they|he|she|what|how|who(?:ever)?|whichever|whatever|all that|one)\b/i.test(
      subject,
    )
  )
    return false;
  return (
    /^(?:an?|the|each|every|all|any|our|your|we|you)\b/i.test(subject) ||
    /(?:[^s]s|people|men|women|children|staff|ren)\b/.test(subject) ||
    /^[A-Z]\w+(?: [a-z]+)?$/.test(subject) ||
    /^[A-Z][\w'’-]*(?: [\w'’-]+){1,4}$/.test(subject)
  );
}

/** The auxiliary in front of its subject, with what follows: "can I book", "does a group have to pay". */
export function inverted(
  { subject, auxiliary }: Pick<Clause, 'subject' | 'auxiliary'>,
  who: string,
  rest: string,
): string {
  const plural = isMany(who, subject);
  if (auxiliary === '') return `${plural ? 'do' : 'does'} ${who} ${rest}`;
  if (/^(?:has|have|needs|need) to$/.test(auxiliary))
    return `${plural ? 'do' : 'does'} ${who} have to ${rest}`;
  if (auxiliary === 'must' || auxiliary === 'shall')
    return `${plural ? 'do' : 'does'} ${who} have to ${rest}`;
  const verb =
    who === 'I' && auxiliary === 'are' ? 'am' : who === 'you' && auxiliary === 'is' ? 'are' : auxiliary;
  return `${verb} ${who} ${rest}`;
}

/** Whether a subject takes its verb in the plural: as it stands in the question, and as it stands in the rule. */
export const isMany = (who: string, subject: string) =>
  /^(?:I|you|we|they)$/i.test(who) ||
  (!/^(?:an?|each|every)\b/i.test(subject) && / and /.test(subject)) ||
  (!/^(?:an?|each|every)\b/i.test(subject) &&
    /(?:[^su]s|people|men|women|children|staff)$/i.test(headOf(subject)));

/** The noun of a subject: what stands before its first preposition. */
export const headOf = (subject: string) =>
  subject.split(
    / (?:of|for|with|in|on|from|to|at|by|under|over|above|below|without|between|against|during|aged|per)\b/,
  )[0] ?? subject;

/** A condition in front of a question. */
export const led = (lead: string | undefined, question: string) =>
  lead === undefined
    ? `${question.charAt(0).toUpperCase()}${question.slice(1)}?`
    : `${lead}, ${lowerFirst(question)}?`;
