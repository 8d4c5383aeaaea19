import { judgeClaim } from '../../../text/language/contradiction.ts';
import { indexText } from '../../../text/language/indexed-text.ts';
import { shareOf } from '../../../text/language/overlap.ts';
import { subjectFields } from '../../../text/language/subject-fields.ts';
import { holds } from '../../../text/language/synonym-groups.ts';
import type { Turn } from '../../transcript.ts';
import type { Features } from '../shared/fitted.ts';
import { type Persona, type PersonaFact, selfStatements } from './persona.ts';
import { type SelfFact, selfFacts } from './self-facts.ts';

/** Own statements of one conversation that are held against the person. */
const MOST_STATEMENTS = 120;

/** Where the person has no everyday subject there is nothing to speak of: what the others have on average. */
const NO_SUBJECT = 0.3;

/** A statement that cannot be true of the person. */
interface Denial {
  readonly quote: string;
  /** The sentence of the person. */
  readonly rule: string;
  readonly reason: string;
}

/** How an assistant turn stands to the person. */
export interface PersonaTurn {
  /** Statements of the speaker about themselves. */
  readonly own: number;
  /** Of these, how many speak of what the person tells. */
  readonly about: number;
  /** Sum of the evidence that the person says so as well. */
  readonly backed: number;
  readonly denials: readonly Denial[];
}

/** A conversation read against the person that the assistant plays. */
export interface PersonaTalk {
  /** By turn index, assistant turns only. */
  readonly turns: ReadonlyMap<number, PersonaTurn>;
  readonly features: Features;
  /** Statements of the assistant about itself, in the whole conversation. */
  readonly own: number;
}

/** Reads a conversation against a person: how much of the person it tells, and what of its own words agrees (metrics.md 10.7). */
export function readPersonaTalk(turns: readonly Turn[], persona: Persona): PersonaTalk {
  const read = new Map<number, PersonaTurn>();
  const best = persona.topics.map(() => 0);
  const said = new Set<string>();
  let left = MOST_STATEMENTS;
  for (const [index, { role, content }] of turns.entries()) {
    if (role !== 'assistant') continue;
    const { vocabulary, stems } = indexText(content);
    for (const stem of stems) said.add(stem);
    for (const [at, topic] of persona.topics.entries())
      best[at] = Math.max(best[at] ?? 0, shareOf(topic, vocabulary));
    const statements = selfStatements(content).slice(0, left);
    left -= statements.length;
    read.set(index, readTurn(statements, persona));
  }
  const all = [...read.values()];
  const own = sum(all, (turn) => turn.own);
  return {
    turns: read,
    own,
    features: {
      // How much of each sentence of the person some turn tells.
      coverage: sum(best, (share) => share) / Math.max(1, best.length),
      backed: sum(all, (turn) => turn.backed) / Math.max(1, own),
      subjects: shareOfFields(persona, subjectFields(said)),
    },
  };
}

/** Share of the everyday subjects of the person that were spoken of. */
function shareOfFields({ fields }: Persona, spoken: ReadonlyMap<number, number>): number {
  if (fields.length === 0) return NO_SUBJECT;
  return fields.filter((field) => spoken.has(field)).length / fields.length;
}

function readTurn(statements: readonly string[], persona: Persona): PersonaTurn {
  const denials: Denial[] = [];
  let about = 0;
  let backed = 0;
  for (const statement of statements) {
    // "No, I am a teacher" answers a question; it does not deny being one.
    const text = statement.replace(/^(?:no|yes|nope|yeah)\b[,.! ]+/i, '');
    const judged = judgeClaim(text, persona.text);
    const { vocabulary } = indexText(text);
    const meets = persona.stems.some((stem) => holds(vocabulary, stem));
    backed += judged.p;
    if (meets) about += 1;
    const [denial] = selfFacts(text).flatMap((fact) => deniedBy(fact, persona) ?? []);
    if (denial !== undefined)
      denials.push({
        quote: statement,
        rule: denial.sentence,
        reason: `another ${denial.kind} than the role tells`,
      });
    else if (meets && judged.verdict === 'contradicted' && !/\d/.test(judged.reason))
      denials.push({ quote: statement, rule: judged.evidence, reason: 'it denies what the role tells' });
  }
  return { own: statements.length, about, backed, denials };
}

/** The fact that the person tells of the same kind, when none of them agrees with this one. */
function deniedBy({ kind, value }: SelfFact, { facts }: Persona): PersonaFact | undefined {
  const known = facts.filter((fact) => fact.kind === kind);
  return value.some((one) => known.some((fact) => fact.value.includes(one))) ? undefined : known[0];
}

function sum<T>(things: readonly T[], value: (thing: T) => number): number {
  return things.reduce((total, thing) => total + value(thing), 0);
}
