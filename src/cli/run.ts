import { resolve } from 'node:path';
import type { Engine } from '../engine/engine.ts';
import type { PortsAccess, StateAccess } from '../engine/engine-parts.ts';
import { type RunOptions, type StartedRun, startRun } from '../jobs/runs/start-run.ts';
import { boundHeapOf } from '../ports/heap/bounded-heap.ts';
import { keepCode } from '../ports/heap/kept-code.ts';
import { isCi } from '../ports/node-environment.ts';
import type { Clock, Ports } from '../ports/ports.ts';
import { followReports } from '../reports/follow-reports.ts';
import { progressLine, progressText, titleLine } from '../reports/progress.ts';
import { terminalReport } from '../reports/terminal.ts';
import { type ReportListeners, writeReports } from '../reports/write-reports.ts';
import { affectedLine } from '../runs/planning/affected-cases.ts';
import { narrowedLine } from '../runs/planning/narrowed-part.ts';
import type { RunOutcome } from '../runs/run.ts';
import type { Shard } from '../runs/sharding/shard.ts';
import { defined } from '../schema/defined.ts';
import type { CaseResult, RunReport } from '../schema/run.ts';
import type { FaultKind } from '../schema/worlds/world.ts';
import { statePaths } from '../state/state-paths.ts';
import { terminalLine } from '../text/escape/escape-terminal.ts';
import { type CommonFlags, engineOf } from './common-flags.ts';
import { nextCases, nextSteps } from './next/next-steps.ts';
import { asTyped } from './next/own-name.ts';
import { shownReport, shownValue } from './redaction.ts';
import { reportsFolder } from './reports-folder.ts';
import { terminal } from './terminal.ts';

export interface RunFlags extends CommonFlags {
  agent?: string;
  tag?: string[];
  case?: string[];
  repeat?: number;
  concurrency?: number;
  minPassRate?: number;
  failOn?: 'failure' | 'regression' | 'never';
  baseline?: string;
  affected?: string;
  failing?: boolean;
  sample?: number;
  limit?: number;
  allowOnly?: boolean;
  faults?: FaultKind[];
  record?: boolean;
  replay?: true | 'all' | 'changed';
  shard?: Shard;
  resume?: string;
  retryErrors?: string;
  dryRun?: boolean;
  verbose?: boolean;
  watch?: boolean;
  maxCostUsd?: number;
  timeLimit?: string;
  out?: string;
}

/** The engine as the flags of a run describe it. */
export const runEngine = (flags: RunFlags, more: { ports?: Ports } = {}): Engine =>
  engineOf(flags, { ...defined({ maxCostUsd: flags.maxCostUsd, concurrency: flags.concurrency }), ...more });

/** Plays a run and reports it; answers with its exit code. `listener` is told what is played, and of each case. */
export async function play(
  engine: Engine,
  options: RunOptions,
  flags: RunFlags,
  listener: { onStart?(started: StartedRun): void; onCase?(one: CaseResult): void } = {},
): Promise<number> {
  await using started = await startRun(engine, options);
  listener.onStart?.(started);
  boundHeapOf(started.planned.length);
  showProgress(started, flags, engine.ports.clock);
  if (started.affected !== undefined && flags.quiet !== true)
    terminal().err(`${terminalLine(affectedLine(started.affected))}\n`);
  if (started.narrowed !== undefined && flags.quiet !== true)
    terminal().err(`${terminalLine(narrowedLine(started.narrowed))}\n`);
  using following = followed(engine, started.runId, flags);
  const onCase = (one: CaseResult) => {
    following.add(one);
    listener.onCase?.(one);
  };
  const exitCode = following.conclude(await started.finish({ onCase }));
  keepCode();
  return exitCode;
}

/** What the flags ask of a run. */
export function runOptions(flags: RunFlags, { ports }: PortsAccess): RunOptions {
  return {
    selection: {
      ...defined({ cases: flags.case, tags: flags.tag, agent: flags.agent, repeat: flags.repeat }),
    },
    ...defined({ minPassRate: flags.minPassRate, failOn: flags.failOn, baseline: flags.baseline }),
    ...defined({ timeLimit: flags.timeLimit }),
    narrowing: { ...defined({ failing: flags.failing, sample: flags.sample, limit: flags.limit }) },
    // Nobody looks at what a workflow plays.
    refusesOnly: isCi(ports.env) && flags.allowOnly !== true,
    ...(flags.affected === undefined
      ? {}
      : { affected: affectedBy(flags.affected, flags.out, ports.env.cwd()) }),
    ...defined({
      faults: flags.faults,
      record: flags.record,
      replay: flags.replay === true ? 'all' : flags.replay,
      shard: flags.shard,
      resume: flags.resume,
      retryErrors: flags.retryErrors,
    }),
  };
}

/** What we wrote ourselves is no change. */
const affectedBy = (base: string, out: string | undefined, cwd: string) => ({
  base,
  leaveOut: out === undefined ? [] : [resolve(cwd, out)],
});

/** Follows a run with its reports, so that little is left to be written at its end. */
export function followed(engine: StateAccess, runId: string, flags: RunFlags) {
  const { files } = engine.ports;
  const reports = followReports(statePaths(engine.stateDir).runFolder(runId), files);
  const shown = shownCases(flags);
  return {
    add(recorded: CaseResult): void {
      const one = shownValue(recorded);
      reports.add(one);
      shown.onCase?.(one);
    },
    conclude: (outcome: RunOutcome) =>
      concluded(engine, outcome, flags, shown, (folder, report) => reports.write(folder, report, shown)),
    [Symbol.dispose]: reports.close,
  };
}

/** Reports first, exit code after: a failing gate never hides why. For a run that nobody followed. */
export function conclude(
  engine: StateAccess,
  outcome: RunOutcome,
  flags: RunFlags,
  /** Whether the run can go on in this state folder. */
  resumable = true,
): number {
  const shown = { ...shownCases(flags), resumable };
  return concluded(engine, outcome, flags, shown, (folder, report) =>
    writeReports(folder, report, engine.ports.files, 'all', shown),
  );
}

/** What the command itself makes of the cases: results.json under `--json`, else its last lines. */
function shownCases({ json, verbose }: RunFlags) {
  const { bytes, width, colour } = terminal();
  const said = terminalReport({ width, colour, ...defined({ verbose }) });
  const cases = nextCases();
  const onCase = (one: CaseResult) => {
    said.add(one);
    cases.add(one);
  };
  const listeners: ReportListeners = json === true ? { onJson: bytes } : { onCase };
  return { said, found: cases.found, ...listeners };
}

function concluded(
  engine: StateAccess,
  { report: recorded, verdict, cancelled, overtime }: RunOutcome,
  flags: RunFlags,
  { said, found, resumable = true }: ReturnType<typeof shownCases> & { resumable?: boolean },
  write: (folder: string, report: RunReport) => ReturnType<typeof writeReports>,
): number {
  const { out, err } = terminal();
  const report = shownReport(recorded);
  const folder = reportsFolder(engine, flags.out, `${engine.stateDir}/reports/${report.header.run_id}`);
  const written = write(folder, report);
  if (flags.json !== true) {
    const ended = {
      exitCode: verdict.exitCode,
      cancelled,
      resumable,
      isStopped: overtime === true && resumable,
    };
    const next = nextSteps(report, found, ended, flags).map(asTyped);
    out(
      [
        ...said.lines(report, {
          reportPath: shown(engine, written.html ?? written.markdown ?? folder),
          next,
        }),
      ].join(''),
    );
  }
  if (report.header.conclusion === 'neutral') err(`warning: ${terminalLine(report.header.reason)}\n`);
  return verdict.exitCode;
}

/** Relative to where the person stands, when it is below. */
function shown(engine: PortsAccess, path: string): string {
  const here = `${engine.ports.env.cwd()}/`;
  return path.startsWith(here) ? path.slice(here.length) : path;
}

/** A bar on a terminal, a line now and then elsewhere; always on stderr, and never with --quiet. */
export function showProgress(started: StartedRun, flags: RunFlags, clock: Clock): void {
  if (flags.quiet === true) return;
  const { err, width, interactive } = terminal();
  const agents = new Set(started.planned.map((one) => one.agent.agent.id));
  const agent_id = agents.size === 1 ? [...agents][0]! : null;
  const total = started.planned.filter((one) => one.description.skip === undefined).length;
  const begun = clock.monotonic();
  let failed = 0;
  let errored = 0;
  let shownAt = begun;
  err(`${titleLine({ agent_id, judge: started.judge }, started.planned.length)}\n`);
  started.events.subscribe((event) => {
    if (event.type === 'run.finished' && interactive) err('\r\u001b[K');
    if (event.type !== 'case.finished') return;
    if (event.data.status === 'failed') failed++;
    if (event.data.status === 'errored') errored++;
    const now = clock.monotonic();
    const every = interactive ? 80 : 5_000;
    if (now - shownAt < every) return;
    shownAt = now;
    const progress = { done: event.data.finished, total, failed, errored, elapsedMs: now - begun };
    err(interactive ? `\r\u001b[K${progressLine(progress, width)}` : `${progressText(progress)}\n`);
  });
}
