import type { PlannedCase } from '../runs/plan.ts';
import type { Settings } from '../schema/settings.ts';
import { terminalLine } from '../text/escape-terminal.ts';

/** What a run would play, for `--dry-run`. No agent is called and no judge is asked. */
export function printPlan(
  { planned }: { planned: readonly PlannedCase[]; settings: Settings },
  json: boolean,
): string {
  const rows = planned.map((one) => ({
    id: one.description.id,
    agent_id: one.description.agent_id,
    turns: one.loaded.case.turns.length,
    repeat: one.description.repeat,
    min_passes: one.description.min_passes,
    gating: one.description.gating,
    ...(one.description.skip === undefined ? {} : { skip: one.description.skip }),
    scorers: one.scorers.map((turn) => turn.map(({ scorer }) => scorer.name)),
    location: one.description.location,
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
  if (json)
    return `${JSON.stringify({ dry_run: true, cases: rows, agent_calls: agentCalls, judged_results: judgements }, null, 2)}\n`;
  const lines = rows.map((row) => {
    const marks = [
      ...(row.skip === undefined ? [] : [`skipped: ${row.skip}`]),
      ...(row.repeat > 1 ? [`${row.min_passes} of ${row.repeat} must pass`] : []),
      ...(row.gating ? [] : ['not gating']),
    ];
    const scorers = [...new Set(row.scorers.flat())].join(', ');
    const remarks = marks.length === 0 ? '' : `  (${terminalLine(marks.join('; '))})`;
    return `  ${terminalLine(row.id)}  [${terminalLine(scorers)}]${remarks}`;
  });
  return `${lines.join('\n')}\n\n${played.length} of ${planned.length} cases would be played: ${agentCalls} agent calls, ${judgements} judged results.\n`;
}
