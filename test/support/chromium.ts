import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, chromium, type Page } from 'playwright-core';

/** Where Debian, other systems and their installers put it. */
const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The browser of this machine: the one that CHROME_PATH or CHROMIUM_PATH names, else where it usually is. */
export function chromiumPath(env: Record<string, string | undefined> = process.env): string | undefined {
  const named = env['CHROME_PATH'] ?? env['CHROMIUM_PATH'];
  return named === undefined ? PLACES.find((path) => existsSync(path)) : named;
}

/** What a test says that is skipped for want of a browser. */
export const WITHOUT_CHROMIUM =
  'skipped: there is no Chromium here (apt-get install chromium, or name one by CHROME_PATH)';

/**
 * What a browser has for a person and no test looks at, at half of the work of a window: pages of its own behind the address bar and a
 * process in reserve. It also has to be said here what Playwright turns off, for the last list counts: what asks for addresses
 * of the maker of the browser, and what delays or changes a navigation.
 */
const WITHOUT = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'PreloadTopChromeWebUI',
  'SpareRendererForSitePerProcess',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
];

/** Starts it. The sandbox of the browser needs what containers and root do not have; the pages are our own. */
export const startChromium = (): Promise<Browser> =>
  chromium.launch({
    executablePath: chromiumPath() ?? '',
    args: ['--no-sandbox', '--disable-gpu', `--disable-features=${WITHOUT.join(',')}`],
  });

/** What happened in a page that should not: errors, messages, requests that leave it. */
export function watched(page: Page): string[] {
  const seen: string[] = [];
  page.on('pageerror', (error) => seen.push(`error: ${error.message}`));
  page.on('console', (message) => seen.push(`console: ${message.text()}`));
  page.on('dialog', (dialog) => {
    seen.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const isItself = request.isNavigationRequest() && request.url().startsWith('file:');
    if (!isItself && !request.url().startsWith('data:')) seen.push(`request: ${request.url()}`);
  });
  return seen;
}

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** What axe finds wrong: rule and element. Its half a megabyte comes once to a page, by the debugger, since policies let no script in. */
export async function axeFindings(page: Page): Promise<string[]> {
  if (await page.evaluate("typeof axe === 'undefined'")) await page.evaluate(readFileSync(AXE, 'utf8'));
  // Border: runs in the page, and axe documents the form. What passes is counted and not described.
  const { violations } = (await page.evaluate("axe.run(document, { resultTypes: ['violations'] })")) as {
    violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[];
  };
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}

/** How much wider the page is than its window, in pixels. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');
