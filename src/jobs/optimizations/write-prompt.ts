import { relative, resolve } from 'node:path';
import type { EvalsAccess, PortsAccess } from '../../engine/engine-parts.ts';
import { Fault } from '../../errors.ts';
import type { OptimizeResponse } from '../../schema/optimization.ts';
import type { LoadedAgent } from '../../test-cases/evals.ts';
import { keepLineEnds } from '../../text/keep-line-ends.ts';

/** Some editors begin UTF-8 with it; the file keeps it. */
const BYTE_ORDER_MARK = '\ufeff';

/** The file of an agent's prompt, to be replaced: absolute, and as it is shown. Fault `usage` where the prompt has none of its own. */
export function promptFileOf(
  engine: PortsAccess & EvalsAccess,
  { agent, systemPromptPath, location }: LoadedAgent,
): { path: string; shown: string } {
  if (systemPromptPath === undefined)
    throw new Fault('usage', `the prompt of agent ${agent.id} stands in no file of its own`, {
      where: `${location.file}:${location.line}`,
      hint: 'Move it into a file that system_prompt_file names; without --write the prompt is only shown.',
    });
  const home = engine.ports.files.realPath(resolve(engine.evalsDir, '..')) ?? resolve(engine.evalsDir, '..');
  return { path: systemPromptPath, shown: relative(home, systemPromptPath).replaceAll('\\', '/') };
}

/**
 * The bytes of the prompt file with the optimized prompt in it, line ends and mark kept. Fault `conflict` when the file holds another
 * prompt by now.
 */
export async function optimizedFile(
  engine: PortsAccess,
  path: string,
  { original_prompt, optimized_prompt }: OptimizeResponse,
): Promise<string> {
  const raw = await engine.ports.files.readText(path);
  const mark = raw.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : '';
  const text = keepLineEnds(raw.slice(mark.length), original_prompt, optimized_prompt);
  if (text === undefined)
    throw new Fault('conflict', 'the prompt file changed while the prompt was optimized', {
      where: path,
      hint: 'It was left as it is. The proposed prompt stands in the report; put it in by hand.',
    });
  return mark + text;
}

/** What closes the prompt file behind the prompt. */
export async function promptEnd(engine: PortsAccess, path: string): Promise<'' | '\n'> {
  return (await engine.ports.files.readText(path)).endsWith('\n') ? '\n' : '';
}

/** Replaces the prompt file. */
export async function writePrompt(
  engine: PortsAccess,
  path: string,
  response: OptimizeResponse,
): Promise<void> {
  engine.ports.files.writeAtomic(path, await optimizedFile(engine, path, response));
}
