import type { ToolCall } from '../../schema/tool-call.ts';
import { sameTool, toolWords } from '../../scorers/formulas/tool-name.ts';
import type { Found } from '../categories.ts';
import type { Facet } from '../facet.ts';
import type { RecordedOutcome } from '../recorded-outcome.ts';
import { decodedValue, leavesOf } from './call-arguments.ts';
import { declinedSentence, falseComparison, spokenIn } from './spoken.ts';
import { refusedForForm, tookEffect, toolEffect } from './tool-effect.ts';

/** Names of checks, by what they ask. */
const OF_RULES = /constraint|polic(?:y|ies)|\brules?\b|permission|guardrail|complian|authori[sz]/i;
const OF_SUCCESS =
  /success(?:ful(?:ly)?)? .*call|call(?:ed)? success|success(?:ful(?:ly)?)?$|successfully|complet|achiev/i;
const OF_CALLS = /tool|\bcalls?\b.*\berror|argument|parameter|schema/i;
const OF_STATE = /database|\bdb\b|\bstate\b|records?\b/i;
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
  const [rule, step] = [failedOf(OF_RULES), failedOf(OF_STEPS)];
  // A verdict that saw the calls well enough to find a step missing and no rule broken is right about that step.
  const sawSteps = step !== undefined && rule === undefined;
  if (uncalled !== undefined && shouldSucceed === true && done && !sawSteps)
    return {
      category: 'evaluator_error',
      why: `the verdict says "${uncalled}" failed, and the trace shows ${goal} done`,
    };
  if (rule !== undefined)
    return { category: 'policy_violation', why: `the recorded verdict itself says so: "${rule}" failed` };
  if (goal !== undefined && shouldSucceed === true) {
    if (last === undefined) return neverTried(facet, goal);
    if (!done) return refusedArguments(facet, goal);
  }
  if (goal !== undefined && shouldSucceed === false && done && shutOutOf(calls, last))
    return { category: 'policy_violation', why: `${goal} was called although the login was refused` };
  if (goal !== undefined && shouldSucceed === false && done)
    return step === undefined && failedOf(OF_STATE) === undefined
      ? {
          category: 'test_case_error',
          why: `the case rules ${goal} out, and its own checks find no rule against it`,
        }
      : { category: 'policy_violation', why: `${goal} was called although it should be refused` };
  const form = failedOf(OF_CALLS) === undefined ? undefined : calls.find(refusedForForm);
  if (step === undefined && form !== undefined)
    return {
      category: 'bad_tool_arguments',
      owner: 'tool',
      why: `${form.name} refused the form of its arguments`,
    };
  return step === undefined
    ? null
    : { category: 'missing_tool_call', why: `a call that is needed before is missing: "${step}" failed` };
}

/** Wants something to be told; an offer of help wants nothing. */
const ASKS =
  /\b(?:please|could you|can you|kindly|you need to|i(?:'ll)? need (?:you to|your))\b[^.?!]{0,40}\b(?:provide|give|share|tell|enter|specify|password|code|pin|id)\b|\b(?:what is|may i have) your\b/i;

function neverTried(facet: Facet, goal: string): Found {
  const spoken = spokenIn(facet);
  const wrong = falseComparison(spoken.agent);
  if (wrong !== undefined)
    return {
      category: 'over_refusal',
      owner: 'model',
      why: `declined by a comparison that does not hold: "${wrong}"`,
    };
  const calls = facet.attempt.turns.flatMap((turn) => turn.tool_calls ?? []);
  const logins = calls.filter(({ name }) => isLogin(name));
  const [shutOut] = logins;
  if (shutOut !== undefined && !logins.some(tookEffect))
    return saidBy(spoken.user, shutOut)
      ? {
          category: 'test_case_error',
          why: `${shutOut.name} refused just what the user gave, and ${goal} should come about`,
        }
      : {
          category: 'bad_tool_arguments',
          owner: 'prompt',
          why: `${shutOut.name} was tried with values that nobody gave`,
        };
  const declined = declinedSentence(spoken.agent.slice(-2), goal.split('_')) !== undefined;
  const last = spoken.agent.at(-1) ?? '';
  const asks = ASKS.test(last) || (calls.length === 0 && last.includes('?'));
  if (!declined && asks)
    return { category: 'unwarranted_clarification', why: `asked back instead of trying ${goal}` };
  const looked = calls.some(({ name }) => toolEffect(name) === 'read');
  if (declined || looked)
    return {
      category: 'over_refusal',
      why: `${goal} was in order and never tried${declined ? '' : ', after it was checked'}`,
    };
  return { category: 'premature_stop', why: `it ended before ${goal} was tried` };
}

/** A login was refused, and none took effect before this call. */
function shutOutOf(calls: readonly ToolCall[], until: ToolCall | undefined): boolean {
  const logins = calls
    .slice(0, until === undefined ? 0 : calls.indexOf(until))
    .filter(({ name }) => isLogin(name));
  return logins.length > 0 && !logins.some(tookEffect);
}

const isLogin = (name: string) => /\b(?:log ?in|sign ?in|authenticate|auth)\b/.test(toolWords(name));

/** Whether all values of a call stand in what the user said, each by itself: what follows it could be lost as a sign of the sentence. */
function saidBy(user: readonly string[], call: ToolCall): boolean {
  const said = ` ${user.join('\n')} `;
  return leavesOf(call.arguments)
    .filter((leaf) => leaf !== '')
    .every((leaf) =>
      said
        .split(leaf)
        .slice(1)
        .some((after) => /^["'”’`]?\s|^["'”’`][.,;]/.test(after)),
    );
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
