import type { Comparison } from '../schema/comparison.ts';
import type { CaseResult, RunReport, ScorerRow } from '../schema/run.ts';
import { afterColon } from '../text/after-colon.ts';
import { markdownCode, markdownProse } from '../text/escape/escape-markdown.ts';
import { formatCount, formatCounted, formatScore } from '../text/format.ts';
import { truncateText } from '../text/truncate.ts';
import { type CaseReport, NOTHING, piecesOf } from './case-report.ts';
import { commentHead } from './comment/head.ts';
import { WHOLE } from './comment/ladder.ts';
import { trendMarkdown } from './comment/trend.ts';
import { whyTable } from './comment/why.ts';
import { failuresMarkdown } from './failure-analysis-markdown.ts';
import { calibrationLine } from './parts/calibration-line.ts';
import { caseKind } from './parts/case-kind.ts';
import { erroredRow, failingDetails, failingRow, weakRow } from './parts/case-markdown.ts';
import { deltaCells, flipsMarkdown } from './parts/comparison-blocks.ts';
import { COMPARISON_WORDS, comparisonFacts } from './parts/comparison-words.ts';
import { effortParts } from './parts/effort.ts';
import { faultsMarkdown } from './parts/faults-text.ts';
import { type Kept, keeper, shortened } from './parts/keeper.ts';
import { phraseMarkdown } from './parts/phrase.ts';
import { repeatsLine } from './parts/repeats-line.ts';
import { recordedAgain, replayedPhrase } from './parts/replayed-text.ts';
import { scorerNote } from './parts/scorer-note.ts';
import { isShownOnly } from './parts/shown-cases.ts';
import { shownKeeper } from './parts/shown-keeper.ts';
import { type SkipReason, skipReasons } from './parts/skip-reasons.ts';
import { type UnsureGroups, unsureGroups } from './parts/unsure/unsure-groups.ts';
import { unsureMarkdown } from './parts/unsure/unsure-markdown.ts';
import { judgeMarkdown } from './parts/verdict.ts';
import { whyGroups } from './view/why-view.ts';

/** What a summary may point at. */
interface SummaryOptions {
  /** An https address that file paths are appended to, e.g. `https://github.com/owner/name/blob/<sha>`. */
  linkBase?: string;
  /** Stands in the place of the verdict in words, where that is only somebody's word: one line of ours. */
  heading?: string | undefined;
}

/** GitHub drops a job summary over 1 MiB whole; ours stays below 900 KiB (security.md S19). Bytes of each part: together 840 KiB. */
const KIB = 1024;
const LIMITS = {
  scorers: 60 * KIB,
  failing: 250 * KIB,
  details: 290 * KIB,
  errored: 120 * KIB,
  weak: 40 * KIB,
  shown: { rows: 20 * KIB, details: 30 * KIB },
};
/** Beside a comparison, which takes 250 KiB. */
const COMPARED = { failing: 170 * KIB, details: 120 * KIB };
/** Unsure cases: 8 groups of 25 rows with short texts are below 200 KiB. */
const UNSURE = { rows: 25, groups: 8, answer: 200 };
/** The head of a summary has room for all warnings that anyone reads. */
const SUMMARY = { ...WHOLE, rows: 60 };
/** Code points of a sentence of ours, which may quote an error. */
const SENTENCE = 600;

const prose = (text: string) => markdownProse(truncateText(text, SENTENCE));

/**
 * summary.md and the job summary: verdict and reason, the rate against what is required, who judged, the scorers, then
 * every case that needs a look. Cut between cases, never inside a block, with the number of those left out. Texts of
 * others stand only inside `<code>` or a fence (security.md S17).
 */
export function summaryReport(options: SummaryOptions = {}): CaseReport {
  const found = summaryCases(options.linkBase);
  return { begin: () => NOTHING, add: found.add, end: (report) => summary(report, found, options) };
}

/** The summary alone, piece by piece. */
export const summaryMarkdown = (report: RunReport, options: SummaryOptions = {}): Iterable<string> =>
  piecesOf(summaryReport(options), report);

/** The cases that a summary shows, as far as it has room for them, and how many more there are. */
function summaryCases(linkBase: string | undefined) {
  const failing = keeper(LIMITS.failing);
  const details = keeper(LIMITS.details);
  const errored = keeper(LIMITS.errored);
  const weak = keeper(LIMITS.weak);
  const shown = shownKeeper(LIMITS.shown, linkBase);
  const skipped = skipReasons();
  const unsure = unsureGroups(UNSURE.rows);
  const why = whyGroups();
  return {
    ...{ why, failing, details, errored, weak, shown, skipped, unsure },
    add(one: CaseResult): Iterable<string> {
      const kind = caseKind(one);
      if (kind === 'failing') {
        why.failing(one);
        failing.add(() => failingRow(one, linkBase));
        details.add(() => failingDetails(one));
      } else if (kind === 'errored') {
        why.errored(one);
        errored.add(() => erroredRow(one, linkBase));
      } else if (kind === 'unsure') unsure.add(one);
      else if (kind === 'skipped') {
        skipped.add(one.reason);
        if (isShownOnly(one)) shown.add(one);
      } else if (kind === 'weak') {
        weak.add(() => weakRow(one, linkBase));
      }
      return NOTHING;
    },
  };
}

function* summary(
  report: RunReport,
  found: ReturnType<typeof summaryCases>,
  { linkBase, heading }: SummaryOptions,
): Iterable<string> {
  const { comparison } = report;
  const { errored, weak, shown, skipped, unsure } = found;
  const failing = comparison === undefined ? found.failing : shortened(found.failing, COMPARED.failing);
  const details = comparison === undefined ? found.details : shortened(found.details, COMPARED.details);
  yield* verdict(report, heading);
  yield whyTable(found.why.list(report, found.unsure), linkBase, WHOLE);
  yield faultsMarkdown(report.header);
  if (comparison !== undefined) yield* againstBaseline(comparison, saidOf(report), linkBase);
  if (failing.kept.length > 0) {
    yield '### Failing cases\n\n| case | why | where |\n|---|---|---|\n';
    yield* failing.kept;
    yield `${more(failing, 'failing case')}\n`;
    yield* details.kept;
    if (details.more > 0)
      yield `Answers of ${formatCounted(details.more, 'more failing case')}: see results.json.\n\n`;
  }
  if (report.failure_analysis !== undefined)
    yield `### Why cases fail\n\n${failuresMarkdown(report.failure_analysis)}`;
  if (errored.kept.length > 0) {
    yield '### Could not be judged\n\nThese say nothing about the answers and are left out of the pass rate.\n\n| case | error | what to do | where |\n|---|---|---|---|\n';
    yield* errored.kept;
    yield `${more(errored, 'errored case')}\n`;
  }
  yield unsureSection(unsure, linkBase);
  yield* scorerTable(report.scorers, isOfflineByChoice(report.header), comparison?.scorers ?? {});
  if (report.repeats !== undefined) yield `Repeats: ${repeatsLine(report.repeats)}\n\n`;
  yield calibrationLine(report.calibration ?? [], report.header);
  if (weak.kept.length > 0) {
    yield `<details><summary>${formatCounted(weak.kept.length + weak.more, 'case')} below the bar, not gating</summary>\n\n| case | why | where |\n|---|---|---|\n`;
    yield* weak.kept;
    yield `${more(weak, 'case')}\n</details>\n\n`;
  }
  yield* shown.block(report.header);
  yield trendMarkdown(report.trend ?? []);
  yield* footer(report, skipped.list());
}

function unsureSection(unsure: UnsureGroups, linkBase: string | undefined): string {
  const { count } = unsure.list();
  return count === 0 ? '' : `### Unsure\n\n${unsureMarkdown(unsure, linkBase, UNSURE)}`;
}

function* verdict(report: RunReport, heading: string | undefined): Iterable<string> {
  const { header } = report;
  yield `${commentHead(report, { level: '##', heading, baselineNote: '' })(SUMMARY)}\n`;
  const agent = header.agent_id === null ? [] : [`agent ${markdownCode(truncateText(header.agent_id, 200))}`];
  yield `${[`judge: ${judgeMarkdown(header, 200)}`, ...agent].join(' · ')}\n\n`;
  if (header.replayed !== undefined) yield `replayed: ${phraseMarkdown(replayedPhrase(header.replayed))}\n\n`;
  for (const note of [...(report.notes ?? []), ...recordedAgain(header)]) yield `${prose(note)}\n\n`;
}

/** What the head of the summary says already. */
const saidOf = ({ header, comparison }: RunReport) =>
  comparison?.verdict === 'regression' || comparison?.verdict === 'suspected'
    ? comparison.reason
    : header.reason;

/** What became of the cases that the baseline holds, too; what the verdict says is not repeated. */
function* againstBaseline(
  comparison: Comparison,
  said: string,
  linkBase: string | undefined,
): Iterable<string> {
  const { mark, heading } = COMPARISON_WORDS[comparison.verdict];
  yield `### ${mark} Against the baseline: ${heading.toLowerCase()}\n\n`;
  if (!said.includes(afterColon(comparison.reason))) yield `${prose(comparison.reason)}\n\n`;
  const facts = comparisonFacts(comparison).filter(({ label }) => label !== 'now');
  yield `${facts.map(({ label, phrase }) => `${label} ${phraseMarkdown(phrase)}`).join(' · ')}\n\n`;
  yield* flipsMarkdown(comparison, linkBase);
}

function* scorerTable(
  rows: readonly ScorerRow[],
  offline: boolean,
  deltas: Comparison['scorers'],
): Iterable<string> {
  if (rows.length === 0) return;
  const noted = rows.some((row) => scorerNote(row) !== '');
  const compared = rows.some((row) => Object.hasOwn(deltas, row.name));
  const kept = keeper(LIMITS.scorers);
  for (const row of rows)
    kept.add(() => {
      const cells = [
        markdownCode(truncateText(row.name, 100)),
        row.mean === null ? '–' : formatScore(row.mean),
        `${formatCount(row.passed)}/${formatCount(row.judged)}`,
        ...(compared ? deltaCells(Object.hasOwn(deltas, row.name) ? deltas[row.name] : undefined) : []),
        ...(noted ? [scorerNote(row)] : []),
      ];
      return `| ${cells.join(' | ')} |\n`;
    });
  const head = `| scorer | mean | passed |${compared ? ' Δ baseline | 95 % interval | p, adjusted | verdict |' : ''}${noted ? ' note |' : ''}`;
  yield `### Scorers\n\n${head}\n|---|--:|--:|${compared ? '--:|--:|--:|---|' : ''}${noted ? '---|' : ''}\n`;
  yield `${kept.kept.join('')}${more(kept, 'scorer')}\n`;
  if (offline && rows.some(({ unsure = 0 }) => unsure > 0))
    yield 'Unsure results do not gate; `gate.offline_low_confidence: true` lets them, and is wrong as often as they are.\n\n';
  else if (offline && rows.some(({ gating, weightless }) => !gating && weightless !== true))
    yield 'Not gating: without a model these verdicts are of low confidence; `gate.offline_low_confidence: true` lets them gate.\n\n';
}

/** Where the judge's key is missing, the warning beside the verdict says why results do not gate. */
const isOfflineByChoice = ({ judge, secrets_withheld: missingSecrets }: RunReport['header']) =>
  judge.mode === 'offline' && missingSecrets === undefined;

function* footer({ header }: RunReport, skipped: SkipReason[]): Iterable<string> {
  const { passed } = header.counts;
  if (passed > 0) yield `${formatCounted(passed, 'case')} passed.\n\n`;
  if (skipped.length > 0) {
    const reasons = skipped.map(
      ({ count, reason }) =>
        `${formatCount(count)} × ${reason === null ? 'other reasons' : markdownCode(truncateText(reason, 200))}`,
    );
    yield `Skipped: ${reasons.join('; ')}.\n\n`;
  }
  yield `<sub>${effortParts(header).join(' · ')} · run ${markdownCode(truncateText(header.run_id, 100))}</sub>\n`;
}

const more = (list: Kept, noun: string) =>
  list.more === 0 ? '' : `\n${formatCounted(list.more, `more ${noun}`)}: see results.json.\n`;
