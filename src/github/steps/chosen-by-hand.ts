import type { Inputs } from '../inputs.ts';

/** Events that a person starts, with cases of the moment. */
const BY_HAND = new Set(['workflow_dispatch', 'repository_dispatch']);

/**
 * Whether a run was started by hand for a choice of cases or for another agent. That it passes is no verdict on the suite, and its
 * fault may be a misspelt choice. The same inputs at a scheduled run or a push are what the workflow calls its suite.
 */
export function isChosenByHand(
  { cases, tags, agent }: { [Name in 'cases' | 'tags' | 'agent']?: Inputs[Name] | undefined },
  event: string,
): boolean {
  return BY_HAND.has(event) && (cases !== undefined || tags !== undefined || agent !== undefined);
}
