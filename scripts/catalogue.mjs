// The catalogue of scorers as Markdown, made from the units themselves and the committed figures.
import { aliases } from '../src/scorers/aliases.ts';
import { builtInScorers } from '../src/scorers/registry.ts';
import { ANY_KIND } from '../src/scorers/sureness/grounds.ts';
import { ANY_FAULT_THRESHOLDS } from '../src/scorers/sureness/labelled-threshold.ts';
import { unsureReason } from '../src/scorers/sureness/unsure-reasons.ts';
import { surenessFigures } from './sureness-figures.mjs';

/** Families in the order of the registry, and how they are called. */
export const FAMILIES = {
  custom: 'General',
  rag: 'Retrieval-augmented answers',
  safety: 'Safety',
  agentic: 'Agents and tools',
  multi_turn: 'Conversations',
};
const code = (text) => `\`${text}\``;
const need = (one) => (typeof one === 'string' ? code(one) : one.map(code).join(' or '));
const share = (value) => value.toFixed(2).replace(/^0/, '');

function typeOf(value) {
  if (value === null) return 'null or more';
  if (Array.isArray(value)) return 'list';
  return typeof value === 'object' ? 'object' : typeof value;
}

/** "12 of 12 sure passes right", or that there are none. */
const counted = ({ rows, right }, one, many) =>
  rows === 0 ? `no ${one} is sure` : `${right} of ${rows} sure ${rows === 1 ? one : many} right`;

/** The column of the table: how often a verdict is sure without a model. */
export function sureShare(scorer, figures) {
  if (scorer.deterministic) return 'always';
  const entry = figures.scorers[scorer.name];
  if (entry === undefined) return 'not measured';
  return `${Math.round((100 * (entry.sure_passes.rows + entry.sure_fails.rows)) / entry.rows)} %`;
}

/** "sure on 35 % of 353 labelled rows: 12 of 12 sure passes right, … AUROC .92 [.86, .97] (A .90, B .93)". */
function measured(scorer, figures) {
  const entry = figures.scorers[scorer.name];
  if (entry === undefined) return 'not measured, so never sure but for facts';
  const { rows, sure_passes: passes, sure_fails: fails, auroc, auroc_interval: interval } = entry;
  const span = interval === null ? '' : ` [${interval.map(share).join(', ')}]`;
  const sources = Object.entries(entry.sources)
    .map(([name, one]) => (one.auroc === null ? name : `${name} ${share(one.auroc)}`))
    .join(', ');
  return `sure on ${sureShare(scorer, figures)} of ${rows} labelled rows; ${counted(passes, 'pass', 'passes')}, ${counted(fails, 'fail', 'fails')}. AUROC ${auroc === null ? 'unknown' : share(auroc)}${span} (${sources})`;
}

function card(scorer, figures) {
  const metadata = Object.entries(scorer.spec?.emptyMetadata?.(1) ?? {}).filter(([key]) => key !== 'derived');
  return [
    `#### ${scorer.name}`,
    '',
    `${scorer.description}`,
    '',
    `* Needs: ${scorer.needs.map(need).join(', ')}${scorer.uses.length === 0 ? '' : `; sharper with ${scorer.uses.map(code).join(', ')}`}`,
    `* Score: ${scorer.formula}`,
    ...(Object.hasOwn(ANY_FAULT_THRESHOLDS, scorer.name)
      ? [`* In runs it passes from ${ANY_FAULT_THRESHOLDS[scorer.name]} on: one finding fails the case`]
      : []),
    ...(metadata.length === 0
      ? []
      : [`* Metadata: ${metadata.map(([key, value]) => `${code(key)} (${typeOf(value)})`).join(', ')}`]),
    `* Without a model: ${scorer.deterministic ? 'the same, nobody is asked' : measured(scorer, figures)}`,
    ...(scorer.deterministic || scorer.name === 'safety'
      ? []
      : [`* Otherwise unsure: ${unsureReason(scorer.aliasOf ?? scorer.name, ANY_KIND)}`]),
    '',
  ];
}

/** The catalogue as it stands in docs/scorers.md: one card per scorer, by family. */
export function catalogue(root) {
  const figures = surenessFigures(root);
  const lines = [];
  for (const [category, title] of Object.entries(FAMILIES)) {
    lines.push(`### ${title}`, '');
    for (const scorer of builtInScorers.filter((one) => one.category === category))
      lines.push(...card(scorer, figures));
  }
  lines.push('### Aliases and measured values', '');
  for (const scorer of aliases) lines.push(...card(scorer, figures));
  return lines.join('\n').trimEnd();
}
