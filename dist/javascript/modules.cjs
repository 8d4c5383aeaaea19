'use strict';
// Finds and compiles the modules that own code imports: files of its folder, and a few modules of Node that compute or read.
const fs = require('node:fs');
const path = require('node:path');
const url = require('node:url');
const vm = require('node:vm');

/** Modules of Node that code may import. `fs` is cut down to reading; the permission model and the kernel decide what can be read. */
const NODE_MODULES = new Set(
  'assert assert/strict buffer crypto events fs fs/promises path path/posix path/win32 querystring string_decoder url util'.split(
    ' ',
  ),
);
const READING = [
  'constants',
  'existsSync',
  'lstatSync',
  'readFileSync',
  'readdirSync',
  'realpathSync',
  'statSync',
];
const READING_LATER = ['constants', 'lstat', 'readFile', 'readdir', 'realpath', 'stat'];
const LEFT_OUT = { crypto: ['setEngine', 'setFips'] };
const CODE = new Set(['.js', '.mjs']);
const TYPED = new Set(['.ts', '.mts']);

/** What cannot be imported, with what to do instead. */
class ImportError extends Error {
  name = 'ImportError';
}

/**
 * The modules of one realm. `folder` is where files may come from, null for none; `strip` takes the types out of TypeScript; `touch` is
 * called when code gets hold of something outside its realm.
 */
function realmModules({ context, folder, parse, strip, touch }) {
  const known = new Map();
  function compile(source, identifier, base) {
    const importModuleDynamically = (specifier) => imported(specifier, base);
    const initializeImportMeta = (meta) => {
      meta.filename = base;
      meta.dirname = path.dirname(base);
      meta.url = url.pathToFileURL(base).href;
    };
    try {
      return new vm.SourceTextModule(source, {
        context,
        identifier,
        importModuleDynamically,
        initializeImportMeta,
      });
    } catch (error) {
      throw placed(error, source, identifier);
    }
  }
  const bases = new WeakMap();
  const link = (module) => module.link((specifier, from) => load(specifier, bases.get(from) ?? ''));

  /** A module by the text of an import in the file `base`. */
  function load(specifier, base) {
    const builtin = builtinName(specifier);
    if (builtin !== null) return builtinModule(builtin);
    return fileModule(resolved(specifier, base));
  }

  function builtinName(specifier) {
    const name = specifier.startsWith('node:') ? specifier.slice(5) : specifier;
    if (NODE_MODULES.has(name)) return name;
    if (specifier.startsWith('node:'))
      throw new ImportError(
        `own code cannot import ${specifier}; of Node it can import ${[...NODE_MODULES].join(', ')}`,
      );
    return null;
  }

  function builtinModule(name) {
    const key = `node:${name}`;
    if (known.has(key)) return known.get(key);
    touch();
    const exported = builtinExports(name);
    // Nothing that another realm of the process is handed as well may be a place to leave something.
    for (const one of Object.values(exported)) if (typeof one === 'function') Object.freeze(one);
    const names = Object.keys(exported).filter((one) => one !== 'default');
    const module = new vm.SyntheticModule(
      ['default', ...names],
      () => {
        module.setExport('default', exported);
        for (const one of names) module.setExport(one, exported[one]);
      },
      { context, identifier: key },
    );
    known.set(key, module);
    return module;
  }

  function resolved(specifier, base) {
    if (/^[a-z][a-z\d+.-]+:/i.test(specifier) && !specifier.startsWith('file:'))
      throw new ImportError(
        `own code cannot import from "${specifier.slice(0, 40)}"; it imports files of the evals folder by relative path`,
      );
    if (folder === null)
      throw new ImportError(`code that stands in no evals folder cannot import "${specifier}"`);
    if (specifier.startsWith('file:')) return url.fileURLToPath(specifier);
    if (!/^\.{0,2}\//.test(specifier))
      throw new ImportError(
        `own code cannot import the package "${specifier}"; it imports files of the evals folder by relative path, and of Node ${[...NODE_MODULES].join(', ')}`,
      );
    return path.resolve(path.dirname(base), specifier);
  }

  function fileModule(file) {
    if (known.has(file)) return known.get(file);
    const name = shownName(file);
    if (folder === null || !inside(file, folder))
      throw new ImportError(`${name} lies outside the evals folder`);
    const kind = path.extname(file);
    if (kind !== '.json' && !CODE.has(kind) && !TYPED.has(kind))
      throw new ImportError(
        `${name} is no module that can be imported: use .mjs, .js, .mts, .ts or .json${kind === '.cjs' ? ' (import and export instead of require)' : ''}`,
      );
    const source = read(file, name);
    let module;
    if (kind === '.json') {
      const value = parse(source);
      module = new vm.SyntheticModule(['default'], () => module.setExport('default', value), {
        context,
        identifier: name,
      });
    } else {
      module = compile(TYPED.has(kind) ? strip(source, name) : source, name, file);
      bases.set(module, file);
    }
    known.set(file, module);
    return module;
  }

  function read(file, name) {
    try {
      return fs.readFileSync(file, 'utf8');
    } catch (error) {
      const why =
        error.code === 'ENOENT' ? 'does not exist' : `cannot be read (${error.code ?? 'unreadable'})`;
      throw new ImportError(`${name} ${why}`);
    }
  }

  function shownName(file) {
    return folder === null ? path.basename(file) : path.relative(folder, file).replaceAll('\\', '/');
  }

  async function ready(module) {
    if (module.status === 'unlinked') await link(module);
    if (module.status === 'linked') await module.evaluate();
    return module;
  }
  /** A dynamic import. Its promise and its errors are of the outer realm. */
  async function imported(specifier, base) {
    touch();
    return ready(load(specifier, base));
  }

  return {
    imported,
    /** The module of a file. */
    ofFile: (file) => fileModule(file),
    /** The module of a text that stands at `base`. */
    ofText(source, name, base) {
      const module = compile(source, name, base);
      bases.set(module, base);
      return module;
    },
    link,
    ready,
    files: () => [...known.keys()].filter((key) => !key.startsWith('node:')),
  };
}

/**
 * Of a module that does not compile Node does not say where. The same text as a script, without what only modules have, most often has the
 * same error, with its line in front of its stack.
 */
function placed(error, source, filename) {
  const blank = (text) => text.replace(/[^\n]+/g, '');
  const script = source
    .replace(/^[ \t]*import\b(?!\s*[.(])[^;'"]*['"][^'"\n]*['"][^;\n]*;?/gm, blank)
    .replace(/^([ \t]*)export\s+default\b/gm, '$1$ = ')
    .replace(/^[ \t]*export\s*(?:\*|\{)[^;]*;?/gm, blank)
    .replace(/^([ \t]*)export\b/gm, '$1')
    .replace(/\bimport\s*\.\s*meta\b/g, '({})');
  try {
    void new vm.Script(`'use strict';(async () => {\n${script}\n})`, { filename, lineOffset: -1 });
  } catch (found) {
    if (found.message === error.message) return found;
  }
  return error;
}

function builtinExports(name) {
  const all = require(`node:${name}`);
  const only = (from, names) => Object.fromEntries(names.map((one) => [one, from[one]]));
  if (name === 'fs') return { ...only(all, READING), promises: only(all.promises, READING_LATER) };
  if (name === 'fs/promises') return only(all, READING_LATER);
  const entries = Object.keys(all).filter((one) => !(LEFT_OUT[name] ?? []).includes(one));
  if (typeof all !== 'function') return only(all, entries);
  return Object.assign((...values) => all(...values), only(all, entries));
}

function inside(file, folder) {
  const way = path.relative(folder, file);
  return way !== '' && !way.startsWith('..') && !path.isAbsolute(way);
}

module.exports = { ImportError, realmModules };
