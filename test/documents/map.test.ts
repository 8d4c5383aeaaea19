import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sourceFiles } from '../support/architecture/source-file.ts';

const src = join(import.meta.dirname, '../../src');
const named = [...readFileSync(join(src, 'README.md'), 'utf8').matchAll(/`((?:[\w-]+\/)*[\w-]+\.ts)`/g)].map(
  (match) => match[1] as string,
);
const files = sourceFiles(src).map(({ path }) => path);

it.each([...new Set(named)])('the map of src/ names %s, which is there', (name) => {
  const found = files.filter((path) => path === name || path.endsWith(`/${name}`));
  expect(found, `src/README.md names ${name}`).not.toEqual([]);
});
