/**
 * The pictures of README and docs, rendered in a browser from golden files: `npm run pictures`. Beside them stands the hash of what each
 * was made from, which a test compares.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromiumPath, startChromium } from '../test/support/chromium.ts';
import { githubPage } from '../test/support/github-page.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
/** Picture, what it shows, and how wide that is, in pixels. */
const PICTURES = [
  { picture: 'docs/images/comment.png', source: 'test/golden/comments/showcase-failed.md', width: 900 },
];
const SOURCES = 'docs/images/sources.json';
const MARGIN = 16;

if (chromiumPath() === undefined) {
  console.error(
    'nothing was rendered: there is no Chromium here (apt-get install chromium, or name one by CHROME_PATH)',
  );
  process.exit(1);
}
const browser = await startChromium();
const made = {};
for (const { picture, source, width } of PICTURES) {
  const text = readFileSync(join(root, source), 'utf8');
  const page = await browser.newPage({ viewport: { width: width + 2 * MARGIN, height: 400 } });
  await page.setContent(githubPage(text, width));
  await page.addStyleTag({ content: `body { padding: ${MARGIN}px }` });
  await page.screenshot({ path: join(root, picture), fullPage: true });
  made[picture] = { source, sha256: createHash('sha256').update(text).digest('hex') };
  await page.close();
}
await browser.close();
writeFileSync(join(root, SOURCES), `${JSON.stringify(made, null, 2)}\n`);
