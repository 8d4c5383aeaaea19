import { createRequire } from 'node:module';
import { isAbsolute, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LoadPackage, PackagePath } from '../ports.ts';

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

/** Also undefined for what may only be imported: Node says the path of that only to its importer. */
export const nodePackagePath: PackagePath = (name, from) => {
  try {
    const path = createRequire(join(from, 'package.json')).resolve(name);
    return isAbsolute(path) ? path : undefined; // Its own modules have names.
  } catch {
    return undefined;
  }
};

function resolved(name: string, base: string): string | undefined {
  try {
    return createRequire(base).resolve(name);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}
