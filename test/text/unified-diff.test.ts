import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unifiedDiff } from '../../src/text/unified-diff.ts';

/** What `git apply` makes of a file and a diff. */
function applied(before: string, diff: string): string {
  const cwd = mkdtempSync(join(tmpdir(), 'assay-diff-'));
  writeFileSync(join(cwd, 'p.md'), before);
  writeFileSync(join(cwd, 'p.diff'), diff);
  execFileSync('git', ['apply', '--unidiff-zero', '-p1', 'p.diff'], {
    cwd,
    env: { ...process.env, GIT_DIR: '/nowhere', GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' },
  });
  return readFileSync(join(cwd, 'p.md'), 'utf8');
}

/** What a diff makes of a text, by the letter of its format: every line that it keeps or takes out has to be there. */
function patched(before: string, diff: string): string {
  const lines = before.match(/[^\n]*\n|[^\n]+$/g) ?? [];
  const out: string[] = [];
  let at = 0;
  const rows = diff.match(/[^\n]*\n/g) ?? [];
  for (const [index, row] of rows.entries()) {
    if (index < 2 || row.startsWith('\\')) continue;
    const hunk = /^@@ -(\d+)(?:,(\d+))? \+\d+(?:,\d+)? @@\n$/.exec(row);
    if (hunk) {
      const start = Number(hunk[1]) - (hunk[2] === '0' ? 0 : 1);
      while (at < start) out.push(lines[at++] as string);
      continue;
    }
    const text = rows[index + 1]?.startsWith('\\') ? row.slice(1, -1) : row.slice(1);
    if (row[0] !== '+') expect(lines[at++]).toBe(text);
    if (row[0] !== '-') out.push(text);
  }
  return [...out, ...lines.slice(at)].join('');
}

describe('a unified diff', () => {
  it('is empty for equal texts', () => {
    expect(unifiedDiff('a\nb\n', 'a\nb\n', 'p.md')).toBe('');
    expect(unifiedDiff('', '', 'p.md')).toBe('');
  });

  it('is made of texts with more lines than a call takes arguments', () => {
    const [before, after] = ['a\n'.repeat(200_000), 'b\na\n'.repeat(100_000)];
    expect(unifiedDiff(before, after, 'p.md')).toMatch(
      /^--- a\/p\.md\n\+\+\+ b\/p\.md\n@@ -1,200000 \+1,200000 @@\n/,
    );
  });

  it('shows three lines around a change, and numbers both sides', () => {
    const before = Array.from({ length: 9 }, (_, index) => `line ${index + 1}\n`).join('');
    const after = before.replace('line 5\n', 'line five\nand more\n');
    expect(unifiedDiff(before, after, 'prompts/p.md')).toBe(
      [
        '--- a/prompts/p.md',
        '+++ b/prompts/p.md',
        '@@ -2,7 +2,8 @@',
        ' line 2',
        ' line 3',
        ' line 4',
        '-line 5',
        '+line five',
        '+and more',
        ' line 6',
        ' line 7',
        ' line 8',
        '',
      ].join('\n'),
    );
  });

  it.each([
    ['a last line without a line feed', 'a\nb', 'a\nc'],
    ['a line feed that was missing', 'a\nb', 'a\nb\n'],
    ['an empty text that gets lines', '', 'x\ny\n'],
    ['carriage returns', 'a\r\nb\r\nc\r\n', 'a\r\nB\r\nc\r\n'],
    [
      'changes far apart',
      `${'x\n'.repeat(30)}a\n${'y\n'.repeat(30)}`,
      `b\n${'x\n'.repeat(30)}${'y\n'.repeat(30)}c\n`,
    ],
    ['lines that look like a diff', '-- a\n+++ b\n@@ -1 +1 @@\n', '-- a\n++ b\n@@ -1 +1 @@\nmore\n'],
  ])('is understood by git: %s', (_, before, after) => {
    expect(applied(before, unifiedDiff(before, after, 'p.md'))).toBe(after);
  });

  it('turns any text into any other', () => {
    const text = fc
      .array(fc.constantFrom('a\n', 'b\n', 'c\n', '\n', 'd\r\n'), { maxLength: 40 })
      .chain((lines) => fc.constantFrom('', 'end').map((tail) => lines.join('') + tail));
    fc.assert(
      fc.property(text, text, (before, after) => {
        expect(patched(before, unifiedDiff(before, after, 'p.md'))).toBe(after);
      }),
    );
  });

  it('stays quick for texts that share nothing', () => {
    const lines = (word: string) =>
      Array.from({ length: 5_000 }, (_, index) => `${word} ${index}\n`).join('');
    const diff = unifiedDiff(lines('old'), lines('new'), 'p.md');
    expect(diff.split('\n').filter((line) => line.startsWith('+new'))).toHaveLength(5_000);
  });
});
