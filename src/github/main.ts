import { resolve } from 'node:path';
import { createEngine, type Engine } from '../engine/engine.ts';
import {
  type KnownSecrets,
  knownSecrets,
  secretsPassedOn,
  secretVariables,
} from '../engine/known-secrets.ts';
import { asFault, Fault, NO_EVALS } from '../errors.ts';
import { experimentPath } from '../jobs/experiments/find-experiment.ts';
import { boundHeap } from '../ports/heap/bounded-heap.ts';
import { nodePorts } from '../ports/node-ports.ts';
import type { Environment } from '../ports/ports.ts';
import { defined } from '../schema/defined.ts';
import { formatCounted } from '../text/format.ts';
import type { WorkflowContext } from './api/context.ts';
import { eventRun, isCommentStep, isReport, refuseForeignHead } from './api/event.ts';
import { inRepository } from './api/in-repository.ts';
import { readContext } from './api/read-context.ts';
import { stepClient } from './api/step-client.ts';
import { placedProblems } from './comments/fault-places.ts';
import { type Inputs, inputVariable, readInputs } from './inputs.ts';
import { type Core, harmless, optional, setOutputs } from './runner.ts';
import { experimentStep } from './steps/experiment-step.ts';
import { mergeStep } from './steps/merge-step.ts';
import { missingSecrets } from './steps/missing-secrets.ts';
import { runStep } from './steps/run-step.ts';
import type { StepWorld } from './steps/step-world.ts';

/** Bytes of the job summary of a fault: as many as a comment takes. */
const SUMMARY_BUDGET = 60_000;
/** GitHub shows ten errors of a step (toolchain.md 4), and one is the fault itself. */
const MOST_ANNOTATIONS = 9;

/** The Action: inputs in; job summary, annotations, outputs and exit code out. Reports come before the exit code. */
export async function main(): Promise<void> {
  boundHeap();
  const core = await import('@actions/core');
  boundHeap();
  let isOurs = false;
  try {
    const ports = nodePorts();
    refuseForeignHead(ports.env, ports.files);
    // What a report is about is another run, and a fault of ours nothing of it; who wrote a comment has to be known first.
    isOurs = !isReport(ports.env) && !isCommentStep(ports.env);
    for (const secret of secretVariables(ports.env)) core.setSecret(secret);
    process.exitCode = await step(readInputs(ports.env), core);
  } catch (error) {
    const fault = inWorkflow(asFault(error));
    const redact = secretsOf(nodePorts().env).redact;
    core.error(harmless(redact(faultMessage(fault))), { title: 'Assay could not run' });
    await optional(core, 'the annotations', () => annotate(fault, core, redact));
    await optional(core, 'the job summary', () => summarise(fault, core, redact));
    const posted = isOurs ? await postFault(fault, core, redact) : {};
    await optional(core, 'the outputs', () =>
      setOutputs(core, { conclusion: 'failed', reason: redact(reasonOf(fault)), ...posted }),
    );
    process.exitCode = fault.exitCode;
  }
}

/** One sentence: the first problem with its line, where it has one, and how many there are beside it. */
function reasonOf({ message, where, problems: [first, ...others] }: Fault): string {
  const place = first?.path ?? where ?? '';
  const at = /:\d+$/.test(place) ? `${place}: ` : '';
  const more = others.length === 0 ? '' : `, and ${formatCounted(others.length, 'more problem')}`;
  return `${at}${first?.message ?? message}${more}`;
}

/** On the lines that are wrong, beside the fault itself; where these were not to be marked, nothing. */
async function annotate(fault: Fault, core: Core, redact: (text: string) => string): Promise<void> {
  const placed = placedProblems(fault).slice(0, MOST_ANNOTATIONS);
  if (placed.length === 0) return;
  const { readableInputs } = await import('./steps/report-fault.ts');
  const { annotations, evals } = readableInputs(nodePorts().env);
  if (!annotations) return;
  const home = resolve(evals, '..');
  for (const { file, line, column, message } of placed) {
    const place = { file: inRepository(home, file), startLine: line, startColumn: column };
    core.error(harmless(redact(message)), { title: 'Evals are not valid', ...place });
  }
}

/** Reports the fault on pull request, check and issue too; a head that was refused is reported nowhere. */
async function postFault(fault: Fault, core: Core, redact: (text: string) => string) {
  const { reportFault } = await import('./steps/report-fault.ts');
  const { commentUrl, checkUrl } = await reportFault(fault, { ports: nodePorts(), core, redact });
  return { 'comment-url': commentUrl, 'check-url': checkUrl };
}

/** The page of the run is where people look first. */
async function summarise(fault: Fault, core: Core, redact: (text: string) => string): Promise<void> {
  if (process.env['GITHUB_STEP_SUMMARY'] === undefined) return;
  const [{ cleanFault }, { faultMarkdown }] = await Promise.all([
    import('./steps/report-fault.ts'),
    import('./comments/fault-words.ts'),
  ]);
  await core.summary
    .addRaw(faultMarkdown(cleanFault(fault, redact), { budget: SUMMARY_BUDGET, marker: '', run: '' }))
    .write();
}

/** Takes out what is named like a secret, and the token, which is known before any input is good. */
function secretsOf(env: Pick<Environment, 'names' | 'get'>): KnownSecrets {
  const given = ['github-token', 'webhook-secret'].map((name) => env.get(inputVariable(name))?.trim() ?? '');
  return knownSecrets([...secretVariables(env), ...given]);
}

/** The step that the input `command` names. */
async function step(inputs: Inputs, core: Core): Promise<number> {
  if (inputs.command === 'report') return report(inputs, core);
  if (isCommentStep(nodePorts().env)) return comment(inputs, core);
  if (inputs.workingDirectory !== undefined) enter(inputs.workingDirectory);
  const { env, files } = nodePorts();
  const context = readContext(env, files);
  return withEngine(inputs, core, context, (engine, redact) =>
    stepOn(engine, { inputs, core, context, redact }),
  );
}

/** Makes an engine as the inputs ask for it, with everything masked that it is given, and waits for what it still sends. */
async function withEngine(
  inputs: Inputs,
  core: Core,
  context: WorkflowContext | undefined,
  work: (engine: Engine, redact: (text: string) => string) => Promise<number>,
): Promise<number> {
  const ports = nodePorts();
  const file = inputs.experiment === undefined ? undefined : experimentPath(inputs.experiment, ports);
  const missing = missingSecrets(context);
  if (inputs.token !== undefined) core.setSecret(inputs.token);
  const secrets = secretsOf(ports.env);
  const { redact } = secrets;
  const { webhook } = inputs;
  if (webhook !== undefined && webhook.secret !== '') core.setSecret(webhook.secret);
  else if (webhook !== undefined)
    core.warning(
      `webhook-secret is empty, so nothing is sent to webhook-url${missing === undefined ? '' : `: ${missing.reason}`}.`,
    );
  const masked = (values: readonly string[]) => {
    for (const secret of secrets.add(values)) core.setSecret(secret);
  };
  masked(secretsPassedOn(resolve(ports.env.cwd(), inputs.evals), ports));
  const engine = createEngine({
    ...(webhook === undefined || webhook.secret === '' ? {} : { webhook }),
    redact,
    onSecrets: masked,
    ...defined({ secretsWithheld: missing }),
    evals: inputs.evals,
    judge: inputs.judge,
    ...defined({ concurrency: inputs.concurrency, maxCostUsd: inputs.maxCostUsd, experimentFile: file }),
    onWarning: (message) => core.warning(harmless(message)),
  });
  try {
    return await work(engine, redact);
  } finally {
    // Deliveries to webhooks, a minute at most: what is not delivered by then is a warning.
    await engine.settled();
  }
}

/** A comment on a pull request: nothing of the repository is read before GitHub has said who wrote it, and whose head it is about. */
async function comment(inputs: Inputs, core: Core): Promise<number> {
  const ports = nodePorts();
  const context = readContext(ports.env, ports.files);
  if (inputs.token !== undefined) core.setSecret(inputs.token);
  const [{ acceptedCommand, obey, toldOfFaults }, { requireHead }] = await Promise.all([
    import('./commands/command-step.ts'),
    import('./commands/require-head.ts'),
  ]);
  const { redact } = secretsOf(ports.env);
  const accepted = await acceptedCommand({ inputs, ports, core, context, redact });
  if (accepted === undefined) return 0;
  return toldOfFaults(accepted, async () => {
    if (inputs.workingDirectory !== undefined) enter(inputs.workingDirectory);
    await requireHead(accepted.asked.pull.headSha, ports.env.cwd(), ports);
    return withEngine(accepted.inputs, core, accepted.context, (engine, redact) =>
      obey({ ...accepted, redact }, { engine, redact }),
    );
  });
}

type Given = Pick<StepWorld, 'inputs' | 'core' | 'context' | 'redact'>;

/** A command that plays or reads cases. */
async function stepOn(engine: Engine, { inputs, core, context, redact }: Given): Promise<number> {
  if (inputs.command === 'optimize' || inputs.command === 'generate') {
    const client = await stepClient(inputs, engine.ports, context);
    const world = { inputs, engine, core, context, client, redact };
    if (inputs.command === 'generate') return (await import('./steps/generate-step.ts')).generateStep(world);
    return (await import('./steps/optimize-step.ts')).optimizeStep(world);
  }
  if (inputs.command === 'experiment') return experimentStep({ inputs, engine, core, context, redact });
  const play = inputs.command === 'merge' ? mergeStep : runStep;
  return play({ engine, inputs, core, context, redact });
}

/** Before anything else is set up: no file of the repository is read for it. */
async function report(inputs: Inputs, core: Core): Promise<number> {
  const ports = nodePorts();
  const context = readContext(ports.env, ports.files);
  if (inputs.token !== undefined) core.setSecret(inputs.token);
  const client = await stepClient(inputs, ports, context);
  const { reportStep } = await import('./steps/report-step.ts');
  const { redact } = secretsOf(ports.env);
  return reportStep({
    ...{ inputs, ports, core, context, client, redact },
    eventRun: eventRun(ports.env, ports.files),
  });
}

function enter(folder: string): void {
  try {
    process.chdir(resolve(folder));
  } catch (error) {
    throw new Fault('not_found', `there is no folder "${folder}"`, {
      where: 'input working-directory',
      hint: 'Give a folder of the repository, relative to the workspace; is it checked out?',
      cause: error,
    });
  }
}

function faultMessage(fault: Fault): string {
  const problems = fault.problems.map(({ path, message }) => `${path}${path === '' ? '' : ': '}${message}`);
  const what = problems.length > 1 ? `${problems.length} problems:\n${problems.join('\n')}` : fault.message;
  const where = fault.where === undefined || problems.length > 1 ? '' : `\nwhere: ${fault.where}`;
  return `${what}${where}${fault.hint === undefined ? '' : `\nwhat to do: ${fault.hint}`}`;
}

/** A fault with what to do about it in a workflow, where that is something else than at a terminal. */
function inWorkflow(fault: Fault): Fault {
  const { where, cause, subcode, code, message } = fault;
  if (subcode !== NO_EVALS) return fault;
  return new Fault(code, message, {
    ...{ cause, subcode, ...defined({ where }) },
    hint: 'Is the repository there? A step "uses: actions/checkout" has to come first. Where the folder lies elsewhere or has another name, say so by the inputs working-directory and evals.',
  });
}
