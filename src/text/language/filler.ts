import { FILLER, META, MISSING_INFORMATION } from '../lexicons/fillers.ts';
import { foldForMatch } from './normalize.ts';

/** Patterns look only at the start of a sentence: everything they need stands there, and the work stays linear. */
const LOOK = 300;

/** Whether a statement is a greeting, thanks, a sign-off or an offer of further help (`filler` of metrics.md 3.1). */
export function isFiller(statement: string): boolean {
  const folded = foldForMatch(statement.slice(0, LOOK));
  return FILLER.some((pattern) => pattern.test(folded));
}

/** Whether a statement talks about the conversation or the assistant instead of the matter. */
export function isMeta(statement: string): boolean {
  const folded = foldForMatch(statement.slice(0, LOOK));
  return META.some((pattern) => pattern.test(folded));
}

/** Whether a statement says that something is missing from the sources ("the context does not mention ..."). */
export function isAboutMissingInformation(statement: string): boolean {
  const folded = foldForMatch(statement.slice(0, LOOK));
  return MISSING_INFORMATION.some((pattern) => pattern.test(folded));
}
