import type { Ask } from '../asks/ask.ts';
import type { CaseDraft, Demands } from '../case-draft.ts';
import { limitId, type PolicyUnit } from '../policy-unit.ts';
import { turnOf } from './turn-of.ts';

/** What an operator may use: seeded choices only, so that the same input gives the same cases. */
export interface Making {
  /** Uniform in [0, 1), seeded by unit and operator. */
  next(): number;
  /** All units, for operators that combine two. */
  units: readonly PolicyUnit[];
  /** Topics of the source in its order. */
  topics: readonly string[];
}

/** Makes the cases of one kind for one unit; an empty list where the unit does not suit it. */
export type UnitOperator = (unit: PolicyUnit, making: Making) => CaseDraft[];

export const NO_DEMANDS: Readonly<Demands> = {
  units: 1,
  constraints: 0,
  ambiguous: false,
  adversarial: false,
};

export function pick<T>(options: readonly T[], next: () => number): T {
  const option = options[Math.floor(next() * options.length)];
  if (option === undefined) throw new RangeError('pick: nothing to choose from');
  return option;
}

/** A draft on one unit with the fields that operators mostly share. */
export function draftOn(
  unit: PolicyUnit,
  fields: Pick<CaseDraft, 'operator' | 'name' | 'turns' | 'rationale' | 'hints'> & Partial<CaseDraft>,
): CaseDraft {
  return {
    topic: unit.topic,
    built_on: [unit.id],
    source_refs: [unit.source],
    demands: NO_DEMANDS,
    edge: false,
    quality: 0.8,
    tags: [],
    ...fields,
  };
}

/** A turn that asks in one of the ways that a rule can be asked for, in other words around the question where some are given. */
export const askTurn = (unit: PolicyUnit, ask: Ask, text = ask.question, also: readonly string[] = []) =>
  turnOf(text, [...(ask.expected === undefined ? [] : [ask.expected]), ...also], unit.text, ask.checks);

/** A draft of one turn on one way to ask. */
export function askDraft(
  unit: PolicyUnit,
  ask: Ask,
  fields: Pick<CaseDraft, 'operator' | 'name'> & Partial<CaseDraft>,
): CaseDraft {
  return draftOn(unit, {
    turns: [askTurn(unit, ask)],
    built_on: [unit.id, ...(ask.limit === undefined ? [] : [limitId(unit.id, ask.limit)])],
    rationale: ask.rationale,
    hints: { must_include: ask.include, must_not_include: [], verdict: ask.verdict },
    quality: ask.quality,
    ...fields,
  });
}
