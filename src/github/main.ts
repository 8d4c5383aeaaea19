import { resolve } from 'node:path';
import { createEngine } from '../engine.ts';
import { asFault, Fault } from '../errors.ts';
import { experimentPath } from '../operations/find-experiment.ts';
import { nodePorts } from '../ports/node-ports.ts';
import { isRedactable, redactor } from '../text/redact.ts';
import { refuseForeignHead } from './event.ts';
import { experimentStep } from './experiment-step.ts';
import { type Inputs, readInputs } from './inputs.ts';
import { mergeStep } from './merge-step.ts';
import { readContext } from './read-context.ts';
import { runStep } from './run-step.ts';
import { type Core, harmless, optional, setOutputs } from './runner.ts';
import { withheldSecrets } from './withheld-secrets.ts';

/** The Action: inputs in; job summary, annotations, outputs and exit code out. Reports come before the exit code. */
export async function main(): Promise<void> {
  const core = await import('@actions/core');
  try {
    const ports = nodePorts();
    refuseForeignHead(ports.env, ports.files);
    for (const secret of secretsIn(ports.env)) core.setSecret(secret);
    process.exitCode = await step(readInputs(ports.env), core);
  } catch (error) {
    const fault = asFault(error);
    core.error(harmless(faultMessage(fault)), { title: 'Assay could not run' });
    await optional(core, 'the outputs', () =>
      setOutputs(core, { conclusion: 'failed', reason: fault.message }),
    );
    process.exitCode = fault.exitCode;
  }
}

/** The step that the input `command` names. */
async function step(inputs: Inputs, core: Core): Promise<number> {
  if (inputs.workingDirectory !== undefined) enter(inputs.workingDirectory);
  const ports = nodePorts();
  const file = inputs.experiment === undefined ? undefined : experimentPath(inputs.experiment, ports);
  const context = readContext(ports.env, ports.files);
  const withheld = withheldSecrets(context);
  if (inputs.token !== undefined) core.setSecret(inputs.token);
  const redact = redactor([...secretsIn(ports.env), inputs.token ?? ''].filter(isRedactable));
  const engine = createEngine({
    ...(withheld === undefined ? {} : { secretsWithheld: withheld }),
    evals: inputs.evals,
    judge: inputs.judge,
    ...(inputs.concurrency === undefined ? {} : { concurrency: inputs.concurrency }),
    ...(inputs.maxCostUsd === undefined ? {} : { maxCostUsd: inputs.maxCostUsd }),
    ...(file === undefined ? {} : { experimentFile: file }),
    onWarning: (message) => core.warning(harmless(message)),
  });
  if (inputs.command === 'experiment') return experimentStep(inputs, engine, core, redact);
  const play = inputs.command === 'merge' ? mergeStep : runStep;
  return play(inputs, engine, core, context, redact);
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

/** Values that must never be printed: everything in the environment that is named like a secret (security.md S04). */
function secretsIn(env: { names(): string[]; get(name: string): string | undefined }): string[] {
  return env
    .names()
    .filter((name) => /(_|^)(KEY|TOKEN|SECRET|PASSWORD)$/.test(name))
    .map((name) => env.get(name) ?? '')
    .filter((value) => value.length >= 8);
}
