import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

/** Where Debian, Ubuntu and Homebrew put Chromium. */
const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/opt/homebrew/bin/chromium'];
const found = process.env['CHROMIUM'] ?? PLACES.find((path) => existsSync(path));

/** Why tests that need a browser are skipped; undefined where there is one. */
export const NO_CHROMIUM =
  found === undefined ? 'no Chromium here (apt-get install chromium, or set CHROMIUM)' : undefined;

/** A browser that asks nobody anything. Throws where there is none. */
export function openChromium(): Promise<Browser> {
  if (found === undefined) throw new Error(NO_CHROMIUM);
  return chromium.launch({
    executablePath: found,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });
}
