#!/usr/bin/env node
// What a build was made of, and what it made: dist/build.json holds a digest of each, which scripts/build.mjs writes last. Run by
// itself, this says whether dist/ is what was built of the sources that stand here now. It takes the record's word for what a build
// makes of them; `npm run build -- --check` builds again and compares the bytes.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The record, in the folder of the build. */
export const RECORD = 'build.json';
/** Beside all of src/ and what the script of the build imports. */
const ALSO = ['package.json', 'package-lock.json', 'tsconfig.json'];

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*['"](\.[^'"]+)['"]/g;

/** Both digests: of the sources below `root`, and of what stands in `dist` beside the record. */
export function buildRecord(root, dist) {
  return {
    sources: digest(root, buildInputs(root)),
    files: digest(
      dist,
      filesIn(dist, dist).filter((path) => path !== RECORD),
    ),
  };
}

/** What the record of `dist` says that is not so, as sentences. */
export function recordProblems(root, dist) {
  const path = join(dist, RECORD);
  if (!existsSync(path)) return [`there is no ${RECORD}`];
  const now = buildRecord(root, dist);
  const then = JSON.parse(readFileSync(path, 'utf8'));
  return [
    ...(then.sources === now.sources ? [] : ['it was built of other sources']),
    ...(then.files === now.files ? [] : ['its files are not those that were built']),
    ...otherPackages(root),
  ];
}

/** Every file that a build reads, relative to `root`, but for the packages: package-lock.json has their digests. */
export function buildInputs(root) {
  const scripts = new Set([join(root, 'scripts/build.mjs')]);
  for (const script of scripts)
    for (const [, specifier] of readFileSync(script, 'utf8').matchAll(IMPORT)) {
      const path = resolve(dirname(script), specifier);
      // What is written into the bundle imports too, and stands elsewhere.
      if (existsSync(path)) scripts.add(path);
    }
  const sources = filesIn(root, join(root, 'src')).filter((path) => !path.endsWith('.md'));
  return [...sources, ...[...scripts].map((path) => slashed(relative(root, path))), ...ALSO].sort();
}

/** Installed packages that are not those of package-lock.json, as sentences. */
export function otherPackages(root) {
  const packagesOf = (path) => JSON.parse(readFileSync(join(root, path), 'utf8')).packages;
  const installed = join('node_modules', '.package-lock.json');
  if (!existsSync(join(root, installed))) return ['nothing is installed: npm ci'];
  const locked = packagesOf('package-lock.json');
  const others = Object.entries(packagesOf(installed)).filter(
    ([path, { version, integrity }]) =>
      locked[path]?.version !== version || locked[path]?.integrity !== integrity,
  );
  return others.map(([path]) => `${path} is not that of package-lock.json: npm ci`);
}

function digest(folder, paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    const bytes = readFileSync(join(folder, path));
    hash.update(`${path}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex');
}

const filesIn = (root, folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => slashed(relative(root, join(entry.parentPath ?? entry.path, entry.name))))
    .sort();

const slashed = (path) => path.replaceAll('\\', '/');

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = join(import.meta.dirname, '..');
  const problems = recordProblems(root, join(root, 'dist'));
  if (problems.length > 0) {
    console.error(`dist/ is stale: ${problems.slice(0, 10).join('; ')}. Run: npm run build`);
    process.exitCode = 1;
  }
}
