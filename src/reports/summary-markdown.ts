import type { Conclusion, RunReport, ScorerRow } from '../schema/run.ts';
import { markdownCode, markdownProse } from '../text/escape-markdown.ts';
import { formatCount, formatCounted, formatScore } from '../text/format.ts';
import { truncateText } from '../text/truncate.ts';
import { calibrationLine } from './parts/calibration-line.ts';
import { caseKind } from './parts/case-kind.ts';
import { erroredRow, failingDetails, failingRow, weakRow } from './parts/case-markdown.ts';
import { effortParts } from './parts/effort.ts';
import { type Keeper, keeper } from './parts/keeper.ts';
import { scorerNote } from './parts/scorer-note.ts';
import { type SkipReason, skipReasons } from './parts/skip-reasons.ts';
import { besideRate, judgeName, rateParts } from './parts/verdict.ts';

/** What a summary may point at. */
export interface SummaryOptions {
  /** An https address that file paths are appended to, e.g. `https://github.com/owner/name/blob/<sha>`. */
  linkBase?: string;
}

/** GitHub drops a job summary over 1 MiB whole; ours stays below 900 KiB (security.md S19). Bytes of each part: together 840 KiB. */
const KIB = 1024;
const ROOM = {
  scorers: 60 * KIB,
  failing: 250 * KIB,
  details: 320 * KIB,
  errored: 120 * KIB,
  weak: 60 * KIB,
  warnings: 30 * KIB,
};
const MARKS: Record<Conclusion, string> = { passed: '✅', failed: '❌', neutral: '⚪' };
const WORDS: Record<Conclusion, string> = {
  passed: 'Evals passed',
  failed: 'Evals failed',
  neutral: 'Evals neutral',
};
/** Code points of a sentence of ours, which may quote an error. */
const SENTENCE = 600;

const prose = (text: string) => markdownProse(truncateText(text, SENTENCE));

/**
 * summary.md and the job summary: verdict and reason, the rate against what is required, who judged, the scorers, then
 * every case that needs a look. Cut between cases, never inside a block, with the number of those left out. Texts of
 * others stand only inside `<code>` or a fence (security.md S17).
 */
export function* summaryMarkdown(report: RunReport, { linkBase }: SummaryOptions = {}): Iterable<string> {
  const failing = keeper(ROOM.failing);
  const details = keeper(ROOM.details);
  const errored = keeper(ROOM.errored);
  const weak = keeper(ROOM.weak);
  const skipped = skipReasons();
  let weakFailures = 0;
  for (const one of report.cases) {
    const kind = caseKind(one);
    if (kind === 'failing') {
      failing.add(() => failingRow(one, linkBase));
      details.add(() => failingDetails(one));
    } else if (kind === 'errored') errored.add(() => erroredRow(one, linkBase));
    else if (kind === 'skipped') skipped.add(one.reason);
    else if (kind === 'weak') {
      weak.add(() => weakRow(one, linkBase));
      if (one.status === 'failed') weakFailures += 1;
    }
  }
  yield* verdict(report, weakFailures);
  yield* warnings(report.warnings);
  if (failing.kept.length > 0) {
    yield '### Failing cases\n\n| case | why | where |\n|---|---|---|\n';
    yield* failing.kept;
    yield `${more(failing, 'failing case')}\n`;
    yield* details.kept;
    if (details.more > 0)
      yield `Answers of ${formatCounted(details.more, 'more failing case')}: see results.json.\n\n`;
  }
  if (errored.kept.length > 0) {
    yield '### Could not be judged\n\nThese say nothing about the answers and are left out of the pass rate.\n\n| case | error | what to do | where |\n|---|---|---|---|\n';
    yield* errored.kept;
    yield `${more(errored, 'errored case')}\n`;
  }
  yield* scorerTable(report.scorers, report.header.judge.mode === 'offline');
  yield calibrationLine(report.calibration ?? [], report.header);
  if (weak.kept.length > 0) {
    yield `<details><summary>${formatCounted(weak.kept.length + weak.more, 'case')} below the bar, not gating</summary>\n\n| case | why | where |\n|---|---|---|\n`;
    yield* weak.kept;
    yield `${more(weak, 'case')}\n</details>\n\n`;
  }
  yield* footer(report, skipped.list());
}

function* verdict(report: RunReport, weakFailures: number): Iterable<string> {
  const { header } = report;
  const { count, rate, required, judged } = rateParts(report);
  yield `## ${MARKS[header.conclusion]} ${WORDS[header.conclusion]}\n\n`;
  yield `${prose(header.reason)}\n\n`;
  const agent = header.agent_id === null ? [] : [`agent ${markdownCode(truncateText(header.agent_id, 200))}`];
  const parts = [
    ...(judged === 0 ? [`**${count}**`] : [`**Pass rate ${rate}** (${count})`]),
    required,
    ...besideRate(header, weakFailures),
    `judge: ${header.judge.mode === 'offline' ? judgeName(header) : markdownCode(truncateText(judgeName(header), 200))}`,
    ...agent,
  ];
  yield `${parts.join(' · ')}\n\n`;
}

function* warnings(list: readonly string[]): Iterable<string> {
  const kept = keeper(ROOM.warnings);
  for (const warning of list) kept.add(() => `- ⚠️ ${prose(warning)}\n`);
  if (list.length > 0)
    yield `${kept.kept.join('')}${kept.more > 0 ? `- ⚠️ and ${formatCount(kept.more)} more\n` : ''}\n`;
}

function* scorerTable(rows: readonly ScorerRow[], offline: boolean): Iterable<string> {
  if (rows.length === 0) return;
  const noted = rows.some((row) => scorerNote(row) !== '');
  const kept = keeper(ROOM.scorers);
  for (const row of rows)
    kept.add(() => {
      const cells = [
        markdownCode(truncateText(row.name, 100)),
        row.mean === null ? '–' : formatScore(row.mean),
        `${formatCount(row.passed)}/${formatCount(row.judged)}`,
        ...(noted ? [scorerNote(row)] : []),
      ];
      return `| ${cells.join(' | ')} |\n`;
    });
  yield `### Scorers\n\n| scorer | mean | passed |${noted ? ' note |' : ''}\n|---|--:|--:|${noted ? '---|' : ''}\n`;
  yield `${kept.kept.join('')}${more(kept, 'scorer')}\n`;
  if (offline && rows.some(({ gating }) => !gating))
    yield 'Not gating: without a model these verdicts are of low confidence; `gate.offline_low_confidence: true` lets them gate.\n\n';
}

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

const more = (list: Keeper, noun: string) =>
  list.more === 0 ? '' : `\n${formatCounted(list.more, `more ${noun}`)}: see results.json.\n`;
