import type { SimulatedUser } from '../../schema/users/user.ts';
import { bareName } from '../fact-names.ts';
import { shownFact } from '../understand/values.ts';

/** The fact of a name as it is said; empty where there is none, which is said when the case is read. */
export function factNamed({ facts }: Pick<SimulatedUser, 'facts'>, name: string): string {
  const wanted = bareName(name);
  const found = Object.entries(facts).find(([key]) => bareName(key) === wanted);
  return found === undefined ? '' : shownFact(found[1]);
}

/** Most that a goal agrees to pay, or to have of anything: "up to 50 EUR". */
const LIMIT =
  /(?:up to|at most|no more than|not more than|maximum(?: of)?|max\.?|limit(?: is| of)?|less than|under|below|not exceed(?:ing)?)\s+((?:about |around )?[^\s.;,]*\d[^\s;]*(?:\s+\p{L}+)?)/giu;

/** The limits that stand in a goal, as they are written. */
export const limitsOf = (goal: string): string[] =>
  [...goal.matchAll(LIMIT)].map(([, amount = '']) => amount);
