import { faultCosts } from '../runs/faults/requested-faults.ts';
import { affectedLine, type RunPlan } from '../runs/planning/affected-cases.ts';
import type { JudgingEstimate } from '../runs/planning/estimate-judging.ts';
import { narrowedLine } from '../runs/planning/narrowed-part.ts';
import { defined } from '../schema/defined.ts';
import { terminalLine } from '../text/escape/escape-terminal.ts';
import { formatCount, formatCounted, formatMoney } from '../text/format.ts';

/** What a run would play, for `--dry-run`. No agent is called and no judge is asked. */
export function printPlan(
  { planned, affected, narrowed, faults }: RunPlan,
  judging: JudgingEstimate,
  json: boolean,
): string {
  const whyOf = (id: string) => {
    const why = affected?.why?.get(id)?.reason;
    return why === undefined ? {} : { why };
  };
  const rows = planned.map((one) => ({
    id: one.description.id,
    agent_id: one.description.agent_id,
    turns: one.loaded.case.turns.length,
    repeat: one.description.repeat,
    min_passes: one.description.min_passes,
    gating: one.description.gating,
    ...defined({ skip: one.description.skip }),
    scorers: one.scorers.map((turn) => turn.map(({ scorer }) => scorer.name)),
    location: one.description.location,
    ...whyOf(one.description.id),
  }));
  const played = planned.filter((one) => one.description.skip === undefined);
  const agentCalls = played.reduce(
    (sum, one) => sum + one.description.repeat * one.loaded.case.turns.length,
    0,
  );
  const judgements = played.reduce(
    (sum, one) =>
      sum + one.description.repeat * one.scorers.flat().filter(({ scorer }) => !scorer.deterministic).length,
    0,
  );
  const faulty = faultCosts(planned, faults);
  if (json) {
    const { why: _, unaffected: __, ...part } = affected ?? {};
    const { ids: _ids, ...fewer } = narrowed ?? {};
    const about = {
      ...(affected === undefined ? {} : { affected: part }),
      ...(narrowed === undefined ? {} : { narrowed: fewer }),
      ...(faults === undefined ? {} : { faults: { kinds: faults, ...faulty } }),
    };
    return `${JSON.stringify({ dry_run: true, ...about, cases: rows, agent_calls: agentCalls, judged_results: judgements, judge: judging }, null, 2)}\n`;
  }
  const lines = rows.map((row) => {
    const marks = [
      ...(row.skip === undefined ? [] : [`skipped: ${row.skip}`]),
      ...(row.repeat > 1 ? [`${row.min_passes} of ${row.repeat} must pass`] : []),
      ...(row.gating ? [] : ['not gating']),
    ];
    const scorers = [...new Set(row.scorers.flat())].join(', ');
    const remarks = marks.length === 0 ? '' : `  (${terminalLine(marks.join('; '))})`;
    const why = 'why' in row && row.why !== undefined ? `\n    ${terminalLine(row.why)}` : '';
    return `  ${terminalLine(row.id)}  [${terminalLine(scorers)}]${remarks}${why}`;
  });
  const about = [
    ...(affected === undefined ? [] : [affectedLine(affected)]),
    ...(narrowed === undefined ? [] : [narrowedLine(narrowed)]),
  ];
  const head = about.length === 0 ? '' : `${about.map(terminalLine).join('\n')}\n\n`;
  return `${head}${lines.join('\n')}${lines.length === 0 ? '' : '\n\n'}${formatCount(played.length)} of ${formatCounted(planned.length, 'case')} would be played: ${formatCounted(agentCalls, 'agent call')}, ${formatCounted(judgements, 'judged result')}.\n${faultsLine(faulty, faults)}${judgingLine(judging)}`;
}

/** What is played besides, with faults; the judge's bill below is without it. */
function faultsLine(
  { plays, agent_calls: calls }: ReturnType<typeof faultCosts>,
  faults: RunPlan['faults'],
): string {
  if (faults === undefined) return '';
  return `With faults (${faults.join(', ')}): ${formatCounted(plays, 'more play')} at most, ${formatCounted(calls, 'more agent call')}, judged as the plays without; not in the other numbers.\n`;
}

/** What the judge would be asked and paid: `Judge gpt-x: about 232 calls, 410,000 tokens in and 38,000 out, about $4.10 …`. */
function judgingLine(judging: JudgingEstimate): string {
  if (judging.mode === 'none' || judging.mode === 'offline') return '';
  if (judging.mode === 'unknown') return `Judge: ${terminalLine(judging.problem)}\n`;
  const { model, calls, input_tokens: input, output_tokens: output, thinking_tokens: thinking } = judging;
  const { cost_usd: cost, unpriced } = judging;
  const price =
    cost === null
      ? `at a price that is not known: name ${unpriced.map((one) => `"${one}"`).join(' and ')} in judge.prices`
      : `about ${formatMoney(cost)}`;
  const thoughts =
    thinking === 0 ? '' : ` (${formatCount(thinking)} of them a guess at what it thinks first)`;
  const tokens = `${formatCount(input)} tokens in and ${formatCount(output)} out${thoughts}`;
  return terminalLine(
    `Judge ${model}: about ${formatCounted(calls, 'call')}, ${tokens}, ${price}. Reckoned with expected answers; what its cache knows costs nothing.`,
  ).concat('\n');
}
