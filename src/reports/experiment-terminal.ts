import type { ExperimentReport, StatisticalAnalysis } from '../schema/experiment.ts';
import { cutToWidth } from '../text/display-width.ts';
import { terminalLine, terminalLines } from '../text/escape/escape-terminal.ts';
import { formatCount } from '../text/format.ts';
import { formatP } from '../text/format-difference.ts';
import { truncateText } from '../text/truncate.ts';
import { spendingParts } from './parts/effort.ts';
import { experimentFacts } from './parts/experiment-facts.ts';
import {
  contrastCells,
  contrastReading,
  contrastsOf,
  typicalNote,
  variantRows,
} from './parts/experiment-rows.ts';
import { type ExperimentVerdict, headline } from './parts/experiment-verdict.ts';
import { labelledLines, lineLabel, NARROWEST, verdictLines } from './parts/labelled-lines.ts';
import { metricName } from './parts/metric-text.ts';
import { phraseText } from './parts/phrase.ts';
import { RECOMMENDATION, remarks, SENTENCE } from './parts/remarks.ts';
import { colourStyle, type Emphasis, plainStyle, type Style } from './parts/style.ts';
import { type Column, terminalTable } from './parts/terminal-table.ts';
import { judgeName, judgeOrigin } from './parts/verdict.ts';

/** How the text is laid out. */
interface ExperimentTextOptions {
  /** Columns; 80 when unknown. */
  width?: number;
  colour?: boolean;
  /** Where the full report was written. */
  reportPath?: string;
  /** Commands worth typing now, most useful first. */
  next?: readonly string[];
}

const WORDS: Record<ExperimentVerdict, [string, Emphasis]> = {
  better: ['PROVEN', 'good'],
  here: ['PARTLY', 'odd'],
  leads: ['OPEN', 'odd'],
  level: ['LEVEL', 'odd'],
  nothing: ['NOTHING', 'bad'],
  unfinished: ['…', 'dim'],
};
/** Variants, tables of contrasts, contrasts of each and remarks that a screen shows; the JSON has them all. */
const MOST_VARIANTS = 20;
const MOST_TABLES = 8;
const MOST_CONTRASTS = 12;
const MOST_REMARKS = 12;
/** Facts that a screen shows; the recommendation speaks of the others where they matter. */
const SHOWN = new Set(['tested', 'looks', 'users']);
/** Overrides of a variant, and code points of them and of its name within a sentence. */
const MOST_CHANGES = 6;
const NAME_IN_TEXT = 120;
/** Columns of a variant's name above its means. */
const NAME = 8;

/**
 * What `assay experiment` says: the verdict with what to do, the variants, each against the baseline, then how sure that
 * is and what it took. Comes line by line; texts of others are escaped.
 */
export function* experimentTerminal(
  report: ExperimentReport,
  options: ExperimentTextOptions = {},
): Iterable<string> {
  const width = Math.max(NARROWEST, options.width ?? 80);
  const style = options.colour === true ? colourStyle : plainStyle;
  const { response } = report;
  const found = response.statistical_analysis;
  const { kind, phrase } = headline(report);
  const [word, emphasis] = WORDS[kind];
  yield* verdictLines(word, emphasis, phraseText(phrase), width, style);
  const { recommendation = '' } = response;
  yield* labelledLines('advice', truncateText(recommendation, RECOMMENDATION), width);
  if (found !== undefined) {
    const shownRemarks = remarks(found, recommendation);
    for (const { kind: what, text } of shownRemarks.slice(0, MOST_REMARKS))
      yield* labelledLines(what === 'warning' ? 'warning' : 'because', truncateText(text, SENTENCE), width);
    if (shownRemarks.length > MOST_REMARKS)
      yield* labelledLines(
        '',
        `and ${formatCount(shownRemarks.length - MOST_REMARKS)} more; the report lists them`,
        width,
      );
  }
  const changes = report.variants.slice(0, MOST_TABLES).map((one) => {
    const what = one.changes.length === 0 ? 'nothing' : one.changes.slice(0, MOST_CHANGES).join(', ');
    return `${truncateText(one.name, NAME_IN_TEXT)}: ${truncateText(what, NAME_IN_TEXT)}`;
  });
  yield* labelledLines('changes', changes.join('; '), width);
  yield '\n';
  yield* variantTable(report, width, style);
  if (found !== undefined) {
    yield* contrastTables(report, found, width, style);
    for (const { label, phrase: fact } of experimentFacts(report))
      if (SHOWN.has(label)) yield* labelledLines(label, phraseText(fact), width);
  }
  yield* labelledLines('played', `${report.name} · agent ${report.agent_id}`, width);
  yield* labelledLines('judge', `${judgeName(report)}${judgeOrigin(report)}`, width);
  yield* labelledLines('effort', spendingParts(report).join(' · '), width);
  if (options.reportPath !== undefined) yield `${lineLabel('report')}${terminalLine(options.reportPath)}\n`;
  for (const [index, command] of (options.next ?? []).entries())
    yield `${lineLabel(index === 0 ? 'next' : '')}${terminalLine(command)}\n`;
}

function* variantTable(report: ExperimentReport, width: number, style: Style): Iterable<string> {
  const all = variantRows(report);
  if (all.length === 0) return;
  const rows = all.slice(0, MOST_VARIANTS);
  const lost = rows.some((row) => row.lost !== '');
  const cost = rows.some((row) => row.cost !== '');
  const best = rows.some((row) => row.best !== '');
  const head: Column[] = [
    { title: 'variant', left: true },
    { title: 'plays' },
    { title: 'pass rate' },
    { title: 'mean latency' },
    ...(cost ? [{ title: 'mean cost' }] : []),
    ...(best ? [{ title: 'P(best)' }] : []),
    ...(lost ? [{ title: 'lost', left: true }] : []),
  ];
  const cells = rows.map((row) => [
    terminalLine(row.name),
    row.plays,
    row.rate,
    row.latency,
    ...(cost ? [row.cost] : []),
    ...(best ? [row.best] : []),
    ...(lost ? [row.lost] : []),
  ]);
  yield* terminalTable(head, cells, width, style);
  if (all.length > rows.length) yield `  and ${formatCount(all.length - rows.length)} more variants\n\n`;
}

function* contrastTables(
  { response }: ExperimentReport,
  found: StatisticalAnalysis,
  width: number,
  style: Style,
): Iterable<string> {
  const { results = {} } = response;
  const all = [...contrastsOf(found)];
  const groups = all.slice(0, MOST_TABLES);
  for (const [variant, contrasts] of groups) {
    const head: Column[] = [
      { title: 'metric', left: true },
      { title: cutToWidth(terminalLine(found.baseline), NAME) },
      { title: cutToWidth(terminalLine(variant), NAME) },
      { title: 'difference' },
      { title: 'p adj.' },
      { title: '', left: true },
    ];
    const rows = contrasts.slice(0, MOST_CONTRASTS).map((one) => [
      ...contrastCells(one, variant, results, {
        name: terminalLine(phraseText([metricName(one.metric)])),
        typical: ', typical',
      }),
      formatP(one.p_adjusted).replace(' ', ''),
      contrastReading(one).replace('no practical difference', 'same').replace(/: .*/, ''),
    ]);
    yield* terminalTable(head, rows, width, style);
    if (contrasts.length > MOST_CONTRASTS)
      yield `  and ${formatCount(contrasts.length - MOST_CONTRASTS)} more metrics\n\n`;
  }
  if (all.length > groups.length) yield `  and ${formatCount(all.length - groups.length)} more variants\n\n`;
  if (groups.length === 0 || !found.contrasts.some(({ label }) => label === 'exploratory')) return;
  const note = `Put to the test: ${phraseText([metricName(found.primary_metric)])}. The rest is exploratory: a lead is something to follow, not a finding; same: no practical difference.${typicalNote(found)}`;
  for (const line of terminalLines(note, width - 2)) yield `${style('dim', `  ${line}`)}\n`;
  yield '\n';
}
