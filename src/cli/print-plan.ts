import { faultCosts } from '../runs/faults/requested-faults.ts';
import { affectedLine, type RunPlan } from '../runs/planning/affected-cases.ts';
import type { JudgingEstimate } from '../runs/planning/estimate-judging.ts';
import { narrowedLine } from '../runs/planning/narrowed-part.ts';
import type { PlannedReplay } from '../runs/planning/planned-replay.ts';
import { defined } from '../schema/defined.ts';
import { plannedTurns } from '../schema/users/talk-turns.ts';
import { terminalLine } from '../text/escape/escape-terminal.ts';
import { formatCount, formatCounted, formatMoney } from '../text/format.ts';

/** What a run would play, for `--dry-run`. No agent is called and no judge is asked. */
export function printPlan(
  { planned, affected, narrowed, faults }: RunPlan,
  judging: JudgingEstimate,
  { json, replay }: { json: boolean; replay?: PlannedReplay | undefined },
): string {
  const rows = rowsOf({ planned, affected }, replay);
  const played = planned.filter((one) => one.description.skip === undefined);
  const agentCalls = played.reduce(
    (sum, one) => sum + one.description.repeat * plannedTurns(one.loaded.case).length,
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
      ...(replay === undefined ? {} : { cassettes: replay.mode }),
    };
    return `${JSON.stringify({ dry_run: true, ...about, cases: rows, agent_calls: agentCalls, judged_results: judgements, judge: judging }, null, 2)}\n`;
  }
  const lines = rows.map(lineOf);
  const about = [
    ...(affected === undefined ? [] : [affectedLine(affected)]),
    ...(narrowed === undefined ? [] : [narrowedLine(narrowed)]),
  ];
  const head = about.length === 0 ? '' : `${about.map(terminalLine).join('\n')}\n\n`;
  return `${head}${lines.join('\n')}${lines.length === 0 ? '' : '\n\n'}${formatCount(played.length)} of ${formatCounted(planned.length, 'case')} would be played: ${formatCounted(agentCalls, 'agent call')}, ${formatCounted(judgements, 'judged result')}.\n${faultsLine(faulty, faults)}${replayLine(replay)}${judgingLine(judging)}`;
}

/** The cases as they stand in the machine form. */
function rowsOf(
  { planned, affected }: Pick<RunPlan, 'planned' | 'affected'>,
  replay: PlannedReplay | undefined,
) {
  return planned.map((one) => ({
    id: one.description.id,
    agent_id: one.description.agent_id,
    turns: plannedTurns(one.loaded.case).length,
    ...defined({ simulated_turns: one.loaded.case.user?.stop.max_turns }),
    repeat: one.description.repeat,
    min_passes: one.description.min_passes,
    gating: one.description.gating,
    ...defined({ skip: one.description.skip }),
    scorers: one.scorers.map((turn) => turn.map(({ scorer }) => scorer.name)),
    location: one.description.location,
    ...defined({
      why: affected?.why?.get(one.description.id)?.reason,
      recorded: replay?.recorded.get(one.description.id),
    }),
  }));
}

/** A case as people read it. */
function lineOf(row: ReturnType<typeof rowsOf>[number]): string {
  const marks = [
    ...(row.skip === undefined ? [] : [`skipped: ${row.skip}`]),
    ...(row.repeat > 1 ? [`${row.min_passes} of ${row.repeat} must pass`] : []),
    ...(row.gating ? [] : ['not gating']),
    ...(row.simulated_turns === undefined ? [] : [`a simulated user, ${row.simulated_turns} turns at most`]),
    ...(row.recorded === undefined ? [] : [recordedMark(row.recorded, row.repeat)]),
  ];
  const scorers = [...new Set(row.scorers.flat())].join(', ');
  const remarks = marks.length === 0 ? '' : `  (${terminalLine(marks.join('; '))})`;
  const why = row.why === undefined ? '' : `\n    ${terminalLine(row.why)}`;
  return `  ${terminalLine(row.id)}  [${terminalLine(scorers)}]${remarks}${why}`;
}

/** What is played besides, with faults; the judge's bill below is without it. */
function faultsLine(
  { plays, agent_calls: calls }: ReturnType<typeof faultCosts>,
  faults: RunPlan['faults'],
): string {
  if (faults === undefined) return '';
  return `With faults (${faults.join(', ')}): ${formatCounted(plays, 'more play')} at most, ${formatCounted(calls, 'more agent call')}, judged as the plays without; not in the other numbers.\n`;
}

const recordedMark = (recorded: number, planned: number): string =>
  recorded === 0 ? 'not recorded' : recorded < planned ? `${recorded} of ${planned} recorded` : 'recorded';

/** What recordings would answer, and what becomes of the rest. */
function replayLine(replay: PlannedReplay | undefined): string {
  if (replay?.mode.replay === undefined) return replay === undefined ? '' : 'What is played is recorded.\n';
  const { mode, recorded } = replay;
  const cases = [...recorded.values()].filter((attempts) => attempts > 0).length;
  const rest =
    mode.replay === 'all'
      ? 'what no recording answers is an error (cassette_miss)'
      : `attempts that ask what no recording answers are played live${mode.record === true ? ', and recorded' : ''}`;
  return `Replayed: ${formatCount(cases)} of ${formatCounted(recorded.size, 'case')} ${cases === 1 ? 'is' : 'are'} recorded; ${rest}.\n`;
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
