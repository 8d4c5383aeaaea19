import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { licenceProblems, licences } from '../../scripts/licences.mjs';

const root = join(import.meta.dirname, '../..');
const text = readFileSync(join(root, 'dist/licenses.txt'), 'utf8');

/** Compiled sources that import these packages. */
function importing(...names: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'assay-licences-'));
  writeFileSync(join(folder, 'a.js'), names.map((name) => `await import('${name}');\n`).join(''));
  return folder;
}

describe('dist/licenses.txt', () => {
  it.each([
    '@actions/artifact',
    '@actions/github',
    'diff',
    'zod',
    'yaml',
    'lowdb',
    'openai',
    'hono',
    'undici',
  ])('has the licence of %s', (name) => {
    expect(licenceProblems(text, importing(name), root)).toEqual([]);
    expect(text).toMatch(new RegExp(`^${name}\\n`, 'm'));
  });

  it('lists a package by its own name, under whatever name it is installed', () => {
    expect(licenceProblems(text, importing('undici-v7/lib/llhttp/llhttp-wasm.js'), root)).toEqual([]);
    expect(licenceProblems('', importing('undici-v7'), root)[0]).toBe('undici-v7 is imported and not listed');
  });

  it('names a package that is imported and not listed, and one without a licence', () => {
    expect(licenceProblems(text, importing('left-pad', 'zod/v4', 'node:fs', 'path'), root)).toEqual([
      'left-pad is imported and not listed',
    ]);
    const listed = licences('zod\nMIT\nDo what you like.\n\nyaml\n\n', root);
    expect(licenceProblems(listed, importing('zod', 'yaml'), root)).toEqual(['yaml has no licence']);
    expect(listed).toContain('The package holds no licence text.');
  });
});
