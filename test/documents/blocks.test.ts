import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BLOCKS, type Block, blocksOf, isGuide, PAGES } from '../support/documents.ts';
import { ROOT } from '../support/run-cli.ts';
import { SHOWN_FILES } from '../support/workflow-files.ts';

/** Pages whose shell commands are typed by a test, which one it is, and what their other blocks are held to there. */
const TYPED: Record<string, string> = {
  'README.md': 'commands.test.ts',
  'docs/start.md': 'commands.test.ts',
  'docs/cli.md': 'commands.test.ts',
  'docs/other-ci.md': 'commands.test.ts',
  'docs/experiments.md': 'commands.test.ts',
  'docs/optimizing.md': 'improving.test.ts',
  'docs/generating.md': 'improving.test.ts',
  'docs/service.md': 'service.test.ts',
};
/** The tests of this folder but this one. */
const tests = readdirSync(join(ROOT, 'test/documents')).filter(
  (name) => name.endsWith('.test.ts') && name !== 'blocks.test.ts',
);
const textOfTest = (name: string) => readFileSync(join(ROOT, 'test/documents', name), 'utf8');
/** What `npm run docs` writes, and `--check` compares. */
const isMade = (block: Block, pages = PAGES) => {
  const page = pages.find(({ path }) => path === block.page)?.text ?? '';
  return [...page.matchAll(/<!-- ([\w-]+) -->\n([\s\S]*?)<!-- \/\1 -->/g)].some(([, , made = '']) =>
    made.includes(block.text),
  );
};

/** The test that a block is run or checked by; undefined where there is none. */
function testOf(block: Block, pages = PAGES): string | undefined {
  const { page, language, file, text } = block;
  // Formulas and drawings of the design: nothing that runs.
  if (page.startsWith('docs/design/')) return /^(?:text)?$/.test(language) ? 'none' : undefined;
  if (!isGuide(page))
    return tests.find((name) => textOfTest(name).includes(page.split('/').slice(0, 2).join('/')));
  if (isMade(block, pages)) return 'scripts/docs.mjs';
  if (page === 'docs/frameworks.md') return 'frameworks.test.ts';
  if (page === 'docs/worlds.md') return 'worlds.test.ts';
  if (page === 'docs/simulated-users.md') return 'simulated-users.test.ts';
  if (page === 'docs/other-ci.md' && file !== '') return 'other-ci.test.ts';
  if (file !== '') return file.startsWith('.github/') ? 'recipes.test.ts' : 'examples.test.ts';
  if (language === 'sh') return TYPED[page];
  // What a command prints or the service answers, beside it.
  if (language === 'text' && page === 'docs/optimizing.md') return 'improving.test.ts';
  if (language === 'text' && page === 'docs/experiments.md') return 'worked-example.test.ts';
  if (language === 'json' && page === 'docs/service.md') return 'service.test.ts';
  if (language === 'yaml' && /^ *- (?:uses|run|name):/.test(text)) return 'workflows.test.ts';
  if (language === 'yaml' && text.startsWith('generate: ')) return 'recipes.test.ts';
  if (language === 'yaml' && page === 'docs/judge-and-trust.md') return 'judges.test.ts';
  if (language === 'yaml' && text.startsWith('name: Did the words help?')) return '../cli/workspaces.test.ts';
  return undefined;
}

describe('an example of the documents', () => {
  it('belongs to a test, each of them', () => {
    const without = BLOCKS.filter((block) => testOf(block) === undefined);
    expect(
      without.map(
        ({ page, line }) =>
          `${page}:${line}: no test runs this block; write one in test/documents/ and name it in blocks.test.ts`,
      ),
    ).toEqual([]);
    expect(BLOCKS.length).toBeGreaterThanOrEqual(83);
  });

  it('belongs to a test that is there and reads its page', () => {
    for (const [page, name] of Object.entries(TYPED)) {
      expect(tests).toContain(name);
      expect(textOfTest(name), `${name} types what ${page} shows`).toContain(page);
      expect(
        BLOCKS.filter((block) => block.page === page && block.language === 'sh'),
        page,
      ).not.toEqual([]);
    }
  });

  it('is named by a line of its own where it is a file: GitHub does not show what stands behind the language', () => {
    const unnamed = BLOCKS.filter(({ page, file, line }) => {
      const lines = PAGES.find(({ path }) => path === page)?.text.split('\n') ?? [];
      const before = lines.slice(0, line - 1).findLast((one) => one !== '') ?? '';
      return isGuide(page) && file !== '' && !before.includes(`\`${file}\``);
    });
    expect(unnamed.map(({ page, file }) => `${page}: ${file}`)).toEqual([]);
  });

  it('gives a file one text, on whatever pages it stands', () => {
    const texts = new Map(SHOWN_FILES.map(({ path, text }) => [path, text]));
    expect(SHOWN_FILES.filter(({ path, text }) => texts.get(path) !== text)).toEqual([]);
  });

  it.each([
    ['a command on a page that no test types', 'docs/library.md', '```sh\nassay run\n```'],
    ['an output that nothing made', 'docs/start.md', '```text\nPASSED\n```'],
    ['a setting without its file', 'docs/files.md', '```yaml\njudge: { provider: auto }\n```'],
    ['an answer without a question', 'docs/cli.md', '```json\n{}\n```'],
    ['a block without a language', 'README.md', '```\nassay run\n```'],
    ['a program in the design', 'docs/design/any.md', '```sh\nassay run\n```'],
    ['a page of a folder that no test reads', 'docs/unread/page.md', '```sh\nassay run\n```'],
  ])('is missed where it has none: %s', (_, path, text) => {
    const page = { path, text: `# A page\n\n${text}\n` };
    const [block] = blocksOf(page);
    expect(block).toBeDefined();
    expect(testOf(block as Block, [page])).toBeUndefined(); // Just looked at.
  });
});
