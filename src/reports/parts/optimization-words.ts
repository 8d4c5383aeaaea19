import {
  type OptimizationReport,
  type OptimizeResponse,
  type ShownDetails,
  shownDetails,
} from '../../schema/optimization.ts';
import { closedTexts } from '../../text/closed-texts.ts';
import { formatCount, formatCounted, formatMoney, formatPercent, formatScore } from '../../text/format.ts';
import { formatPValue } from '../../text/format-difference.ts';
import { unifiedDiff } from '../../text/unified-diff.ts';
import { isImproved } from './is-improved.ts';

type Decision = OptimizeResponse['decision'];

/** What a decision means, in our own words. */
const MEANING: Record<Decision, string> = {
  accepted: 'proven on cases that it was not made from',
  provisional: 'better on cases that it was not made from, but not statistically proven',
  rejected: 'no candidate stood the test; the prompt stays as it is',
  no_headroom: 'another prompt has nothing to gain here; it stays as it is',
  not_validated: 'nothing was proven; the prompt stays as it is',
  insufficient_failures: 'too few failures to learn from; the prompt stays as it is',
};

export const detailsOf = ({ details }: OptimizeResponse): ShownDetails => shownDetails.parse(details);

/** `hold-out 4/36 → 33/36 plays of 9 cases (p = 0.004)`; undefined where nothing was held out. */
function holdoutWords(response: OptimizeResponse): string | undefined {
  const { validation, gate } = detailsOf(response);
  if (validation === undefined) return undefined;
  const { from, to, cases } = validation;
  const p = gate === undefined ? '' : ` (${formatPValue(gate.p_value)})`;
  return `hold-out ${from.passed}/${from.plays} → ${to.passed}/${to.plays} plays of ${formatCounted(cases, 'case')}${p}`;
}

/** The decision in one sentence, numbers first. */
export function decisionSentence(response: OptimizeResponse): string {
  const { reason } = detailsOf(response);
  const measured = holdoutWords(response);
  const meaning = MEANING[response.decision];
  const sentence = `${measured === undefined ? '' : `${measured}: `}${meaning}`;
  return isImproved(response) || reason === undefined ? sentence : `${sentence} (${reason})`;
}

/** `Proposed system prompt: hold-out 4/36 → 33/36 plays of 9 cases (p = 0.004), accepted`. */
export function proposalTitle(response: OptimizeResponse): string {
  const measured = holdoutWords(response);
  return `Proposed system prompt: ${measured === undefined ? '' : `${measured}, `}${response.decision}`;
}

const signed = (difference: number) => `${difference < 0 ? '−' : '+'}${formatScore(Math.abs(difference))}`;

/** Units of what is measured and may be a target; scores have none. */
const UNITS: Record<string, (value: number) => string> = {
  latency_ms: (value) => `${formatCount(Math.round(value))} ms`,
  cost_usd: formatMoney,
  pass_rate: formatPercent,
};

/** What was measured on the cases held out; the prediction where a stored answer holds nothing else. */
export function heldOutOf(response: OptimizeResponse): OptimizeResponse['predicted_improvement'] {
  return detailsOf(response).held_out ?? response.predicted_improvement;
}

/** Each target as measured on the cases held out, with the difference in its own unit: `tone 0.55 → 0.80 (+0.25), target 0.90`. */
function aimsOf(response: OptimizeResponse): string[] {
  return (detailsOf(response).targets ?? []).map(({ metric, current, target }) => {
    const show = Object.hasOwn(UNITS, metric) ? (UNITS[metric] ?? formatScore) : formatScore;
    const aim = `target ${show(Math.abs(target))}`;
    const held = heldOutOf(response);
    const measured = Object.hasOwn(held, metric) ? held[metric] : undefined;
    if (measured === undefined)
      return `${metric} ${show(Math.abs(current))} with the prompt as it is, ${aim}`;
    const { from, to } = measured;
    const difference = `${to < from ? '−' : '+'}${show(Math.abs(to - from))}`;
    return `${metric} ${show(from)} → ${show(to)} (${difference}), ${aim}`;
  });
}

const CROSS_FITTED = 'two halves, each tested what came of the other; the estimate belongs to the procedure';

/** Facts about how sure that is, each with a label. */
export function optimizationFacts({ response }: OptimizationReport): { label: string; text: string }[] {
  const details = detailsOf(response);
  const { gate, evidence, owners, excluded, flaky = [], gaps = [], notes = [] } = details;
  const aims = aimsOf(response);
  const recovered = `${formatCounted(flaky.length, 'case')} that failed before`;
  const facts: { label: string; texts: string[] }[] = [
    { label: 'target', texts: aims },
    { label: 'tested', texts: gate === undefined ? [] : [gateWords(gate, aims.length > 0)] },
    { label: 'how', texts: evidence === 'cross_fitted' ? [CROSS_FITTED] : [] },
    { label: 'passing', texts: flaky.length === 0 ? [] : [`${recovered} passed every time now`] },
    { label: 'documents', texts: gaps.length === 0 ? [] : [gapWords(gaps)] },
    { label: 'owners', texts: counted('who can mend the failures: ', owners) },
    { label: 'omitted', texts: counted('failures that are not the prompt’s: ', excluded) },
    { label: 'note', texts: notes },
    { label: 'search', texts: [searchWords(details)] },
  ];
  return facts.flatMap(({ label, texts }) => texts.map((text) => ({ label, text })));
}

/** Cases named in a sentence; the others are counted. */
const MOST_NAMED = 5;

function gapWords(gaps: readonly string[]): string {
  const more = gaps.length > MOST_NAMED ? ` and ${gaps.length - MOST_NAMED} more` : '';
  const names = `${gaps.slice(0, MOST_NAMED).join(', ')}${more}`;
  return `what ${formatCounted(gaps.length, 'case')} expected (${names}) stands in no passage that the agent was given: mend the documents or their search, no prompt can`;
}

/** What the test on the cases held out found. With targets the difference is one of utility, which is no share of anything. */
function gateWords(
  { difference, interval, p_value, alpha, minimum_detectable: least }: NonNullable<ShownDetails['gate']>,
  aimed: boolean,
): string {
  const percent = (share: number) => `${share < 0 ? '−' : '+'}${formatPercent(Math.abs(share))}`;
  const show = aimed ? signed : percent;
  return [
    ...(difference === null ? [] : [`${aimed ? 'utility' : 'difference'} ${show(difference)}`]),
    ...(interval === null ? [] : [`95 % interval ${show(interval[0])} to ${show(interval[1])}`]),
    `${formatPValue(p_value)} one-sided, needed ${alpha.toPrecision(2)}`,
    ...(typeof least === 'number' && least > 0
      ? [
          `a difference of ${aimed ? formatScore(least) : formatPercent(least)} would have been found in 4 of 5 tries`,
        ]
      : []),
  ].join('; ');
}

/** Names with their counts; none where nothing was counted. */
function counted(introduction: string, counts: Record<string, number> = {}): string[] {
  const listed = Object.entries(counts).map(([name, count]) => `${name} ${count}`);
  return listed.length === 0 ? [] : [`${introduction}${listed.join(', ')}`];
}

function searchWords({ proposer, plays, seed }: ShownDetails): string {
  return [
    `lessons by the ${proposer === 'model' ? 'model' : 'catalogue'}`,
    ...(plays === undefined ? [] : [formatCounted(plays, 'agent run')]),
    ...(seed === undefined ? [] : [`seed ${seed}`]),
  ].join(' · ');
}

/** The change as a unified diff; empty when there is none. Of a prompt in a file it is the diff of that file, to its last line feed. */
export function promptDiff(report: OptimizationReport): string {
  const [before, after] = promptTexts(report);
  return unifiedDiff(before, after, report.prompt_file ?? 'system_prompt.md');
}

/** Both prompts as files: as they stand in their own, or with a line feed at their end. */
export function promptTexts({
  response,
  prompt_file,
  file_end = '\n',
}: OptimizationReport): [string, string] {
  const { original_prompt: before, optimized_prompt: after } = response;
  if (prompt_file !== undefined) return closedTexts(before, after, file_end);
  const closed = (text: string) => (text === '' || text.endsWith('\n') ? text : `${text}\n`);
  return [closed(before), closed(after)];
}

/** What one change does on the selection cases: `+20 % on the cases that it was chosen on`, with targets `utility +0.20 on …`. */
export function effectWords(effect: number | null | undefined, response: OptimizeResponse): string {
  if (typeof effect !== 'number') return '';
  if (aimsOf(response).length > 0) return `utility ${signed(effect)} on the cases that it was chosen on`;
  return `${effect < 0 ? '−' : '+'}${formatPercent(Math.abs(effect))} on the cases that it was chosen on`;
}
