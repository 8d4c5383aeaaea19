import { builtinModules } from 'node:module';
import type { AnyNode } from 'acorn';
import { ancestor } from 'acorn-walk';
import type { Rule } from './rules.ts';
import { type SourceFile, unitOf } from './source-file.ts';
import { declaredIn, literalOf, treeOf } from './syntax-tree.ts';

/** Modules of Node that only compute; all others reach outside. */
const PURE = new Set(
  [
    'path',
    'url',
    'util',
    'buffer',
    'stream',
    'events',
    'string_decoder',
    'zlib',
    'crypto',
    'async_hooks',
  ].map((name) => `node:${name}`),
);
/** What of `node:crypto` computes the same each time, or checks. */
const REPEATABLE_CRYPTO = new Set([
  'createCipheriv',
  'createDecipheriv',
  'createHash',
  'createHmac',
  'hash',
  'createPrivateKey',
  'createPublicKey',
  'hkdfSync',
  'timingSafeEqual',
  'X509Certificate',
]);
/** Global things by which a program reaches outside, with what to use in their place. `setImmediate` only lets others go first. */
const GLOBALS: Readonly<Record<string, string>> = {
  process: 'use ports.env, or let the entry point pass it in',
  globalThis: 'name what you need',
  fetch: 'use ports.http',
  WebSocket: 'use ports.http',
  XMLHttpRequest: 'use ports.http',
  EventSource: 'use ports.http',
  performance: 'use ports.clock',
  setTimeout: 'use ports.clock',
  setInterval: 'use ports.clock',
  crypto: 'use ports.random or ports.ids',
  require: 'import it',
};

/** What a file holds that reaches outside by more than its imports; names may be spelled by escapes. */
const MAY_REACH = new RegExp(
  String.raw`\b(?:${[...Object.keys(GLOBALS), 'Date', 'Math'].join('|')})\b|\bimport\s*[(/.]|\\u`,
);

const isModuleStatement = (node: AnyNode) =>
  node.type === 'ImportDeclaration' ||
  node.type === 'ExportAllDeclaration' ||
  ('source' in node && node.source);

/** A file that may reach outside in one way, with the reason. */
export interface Opening {
  path: string;
  uses: RegExp;
  reason: string;
}

/** The outside is reached through ports/ alone; openings are named one by one, and one that nothing needs is an offence as well. */
export const outsideThroughPorts =
  (openings: readonly Opening[]): Rule =>
  (files) => {
    const needed = new Set<Opening>();
    const offences = files
      .filter(({ path }) => unitOf(path) !== 'ports')
      .flatMap((file) =>
        reachesOf(file).flatMap(([found, remedy]) => {
          const opening = openings.find((one) => one.path === file.path && one.uses.test(found));
          if (opening === undefined) return [`${file.path}: ${found} – ${remedy}`];
          needed.add(opening);
          return [];
        }),
      );
    const idle = openings
      .filter((one) => !needed.has(one))
      .map((one) => `${one.path}: needs no opening for ${one.uses}`);
    return [...new Set([...offences, ...idle])];
  };

/** Every way in which a file reaches outside, as `process.env`, with what to do instead. */
function reachesOf(file: SourceFile): [found: string, remedy: string][] {
  const tree = treeOf(file);
  const found: [string, string][] = [];
  let own: Set<string> | undefined;
  const declared = (name: string) => {
    own ??= declaredIn(tree);
    return own.has(name);
  };
  // Imports stand at the top of a file; below it most files name nothing of the outside.
  const looked = MAY_REACH.test(file.text) ? tree : { ...tree, body: tree.body.filter(isModuleStatement) };
  ancestor(looked, {
    Identifier(node, _state, ancestors) {
      const remedy = Object.hasOwn(GLOBALS, node.name) ? GLOBALS[node.name] : undefined;
      if (remedy !== undefined && !declared(node.name)) found.push([withMember(node, ancestors), remedy]);
      if (node.name === 'Date' || node.name === 'Math') found.push(...timeOrChance(node, ancestors));
    },
    ImportDeclaration(node) {
      found.push(...imported(literalOf(node.source) ?? ''));
      if (node.source.value !== 'node:crypto') return;
      for (const one of node.specifiers) {
        const name =
          one.type === 'ImportSpecifier' && one.imported.type === 'Identifier' ? one.imported.name : '*';
        if (!REPEATABLE_CRYPTO.has(name))
          found.push([`node:crypto ${name}`, 'use ports.random or ports.ids']);
      }
    },
    ExportNamedDeclaration(node) {
      if (node.source) found.push(...imported(literalOf(node.source) ?? ''));
    },
    ExportAllDeclaration(node) {
      found.push(...imported(literalOf(node.source) ?? ''));
    },
    ImportExpression(node) {
      const specifier = literalOf(node.source);
      if (specifier === undefined)
        found.push(['import() of a value', 'name the file, so that it can be followed']);
      else if (specifier === 'node:crypto') found.push([specifier, 'import what you need of it by name']);
      else found.push(...imported(specifier));
    },
  });
  return found;
}

function imported(specifier: string): [string, string][] {
  if (specifier.startsWith('#') || specifier === 'agent-assay' || specifier.startsWith('agent-assay/'))
    return [[specifier, 'import the file by its path']];
  const isBuiltIn = specifier.startsWith('node:') || builtinModules.includes(specifier);
  return isBuiltIn && !PURE.has(specifier) ? [[specifier, 'take it from Ports']] : [];
}

/** `process.env` for `process.env`, `process?.env` and `process['env']`; the name alone for everything else. */
function withMember(node: AnyNode & { name: string }, ancestors: readonly AnyNode[]): string {
  const parent = ancestors.at(-2);
  if (parent?.type !== 'MemberExpression' || parent.object !== node) return node.name;
  const member = parent.computed
    ? literalOf(parent.property)
    : parent.property.type === 'Identifier'
      ? parent.property.name
      : undefined;
  return member === undefined ? node.name : `${node.name}.${member}`;
}

/** The time of day and chance; `new Date(value)`, `Date.parse` and the rest of Math only compute. */
function timeOrChance(node: AnyNode & { name: string }, ancestors: readonly AnyNode[]): [string, string][] {
  const parent = ancestors.at(-2);
  const name = withMember(node, ancestors);
  if (name === 'Math.random') return [[name, 'use ports.random']];
  if (name === 'Date.now') return [[name, 'use ports.clock']];
  if (node.name !== 'Date' || parent === undefined) return [];
  if (parent.type === 'NewExpression' && parent.callee === node && parent.arguments.length === 0)
    return [['new Date', 'use ports.clock']];
  if (parent.type === 'CallExpression' && parent.callee === node) return [['Date()', 'use ports.clock']];
  return [];
}
