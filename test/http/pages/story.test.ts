import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageBundle } from '../../../scripts/build-pages.mjs';
import { createEngine, type Engine } from '../../../src/engine/engine.ts';
import { type StartedService, startService } from '../../../src/http/server.ts';
import { calibrateLabels } from '../../../src/operations/calibrate.ts';
import { nodePorts } from '../../../src/ports/node-ports.ts';
import { axeFindings, chromiumPath, startChromium } from '../../support/chromium.ts';
import { KEY } from '../../support/service-app.ts';

const HOSTILE = [
  '<img src=x onerror="window.acted=1">',
  '<script>window.acted=1</script>',
  '"><svg onload=window.acted=1>',
  '</script><script>window.acted=1</script>',
  'javascript:window.acted=1//',
  '<style>body{display:none}</style>',
];
const CASES = ['yes one', 'yes two', 'no', ...HOSTILE.map((_, index) => `hostile ${index}`)];

/** An agent that answers when it is let, and repeats hostile texts. */
function agent() {
  const waiting: (() => void)[] = [];
  let isOpen = false;
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const piece of request) text += piece;
    const { input } = JSON.parse(text) as { input: string };
    if (!isOpen) await new Promise<void>((resolve) => waiting.push(resolve));
    const hostile = HOSTILE[Number(/^hostile (\d+)/.exec(input)?.[1])];
    response.end(
      JSON.stringify({ output: hostile ?? `Well, ${input}.`, context: [hostile ?? 'A passage.'] }),
    );
  });
  return {
    server,
    next: () => waiting.shift()?.(),
    open() {
      isOpen = true;
      for (const answer of waiting.splice(0)) answer();
    },
  };
}

function suite(port: number): Record<string, string> {
  const cases = CASES.map((input, index) => ({
    id: `case-${index}`,
    name: HOSTILE[index - 3] ?? `Case ${index}`,
    tags: [HOSTILE[index - 3] ?? 'plain'],
    turns: [{ input, expected_behavior: HOSTILE[index - 3] ?? 'Say yes.', scorers: ['says-yes'] }],
  }));
  return {
    'agents/helper.yaml': JSON.stringify({
      ...{ id: 'helper', name: 'Helper', provider: 'custom' },
      invocation: { url: `http://127.0.0.1:${port}/`, body_template: '{"input":"{{ input }}"}' },
    }),
    'scorers/says-yes.yaml': 'name: Says yes\ntype: regex\nconfig: { pattern: "yes" }\n',
    'test-cases/all.json': JSON.stringify(cases),
    'assay.yaml': 'run: { concurrency: 1 }\n',
  };
}

describe.skipIf(chromiumPath() === undefined)('the pages in a browser', () => {
  const ending: (() => unknown)[] = [];
  const talking = agent();
  let engine: Engine;
  let service: StartedService;
  let browser: Browser;
  let evals = '';
  const problems: string[] = [];

  beforeAll(async () => {
    const top = mkdtempSync(join(tmpdir(), 'assay-pages-'));
    ending.push(() => rmSync(top, { recursive: true, force: true }));
    await new Promise<void>((resolve) => talking.server.listen(0, '127.0.0.1', resolve));
    ending.push(() => talking.server.close());
    evals = join(top, 'evals');
    const files = suite((talking.server.address() as AddressInfo).port);
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(evals, name)), { recursive: true });
      writeFileSync(join(evals, name), text);
    }
    const judge = { provider: 'offline' as const };
    engine = createEngine({ state: join(top, '.assay'), evals, ports: nodePorts(), judge });
    const { script, style } = await pageBundle(join(import.meta.dirname, '../../..'));
    const code = { script, style, scriptHash: 'sha256-a', styleHash: 'sha256-b' };
    service = await startService(engine, { host: '127.0.0.1', port: 0, key: KEY, pageCode: () => code });
    ending.push(() => service.close());
    browser = await startChromium();
    ending.push(() => browser.close());
  });
  afterAll(async () => {
    talking.open();
    for (const end of ending.reverse()) await end();
  });

  /** A window whose complaints are kept. */
  async function opened(): Promise<Page> {
    const context = await browser.newContext({ viewport: { width: 1200, height: 800 } });
    const page = await context.newPage();
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
    });
    page.on('pageerror', (error) => problems.push(String(error)));
    page.on('dialog', (dialog) => {
      problems.push(`dialog ${dialog.message()}`);
      void dialog.dismiss();
    });
    return page;
  }
  const began = async (): Promise<string> => {
    const answer = await fetch(`${service.url}/v1/runs`, {
      method: 'POST',
      headers: { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' },
      body: JSON.stringify({ test_case_ids: ['case-*'] }),
    });
    const body = (await answer.json()) as { run_id?: string };
    if (body.run_id === undefined) throw new Error(JSON.stringify(body));
    return body.run_id;
  };
  /** Waits for a text that a person sees; that of an option is not. */
  const seen = (page: Page, text: string) => page.getByText(text).filter({ visible: true }).first().waitFor();
  /** Nothing is wider than the screen, and axe finds nothing to complain of. */
  const fine = async (page: Page) => {
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const wide = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
      expect([width, wide]).toEqual([width, 0]);
      await shown(page, `at-${width}`);
    }
    expect(await axeFindings(page)).toEqual([]);
  };
  const shown = async (page: Page, name: string) => {
    const folder = process.env['PICTURES'];
    if (folder !== undefined) await page.screenshot({ path: join(folder, `${name}.png`) });
  };

  it('a person opens the link, sees a run go to its end, filters, opens a case and marks a verdict, which calibrate counts', async () => {
    const runId = await began();
    const page = await opened();
    const link = service.signInUrl();
    await page.goto(link);
    await page.getByRole('heading', { name: 'Runs', exact: true }).waitFor();
    expect(page.url()).toBe(`${service.url}/`);
    await shown(page, 'runs-live');
    await page.getByRole('link', { name: new RegExp(runId) }).click();

    const status = page.getByRole('status');
    await expect.poll(() => status.textContent()).toMatch(/^0 of 9 cases/);
    talking.next();
    await expect.poll(() => status.textContent()).toMatch(/^1 of 9 cases: 1 passed, 0 failed/);
    talking.next();
    await expect.poll(() => status.textContent()).toMatch(/^2 of 9 cases: 2 passed/);
    await expect.poll(() => page.getByRole('listitem').count()).toBe(2);
    await fine(page);
    await shown(page, 'live');
    talking.open();
    await page.getByRole('heading', { name: /Evals failed/ }).waitFor();
    await shown(page, 'overview');

    await page.getByRole('link', { name: /^Cases/ }).click();
    await page.getByRole('button', { name: /^failed/ }).click();
    await expect.poll(() => page.getByText('7 of 9 cases').count()).toBe(1);
    await page.getByRole('searchbox').fill('case-2');
    await shown(page, 'cases');
    await page.getByRole('link', { name: /case-2/ }).click();
    await page.getByRole('button', { name: 'wrong' }).click();
    await page.getByText('marked wrong').waitFor();
    await shown(page, 'case');

    const file = join(evals, 'labels', `${runId}.jsonl`);
    await expect.poll(() => existsSync(file)).toBe(true);
    const [row] = readFileSync(file, 'utf8').trimEnd().split('\n');
    expect(JSON.parse(row ?? '')).toMatchObject({
      ...{ metric: 'says-yes', label: 1, input: 'no', output: 'Well, no.', context: ['A passage.'] },
      meta: { run_id: runId, case_id: 'case-2', said: 'wrong' },
    });
    const { calibration } = await calibrateLabels(engine);
    expect(calibration.scorers['says-yes']).toMatchObject({ n: 1, positives: 1 });

    await page.reload();
    await page.getByText('marked wrong').waitFor();
    await page.getByRole('link', { name: /^Labels/ }).click();
    await page.getByText(`assay calibrate evals/labels/${runId}.jsonl`).waitFor();
    await shown(page, 'labels');
    await page.getByRole('button', { name: /Take back/ }).click();
    await expect.poll(() => existsSync(file)).toBe(false);
    expect(problems).toEqual([]);
  });

  it('no text of a case acts: not in the list, not in its own page, not in the run', async () => {
    const page = await opened();
    await page.goto(service.signInUrl());
    await page.getByRole('link', { name: /run_/ }).first().click();
    await page.getByRole('heading', { name: /Evals failed/ }).waitFor();
    for (const [index, text] of HOSTILE.entries()) {
      await page.goto(`${page.url().split('#')[0]}#/case/case-${index + 3}`);
      await seen(page, text);
      for (const closed of await page.locator('details:not([open]) > summary').all()) await closed.click();
      if (index === 0) await shown(page, 'hostile');
    }
    await page.goto(`${page.url().split('#')[0]}#/cases`);
    await seen(page, HOSTILE[0] ?? '');
    expect(await page.evaluate('window.acted')).toBeUndefined();
    expect(await page.locator('img, iframe, object, main style, main script').count()).toBe(0);
    expect(problems).toEqual([]);
  });

  it('refuses the second use of a link, and a browser without a session', async () => {
    const link = service.signInUrl();
    const first = await opened();
    await first.goto(link);
    await first.getByRole('heading', { name: 'Runs', exact: true }).waitFor();
    const second = await opened();
    await second.goto(link);
    await second.getByRole('heading', { name: 'This link is no longer good' }).waitFor();
    await shown(second, 'used');
    await second.getByRole('link', { name: 'I am signed in already' }).click();
    await second.getByRole('heading', { name: 'Sign in to see the runs' }).waitFor();
    await shown(second, 'sign-in');
    await first.getByRole('button', { name: 'Sign out' }).click();
    await first.getByRole('heading', { name: 'Sign in to see the runs' }).waitFor();
    // A browser says of a page that it may not see that it may not see it.
    expect(problems.filter((one) => !/status of 401/.test(one))).toEqual([]);
  });

  it('lists two runs for a comparison, and shows it', async () => {
    const runId = await began();
    await expect.poll(() => engine.live().of(runId)).toBeUndefined();
    const page = await opened();
    await page.goto(service.signInUrl());
    await expect.poll(() => page.getByRole('checkbox').count()).toBe(2);
    for (const box of await page.getByRole('checkbox').all()) await box.check();
    await fine(page);
    await shown(page, 'runs');
    await page.getByRole('link', { name: 'Compare the two' }).click();
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    expect(page.url()).toContain('/compare?a=run_');
    expect(page.url()).toMatch(new RegExp(`b=${runId}$`));
    await shown(page, 'compare');
    await page.goto(`${service.url}/experiments`);
    await page.getByText('No experiment is stored here yet').waitFor();
    await page.goto(`${service.url}/runs/run_none`);
    await page.getByText('This page cannot be shown').waitFor();
    await shown(page, 'problem');
  });
});
