import type { ItemVerdict } from '../../judges/items.ts';
import type { Score } from '../../schema/score.ts';
import type { ToolCall } from '../../schema/tool-call.ts';
import { reasoning } from '../reasoning.ts';
import { shownText, textOf } from '../verdicts.ts';
import type { CheckedCall } from './argument-checks.ts';
import { round4 } from './round.ts';
import { mean } from './weighted-share.ts';

/** What a judge said of the arguments that code could not decide, and of each call as a whole. */
export interface ArgumentAnswers {
  readonly judged: readonly ItemVerdict<'correct' | 'wrong' | 'ungrounded'>[];
  readonly gaps: readonly ItemVerdict<'complete' | 'incomplete'>[];
}

/** What one call's arguments are worth, how many there are, and how many are missing. */
interface CallArguments {
  readonly correct: number;
  readonly arguments: number;
  readonly missing: number;
}

/** One argument as it is reported. */
interface JudgedArgument {
  readonly name: string;
  readonly verdict: string;
  readonly reason: string;
  readonly source: string;
  readonly value: number;
}
interface JudgedCall {
  readonly tool: string;
  readonly score: number;
  readonly arguments: readonly JudgedArgument[];
  readonly missing: readonly { readonly name: string; readonly reason: string }[];
  readonly schemaErrors: readonly string[];
}

/** `correct / (arguments + missing)`; a call that takes nothing and misses nothing is right (metrics.md 5.3). */
export function callScore({ correct, arguments: given, missing }: CallArguments): number {
  const all = given + missing;
  return all === 0 ? 1 : correct / all;
}

/** The score of the arguments of all calls: the mean over the calls (metrics.md 5.3). */
export function argumentScore(
  answers: ArgumentAnswers,
  calls: readonly ToolCall[],
  checked: readonly CheckedCall[],
): Score {
  const judged = judgedCalls(answers, calls, checked);
  const metadata = argumentsMetadata(judged);
  const value = mean(judged, (call) => call.score);
  if (value === null) return { status: 'not_applicable', reasoning: 'no tool was called.', metadata };
  const incorrect = metadata.incorrect_arguments;
  const missing = judged.flatMap(({ tool, missing }) => missing.map((gap) => ({ tool, ...gap })));
  const given = judged.reduce((sum, call) => sum + call.arguments.length, 0);
  const counts = `${given - incorrect.length} of ${given} argument${given === 1 ? '' : 's'} in ${calls.length} tool call${calls.length === 1 ? '' : 's'} correct, ${missing.length} missing.`;
  const worst = [
    ...missing.map(({ tool, name, reason }) => ({ quote: `${tool}: ${name}`, reason: `missing; ${reason}` })),
    ...incorrect.map(({ tool, name, reason }) => ({ quote: `${tool}: ${name}`, reason })),
  ];
  return { status: 'scored', value, metadata, reasoning: reasoning(counts, 'Problems', worst) };
}

/** The metadata of the card. */
export function argumentsMetadata(calls: readonly JudgedCall[]) {
  return {
    calls: calls.map(({ tool, score, arguments: given, missing }) => ({
      tool,
      score: round4(score),
      arguments: given.map(({ name, verdict, reason, source }) => ({ name, verdict, reason, source })),
      missing: missing.map(({ name }) => name),
    })),
    incorrect_arguments: calls.flatMap(({ tool, arguments: given }) =>
      given
        .filter(({ verdict }) => verdict !== 'correct')
        .map(({ name, reason }) => ({ tool, name, reason })),
    ),
    schema_errors: calls.flatMap((call) => call.schemaErrors),
  };
}

function judgedCalls(
  { judged, gaps }: ArgumentAnswers,
  calls: readonly ToolCall[],
  checked: readonly CheckedCall[],
): JudgedCall[] {
  const byCall = new Map<unknown, Map<unknown, (typeof judged)[number]>>();
  for (const verdict of judged) {
    const index = verdict.item['tool_call_index'];
    const known = byCall.get(index) ?? new Map();
    byCall.set(index, known.set(verdict.item['argument'], verdict));
  }
  return calls.map((call, index) => {
    const check = checked[index];
    const tool = shownText(call.name);
    const given = Object.keys(call.arguments ?? {}).map((name): JudgedArgument => {
      const decided = check?.decided.get(name);
      if (decided !== undefined)
        return {
          name: shownText(name),
          verdict: decided.verdict,
          reason: decided.reason,
          source: 'none',
          value: decided.verdict === 'correct' ? 1 : 0,
        };
      const verdict = byCall.get(index)?.get(name);
      return {
        name: shownText(name),
        verdict: verdict?.verdict ?? 'correct',
        reason: verdict?.reason ?? '',
        source: textOf(verdict?.evidence ?? {}, 'source') || 'none',
        value: verdict?.p ?? (verdict?.verdict === 'correct' ? 1 : 0),
      };
    });
    const missing = missingOf(check, gaps[index]);
    // The offline judge names no gap; its doubt counts as the part of one that it expects.
    const doubt = missing.length === 0 && given.length > 0 ? 1 - (gaps[index]?.p ?? 1) : 0;
    const correct = given.reduce((sum, { value }) => sum + value, 0);
    const score = callScore({ correct, arguments: given.length, missing: missing.length + doubt });
    return { tool, score, arguments: given, missing, schemaErrors: schemaErrors(tool, call, check) };
  });
}

/** What code found missing, and what a judge names besides; an unnamed gap counts as one. */
function missingOf(
  check: CheckedCall | undefined,
  gap: ArgumentAnswers['gaps'][number] | undefined,
): { name: string; reason: string }[] {
  const missing = (check?.missing ?? []).map(({ name, reason }) => ({ name: shownText(name), reason }));
  if (gap?.verdict !== 'incomplete') return missing;
  const named = gap.evidence['missing_arguments'];
  const names = (Array.isArray(named) ? named : [])
    .filter((name): name is string => typeof name === 'string' && name.trim() !== '')
    .map(shownText);
  const others = [...new Set(names)].filter((name) => !missing.some((known) => known.name === name));
  const added = others.map((name) => ({ name, reason: gap.reason }));
  return missing.length + added.length > 0
    ? [...missing, ...added]
    : [{ name: 'unnamed', reason: gap.reason }];
}

function schemaErrors(tool: string, call: ToolCall, check: CheckedCall | undefined): string[] {
  const errors = Object.keys(call.arguments ?? {}).flatMap((name) => {
    const decided = check?.decided.get(name);
    return decided?.bySchema === true ? [`${tool}: ${shownText(name)}: ${decided.reason}`] : [];
  });
  const required = (check?.missing ?? []).filter(({ name }) => check?.schema?.required.has(name));
  return [...errors, ...required.map(({ name }) => `${tool}: ${shownText(name)}: It is required.`)];
}
