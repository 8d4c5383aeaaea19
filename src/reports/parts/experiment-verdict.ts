import type { ExperimentReport, StatisticalAnalysis } from '../../schema/experiment.ts';
import { formatCounted } from '../../text/format.ts';
import { formatPValue } from '../../text/format-difference.ts';
import { metricDifference, metricName } from './metric-text.ts';
import { named, type Phrase } from './phrase.ts';

/** How far an experiment got. `better` only where it is conclusive; `here` is proven for exactly its cases. */
export type ExperimentVerdict = 'better' | 'here' | 'leads' | 'level' | 'nothing' | 'unfinished';

/** The verdict of an experiment in one sentence, and which kind it is. */
export interface Headline {
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
  const measured = Object.entries(results).filter(([, result]) => result.runs > 0);
  const [only] = measured;
  if (only === undefined) return { kind: 'nothing', phrase: ['Nothing was measured: no play gave evidence'] };
  if (measured.length === 1)
    return { kind: 'nothing', phrase: ['No comparison: only ', named(only[0]), ' could be measured'] };
  if (found.difference === null || found.cases === 0)
    return {
      kind: 'nothing',
      phrase: [
        'No comparison: no case was measured with both ',
        named(found.winner),
        ' and ',
        named(found.compared_with),
      ],
    };
  const others = measured.length - 1;
  if (found.conclusive)
    return {
      kind: 'better',
      phrase: [
        named(found.winner),
        ' is better than ',
        ...(others > 1 ? [`${others === 2 ? 'both' : `all ${others}`} others; the closest is `] : []),
        named(found.compared_with),
        ': ',
        ...figures(found),
        ` over ${formatCounted(found.cases, 'case')}`,
      ],
    };
  const level = Math.abs(found.difference) <= TIE;
  if (level)
    return {
      kind: 'level',
      phrase: [
        named(found.winner),
        ' and ',
        named(found.compared_with),
        ' are level: ',
        ...figures(found),
        ` over ${formatCounted(found.cases, 'case')}`,
      ],
    };
  const against: Phrase = [
    metricName(found.primary_metric),
    ` ${metricDifference(found.primary_metric, found.difference, found.interval)} against `,
    named(found.compared_with),
    `, ${formatPValue(found.p_value)}`,
  ];
  if (found.conclusive_for_these_cases === true)
    return {
      kind: 'here',
      phrase: [
        named(found.winner),
        ` is ahead on exactly ${theseCases(found.cases)}, not proven for others: `,
        ...against,
      ],
    };
  return {
    kind: 'leads',
    phrase: [
      named(found.winner),
      ' leads, not conclusive: ',
      ...against,
      found.scope === 'population'
        ? ` over ${formatCounted(found.cases, 'case')}`
        : ` on exactly ${theseCases(found.cases)}`,
    ],
  };
}

const theseCases = (cases: number) => (cases === 1 ? 'this case' : `these ${formatCounted(cases, 'case')}`);

function figures(found: StatisticalAnalysis): Phrase {
  return [
    metricName(found.primary_metric),
    ` ${metricDifference(found.primary_metric, found.difference, found.interval)}, ${formatPValue(found.p_value)}`,
  ];
}
