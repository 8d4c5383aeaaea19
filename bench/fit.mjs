/**
 * Fits the weights of the offline judge to labelled rows: `npm run fit -- SCORER LABELS.jsonl [--write] [--ridge N]
 * [--date YYYY-MM-DD]`. Prints the AUROC of grouped cross-validation, the weights, and each feature by itself; `--write`
 * puts them into src/scorers/offline/weights/. Only figures are kept, never a text.
 *
 * `npm run fit -- --cuts ROWS… [--write] [--only SCORER…]` fits, to files or folders of rows of all scorers, from where on a result is sure
 * (src/scorers/sureness/cuts.ts), and measures what that and the weights are worth out of sample (bench/figures/sureness.json).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { subjectOfLabel } from '../src/calibrations/subject-of-label.ts';
import { prepare } from '../src/scorers/prepare.ts';
import { auroc } from '../src/statistics/auroc.ts';
import { crossValidate, itemsOf, scoreOf } from './fit/cross-validate.mjs';
import { fitLogistic } from './fit/logistic.mjs';

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    write: { type: 'boolean', default: false },
    cuts: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true, default: [] },
    ridge: { type: 'string' },
    date: { type: 'string', default: new Date().toISOString().slice(0, 10) },
  },
});
if (flags.cuts) {
  const { fitAllCuts } = await import('./fit/cuts/report.mjs');
  await fitAllCuts(positionals, flags);
  process.exit();
}
const [scorer, ...files] = positionals;
if (scorer === undefined || files.length === 0) {
  console.error('usage: npm run fit -- --cuts ROWS… [--write] [--only SCORER]');
  console.error('       npm run fit -- SCORER LABELS.jsonl… [--write] [--ridge N] [--date YYYY-MM-DD]');
  process.exit(2);
}
const { fit } = await import(`./fit/scorers/${scorer.replaceAll('_', '-')}.mjs`);

const rows = files
  .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
  .filter((line) => line.trim() !== '')
  .map((line) => JSON.parse(line))
  .map((row, index) => ({
    label: row.label,
    dataset: row.dataset ?? 'rows',
    group: row.meta?.group ?? index,
    items: fit.items(prepare(subjectOfLabel(row))),
    // Where people judged the items one by one, they are fitted to that.
    labels: fit.labels?.(row),
  }));
const names = [...new Set(rows.flatMap((row) => row.items.flatMap((item) => Object.keys(item))))];
const options = { names, signs: fit.signs ?? {}, ridge: Number(flags.ridge ?? fit.ridge ?? 3) };
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
const combine = fit.combine ?? mean;

console.log(
  `${scorer}: ${rows.length} rows, ${itemsOf(rows).length} items, ${names.length} features, ridge ${options.ridge}`,
);
for (const name of names) {
  const alone = auroc(
    rows
      .filter((row) => row.items.length > 0)
      .map((row) => ({ label: row.label, score: mean(row.items.map((item) => item[name] ?? 0)) })),
  );
  console.log(`  ${name.padEnd(28)} alone ${alone?.toFixed(3)}`);
}
const validated = crossValidate(rows, options, { combine });
console.log(
  `cross-validated AUROC ${validated.auroc.toFixed(3)} [${validated.lowest.toFixed(3)}, ${validated.highest.toFixed(3)}]`,
);
for (const [name, value] of Object.entries(validated.by_dataset))
  console.log(`  ${name.padEnd(28)} ${value?.toFixed(3)}`);
const weights = fitLogistic(itemsOf(rows), options);
console.log(
  `on its own rows ${auroc(rows.map((row) => ({ label: row.label, score: scoreOf(row, weights, combine) })))?.toFixed(3)}`,
);
for (const [name, { weight }] of Object.entries(weights.features))
  console.log(`  ${name.padEnd(28)} weight ${weight.toFixed(3)}`);

if (flags.write) {
  const round = (value) => Number(value.toPrecision(5));
  const constant = `${scorer.toUpperCase()}_WEIGHTS`;
  const datasets = [...new Set(rows.map((row) => row.dataset))].sort().join(', ');
  const lines = Object.entries(weights.features).map(
    ([name, { weight, low, high }]) =>
      `    ${name}: { weight: ${round(weight)}, low: ${round(low)}, high: ${round(high)} },`,
  );
  const text = `import type { Weights } from '../shared/fitted.ts';

/**
 * Evidence weights of the offline judge of ${scorer}. Fitted ${flags.date} to ${rows.length} labelled rows of ${datasets};
 * AUROC ${validated.auroc.toFixed(3)} in grouped 5-fold cross-validation. Refit: \`npm run fit -- ${scorer} LABELS.jsonl --write\`.
 */
export const ${constant}: Weights = {
  bias: ${round(weights.bias)},
  features: {
${lines.join('\n')}
  },
};
`;
  const path = new URL(`../src/scorers/offline/weights/${scorer.replaceAll('_', '-')}.ts`, import.meta.url);
  writeFileSync(path, text);
  console.log(`wrote ${path.pathname}`);
}
