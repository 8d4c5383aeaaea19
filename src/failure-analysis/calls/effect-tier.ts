import { expectedTools } from '../../scorers/formulas/expected-tools.ts';
import type { NamedTool } from '../../scorers/formulas/tool-matching.ts';
import { sameTool } from '../../scorers/formulas/tool-name.ts';
import type { Found } from '../categories.ts';
import type { Facet } from '../facet.ts';
import { recordedOutcome } from '../recorded-outcome.ts';
import { differingArguments, isIdentifier, leavesOf, recordOf } from './call-arguments.ts';
import { type CallDiff, diffOfCalls } from './call-diff.ts';
import type { Evidence } from './evidence.ts';
import { declinedBefore, isExpected, missingOnly, wasCutOff } from './missing-writes.ts';
import { askedByName, offScript, paidAsAsked, unasked } from './off-script.ts';
import { consentsAtTheEnd, falseComparison, spokenIn, userPicked } from './spoken.ts';
import { statedChecks } from './stated-checks.ts';
import { teamLog } from './team-log.ts';
import { tookEffect, toolEffect, verbsOf } from './tool-effect.ts';

/**
 * The kind that calls show by their effect, against what the case expects or the recorded verdict says. Null where neither says anything, or where
 * what was changed is as it should be.
 */
export function effectTier(facet: Facet): Found | null {
  const outcome = recordedOutcome(facet);
  const stated = outcome === null ? null : statedChecks(facet, outcome);
  if (stated !== null) return stated;
  const log = outcome === null ? null : teamLog(facet, outcome);
  if (log !== null) return log;
  const { turn, attempt } = facet;
  if (turn === undefined || turn.tool_calls === null) return null;
  const { tools, source } = expectedTools(turn.criteria);
  if (source !== 'expected_tools') return falseClaim(facet);
  const diff = diffOfCalls(tools, turn.tool_calls);
  const results = attempt.turns
    .flatMap((each) => each.tool_calls ?? [])
    .map(({ result }) => (typeof result === 'string' ? result : (JSON.stringify(result) ?? '')))
    .join('\n');
  const evidence: Evidence = { facet, outcome, diff, spoken: spokenIn(facet), results };
  return (
    firstWrong(evidence) ?? missingOnly(evidence) ?? (outcome === null ? null : sameEffect(evidence, tools))
  );
}

/** The first write that is not as expected decides; what follows from it is a symptom. */
function firstWrong(evidence: Evidence): Found | null {
  const { diff, spoken, results } = evidence;
  for (const call of diff.made) {
    const changed = diff.changed.find(({ actual }) => actual === call);
    if (changed === undefined && !diff.surplus.includes(call)) continue;
    const before = declinedBefore(evidence, call);
    if (before !== null) return before;
    if (changed === undefined) return surplusWrite(evidence, call);
    const script =
      unasked(evidence, changed) ?? askedByName(evidence, changed) ?? paidAsAsked(evidence, changed);
    if (script !== null) return script;
    const names = changed.fields.join(', ');
    const values = changed.fields.flatMap((field) => leavesOf(changed.expected.arguments?.[field]));
    const given = new Set(changed.fields.flatMap((field) => leavesOf(changed.actual.arguments[field])));
    const wanted = values.filter((value) => !given.has(value));
    // The right value was read and the best one was asked for: choosing among what is in view is the model's.
    const atHand =
      changed.fields.length === 1 &&
      wanted.length > 0 &&
      wanted.every((value) => isIdentifier(value) && results.includes(value));
    const compared = spoken.user.some((text) => SUPERLATIVE.test(text)) && !userPicked(spoken);
    const misjudged = falseComparison(spoken.agent) !== undefined;
    return {
      category: 'bad_tool_arguments',
      owner: (atHand && compared) || misjudged ? 'model' : 'prompt',
      why: `${changed.actual.name} was called with another ${names} than expected`,
    };
  }
  return null;
}

const SUPERLATIVE =
  /\b(?:cheapest|lowest|highest|largest|smallest|biggest|shortest|longest|fastest|earliest|latest|most expensive|least expensive)\b/i;

function surplusWrite({ facet, outcome, diff, spoken }: Evidence, call: CallDiff['made'][number]): Found {
  const record = recordOf(call.arguments);
  const instead = diff.missing.find(
    (one) =>
      !sameTool(one.name, call.name) &&
      (one.arguments === undefined || (record !== undefined && recordOf(one.arguments) === record)),
  );
  if (instead !== undefined)
    return { category: 'wrong_tool', why: `called ${call.name} where ${instead.name} was expected` };
  const shutOut = diff.refused.find(
    (one) => record !== undefined && recordOf(one.arguments) === record && isExpected(diff.missing, one),
  );
  if (shutOut !== undefined)
    return {
      category: 'unneeded_tool_call',
      why: `${call.name} was not asked for, and shut ${shutOut.name} out`,
    };
  const script = offScript(outcome?.scenario, call.name, spoken);
  if (script !== null) return script;
  const policy =
    (facet.turn?.criteria.system_prompt ?? '') !== '' || (facet.turn?.criteria.context ?? []).length > 0;
  return policy
    ? {
        category: 'policy_violation',
        why: `${call.name} changed what the case leaves as it is, and the rules are known`,
      }
    : { category: 'unneeded_tool_call', why: `${call.name} changed what the case leaves as it is` };
}

/** Nothing was changed that should not be, and still the recorded verdict is a failure: then what was said is wrong. */
function sameEffect(evidence: Evidence, expected: readonly NamedTool[]): Found | null {
  const { diff, outcome, facet, results } = evidence;
  const calls = facet.turn?.tool_calls ?? [];
  const unread = expected.filter(
    (one) =>
      toolEffect(one.name) === 'read' &&
      !calls.some(
        (call) =>
          sameTool(one.name, call.name) &&
          tookEffect(call) &&
          differingArguments(one.arguments, call.arguments).length === 0,
      ),
  );
  if (diff.handoverExpected && diff.handover === undefined)
    return { category: 'missing_tool_call', why: 'did not hand over to a person' };
  if (diff.expected.length === 0 && unread.length > 0)
    return {
      category: 'missing_tool_call',
      why: `did not look up what the answer needs: ${unread[0]?.name}`,
    };
  if (wasCutOff(evidence))
    return { category: 'budget_exceeded', why: 'its last step is a call that nobody answered any more' };
  if (consentsAtTheEnd(evidence.spoken))
    return { category: 'budget_exceeded', why: 'the last that the user asked for was never answered' };
  const missingTexts = outcome?.missingTexts ?? [];
  if (missingTexts.length > 0 && calls.length === 0)
    return { category: 'missing_tool_call', why: 'answered without looking anything up' };
  const [text] = missingTexts;
  if (text === undefined) return null;
  const atHand = missingTexts.every((one) => results.includes(one));
  return {
    category: 'wrong_fact',
    owner: atHand || /\d/.test(text) ? 'model' : 'data',
    why: `the answer does not say ${text}${atHand ? ', which a tool had told' : ''}`,
  };
}

/** A change that a tool refused, and that the answer reports as done. */
function falseClaim({ turn }: Facet): Found | null {
  const calls = turn?.tool_calls ?? [];
  const writes = calls.filter(({ name }) => toolEffect(name) === 'write');
  const last = writes.at(-1);
  if (last === undefined || tookEffect(last)) return null;
  const done = new RegExp(
    `\\b(?:(?:has|have) been|is now|was|were|i(?:'ve| have)|successfully)\\b[^.!?]{0,40}\\b(?:done|${(
      verbsOf(last.name) ?? []
    )
      .map((verb) => verb.slice(0, Math.max(3, verb.length - 1)))
      .join('|')})\\w*`,
    'i',
  );
  return done.test(turn?.output ?? '')
    ? { category: 'hallucination', why: `says that it is done, and ${last.name} was refused` }
    : null;
}
