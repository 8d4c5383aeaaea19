import { HARM_MARGIN } from '../../statistics/harm.ts';
import { mean } from '../../statistics/mean.ts';
import { type CaseValues, caseValues } from '../case-values.ts';
import type { Guard } from '../guards.ts';
import { metricOf } from '../metrics.ts';
import { shownRatio } from '../shown-ratio.ts';
import { type Facts, noPracticalDifference } from './facts.ts';
import { listed, named, pText, sizeText } from './words.ts';

const ALPHA = 0.05;

/** What the primary metric does not measure: what an answer costs, and how long it takes. */
const SPENT = [
  { name: 'cost_usd', less: 'cheaper', more: 'dearer' },
  { name: 'latency_ms', less: 'faster', more: 'slower' },
] as const;

/** What to do with the result: which variant to use, and what that means for the bill and the wait. */
export function choice(facts: Facts): string[] {
  const { decision, evidence, duplicates } = facts;
  if (evidence.plays.length === 0 || decision.rivals.length === 0) return [];
  // The same answers from all: whatever seems to set them apart is not the variants.
  if (duplicates.variantsAlike === true)
    return ['All variants gave the same answers in every case: check that their overrides reach the agent.'];
  return decision.conclusive ? conclusiveChoice(facts) : openChoice(facts);
}

function conclusiveChoice(facts: Facts): string[] {
  const { decision } = facts;
  const { leader, comparedWith, baseline } = decision;
  const effects = SPENT.flatMap(({ name, less, more }) => {
    if (name === decision.primary) return [];
    const spent = spentBy(facts, name, leader, comparedWith);
    return spent === undefined
      ? []
      : [`${sizeText(spent.ratio, metricOf(name))} ${spent.ratio < 0 ? less : more}`];
  });
  const side = effects.length === 0 ? '' : ` It is ${listed(effects)} than ${named(comparedWith)}.`;
  const act = leader === baseline ? `Keep ${named(leader)}.` : `Use ${named(leader)}.`;
  // Proven and worth nothing: many plays find what nobody would notice.
  const small = noPracticalDifference(facts)
    ? ` The difference is proven, but of no practical size: less than ${sizeText(facts.metric.equivalenceMargin ?? 0, facts.metric)}.`
    : '';
  return [`${act}${small}${guardedText(decision)}${side}`];
}

/** What is known of the metrics that the decision was not about: that they suffered by less than matters, or only that no harm was seen. */
function guardedText({ guards, baseline }: Facts['decision']): string {
  const isRuledOut = ({ lowerBound }: Guard) => lowerBound !== null && lowerBound > -HARM_MARGIN;
  const ruledOut = guards.filter(isRuledOut);
  const unseen = guards.filter((guard) => !isRuledOut(guard));
  const upTo = unseen.flatMap(({ metric, lowerBound }) =>
    lowerBound === null ? [] : [sizeText(lowerBound, metricOf(metric))],
  );
  const names = (some: readonly Guard[]) => listed(some.map(({ metric }) => metric));
  return [
    ruledOut.length === 0
      ? ''
      : ` On ${names(ruledOut)} it is not worse than ${named(baseline)} by more than ${HARM_MARGIN}.`,
    unseen.length === 0 ? '' : ` On ${names(unseen)} no harm was seen against ${named(baseline)}`,
    upTo.length === 0
      ? ''
      : `, but these plays do not rule out ${upTo.length === 1 ? 'a loss' : 'losses'} of up to ${listed(upTo)}`,
    unseen.length === 0 ? '' : '.',
  ].join('');
}

function openChoice(facts: Facts): string[] {
  const { decision, analysis, evidence } = facts;
  const equal = noPracticalDifference(facts);
  const margin = sizeText(facts.metric.equivalenceMargin ?? 0, facts.metric);
  const sentences = equal ? [`The difference is of no practical size: less than ${margin} either way.`] : [];
  // Among those that were not beaten: whoever is clearly behind is no bargain.
  const contenders = [
    decision.leader,
    ...decision.rivals.filter(({ contrast }) => contrast.p_value > ALPHA).map(({ variant }) => variant),
  ];
  const leading =
    decision.tieBrokenBy === undefined
      ? []
      : [
          `If you have to choose now, take ${named(decision.leader)}: it stands better on ${decision.tieBrokenBy}.`,
        ];
  for (const { name, less } of SPENT) {
    if (name === decision.primary) continue;
    const [first, ...rest] = byMean(caseValues(evidence, metricOf(name)), contenders);
    const last = rest.at(-1);
    if (first === undefined || last === undefined) continue;
    const spent = spentBy(facts, name, first, last);
    if (spent === undefined || spent.ratio > 0) continue;
    const saving = `${sizeText(spent.ratio, metricOf(name))} ${less} than ${named(last)} (${pText(spent.p)})`;
    // What is advised is who leads; that another one saves something is a fact beside it.
    if (first !== decision.leader) return [...sentences, ...leading, `${named(first)} is ${saving}.`];
    return [
      ...sentences,
      `${equal || facts.saturation !== undefined ? 'Take' : 'If you have to choose now, take'} ${named(first)}: it is ${saving}.`,
    ];
  }
  if (leading.length > 0) return [...sentences, ...leading];
  if (decision.conclusiveForTheseCases === true) return [`For these cases use ${named(decision.leader)}.`];
  const keep = evidence.plays.some(({ variant }) => variant === decision.baseline);
  if (!keep) return sentences;
  return [
    ...sentences,
    `Keep ${named(decision.baseline)} ${analysis.difference === 0 || equal ? 'unless something else speaks for a change' : 'until more is known'}.`,
  ];
}

/** A saving or a surplus that is there beyond chance and worth a word. */
const spentBy = ({ evidence, settings: { seed } }: Facts, name: string, variant: string, against: string) =>
  shownRatio(evidence, { metric: metricOf(name), variant, against, seed });

/** Variants by their mean over the cases that all of them share, least first; empty unless every one has values. */
function byMean(values: CaseValues, variants: readonly string[]): string[] {
  const [first] = variants;
  const shared = [...(values.get(first ?? '')?.keys() ?? [])].filter((caseId) =>
    variants.every((variant) => values.get(variant)?.has(caseId)),
  );
  if (shared.length === 0) return [];
  const means = new Map(
    variants.map((variant) => [
      variant,
      mean(shared.map((caseId) => mean(values.get(variant)?.get(caseId) ?? []))),
    ]),
  );
  return [...variants].sort((one, other) => (means.get(one) ?? 0) - (means.get(other) ?? 0));
}
