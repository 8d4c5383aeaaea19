import { likelihood } from '../../src/scorers/offline/shared/fitted.ts';
import { auroc } from '../../src/statistics/auroc.ts';
import { seededRandom } from '../support/seeded-random.mjs';
import { fitLogistic } from './logistic.mjs';

/** Items of rows: each carries its own label where it has one, else that of its row; all items of a row weigh one together. */
export function itemsOf(rows) {
  return rows.flatMap((row) =>
    row.items.map((values, index) => ({
      values,
      label: row.labels?.[index] ?? row.label,
      weight: 1 / row.items.length,
    })),
  );
}

/** Score of a row by a model: `combine` puts the likelihoods of its items together as the scorer's formula does. */
export function scoreOf(row, weights, combine) {
  return row.items.length === 0
    ? 1
    : combine(
        row.items.map((values) => likelihood(weights, values)),
        row,
      );
}

/**
 * Grouped cross-validation: rows of one group are never on both sides. Five folds, several shufflings; gives the mean and
 * spread of the AUROC over the shufflings, out of fold, and the mean by dataset.
 */
export function crossValidate(rows, options, { combine, folds = 5, rounds = 4 }) {
  const all = [];
  const byDataset = {};
  for (let seed = 1; seed <= rounds; seed++) {
    const random = seededRandom(seed);
    const fold = new Map();
    for (const row of rows) if (!fold.has(row.group)) fold.set(row.group, random());
    const order = [...fold.keys()].sort((a, b) => fold.get(a) - fold.get(b));
    for (const [index, group] of order.entries()) fold.set(group, index % folds);
    const scored = [];
    for (let k = 0; k < folds; k++) {
      const weights = fitLogistic(itemsOf(rows.filter((row) => fold.get(row.group) !== k)), options);
      for (const row of rows)
        if (fold.get(row.group) === k)
          scored.push({ score: scoreOf(row, weights, combine), label: row.label, dataset: row.dataset });
    }
    all.push(auroc(scored));
    for (const dataset of new Set(scored.map((row) => row.dataset)))
      (byDataset[dataset] ??= []).push(auroc(scored.filter((row) => row.dataset === dataset)));
  }
  const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    auroc: mean(all),
    lowest: Math.min(...all),
    highest: Math.max(...all),
    by_dataset: Object.fromEntries(Object.entries(byDataset).map(([name, values]) => [name, mean(values)])),
  };
}
