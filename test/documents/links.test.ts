import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isGuide, PAGES, type Page, pageOf, textOf } from '../support/documents.ts';
import { ROOT } from '../support/run-cli.ts';

const OTHERS = [
  'SECURITY.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'src/README.md',
  'bench/README.md',
  'llms.txt',
];
const DOCUMENTS: readonly Page[] = [...PAGES, ...OTHERS.map(pageOf)];

/** Prose of a page: what stands in fences and code spans is no link and no heading. */
const proseOf = (text: string) =>
  text.replace(/^```[\s\S]*?^```$/gm, '').replace(/`[^`\n]*`/g, (span) => span.replace(/[[\]()#]/g, ' '));

/** Anchors that GitHub gives the headings of a page. */
function anchorsOf(text: string): Set<string> {
  const seen = new Map<string, number>();
  const headings = text.replace(/^```[\s\S]*?^```$/gm, '').matchAll(/^#{1,6} (.+)$/gm);
  return new Set(
    [...headings].map(([, title = '']) => {
      const slug = title
        .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\p{M}_\- ]/gu, '')
        .replaceAll(' ', '-');
      const before = seen.get(slug) ?? 0;
      seen.set(slug, before + 1);
      return before === 0 ? slug : `${slug}-${before}`;
    }),
  );
}

const linksOf = (text: string) =>
  [...proseOf(text).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
const isOutside = (target: string) => /^[a-z]+:/.test(target);
/** The file that a link of a page leads to, from the repository's folder. */
const fileOf = (page: string, target: string) => {
  const [path = ''] = target.split('#');
  return path === '' ? page : posix.join(dirname(page), path).replace(/\/$/, '');
};

/** Links that lead nowhere: the file or the heading is not there. */
function deadLinks({ path, text }: Page): string[] {
  return linksOf(text)
    .filter((target) => !isOutside(target))
    .filter((target) => {
      const file = fileOf(path, target);
      const anchor = target.split('#')[1];
      if (file === path) return anchor !== undefined && !anchorsOf(text).has(anchor);
      if (file.startsWith('..') || !existsSync(join(ROOT, file))) return true;
      if (anchor === undefined) return false;
      return statSync(join(ROOT, file)).isDirectory() || !anchorsOf(pageOf(file).text).has(anchor);
    })
    .map((target) => `${path}: ${target}`);
}

describe('a link', () => {
  it.each(DOCUMENTS.map((page) => [page.path, page] as const))('of %s leads to what is there', (_, page) => {
    expect(deadLinks(page)).toEqual([]);
  });

  it('is found dead where file or heading is missing', () => {
    const text =
      '# A page\n\n[a](b.md) [b](#a-page) [c](#c) [d](../README.md#in-a-workflow) [e](../README.md#e) `[f](f)`\n';
    expect(deadLinks({ path: 'docs/a.md', text })).toEqual([
      'docs/a.md: b.md',
      'docs/a.md: #c',
      'docs/a.md: ../README.md#e',
    ]);
  });

  it('is not hidden by a fold that GitHub would not render', () => {
    const broken = ({ text }: Pick<Page, 'text'>) => {
      const opened = text.match(/<details/g)?.length ?? 0;
      const rendered = text.match(/^<details(?: open)?><summary>.+<\/summary>\n\n/gm)?.length ?? 0;
      return opened !== rendered || opened !== (text.match(/<\/details>/g)?.length ?? 0);
    };
    expect(DOCUMENTS.filter(broken).map(({ path }) => path)).toEqual([]);
    expect(broken({ text: '<details><summary>a</summary>\n\nb\n\n</details>\n' })).toBe(false);
    expect(broken({ text: '<details><summary>a</summary>\nb\n</details>\n' })).toBe(true);
    expect(broken({ text: '<details><summary>a</summary>\n\nb\n' })).toBe(true);
  });

  it('stands on every page: none is without a way on', () => {
    expect(DOCUMENTS.filter(({ path, text }) => isGuide(path) && linksOf(text).length === 0)).toEqual([]);
  });
});

describe('README.md', () => {
  const { text } = pageOf('README.md');

  it('has at most 8 KB', () => expect(Buffer.byteLength(text)).toBeLessThanOrEqual(8192));

  it('links every page of docs/', () => {
    const pages = PAGES.filter(({ path }) => /^docs\/[\w-]+\.md$/.test(path) && path !== 'docs/README.md');
    const linked = new Set(linksOf(text).map((target) => fileOf('README.md', target)));
    expect(pages.map(({ path }) => path).filter((path) => !linked.has(path))).toEqual([]);
  });

  it('describes its picture in the words of the comment that it shows', () => {
    const [, alt = '', picture = ''] = /!\[([^\]]+)\]\(([^)]+)\)/.exec(text) ?? [];
    expect(statSync(join(ROOT, picture)).size).toBeLessThan(150_000);
    const [golden = ''] = linksOf(textOf('docs/README.md')).filter((target) => target.includes('/golden/'));
    const [quoted = ''] = /"(.*?)"/.exec(alt)?.slice(1) ?? [];
    expect(quoted).not.toBe('');
    expect(pageOf(fileOf('docs/README.md', golden)).text).toContain(quoted);
  });

  it('shows pictures that were made from what their sources are now', () => {
    const made: Record<string, { source: string; sha256: string }> = JSON.parse(
      readFileSync(join(ROOT, 'docs/images/sources.json'), 'utf8'),
    );
    const pictures = readdirSync(join(ROOT, 'docs/images')).filter((name) => name.endsWith('.png'));
    expect(Object.keys(made).sort()).toEqual(pictures.map((name) => `docs/images/${name}`).sort());
    for (const [picture, { source, sha256 }] of Object.entries(made)) {
      const now = createHash('sha256')
        .update(readFileSync(join(ROOT, source)))
        .digest('hex');
      expect(sha256, `${picture} shows what ${source} was: npm run pictures`).toBe(now);
    }
  });

  it('links only what the npm package carries', () => {
    // Without scripts, and without a cache or registry: what it says depends on `files` alone.
    const packed = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts', '--offline'], {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      shell: process.platform === 'win32',
    });
    const [{ files }] = JSON.parse(packed);
    const carried = files.map(({ path }: { path: string }) => path);
    const linked = linksOf(text)
      .filter((target) => !isOutside(target))
      .map((target) => fileOf('README.md', target));
    expect(linked.length).toBeGreaterThan(15);
    expect(linked.filter((file) => !carried.includes(file))).toEqual([]);
  });
});

describe('an index', () => {
  const pages = readdirSync(join(ROOT, 'docs')).filter(
    (name) => name.endsWith('.md') && name !== 'README.md',
  );

  it('docs/README.md describes every page beside it', () => {
    const table = textOf('docs/README.md');
    expect(pages.filter((name) => !table.includes(`](${name}) |`))).toEqual([]);
  });

  it('llms.txt lists every page, with what stands there', () => {
    const { text } = pageOf('llms.txt');
    expect(text).toMatch(/^# \S.*\n\n> \S.*\n\n## /);
    for (const { path } of PAGES.filter((page) => page.path !== 'README.md'))
      expect(text).toMatch(new RegExp(`^- \\[[^\\]]+\\]\\(${path.replaceAll('.', '\\.')}\\): \\S`, 'm'));
  });
});
