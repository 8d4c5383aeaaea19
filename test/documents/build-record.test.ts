import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildInputs, buildRecord, RECORD, recordProblems } from '../../scripts/build-record.mjs';

const ROOT = join(import.meta.dirname, '../..');
const LOCKED = { 'node_modules/zod': { version: '4.0.0', integrity: 'sha512-a' } };
const STRANGE = { 'node_modules/zod': { version: '4.0.0', integrity: 'sha512-b' } };

function write(root: string, path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** A small repository after its build. */
function built(): string {
  const folder = mkdtempSync(join(tmpdir(), 'assay-build-'));
  const files = {
    'src/index.ts': 'export const a = 1;\n',
    'src/python/zygote.py': 'pass\n',
    'src/README.md': '# Map\n',
    'scripts/build.mjs':
      "import { join } from './join.mjs';\nwriteFileSync('cli.js', `import './index.js';`);\nawait import('./late.mjs');\n",
    'scripts/join.mjs': "import { model } from '../bench/model.mjs';\n",
    'scripts/late.mjs': '',
    'scripts/docs.mjs': '',
    'bench/model.mjs': '',
    'package.json': '{}',
    'package-lock.json': JSON.stringify({ packages: { '': {}, ...LOCKED } }),
    'node_modules/.package-lock.json': JSON.stringify({ packages: LOCKED }),
    'tsconfig.json': '{}',
    'dist/index.js': 'const a = 1;\n',
    'dist/python/zygote.py': 'pass\n',
  };
  for (const [path, text] of Object.entries(files)) write(folder, path, text);
  write(folder, `dist/${RECORD}`, JSON.stringify(buildRecord(folder, join(folder, 'dist'))));
  return folder;
}

const problems = (root: string) => recordProblems(root, join(root, 'dist'));
const SOURCES = 'it was built of other sources';
const FILES = 'its files are not those that were built';

describe('the record of a build', () => {
  it('has nothing to say of a build of the sources as they are', () => {
    expect(problems(built())).toEqual([]);
  });

  it.each([
    ['a source', 'src/index.ts', SOURCES],
    ['a source that was added', 'src/new.ts', SOURCES],
    ['a program of another language', 'src/python/zygote.py', SOURCES],
    ['the script of the build', 'scripts/build.mjs', SOURCES],
    ['what it imports', 'scripts/join.mjs', SOURCES],
    ['what it imports late', 'scripts/late.mjs', SOURCES],
    ['what that imports', 'bench/model.mjs', SOURCES],
    ['the version', 'package.json', SOURCES],
    ['the options of the compiler', 'tsconfig.json', SOURCES],
    ['a built file', 'dist/index.js', FILES],
    ['a built file further down', 'dist/python/zygote.py', FILES],
    ['a file beside the built ones', 'dist/other.js', FILES],
  ])('knows another text of %s', (_, path, problem) => {
    const root = built();
    write(root, path, '// by hand\n');
    expect(problems(root)).toEqual([problem]);
  });

  it.each([
    ['src/index.ts', SOURCES],
    ['dist/index.js', FILES],
  ])('knows that %s is gone', (path, problem) => {
    const root = built();
    rmSync(join(root, path));
    expect(problems(root)).toEqual([problem]);
  });

  it('knows packages that are not locked, and that are not installed', () => {
    const root = built();
    write(root, 'node_modules/.package-lock.json', JSON.stringify({ packages: STRANGE }));
    expect(problems(root)).toEqual(['node_modules/zod is not that of package-lock.json: npm ci']);
    rmSync(join(root, 'node_modules/.package-lock.json'));
    expect(problems(root)).toEqual(['nothing is installed: npm ci']);
    write(root, 'node_modules/.package-lock.json', JSON.stringify({ packages: STRANGE }));
    write(root, 'package-lock.json', JSON.stringify({ packages: STRANGE }));
    expect(problems(root)).toEqual([SOURCES]);
  });

  it('has nothing to say of what a build does not read', () => {
    const root = built();
    for (const path of ['src/README.md', 'scripts/docs.mjs', 'docs/new.md', 'test/a.test.ts'])
      write(root, path, 'other');
    expect(problems(root)).toEqual([]);
  });

  it('is missed where there is none', () => {
    const root = built();
    rmSync(join(root, 'dist', RECORD));
    expect(problems(root)).toEqual([`there is no ${RECORD}`]);
  });

  it('covers every script and source of this repository that its build reads', () => {
    const inputs = buildInputs(ROOT);
    expect(inputs).toEqual([...new Set(inputs)]);
    expect(inputs).toEqual(
      expect.arrayContaining([
        'scripts/build.mjs',
        'scripts/build-record.mjs',
        'scripts/join-chunks.mjs',
        'scripts/lazy-bundle.mjs',
        'scripts/licences.mjs',
        'src/main.ts',
        'package-lock.json',
      ]),
    );
    const script = readFileSync(join(ROOT, 'scripts/build.mjs'), 'utf8');
    // Folders and files of the repository that the script names are sources, compiled sources, packages and what it makes.
    const named = [...script.matchAll(/join\(root, [`']([\w.-]+)/g)].map(([, name]) => name);
    expect(new Set(named)).toEqual(new Set(['node_modules', 'dist', 'lib']));
  });
});
