import type { ExperimentReport } from '../schema/experiment.ts';
import { markdownProse } from '../text/escape/escape-markdown.ts';
import { truncateText } from '../text/truncate.ts';
import { EXPERIMENT_MARKS } from './experiment/marks.ts';
import { code, contrastTable, factList, lookTable, remarkList, variantTable } from './experiment/tables.ts';
import { spendingParts } from './parts/effort.ts';
import { headline } from './parts/experiment-verdict.ts';
import { phraseMarkdown } from './parts/phrase.ts';
import { RECOMMENDATION } from './parts/remarks.ts';
import { judgeMarkdown } from './parts/verdict.ts';

/** Bytes of each part; a job summary holds 1 MiB with what others write (security.md S19). */
const KIB = 1024;
const LIMITS = {
  remarks: 60 * KIB,
  variants: 100 * KIB,
  contrasts: 300 * KIB,
  looks: 60 * KIB,
  facts: 60 * KIB,
};
const NAME = 120;

/**
 * The result of an experiment as Markdown, for files and job summaries: the decision in one line, what to do, the variants,
 * what was compared with what and how sure that is, cost. Names of others stand only as code.
 */
export function* experimentMarkdown(report: ExperimentReport): Iterable<string> {
  const { response } = report;
  const found = response.statistical_analysis;
  const { kind, phrase } = headline(report);
  yield `## ${EXPERIMENT_MARKS[kind]} ${phraseMarkdown(phrase)}\n\n`;
  const { recommendation = '' } = response;
  if (recommendation !== '') yield `${markdownProse(truncateText(recommendation, RECOMMENDATION))}\n\n`;
  if (found !== undefined) yield* remarkList(found, recommendation, LIMITS);
  yield* variantTable(report, LIMITS);
  if (found !== undefined) {
    yield* contrastTable(report, found, LIMITS);
    yield* factList(report, LIMITS);
    yield* lookTable(found, LIMITS);
  }
  yield `${experimentFooter(report)}\n`;
}

/** What was played, by whom it was judged and what it took. */
export function experimentFooter(report: ExperimentReport, links: readonly string[] = []): string {
  const { response, name, agent_id: agent } = report;
  const found = response.statistical_analysis;
  const parts = [
    `experiment ${code(name)}`,
    `agent ${code(agent)}`,
    `judge ${judgeMarkdown(report, NAME)}`,
    ...spendingParts(report),
    ...(found === undefined ? [] : [`seed ${found.seed}`]),
    code(response.experiment_id),
    ...links,
  ];
  return `<sub>${parts.join(' · ')}</sub>`;
}
