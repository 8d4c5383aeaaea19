import type { FailureAnalysis } from '../../schema/failure-analysis.ts';
import type { RunReport, ScorerRow } from '../../schema/run.ts';
import { wilsonInterval } from '../../statistics/wilson.ts';
import { formatCount, formatCounted } from '../../text/format.ts';
import { effortParts } from '../parts/effort.ts';
import { failureNotes, kindPhrase, ownerWords, trendWords } from '../parts/failure-words.ts';
import { named, type Phrase, phraseText } from '../parts/phrase.ts';
import { repeatsLine } from '../parts/repeats-line.ts';
import { movedCassettes, recordedAgain, replayedPhrase } from '../parts/replayed-text.ts';
import { judgeName, judgeOrigin } from '../parts/verdict.ts';
import { type VerdictView, verdictView } from '../view/verdict-view.ts';
import { bounded, LONGEST } from './bounded.ts';
import { comparisonPart } from './comparison-data.ts';
import {
  PAGE_VERSION,
  type PageFailures,
  type PageHead,
  type PageRun,
  type PageScorer,
  type PageTone,
} from './page-data.ts';

/** Sentences of a run that a page shows of one sort. */
const MOST_SENTENCES = 100;

const TONES: Record<VerdictView['mark'], PageTone> = {
  '✅': 'good',
  '❌': 'bad',
  '⚪': 'plain',
  '⚠️': 'warn',
  '⏹️': 'warn',
};

/** The page of a run without its cases. Pure, and small whatever the run. */
export function runHead(report: RunReport): PageHead {
  const { header, comparison, failure_analysis: failures } = report;
  const { mark, title, sentences, advice } = verdictView(report);
  return {
    version: PAGE_VERSION,
    kind: 'run',
    id: header.run_id,
    title: `${phraseText(title)} · ${header.run_id}`,
    verdict: {
      tone: TONES[mark],
      title: shortened(title),
      sentences: sentences.map(shortened),
      advice: advice === undefined ? [] : [{ phrase: shortened(advice) }],
    },
    facts: factsOf(report),
    warnings: [...movedCassettes(header), ...report.warnings]
      .slice(0, MOST_SENTENCES)
      .map((one) => bounded(one, LONGEST.reason)),
    notes: [...recordedAgain(header), ...(report.notes ?? [])]
      .slice(0, MOST_SENTENCES)
      .map((one) => bounded(one, LONGEST.reason)),
    run: runPart(report),
    ...(comparison === undefined ? {} : { comparison: comparisonPart(comparison) }),
    ...(failures === undefined ? {} : { failures: failuresPart(failures) }),
  };
}

/** Names and quotes as long as a sentence bears them. */
export const shortened = (phrase: Phrase): Phrase =>
  phrase.map((piece) => {
    if (typeof piece === 'string' || 'strong' in piece) return piece;
    if ('name' in piece) return { name: bounded(piece.name, LONGEST.name) };
    return { quoting: bounded(piece.quoting, LONGEST.reason) };
  });

function factsOf(report: RunReport): PageHead['facts'] {
  const { header, repeats } = report;
  return [
    { label: 'agent', phrase: header.agent_id === null ? ['several'] : [named(header.agent_id)] },
    { label: 'judge', phrase: [`${judgeName(header)}${judgeOrigin(header)}`] },
    ...(header.replayed === undefined
      ? []
      : [{ label: 'replayed', phrase: shortened(replayedPhrase(header.replayed)) }]),
    { label: 'effort', phrase: [effortParts(header).join(' · ')] },
    // With the plays without a fault beside them.
    ...(header.faults ?? []).map(({ kind, sentence }) => ({
      label: `when tools fail (${kind})`,
      phrase: [bounded(sentence.replace(`${kind}: `, ''), LONGEST.reason)],
    })),
    ...(repeats === undefined ? [] : [{ label: 'repeats', phrase: [repeatsLine(repeats)] }]),
    { label: 'finished', phrase: [header.finished_at.replace('T', ' ').replace(/\.\d+Z$/, ' UTC')] },
    { label: 'run', phrase: [named(header.run_id)] },
  ];
}

function runPart({ header, scorers, trend = [], calibration = [], ...report }: RunReport): PageRun {
  const { counts } = header;
  const quotes = new Map(calibration.map((one) => [one.scorer, one]));
  return {
    agent: header.agent_id,
    judge: judgeName(header),
    finished_at: header.finished_at,
    counts: { ...counts, unsure: counts.unsure ?? 0 },
    ...rateOf({ header, ...report }),
    required: report.fail_on === 'failure' ? report.required_pass_rate : null,
    scorers: scorers.map((row) => scorerPart(row, quotes.get(row.name))),
    trend,
  };
}

/** The rate that is gated: of the cases that gate, where others were judged beside them. */
function rateOf({ header, gated }: Pick<RunReport, 'header' | 'gated'>) {
  const { passed, failed, unsure = 0 } = gated ?? header.counts;
  const judged = passed + failed;
  const noun = `${unsure > 0 ? 'sure ' : ''}${gated === undefined ? '' : 'gating '}case`;
  return {
    pass_rate: judged === 0 ? null : passed / judged,
    interval: judged === 0 ? null : wilsonInterval(passed, judged),
    rate_of: `${formatCount(passed)} of ${formatCounted(judged, noun)}`,
  };
}

function scorerPart(
  row: ScorerRow,
  quote: NonNullable<RunReport['calibration']>[number] | undefined,
): PageScorer {
  return {
    name: bounded(row.name, LONGEST.name),
    ...{ mean: row.mean, passed: row.passed, judged: row.judged, not_applicable: row.not_applicable },
    ...{ errored: row.errored, unsure: row.unsure ?? 0, gating: row.gating },
    interval: row.judged === 0 ? null : wilsonInterval(row.passed, row.judged),
    ...(quote === undefined
      ? {}
      : {
          agreement: {
            ...{ auroc: quote.auroc, interval: quote.auroc_interval, n: quote.n, by_people: quote.by_people },
          },
        }),
  };
}

/** Why cases fail, as a page shows it. */
function failuresPart(analysis: FailureAnalysis): PageFailures {
  return {
    total: analysis.total_failures,
    kinds: analysis.failure_categories.map((kind) => ({
      id: kind.category,
      name: shortened(kindPhrase(kind)),
      count: kind.count,
      percentage: kind.percentage,
      ...(kind.interval === undefined ? {} : { interval: kind.interval }),
      owner: ownerWords(kind.owner),
      trend: trendWords(kind.trend, analysis.period === 'run'),
      fix: bounded(kind.suggested_fix, LONGEST.reason),
      patterns: kind.common_patterns.slice(0, 10).map((one) => bounded(one, LONGEST.finding)),
      doubts: (kind.evaluator_doubts?.reasons ?? []).slice(0, 10).map((one) => bounded(one, LONGEST.finding)),
    })),
    notes: failureNotes(analysis).map((one) => bounded(one, LONGEST.reason)),
    cases: Object.fromEntries(kindsOfCases(analysis)),
  };
}

function* kindsOfCases({
  cases = [],
  failure_categories: kinds,
}: FailureAnalysis): Iterable<[string, string]> {
  for (const { category, example_case_ids: ids = [] } of kinds) for (const id of ids) yield [id, category];
  for (const one of cases) yield [one.case_id, one.kind];
}
