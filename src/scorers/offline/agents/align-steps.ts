import type { ToolCall } from '../../../schema/tool-call.ts';
import { type Gram, gramCoverage, gramsOf } from '../../../text/language/ngrams.ts';
import { shareOf } from '../../../text/language/overlap.ts';
import { addTo } from '../../../text/language/synonym-groups.ts';
import { contentWords, stemOf, words } from '../../../text/language/words.ts';
import { foldToolName, toolWords } from '../../formulas/tool-name.ts';

/** The call that carried out a step, and how well it fits in [0, 1]. */
export interface Match {
  readonly call: number;
  readonly share: number;
}

/** Weights of the fit of a call to a step, and the least fit that counts as a match (metrics.md 10.7). */
const FIT = { words: 0.6, grams: 0.4, least: 0.2 };
/** Characters that are read: of the arguments, of the result, and of a step (metrics.md 10.7). */
const READ = { arguments: 500, result: 300, step: 600 };
/** Steps times calls that are compared; a longer run is compared from its beginning. */
const MOST_CALLS = 200;

interface SeenCall {
  readonly name: string;
  readonly spoken: string;
  readonly vocabulary: ReadonlySet<string>;
  readonly grams: ReadonlyMap<Gram, number>;
}

/**
 * The call of every step, `undefined` where none fits: first the alignment that keeps the order and fits best as a whole
 * (dynamic programming over steps and calls), then what is left over, out of order (metrics.md 10.7). No call serves twice.
 */
export function alignSteps(steps: readonly string[], calls: readonly ToolCall[]): (Match | undefined)[] {
  const seen = calls.slice(0, MOST_CALLS).map(seeCall);
  const fit = steps.map((step) => fitsOf(step.slice(0, READ.step), seen));
  const matches: (Match | undefined)[] = steps.map(() => undefined);
  const used = new Set<number>();
  for (const [step, call] of bestInOrder(fit, seen.length)) {
    matches[step] = { call, share: fit[step]?.[call] ?? 0 };
    used.add(call);
  }
  for (const [step, fits] of fit.entries()) {
    if (matches[step] !== undefined) continue;
    let best: Match | undefined;
    for (const [call, share] of fits.entries())
      if (share >= FIT.least && !used.has(call) && share > (best?.share ?? 0)) best = { call, share };
    if (best === undefined) continue;
    matches[step] = best;
    used.add(best.call);
  }
  return matches;
}

function seeCall(call: ToolCall): SeenCall {
  const given = Object.entries(call.arguments ?? {})
    .map(([key, value]) => `${toolWords(key)} ${asText(value)}`)
    .join(' ')
    .slice(0, READ.arguments);
  const spoken = toolWords(call.name);
  const called = `${spoken} ${given}`;
  const vocabulary = new Set<string>();
  for (const word of contentWords(`${called} ${asText(call.result).slice(0, READ.result)}`))
    addTo(vocabulary, stemOf(word));
  return { name: foldToolName(call.name), spoken, vocabulary, grams: gramsOf(words(called)) };
}

/** How well each call fits a step: a step that names the tool fits it whole. */
function fitsOf(step: string, calls: readonly SeenCall[]): number[] {
  const topic = contentWords(step).map(stemOf);
  const grams = gramsOf(words(step));
  const lower = step.toLowerCase();
  const spoken = ` ${words(step).join(' ')} `;
  return calls.map((call) => {
    // A name of one word is an ordinary word as well.
    if (call.spoken.includes(' ') && (spoken.includes(` ${call.spoken} `) || folds(lower, call))) return 1;
    return FIT.words * shareOf(topic, call.vocabulary) + FIT.grams * gramCoverage(grams, call.grams);
  });
}

/** Whether the step writes the name of the tool as an identifier. */
function folds(step: string, call: SeenCall): boolean {
  return (step.match(/[a-z][\w.-]*\w/g) ?? []).some(
    (token) => /[_.-]/.test(token) && foldToolName(token) === call.name,
  );
}

/** Pairs of step and call that keep the order, with the largest sum of fits. */
function bestInOrder(fit: readonly (readonly number[])[], calls: number): [number, number][] {
  const width = calls + 1;
  const best = new Float64Array((fit.length + 1) * width);
  for (let step = fit.length - 1; step >= 0; step--) {
    for (let call = calls - 1; call >= 0; call--) {
      const share = fit[step]?.[call] ?? 0;
      const skip = Math.max(best[(step + 1) * width + call] ?? 0, best[step * width + call + 1] ?? 0);
      const take = share >= FIT.least ? share + (best[(step + 1) * width + call + 1] ?? 0) : 0;
      best[step * width + call] = Math.max(skip, take);
    }
  }
  const pairs: [number, number][] = [];
  for (let step = 0, call = 0; step < fit.length && call < calls; ) {
    const share = fit[step]?.[call] ?? 0;
    const here = best[step * width + call] ?? 0;
    if (share >= FIT.least && here === share + (best[(step + 1) * width + call + 1] ?? 0)) {
      pairs.push([step, call]);
      step += 1;
      call += 1;
    } else if (here === (best[step * width + call + 1] ?? 0)) call += 1;
    else step += 1;
  }
  return pairs;
}

function asText(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
