/**
 * The licences of what the bundle carries. The bundler lists every package that it took a module of, with the text of its
 * licence file; a package without such a file gets what its package.json says of it, so that no entry is empty.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';

const PACKAGE = /^(?:@[\w.-]+\/)?[\w.-]+$/;
/** An identifier of a licence, or an expression of several; empty where a package states none. */
const ID = /^(?:\(?[\w.+/-]+(?: (?:OR|AND|WITH) [\w.+/-]+)*\)?)?$/;
const LINE = '-'.repeat(72);
/** Packages whose authors state no licence anywhere; they come in with the artifact client. Another one stops the build. */
const STATES_NONE = new Set(['buffers']);

/** Packages of which the sources hold data and no module, so that the bundler does not see them (scripts/models.mjs). */
const DATA = ['@pydantic/genai-prices'];

/**
 * The list of the bundler, and of packages that stand elsewhere in dist/: whose data it carries, and those of the pages. With a line between
 * packages, each of them once, and none of them without a text.
 */
export function licences(listed, root, inPages = []) {
  const isPackage = (name) => existsSync(join(root, 'node_modules', name, 'package.json'));
  const entries = entriesOf(listed, isPackage);
  const known = new Set(entries.map(({ name }) => name));
  const others = [...DATA, ...inPages].filter((name) => isPackage(name) && !known.has(name));
  return [...entries, ...others.map((name) => entryOf(name, root))]
    .map(
      ({ name, id, text }) =>
        `${name}\n${id || (STATES_NONE.has(name) ? 'none stated' : '')}\n\n${text === '' ? withoutText(name, root) : text}\n`,
    )
    .join(`${LINE}\n`);
}

/** An entry as the package itself has it. */
function entryOf(name, root) {
  const folder = join(root, 'node_modules', name);
  const file = readdirSync(folder).find((one) => /^licen[cs]e(?:\.(?:md|txt))?$/i.test(one));
  return {
    name,
    id: JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).license,
    text: file === undefined ? '' : readFileSync(join(folder, file), 'utf8').trim(),
  };
}

/** Entries as the bundler writes them: name, id of the licence, text; a name is a package that is installed. */
function entriesOf(listed, isPackage) {
  const lines = listed.split('\n');
  const starts = lines.flatMap((line, index) =>
    (index === 0 || lines[index - 1] === '') &&
    PACKAGE.test(line) &&
    ID.test(lines[index + 1] ?? '') &&
    isPackage(line)
      ? [index]
      : [],
  );
  return starts.map((start, index) => ({
    name: lines[start],
    id: lines[start + 1],
    text: lines
      .slice(start + 2, starts[index + 1])
      .join('\n')
      .trim(),
  }));
}

function withoutText(name, root) {
  const { license, author, homepage } = JSON.parse(
    readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8'),
  );
  const by = typeof author === 'object' ? author?.name : author;
  return [
    license === undefined
      ? 'The package holds no licence text, and its package.json states none.'
      : `The package holds no licence text. Its package.json says: ${typeof license === 'string' ? license : JSON.stringify(license)}.`,
    ...(by === undefined ? [] : [`Author: ${by}`]),
    ...(homepage === undefined ? [] : [`Home: ${homepage}`]),
  ].join('\n');
}

/** What is wrong with the finished list: packages that the compiled sources import and it does not name, entries without a text. A package that `root` installs under another name is listed by its own. */
export function licenceProblems(finished, lib, root) {
  const entries = new Map(
    finished.split(`${LINE}\n`).map((entry) => {
      const [name, id, , ...text] = entry.split('\n');
      return [name, { id, text: text.join('\n').trim() }];
    }),
  );
  const missing = [...imported(lib)].filter((name) => !entries.has(ownName(name, root)));
  const empty = [...entries].filter(([, { id, text }]) => !id || text === '').map(([name]) => name);
  return [
    ...missing.map((name) => `${name} is imported and not listed`),
    ...empty.map((name) => `${name} has no licence`),
  ];
}

function ownName(installed, root) {
  const file = join(root, 'node_modules', installed, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).name : installed;
}

/** Packages that the compiled sources import. */
function imported(lib) {
  const names = new Set();
  for (const entry of readdirSync(lib, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.js')) continue;
    const text = readFileSync(join(entry.parentPath ?? entry.path, entry.name), 'utf8');
    for (const [, name] of text.matchAll(
      /(?:\bfrom|\bimport)\s*\(?\s*['"]((?:@[\w.-]+\/)?[a-z][\w.-]*)(?:\/[^'"]*)?['"]/g,
    ))
      if (!name.startsWith('node:') && !builtinModules.includes(name)) names.add(name);
  }
  return names;
}
