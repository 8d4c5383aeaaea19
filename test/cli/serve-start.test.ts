import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from '../support/architecture/source-file.ts';

const src = join(import.meta.dirname, '../../src');

/** Every file that is loaded with this one: what it imports at its top, but for types, and what that imports. */
function loadedWith(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, target] of readFileSync(file, 'utf8').matchAll(
    /^(?:import|export)(?! type\b)[^;]*?['"](\.[^'"]+)['"];/gm,
  ))
    loadedWith(join(file, '..', target ?? ''), seen);
  return seen;
}
const names = (files: Iterable<string>) => [...files].map((file) => relative(src, file).split(sep).join('/'));

describe('the start of the service', () => {
  const everything = sourceFiles(src).map(({ path }) => path);
  const loaded = names(loadedWith(join(src, 'cli/serve.ts')));

  it('finds what is loaded', () => {
    expect(loaded).toEqual(
      expect.arrayContaining(['http/app.ts', 'engine/engine.ts', 'operations/registry.ts']),
    );
  });

  it.each([
    ['the built-in scorers', /^scorers\/(registry\.ts|built-in\/|custom\/)/],
    ['what resumes jobs', /^jobs\/jobs\.ts$/],
    ['what makes test cases', /^generation\//],
    ['what analyses failures', /^failure-analysis\/analyse-failures\.ts$/],
    ['what optimizes', /^jobs\/optimizations\/start-optimization\.ts$/],
    ['what plays experiments', /^jobs\/experiments\/start-experiment\.ts$|^experiments\/run-experiment\.ts$/],
  ])('does not load %s', (_, heavy) => {
    expect(everything.some((file) => heavy.test(file))).toBe(true); // So the pattern can match.
    expect(loaded.filter((file) => heavy.test(file))).toEqual([]);
  });
});
