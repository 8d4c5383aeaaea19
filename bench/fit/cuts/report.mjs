import { builtInScorers } from '../../../src/scorers/registry.ts';
import { auroc } from '../../../src/statistics/auroc.ts';
import { figuresFile, figuresOf } from './figures.mjs';
import { fitCuts } from './fit-cuts.mjs';
import { rowsByScorer } from './rows.mjs';
import { writeCuts, writeSecondStages } from './write.mjs';

const share = (count, of) => (of === 0 ? '-' : `${count}/${of}`);

/**
 * Fits the cuts of every scorer that the rows speak of, and prints what they are worth. `only` names some scorers, for a look: nothing is
 * written then, since the table is one.
 */
export async function fitAllCuts(paths, { write, date, only }) {
  const byScorer = rowsByScorer(paths);
  const cuts = {};
  const figures = {};
  const stages = {};
  for (const scorer of builtInScorers) {
    const rows = byScorer.get(scorer.name);
    if (rows === undefined || (only.length > 0 && !only.includes(scorer.name))) continue;
    const fitted = await fitCuts(scorer, rows);
    cuts[scorer.name] = fitted.cuts;
    figures[scorer.name] = figuresOf(scorer, fitted);
    if (fitted.second !== undefined) stages[scorer.name] = fitted.second.stage;
    print(scorer.name, figures[scorer.name], fitted);
  }
  const { rows, coverage, sure_passes: passes, sure_fails: fails } = figuresFile(figures, date);
  console.log(
    `all: ${rows} rows, ${(100 * coverage).toFixed(1)} % sure; passes ${share(passes.right, passes.rows)} right, fails ${share(fails.right, fails.rows)} right`,
  );
  if (!write) return;
  if (only.length > 0) throw new Error('--write takes all scorers; leave --only out');
  writeSecondStages(stages, date);
  writeCuts(cuts, figures, date);
  console.log(
    'wrote cuts.ts and second-stage/weights.ts of src/scorers/sureness, and bench/figures/sureness.json; now npm run docs',
  );
}

function print(name, figures, { cuts, dropped, second }) {
  const { sure_passes: passes, sure_fails: fails, rows } = figures;
  const interval = figures.auroc_interval?.map((value) => value.toFixed(2)).join(', ');
  console.log(
    `${name.padEnd(26)} ${rows} rows by ${figures.left_out}, AUROC ${figures.auroc?.toFixed(3)} [${interval}], sure ${(100 * ((passes.rows + fails.rows) / rows)).toFixed(0)} %: passes ${share(passes.right, passes.rows)}, fails ${share(fails.right, fails.rows)}`,
  );
  if (second !== undefined) {
    const first = areas(second.first);
    const shown = Object.entries(first).map(([source, area]) => `${source} ${area?.toFixed(3)}`);
    const weights = second.stage.map(({ feature, weight }) => `${feature} ${weight}`);
    console.log(`   second stage: ${weights.join(', ')}; before it ${shown.join(', ')}`);
  }
  for (const [kind, sides] of Object.entries(cuts))
    for (const [side, { at, rows: decided, right }] of Object.entries(sides))
      console.log(`   ${kind} ${side} at ${at}: ${right}/${decided}`);
  for (const { kind, side, rows: decided, right } of dropped)
    console.log(`   ${kind} ${side} given up: ${share(right, decided)} out of sample`);
  for (const [source, one] of Object.entries(figures.sources))
    console.log(
      `      ${source.padEnd(22)} ${one.rows} rows, AUROC ${one.auroc?.toFixed(3)}, passes ${share(one.sure_passes.right, one.sure_passes.rows)}, fails ${share(one.sure_fails.right, one.sure_fails.rows)}`,
    );
}

/** The AUROC of all rows and of each source. */
function areas(rows) {
  const ranked = rows.map(({ source, evidence, label }) => ({ source, score: evidence, label }));
  const sources = [...Map.groupBy(ranked, ({ source }) => source)];
  return Object.fromEntries([['all', ranked], ...sources].map(([name, some]) => [name, auroc(some)]));
}
