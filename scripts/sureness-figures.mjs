// The figures of the offline judge, out of sample: what `npm run fit -- --cuts` wrote, and whether they are of the cuts and weights as they stand.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const PATH = 'bench/figures/sureness.json';

/** The figures as the file holds them: counts, shares and names of sources, no text of any row. */
export function surenessFigures(root) {
  return JSON.parse(readFileSync(join(root, PATH), 'utf8'));
}

/** What figures are measured with: the cuts, the second stages and the weights. */
export function fingerprint(root) {
  const scorers = join(root, 'src/scorers');
  const weights = readdirSync(join(scorers, 'offline/weights')).sort();
  const hash = createHash('sha256');
  const fitted = ['sureness/cuts.ts', 'sureness/second-stage/weights.ts'];
  for (const path of [...fitted, ...weights.map((name) => `offline/weights/${name}`)])
    hash.update(path).update(readFileSync(join(scorers, path)));
  return hash.digest('hex');
}

/** What is stale about the figures, as sentences; `versions` has the version of each scorer by its name. */
export function staleFigures(figures, now, versions) {
  const problems = [];
  if (figures.fitted !== now) problems.push('cuts or weights have changed since the figures were measured');
  for (const [name, { version }] of Object.entries(figures.scorers))
    if (versions[name] !== version)
      problems.push(`${name} is of version ${versions[name]}, its figures of version ${version}`);
  return problems.map((problem) => `${problem}: npm run fit -- --cuts ROWS --write, then npm run docs`);
}
