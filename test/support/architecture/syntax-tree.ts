import { stripTypeScriptTypes } from 'node:module';
import { type AnyNode, type Program, parse } from 'acorn';
import { full } from 'acorn-walk';
import { transformSync } from 'esbuild';
import type { SourceFile } from './source-file.ts';

const parsed = new WeakMap<SourceFile, { text: string; tree: Program }>();

/**
 * The tree of a file without its types, which become blanks, so that lines stay where they are; of one with elements in it (`.tsx`) as it is
 * written once these are calls, without line breaks between their arguments.
 */
export const treeOf = (file: SourceFile): Program => parsedFrom(file).tree;

/** On which line of it a place of the tree stands, from 1. */
export function linesOf(file: SourceFile): (place: number) => number {
  const ends = [...parsedFrom(file).text.matchAll(/\n/g)].map(({ index }) => index);
  return (place) => {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] as number) < place) low = middle + 1;
      else high = middle;
    }
    return low + 1;
  };
}

function parsedFrom(file: SourceFile): { text: string; tree: Program } {
  const known = parsed.get(file);
  if (known !== undefined) return known;
  const text = file.path.endsWith('.tsx') ? calls(file.text) : stripTypeScriptTypes(file.text);
  // Without the places as lines and columns, which cost as much as the rest of the tree.
  const made = { text, tree: parse(text, { ecmaVersion: 'latest', sourceType: 'module' }) };
  parsed.set(file, made);
  return made;
}

const calls = (text: string) =>
  transformSync(text, { loader: 'tsx', jsx: 'automatic', jsxImportSource: 'preact', target: 'es2023' }).code;

/** Names that a file declares or imports anywhere: these are not the global things of the same name. */
export function declaredIn(tree: Program): Set<string> {
  const names = new Set<string>();
  const declare = (pattern: AnyNode | null | undefined): void => {
    if (pattern?.type === 'Identifier') names.add(pattern.name);
    else if (pattern?.type === 'ObjectPattern')
      for (const one of pattern.properties) declare(one.type === 'RestElement' ? one.argument : one.value);
    else if (pattern?.type === 'ArrayPattern') pattern.elements.forEach(declare);
    else if (pattern?.type === 'AssignmentPattern') declare(pattern.left);
    else if (pattern?.type === 'RestElement') declare(pattern.argument);
  };
  full(tree, (node) => {
    const one = node as AnyNode;
    if (one.type === 'VariableDeclarator') declare(one.id);
    if ('params' in one) one.params.forEach(declare);
    if (one.type === 'FunctionDeclaration' || one.type === 'ClassDeclaration') declare(one.id);
    if (one.type === 'CatchClause') declare(one.param);
    if (one.type === 'ImportDeclaration') for (const { local } of one.specifiers) declare(local);
  });
  return names;
}

/** The text of a literal, where it is one: quotes of any kind. */
export function literalOf(node: AnyNode | null | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0)
    return node.quasis[0]?.value.cooked ?? undefined;
  return undefined;
}
