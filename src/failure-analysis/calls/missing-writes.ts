import type { ToolCall } from '../../schema/tool-call.ts';
import type { NamedTool } from '../../scorers/formulas/tool-matching.ts';
import { sameTool, toolWords } from '../../scorers/formulas/tool-name.ts';
import type { Found } from '../categories.ts';
import { differingArguments, leavesOf, recordOf } from './call-arguments.ts';
import type { Evidence } from './evidence.ts';
import { notPossible } from './off-script.ts';
import { askedInVain, declinedSentence, isAbout, promisedAfter } from './spoken.ts';
import { refusedForForm, verbsOf } from './tool-effect.ts';

/** Whether a call is one of those expected, with the arguments that are expected. */
export const isExpected = (expected: readonly NamedTool[], call: ToolCall) =>
  expected.some(
    (one) => sameTool(one.name, call.name) && differingArguments(one.arguments, call.arguments).length === 0,
  );

/** A call was the last thing, and it was none that ends a run, or the file says so: the steps were used up. */
export function wasCutOff({ outcome, diff, facet }: Evidence): boolean {
  const last = facet.turn?.tool_calls?.at(-1);
  return (
    outcome?.endedByLimit === true ||
    (outcome?.endedWithCall === true &&
      diff.handover === undefined &&
      last !== undefined &&
      !/exit|finish|end|stop|terminate|submit|done|complete/i.test(last.name))
  );
}

/**
 * An expected write that was declined before a wrong one was made: what came after is a symptom. The words of the refusal must be about
 * that write alone, and it was never made afterwards.
 */
export function declinedBefore({ diff, spoken, outcome, facet }: Evidence, wrong: ToolCall): Found | null {
  const calls = facet.turn?.tool_calls ?? [];
  const until = outcome?.callsAfter?.[calls.indexOf(wrong)];
  if (until === undefined) return null;
  const own = ownWords(diff.missing, diff.made);
  if (own.length === 0) return null;
  const sentence = declinedAbout(
    spoken.messages.filter(({ at }) => at < until),
    own,
  );
  return sentence === undefined
    ? null
    : { category: 'over_refusal', why: `declined what was in order: "${sentence.slice(0, 120)}"` };
}

/** A sentence that declines what these words are about: it has one of them, or it answers a message that has one. */
function declinedAbout(messages: Evidence['spoken']['messages'], own: readonly string[]): string | undefined {
  for (const [at, { role, content }] of messages.entries()) {
    if (role !== 'assistant') continue;
    const asked = messages[at - 1];
    const answers = asked?.role === 'user' && own.some((word) => isAbout(asked.content, word));
    const sentence = declinedSentence([content], own, { of: answers ? 'anything' : 'these' });
    if (sentence !== undefined) return sentence;
  }
  return undefined;
}

/** Words of the names of calls that no call made has in its own. */
function ownWords(calls: readonly NamedTool[], made: readonly ToolCall[]): string[] {
  const taken = new Set(made.flatMap(({ name }) => toolWords(name).split(' ')));
  return calls.flatMap(({ name }) => toolWords(name).split(' ')).filter((word) => !taken.has(word));
}

/** Everything that was done is right, and something is missing: what was tried and what the agent says tell why. */
export function missingOnly(evidence: Evidence): Found | null {
  const { diff } = evidence;
  if (diff.missing.length === 0) return null;
  return (
    notPossible(evidence) ??
    triedInVain(evidence) ??
    askedOnly(evidence) ??
    declined(evidence) ??
    (wasCutOff(evidence)
      ? { category: 'budget_exceeded', why: 'its steps were used up before it had answered' }
      : leftUndone(evidence))
  );
}

/** An expected write was tried and refused: because of a call before it, or for its arguments. */
function triedInVain({ diff }: Evidence): Found | null {
  const { missing, made } = diff;
  const refused = diff.refused.filter((call) => missing.some((one) => sameTool(one.name, call.name)));
  const asExpected = refused.find((call) => isExpected(missing, call));
  if (asExpected === undefined)
    return refused.length === 0
      ? null
      : {
          category: 'bad_tool_arguments',
          owner: refused.some(refusedForForm) ? 'tool' : 'prompt',
          why: `${refused[0]?.name} refused its arguments`,
        };
  return made.some(({ arguments: given }) => recordOf(given) === recordOf(asExpected.arguments))
    ? { category: 'instruction_ignored', why: `${asExpected.name} was tried after a call that rules it out` }
    : null;
}

/** Nothing was done and the record never opened: whatever it says of rules, it asked again and again for what a lookup would tell. */
function askedOnly({ diff, spoken, facet }: Evidence): Found | null {
  const { missing, made } = diff;
  const record = recordOf(missing[0]?.arguments);
  const opened = (facet.turn?.tool_calls ?? []).some(
    ({ arguments: given }) => record !== undefined && leavesOf(given).includes(record),
  );
  if (askedInVain(spoken) >= 2 && made.length === 0 && !opened)
    return {
      category: 'unwarranted_clarification',
      why: 'asked again and again for what the user had not at hand',
    };
  return null;
}

function declined({ diff, spoken }: Evidence): Found | null {
  const { missing, made } = diff;
  // Whoever declined first and then did the same on the same record did not stay with it.
  const never = missing.filter(
    (one) =>
      !made.some(
        (call) => sameTool(one.name, call.name) && recordOf(one.arguments) === recordOf(call.arguments),
      ),
  );
  if (never.length === 0) return null;
  // Where something else of the same kind was done, only words that are about the missing one alone tell.
  const own = ownWords(never, made);
  const sentence =
    made.length > 0 && own.length > 0
      ? declinedAbout(spoken.messages, own)
      : declinedSentence(
          spoken.agent,
          never.flatMap((one) => [...toolWords(one.name).split(' '), ...(verbsOf(one.name) ?? [])]),
        );
  const verbs = never.flatMap((one) => verbsOf(one.name) ?? []);
  return sentence === undefined || promisedAfter(spoken, sentence, verbs)
    ? null
    : {
        category: 'over_refusal',
        why: `${namesOf(never)} was in order and declined: "${sentence.slice(0, 120)}"`,
      };
}

/** Nobody refused anything: it took another tool, handed over, or just did not call. */
function leftUndone({ diff }: Evidence): Found {
  const { missing } = diff;
  const other = diff.refused.find((call) => !diff.expected.some(({ name }) => sameTool(name, call.name)));
  if (other !== undefined)
    return { category: 'wrong_tool', why: `tried ${other.name} where ${namesOf(missing)} was expected` };
  if (diff.handover !== undefined && !diff.handoverExpected)
    return { category: 'premature_stop', why: `handed over before ${namesOf(missing)}` };
  return { category: 'missing_tool_call', why: `did not call ${namesOf(missing)}` };
}

const namesOf = (calls: readonly NamedTool[]) =>
  [...new Set(calls.map(({ name }) => name))].slice(0, 3).join(', ');
