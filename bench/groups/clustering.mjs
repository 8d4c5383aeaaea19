import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { analyseFailures } from '../../src/failure-analysis/analyse-failures.ts';
import { clusterTexts } from '../../src/failure-analysis/residual-clusters.ts';
import { adjustedRand } from '../../src/statistics/adjusted-rand.ts';
import { normalizedMutualInformation } from '../../src/statistics/normalized-mutual-information.ts';
import { tfIdf } from '../../src/text/tf-idf.ts';
import { kMeans } from '../support/k-means.mjs';
import { manyFailures } from '../support/many-failures.mjs';

/** Sets on which the product's clustering must be at least as good as k-means that is told the number of clusters. */
const BOUND = ['banking77', 'bfcl_errors'];
/** k-means depends on its start: the mean over so many seeds, each the best of five starts. */
const SEEDS = 10;
const FAILURES = 5_000;

/**
 * The clustering of failures on labelled texts (`--data DIR`, its `clustering/*.jsonl` with `text` and `cluster`): agreement with
 * the labels beside TF-IDF and k-means with the true number of clusters. Ours is not told the number; what it gives up as too
 * small counts as one cluster. Then how long the analysis of many failures takes.
 */
export async function clustering({ data }) {
  const rows = [];
  const folder = data === undefined ? undefined : join(data, 'clustering');
  if (folder === undefined) console.log('\nclustering: no --data DIR, only times are measured.');
  else if (!existsSync(folder)) throw new Error(`--data ${data} has no folder clustering`);
  else
    for (const file of readdirSync(folder)
      .filter((name) => name.endsWith('.jsonl'))
      .sort())
      rows.push(...agreementRows(join(folder, file)));
  return [
    ...rows,
    timeRow('5,000 failures, all alike', 3),
    timeRow('5,000 failures, all different', FAILURES),
  ];
}

function agreementRows(path) {
  const entries = readFileSync(path, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  const texts = entries.map(({ text }) => text);
  const truth = entries.map(({ cluster }) => cluster);
  const count = new Set(truth).size;
  const { clusters, other } = clusterTexts(texts, 1);
  const ours = new Array(texts.length).fill('other');
  for (const [at, { members }] of clusters.entries()) for (const place of members) ours[place] = at;
  const { vectors, terms } = tfIdf(texts);
  const theirs = Array.from({ length: SEEDS }, (_, seed) => kMeans(vectors, terms.length, count, seed + 1));
  const name = basename(path).replace(/\..*$/, '');
  return [
    ['ARI', adjustedRand],
    ['NMI', normalizedMutualInformation],
  ].map(([measure, of]) => {
    const figures = theirs.map((labels) => of(labels, truth));
    const mean = figures.reduce((sum, figure) => sum + figure, 0) / SEEDS;
    const range = `${Math.min(...figures).toFixed(3)} to ${Math.max(...figures).toFixed(3)}`;
    return {
      figure: `${name}, ${measure}`,
      value: of(ours, truth),
      ...(BOUND.includes(name) ? { bound: { least: mean } } : {}),
      note: `k-means with the true ${count}: ${mean.toFixed(3)} (${range}); ours ${clusters.length} of ${texts.length} texts, ${other.length} in none`,
    };
  });
}

/** Time of the processor, which others at work on the machine do not lengthen. */
function timeRow(figure, kinds) {
  const evidence = manyFailures(FAILURES, kinds);
  const from = process.cpuUsage();
  analyseFailures(evidence, { period: '30d', seed: 1 });
  const { user, system } = process.cpuUsage(from);
  return { figure, value: (user + system) / 1e6, unit: ' s', bound: { most: 5 } };
}
