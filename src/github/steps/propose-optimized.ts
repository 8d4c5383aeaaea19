import { join, relative } from 'node:path';
import type { AnnouncingParts, EvalsAccess, PortsAccess, RunningParts } from '../../engine/engine-parts.ts';
import { optimizedFile, promptEnd, promptFileOf } from '../../jobs/optimizations/write-prompt.ts';
import { start } from '../../operations/define-operation.ts';
import { optimizePromptOperation } from '../../operations/optimize-prompt.ts';
import { proposedPrompt } from '../../reports/optimization-markdown.ts';
import { proposalTitle } from '../../reports/parts/optimization-words.ts';
import { redacted } from '../../reports/redacted.ts';
import { writeOptimizationReports } from '../../reports/write-optimization-reports.ts';
import { defined } from '../../schema/defined.ts';
import type { OptimizationReport } from '../../schema/optimization.ts';
import { findBoundary } from '../../test-cases/boundary.ts';
import { logLine } from '../../text/escape/workflow-command.ts';
import type { WorkflowContext } from '../api/context.ts';
import type { PromptRepository } from '../api/prompt-repository.ts';
import { proposePrompt } from '../comments/prompt-pull-request.ts';
import { type Core, harmless } from '../runner.ts';

/** What an optimization in a workflow is given. */
interface RequestedOptimization {
  agentId: string;
  maxCostUsd: number | undefined;
  /** Where an improved prompt goes. */
  proposeBy: 'comment' | 'pull-request';
  /** Name of the branch that a pull request is to go to; undefined where it is not known. */
  baseBranch: string | undefined;
  signal?: AbortSignal;
}

/** What came of it. */
export interface ProposedOptimization {
  /** For comment and summary, secrets taken out. */
  report: OptimizationReport;
  cancelled: boolean;
  /** Files for the artifact, and the folder that they lie in. */
  folder: string;
  files: string[];
  /** Where the diff applies in the repository; empty at its top. */
  directory: string;
  /** The improved prompt, for the output; empty where there is none. */
  promptPath: string;
  /** Address of the pull request; empty where there is none. */
  pullUrl: string;
}

/** Bytes of the diff in the body of a pull request, which GitHub limits to 65,536 characters. */
const BODY_LIMIT = 20 * 1024;

/** What such an optimization works with. */
interface World {
  engine: RunningParts & AnnouncingParts;
  core: Core;
  context: WorkflowContext | undefined;
  prompts: PromptRepository | undefined;
  redact: (text: string) => string;
}

/**
 * Optimizes the prompt of an agent by the stored failures, writes the files for an artifact, and where it is wanted opens or updates the
 * pull request of the prompt (contract 7). What GitHub refuses is a notice; the comment has the diff then.
 */
export async function proposeOptimized(
  requested: RequestedOptimization,
  world: World,
): Promise<ProposedOptimization> {
  const { core, redact } = world;
  const { file, response, ...made } = await optimizeAndWrite(requested, world);
  if (requested.proposeBy !== 'pull-request' || made.promptPath === '') return { ...made, pullUrl: '' };
  const proposed = await proposeByPull(requested, world, { file, response, report: made.report });
  if ('notice' in proposed) {
    core.notice(harmless(redact(proposed.notice)), { title: 'Proposed prompt' });
    return { ...made, pullUrl: '' };
  }
  return { ...made, report: { ...made.report, pull_request: proposed.number }, pullUrl: proposed.url };
}

/** Optimizes and writes the reports; with them the file that the prompt stands in and the answer before secrets were taken out. */
async function optimizeAndWrite(requested: RequestedOptimization, { engine, core, redact }: World) {
  const request = { agent_id: requested.agentId, optimization_type: 'error_driven' };
  const limits = defined({ signal: requested.signal, maxCostUsd: requested.maxCostUsd });
  await using started = await start(optimizePromptOperation, request, engine, limits);
  const { agent, optimizationId, expense, notes } = started;
  for (const note of notes) core.info(logLine(redact(note)));
  core.info(logLine(`${optimizationId}: ${expense.words}`));
  const finished = await started.finish();
  const file = agent.systemPromptPath === undefined ? undefined : promptFileOf(engine, agent);
  const shownFile =
    file === undefined ? {} : { prompt_file: file.shown, file_end: await promptEnd(engine, file.path) };
  const report = redacted<OptimizationReport>({ ...finished.report, ...shownFile }, redact);
  const folder = `${engine.stateDir}/reports/${optimizationId}`;
  const written = writeOptimizationReports(folder, report, engine.ports.files);
  return {
    report,
    cancelled: finished.cancelled,
    folder,
    files: Object.values(written),
    directory: file === undefined ? '' : directoryOf(engine, file),
    promptPath: written.prompt ?? '',
    file,
    response: finished.report.response,
  };
}

type Optimized = Awaited<ReturnType<typeof optimizeAndWrite>>;

/** Opens or updates the pull request; a notice where there is none, with the reason. */
async function proposeByPull(
  requested: RequestedOptimization,
  { engine, context, prompts, redact }: World,
  { file, response, report }: Pick<Optimized, 'file' | 'response' | 'report'>,
): ReturnType<typeof proposePrompt> {
  const none = (why: string) => ({ notice: `No pull request for the prompt: ${why}.` });
  if (file === undefined) return none('it stands in no file of its own');
  if (context === undefined || prompts === undefined || requested.baseBranch === undefined)
    return none('there is no token, or no branch that it could go to');
  const path = inRepository(engine, file.path);
  if (path === undefined) return none('its file is not of this repository');
  const text = await optimizedFile(engine, file.path, response);
  // What is committed cannot be masked.
  if (redact(text) !== text) return none('it holds a secret');
  return proposePrompt(prompts, {
    agentId: requested.agentId,
    optimizationId: response.optimization_id,
    path,
    text,
    base: { branch: requested.baseBranch, sha: context.headSha },
    aside: requested.baseBranch !== context.defaultBranch,
    fromFork: context.pullRequest?.fromFork === true,
    // A message of a commit takes orders too: no sign of one gets there.
    title: `Proposed system prompt for ${report.agent_id.replace(/[^\w.-]+/g, '-')}`,
    body: `${proposalTitle(report.response).replaceAll('<', '&lt;')}\n\n${proposedPrompt({ ...report, written: true }, BODY_LIMIT)}`,
  });
}

/** The folder of the repository that the shown path of a prompt begins in. */
function directoryOf(engine: PortsAccess & EvalsAccess, { path, shown }: { path: string; shown: string }) {
  const inside = inRepository(engine, path) ?? shown;
  return inside.endsWith(`/${shown}`) ? inside.slice(0, -shown.length - 1) : '';
}

/** The path as the commit has it; undefined for a file outside. A checkout may lie anywhere in the workspace. */
function inRepository(
  { evalsDir, ports: { files, env } }: PortsAccess & EvalsAccess,
  path: string,
): string | undefined {
  // The path of the prompt has its links resolved.
  const real = (folder: string) => files.realPath(folder) ?? folder;
  const boundary = findBoundary(real(evalsDir), files);
  const hasGit = files.stat(join(boundary, '.git')) !== null;
  const top = hasGit ? boundary : real(env.get('GITHUB_WORKSPACE') ?? boundary);
  const inside = relative(top, path).replaceAll('\\', '/');
  return inside.startsWith('../') ? undefined : inside;
}
