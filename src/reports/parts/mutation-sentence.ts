import type { GenerateResponse } from '../../schema/generation.ts';
import { formatCount } from '../../text/format.ts';
import { truncateText } from '../../text/truncate.ts';

/** Survivors that are named, and characters of each; all of them stand in the answer. */
const NAMED = 3;
const LONGEST = 160;

/** Whether the cases would notice a broken rule in the prompt, with those that they would not; undefined where nobody measured it. */
export function mutationSentence({
  coverage_analysis: { mutation },
}: GenerateResponse): { score: string; survivors: string[]; more: number } | undefined {
  if (mutation === undefined) return undefined;
  const share = `${formatCount(mutation.killed)} of ${formatCount(mutation.mutants)}`;
  const unnoticed = mutation.survivors.length === 0 ? '.' : '; not noticed:';
  return {
    score: `Mutation score ${share}: of the rules broken on purpose in the prompt, ${share} would be noticed${unnoticed}`,
    survivors: mutation.survivors.slice(0, NAMED).map(({ mutant }) => truncateText(mutant, LONGEST)),
    more: Math.max(0, mutation.survivors.length - NAMED),
  };
}
