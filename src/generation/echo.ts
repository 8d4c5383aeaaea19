import type { Check } from '../schema/check.ts';

/** What an agent says that understands nothing: whatever it is asked, or that it is so. */
const NODS = ['Yes, that is right.', 'Yes, of course.', 'OK.'];

/** Turns or ways to ask: a question and the checks of its answer. */
interface Asked {
  question: string;
  checks?: readonly Check[];
}

/** Whether an agent that repeats the question, or that says yes to everything, passes all checks of all turns. Without checks it may. */
export function echoes(turns: readonly Asked[]): boolean {
  const passesAll = (answer: (question: string) => string) =>
    turns.every(({ question, checks = [] }) => checks.every((check) => passes(check, answer(question))));
  return passesAll((question) => question) || NODS.some((nod) => passesAll(() => nod));
}

/** Whether an answer passes a check of the kinds that generated cases have; any other kind is taken as passed. */
export function passes(check: Check, answer: string): boolean {
  if (typeof check === 'string') return true;
  const { matches, not_matches, icontains, contains, not_contains } = check as Readonly<
    Record<string, unknown>
  >; // Written by this module's callers.
  if (matches !== undefined) return expression(matches).test(answer);
  if (not_matches !== undefined) return !expression(not_matches).test(answer);
  if (typeof icontains === 'string') return answer.toLowerCase().includes(icontains.toLowerCase());
  if (typeof contains === 'string') return answer.includes(contains);
  return typeof not_contains === 'string' ? !answer.includes(not_contains) : true;
}

function expression(value: unknown): RegExp {
  if (typeof value === 'string') return new RegExp(value);
  const { pattern, flags = '' } = value as { pattern: string; flags?: string }; // The other form of the check.
  return new RegExp(pattern, flags);
}
