import { describe, expect, it } from 'vitest';
import { leftBehind } from '../../../src/checks/left-behind.ts';
import { workspaceWants } from '../../../src/checks/workspace-wants.ts';
import type { Check } from '../../../src/schema/check.ts';
import type { WorkspaceEvidence } from '../../../src/schema/workspaces/workspace.ts';
import { problemsOf, reasonOf, verdictOf } from '../../support/asked-check.ts';

const left = (parts: Partial<WorkspaceEvidence>) => ({ output: 'Done.', workspace: leftBehind(parts) });
const ran = (more: Partial<WorkspaceEvidence['commands'][number]> = {}) =>
  left({
    commands: [
      { run: ['npm', 'test'], timeout_ms: 120_000, exit_code: 0, output: '3 passed\n', errors: '', ...more },
    ],
  });
const changed = (...changes: WorkspaceEvidence['changes']) => left({ changes });
const file = (one: Omit<WorkspaceEvidence['files'][number], 'path'>) =>
  left({ files: [{ path: 'a.json', ...one }] });
const test = (more: object = {}): Check => ({ command: { run: ['npm', 'test'], ...more } });

describe('what is left in a workspace', () => {
  it.each<[Check, ReturnType<typeof left> | { output: string }, string]>([
    [{ file: { path: 'a.json' } }, file({ exists: true }), 'pass'],
    [{ file: { path: 'a.json', exists: false } }, file({ exists: true }), 'fail'],
    [{ file: { path: 'a.json', exists: false } }, file({ exists: false }), 'pass'],
    [{ file: { path: 'a.json', equals: '' } }, file({ exists: true, text: '' }), 'pass'],
    [{ file: { path: 'a.json', not_contains: 'x' } }, file({ exists: false }), 'fail'],
    [
      { file: { path: 'a.json', json_schema: { type: 'object' } } },
      file({ exists: true, text: '{}' }),
      'pass',
    ],
    [
      { file: { path: 'a.json', json_schema: { type: 'object' } } },
      file({ exists: true, text: '[]' }),
      'fail',
    ],
    [{ file: { path: 'a.json', contains: 'x' } }, file({ exists: true, size: 9e6 }), 'fail'],
    [{ file: { path: 'a.json' } }, file({ exists: true, kind: 'folder' }), 'fail'],
    [{ file: { path: 'a.json', exists: false } }, file({ exists: true, kind: 'folder' }), 'fail'],
    [{ file: { path: 'a.json' } }, file({ exists: true, kind: 'link' }), 'pass'],
    [{ file: { path: 'a.json', exists: false } }, file({ exists: true, kind: 'link' }), 'fail'],
    [{ file: { path: 'a.json', not_contains: 'x' } }, file({ exists: true, kind: 'link' }), 'fail'],
    [{ file: { path: 'a.json', exists: false } }, file({ exists: true, kind: 'other' }), 'fail'],
    [{ file: { path: 'a.json', exists: false } }, file({ exists: false, behind: 'a' }), 'fail'],
    [{ file: { path: 'other.json' } }, file({ exists: true }), 'fail'],
    [{ file: { path: 'a.json' } }, { output: 'Done.' }, 'missing_field'],
    [test(), ran(), 'pass'],
    [test({ exit_code: 3 }), ran({ exit_code: 3 }), 'pass'],
    [test({ exit_code: 3 }), ran(), 'fail'],
    [test(), ran({ exit_code: null, failed: 'it did not end within 1 s and was killed' }), 'fail'],
    [test({ output: { contains: '3 passed' } }), ran(), 'pass'],
    [test({ output: { contains: '4 passed' } }), ran(), 'fail'],
    [test({ output: { contains: '3 passed' } }), ran({ exit_code: 1 }), 'fail'],
    [test({ timeout_ms: 5 }), ran(), 'fail'],
    // A machine that lacks what judges says nothing of the agent.
    [test(), ran({ exit_code: 127, not_found: true }), 'scorer_failed'],
    [test(), ran({ exit_code: 127 }), 'fail'],
    [test({ exit_code: 127 }), ran({ exit_code: 127, not_found: true }), 'scorer_failed'],
    [{ file: { path: 'a.json', contains: 'x' } }, file({ exists: true, unreadable: true }), 'fail'],
    [{ file: { path: 'a.json' } }, file({ exists: true, unreadable: true }), 'pass'],
    [test({ files: ['t.mjs'] }), ran(), 'fail'],
    [test({ files: ['t.mjs'] }), ran({ files: ['t.mjs'] }), 'pass'],
    [{ diff: { changed: ['src/**'] } }, changed({ path: 'src/a/b.ts', status: 'removed' }), 'pass'],
    [{ diff: { changed: ['src'] } }, changed({ path: 'src/a.ts', status: 'added' }), 'pass'],
    [{ diff: { changed: ['src/*'] } }, changed({ path: 'src/a/b.ts', status: 'added' }), 'fail'],
    [{ diff: { unchanged: ['test/**'] } }, changed(), 'pass'],
    [{ diff: { only: ['src/**'] } }, changed(), 'pass'],
    [{ diff: { only: ['src/**'] } }, changed({ path: 'README.md', status: 'changed' }), 'fail'],
    [{ diff: { contains: ['+b'] } }, changed({ path: 'a', status: 'changed', diff: '-a\n+b\n' }), 'pass'],
    [{ diff: { contains: ['+b'] } }, changed({ path: 'a', status: 'changed' }), 'fail'],
    // What is not listed may be anything.
    [{ diff: { unchanged: ['x'] } }, left({ more_changes: 3 }), 'fail'],
  ])('%j of %j: %s', async (check, subject, verdict) => {
    expect(await verdictOf(check, subject)).toBe(verdict);
  });

  it.each<[Check, ReturnType<typeof left>, string]>([
    [test(), ran({ exit_code: 1, errors: 'x\n2 + 3 is -1\n' }), 'it ended with exit code 1: 2 + 3 is -1'],
    [{ diff: { unchanged: ['a'] } }, changed({ path: 'a', status: 'removed' }), 'a was removed'],
    [{ diff: { changed: ['a'] } }, changed(), 'nothing changed in a'],
    // What is not kept is no finding against the agent.
    [{ diff: { changed: ['a'] } }, left({ more_changes: 3 }), '3 files changed, more than are kept'],
    [{ diff: { contains: 'x' } }, left({ more_changes: 3 }), '3 files changed, more than are kept'],
    [
      { diff: { contains: 'x' } },
      changed({ path: 'a', status: 'changed', diff: '+y\n' }, { path: 'b', status: 'added' }),
      'that of b is not: it is no text, or too long',
    ],
    [
      { diff: { contains: 'x' } },
      changed({ path: 'a', status: 'changed', diff: '+y\n' }),
      '"x" stands in no change',
    ],
    // What is kept and wrong is wrong whatever else there is.
    [
      { diff: { changed: ['c'], unchanged: ['a'], contains: 'x' } },
      left({ changes: [{ path: 'a', status: 'changed' }], more_changes: 3 }),
      'a was changed',
    ],
    [
      { diff: { changed: ['c'], contains: 'x' } },
      changed({ path: 'a', status: 'changed' }),
      'nothing changed in c',
    ],
    [{ file: { path: 'a.json' } }, file({ exists: false }), 'there is no a.json'],
    [
      { file: { path: 'a.json', contains: 'x' } },
      file({ exists: true, size: 3, unreadable: true }),
      'there is a.json, which the agent has left unreadable',
    ],
    [{ file: { path: 'a.json' } }, file({ exists: true, kind: 'folder' }), 'there is a.json, a folder'],
    [
      { file: { path: 'a.json', contains: 'x' } },
      file({ exists: true, kind: 'link' }),
      'a.json is a link, which is not followed',
    ],
    [
      { file: { path: 'a.json', exists: false } },
      file({ exists: false, behind: 'a' }),
      'not looked for behind a',
    ],
  ])('%j of %j says why: %s', async (check, subject, words) => {
    expect(await reasonOf(check, subject)).toContain(words);
  });

  it.each<[Check]>([
    [{ file: { path: '../a' } }],
    [{ file: { path: '/a' } }],
    [{ file: { path: 'a', exists: false, contains: 'x' } }],
    [{ command: { run: [] } }],
    [test({ files: ['a/t.mjs', 'b/t.mjs'] })],
    [{ diff: {} }],
  ])('%j is refused', async (check) => {
    expect(await problemsOf(check)).not.toEqual([]);
  });

  it('is asked for once, however deep the checks are that ask', () => {
    const one = { file: { path: 'a', contains: 'x' } };
    const checks = [one, { any_of: [one, test(), { all_of: [test({ files: ['t.mjs'] })] }] }, test()];
    expect(workspaceWants(checks)).toEqual({
      files: ['a'],
      commands: [
        { run: ['npm', 'test'], timeout_ms: 120_000 },
        { run: ['npm', 'test'], timeout_ms: 120_000, files: ['t.mjs'] },
      ],
    });
  });
});
