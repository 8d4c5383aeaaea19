import { asFault } from '../errors.ts';
import { cleanText } from '../text/escape/clean-text.ts';
import { breakLegacy } from '../text/escape/workflow-command.ts';

/** The toolkit by which a step speaks with its runner. */
export type Core = typeof import('@actions/core');

/** What the runner refuses costs its own feature and a warning, never the verdict. */
export async function optional(core: Core, what: string, work: () => unknown): Promise<void> {
  try {
    await work();
  } catch (error) {
    core.warning(harmless(`${what} could not be written: ${asFault(error).message}`));
  }
}

/** Only into the runner's file: without one, the toolkit would print a command that runners have dropped. */
export function setOutputs(core: Core, values: Record<string, string>): void {
  if (process.env['GITHUB_OUTPUT'] === undefined) return;
  for (const [name, value] of Object.entries(values)) core.setOutput(name, value);
}

/** Messages hold names of files and words of agents; the toolkit keeps them in their command, the rest is ours to take out. */
export const harmless = (text: string) => breakLegacy(cleanText(text));
