// Has the bundle evaluate what is used, when it is used. As it is bundled, a module evaluates all that it imports, and all of its own
// constants, before anybody has asked for one of them: a run of one case would build the schemas of experiments and compile the
// patterns of every scorer. So each module is asked for where the first name of it is used, and a constant is made where it is first
// read. That changes nothing but the time, since no module of ours does anything when it is imported: `package.json` says so
// (`sideEffects`), and what stands outside of it is reached through ports/, pages/ and tracing/ alone, whose constants are left as they are.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { parse } from 'acorn';
import { full } from 'acorn-walk';

const OURS = /^\.\/lib\//;
const PACKAGE = /^\.\/node_modules\//;
const PORTS = /^\.\/lib\/(?:ports|pages|tracing)\//;
/** What the bundler writes before the imports of a module of ECMAScript; others may count on the order in which they are evaluated. */
const IMPORTED = /(?:^\/\/ EXTERNAL MODULE: .*\n|^\/\* harmony import \*\/ )$/m;
const JOINED = /^;?\/\/ CONCATENATED MODULE: (.*)$/;
/** What costs something to make, or names what does; a number, a text or a function is there at once. */
const MADE = new Set([
  'ArrayExpression',
  'CallExpression',
  'NewExpression',
  'ObjectExpression',
  'TaggedTemplateExpression',
]);

/** Changes the files of a bundle in their place. */
export function makeLazy(folder) {
  const files = readdirSync(folder)
    .filter((name) => /^(?:\d+\.)?index\.js$/.test(name))
    .map((name) => join(folder, name));
  const texts = files.map((file) => readFileSync(file, 'utf8'));
  const paths = pathsIn(texts);
  for (const [at, file] of files.entries()) writeFileSync(file, lazily(texts[at], paths));
}

/** How the bundle asks for what Node brings; each time it makes a `require` of its own. */
const BUILTIN = /__WEBPACK_EXTERNAL_createRequire\(import\.meta\.url\)\("((?:node:)?[\w/]+)"\)/g;

/** Has the bundle ask Node for what Node brings without a detour, where the Node that runs it can. */
export function askNodeDirectly(folder) {
  const index = join(folder, 'index.js');
  const text = readFileSync(index, 'utf8');
  const from = 'var __webpack_modules__ = (';
  if (text.split(from).length !== 2 || !BUILTIN.test(text))
    throw new Error('the bundle begins in another way');
  // A Node without one would answer undefined, where `require` says what is missing.
  for (const [, name] of text.matchAll(BUILTIN))
    if (!isBuiltin(name)) throw new Error(`${name} is nothing that Node brings`);
  const builtin = `const builtin = process.getBuiltinModule ?? __WEBPACK_EXTERNAL_createRequire(import.meta.url);\n`;
  writeFileSync(
    index,
    text.replace(BUILTIN, 'builtin("$1")').replace(from, () => builtin + from),
  );
}

/** Paths of modules by their numbers, which the bundler writes where one is imported. */
function pathsIn(texts) {
  const paths = new Map();
  for (const text of texts)
    for (const [, path, id] of text.matchAll(
      /\/\/ EXTERNAL MODULE: (\S+)[^\n]*\n[^\n]*__(?:webpack|nccwpck)_require__\((\d+)\)/g,
    ))
      paths.set(id, path);
  return paths;
}

/** One file of a bundle, of which `paths` says what the modules are called. */
export function lazily(text, paths) {
  const tree = parse(text, { ecmaVersion: 'latest', sourceType: 'module' });
  const edits = [];
  for (const { id, body } of modulesOf(tree))
    edits.push(...new Module(text, body, paths.get(id) ?? '', paths).edits());
  const changed = applied(text, edits);
  // A line that begins with a parenthesis would go on with the one before it, if that one ends without a semicolon.
  if (statementsIn(parse(changed, { ecmaVersion: 'latest', sourceType: 'module' })) !== statementsIn(tree))
    throw new Error('a change has joined two statements of the bundle');
  return changed;
}

function statementsIn(tree) {
  let count = 0;
  full(tree, ({ type }) => {
    if (type === 'ExpressionStatement') count += 1;
  });
  return count;
}

function* modulesOf(tree) {
  for (const statement of tree.body) {
    const { declarations = [] } = statement.declaration ?? statement;
    for (const { id, init } of declarations)
      if (init?.type === 'ObjectExpression' && ['modules', '__webpack_modules__'].includes(id.name))
        for (const { key, value } of init.properties)
          if (value?.body?.type === 'BlockStatement') yield { id: String(key.value), body: value };
  }
}

/** A module of the bundle: the function that evaluates it. */
class Module {
  constructor(text, fn, path, paths) {
    this.text = text;
    this.paths = paths;
    this.fn = fn;
    this.path = path;
    this.isOfPackage = isOfPackage(path, text.slice(fn.start, fn.end));
    this.requireName = fn.params[2]?.name;
    /** Names declared anywhere in it, with how often: one that is declared twice may mean something else further in. */
    this.declared = new Map();
    this.uses = new Map();
  }

  edits() {
    if (this.requireName === undefined) return [];
    const lazy = new Map([...this.imports(), ...this.constants()]);
    if (lazy.size === 0) return [];
    this.look(this.fn.body, undefined, undefined, lazy);
    const edits = [];
    for (const [name, made] of lazy) {
      const uses = this.uses.get(name) ?? [];
      if (this.declared.get(name) !== 1) continue;
      // What is handed on as a whole, and not by one of its names.
      if (made.isImport && (uses.length === 0 || uses.some(({ isMember }) => !isMember))) continue;
      edits.push(...made.edits);
      for (const { start, end, key } of uses)
        edits.push({ start, end, text: key === undefined ? made.value : `${key}: ${made.value}` });
    }
    return edits;
  }

  /** `var x = require(1);` by its name, where a comment says what it imports. */
  *imports() {
    for (const statement of this.fn.body.body) {
      const one = onlyDeclared(statement);
      if (one === undefined || !this.isRequire(one.init)) continue;
      if (!IMPORTED.test(this.before(statement.start))) continue;
      const { name } = one.id;
      const { start, end } = statement;
      // A package keeps its order, but for what Node brings.
      if (this.isOfPackage && this.paths.get(String(one.init.arguments[0].value)) !== 'external') continue;
      const call = this.text.slice(one.init.start, one.init.end);
      yield [
        name,
        { isImport: true, edits: [{ start, end, text: `var ${name};` }], value: `(${name} ??= ${call})` },
      ];
    }
  }

  /** `const x = made();` by its name. */
  *constants() {
    let path = this.path;
    let from = this.fn.body.start;
    for (const statement of this.fn.body.body) {
      for (const line of this.text.slice(from, statement.start).split('\n'))
        path = JOINED.exec(line)?.[1] ?? path;
      from = statement.end;
      const one = onlyDeclared(statement);
      if (statement.kind !== 'const' || one === undefined || !isOfOurs(path) || !isMade(one.init)) continue;
      const { name } = one.id;
      const make = `${name}$made`;
      if (this.text.includes(make)) throw new Error(`${path}: ${make} is taken`);
      yield [
        name,
        {
          edits: [
            {
              start: statement.start,
              end: one.init.start,
              text: `var ${name};\nfunction ${make}() { return ${name} = `,
            },
            { start: one.init.end, end: statement.end, text: '; }' },
          ],
          value: `(${name} ?? ${make}())`,
        },
      ];
    }
  }

  isRequire(init) {
    return (
      init?.type === 'CallExpression' &&
      init.callee.name === this.requireName &&
      init.arguments.length === 1 &&
      init.arguments[0].type === 'Literal'
    );
  }

  /** What stands before a place, in its line and the one before. */
  before(start) {
    const end = this.text.lastIndexOf('\n', start - 1);
    return this.text.slice(this.text.lastIndexOf('\n', end - 1) + 1, start);
  }

  /** Walks through the module and notes what is declared and used. */
  look(node, parent, key, lazy) {
    for (const name of boundBy(node)) this.declared.set(name, (this.declared.get(name) ?? 0) + 1);
    if (node.type === 'Identifier') {
      if (lazy.has(node.name) && !isName(parent, key)) this.use(node, parent, key);
      return;
    }
    for (const [name, value] of Object.entries(node)) {
      if (name === 'key' && node.type === 'Property' && node.shorthand) continue;
      if (Array.isArray(value)) {
        for (const one of value) if (one !== null) this.look(one, node, name, lazy);
      } else if (typeof value?.type === 'string') this.look(value, node, name, lazy);
    }
  }

  use({ name, start, end }, parent, key) {
    const uses = this.uses.get(name) ?? [];
    this.uses.set(name, uses);
    const isShort = parent.type === 'Property' && parent.shorthand;
    const isMember = parent.type === 'MemberExpression' && key === 'object';
    uses.push({ start, end, isMember, ...(isShort ? { key: name } : {}) });
  }
}

/** Whether anything of a module is of a package. One that is only reached late has no path, but those of the files that it is joined of. */
function isOfPackage(path, code) {
  const joined = [...code.matchAll(new RegExp(JOINED, 'gm'))].map(([, one]) => one);
  const all = path === '' ? joined : [path, ...joined];
  return all.length === 0 || all.some((one) => PACKAGE.test(one));
}

function onlyDeclared(statement) {
  if (statement.type !== 'VariableDeclaration' || statement.declarations.length !== 1) return undefined;
  const [one] = statement.declarations;
  return one.id.type === 'Identifier' && one.init ? one : undefined;
}

const isOfOurs = (path) => OURS.test(path) && !PORTS.test(path);
const isMade = (init) => MADE.has(init.type) || (init.type === 'Literal' && init.regex !== undefined);

/** Whether an identifier is but the name of a member, or is where a name is declared. */
function isName(parent, key) {
  if (parent.type === 'MemberExpression') return key === 'property' && !parent.computed;
  if (['Property', 'MethodDefinition', 'PropertyDefinition'].includes(parent.type))
    return key === 'key' && !parent.computed;
  if (parent.type === 'VariableDeclarator') return key === 'id';
  return false;
}

/** Names that a node declares. */
function boundBy(node) {
  switch (node.type) {
    case 'VariableDeclarator':
      return namesIn(node.id);
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return [...(node.id ? [node.id.name] : []), ...node.params.flatMap(namesIn)];
    case 'ClassDeclaration':
    case 'ClassExpression':
      return node.id ? [node.id.name] : [];
    case 'CatchClause':
      return node.param ? namesIn(node.param) : [];
    default:
      return [];
  }
}

/** Names in a pattern. */
function namesIn(pattern) {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap((one) => namesIn(one.value ?? one.argument));
    case 'ArrayPattern':
      return pattern.elements.flatMap(namesIn);
    case 'AssignmentPattern':
      return namesIn(pattern.left);
    case 'RestElement':
      return namesIn(pattern.argument);
    default:
      return [];
  }
}

/** A text with pieces replaced, some of which stand in others. */
function applied(text, edits) {
  const sorted = edits.sort((a, b) => a.start - b.start);
  let changed = '';
  let at = 0;
  for (const { start, end, text: put } of sorted) {
    if (start < at) throw new Error(`two changes of one place: ${text.slice(start, end)}`);
    changed += text.slice(at, start) + put;
    at = end;
  }
  return changed + text.slice(at);
}
