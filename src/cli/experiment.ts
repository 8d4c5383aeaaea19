import { resolve } from 'node:path';
import type { EvalsAccess, PortsAccess, StateAccess } from '../engine/engine-parts.ts';
import { Fault } from '../errors.ts';
import type { ExperimentOutcome } from '../experiments/run-experiment.ts';
import { experimentReport } from '../jobs/experiments/experiment-report.ts';
import { experimentPath, findExperiment } from '../jobs/experiments/find-experiment.ts';
import { powerOf } from '../jobs/experiments/power-of.ts';
import { planOf, type StartedExperiment, storedDefinition } from '../jobs/experiments/start-experiment.ts';
import { createExperiment } from '../operations/create-experiment.ts';
import { start } from '../operations/define-operation.ts';
import { interruption } from '../ports/interruption.ts';
import { nodePorts } from '../ports/node-ports.ts';
import { experimentTerminal } from '../reports/experiment-terminal.ts';
import { judgeName } from '../reports/parts/verdict.ts';
import { progressLine, progressText } from '../reports/progress.ts';
import { writeExperimentReports } from '../reports/write-experiment-reports.ts';
import { defined } from '../schema/defined.ts';
import type { CreateExperimentRequest } from '../schema/experiment.ts';
import { terminalLine } from '../text/escape/escape-terminal.ts';
import { type CommonFlags, engineOf } from './common-flags.ts';
import { planText } from './plan-text.ts';
import { shownValue } from './redaction.ts';
import { terminal } from './terminal.ts';

export interface ExperimentFlags extends CommonFlags {
  resume?: string;
  retryErrors?: string;
  concurrency?: number;
  maxCostUsd?: number;
  dryRun?: boolean;
  out?: string;
}

/** `assay experiment FILE`: plays the variants against each other and says what that shows. */
export async function experimentCommand([named]: string[], flags: ExperimentFlags): Promise<number> {
  const path = named === undefined ? undefined : experimentPath(named, nodePorts());
  const engine = engineOf(flags, {
    ...defined({ concurrency: flags.concurrency, experimentFile: path }),
  });
  const continued = flags.resume ?? flags.retryErrors;
  const definition = await definitionOf(engine, named, continued);
  if (flags.dryRun === true) {
    const plan = await planOf(engine, definition);
    terminal().out(planText(plan, await powerOf(engine, plan), flags.json === true));
    return 0;
  }
  using interrupted = interruption();
  const begun = engine.ports.clock.monotonic();
  await using started = await start(createExperiment, definition, engine, {
    signal: interrupted.signal,
    retryErrors: flags.retryErrors !== undefined,
    ...defined({ resume: continued, maxCostUsd: flags.maxCostUsd }),
  });
  showPlays(started, engine, flags);
  const outcome = await started.finish();
  return conclude(engine, started, outcome, engine.ports.clock.monotonic() - begun, flags);
}

async function definitionOf(
  engine: StateAccess & EvalsAccess,
  named: string | undefined,
  resumed: string | undefined,
): Promise<CreateExperimentRequest> {
  if (resumed !== undefined && named !== undefined)
    throw new Fault('usage', `${resumed} goes on as it began`, {
      where: named,
      hint: 'Leave the file out, or start a new experiment without --resume.',
    });
  if (resumed !== undefined) return (await storedDefinition(engine, resumed)).request;
  if (named === undefined)
    throw new Fault('usage', 'no experiment was named', {
      hint: 'Give a file such as evals/experiments/prompts.yaml, or an id; see: assay list experiments',
    });
  return findExperiment(engine, named);
}

function conclude(
  engine: StateAccess,
  { plan, judge, experimentId }: StartedExperiment,
  outcome: ExperimentOutcome,
  durationMs: number,
  flags: ExperimentFlags,
): number {
  const { out, err, width, colour } = terminal();
  const report = shownValue(experimentReport(plan, outcome, judge, durationMs));
  const folder =
    flags.out === undefined
      ? `${engine.stateDir}/reports/${experimentId}`
      : resolve(engine.ports.env.cwd(), flags.out);
  const written = writeExperimentReports(folder, report, engine.ports.files);
  if (flags.json === true) out(`${JSON.stringify(shownValue(outcome.response), null, 2)}\n`);
  else {
    out([...experimentTerminal(report, { width, colour })].join(''));
    out(`        report  ${terminalLine(written.html)}\n`);
  }
  if (outcome.ended !== 'complete' && outcome.ended !== 'winner' && outcome.ended !== 'futile')
    err(
      `warning: the experiment stopped early (${outcome.ended}); go on with: assay experiment --resume ${experimentId}${outcome.ended === 'budget' ? ' --max-cost-usd MORE' : ''}\n`,
    );
  else if (outcome.plays.lost > 0)
    err(
      `warning: ${outcome.plays.lost} plays were lost; play what errored again with: assay experiment --retry-errors ${experimentId}\n`,
    );
  if (outcome.cancelled) return 130;
  return outcome.plays.valid === 0 ? 3 : 0;
}

/** A bar on a terminal, a line now and then elsewhere; always on stderr, and never with --quiet. */
function showPlays(started: StartedExperiment, engine: PortsAccess, flags: ExperimentFlags): void {
  if (flags.quiet === true) return;
  const { err, width, interactive } = terminal();
  const { plan, judge } = started;
  const total = plan.planned.length * plan.rounds;
  const { clock } = engine.ports;
  const begun = clock.monotonic();
  let done = 0;
  let shownAt = begun;
  err(
    `${terminalLine(`${plan.variants.length} variants · ${plan.cases.length} cases · up to ${total} plays · agent ${plan.definition.agent_id} · judge ${judgeName({ judge })}`)}\n`,
  );
  started.events.subscribe((event) => {
    if (event.type !== 'case.started') return;
    done++;
    const now = clock.monotonic();
    if (now - shownAt < (interactive ? 80 : 5_000)) return;
    shownAt = now;
    const progress = { done, total, failed: 0, errored: 0, elapsedMs: now - begun };
    err(interactive ? `\r\u001b[K${progressLine(progress, width)}\r` : `${progressText(progress)}\n`);
  });
}
