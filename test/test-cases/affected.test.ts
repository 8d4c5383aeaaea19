import { describe, expect, it } from 'vitest';
import { affectedCases, type CaseTies } from '../../src/test-cases/affected.ts';
import { concernOf, type SuitePlaces } from '../../src/test-cases/everyones-files.ts';

const PLACES: SuitePlaces = {
  evals: 'evals',
  home: '',
  belongs: (path) =>
    path === 'evals/agents/b/prompt.md' ||
    path === 'evals/worlds/shop/tools.py' ||
    /^evals\/test-cases\/(?:a\/b\.yaml|b\.jsonl|refunds\.yaml|login\.yaml|silent\.yaml)$/.test(path),
};
const IN_PACKAGE: SuitePlaces = { evals: 'packages/bot/evals', home: 'packages/bot', belongs: () => false };
const AT_TOP: SuitePlaces = { evals: '', home: undefined, belongs: () => false };

describe('what a changed file means to cases that do not name it', () => {
  it.each([
    ['evals/assay.yaml', 'every'],
    ['evals/scorers/style.yaml', 'every'],
    ['evals/scorers/style.yml', 'every'],
    ['package.json', 'every'],
    ['package-lock.json', 'every'],
    ['requirements-dev.txt', 'every'],
    ['uv.lock', 'every'],
    ['Dockerfile', 'every'],
    ['.github/workflows/evals.yml', 'every'],
    ['src/agent.ts', 'undeclared'],
    ['tools/package.json', 'undeclared'],
    ['src/prompts/refunds.md', 'undeclared'],
    ['system-prompt.md', 'undeclared'],
    ['AGENTS.md', 'undeclared'],
    ['docs/build.py', 'undeclared'],
    ['evals/agents/bot/main.mjs', 'undeclared'],
    ['evals/agents/bot/policies/returns.md', 'undeclared'],
    ['evals/test-cases/inputs/gone.txt', 'undeclared'],
    ['evals/scorers/rubric.md', 'undeclared'],
    ['evals/agents/other.yaml', 'none'],
    ['evals/agents/b/prompt.md', 'none'],
    ['evals/worlds/shop.yaml', 'none'],
    ['evals/worlds/shop/tools.py', 'none'],
    // Read by no world: what an agent, or a server that a world starts, reads could lie there.
    ['evals/worlds/shop/server.mjs', 'undeclared'],
    ['evals/worlds/README.md', 'none'],
    ['evals/test-cases/a/b.yaml', 'none'],
    ['evals/test-cases/b.jsonl', 'none'],
    // No case is loaded from it: it was deleted or emptied, and what it held is not known.
    ['evals/test-cases/gone.yaml', 'every'],
    ['evals/test-cases/gone/c.csv', 'every'],
    ['evals/test-cases/linked', 'every'],
    // Never played.
    ['evals/test-cases/.draft.yaml', 'none'],
    ['evals/test-cases/node_modules/x/package.json', 'none'],
    ['evals/test-cases/README.md', 'none'],
    ['evals/experiments/x.yaml', 'none'],
    ['evals/labels/x.jsonl', 'none'],
    ['evals/calibration/offline.json', 'none'],
    ['evals/cassettes/tea/orders/late.jsonl', 'none'],
    ['evals/README.md', 'none'],
    ['README.md', 'none'],
    ['src/README.de.md', 'none'],
    ['NOTES.md', 'none'],
    ['LICENSE', 'none'],
    ['docs/guide/start.md', 'none'],
    ['.github/ISSUE_TEMPLATE/bug.yml', 'none'],
    ['.gitignore', 'none'],
  ])('%s: %s', (path, expected) => {
    expect(concernOf(path, PLACES)).toBe(expected);
  });

  it.each([
    ['package.json', 'every'],
    ['packages/package.json', 'every'],
    ['packages/bot/package.json', 'every'],
    ['packages/other/package.json', 'undeclared'],
    ['packages/bot/evals/assay.yaml', 'every'],
    ['evals/assay.yaml', 'undeclared'],
    ['packages/bot/docs/a.md', 'none'],
    ['packages/bot/NOTES.md', 'none'],
    ['packages/other/docs/a.md', 'undeclared'],
  ])('in a repository of several packages %s: %s', (path, expected) => {
    expect(concernOf(path, IN_PACKAGE)).toBe(expected);
  });

  it.each([
    ['assay.yaml', 'every'],
    ['package.json', 'every'],
    ['test-cases/a.yaml', 'every'],
    ['agents/bot/main.mjs', 'undeclared'],
    ['server.mjs', 'undeclared'],
    ['README.md', 'none'],
  ])('where the evals folder is the repository %s: %s', (path, expected) => {
    expect(concernOf(path, AT_TOP)).toBe(expected);
  });
});

const ties = (id: string, more: Partial<CaseTies> = {}): CaseTies => ({
  id,
  files: [
    { path: `evals/test-cases/${id}.yaml`, what: 'its own file' },
    { path: 'evals/agents/bot.yaml', what: 'it is agent bot' },
  ],
  affects: [],
  ...more,
});
const says = (...written: string[]) =>
  written.map((one) => ({
    written: one,
    patterns: [one.replace(/^!/, '')],
    exclude: one.startsWith('!'),
  }));
const chosen = (
  changed: string[],
  cases: CaseTies[],
  files = ['src/refunds/policy.ts', 'src/login.ts', 'src/refunds/README.md'],
) =>
  Object.fromEntries(
    [
      ...affectedCases(
        changed.map((path) => ({ path })),
        cases,
        PLACES,
        files,
      ),
    ].map(([id, { reason }]) => [id, reason]),
  );

describe('cases that a change affects', () => {
  const refunds = ties('refunds', { affects: says('src/refunds/**') });
  const login = ties('login', { affects: says('src/login.ts') });
  const silent = ties('silent');

  it.each<[string, string[], Record<string, string>]>([
    ['nothing changed', [], {}],
    ['documentation', ['README.md', 'docs/a.md'], {}],
    [
      'a file that one names',
      ['src/refunds/policy.ts'],
      {
        refunds: 'src/refunds/policy.ts changed: affects "src/refunds/**"',
        silent: 'src/refunds/policy.ts changed: the case does not say what it depends on',
      },
    ],
    [
      'a file that nobody names',
      ['src/search.ts'],
      { silent: 'src/search.ts changed: the case does not say what it depends on' },
    ],
    [
      'the file of a case',
      ['evals/test-cases/login.yaml'],
      { login: 'evals/test-cases/login.yaml changed: its own file' },
    ],
    [
      'the file of a case that is gone',
      ['evals/test-cases/old.yaml'],
      Object.fromEntries(
        ['refunds', 'login', 'silent'].map((id) => [
          id,
          'evals/test-cases/old.yaml changed: it concerns every eval',
        ]),
      ),
    ],
    [
      'an agent',
      ['evals/agents/bot.yaml'],
      Object.fromEntries(
        ['refunds', 'login', 'silent'].map((id) => [id, 'evals/agents/bot.yaml changed: it is agent bot']),
      ),
    ],
    [
      'the harness, among others',
      ['README.md', 'src/login.ts', 'evals/assay.yaml'],
      Object.fromEntries(
        ['refunds', 'login', 'silent'].map((id) => [id, 'evals/assay.yaml changed: it concerns every eval']),
      ),
    ],
  ])('%s', (_, changed, expected) => {
    expect(chosen(changed, [refunds, login, silent])).toEqual(expected);
  });

  it('are chosen by files that they name, also by a pattern of context files', () => {
    const reader = ties('reader', {
      affects: says('src/login.ts'),
      files: [
        { path: 'data/letter.txt', what: 'the case names it' },
        { path: 'data/policies/*.md', what: 'the case names it' },
      ],
    });
    expect(chosen(['data/letter.txt'], [reader])).toEqual({
      reader: 'data/letter.txt changed: the case names it',
    });
    // Taken away: the pattern means one file less.
    expect(chosen(['data/policies/returns.md'], [reader])).toEqual({
      reader: 'data/policies/returns.md changed: the case names it',
    });
    expect(chosen(['data/policies/old/returns.md'], [reader])).toEqual({});
  });

  it('leave out what an exclamation mark excludes', () => {
    const careful = ties('careful', { affects: says('src/refunds/**', '!**/README.md') });
    expect(chosen(['src/refunds/README.md'], [careful])).toEqual({});
    expect(chosen(['src/refunds/README.md', 'src/refunds/policy.ts'], [careful])).toEqual({
      careful: 'src/refunds/policy.ts changed: affects "src/refunds/**"',
    });
    const allBut = ties('all-but', { affects: says('!src/refunds/**') });
    expect(chosen(['src/refunds/policy.ts'], [allBut])).toEqual({});
    expect(chosen(['src/login.ts'], [allBut])).toEqual({
      'all-but': 'src/login.ts changed: affects does not exclude it',
    });
  });

  it('are chosen when a pattern means nothing: out of date, it would leave them out for ever', () => {
    const drifted = ties('drifted', { affects: says('src/login.ts', 'scr/refunds/**') });
    expect(chosen(['src/search.ts'], [drifted, login])).toEqual({
      drifted:
        'affects "scr/refunds/**" matches no file of the repository, so what it should mean is unknown',
    });
    const files = ['src/login.ts'];
    const why = affectedCases([{ path: 'src/search.ts' }], [drifted], PLACES, files).get('drifted');
    expect(why?.cause, 'in a line of causes').toBe('affects "scr/refunds/**", which matches no file');
    expect(chosen([], [drifted])).toEqual({});
  });

  it('are chosen by a submodule or link that holds what they depend on', () => {
    const inside = ties('inside', {
      affects: says('vendor/agent/src/**'),
    });
    const tied = ties('tied', {
      affects: says('src/login.ts'),
      files: [{ path: 'vendor/agent/prompt.md', what: 'it is the prompt of agent bot' }],
    });
    const found = affectedCases([{ path: 'vendor/agent', folder: true }], [inside, tied, login], PLACES, [
      'src/login.ts',
    ]);
    expect([...found.keys()]).toEqual(['inside', 'tied']);
    expect(found.get('tied')).toEqual({
      cause: 'vendor/agent',
      reason: 'vendor/agent changed: it is the prompt of agent bot',
    });
  });

  it('are found among ten thousand with a thousand changed files', () => {
    const cases = Array.from({ length: 10_000 }, (_, index) =>
      ties(`case-${index}`, { affects: says(`src/part-${index % 500}/**`) }),
    );
    const changed = Array.from({ length: 1_000 }, (_, index) => `src/part-${index % 100}/file-${index}.ts`);
    const found = chosen(
      changed,
      cases,
      Array.from({ length: 500 }, (_, index) => `src/part-${index}/x.ts`),
    );
    expect(Object.keys(found)).toHaveLength(2_000);
  });
});
