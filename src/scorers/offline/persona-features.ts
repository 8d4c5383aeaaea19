import { judgeClaim } from '../../text/contradiction.ts';
import { type IndexedText, indexText } from '../../text/indexed-text.ts';
import { shareOf } from '../../text/overlap.ts';
import { isNoncommittal } from '../../text/refusal.ts';
import { holds } from '../../text/synonym-groups.ts';
import type { Turn } from '../transcript.ts';
import type { Features } from './fitted.ts';
import { type Persona, selfFacts, selfStatements } from './persona.ts';

/** Own statements of one conversation that are held against the person. */
const MOST_STATEMENTS = 120;
/** Share of a sentence of the person that a turn takes up to have told it. */
const TOLD = 0.5;

/** How an assistant turn stands to the person. */
export interface PersonaTurn {
  readonly index: number;
  readonly text: IndexedText;
  /** Statements of the speaker about themselves. */
  readonly own: number;
  /** Of these, the ones that speak of what the person tells. */
  readonly about: number;
  /** Mean evidence that the person says so as well. */
  readonly backed: number;
  /** Statements that deny what the person says. */
  readonly denied: number;
  /** Statements of a kind that the person tells too, with another value. */
  readonly other: number;
  /** It asks the user about something that the person is. */
  readonly turned: boolean;
}

export interface PersonaReading {
  readonly turns: ReadonlyMap<number, PersonaTurn>;
  readonly course: Features;
}

/** Reads a conversation against the person that the assistant plays. */
export function readPersona(turns: readonly Turn[], persona: Persona): PersonaReading {
  const read = new Map<number, PersonaTurn>();
  let left = MOST_STATEMENTS;
  const byUser = new Set<string>();
  const first = new Set<string>();
  for (const [index, { role, content }] of turns.entries()) {
    const text = indexText(content);
    for (const stem of persona.stems) {
      if (!holds(text.vocabulary, stem)) continue;
      if (role === 'user') byUser.add(stem);
      else if (!byUser.has(stem)) first.add(stem);
    }
    if (role === 'user') continue;
    const statements = selfStatements(content).slice(0, left);
    left -= statements.length;
    read.set(index, { index, text, turned: turnsRound(content, text, persona), ...heldAgainst(statements, persona) });
  }
  const all = [...read.values()];
  const vocabulary = new Set(all.flatMap((turn) => [...turn.text.vocabulary]));
  const coverage = persona.topics.map((topic) =>
    all.reduce((best, turn) => Math.max(best, shareOf(topic, turn.text.vocabulary)), 0),
  );
  const own = sum(all, (turn) => turn.own);
  return {
    turns: read,
    course: {
      share: shareOf(persona.stems, vocabulary),
      coverage: coverage.reduce((total, one) => total + one, 0) / Math.max(1, coverage.length),
      best_sentence: Math.max(0, ...coverage),
      told: coverage.filter((one) => one >= TOLD).length / Math.max(1, coverage.length),
      unprompted: first.size / Math.max(1, persona.stems.length),
      about: sum(all, (turn) => turn.about) / Math.max(1, own),
      backed: sum(all, (turn) => turn.backed) / Math.max(1, own),
      denied: sum(all, (turn) => turn.denied) / Math.max(1, own),
      other: sum(all, (turn) => turn.other) / Math.max(1, own),
      touched: all.filter((turn) => persona.stems.some((stem) => holds(turn.text.vocabulary, stem))).length / Math.max(1, all.length),
      turned: all.filter((turn) => turn.turned).length / Math.max(1, all.length),
      unknown: [...read.keys()].filter((index) => isNoncommittal(turns[index]?.content ?? '')).length / Math.max(1, all.length),
      silent: Number(own === 0),
    },
  };
}

function heldAgainst(statements: readonly string[], persona: Persona) {
  const counts = { own: statements.length, about: 0, backed: 0, denied: 0, other: 0 };
  for (const statement of statements) {
    const judged = judgeClaim(statement, persona.text);
    counts.backed += judged.p;
    if (judged.verdict === 'contradicted') counts.denied += 1;
    const { vocabulary } = indexText(statement);
    if (persona.stems.some((stem) => holds(vocabulary, stem))) counts.about += 1;
    if (selfFacts(statement).some((fact) => isOther(fact, persona))) counts.other += 1;
  }
  return counts;
}

/** The person tells a fact of the kind, and none with a word of this one. */
function isOther({ kind, stems }: { kind: string; stems: readonly string[] }, persona: Persona): boolean {
  const known = persona.facts.filter((fact) => fact.kind === kind);
  return known.length > 0 && !stems.some((stem) => holds(persona.text.vocabulary, stem));
}

function turnsRound(content: string, text: IndexedText, persona: Persona): boolean {
  return content.includes('?') && persona.stems.some((stem) => holds(text.vocabulary, stem));
}

function sum<T>(things: readonly T[], value: (thing: T) => number): number {
  return things.reduce((total, thing) => total + value(thing), 0);
}
