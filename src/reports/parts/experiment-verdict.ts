import type { ExperimentReport, StatisticalAnalysis } from '../../schema/experiment.ts';
import { formatCounted } from '../../text/format.ts';
import { formatPValue } from '../../text/format-difference.ts';
import { metricDifference, metricName } from './metric-text.ts';
import { named, type Phrase } from './phrase.ts';

/** How far an experiment got. `better` only where it is conclusive; `here` is proven for exactly its cases. */
export type ExperimentVerdict = 'better' | 'here' | 'leads' | 'level' | 'nothing' | 'unfinished';

/** The verdict of an experiment in one sentence, and which kind it is. */
interface Headline {
  kind: ExperimentVerdict;
  phrase: Phrase;
}

/** A leader that is ahead by less is level (statistics.md 4.3 step 7). */
const TIE = 1e-12;

/** One line for the heading: who is better, or leads and is no winner yet, by how much, and how sure that is. */
export function headline({ response }: ExperimentReport): Headline {
  const { statistical_analysis: found, results, status } = response;
  if (status !== 'completed' || found === undefined || results === undefined)
    return {
      kind: 'unfinished',
      phrase: [status === 'pending' ? 'The experiment has not begun' : 'The experiment is not finished'],
    };
  const measured = Object.entries(results).flatMap(([name, { runs }]) => (runs > 0 ? [name] : []));
  const nothing = uncompared(measured, found);
  if (nothing !== undefined) return { kind: 'nothing', phrase: nothing };
  if (found.conclusive) return { kind: 'better', phrase: better(found, measured.length - 1) };
  if (found.difference !== null && Math.abs(found.difference) <= TIE)
    return { kind: 'level', phrase: level(found) };
  if (found.conclusive_for_these_cases === true) return { kind: 'here', phrase: here(found) };
  return { kind: 'leads', phrase: leads(found) };
}

/** Why nothing was compared; undefined where something was. */
function uncompared(measured: readonly string[], found: StatisticalAnalysis): Phrase | undefined {
  const [only] = measured;
  if (only === undefined) return ['Nothing was measured: no play gave evidence'];
  if (measured.length === 1) return ['No comparison: only ', named(only), ' could be measured'];
  if (found.difference !== null && found.cases !== 0) return undefined;
  return [
    'No comparison: no case was measured with both ',
    named(found.winner),
    ' and ',
    named(found.compared_with),
  ];
}

function better(found: StatisticalAnalysis, others: number): Phrase {
  const beaten = others === 2 ? 'both' : `all ${others}`;
  return [
    named(found.winner),
    ' is better than ',
    ...(others > 1 ? [`${beaten} others; the closest is `] : []),
    named(found.compared_with),
    ': ',
    ...figures(found),
    overCases(found),
  ];
}

function level(found: StatisticalAnalysis): Phrase {
  return [
    named(found.winner),
    ' and ',
    named(found.compared_with),
    ' are level: ',
    ...figures(found),
    overCases(found),
  ];
}

function here(found: StatisticalAnalysis): Phrase {
  return [
    named(found.winner),
    ` is ahead on exactly ${theseCases(found.cases)}, not proven for others: `,
    ...against(found),
  ];
}

function leads(found: StatisticalAnalysis): Phrase {
  return [
    named(found.winner),
    ' leads, not conclusive: ',
    ...against(found),
    found.scope === 'population' ? overCases(found) : ` on exactly ${theseCases(found.cases)}`,
  ];
}

const overCases = ({ cases }: StatisticalAnalysis) => ` over ${formatCounted(cases, 'case')}`;

const theseCases = (cases: number) => (cases === 1 ? 'this case' : `these ${formatCounted(cases, 'case')}`);

function figures(found: StatisticalAnalysis): Phrase {
  return [
    metricName(found.primary_metric),
    ` ${metricDifference(found.primary_metric, found.difference, found.interval)}, ${formatPValue(found.p_value)}`,
  ];
}

/** The figures with whom they are against. */
function against(found: StatisticalAnalysis): Phrase {
  return [
    metricName(found.primary_metric),
    ` ${metricDifference(found.primary_metric, found.difference, found.interval)} against `,
    named(found.compared_with),
    `, ${formatPValue(found.p_value)}`,
  ];
}
