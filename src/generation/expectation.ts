import type { PolicyUnit } from './policy-unit.ts';
import { spellings } from './quantity-phrases.ts';
import { aboutCustomer, lowerFirst, noQuotes, sentence } from './wording.ts';

/** What an answer has to hold or leave out, for scorers and readers; every text stands in the source or is computed. */
export interface Hints {
  must_include: string[];
  must_not_include: string[];
  expected_tools?: string[];
  /** What the case decides, where it decides something. */
  verdict?: Verdict;
  /** Texts of `must_include` that were computed and stand in no source. */
  computed?: string[];
}

/** `ask`: the agent has to ask first; `correct`: it contradicts a false premise; `inform`: it states the rule. */
export type Verdict = 'allowed' | 'refused' | 'applies' | 'does_not_apply' | 'ask' | 'correct' | 'inform';

/** What the agent has to do or say because of a rule, as instructions to it (the style of `expected_behavior`). */
export function expectedBehavior(unit: PolicyUnit): string {
  const { actor, force, condition } = unit;
  if (actor === 'agent') {
    // An expectation speaks to the agent: "you" stays.
    const lead =
      condition !== undefined && unit.text.toLowerCase().startsWith(condition.toLowerCase())
        ? `${condition}, `
        : '';
    const act = unit.predicate.replace(/[.!]+$/, '');
    if (force === 'must') return sentence(`${lead}${lead === '' ? act : lowerFirst(act)}`);
    if (force === 'must-not') return sentence(`${lead}${lead === '' ? 'Do' : 'do'} not ${act}`);
  }
  return sentence(`Say that ${statement(unit)}`);
}

/** The rule as a clause behind "that". */
export function statement(unit: PolicyUnit): string {
  const { toCustomer, force, subject, predicate, condition } = unit;
  const text = aboutCustomer(unit.text, toCustomer).replace(/[.!]+$/, '');
  if (!toCustomer || subject !== '' || (force !== 'must' && force !== 'must-not')) return lowerFirst(text);
  // An instruction to customers: "Bring two towels" is said of them.
  const lead =
    condition !== undefined && unit.text.toLowerCase().startsWith(condition.toLowerCase())
      ? `${aboutCustomer(lowerFirst(condition), true)}, `
      : '';
  const act = aboutCustomer(predicate.replace(/[.!]+$/, ''), true);
  return `${lead}the customer must ${force === 'must' ? '' : 'not '}${act}`;
}

/** "Mention “five” or “5”." for the number that the question asks for; nothing where the rule has none. */
export function mention(written: string): string {
  return `Mention ${spellings(written)
    .map((one) => `"${noQuotes(one)}"`)
    .join(' or ')}.`;
}
