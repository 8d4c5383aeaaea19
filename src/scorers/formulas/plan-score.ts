import type { ToolCall } from '../../schema/tool-call.ts';
import { collapseRetries } from './call-helpers.ts';
import { changesState } from './step-labels.ts';

/** Weights of disorder and of extra calls (metrics.md 5.5). */
const DISORDER = 0.2;
const EXTRA = 0.2;
/** Shortest value that says two calls are about the same thing. */
const SHORTEST = 3;

/** C · (1 − 0.2(1 − O)) · (1 − 0.2E), all in [0, 1] (metrics.md 5.5). */
export function adherence(coverage: number, order: number, extra: number): number {
  return coverage * (1 - DISORDER * (1 - order)) * (1 - EXTRA * extra);
}

/** Pairs of steps, by their number, whose calls stand the other way round, and the share of pairs that do not. */
export function stepOrder(executed: readonly { readonly step: number; readonly call: number }[]): {
  order: number;
  violations: [number, number][];
} {
  const violations: [number, number][] = [];
  let pairs = 0;
  for (const [index, left] of executed.entries()) {
    for (const right of executed.slice(index + 1)) {
      pairs += 1;
      if (left.call > right.call) violations.push([left.step, right.step]);
    }
  }
  return { order: pairs === 0 ? 1 : 1 - violations.length / pairs, violations };
}

/**
 * Calls that no step explains, by index (metrics.md 5.5). Retries of a failed call are none, neither are look-ups at what an
 * earlier change of the state left behind: they share a value with it. Calls known as reads (`reads`) change nothing and are no extra actions.
 */
export function extraCalls(
  calls: readonly ToolCall[],
  matched: ReadonlySet<number>,
  reads: ReadonlySet<number> = new Set(),
): number[] {
  const retried = new Set(collapseRetries(calls).retried);
  const changed = new Set<string>();
  const extra: number[] = [];
  for (const [index, call] of calls.entries()) {
    const changes = !reads.has(index) && changesState(call);
    const looksBack = !changes && valuesOf(call.arguments).some((value) => changed.has(value));
    if (!matched.has(index) && !retried.has(index) && !looksBack && !reads.has(index)) extra.push(index);
    if (changes)
      for (const value of [...valuesOf(call.arguments), ...valuesOf(call.result)]) changed.add(value);
  }
  return extra;
}

/** Short values of arguments or of a result, one level deep, as text. */
function valuesOf(value: unknown): string[] {
  const values = typeof value === 'object' && value !== null ? Object.values(value) : [value];
  return values.flatMap((entry) => {
    const text = typeof entry === 'string' || typeof entry === 'number' ? String(entry).trim() : '';
    return text.length >= SHORTEST ? [text] : [];
  });
}
