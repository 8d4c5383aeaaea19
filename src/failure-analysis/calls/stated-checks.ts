import { sameTool } from '../../scorers/formulas/tool-name.ts';
import type { Found } from '../categories.ts';
import type { Facet } from '../facet.ts';
import type { RecordedOutcome } from '../recorded-outcome.ts';
import { decodedValue } from './call-arguments.ts';
import { declinedSentence, falseComparison, spokenIn } from './spoken.ts';
import { refusedForForm, tookEffect, toolEffect } from './tool-effect.ts';

/** Names of checks, by what they ask. */
const OF_RULES = /constraint|polic(?:y|ies)|\brules?\b|permission|guardrail|complian|authori[sz]/i;
const OF_SUCCESS =
  /success(?:ful(?:ly)?)? .*call|call(?:ed)? success|success(?:ful(?:ly)?)?$|successfully|complet|achiev/i;
const OF_STEPS = /graph|order|sequence|steps?|path|prerequisite|procedure|workflow|required/i;

/**
 * What the single checks of a recorded verdict and the calls of the one action that the run is about say together. A verdict that
 * contradicts the trace is nobody's failure but its own; then what it says of rules is void as well.
 */
export function statedChecks(facet: Facet, outcome: RecordedOutcome): Found | null {
  const { checks, goal, shouldSucceed } = outcome;
  const failed = Object.keys(checks)
    .filter((name) => checks[name] === false)
    .map((name) => name.replaceAll('_', ' '));
  const failedOf = (pattern: RegExp) => failed.find((name) => pattern.test(name));
  const calls = facet.attempt.turns.flatMap((turn) => turn.tool_calls ?? []);
  const tries = goal === undefined ? [] : calls.filter(({ name }) => sameTool(name, goal));
  const last = tries.at(-1);
  const done = last !== undefined && tookEffect(last);
  const uncalled = failedOf(OF_SUCCESS);
  if (uncalled !== undefined && shouldSucceed === true && done)
    return {
      category: 'evaluator_error',
      why: `the verdict says "${uncalled}" failed, and the trace shows ${goal} done`,
    };
  const rule = failedOf(OF_RULES);
  if (rule !== undefined)
    return { category: 'policy_violation', why: `the recorded verdict itself says so: "${rule}" failed` };
  if (goal !== undefined && shouldSucceed === true) {
    if (last === undefined) return neverTried(facet, goal);
    if (!done) return refusedArguments(facet, goal);
  }
  if (goal !== undefined && shouldSucceed === false && done)
    return failedOf(OF_STEPS) === undefined
      ? {
          category: 'test_case_error',
          why: `the case rules ${goal} out, and its own checks find no rule against it`,
        }
      : { category: 'policy_violation', why: `${goal} was called although it should be refused` };
  const step = failedOf(OF_STEPS);
  return step === undefined
    ? null
    : { category: 'missing_tool_call', why: `a call that is needed before is missing: "${step}" failed` };
}

function neverTried(facet: Facet, goal: string): Found {
  const spoken = spokenIn(facet);
  const wrong = falseComparison(spoken.agent);
  if (wrong !== undefined)
    return {
      category: 'over_refusal',
      owner: 'model',
      why: `declined by a comparison that does not hold: "${wrong}"`,
    };
  const declined = declinedSentence(spoken.agent.slice(-2), goal.split('_')) !== undefined;
  const calls = facet.attempt.turns.flatMap((turn) => turn.tool_calls ?? []);
  const looked = calls.some(({ name }) => toolEffect(name) === 'read');
  if (declined || looked)
    return {
      category: 'over_refusal',
      why: `${goal} was in order and never tried${declined ? '' : ', after it was checked'}`,
    };
  return { category: 'premature_stop', why: `it ended before ${goal} was tried` };
}

/** Arguments of the wrong form are the tool's to catch; wrong values were chosen. */
function refusedArguments(facet: Facet, goal: string): Found {
  const tries = facet.attempt.turns
    .flatMap((turn) => turn.tool_calls ?? [])
    .filter(({ name }) => sameTool(name, goal));
  const said = spokenIn(facet).user.join('\n');
  const wrapped = tries.some(({ arguments: given }) =>
    Object.values(given).some((value) => {
      const inner = decodedValue(value);
      return (
        typeof inner === 'object' &&
        inner !== null &&
        Object.values(inner).some(
          (leaf) => typeof leaf === 'string' && leaf.length > 3 && said.includes(leaf),
        )
      );
    }),
  );
  const form = wrapped || tries.some(refusedForForm);
  return {
    category: 'bad_tool_arguments',
    owner: form ? 'tool' : 'prompt',
    why: form ? `${goal} refused the form of its arguments` : `${goal} refused its arguments`,
  };
}
