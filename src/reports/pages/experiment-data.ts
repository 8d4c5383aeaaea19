import type { ExperimentReport, StatisticalAnalysis } from '../../schema/experiment.ts';
import { formatPValue } from '../../text/format-difference.ts';
import { spendingParts } from '../parts/effort.ts';
import { experimentFacts } from '../parts/experiment-facts.ts';
import { contrastReading, contrastsOf, variantRows } from '../parts/experiment-rows.ts';
import { type ExperimentVerdict, headline } from '../parts/experiment-verdict.ts';
import { metricDifference, metricName, metricUnit } from '../parts/metric-text.ts';
import { named, phraseText, quoting } from '../parts/phrase.ts';
import { judgeName } from '../parts/verdict.ts';
import { bounded, LONGEST } from './bounded.ts';
import { PAGE_VERSION, type PageExperiment, type PageHead, type PageTone } from './page-data.ts';
import { shortened } from './run-data.ts';

/** Cases of which a page shows each. */
const MOST_CASES = 500;

const TONES: Record<ExperimentVerdict, PageTone> = {
  better: 'good',
  here: 'warn',
  leads: 'plain',
  level: 'plain',
  nothing: 'warn',
  unfinished: 'warn',
};

/** The page of an experiment. */
export function experimentHead(report: ExperimentReport): PageHead {
  const { response, name } = report;
  const found = response.statistical_analysis;
  const { kind, phrase } = headline(report);
  const recommendation = bounded(response.recommendation ?? '', LONGEST.reason);
  return {
    version: PAGE_VERSION,
    kind: 'experiment',
    id: response.experiment_id,
    title: `${phraseText(phrase)} · ${name}`,
    verdict: {
      tone: TONES[kind],
      title: shortened(phrase),
      sentences: (found?.not_conclusive_because ?? []).map((why) => [quoting(bounded(why, LONGEST.reason))]),
      advice: recommendation === '' ? [] : [{ phrase: [quoting(recommendation)] }],
    },
    facts: [
      { label: 'experiment', phrase: [named(name)] },
      { label: 'agent', phrase: [named(report.agent_id)] },
      { label: 'judge', phrase: [judgeName(report)] },
      { label: 'effort', phrase: [spendingParts(report).join(' · ')] },
      ...experimentFacts(report).map(({ label, phrase }) => ({ label, phrase: shortened(phrase) })),
    ],
    warnings: (found?.warnings ?? []).map((one) => bounded(one, LONGEST.reason)),
    notes: [],
    experiment: experimentPart(report, found),
  };
}

function experimentPart(report: ExperimentReport, found: StatisticalAnalysis | undefined): PageExperiment {
  const { results = {} } = report.response;
  return {
    name: report.name,
    variants: variantRows(report).map(({ scores: _, ...row }) => {
      const result = Object.hasOwn(results, row.name) ? results[row.name] : undefined;
      const isMeasured = result !== undefined && result.runs > 0;
      return {
        ...row,
        pass_rate: isMeasured ? result.pass_rate : null,
        interval: isMeasured ? (result.pass_rate_interval ?? null) : null,
      };
    }),
    contrasts: found === undefined ? [] : contrastsPart(found),
    looks: (found?.looks ?? []).map((look) => ({
      ...{ rounds: look.rounds, leader: look.leader, p: look.p_value, alpha: look.nominal_alpha },
      ...{ decision: look.decision.replaceAll('_', ' '), dropped: look.dropped },
    })),
    cases: report.cases?.slice(0, MOST_CASES) ?? [],
    primary: found === undefined ? '' : phraseText([metricName(found.primary_metric)]),
    recommendation: bounded(report.response.recommendation ?? '', LONGEST.reason),
  };
}

const contrastsPart = (found: StatisticalAnalysis): PageExperiment['contrasts'] =>
  [...contrastsOf(found).values()].flat().flatMap((one) =>
    one.difference === null
      ? []
      : [
          {
            ...{ variant: one.variant, against: one.against, metric: phraseText([metricName(one.metric)]) },
            ...{ unit: metricUnit(one.metric), difference: one.difference, interval: one.interval },
            shown: metricDifference(one.metric, one.difference, one.interval),
            p: formatPValue(one.p_adjusted),
            ...{ reading: contrastReading(one), primary: one.label === 'primary', cases: one.cases },
          },
        ],
  );
