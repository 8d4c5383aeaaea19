import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type SourceFile, sourceFiles } from '../support/architecture/source-file.ts';

const root = join(import.meta.dirname, '../..');
const files = sourceFiles(join(root, 'src'));
const paths = files.map(({ path }) => path);
const isThere = (name: string) =>
  paths.some((path) => path === name || path.endsWith(`/${name}`)) || existsSync(join(root, name));

/** Files of a user's repository, named for example. */
const EXAMPLES = ['src/refunds.ts'];

/** Files of src/ that comments name by folder and name, as `runs/gating/gate.ts`, with the line. */
function namedInComments({ path, text }: SourceFile): { at: string; name: string }[] {
  return text.split('\n').flatMap((line, index) =>
    /^\s*(?:\*|\/\/|\/\*)/.test(line)
      ? [...line.matchAll(/(?<![\w./-])((?:[a-z][\w-]*\/)+[a-z][\w-]*\.ts)\b/g)].map(([, name = '']) => ({
          at: `${path}:${index + 1}`,
          name,
        }))
      : [],
  );
}

describe('files that are named', () => {
  const map = readFileSync(join(root, 'src/README.md'), 'utf8');
  const named = [...map.matchAll(/`((?:[\w-]+\/)*[\w-]+\.ts)`/g)].map((match) => match[1] as string);

  it.each([...new Set(named)])('on the map of src/ are there: %s', (name) => {
    expect(isThere(name), `src/README.md names ${name}`).toBe(true);
  });

  it('in comments are there', () => {
    const found = files.flatMap(namedInComments);
    expect(found.length).toBeGreaterThan(5);
    expect(found.filter(({ name }) => !isThere(name) && !EXAMPLES.includes(name))).toEqual([]);
  });

  it('in comments are seen', () => {
    const text = " * See text/none.ts.\nconst a = 'b/c.ts';\n// as in src/gone/d.ts";
    expect(namedInComments({ path: 'a.ts', text })).toEqual([
      { at: 'a.ts:1', name: 'text/none.ts' },
      { at: 'a.ts:3', name: 'src/gone/d.ts' },
    ]);
  });

  it.each(['SECURITY.md', 'CONTRIBUTING.md', 'CHANGELOG.md'])('in %s are there', (page) => {
    const text = readFileSync(join(root, page), 'utf8');
    const places = [...text.matchAll(/`((?:src|test|bench|scripts)\/[\w./-]*)/g)].map(
      (match) => match[1] as string,
    );
    expect(places.filter((place) => !existsSync(join(root, place)))).toEqual([]);
  });
});
