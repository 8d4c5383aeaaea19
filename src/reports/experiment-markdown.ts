import type { ExperimentReport, StatisticalAnalysis } from '../schema/experiment.ts';
import { markdownCode, markdownProse } from '../text/escape/escape-markdown.ts';
import { formatCount, formatCounted } from '../text/format.ts';
import { formatP } from '../text/format-difference.ts';
import { truncateText } from '../text/truncate.ts';
import { spendingParts } from './parts/effort.ts';
import { experimentFacts } from './parts/experiment-facts.ts';
import { contrastReading, contrastsOf, meanOf, typicalNote, variantRows } from './parts/experiment-rows.ts';
import { type ExperimentVerdict, headline } from './parts/experiment-verdict.ts';
import { keeper } from './parts/keeper.ts';
import { isMeasure, metricDifference, metricName, metricValue } from './parts/metric-text.ts';
import { phraseMarkdown } from './parts/phrase.ts';
import { RECOMMENDATION, remarks, SENTENCE } from './parts/remarks.ts';
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
const MARKS: Record<ExperimentVerdict, string> = {
  better: '✅',
  here: '🔶',
  leads: '⚪',
  level: '⚪',
  nothing: '⚠️',
  unfinished: '⏳',
};

/** Means of scorers beside the figures of a variant. */
const MOST_SCORERS = 4;

const entity = (character: string) => (character === '<' ? '&lt;' : '&gt;');
const code = (text: string) => markdownCode(truncateText(text, NAME));

/**
 * The result of an experiment as Markdown, for files and job summaries: the verdict in one line, what to do, the variants,
 * what was compared with what and how sure that is, cost. Names of others stand only inside `<code>`.
 */
export function* experimentMarkdown(report: ExperimentReport): Iterable<string> {
  const { response } = report;
  const found = response.statistical_analysis;
  const { kind, phrase } = headline(report);
  yield `## ${MARKS[kind]} ${phraseMarkdown(phrase)}\n\n`;
  const { recommendation } = response;
  if (recommendation !== undefined && recommendation !== '')
    yield `${markdownProse(truncateText(recommendation, RECOMMENDATION))}\n\n`;
  const parts = [
    `experiment ${code(report.name)}`,
    `agent ${code(report.agent_id)}`,
    `judge: ${judgeMarkdown(report, NAME)}`,
  ];
  yield `${parts.join(' · ')}\n\n`;
  if (found !== undefined) yield* remarkList(found, recommendation ?? '');
  yield* variantTable(report);
  if (found !== undefined) {
    yield* contrastTable(report, found);
    const facts = experimentFacts(report);
    const kept = keeper(LIMITS.facts);
    for (const { label, phrase: fact } of facts)
      kept.add(() => `- **${label[0]?.toUpperCase()}${label.slice(1)}**: ${phraseMarkdown(fact)}\n`);
    yield kept.kept.join('');
    if (kept.more > 0) yield `- and ${formatCount(kept.more)} more\n`;
    if (facts.length > 0) yield '\n';
    yield* lookTable(found);
  }
  const seed = found === undefined ? [] : [`seed ${found.seed}`];
  yield `<sub>${[...spendingParts(report), ...seed, code(response.experiment_id)].join(' · ')}</sub>\n`;
}

function* remarkList(found: StatisticalAnalysis, recommendation: string): Iterable<string> {
  const kept = keeper(LIMITS.remarks);
  for (const { kind, text } of remarks(found, recommendation))
    kept.add(
      () => `- ${kind === 'warning' ? '⚠️ ' : 'Not proven: '}${markdownProse(truncateText(text, SENTENCE))}\n`,
    );
  if (kept.kept.length > 0)
    yield `${kept.kept.join('')}${kept.more > 0 ? `- and ${formatCounted(kept.more, 'more remark')}\n` : ''}\n`;
}

function* variantTable(report: ExperimentReport): Iterable<string> {
  const rows = variantRows(report);
  if (rows.length === 0) return;
  const lost = rows.some((row) => row.lost !== '');
  const cost = rows.some((row) => row.cost !== '');
  const best = rows.some((row) => row.best !== '');
  const base = report.response.statistical_analysis?.baseline;
  // With two variants the table below has them all.
  const scorers =
    rows.length > 2 ? report.metrics.filter((metric) => !isMeasure(metric)).slice(0, MOST_SCORERS) : [];
  const table = [
    ['variant', '---'],
    ['changes', '---'],
    ['plays', '--:'],
    ...(lost ? [['lost', '---']] : []),
    ['pass rate', '--:'],
    ['latency', '--:'],
    ...(cost ? [['cost of a play', '--:']] : []),
    ...scorers.map((metric) => [code(metric), '--:']),
    ...(best ? [['chance to be best', '--:']] : []),
  ];
  const kept = keeper(LIMITS.variants);
  for (const row of rows)
    kept.add(() => {
      const cells = [
        `${code(row.name)}${row.name === base ? ' (baseline)' : ''}`,
        row.changes.length === 0 ? 'nothing' : row.changes.slice(0, 6).map(code).join(', '),
        row.plays,
        ...(lost ? [row.lost] : []),
        row.rate,
        row.latency,
        ...(cost ? [row.cost === '' ? '–' : row.cost] : []),
        ...scorers.map((metric) =>
          metricValue(metric, Object.hasOwn(row.scores, metric) ? row.scores[metric] : null),
        ),
        ...(best ? [(row.best === '' ? '–' : row.best).replace(/[<>]/, entity)] : []),
      ];
      return `| ${cells.join(' | ')} |\n`;
    });
  yield `| ${table.map(([title]) => title).join(' | ')} |\n|${table.map(([, line]) => line).join('|')}|\n`;
  yield `${kept.kept.join('')}${kept.more > 0 ? `\n${formatCounted(kept.more, 'more variant')}: see the JSON.\n` : ''}\n`;
}

function* contrastTable({ response }: ExperimentReport, found: StatisticalAnalysis): Iterable<string> {
  const { results = {} } = response;
  const groups = contrastsOf(found);
  if (groups.size === 0) return;
  const several = groups.size > 1;
  const kept = keeper(LIMITS.contrasts);
  for (const [variant, contrasts] of groups)
    for (const one of contrasts)
      kept.add(() => {
        const cells = [
          ...(several ? [code(variant)] : []),
          phraseMarkdown([metricName(one.metric)]),
          metricValue(one.metric, meanOf(one.metric, one.against, results)),
          metricValue(one.metric, meanOf(one.metric, variant, results)),
          metricDifference(one.metric, one.difference, one.interval),
          formatP(one.p_adjusted).replace('<', '&lt;'),
          contrastReading(one),
        ];
        return `| ${cells.join(' | ')} |\n`;
      });
  const [only] = groups.keys();
  const title = several ? 'Every variant' : phraseMarkdown([{ name: only ?? '' }]);
  yield `### ${title} against ${code(found.baseline)}\n\n`;
  yield `|${several ? ' variant |' : ''} metric | ${code(found.baseline)} | ${several ? 'variant' : title} | difference, 95 % interval | p, adjusted | reading |\n`;
  yield `|${several ? '---|' : ''}---|--:|--:|--:|--:|---|\n`;
  yield `${kept.kept.join('')}${kept.more > 0 ? `\n${formatCounted(kept.more, 'more comparison')}: see the JSON.\n` : ''}\n`;
  if (found.contrasts.some(({ label }) => label === 'exploratory'))
    yield `Put to the test: ${phraseMarkdown([metricName(found.primary_metric)])}. The other metrics are exploratory, their p-values adjusted for their number: a lead is something to follow, not a finding.${typicalNote(found)}\n\n`;
}

const DECISIONS = {
  go_on: 'go on',
  winner: 'stop: clear',
  futile: 'stop: no prospect',
  last: 'the last one',
};

function* lookTable({ looks }: StatisticalAnalysis): Iterable<string> {
  if (looks.length === 0) return;
  const kept = keeper(LIMITS.looks);
  for (const one of looks)
    kept.add(() => {
      const chance = one.conditional_power === null ? '–' : `${Math.round(one.conditional_power * 100)} %`;
      const p = formatP(one.p_value).replace('<', '&lt;');
      return `| ${one.rounds} | ${code(one.leader)} | ${p} | ${formatP(one.nominal_alpha).replace('<', '&lt;')} | ${chance} | ${DECISIONS[one.decision]} |\n`;
    });
  yield `<details><summary>${formatCounted(looks.length, 'look')} on the way</summary>\n\n`;
  yield '| after round | leads | p | needed | chance to get there | then |\n|--:|---|--:|--:|--:|---|\n';
  yield `${kept.kept.join('')}\n</details>\n\n`;
}
