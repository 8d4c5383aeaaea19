// The figures of the offline judge, out of sample: what `npm run fit -- --cuts` wrote, and whether they are of the cuts and weights as they stand.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const PATH = 'bench/figures/sureness.json';

/** The figures as the file holds them: counts, shares and names of sources, no text of any row. */
export function surenessFigures(root) {
  return JSON.parse(readFileSync(join(root, PATH), 'utf8'));
}

/** What decides which verdicts are sure, beside the scorers themselves: the rules of the offline judge with their weights, kinds of evidence and cuts. */
const MEASURED = ['offline', 'pii', 'sureness'];

/** What figures are measured with, as one hash. */
export function fingerprint(root) {
  const hash = createHash('sha256');
  for (const folder of MEASURED) {
    const at = join(root, 'src/scorers', folder);
    const paths = readdirSync(at, { recursive: true }).filter((path) => path.endsWith('.ts'));
    for (const path of paths.sort())
      hash.update(`${folder}/${path.replaceAll('\\', '/')}`).update(readFileSync(join(at, path)));
  }
  return hash.digest('hex');
}

/** What is stale about the figures, as sentences; `versions` has the version of each scorer by its name. */
export function staleFigures(figures, now, versions) {
  const problems = [];
  if (figures.fitted !== now)
    problems.push('rules, weights or cuts of the offline judge have changed since the figures were measured');
  for (const [name, { version }] of Object.entries(figures.scorers))
    if (versions[name] !== version)
      problems.push(`${name} is of version ${versions[name]}, its figures of version ${version}`);
  return problems.map((problem) => `${problem}: npm run fit -- --cuts ROWS --write, then npm run docs`);
}
