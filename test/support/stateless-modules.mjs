// What many runs of the bundle in one process may have in common: modules that hold nothing but code and constants. Two thirds of the
// work of a small run is to make its modules, and to clear away those of the runs before; these are made once. Which they are is read off
// their code: of ours, everything in doubt is made anew.
import module from 'node:module';

/** How the bundle begins a run: `start` makes the modules of a run that are not shared, and ends when the run does; `forget` lets go of them. */
const AGAIN = `export async function start() {
  __webpack_module_cache__ = {};
  await $1;
}
export function forget() {
  __webpack_module_cache__ = {};
}
`;
/** Called by the bundle; a symbol, so that no code of the bundle meets it. */
const SHARE = Symbol.for('stateless-modules');
const SHARED = `globalThis[Symbol.for('${SHARE.description}')]`;
/** What the bundle does, and what it does instead, so that it runs again and again with the chunks that it has loaded. */
const CHANGED = [
  // A chunk hands over its modules.
  [
    '__nccwpck_require__.m[moduleId] = modules[moduleId];',
    `__nccwpck_require__.m[moduleId] = ${SHARED}(moduleId, modules[moduleId]);`,
  ],
  // So does the bundle itself: Node's own modules are among them.
  [
    '__nccwpck_require__.m = __webpack_modules__;',
    `$&\nfor (const id in __webpack_modules__) __webpack_modules__[id] = ${SHARED}(id, __webpack_modules__[id]);`,
  ],
  [/var __webpack_exports__ = (__nccwpck_require__\(\d+\));\n[\s\S]*$/, AGAIN],
];

/** Code by which a module could keep something of a run, or know its surroundings. */
const STATE = [
  // The end of a queue, in which nobody waits when a run is over, is as good as a constant.
  /^(?:export )?let (?!\w+ = Promise\.resolve\(\);)/m,
  /^(?:export )?var \w+(?<!_namespaceObject)(?: = (?!__webpack_require__\(|\(undefined && )|;)/m,
  // What begins empty is there to be filled; what a class or a function makes may hold anything.
  /^(?:export )?const (?!remembered\b|NO(?:NE|THING|WHERE)\b)[\w$]+ = (?:\/\*.*?\*\/ ?)?(?:new (?!Weak(?:Map|Set)\()\w+\(\)|\[\];|\{\};)/m,
  /^(?:export )?const [\w$]+ = (?:\/\*.*?\*\/ ?)?(?:new (?!(?:WeakMap|WeakSet|Set|Map|RegExp|Intl\.\w+|Uint\w+)\()|Object\.create\(|once\()/m,
  /^(?:export )?const [\w$]+ = (?:\/\*.*?\*\/ ?)?\(0,(?![\w$]+\/\* \.?(?:rememberedByText|defineScorer) \*\/)/m,
  // Read when it is made; a function reads what stands there when it is called.
  /^(?!(?:export )?const \w+ = \([^()]*\) => )\S.*\b(?:process(?:\.\w|\[)|globalThis\b|global\.\w)/m,
  // Made asynchronously, by the run that began it.
  /__(?:webpack|nccwpck)_require__\.a\(/,
  /^\s+static (?!\{)\w+ = /m,
];
/**
 * Constants of a module, which it could change in place. What is known of an object goes with the object, what is `remembered` follows from
 * its key, and patterns begin anew with each search.
 */
const CONSTANTS = /^(?:export )?const (?!remembered\b)([\w$]+) = (?!new (?:Weak|RegExp)|\/)/gm;
const CHANGES = /\.(?:add|set|delete|clear|push|pop|shift|unshift|splice|sort|reverse|fill)\(/.source;
/** The library of schemas keeps what it has made of a schema with the schema: nothing that a run could tell. */
const LIBRARY_OF_SCHEMAS = /\$Zod|\._zod\b/;
/** Folders of ours that reach nothing outside: what they remember follows from texts alone. */
const OF_TEXTS = /^\.\/lib\/(?:text|statistics|checks|scorers)\//;
/** Packages of others hold nothing of a run but connections, which are of an address; these two hold where a summary goes, and the event. */
const OF_OTHERS = /^\.\/node_modules\/(?!@actions\/(?:core|github)\/)/;
/** Modules of this kind are all of packages of others. */
const COMMON_JS = /^(?:function ?)?\((?:module\b|__unused_webpack_module, exports\b)/;
/** A bundled module may be made of several files: their paths and codes follow each other. */
const FILES = /^;\/\/ CONCATENATED MODULE: (.+)$/m;
/** What is loaded later is looked up by the run that asks for it. */
const IMPORTS = /__(?:webpack|nccwpck)_require__\((?:\/\*.*?\*\/ ?)?(\d+)/g;

/** What is known of the modules of the chunks, by their numbers. */
const factories = new Map();
const holdsState = new Map();
const imports = new Map();
const stateless = new Map();
const made = new Map();

/** The bundle at this address, to be run again and again with the same stateless modules: see `AGAIN`. */
export function repeatableBundle(bundle) {
  const again = `${bundle}?again`;
  globalThis[SHARE] = shared;
  module.registerHooks({
    load(url, context, next) {
      const loaded = next(url, context);
      return url === again ? { ...loaded, source: repeatable(String(loaded.source)) } : loaded;
    },
  });
  return import(again);
}

function repeatable(source) {
  return CHANGED.reduce((text, [part, instead]) => {
    const changed = text.replace(part, instead);
    if (changed === text) throw new Error(`the bundle does not do ${part} any more: see ${import.meta.url}`);
    return changed;
  }, source);
}

/** A module that is made once if it is stateless, in place of one that each run makes. */
function shared(id, factory) {
  factories.set(id, factory);
  return (one, exports, require) => {
    if (made.has(id)) one.exports = made.get(id);
    else {
      factory.call(exports, one, exports, require);
      if (isStateless(id)) made.set(id, one.exports);
    }
  };
}

/** Whether neither a module nor anything that it imports holds state. */
function isStateless(id) {
  if (stateless.has(id)) return stateless.get(id);
  const reached = new Set([id]);
  for (const each of reached) {
    if (stateless.get(each) === true) continue;
    if (stateless.get(each) === false || isStateful(each)) {
      stateless.set(id, false);
      return false;
    }
    for (const next of imports.get(each)) reached.add(next);
  }
  for (const each of reached) stateless.set(each, true);
  return true;
}

function isStateful(id) {
  if (!holdsState.has(id)) {
    const code = factories.get(id)?.toString();
    holdsState.set(id, code === undefined || keepsState(code));
    const imported = isOfOthers(code ?? '') ? [] : (code ?? '').matchAll(IMPORTS);
    imports.set(id, new Set([...imported].map(([, next]) => next)));
  }
  return holdsState.get(id);
}

/** Whether a module of this code could keep something of a run, or know its surroundings. */
export function keepsState(code) {
  if (COMMON_JS.test(code)) return false;
  const parts = ['', ...asWritten(code).split(FILES)];
  return parts.some((path, at) => at % 2 === 0 && fileKeepsState(path, parts[at + 1]));
}

/** What the bundle makes when it is first read (`scripts/lazy-bundle.mjs`) is a constant, or an import, that nothing else changes. */
const asWritten = (code) =>
  code
    .replace(/^var ([\w$]+);\nfunction \1\$made\(\) \{ return \1 = /gm, 'const $1 = ')
    .replace(/\(([\w$]+) \?\? \1\$made\(\)\)/g, '$1')
    .replace(/^var ([\w$]+);$/gm, (line, name) =>
      code.includes(`(${name} ??= __webpack_require__(`) || code.includes(`(${name} ??= __nccwpck_require__(`)
        ? ''
        : line,
    );

/** Whether a module is of packages of others alone, and of none that hold anything of a run. Such modules import their like. */
function isOfOthers(code) {
  if (COMMON_JS.test(code)) return true;
  const paths = code.split(FILES).filter((_, at) => at % 2 === 1);
  return paths.length > 0 && paths.every((path) => OF_OTHERS.test(path));
}

function fileKeepsState(path, code) {
  if (OF_TEXTS.test(path) || OF_OTHERS.test(path) || LIBRARY_OF_SCHEMAS.test(code)) return false;
  if (STATE.some((pattern) => pattern.test(code))) return true;
  const names = [...code.matchAll(CONSTANTS)].map(([, name]) => name.replaceAll('$', '\\$'));
  if (names.length === 0) return false;
  const named = `(?<![\\w$.])(?:${names.join('|')})`;
  return new RegExp(
    `${named}${CHANGES}|${named}(?:\\.\\w+|\\[[^\\]]*\\])+ ?(?:[-+|?]{0,2}=(?![=>])|\\+\\+|--)`,
  ).test(code);
}
