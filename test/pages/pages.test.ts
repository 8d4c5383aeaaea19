import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readLabel } from '../../src/calibrations/read-label.ts';
import { comparisonHead } from '../../src/reports/pages/comparison-data.ts';
import { experimentHead } from '../../src/reports/pages/experiment-data.ts';
import { optimizationHead } from '../../src/reports/pages/optimization-data.ts';
import {
  axeFindings,
  chromiumPath,
  overflowOf,
  startChromium,
  WITHOUT_CHROMIUM,
  watched,
} from '../support/chromium.ts';
import { hostileTexts } from '../support/hostile-texts.ts';
import { largeReport } from '../support/large-report.ts';
import { type PageFiles, pageFiles } from '../support/page-files.ts';
import {
  hostileComparison,
  improvementComparison,
  regressionComparison,
} from '../support/sample-comparison.ts';
import {
  conclusiveExperiment,
  hostileExperiment,
  threeVariantsExperiment,
} from '../support/sample-experiment.ts';
import { sampleOptimization } from '../support/sample-optimization.ts';
import {
  emptyReport,
  hostileReport,
  mixedReport,
  passedReport,
  sampleAttempt,
  sampleCase,
  sampleReport,
  sampleResult,
  sampleTurn,
} from '../support/sample-report.ts';

const CASES = 10_000;
const VIEWPORT = { width: 1440, height: 900 };
/** What acts wherever a text is taken for markup, an address or a program. */
const MARKUP = [
  '<script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '<!--<script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '"><iframe src=javascript:alert(1)>',
  'javascript:alert(1)',
  '<style>*{background:url(http://127.0.0.1:9/x)}</style>',
  '<a href="http://127.0.0.1:9/" ping="http://127.0.0.1:9/">x</a>',
  '<meta http-equiv=refresh content="0;url=http://127.0.0.1:9/">',
  '{{constructor.constructor("alert(1)")()}}',
  '__proto__',
  'constructor',
];

/** `1.2 s` and `850 ms` in milliseconds. */
const durationOf = (shown: string) => Number.parseFloat(shown) * (shown.endsWith('ms') ? 1 : 1000);

if (chromiumPath() === undefined) console.warn(WITHOUT_CHROMIUM);

describe.skipIf(chromiumPath() === undefined)('a page in a browser', () => {
  let browser: Browser;
  let context: BrowserContext;
  let files: PageFiles;
  let large = '';

  beforeAll(async () => {
    [browser, files] = await Promise.all([startChromium(), pageFiles()]);
    context = await browser.newContext({ viewport: VIEWPORT });
    large = files.run('large', largeReport(CASES));
  });
  afterAll(async () => {
    await browser?.close();
    files?.[Symbol.dispose]();
  });

  /** Opens it in a tab, does something there, and finds that nothing went wrong on the way. What it keeps is gone at the end. */
  async function on(address: string, act: (page: Page) => Promise<void>): Promise<void> {
    const page = await context.newPage();
    try {
      const seen = watched(page);
      await page.goto(address);
      await act(page);
      expect(seen).toEqual([]);
      expect(context.pages()).toEqual([page]);
      await page.evaluate('localStorage.clear()');
      await page.close();
    } catch (fault) {
      // Whatever it left, a page that no longer answers among it, is in nobody's way.
      await context.close();
      context = await browser.newContext({ viewport: VIEWPORT });
      throw fault;
    }
  }
  const addressOf = (name: string): string => {
    const compared = { comparison: regressionComparison() };
    const made: Record<string, () => string> = {
      failing: () => files.run(name, { ...mixedReport(), ...compared }),
      passing: () => files.run(name, passedReport()),
      empty: () => files.run(name, emptyReport()),
      comparison: () => files.page(name, comparisonHead(regressionComparison())),
      improvement: () => files.page(name, comparisonHead(improvementComparison())),
      experiment: () => files.page(name, experimentHead({ ...conclusiveExperiment(), cases: DOTS })),
      variants: () => files.page(name, experimentHead(threeVariantsExperiment())),
      optimization: () => files.page(name, optimizationHead(sampleOptimization())),
    };
    return made[name]?.() ?? '';
  };
  const DOTS = Array.from({ length: 12 }, (_, index) => ({
    id: `case-${index}`,
    values: { baseline: index / 12, terse: Math.min(1, index / 12 + 0.2) },
  }));

  const VIEWS: [string, string[]][] = [
    [
      'failing',
      ['', '#/cases', '#/case/refunds/late', '#/scorers', '#/comparison', '#/labels', '#/case/nobody'],
    ],
    ['passing', ['']],
    ['empty', ['', '#/cases']],
    ['comparison', ['']],
    ['improvement', ['']],
    ['experiment', ['']],
    ['variants', ['']],
    ['optimization', ['']],
  ];
  const LOOKS = [
    [360, 'dark'],
    [768, 'light'],
    [1440, 'light'],
  ] as const;

  it.each(VIEWS)('has no fault that axe finds, light and dark, at any width: %s', (name, hashes) =>
    on(addressOf(name), async (page) => {
      for (const hash of hashes) {
        await page.evaluate(`location.hash = ${JSON.stringify(hash)}`);
        for (const [width, colorScheme] of LOOKS) {
          await page.setViewportSize({ width, height: 800 });
          await page.emulateMedia({ colorScheme });
          await page.waitForSelector('main h1, main .empty');
          expect(await overflowOf(page), `${hash} ${width} px`).toBeLessThanOrEqual(0);
          if (width !== 768) expect(await axeFindings(page), `${hash} ${width} px`).toEqual([]);
        }
      }
    }),
  );

  it('says the verdict first, why, and what moved', () =>
    on(addressOf('failing'), async (page) => {
      expect(await page.textContent('main h1')).toMatch(/^Evals failed/);
      const text = await page.innerText('main');
      expect(text).toContain('What moved');
      expect(text).toContain('Why it fails');
    }));

  it('finds, filters and sorts ten thousand cases, of which few are in the document', () =>
    on(`${large}#/cases`, async (page) => {
      await page.waitForSelector('.row');
      expect(await page.textContent('.found')).toBe(`${CASES.toLocaleString('en')} cases`);
      expect(await page.locator('.row').count()).toBeLessThan(100);
      await page.fill('#search', 'question number 4711');
      await expect.poll(() => page.textContent('.found')).toBe('1 of 10,000 cases');
      expect(await page.textContent('.row code')).toBe('orders/case-4711');
      await page.fill('#search', '');
      await page.click('.chip:has-text("errored")');
      await expect.poll(() => page.textContent('.found')).toBe('100 of 10,000 cases');
      await page.click('.chip:has-text("errored")');
      await page.selectOption('select[aria-label=Tag]', 'accounts');
      await expect.poll(() => page.textContent('.found')).toBe('2,000 of 10,000 cases');
      await page.selectOption('select[aria-label="Scorer not passed"]', 'faithfulness');
      await expect.poll(() => page.textContent('.found')).toBe('1,000 of 10,000 cases');
      await page.selectOption('select[aria-label=Order]', 'slowest');
      const times = (await page.locator('.row-ms').allTextContents()).map(durationOf);
      expect(times).toEqual([...times].sort((one, other) => other - one));
      await page.evaluate('window.scrollTo(0, document.body.scrollHeight)');
      await page.waitForTimeout(50);
      expect(await page.locator('.row').count()).toBeGreaterThan(5);
    }));

  it('leads to the same place by its address, and back', () =>
    on(`${large}#/cases?q=case-4713&status=failed`, async (page) => {
      await page.waitForSelector('.row');
      expect(await page.textContent('.found')).toBe('1 of 10,000 cases');
      await page.click('.row');
      expect(page.url()).toContain('#/case/accounts/case-4713?q=case-4713&status=failed');
      expect(await page.textContent('main h1')).toContain('accounts/case-4713');
      expect(await page.textContent('mark')).toBe('Returns are accepted within 45 days');
      await page.goBack();
      await page.waitForSelector('.row');
      expect(await page.inputValue('#search')).toBe('case-4713');
    }));

  it('can be used by keys alone', () =>
    on(large, async (page) => {
      await page.waitForSelector('main h1');
      await page.keyboard.press('j');
      await page.waitForSelector('.row');
      await page.keyboard.press('j');
      await page.keyboard.press('j');
      await page.keyboard.press('k');
      const second = await page.textContent('.row.is-current code');
      await page.keyboard.press('Enter');
      await page.waitForSelector('.case-head');
      expect(await page.textContent('.case-head h1')).toContain(second);
      await page.keyboard.press('j');
      await expect.poll(() => page.textContent('.place .quiet')).toBe('3 of 10,000');
      await page.keyboard.press('Escape');
      await page.waitForSelector('.row');
      await page.keyboard.press('/');
      await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('search');
      await page.keyboard.type('case-99');
      await page.keyboard.press('Escape');
      await page.keyboard.press('?');
      await page.waitForSelector('dialog[open]');
      expect(await axeFindings(page)).toEqual([]);
      await page.keyboard.press('Escape');
      expect(await page.locator('dialog[open]').count()).toBe(0);
    }));

  it('changes its colours when it is asked to', () =>
    on(addressOf('passing'), async (page) => {
      const ground = () => page.evaluate('getComputedStyle(document.body).backgroundColor');
      const before = await ground();
      await page.keyboard.press('t');
      await page.keyboard.press('t');
      expect(await ground()).not.toBe(before);
      await page.reload();
      expect(await ground()).not.toBe(before);
    }));

  it('marks by keys the first verdict that takes a mark, and says where none does', () => {
    const check = {
      'check.contains#1': sampleResult(0, 'missing: "30 days"', {
        metadata: { kind: 'contains', expected: '30 days', actual: '45 days' },
      }),
    };
    const marked = sampleCase('marked', [
      sampleAttempt([sampleTurn({ ...check, faithfulness: sampleResult(1) })]),
    ]);
    const checked = sampleCase('checked', [sampleAttempt([sampleTurn(check)])]);
    const address = files.run('keys', sampleReport([marked, checked]));
    return on(`${address}#/case/marked`, async (page) => {
      await page.waitForSelector('.result');
      expect(await page.getAttribute('.result', 'data-scorer')).toBe('check.contains#1');
      await page.keyboard.press('w');
      await page.waitForSelector(
        '.result:has-text("faithfulness") details[open] .mark-wrong[aria-pressed=true]',
      );
      expect(await page.textContent('[role=status].said')).toBe('');
      await page.keyboard.press('j');
      await page.waitForSelector('.result:only-child');
      await page.keyboard.press('r');
      await page.waitForSelector('.said:has-text("Verdicts of checks cannot be marked.")');
    });
  });

  it('makes rows that calibrate reads of verdicts that are marked, and keeps them', () =>
    on(`${large}#/case/accounts/case-4713`, async (page) => {
      await page.waitForSelector('.result');
      await page.keyboard.press('n');
      await page.keyboard.press('w');
      await page.click('.result:has-text("answer_relevancy") summary');
      await page.click('.result:has-text("answer_relevancy") .mark-right');
      await page.reload();
      await page.click('nav a:has-text("Labels 2")');
      const [download] = await Promise.all([page.waitForEvent('download'), page.click('button.primary')]);
      expect(download.suggestedFilename()).toBe('run_8fk2.jsonl');
      const chunks = await (await download.createReadStream()).toArray();
      const rows = Buffer.concat(chunks).toString().trim().split('\n').map(readLabel);
      expect(rows).toMatchObject([
        {
          row: {
            metric: 'faithfulness',
            label: 1,
            context: ['Returns are accepted within 30 days.'],
            meta: { label_kind: 'human', group: 'accounts/case-4713', said: 'wrong' },
          },
        },
        { row: { metric: 'answer_relevancy', label: 1, meta: { said: 'right' } } },
      ]);
    }));

  it('lets no text act, whatever it says', async () => {
    const texts = [...MARKUP, ...hostileTexts];
    const cases = texts.flatMap((text) => [...hostileReport(text).cases]);
    const all = { ...hostileReport(texts.join(' ')), comparison: hostileComparison(texts.join(' ')), cases };
    await on(files.run('hostile', all), async (page) => {
      const cases = texts.map((text) => `#/case/${encodeURIComponent(text.toWellFormed())}`);
      for (const hash of ['', '#/scorers', '#/comparison', '#/cases', ...cases]) {
        await page.evaluate(`location.hash = ${JSON.stringify(hash)}`);
        await page.waitForSelector('main h1, main .empty');
        const elements = await page
          .locator('main :is(script, iframe, img, object, form, style, meta)')
          .count();
        expect(elements, hash).toBe(0);
      }
    });
    const other = MARKUP.join(' ');
    for (const head of [comparisonHead(hostileComparison(other)), experimentHead(hostileExperiment(other))])
      await on(files.page('hostile-other', head), async (page) => {
        await page.waitForSelector('main h1');
      });
  });

  it('says its verdict without a script', async () => {
    const page = await browser.newPage({ viewport: VIEWPORT, javaScriptEnabled: false });
    const seen = watched(page);
    await page.goto(addressOf('failing'));
    expect(await page.textContent('h1')).toMatch(/^Evals failed/);
    expect(seen).toEqual([]);
    await page.close();
  });
});
