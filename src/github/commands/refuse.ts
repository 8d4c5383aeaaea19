import { OUTPUTS } from '../outputs.ts';
import { type Core, optional, setOutputs } from '../runner.ts';
import { type AnswerWorld, answer, refusalMarkdown } from './answer.ts';

/** Answers with why a command is not obeyed. */
export async function refuse(problem: string, world: AnswerWorld & { core: Core }): Promise<number> {
  const url = await answer(world, (_, marker) => refusalMarkdown(problem, marker, world.context));
  await nothing(world.core, 'The command of the comment was not obeyed.', { 'comment-url': url });
  return 0;
}

/** The end of a step that played nothing: neutral, with why, in our own words. */
export async function nothing(
  core: Core,
  reason: string,
  more: Record<string, string> = {},
): Promise<undefined> {
  const blank = Object.fromEntries(Object.keys(OUTPUTS).map((name) => [name, '']));
  await optional(core, 'the outputs', () =>
    setOutputs(core, { ...blank, conclusion: 'neutral', reason, ...more }),
  );
  core.info(reason);
  return undefined;
}
