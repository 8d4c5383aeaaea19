/** The page of a run of 10,000 cases in Chromium: when it shows its verdict, and how long a filter takes. */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { pageBundle } from '../../scripts/build-pages.mjs';
import { piecesOf } from '../../src/reports/case-report.ts';
import { htmlReport } from '../../src/reports/pages/html-report.ts';
import { chromiumPath, WITHOUT_CHROMIUM } from '../../test/support/chromium.ts';
import { largeReport } from '../../test/support/large-report.ts';

const CASES = 10_000;
const ROUNDS = 5;
const FILTERS = ['question number 4711', 'shoes', 'nothing is like that', 'case-9'];

export async function pages() {
  if (chromiumPath() === undefined)
    return [{ figure: 'pages', value: 'not measured', note: WITHOUT_CHROMIUM }];
  const { script, style } = await pageBundle(join(import.meta.dirname, '../..'));
  const digest = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
  const code = { script, style, scriptHash: digest(script), styleHash: digest(style) };
  const folder = mkdtempSync(join(tmpdir(), 'pages-bench-'));
  const file = join(folder, 'report.html');
  const pieces = [...piecesOf(htmlReport({ page: () => code }), largeReport(CASES))];
  writeFileSync(file, pieces.join(''));
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push(await once(browser, pathToFileURL(file).href));
    const least = (of) => Math.min(...rounds.map(of));
    const note = `least of ${ROUNDS}`;
    return [
      {
        figure: 'program and style sheet',
        value: (script.length + style.length) / 1000,
        ...{ unit: ' kB', bound: { most: 250 } },
      },
      { figure: `page of ${CASES} cases`, value: pieces.join('').length / 1e6, unit: ' MB' },
      {
        figure: 'first paint, the verdict',
        value: least(({ paint }) => paint),
        ...{ unit: ' ms', bound: { most: 1_000 }, note },
      },
      { figure: 'list of cases', value: least(({ rows }) => rows), unit: ' ms', note },
      {
        figure: `slowest of ${FILTERS.length} filters, drawn`,
        value: least(({ filter }) => filter),
        ...{ unit: ' ms', bound: { most: 100 }, note },
      },
    ];
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** One visit, in a context of its own: nothing is cached. */
async function once(browser, address) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.goto(`${address}#/cases`);
    await page.waitForSelector('.row');
    const rows = await page.evaluate('performance.now()');
    const paint = await page.evaluate(`performance.getEntriesByName('first-contentful-paint')[0].startTime`);
    let filter = 0;
    for (const text of FILTERS) filter = Math.max(filter, await page.evaluate(filterBy(text)));
    return { rows, paint, filter };
  } finally {
    await context.close();
  }
}

const filterBy = (text) => `(async () => {
  const field = document.getElementById('search');
  const begun = performance.now();
  field.value = ${JSON.stringify(text)};
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  return performance.now() - begun;
})()`;
