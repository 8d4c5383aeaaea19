import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pageBundle } from '../../scripts/build-pages.mjs';
import { piecesOf } from '../../src/reports/case-report.ts';
import { htmlReport } from '../../src/reports/pages/html-report.ts';
import type { PageHead } from '../../src/reports/pages/page-data.ts';
import { wholePage } from '../../src/reports/pages/page-document.ts';
import type { PageCode } from '../../src/schema/product.ts';
import type { RunReport } from '../../src/schema/run.ts';

/** Pages as files, with the program that the sources make. */
export interface PageFiles extends Disposable {
  code: PageCode;
  /** Address of the page of a run. */
  run(name: string, report: RunReport): string;
  /** Address of the page of something else. */
  page(name: string, head: PageHead): string;
}

/** An empty folder for pages, which is gone at the end. */
export async function pageFiles(): Promise<PageFiles> {
  const { script, style } = await pageBundle(join(import.meta.dirname, '../..'));
  const digest = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
  const code = { script, style, scriptHash: digest(script), styleHash: digest(style) };
  const folder = mkdtempSync(join(tmpdir(), 'pages-'));
  const written = (name: string, pieces: Iterable<string>) => {
    const path = join(folder, `${name}.html`);
    writeFileSync(path, [...pieces].join(''));
    return pathToFileURL(path).href;
  };
  return {
    code,
    run: (name, report) => written(name, piecesOf(htmlReport({ page: () => code }), report)),
    page: (name, head) => written(name, wholePage(head, code)),
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  };
}
