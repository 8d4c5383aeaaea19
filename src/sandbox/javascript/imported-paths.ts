/**
 * What a module imports by a path that stands in it: `import … from`, `export … from`, `import "…"` and `import("…")`. Found by
 * their form, so one in a comment is found too, and one that is put together at run time is not.
 */
const IMPORT = /\b(?:from|import)\s*(?:\(\s*)?(?:(["'`])(\.{1,2}\/[^"'`\n]*?)\1)/g;

/** The relative paths that a module imports, each once, in the order written. */
export function importedPaths(source: string): string[] {
  return [...new Set([...source.matchAll(IMPORT)].map(([, , path = '']) => path))];
}
