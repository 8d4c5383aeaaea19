import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

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
    return entry.name.endsWith('.ts') ? [{ path, text: readFileSync(`${folder}/${path}`, 'utf8') }] : [];
  });
}

/** What a file imports of its own tree: `import`, `export from`, `import()` and `typeof import()`, types included. */
export function importsOf({ path, text }: SourceFile): string[] {
  return [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*['"`](\.[^'"`]+)['"`]/g)].map((match) =>
    posix.join(posix.dirname(path), match[1] as string),
  );
}

/** The folder of src/, or the file in it, that has a place among the layers. */
export const unitOf = (path: string): string => path.split('/')[0] as string;
