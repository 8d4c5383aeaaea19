import { asFault } from '../../errors.ts';
import type { Ports } from '../../ports/ports.ts';
import type { CommandRepository } from '../api/command-calls.ts';
import type { WorkflowContext } from '../api/context.ts';
import { runUrl } from '../api/read-context.ts';
import { stepClient } from '../api/step-client.ts';
import { faultMarkdown } from '../comments/fault-words.ts';
import type { Inputs } from '../inputs.ts';
import { type Core, harmless } from '../runner.ts';
import { cleanFault } from '../steps/report-fault.ts';
import { runStep } from '../steps/run-step.ts';
import type { StepStart } from '../steps/step-world.ts';
import { type AcceptedCommand, type AnswerWorld, answer, answerKey } from './answer.ts';
import { type AskedCommand, commentOfEvent, decideCommand } from './asked-command.ts';
import { USAGE } from './parse-command.ts';
import { nothing, refuse } from './refuse.ts';
import { selectCases } from './select-cases.ts';

interface CommentWorld {
  inputs: Inputs;
  ports: Pick<Ports, 'env' | 'files' | 'http' | 'clock' | 'random'>;
  core: Core;
  context: WorkflowContext | undefined;
  redact: (text: string) => string;
  /** The calls that ask about a comment; by default those of GitHub. */
  repository?: CommandRepository;
}

/**
 * The command of a comment, where one was written by somebody who may push to this repository. Undefined for everything else, with a
 * neutral conclusion: of other comments nothing is said on the pull request, and a command that cannot be obeyed is told why, once.
 * No file of the repository is read.
 */
export async function acceptedCommand(world: CommentWorld): Promise<AcceptedCommand | undefined> {
  const { inputs, ports, core, context, redact } = world;
  const comment = commentOfEvent(ports.env, ports.files);
  if ('ignored' in comment) return nothing(core, comment.ignored);
  const client = await stepClient(inputs, ports, context);
  if (context === undefined || client === undefined || inputs.token === undefined)
    return nothing(core, 'Without a workflow and its token nobody can say who wrote the comment.');
  const repository =
    world.repository ??
    (await (await import('../api/octokit-client.ts')).commandRepository(context, inputs.token, ports));
  const decision = await decideCommand(comment, context, repository);
  if (decision.status === 'ignored') {
    if (decision.fault !== undefined) core.warning(harmless(redact(decision.fault.message)));
    return nothing(core, decision.reason);
  }
  const { asked } = decision;
  const here = onPullRequest(context, asked);
  const answering: AnswerWorld & { core: Core } = {
    ...{ core, client, clock: ports.clock, redact, context: here },
    inputs: { ...inputs, commentKey: answerKey(inputs, context, asked.commentId) },
  };
  if (decision.status === 'refused') {
    await refuse(decision.problem, answering);
    return undefined;
  }
  await repository.acknowledge(asked.commentId).catch((error: unknown) => {
    core.info(harmless(`The comment was not acknowledged: ${asFault(error).message}`));
  });
  return { ...answering, asked, command: decision.command };
}

/** The context of the step as that of the pull request, by GitHub's word alone. */
function onPullRequest(context: WorkflowContext, { number, pull }: AskedCommand): WorkflowContext {
  const { headSha, baseBranch } = pull;
  return { ...context, headSha, baseSha: undefined, baseBranch, pullRequest: { number, fromFork: false } };
}

/** What goes wrong while a command is obeyed is told to whoever asked, and then to the log. */
export async function toldOfFaults(accepted: AcceptedCommand, work: () => Promise<number>): Promise<number> {
  try {
    return await work();
  } catch (error) {
    const { context, redact } = accepted;
    const fault = cleanFault(asFault(error), redact);
    await answer(accepted, (budget, marker) =>
      faultMarkdown(fault, { budget, marker, run: runUrl(context) }),
    );
    throw error;
  }
}

/** Obeys: the head is checked out. What failed is said in the answer; the job, which stands on the default branch, stays green. */
export async function obey(
  accepted: AcceptedCommand,
  begun: Pick<StepStart, 'engine' | 'redact'>,
): Promise<number> {
  if (accepted.command.name === 'wrong') {
    const { markWrong } = await import('./mark-wrong.ts');
    return markWrong(accepted.command, accepted, begun);
  }
  const { inputs, core, context, asked } = accepted;
  const { cases } = await begun.engine.evals();
  const selected = selectCases(
    accepted.command.filters,
    cases.map((loaded) => loaded.case),
  );
  if ('problem' in selected) return refuse(`${selected.problem} ${USAGE}`, accepted);
  const exitCode = await runStep({
    ...{ ...begun, core, context, inputs: playing(inputs, selected.ids) },
    note: `${asked.author} asked for ${asked.line}: ${selected.ids.length} of ${cases.length} cases, compared with nothing. This answer gates nothing.`,
  });
  return exitCode === 1 ? 0 : exitCode;
}

/** The inputs of a run that somebody asked for: of these cases, held against nothing, and of no consequence but its answer. */
const playing = (inputs: Inputs, cases: string[]): Inputs => ({
  ...inputs,
  ...{ cases, tags: undefined, shard: undefined, affectedOnly: false },
  ...{ failOn: 'failure', baseline: 'none', baselineRefCheck: false, requireBaseline: undefined },
  ...{ optimize: 'never', check: false, issue: false, state: 'none', reportArtifact: undefined },
  comment: inputs.comment === 'off' ? 'off' : 'sticky',
});
