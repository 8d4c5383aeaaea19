import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { describe, expect, it } from 'vitest';

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
  const loaded = names(loadedWith(join(src, 'cli/serve.ts')));

  it('finds what is loaded', () => {
    expect(loaded).toEqual(expect.arrayContaining(['http/app.ts', 'engine.ts', 'operations/registry.ts']));
  });

  it.each([
    ['the built-in scorers', /^scorers\/(registry\.ts|built-in\/|custom\/)/],
    ['what resumes jobs', /^operations\/jobs\.ts$/],
    ['what makes test cases', /^generation\//],
    ['what analyses failures', /^failure-analysis\/analyse-failures\.ts$/],
    ['what optimizes', /^operations\/start-optimization\.ts$/],
    ['what plays experiments', /^operations\/start-experiment\.ts$|^experiments\/run-experiment\.ts$/],
  ])('does not load %s', (_, heavy) => {
    expect(loaded.filter((file) => heavy.test(file))).toEqual([]);
  });
});
