import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PageCode } from '../schema/product.ts';

/**
 * Where the program of pages lies once it is built: in `pages/` beside the bundle, and for the sources, which stand alone, in that of
 * `dist/` (scripts/build-pages.mjs puts it there).
 */
export function pagesFolder(): string {
  const file = fileURLToPath(import.meta.url);
  const isAlone = basename(file).startsWith('page-code.');
  return join(dirname(file), isAlone ? '../../dist/pages' : 'pages');
}

let known: PageCode | null | undefined;

/** The program of pages, read once; null where it was not built. */
export function pageCode(): PageCode | null {
  if (known !== undefined) return known;
  try {
    const script = readFileSync(join(pagesFolder(), 'page.js'), 'utf8');
    const style = readFileSync(join(pagesFolder(), 'page.css'), 'utf8');
    known = { script, style, scriptHash: digest(script), styleHash: digest(style) };
  } catch {
    known = null;
  }
  return known;
}

const digest = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
