import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LoadPackage } from '../ports.ts';

/**
 * Packages that are no part of this one: their user installs them. They are looked for as Node looks, from each folder upwards, and at
 * last beside this file.
 */
export const nodePackages = (): LoadPackage => async (name, from) => {
  for (const base of [
    ...from.map((folder) => pathToFileURL(join(folder, 'package.json')).href),
    import.meta.url,
  ]) {
    const path = resolved(name, base);
    // The name is known only here, so the bundle leaves it to Node.
    if (path !== undefined) return import(/* webpackIgnore: true */ pathToFileURL(path).href);
  }
  return undefined;
};

function resolved(name: string, base: string): string | undefined {
  try {
    return createRequire(base).resolve(name);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}
