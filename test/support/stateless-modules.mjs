// What many runs of the bundle in one process may have in common: modules that hold nothing but code and constants. Half of the work of
// a run is to make its modules; these are made once. Which they are is read off their code, and everything in doubt is made anew.
import module from 'node:module';

/** Where a chunk hands its modules to the run that loads it. */
const INSTALL = '__nccwpck_require__.m[moduleId] = modules[moduleId];';
/** What the bundle calls instead; a symbol, so that no code of the bundle meets it. */
const SHARE = Symbol.for('stateless-modules');

/** Code by which a module could keep something of a run, or know its surroundings. */
const STATE = [
  /^(?:export )?let /m,
  /^(?:export )?var \w+(?: = (?!__webpack_require__\()|;)/m,
  // What begins empty is there to be filled; what a class or a function makes may hold anything.
  /^(?:export )?const [\w$]+ = (?:\/\*.*?\*\/ ?)?(?:new \w+\(\)|\[\];|\{\};)/m,
  /^(?:export )?const [\w$]+ = (?:\/\*.*?\*\/ ?)?(?:new (?!(?:Set|Map|RegExp|Intl\.\w+|Uint\w+)\()|Object\.create\(|once\(|\(0,)/m,
  /\bprocess(?:\.\w|\[)|\bglobalThis\b|\bimport\.meta\b|\bmodule\.\w|\bglobal\.\w/,
  // Loaded later or asynchronously, by the run that made the module.
  /__webpack_require__\.(?:e|a|nmd|hmd|t)\(/,
  /^\s+static (?!\{)\w+ = /m,
];
/** Constants of a module, which it could change in place. */
const CONSTANTS = /^(?:export )?const ([\w$]+) = /gm;
const CHANGES = /\.(?:add|set|delete|clear|push|pop|shift|unshift|splice|sort|reverse|fill)\(/.source;
/** The library of schemas keeps what it has made of a schema with the schema: nothing that a run could tell. */
const LIBRARY_OF_SCHEMAS = /\$Zod|\._zod\b/;
const IMPORTS = /__webpack_require__(?:\(|\.bind\(__webpack_require__, )(?:\/\*.*?\*\/ ?)?(\d+)/g;

/** What is known of the modules of the chunks, by their numbers. */
const factories = new Map();
const holdsState = new Map();
const imports = new Map();
const stateless = new Map();
const made = new Map();

/** Lets the runs of the bundle at this address, whatever its query, share their stateless modules. */
export function shareStatelessModules(bundle) {
  globalThis[SHARE] = shared;
  module.registerHooks({
    load(url, context, next) {
      const loaded = next(url, context);
      if (!url.startsWith(`${bundle}?`)) return loaded;
      const source = String(loaded.source);
      if (!source.includes(INSTALL))
        throw new Error(`${bundle} installs its chunks in another way: see ${import.meta.url}`);
      const call = `__nccwpck_require__.m[moduleId] = globalThis[Symbol.for('${SHARE.description}')](moduleId, modules[moduleId]);`;
      return { ...loaded, source: source.replace(INSTALL, call) };
    },
  });
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
    imports.set(id, new Set([...(code ?? '').matchAll(IMPORTS)].map(([, next]) => next)));
  }
  return holdsState.get(id);
}

/** Whether a module of this code could keep something of a run, or know its surroundings. */
export function keepsState(code) {
  if (LIBRARY_OF_SCHEMAS.test(code)) return false;
  if (STATE.some((pattern) => pattern.test(code))) return true;
  const names = [...code.matchAll(CONSTANTS)].map(([, name]) => name.replaceAll('$', '\\$'));
  if (names.length === 0) return false;
  const named = `(?<![\\w$.])(?:${names.join('|')})`;
  return new RegExp(
    `${named}${CHANGES}|${named}(?:\\.\\w+|\\[[^\\]]*\\])+ ?(?:[-+|?]{0,2}=(?![=>])|\\+\\+|--)`,
  ).test(code);
}
