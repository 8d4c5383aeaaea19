import type { ExperimentReport } from '../schema/experiment.ts';
import { markdownProse } from '../text/escape/escape-markdown.ts';
import { truncateText } from '../text/truncate.ts';
import { type CommentLinks, linkList } from './comment/footer.ts';
import { EXPERIMENT_MARKS } from './experiment/marks.ts';
import {
  contrastTable,
  type ExperimentRoom,
  factList,
  lookTable,
  remarkList,
  variantTable,
} from './experiment/tables.ts';
import { experimentFooter } from './experiment-markdown.ts';
import { headline } from './parts/experiment-verdict.ts';
import { phraseMarkdown } from './parts/phrase.ts';
import { RECOMMENDATION } from './parts/remarks.ts';

/** What a comment needs beside the report. */
interface ExperimentCommentOptions {
  /** The comment stays below this many characters and bytes. */
  budget: number;
  /** The HTML comment on the first line, by which the comment is found again. */
  marker: string;
  links?: Pick<CommentLinks, 'run' | 'rerun'>;
}

/** Bytes of each part, tried one after the other until the budget is kept. */
const ROOMS: readonly ExperimentRoom[] = [16, 4, 1, 0].map((share) => ({
  remarks: share * 512,
  variants: share * 768,
  contrasts: share * 1_024,
  looks: share * 256,
  facts: share * 256,
}));

/**
 * The comment of an experiment on a pull request: the decision, what to do, warnings, the variants, then each against the baseline on one
 * scale; folded how sure that is. Too long it sheds rows and then tables; marker and decision stay. Names of others stand only as
 * code (security.md S17).
 */
export function experimentComment(
  report: ExperimentReport,
  { budget, marker, links = {} }: ExperimentCommentOptions,
): string {
  const { kind, phrase } = headline(report);
  const { statistical_analysis: found, recommendation = '' } = report.response;
  const head = `${marker}\n### ${EXPERIMENT_MARKS[kind]} ${phraseMarkdown(phrase)}\n`;
  const advice =
    recommendation === '' ? '' : `\n${markdownProse(truncateText(recommendation, RECOMMENDATION))}\n`;
  for (const room of ROOMS) {
    const sureness =
      found === undefined ? '' : [...factList(report, room), ...lookTable(found, room)].join('');
    const text = [
      `${head}${advice}\n`,
      ...(found === undefined ? [] : remarkList(found, recommendation, room)),
      ...variantTable(report, room, 0),
      ...(found === undefined ? [] : contrastTable(report, found, room)),
      sureness === ''
        ? ''
        : `<details><summary>how sure that is, and what would have been found</summary>\n\n${sureness}</details>\n\n`,
      `${experimentFooter(report, linkList(links))}\n`,
    ].join('');
    // Text has never fewer bytes than characters.
    if (Buffer.byteLength(text) < budget) return text;
  }
  return Buffer.byteLength(`${head}${advice}`) < budget ? `${head}${advice}` : head;
}
