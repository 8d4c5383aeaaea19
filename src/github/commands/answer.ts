import type { Clock } from '../../ports/ports.ts';
import { markdownProse } from '../../text/escape/escape-markdown.ts';
import type { GitHubClient } from '../api/client.ts';
import type { WorkflowContext } from '../api/context.ts';
import { runUrl } from '../api/read-context.ts';
import { link } from '../comments/nightly-words.ts';
import { keyOf, refused } from '../comments/post-results.ts';
import { commentNotices, upsertComment } from '../comments/sticky-comment.ts';
import type { Inputs } from '../inputs.ts';
import { type Core, harmless } from '../runner.ts';
import type { AskedCommand } from './asked-command.ts';
import type { Command } from './parse-command.ts';

/** What answering takes; the context is that of the pull request. */
export interface AnswerWorld {
  inputs: Inputs;
  core: Pick<Core, 'warning'>;
  context: WorkflowContext;
  client: GitHubClient;
  clock: Pick<Clock, 'monotonic' | 'sleep'>;
  redact: (text: string) => string;
}

/** A command that is obeyed: what was asked, and everything that its step is played with. */
export interface AcceptedCommand extends AnswerWorld {
  asked: AskedCommand;
  command: Command;
  /** With the name of the answer as `commentKey`. */
  inputs: Inputs;
  core: Core;
}

/** Name of the comment that answers one comment: each has an answer of its own, which a rerun of the job writes anew. */
export const answerKey = (
  inputs: Parameters<typeof keyOf>[0],
  context: WorkflowContext,
  commentId: number,
): string => `${keyOf(inputs, context)}/comment-${commentId}`;

/** Writes the answer to a comment; `inputs.commentKey` is its key. Answers with its address, empty where it was not written. */
export async function answer(
  { inputs, core, context, client, clock, redact }: AnswerWorld,
  body: (budget: number, marker: string) => string,
): Promise<string> {
  if (inputs.comment === 'off') return '';
  const outcome = await upsertComment(client, context, {
    ...{ key: keyOf(inputs, context), mode: 'sticky', clock },
    body: (budget, marker) => redact(body(budget, marker)),
  });
  const notices =
    'reason' in outcome ? refused('The answer was not written', outcome).notices : commentNotices(outcome);
  for (const notice of notices) core.warning(harmless(notice));
  return 'url' in outcome ? outcome.url : '';
}

/** That a command was not obeyed, and why, in one line. */
export const refusalMarkdown = (problem: string, marker: string, context: WorkflowContext): string =>
  `${marker}\n⚪ Not done. ${markdownProse(problem)}\n\n<sub>${link('workflow run', runUrl(context))}</sub>\n`;
