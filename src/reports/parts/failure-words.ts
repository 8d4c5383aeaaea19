import type { FailureAnalysis, FailureCategory } from '../../schema/failure-analysis.ts';
import { formatCount } from '../../text/format.ts';
import { named, type Phrase } from './phrase.ts';

/** Who can mend a kind of failure, in words. */
const OWNERS: Record<string, string> = {
  prompt: 'the prompt',
  tool: 'a tool',
  data: 'the data it answers from',
  model: 'the model',
  infra: 'the infrastructure',
  evaluator: 'the evaluator',
  test: 'the test case',
};
/** What a trend is called where the period before was another run. */
const AGAINST_BASELINE: Record<string, string> = {
  new: 'new against the baseline',
  rising: 'more than in the baseline',
  falling: 'less than in the baseline',
  stable: '',
  resolved: 'gone',
};
const AGAINST_PERIOD: Record<string, string> = {
  new: 'new',
  rising: 'rising',
  falling: 'falling',
  stable: 'stable',
  resolved: 'resolved',
};

/** A name that can only be one of ours; that of a cluster is made of words of the texts. */
const OURS = /^[a-z]+(?: [a-z]+){0,3}$/;

/** The kind as readers see it. What was made of words of answers and reasons is a name of somebody else. */
export function kindPhrase({ category, name }: Pick<FailureCategory, 'category' | 'name'>): Phrase {
  const shown = name ?? category.replaceAll('_', ' ');
  return [category.startsWith('new:') || !OURS.test(shown) ? named(shown) : shown];
}

/** Who can mend it; a dash where nobody said. */
export const ownerWords = (owner: string | undefined) => (owner === undefined ? '–' : (OWNERS[owner] ?? '–'));

/** The trend in words, empty where there is nothing to say. */
export function trendWords(trend: string | undefined, isRun: boolean): string {
  if (trend === undefined) return '';
  return (isRun ? AGAINST_BASELINE : AGAINST_PERIOD)[trend] ?? '';
}

/** `66.7 %`, with the interval of the share over cases: `66.7 % [43, 85]`. */
export function shareWords({ percentage, interval }: FailureCategory): string {
  const share = `${percentage} %`;
  return interval === undefined ? share : `${share} [${Math.round(interval[0])}, ${Math.round(interval[1])}]`;
}

/** Kinds that are named in one line; the rest is counted. */
const IN_LINE = 3;

/** `wrong fact 2 of 3 (new on this branch), missing tool call 1`: the largest kinds in a line. `brand` is what a new one is called. */
export function failuresPhrase(
  { total_failures: total, failure_categories: kinds, period }: FailureAnalysis,
  brand = AGAINST_BASELINE['new'],
): Phrase {
  const shown = kinds.slice(0, IN_LINE);
  const pieces = shown.flatMap((kind, index): Phrase => {
    const trend = kind.trend === 'new' ? brand : trendWords(kind.trend, period === 'run');
    return [
      ...(index === 0 ? [] : [', ']),
      ...kindPhrase(kind),
      ` ${formatCount(kind.count)}${index === 0 ? ` of ${formatCount(total)}` : ''}${kind.trend === 'stable' || trend === '' ? '' : ` (${trend})`}`,
    ];
  });
  const more = kinds.length - shown.length;
  return more > 0 ? [...pieces, ` and ${formatCount(more)} more`] : pieces;
}

/** What else a reader must know, in sentences: small samples, what was left out, what more data would show, what is gone. */
export function failureNotes(analysis: FailureAnalysis): string[] {
  const { excluded, saturation, notes = [], resolved = [], total_failures: total } = analysis;
  const left = excluded?.total ?? 0;
  return [
    ...notes,
    ...(left === 0
      ? []
      : [
          `${formatCount(left)} errored ${left === 1 ? 'attempt is' : 'attempts are'} no failure of the agent and left out`,
        ]),
    ...(total === 0 || saturation === undefined ? [] : [saturation.note]),
    ...(resolved.length === 0
      ? []
      : [
          `not seen again: ${resolved
            .slice(0, IN_LINE)
            .map(({ name }) => name)
            .join(', ')}${resolved.length > IN_LINE ? ` and ${resolved.length - IN_LINE} more` : ''}`,
        ]),
  ];
}
