import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prComment } from '../../src/reports/pr-comment.ts';
import { chromiumPath, startChromium, WITHOUT_CHROMIUM } from '../support/chromium.ts';
import { githubPage } from '../support/github-page.ts';
import {
  badShowcase,
  goodShowcase,
  hugeShowcase,
  SHOWCASE_OPTIONS,
  showcaseOptimization,
} from '../support/showcase-reports.ts';

/** Width of a comment on a wide screen, in pixels. */
const WIDTH = 1012;

const showcases = [
  ['a run that passed', 160, () => prComment(goodShowcase(), SHOWCASE_OPTIONS)],
  [
    'a run that passed and has no baseline yet',
    160,
    () =>
      prComment(
        { ...goodShowcase(), comparison: undefined as never },
        { ...SHOWCASE_OPTIONS, baselineSource: { branch: 'main', runs: true } },
      ),
  ],
  [
    'a run that failed, with flips and a better prompt',
    750,
    () => prComment(badShowcase(), { ...SHOWCASE_OPTIONS, optimization: showcaseOptimization() }),
  ],
  ['500 failures', 900, () => prComment(hugeShowcase(), SHOWCASE_OPTIONS)],
] as const;

const skipped = chromiumPath() === undefined;

describe.skipIf(skipped)(
  `the height of a comment before anything is opened${skipped ? ` (${WITHOUT_CHROMIUM})` : ''}`,
  () => {
    let browser: Browser;
    beforeAll(async () => {
      browser = await startChromium();
    });
    afterAll(() => browser?.close());

    it.each(showcases)('%s: %d px at most', async (_, most, comment) => {
      const page = await browser.newPage({
        viewport: { width: WIDTH, height: 800 },
        javaScriptEnabled: true,
      });
      await page.setContent(githubPage(comment(), WIDTH));
      const box = await page.locator('article').boundingBox();
      await page.close();
      expect(box?.width).toBe(WIDTH);
      expect(box?.height).toBeGreaterThan(80);
      expect(box?.height).toBeLessThanOrEqual(most);
    });
  },
);
