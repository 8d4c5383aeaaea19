import { mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { build } from 'esbuild';

const root = join(import.meta.dirname, '../..');

/**
 * Paths of programs of this folder by their names, such as `background-work.ts`, built from the sources as they stand: for programs that
 * are started many times, since reading each source file alone is most of what a start costs. What is imported later stays in files of
 * its own.
 */
export async function bundledPrograms<Script extends string>(
  ...scripts: readonly Script[]
): Promise<Record<Script, string>> {
  const outdir = mkdtempSync(join(tmpdir(), 'assay-program-'));
  // Packages stay where they are, and are found from there.
  symlinkSync(join(root, 'node_modules'), join(outdir, 'node_modules'), 'junction');
  await build({
    entryPoints: scripts.map((script) => join(import.meta.dirname, script)),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    packages: 'external',
    logLevel: 'error',
    outdir,
  });
  const paths = scripts.map((script) => [script, join(outdir, `${basename(script, '.ts')}.mjs`)] as const);
  return Object.fromEntries(paths) as Record<Script, string>; // One path for each name.
}
