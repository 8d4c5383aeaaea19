#!/usr/bin/env node
// Builds dist/ from src/: tsc -> lib/, ncc -> dist/index.js with its chunks, less what nobody reaches, what they evaluate made lazy, those of a run joined, then the shims, types and JSON Schemas.
// `--check` builds into a temporary folder and says whether the committed dist/ is the same, byte for byte; whether the types are
// right it leaves to scripts/check.mjs, which checks those of src/ together with those of the tests.
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildPages } from './build-pages.mjs';
import { buildRecord, otherPackages, RECORD } from './build-record.mjs';
import { joinChunks } from './join-chunks.mjs';
import { askNodeDirectly, makeLazy } from './lazy-bundle.mjs';
import { leaveOut } from './leave-out.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
/** Started by node itself: what stands in node_modules/.bin is a shell script or a .cmd, and not every system runs both. */
const run = (script, args, options) =>
  execFileSync(process.execPath, [join(root, 'node_modules', script), ...args], options);
const check = process.argv.includes('--check');
const out = check ? mkdtempSync(join(tmpdir(), 'assay-dist-')) : join(root, 'dist');

const others = otherPackages(root);
if (others.length > 0) throw new Error(others.slice(0, 10).join('; '));

rmSync(join(root, 'lib'), { recursive: true, force: true });
run('typescript/bin/tsc', ['-p', root, '--checkers', '1', ...(check ? ['--noCheck'] : [])], {
  stdio: 'inherit',
});
if (!check) rmSync(out, { recursive: true, force: true });
run(
  '@vercel/ncc/dist/ncc/cli.js',
  ['build', join(root, 'lib/main.js'), '-o', out, '-a', '--no-cache', '-q', '--license', 'licenses.txt'],
  {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  },
);

const inPages = await buildPages(root, out);
const { licences, licenceProblems } = await import('./licences.mjs');
writeFileSync(
  join(out, 'licenses.txt'),
  licences(readFileSync(join(out, 'licenses.txt'), 'utf8'), root, inPages),
);
const unlicensed = licenceProblems(readFileSync(join(out, 'licenses.txt'), 'utf8'), join(root, 'lib'), root);
if (unlicensed.length > 0) throw new Error(`dist/licenses.txt: ${unlicensed.join('; ')}`);

// A computed import() becomes an empty context in the bundle and fails only when it is reached.
for (const file of readdirSync(out).filter((name) => name.endsWith('.js')))
  if (readFileSync(join(out, file), 'utf8').includes('webpackEmptyAsyncContext'))
    throw new Error(`${file} holds an import() that the bundler could not follow: make it a literal`);

writeFileSync(
  join(out, 'cli.js'),
  `#!/usr/bin/env node
import { ownCodeFolder } from './compile-cache.js';
globalThis.__assayFace = 'cli';
globalThis.__assayCodeFolder = ownCodeFolder();
await import('./index.js');
`,
  { mode: 0o755 },
);
// Before the bundle is read, so that what is compiled of it is kept.
writeFileSync(join(out, 'compile-cache.js'), readFileSync(join(root, 'lib/ports/heap/compile-cache.js')));

leaveOut(out);
makeLazy(out);
askNodeDirectly(out);
await joinChunks(out);

globalThis.__assayFace = 'library';
const names = Object.keys(await import(pathToFileURL(join(root, 'lib/index.js')).href)).sort();
writeFileSync(
  join(out, 'library.js'),
  `globalThis.__assayFace ??= 'library';
const { library } = await import('./index.js');
export const { ${names.join(', ')} } = await library();
`,
);

// What an agent loads to trace itself: small files of their own, nothing of the bundle.
mkdirSync(join(out, 'tracing'), { recursive: true });
for (const file of readdirSync(join(root, 'lib/tracing')).filter((name) => name.endsWith('.js')))
  writeFileSync(join(out, 'tracing', file), readFileSync(join(root, 'lib/tracing', file)));
writeFileSync(join(out, 'tracing.js'), `export { span, trace } from './tracing/trace.js';\n`);

const typed = new Set();
for (const door of ['index', 'tracing/trace']) copyTypes(join(root, `lib/${door}.d.ts`), typed);
const { evalsSchemas } = await import(pathToFileURL(join(root, 'lib/test-cases/json-schemas.js')).href);
mkdirSync(join(out, 'schemas'), { recursive: true });
for (const [file, schema] of Object.entries(evalsSchemas()))
  writeFileSync(join(out, 'schemas', file), `${JSON.stringify(schema, null, 2)}\n`);

// Own code runs in programs that are read from the disk: source-folder.ts and child-folder.ts of src/sandbox find them here.
for (const [from, to] of [
  ['src/sandbox/python', 'python'],
  ['src/sandbox/javascript/child', 'javascript'],
]) {
  const folder = join(root, from);
  mkdirSync(join(out, to), { recursive: true });
  for (const file of readdirSync(folder).filter((name) => /\.(?:py|cjs)$/.test(name)))
    writeFileSync(join(out, to, file), readFileSync(join(folder, file)));
}

// Last: it speaks of all the others.
writeFileSync(join(out, RECORD), `${JSON.stringify(buildRecord(root, out), null, 2)}\n`);

if (check) {
  const stale = differences(out, join(root, 'dist'));
  rmSync(out, { recursive: true, force: true });
  if (stale.length > 0) {
    console.error(`dist/ is stale: ${stale.slice(0, 10).join(', ')}. Run: npm run build`);
    process.exit(1);
  }
  console.log('dist/ is fresh');
}

/** Copies the declarations that the public ones reach, with specifiers that every TypeScript version resolves. */
function copyTypes(file, seen) {
  if (seen.has(file) || !existsSync(file)) return;
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  const target = join(out, 'types', relative(join(root, 'lib'), file));
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, text.replace(/((?:from|import\()\s*['"]\.[^'"]*)\.ts(['"])/g, '$1.js$2'));
  for (const match of text.matchAll(/(?:from|import\()\s*['"](\.[^'"]+)['"]/g))
    copyTypes(join(dirname(file), match[1].replace(/\.(ts|js)$/, '.d.ts')), seen);
}

/** Names of files that differ or stand on one side only. */
function differences(left, right) {
  const list = (dir) =>
    existsSync(dir)
      ? readdirSync(dir, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => relative(dir, join(entry.parentPath ?? entry.path, entry.name)))
      : [];
  const names = new Set([...list(left), ...list(right)]);
  return [...names].sort().filter((name) => {
    const a = join(left, name);
    const b = join(right, name);
    return !existsSync(a) || !existsSync(b) || !readFileSync(a).equals(readFileSync(b));
  });
}
