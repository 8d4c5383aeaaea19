import type { CalibrationQuote } from '../../schema/calibration.ts';
import { hasClassifiers, type RunHeader } from '../../schema/run.ts';
import { markdownCode } from '../../text/escape/escape-markdown.ts';
import { formatCount } from '../../text/format.ts';
import { truncateText } from '../../text/truncate.ts';
import { intervalText } from './interval-text.ts';
import { judgeName } from './verdict.ts';

type Judge = Pick<RunHeader, 'judge'>;

/**
 * The compact line of a Markdown report, below its table of scorers: who judged, and how far each scorer agreed with labels
 * when that was last measured. Empty when nothing was measured.
 */
export function calibrationLine(quotes: readonly CalibrationQuote[], header: Judge): string {
  if (quotes.length === 0) return '';
  const { judge } = header;
  const name =
    judge.mode === 'offline' && !hasClassifiers(judge)
      ? judgeName(header)
      : markdownCode(truncateText(judge.model, 200));
  const parts = quotes.map(
    (quote) =>
      `${markdownCode(truncateText(quote.scorer, 100))} ${figures(quote)}${quote.by_people ? '' : '\\*'}`,
  );
  const note = quotes.every((quote) => quote.by_people)
    ? ''
    : '. \\* Not every label is a person’s judgement of its row';
  return `<sub>Agreement of judge ${name} with labels, 0.5 = chance, 1 = always: ${parts.join(' · ')}${note}.</sub>\n\n`;
}

const figures = ({ auroc, auroc_interval, n }: CalibrationQuote) =>
  `AUROC ${intervalText(auroc, auroc_interval)}, n = ${formatCount(n)}`;
