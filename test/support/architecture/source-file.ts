import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import type { AnyNode } from 'acorn';
import { full } from 'acorn-walk';
import { literalOf, treeOf } from './syntax-tree.ts';

/** A file of src/: its path from there, with slashes, and what stands in it. */
export interface SourceFile {
  path: string;
  text: string;
}

/** Every TypeScript file below a folder. */
export function sourceFiles(folder: string, below = ''): SourceFile[] {
  return readdirSync(`${folder}/${below}`, { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(below, entry.name);
    if (entry.isDirectory()) return sourceFiles(folder, path);
    return /\.tsx?$/.test(entry.name) ? [{ path, text: readFileSync(`${folder}/${path}`, 'utf8') }] : [];
  });
}

const imports = new WeakMap<SourceFile, string[]>();

/**
 * What a file takes from its own tree: `import`, `export from`, `import()` and the types of either, and every text that is a relative path
 * of a TypeScript file, as in `new URL('./worker.ts', import.meta.url)`.
 */
export function importsOf(file: SourceFile): string[] {
  const known = imports.get(file);
  if (known !== undefined) return known;
  // Types are gone from the tree, so they are looked for in the text.
  const found = [
    ...file.text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*['"`](\.[^'"`]+)['"`]|<reference path="(\.[^"]+)"/g),
  ].map((match) => (match[1] ?? match[2]) as string);
  // Few files have other texts that look like one, or spell a letter of one by its number, and only of these the tree is walked.
  const looksLike = file.text.matchAll(/['"`](\.\.?\/[\w./-]+\.tsx?)['"`]/g);
  const isSpelled = /['"`][^'"`\n]*\\[xu0-7]/.test(file.text);
  if (isSpelled || [...looksLike].some((match) => !found.includes(match[1] as string)))
    full(treeOf(file), (node) => {
      const text = literalOf(node as AnyNode);
      if (text !== undefined && /^\.\.?\/[\w./-]+\.tsx?$/.test(text)) found.push(text);
    });
  const targets = [...new Set(found.map((target) => posix.join(posix.dirname(file.path), target)))];
  imports.set(file, targets);
  return targets;
}

/** The folder of src/, or the file in it, that has a place among the layers. */
export const unitOf = (path: string): string => path.split('/')[0] as string;
