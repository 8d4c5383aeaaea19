import type { AnyNode } from 'acorn';
import { ancestor } from 'acorn-walk';
import type { Rule } from './rules.ts';
import type { SourceFile } from './source-file.ts';
import { linesOf, treeOf } from './syntax-tree.ts';

/** A function by its place: `runs/run.ts run`; the nearest name outside of it where it has none. */
export interface MeasuredFunction {
  at: string;
  line: number;
  lines: number;
}

const measured = new WeakMap<SourceFile, MeasuredFunction[]>();

/** Every function of a file with its length in lines, the first and the last included. */
export function functionsOf(file: SourceFile): MeasuredFunction[] {
  const known = measured.get(file);
  if (known !== undefined) return known;
  const found: MeasuredFunction[] = [];
  const lineOf = linesOf(file);
  const measure = (node: AnyNode, _state: unknown, ancestors: AnyNode[]) => {
    const line = lineOf(node.start);
    const named = ancestors.findLast((one) => nameOf(one) !== undefined);
    const name = (named && nameOf(named)) ?? 'anonymous';
    found.push({ at: `${file.path} ${name}`, line, lines: lineOf(node.end) - line + 1 });
  };
  ancestor(treeOf(file), {
    FunctionDeclaration: measure,
    FunctionExpression: measure,
    ArrowFunctionExpression: measure,
  });
  measured.set(file, found);
  return found;
}

function nameOf(node: AnyNode): string | undefined {
  if (node.type === 'FunctionDeclaration' || node.type === 'FunctionExpression') return node.id?.name;
  if (node.type === 'VariableDeclarator') return node.id.type === 'Identifier' ? node.id.name : undefined;
  if (node.type === 'Property' || node.type === 'MethodDefinition')
    return node.key.type === 'Identifier' ? node.key.name : undefined;
  return undefined;
}

/** Functions have at most `most` lines; exceptions are named with their reason, and one that is not needed is an offence as well. */
export const functionsAreShort =
  (most: number, exceptions: Readonly<Record<string, string>>): Rule =>
  (files) => {
    const long = files.flatMap(functionsOf).filter(({ lines }) => lines > most);
    const names = new Set(long.map(({ at }) => at));
    return [
      ...long
        .filter(({ at }) => !(at in exceptions))
        .map(
          ({ at, line, lines }) => `${at} (line ${line}): ${lines} lines; give its steps names of their own`,
        ),
      ...Object.keys(exceptions)
        .filter((at) => !names.has(at))
        .map((at) => `${at}: needs no exception; take it off the list`),
    ];
  };
