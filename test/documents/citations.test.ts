import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { citationsIn, designPage, pathsIn, unresolved } from '../support/citations.ts';

const ROOT = join(import.meta.dirname, '../..');
const PAGES = 'docs/design';
/** Here planted citations stand that lead nowhere. */
const PLANTED = 'test/documents/citations.test.ts';
/** Reports that a comment speaks of by their file name. */
const REPORTS = new Set(['summary.md']);

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

function sourcesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return sourcesIn(path);
    return /\.(?:ts|mjs|js|py|md)$/.test(entry.name) && path !== PLANTED ? [path] : [];
  });
}

const pages = readdirSync(join(ROOT, PAGES))
  .filter((name) => name.endsWith('.md'))
  .map((name) => designPage(name, read(`${PAGES}/${name}`)));
const citedIn = (folder: string) => sourcesIn(folder).flatMap((path) => citationsIn(path, read(path)));

describe('citations of the design pages', () => {
  it.each([
    ['src', 1_000],
    ['test', 30],
    ['bench', 5],
    ['scripts', 0], // None so far; those to come are looked at.
  ])('in %s lead to a section that exists', (folder, atLeast) => {
    const cited = citedIn(folder);
    expect(cited.length).toBeGreaterThanOrEqual(atLeast);
    expect(unresolved(cited, pages, REPORTS)).toEqual([]);
  });

  it('in the pages themselves lead to a section that exists', () => {
    const cited = citedIn(PAGES).filter(({ place }) => place !== undefined);
    expect(cited.length).toBeGreaterThan(0);
    expect(unresolved(cited, pages)).toEqual([]);
  });
});

describe('the design pages', () => {
  it('name files and folders that are there', () => {
    const named = sourcesIn(PAGES).flatMap((path) => pathsIn(path, read(path)));
    expect(named.length).toBeGreaterThan(0);
    const gone = named.filter(({ path }) => !existsSync(join(ROOT, path)));
    expect(gone.map(({ at, path }) => `${at}: there is no ${path}; edit the page`)).toEqual([]);
  });

  it('are searched for such names line by line', () => {
    const page = 'In `src/main.ts`,\nin `src/text/` and in\nsrc/none.ts of `evals/`.';
    expect(pathsIn('x.md', page)).toEqual([
      { at: 'x.md:1', path: 'src/main.ts' },
      { at: 'x.md:2', path: 'src/text/' },
    ]);
  });
});

describe('the walker of citations', () => {
  const placesOf = (source: string) =>
    citationsIn('a.ts', source).map(({ page, place }) => `${page} ${place ?? '-'}`);

  it.each([
    ['a section', '/** So it is (statistics.md 4.3). */', ['statistics.md 4.3']],
    ['a section at the end of a sentence', '// As in metrics.md 2.3. And so on.', ['metrics.md 2.3']],
    ['a section with a letter', '/** Of interface 2.7a. */', ['interface.md 2.7a']],
    ['a step', '// improvement.md 2.2 step 12', ['improvement.md 2.2 step 12']],
    ['a sub-step', '// improvement.md 2.2 step 9d: once', ['improvement.md 2.2 step 9d']],
    [
      'several steps',
      '// statistics.md 4.3 steps 3, 4 and 10)',
      ['statistics.md 4.3 step 3', 'statistics.md 4.3 step 4', 'statistics.md 4.3 step 10'],
    ],
    [
      'steps from one to another',
      '// improvement.md 5.2 steps 2 to 4 and 12',
      [2, 3, 4, 12].map((step) => `improvement.md 5.2 step ${step}`),
    ],
    [
      'steps that come first',
      '// Steps 6 to 8 of improvement.md 2.2 on open cases',
      [6, 7, 8].map((step) => `improvement.md 2.2 step ${step}`),
    ],
    [
      'a section after a step',
      '// improvement.md 2.2 step 8 and 2.4): refused',
      ['improvement.md 2.2 step 8', 'improvement.md 2.4'],
    ],
    ['an idea and a rule by number', '// users.md 4.1, idea 8', ['users.md 4.1 step 8']],
    ['rows', '// security.md F3, S28, R07', ['security.md F3', 'security.md S28', 'security.md R07']],
    ['a row alone', "it('pins every action (S09)')", ['security.md S09']],
    ['pages by their word', '// (contract 6 and 9)', ['contract.md 6', 'contract.md 9']],
    ['a range of sections', '// interface 4.9-4.11', ['interface.md 4.9', 'interface.md 4.11']],
    [
      'two pages in one sentence',
      '// contract.md 8, toolchain.md 5; Contract 9',
      ['contract.md 9', 'contract.md 8', 'toolchain.md 5'],
    ],
    ['a text of a test', "it('keeps the rule of contract 5')", ['contract.md 5']],
    ['what a line break divides', '/**\n * As it is (users.md\n * 4.1), so.\n */', ['users.md 4.1']],
    ['a page without a section', '/** As in faces.md. */', ['faces.md -']],
    ['the path of a page', '// see docs/design/metrics.md 8', ['metrics.md 8']],
  ])('finds %s', (_, source, places) => {
    expect(placesOf(source)).toEqual(places);
  });

  it.each([
    ['a file of a user', "write('prompt.md', text); // `prompt.md` is theirs"],
    ['a path', '// evals/agents/prompt.md 3 times'],
    ['a pattern', "glob('docs/**/*.md')"],
    ['a type', 'interface Verdict { contract: 9 }'],
    ['a score', '// the F1 of a class'],
    ['an id', "const id = 'SOP-R14'; const text = '%F0%9F%8C';"],
  ])('takes %s for no citation', (_, source) => {
    expect(placesOf(source)).toEqual([]);
  });

  it('tells the line on which the name of the page stands', () => {
    const [found] = citationsIn('src/a.ts', 'const a = 1;\n/**\n * So (security.md\n * S06).\n */');
    expect(found).toEqual({
      at: 'src/a.ts:3',
      written: 'security.md S06',
      page: 'security.md',
      place: 'S06',
    });
  });

  it('reads sections, steps, sub-steps and rows of a page, and no code', () => {
    const { places } = designPage(
      'x.md',
      `# X\n\n1. no section\n\n## 2. Two\n\n1. one\n   - a. first\n   - b. second\n   - plain\n2. two\n\n### 2.7a Letter\n\n| id | rule |\n|---|---|\n| S06 | state |\n\n#### R10 Cost\n\n\`\`\`\n## 9. Code\n\`\`\`\n`,
    );
    expect([...places]).toEqual([
      '2',
      '2 step 1',
      '2 step 1a',
      '2 step 1b',
      '2 step 2',
      '2.7a',
      'S06',
      'R10',
    ]);
  });

  describe('says what to edit', () => {
    const page = designPage('statistics.md', '## 4. Experiments\n\n### 4.3 Steps\n\n1. one\n');
    const glossary = designPage('glossary.md', '# Words\n');
    const problemsOf = (source: string, files?: Set<string>) =>
      unresolved(citationsIn('src/a.ts', source), [page, glossary], files);

    it.each([
      [
        'of a missing page',
        '// ghost.md 4.3',
        'src/a.ts:1: "ghost.md 4.3": there is no docs/design/ghost.md; write it, or edit the comment',
      ],
      [
        'of a missing page without a section',
        '/** As in faces.md. */',
        'src/a.ts:1: "faces.md": there is no docs/design/faces.md; write it, or edit the comment',
      ],
      [
        'of a missing section',
        '\n// (statistics.md 4.9)',
        'src/a.ts:2: "statistics.md 4.9": no 4.9 in docs/design/statistics.md; edit that page, or the comment',
      ],
      [
        'of a missing step',
        '// statistics.md 4.3 step 2',
        'src/a.ts:1: "statistics.md 4.3 step 2": no 4.3 step 2 in docs/design/statistics.md; edit that page, or the comment',
      ],
      [
        'of a page that has sections without one',
        '// as statistics.md says',
        'src/a.ts:1: "statistics.md": name a section of docs/design/statistics.md; edit the comment',
      ],
      [
        'of a missing row',
        "it('keeps state out (S06)')",
        'src/a.ts:1: "S06": there is no docs/design/security.md; write it, or edit the comment',
      ],
    ])('for a citation %s', (_, source, problem) => {
      expect(problemsOf(source)).toEqual([problem]);
    });

    it.each([
      ['a section and a step that exist', '// statistics.md 4, 4.3 step 1'],
      ['a page without sections', '// the words of glossary.md'],
    ])('and nothing for %s', (_, source) => {
      expect(problemsOf(source)).toEqual([]);
    });

    it('and nothing for a file that is no page', () => {
      expect(problemsOf('// summary.md and more', new Set(['summary.md']))).toEqual([]);
      expect(problemsOf('// summary.md and more')).toHaveLength(1);
    });
  });
});
