import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { glob } from '../../src/test-cases/glob.ts';
import { matchesSegment } from '../../src/text/path-pattern.ts';
import { memoryWorld } from '../support/evals-folder.ts';

describe('one segment', () => {
  it.each([
    ['*.md', 'a.md', true],
    ['*.md', 'a.txt', false],
    ['?.md', 'a.md', true],
    ['?.md', 'ab.md', false],
    ['a*b*c', 'axxbyyc', true],
    ['a*b*c', 'axxbyy', false],
    ['*', '.hidden', false],
    ['.*', '.hidden', true],
    ['**x', 'abx', true],
    ['a[b]', 'a[b]', true],
  ])('%s and %s: %s', (pattern, name, expected) => {
    expect(matchesSegment(pattern, name)).toBe(expected);
  });

  it('agrees with a regular expression', () => {
    const part = fc.constantFrom('a', 'b', '*', '?');
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), fc.stringMatching(/^[ab]{0,10}$/), (parts, name) => {
        const pattern = parts.join('');
        const expression = new RegExp(`^${pattern.replaceAll('*', '.*').replaceAll('?', '.')}$`);
        expect(matchesSegment(pattern, name)).toBe(expression.test(name));
      }),
    );
  });

  it('comes to an end with many stars', () => {
    expect(matchesSegment(`${'a*'.repeat(500)}b`, 'a'.repeat(5000))).toBe(false);
  });
});

describe('a pattern of paths', () => {
  const { files } = memoryWorld({
    'docs/a.md': '',
    'docs/b.txt': '',
    'docs/sub/c.md': '',
    'docs/sub/deep/d.md': '',
    'docs/.secret/e.md': '',
    'docs/node_modules/f.md': '',
    'x.md': '',
  });
  it.each<[string, string[]]>([
    ['docs/*.md', ['docs/a.md']],
    ['docs/**/*.md', ['docs/a.md', 'docs/sub/c.md', 'docs/sub/deep/d.md']],
    ['**/d.md', ['docs/sub/deep/d.md']],
    ['docs/**', ['docs/a.md', 'docs/b.txt', 'docs/sub/c.md', 'docs/sub/deep/d.md']],
    ['**/**/*.md', ['docs/a.md', 'docs/sub/c.md', 'docs/sub/deep/d.md', 'x.md']],
    ['docs/*/c.md', ['docs/sub/c.md']],
    ['docs/.secret/*', ['docs/.secret/e.md']],
    ['docs/../docs/?.md', ['docs/a.md']],
    ['nothing/*', []],
  ])('%s', (pattern, expected) => {
    expect(glob(pattern, '/repo', files)).toEqual(expected.map((file) => `/repo/${file}`));
  });

  it('gives up above ten thousand files', () => {
    const many = memoryWorld(
      Object.fromEntries(Array.from({ length: 10_001 }, (_, index) => [`many/${index}`, ''])),
    );
    expect(glob('many/*', '/repo', many.files)).toBeNull();
  });
});
