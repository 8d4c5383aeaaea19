import type { ExperimentReport, StatisticalAnalysis } from '../../schema/experiment.ts';
import { markdownCode, markdownProse } from '../../text/escape/escape-markdown.ts';
import { formatCount, formatCounted } from '../../text/format.ts';
import { formatP } from '../../text/format-difference.ts';
import { truncateText } from '../../text/truncate.ts';
import { experimentFacts } from '../parts/experiment-facts.ts';
import {
  contrastCells,
  contrastReading,
  contrastsOf,
  typicalNote,
  variantRows,
} from '../parts/experiment-rows.ts';
import { keeper } from '../parts/keeper.ts';
import { isMeasure, metricName, metricValue } from '../parts/metric-text.ts';
import { phraseMarkdown } from '../parts/phrase.ts';
import { remarks, SENTENCE } from '../parts/remarks.ts';

/** Bytes of each part of an experiment. */
export interface ExperimentRoom {
  remarks: number;
  variants: number;
  contrasts: number;
  looks: number;
  facts: number;
}

const NAME = 120;
/** Means of scorers beside the figures of a variant. */
const MOST_SCORERS = 4;

/** A name of somebody else in a cell or a line. */
export const code = (text: string) => markdownCode(truncateText(text, NAME));

/** Warnings, and what is not proven. */
export function* remarkList(
  found: StatisticalAnalysis,
  recommendation: string,
  room: Pick<ExperimentRoom, 'remarks'>,
): Iterable<string> {
  const kept = keeper(room.remarks);
  for (const { kind, text } of remarks(found, recommendation))
    kept.add(
      () => `- ${kind === 'warning' ? '⚠️ ' : 'Not proven: '}${markdownProse(truncateText(text, SENTENCE))}\n`,
    );
  if (kept.kept.length > 0)
    yield `${kept.kept.join('')}${kept.more > 0 ? `- and ${formatCounted(kept.more, 'more remark')}\n` : ''}\n`;
}

/** Means of each variant: those of all of its plays. */
export function* variantTable(
  report: ExperimentReport,
  room: Pick<ExperimentRoom, 'variants'>,
  mostScorers = MOST_SCORERS,
): Iterable<string> {
  const rows = variantRows(report);
  if (rows.length === 0) return;
  const lost = rows.some((row) => row.lost !== '');
  const cost = rows.some((row) => row.cost !== '');
  const best = rows.some((row) => row.best !== '');
  const base = report.response.statistical_analysis?.baseline;
  // With two variants the table below has them all.
  const scorers =
    rows.length > 2 ? report.metrics.filter((metric) => !isMeasure(metric)).slice(0, mostScorers) : [];
  const table = [
    ['variant', '---'],
    ['changes', '---'],
    ['plays', '--:'],
    ...(lost ? [['lost', '---']] : []),
    ['pass rate', '--:'],
    ['mean latency', '--:'],
    ...(cost ? [['mean cost', '--:']] : []),
    ...scorers.map((metric) => [code(metric), '--:']),
    ...(best ? [['chance to be best', '--:']] : []),
  ];
  const kept = keeper(room.variants);
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
        ...(best ? [row.best === '' ? '–' : row.best.replace(/^[<>]/, '$& ')] : []),
      ];
      return `| ${cells.join(' | ')} |\n`;
    });
  yield `| ${table.map(([title]) => title).join(' | ')} |\n|${table.map(([, line]) => line).join('|')}|\n`;
  yield `${kept.kept.join('')}${kept.more > 0 ? `\n${formatCounted(kept.more, 'more variant')}: see the JSON.\n` : ''}\n`;
}

/** Every variant against the baseline, each metric on one scale. */
export function* contrastTable(
  { response }: ExperimentReport,
  found: StatisticalAnalysis,
  room: Pick<ExperimentRoom, 'contrasts'>,
): Iterable<string> {
  const { results = {} } = response;
  const groups = contrastsOf(found);
  if (groups.size === 0) return;
  const several = groups.size > 1;
  const kept = keeper(room.contrasts);
  for (const [variant, contrasts] of groups)
    for (const one of contrasts)
      kept.add(() => {
        const cells = [
          ...(several ? [code(variant)] : []),
          ...contrastCells(one, variant, results, {
            name: phraseMarkdown([metricName(one.metric)]),
            typical: ' of a typical case',
          }),
          formatP(one.p_adjusted),
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

/** What each look on the way said, folded. */
export function* lookTable(
  { looks }: StatisticalAnalysis,
  room: Pick<ExperimentRoom, 'looks'>,
): Iterable<string> {
  if (looks.length === 0) return;
  const kept = keeper(room.looks);
  for (const one of looks)
    kept.add(() => {
      const chance = one.conditional_power === null ? '–' : `${Math.round(one.conditional_power * 100)} %`;
      const p = formatP(one.p_value);
      return `| ${one.rounds} | ${code(one.leader)} | ${p} | ${formatP(one.nominal_alpha)} | ${chance} | ${DECISIONS[one.decision]} |\n`;
    });
  yield `<details><summary>${formatCounted(looks.length, 'look')} on the way</summary>\n\n`;
  yield '| after round | leads | p | needed | chance to get there | then |\n|--:|---|--:|--:|--:|---|\n';
  yield `${kept.kept.join('')}\n</details>\n\n`;
}

/** How sure that is, and what the design could have found. */
export function* factList(report: ExperimentReport, room: Pick<ExperimentRoom, 'facts'>): Iterable<string> {
  const facts = experimentFacts(report);
  const kept = keeper(room.facts);
  for (const { label, phrase: fact } of facts)
    kept.add(() => `- **${label[0]?.toUpperCase()}${label.slice(1)}**: ${phraseMarkdown(fact)}\n`);
  yield kept.kept.join('');
  if (kept.more > 0) yield `- and ${formatCount(kept.more)} more\n`;
  if (facts.length > 0) yield '\n';
}
