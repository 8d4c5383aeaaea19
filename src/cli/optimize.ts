import { resolve } from 'node:path';
import type { EvalsAccess, PortsAccess, ResourceAccess, StateAccess } from '../engine/engine-parts.ts';
import { Fault } from '../errors.ts';
import { alreadyWritten } from '../jobs/optimizations/already-written.ts';
import type {
  FinishedOptimization,
  StartedOptimization,
} from '../jobs/optimizations/started-optimization.ts';
import { storedOptimization } from '../jobs/optimizations/stored-optimizations.ts';
import { promptEnd, promptFileOf, writePrompt } from '../jobs/optimizations/write-prompt.ts';
import { start } from '../operations/define-operation.ts';
import { optimizePromptOperation } from '../operations/optimize-prompt.ts';
import { interruption } from '../ports/interruption.ts';
import { optimizationTerminal } from '../reports/optimization-terminal.ts';
import { judgeName } from '../reports/parts/verdict.ts';
import { progressLine, progressText } from '../reports/progress.ts';
import { writeOptimizationReports } from '../reports/write-optimization-reports.ts';
import { defined } from '../schema/defined.ts';
import type { OptimizationReport } from '../schema/optimization.ts';
import type { LoadedAgent } from '../test-cases/evals.ts';
import { terminalLine } from '../text/escape/escape-terminal.ts';
import { type CommonFlags, engineOf } from './common-flags.ts';
import { nextAfterOptimize } from './next/next-after-optimize.ts';
import { asTyped } from './next/own-name.ts';
import { parseJson, readInput } from './read-input.ts';
import { shownValue } from './redaction.ts';
import { terminal } from './terminal.ts';

export interface OptimizeFlags extends CommonFlags {
  request?: string;
  agent?: string;
  type?: string;
  failureWindow?: string;
  minFailures?: number;
  target?: string[];
  /** False for `--no-examples`. */
  examples?: boolean;
  maxExamples?: number;
  maxPromptLength?: number;
  preserve?: string[];
  maxAgentRuns?: number;
  maxCostUsd?: number;
  concurrency?: number;
  resume?: string;
  write?: boolean;
  out?: string;
}

/** `assay optimize`: improves the prompt of an agent by its failures, and proves it on cases held out. */
export async function optimizeCommand(_: string[], flags: OptimizeFlags): Promise<number> {
  const engine = engineOf(flags, flags.concurrency === undefined ? {} : { concurrency: flags.concurrency });
  const request = await requestOf(engine, flags);
  if (flags.resume !== undefined) {
    const already = await alreadyWritten(engine, flags.resume);
    if (already !== undefined) return await showWritten(engine, already, flags);
  }
  using interrupted = interruption();
  await using started = await start(optimizePromptOperation, request, engine, {
    signal: interrupted.signal,
    ...defined({ resume: flags.resume, maxCostUsd: flags.maxCostUsd }),
    // Said before anything is paid: where there is no file to write there is nothing to wait for.
    ...(flags.write === true ? { check: (agent) => void promptFileOf(engine, agent) } : {}),
  });
  showProgress(started, engine, flags);
  return await conclude(engine, started, await started.finish(), flags);
}

const FLAGS_OF_A_REQUEST = [
  'agent',
  'type',
  'failureWindow',
  'minFailures',
  'target',
  'maxExamples',
  'maxPromptLength',
  'preserve',
  'maxAgentRuns',
] as const;

/** The request of a file, of flags, or of the optimization that goes on; the operation checks it. */
async function requestOf(engine: StateAccess & ResourceAccess, flags: OptimizeFlags): Promise<unknown> {
  const given = FLAGS_OF_A_REQUEST.filter((name) => flags[name] !== undefined).map(
    (name) => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
  );
  if (flags.examples === false) given.push('--no-examples');
  if (flags.resume !== undefined) {
    const more = [...given, ...(flags.request === undefined ? [] : ['--request'])];
    if (more.length > 0)
      throw new Fault('usage', `${flags.resume} goes on as it began`, {
        where: more.join(', '),
        hint: 'Leave these out, or start a new optimization without --resume.',
      });
    return (await storedOptimization(engine, flags.resume)).request;
  }
  if (flags.request !== undefined) {
    if (given.length > 0)
      throw new Fault('usage', 'the request is in the file already', {
        where: given.join(', '),
        hint: 'Give --request alone, or flags alone.',
      });
    return parseJson(await readInput(engine, flags.request), flags.request);
  }
  return requestOfFlags(engine, flags);
}

async function requestOfFlags(
  engine: ResourceAccess,
  flags: OptimizeFlags,
): Promise<Record<string, unknown>> {
  const constraints = defined({
    max_prompt_length: flags.maxPromptLength,
    preserve_sections: flags.preserve,
  });
  return defined({
    agent_id: flags.agent ?? (await onlyAgent(engine)),
    optimization_type: flags.type ?? (flags.target === undefined ? 'error_driven' : 'full'),
    failure_window: flags.failureWindow,
    min_failures: flags.minFailures,
    target_metrics: flags.target === undefined ? undefined : Object.fromEntries(flags.target.map(targetOf)),
    include_examples: flags.examples === false ? false : undefined,
    max_examples: flags.maxExamples,
    constraints: Object.keys(constraints).length === 0 ? undefined : constraints,
    budget: flags.maxAgentRuns === undefined ? undefined : { max_agent_runs: flags.maxAgentRuns },
  });
}

async function onlyAgent(engine: ResourceAccess): Promise<string> {
  const agents = (await engine.agents()).map(({ agent }) => agent.id);
  if (agents.length === 1) return agents[0] as string;
  throw new Fault('usage', agents.length === 0 ? 'there is no agent' : 'there are several agents', {
    where: '--agent',
    hint: agents.length === 0 ? 'See: assay init' : `Name one: ${agents.join(', ')}`,
  });
}

/** `faithfulness=0.9`. */
function targetOf(text: string): [string, { target: number }] {
  const at = text.lastIndexOf('=');
  const target = Number(text.slice(at + 1));
  if (at > 0 && text.slice(at + 1).trim() !== '' && Number.isFinite(target))
    return [text.slice(0, at).trim(), { target }];
  throw new Fault('usage', `"${text}" is no target`, {
    where: '--target',
    hint: 'Write it as --target faithfulness=0.9',
  });
}

async function conclude(
  engine: StateAccess & EvalsAccess,
  { optimizationId, agent }: StartedOptimization,
  { response, report, cancelled }: FinishedOptimization,
  flags: OptimizeFlags,
): Promise<number> {
  const { out, err, width, colour } = terminal();
  const file = agent.systemPromptPath === undefined ? undefined : promptFileOf(engine, agent);
  const improved = response.decision === 'accepted' || response.decision === 'provisional';
  const write = flags.write === true && improved && file !== undefined;
  const reportToWrite = shownValue({
    ...report,
    ...(file === undefined ? {} : { prompt_file: file.shown, file_end: await promptEnd(engine, file.path) }),
    ...(write ? { written: true as const } : {}),
  });
  const folder =
    flags.out === undefined
      ? `${engine.stateDir}/reports/${optimizationId}`
      : resolve(engine.ports.env.cwd(), flags.out);
  const written = writeOptimizationReports(folder, reportToWrite, engine.ports.files);
  if (write) await writePrompt(engine, file.path, response);
  if (flags.json === true) out(`${JSON.stringify(shownValue(response), null, 2)}\n`);
  else {
    const state = file === undefined ? 'none' : write ? 'written' : 'unwritten';
    const next = nextAfterOptimize(response, agent.agent.id, state).map(asTyped);
    out([...optimizationTerminal(reportToWrite, { width, colour, reportPath: written.html, next })].join(''));
  }
  if (flags.write === true && !improved)
    err(`warning: nothing was written: the decision is ${response.decision}\n`);
  const interrupted = response.details['interrupted'];
  if (interrupted !== undefined)
    err(
      `warning: the optimization stopped early (${interrupted}); go on with: ${asTyped(`assay optimize --resume ${optimizationId}`)}${interrupted === 'budget_exhausted' ? ' --max-cost-usd MORE' : ''}\n`,
    );
  return cancelled ? 130 : 0;
}

/** The stored answer of an optimization whose prompt stands in the file already. */
async function showWritten(
  engine: PortsAccess & EvalsAccess,
  { report, agent }: { report: OptimizationReport; agent: LoadedAgent },
  flags: OptimizeFlags,
): Promise<number> {
  const { out, err, width, colour } = terminal();
  const { response } = report;
  const file = agent.systemPromptPath === undefined ? undefined : promptFileOf(engine, agent);
  if (flags.json === true) out(`${JSON.stringify(shownValue(response), null, 2)}\n`);
  else {
    const shown = shownValue({
      ...report,
      ...(file === undefined
        ? {}
        : {
            prompt_file: file.shown,
            file_end: await promptEnd(engine, file.path),
            written: true as const,
          }),
    });
    const next = nextAfterOptimize(response, agent.agent.id, 'written').map(asTyped);
    out([...optimizationTerminal(shown, { width, colour, next })].join(''));
  }
  const where = file === undefined ? `agent ${agent.agent.id}` : file.shown;
  err(`note: already written: ${terminalLine(where)} has the prompt of ${response.optimization_id}\n`);
  return 0;
}

/** What it can take at most, then a bar on a terminal, a line now and then elsewhere; always on stderr, and never with --quiet. */
function showProgress(started: StartedOptimization, engine: PortsAccess, flags: OptimizeFlags): void {
  if (flags.quiet === true) return;
  const { err, width, interactive } = terminal();
  const { judge, agent, expense, notes } = started;
  const { clock } = engine.ports;
  const begun = clock.monotonic();
  let done = 0;
  let shownAt = begun;
  const say = (text: string) => err(`${interactive ? '\r\u001b[K' : ''}${terminalLine(text)}\n`);
  say(`${started.optimizationId} · agent ${agent.agent.id} · judge ${judgeName({ judge })}`);
  for (const note of notes) say(`note: ${note}`);
  say(expense.words);
  started.subscribe((event) => {
    if (event.type === 'phase') {
      // The plan is said above.
      if (event.phase !== 'baseline') say(`${event.phase}: ${event.words}`);
      return;
    }
    done++;
    const now = clock.monotonic();
    if (now - shownAt < (interactive ? 80 : 5_000)) return;
    shownAt = now;
    const progress = { done, total: expense.agent_runs, failed: 0, errored: 0, elapsedMs: now - begun };
    err(interactive ? `\r\u001b[K${progressLine(progress, width)}\r` : `${progressText(progress)}\n`);
  });
}
