/**
 * The names of the built-in scorers by family, taken from the registry into src/schema/scorer-name.ts: that file is read at every
 * start, where loading the scorers themselves would cost too much.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SCORER_CATEGORIES } from '../src/schema/scorer-name.ts';
import { builtInScorers } from '../src/scorers/registry.ts';

const BLOCK = /(export const SCORER_CATEGORIES = )\{[\s\S]*?\n\}( as const;)/;

/** The file as it is and as it should be. */
export function scorerNames(root) {
  const path = join(root, 'src/schema/scorer-name.ts');
  const before = readFileSync(path, 'utf8');
  const rows = Object.keys(SCORER_CATEGORIES).map((category) => {
    const names = builtInScorers
      .filter((scorer) => scorer.category === category)
      .map(({ name }) => `'${name}'`);
    const short = `  ${category}: [${names.join(', ')}],`;
    // As the formatter breaks it.
    return short.length <= 110
      ? short
      : `  ${category}: [\n${names.map((name) => `    ${name},\n`).join('')}  ],`;
  });
  const after = before.replace(BLOCK, (_, open, close) => `${open}{\n${rows.join('\n')}\n}${close}`);
  return { path, before, after, what: 'src/schema/scorer-name.ts' };
}
