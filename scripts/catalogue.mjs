// The catalogue of scorers as Markdown, made from the units themselves and the committed calibration.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RUN_THRESHOLDS } from '../src/evaluations/run-thresholds.ts';
import { aliases } from '../src/scorers/aliases.ts';
import { builtInScorers } from '../src/scorers/registry.ts';

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

/** The figure of grouped cross-validation that stands beside fitted weights: of the fitted part alone. */
function crossValidated(name) {
  const path = new URL(`../src/scorers/offline/weights/${name.replaceAll('_', '-')}.ts`, import.meta.url);
  if (!existsSync(path)) return undefined;
  const [, figure] =
    /AUROC ([\d.]+) in grouped/.exec(readFileSync(path, 'utf8').replace(/\s*\n \*\s*/g, ' ')) ?? [];
  return figure === undefined ? undefined : share(Number(figure));
}

/** "AUROC .83 [.78, .88] on 313 labelled rows (A, B)". */
function measured(scorer, calibration) {
  const entry = calibration?.scorers?.[scorer.name];
  if (entry === undefined || entry.auroc === null || entry.version !== scorer.version) return 'not measured';
  const interval = entry.auroc_interval === null ? '' : ` [${entry.auroc_interval.map(share).join(', ')}]`;
  const sets = Object.keys(entry.datasets).sort().join(', ');
  const fitted = crossValidated(scorer.name);
  return `AUROC ${share(entry.auroc)}${interval} on ${entry.n} labelled rows${sets === '' ? '' : ` (${sets})`}${fitted === undefined ? '' : `; its fitted part ${fitted} in grouped cross-validation`}`;
}

function card(scorer, calibration) {
  const metadata = Object.entries(scorer.spec?.emptyMetadata?.(1) ?? {}).filter(([key]) => key !== 'derived');
  return [
    `#### ${scorer.name}`,
    '',
    `${scorer.description}`,
    '',
    `* Needs: ${scorer.needs.map(need).join(', ')}${scorer.uses.length === 0 ? '' : `; sharper with ${scorer.uses.map(code).join(', ')}`}`,
    `* Score: ${scorer.formula}`,
    ...(Object.hasOwn(RUN_THRESHOLDS, scorer.name)
      ? [`* In runs it passes from ${RUN_THRESHOLDS[scorer.name]} on: one finding fails the case`]
      : []),
    ...(metadata.length === 0
      ? []
      : [`* Metadata: ${metadata.map(([key, value]) => `${code(key)} (${typeOf(value)})`).join(', ')}`]),
    `* Without a model: ${scorer.deterministic ? 'the same, nobody is asked' : `confidence ${scorer.offlineConfidence}${scorer.offlineConfidence === 'low' ? '; its verdicts are unsure' : ''}; ${measured(scorer, calibration)}`}`,
    '',
  ];
}

/** The catalogue as it stands in docs/scorers.md: one card per scorer, by family. */
export function catalogue(root) {
  const path = join(root, 'evals/calibration/offline.json');
  const calibration = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
  const lines = [];
  for (const [category, title] of Object.entries(FAMILIES)) {
    lines.push(`### ${title}`, '');
    for (const scorer of builtInScorers.filter((one) => one.category === category))
      lines.push(...card(scorer, calibration));
  }
  lines.push('### Aliases and measured values', '');
  for (const scorer of aliases) lines.push(...card(scorer, calibration));
  return lines.join('\n').trimEnd();
}
