import type { OptimizationReport, OptimizeResponse } from '../schema/optimization.ts';
import { markdownCode, markdownFence, markdownProse } from '../text/escape/escape-markdown.ts';
import { formatCount, formatScore } from '../text/format.ts';
import { truncateText } from '../text/truncate.ts';
import { spendingParts } from './parts/effort.ts';
import { isImproved } from './parts/is-improved.ts';
import { keeper } from './parts/keeper.ts';
import {
  decisionSentence,
  effectWords,
  heldOutOf,
  optimizationFacts,
  promptDiff,
  proposalTitle,
} from './parts/optimization-words.ts';
import { judgeMarkdown } from './parts/verdict.ts';

const MARKS: Record<OptimizeResponse['decision'], string> = {
  accepted: '✅',
  provisional: '🔶',
  rejected: '⚪',
  no_headroom: '⚪',
  not_validated: '⚪',
  insufficient_failures: '⚪',
};
/** Bytes of each part; a job summary holds 1 MiB with what others write (security.md S19). */
const KIB = 1024;
const LIMITS = { diff: 200 * KIB, changes: 100 * KIB, facts: 60 * KIB, measured: 30 * KIB };
const NAME = 120;
const RATIONALE = 600;
const code = (text: string) => markdownCode(truncateText(text, NAME));
const prose = (text: string) => markdownProse(truncateText(text, RATIONALE));

/** The result of an optimization as Markdown, for files and job summaries: decision with its numbers, diff, evidence for each change, how to apply it. */
export function* optimizationMarkdown(report: OptimizationReport): Iterable<string> {
  const { response } = report;
  yield `## ${MARKS[response.decision]} Prompt optimization: ${response.decision.replaceAll('_', ' ')}\n\n`;
  yield `${prose(decisionSentence(response))}\n\n`;
  yield `agent ${code(report.agent_id)} · judge: ${judgeMarkdown(report, NAME)}\n\n`;
  if (isImproved(response)) yield* proposalBlocks(report, LIMITS);
  yield* measuredTable(response);
  const kept = keeper(LIMITS.facts);
  for (const { label, text } of optimizationFacts(report)) kept.add(() => `- **${label}**: ${prose(text)}\n`);
  yield `${kept.kept.join('')}${kept.more > 0 ? `- and ${formatCount(kept.more)} more\n` : ''}\n`;
  const ids = [code(response.optimization_id), `validation ${code(response.validation_run_id)}`];
  yield `<sub>${[...spendingParts(report, 'agent turn'), ...ids].join(' · ')}</sub>\n`;
}

/**
 * The same folded away, for a comment or the summary of the run whose failures it learned from; empty when no new prompt came of it and
 * nothing was measured. At most `bytes` of UTF-8 in its diff and list of changes, each.
 */
export function proposedPrompt(report: OptimizationReport, bytes = 12 * KIB): string {
  const { response } = report;
  if (!isImproved(response)) {
    if (response.decision === 'insufficient_failures') return '';
    return `**Prompt optimization**: ${response.decision.replaceAll('_', ' ')}: ${prose(decisionSentence(response))}\n\n`;
  }
  const blocks = [...proposalBlocks(report, { diff: bytes, changes: bytes })].join('');
  return `<details><summary>${proposalTitle(response).replaceAll('<', '&lt;')}</summary>\n\n${blocks}\n</details>\n\n`;
}

function* proposalBlocks(
  report: OptimizationReport,
  limits: { diff: number; changes: number },
): Iterable<string> {
  const diff = promptDiff(report);
  yield Buffer.byteLength(diff) <= limits.diff
    ? `${markdownFence(diff, 'diff')}\n\n`
    : 'The diff is too long to be shown here; it stands in `prompt.diff` beside this report.\n\n';
  const { changes_made: changes } = report.response;
  const kept = keeper(limits.changes);
  for (const change of changes)
    kept.add(() => {
      const runs = change.evidence_run_ids ?? [];
      const seen = runs.length === 0 ? '' : `; seen in ${runs.slice(0, 3).map(code).join(', ')}`;
      const effect = effectWords(change.measured_effect, report.response);
      const what = change.category === undefined ? '' : ` for ${code(change.category)}`;
      return `- ${code(change.type)}${what}: ${prose(change.rationale)}${effect === '' ? '' : ` (${effect})`}${seen}\n`;
    });
  yield `${kept.kept.join('')}${kept.more > 0 ? `- and ${formatCount(kept.more)} more\n` : ''}\n`;
  if (report.written !== true) yield `To use it: ${howToUse(report)}.\n\n`;
}

/** For whoever reads it: on the machine that has the state, or far from it with the files of the workflow run. */
function howToUse({ response, pull_request, prompt_file, artifact }: OptimizationReport): string {
  const merge = pull_request === undefined ? '' : `merge #${pull_request}, or `;
  if (prompt_file === undefined) return `${merge}put the proposed prompt in place of the agent’s`;
  if (artifact === undefined)
    return `${merge}apply the diff to ${code(prompt_file)}, or run ${code(`assay optimize --resume ${response.optimization_id} --write`)}`;
  const { name, url, workflow_run: run, directory } = artifact;
  const folder = /^[\w./-]*$/.test(directory) ? directory : `'${directory.replaceAll("'", "'\\''")}'`;
  const apply = `git apply${folder === '' ? '' : ` --directory=${folder}`} prompt.diff`;
  return `${merge}in a checkout of this commit run ${code(`gh run download ${run} -n ${name} && ${apply}`)} ([${markdownProse(name)}](${url}) has the files)`;
}

function* measuredTable(response: OptimizeResponse): Iterable<string> {
  const rows = Object.entries(heldOutOf(response));
  if (rows.length === 0) return;
  const kept = keeper(LIMITS.measured);
  for (const [metric, { from, to }] of rows)
    kept.add(() => `| ${code(metric)} | ${formatScore(from)} | ${formatScore(to)} |\n`);
  yield '| measured on the cases held out | before | after |\n|---|--:|--:|\n';
  yield `${kept.kept.join('')}\n`;
}
