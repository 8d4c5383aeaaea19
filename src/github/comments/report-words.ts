import type { Conclusion, RunHeader } from '../../schema/run.ts';
import { markdownProse } from '../../text/escape/escape-markdown.ts';
import { formatCount, formatCounted } from '../../text/format.ts';

/** Shown with every report that came in an artifact: whoever may change the branch may change it. */
export const BRANCHS_OWN_WORD = 'Reported by the workflow run of the branch itself.';

/** How a pass is headed that is only the word of a fork: our comment and check say no green of their own. */
export const FORK_PASSED = "⚪ Evals passed, says the branch's own run";

/** The result of a run in our own words and its numbers: nothing that it wrote stands in an output or a title. */
export function ownWord({ conclusion, counts }: Pick<RunHeader, 'conclusion' | 'counts'>): string {
  const { passed, failed, errored, skipped, unsure = 0 } = counts;
  const parts = [
    `${formatCount(passed)} of ${formatCounted(passed + failed, 'judged case')} passed`,
    ...(errored === 0 ? [] : [`${formatCount(errored)} errored`]),
    ...(skipped === unsure ? [] : [`${formatCount(skipped - unsure)} skipped`]),
    ...(unsure === 0 ? [] : [`${formatCount(unsure)} unsure`]),
  ];
  return `The branch's own run says: ${conclusion}, ${parts.join(', ')}`;
}

/**
 * What a report may decide. `foreign`: it is the word of a fork's own workflow, which can say that it failed and never that it
 * passed. `stale`: the last attempt left none and did not succeed, so that a pass of an earlier one is none of it.
 */
export function decided(
  conclusion: Conclusion,
  { foreign, stale }: { foreign: boolean; stale: boolean },
): Conclusion {
  return conclusion === 'passed' && (foreign || stale) ? 'neutral' : conclusion;
}

/** The comment where there is nothing to show, under its marker. `runUrl` is an address of ours. */
export function noReportComment(marker: string, problem: string, runUrl: string): string {
  return `${marker}\n### ⚪ No eval report\n\n${markdownProse(problem)} Nothing is known of this commit.\n\n<sub>[workflow run](${runUrl})</sub>\n`;
}
