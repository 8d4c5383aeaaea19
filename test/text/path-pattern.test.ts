import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pathPattern } from '../../src/text/path-pattern.ts';

describe('a pattern of affects', () => {
  it.each([
    ['src/**', 'src/a.ts', true],
    ['src/**', 'src/a/b/c.ts', true],
    ['src/**', 'srcs/a.ts', false],
    ['src/*', 'src/a.ts', true],
    ['src/*', 'src/a/b.ts', false],
    ['src/*.ts', 'src/a.js', false],
    ['**/*.ts', 'a.ts', true],
    ['**/*.ts', 'x/y/a.ts', true],
    ['a/**/z.md', 'a/z.md', true],
    ['a/**/z.md', 'a/b/c/z.md', true],
    ['a/**/z.md', 'b/z.md', false],
    ['a?.ts', 'ab.ts', true],
    ['a?.ts', 'a.ts', false],
    ['src/refunds', 'src/refunds/policy.ts', true],
    ['src/refunds/', 'src/refunds/deep/policy.ts', true],
    ['src/refunds', 'src/refunds.ts', false],
    ['./src/a.ts', 'src/a.ts', true],
    ['app/[id]/page.tsx', 'app/[id]/page.tsx', true],
    ['src/**', 'src/.hidden/.env.example', true],
    ['*', '.nvmrc', true],
    ['', 'a', false],
  ])('%j and %s: %s', (pattern, path, expected) => {
    expect(pathPattern(pattern).matches(path)).toBe(expected);
  });

  it.each([
    ['vendor/agent/src/*.ts', 'vendor/agent', true],
    ['vendor/**', 'vendor/agent', true],
    ['vendor/*', 'vendor/agent', false],
    ['src/**', 'vendor/agent', false],
  ])('%j could mean something below %s: %s', (pattern, folder, expected) => {
    expect(pathPattern(pattern).reachesInto(folder)).toBe(expected);
  });

  it('means the same as the plain rule says, for any pattern and path', () => {
    const part = fc.constantFrom('a', 'b', 'ab', '.a', '*', '**', '?', 'a*', '*b');
    const name = fc.constantFrom('a', 'b', 'ab', 'aab', '.a');
    fc.assert(
      fc.property(
        fc.array(part, { minLength: 1, maxLength: 6 }),
        fc.array(name, { minLength: 1, maxLength: 6 }),
        (pattern, path) => {
          const written = pattern.join('/');
          const folder = /[*?]/.test(pattern.at(-1)!) ? '' : '(?:/.*)?';
          // Slashes in front, so that `**` is any number of `/name`.
          const plain = new RegExp(
            `^${pattern
              .map((one) =>
                one === '**'
                  ? '(?:/[^/]+)*'
                  : `/${one.replace('.', '\\.').replaceAll('*', '[^/]*').replaceAll('?', '[^/]')}`,
              )
              .join('')}${folder}$`,
          );
          expect(pathPattern(written).matches(path.join('/'))).toBe(plain.test(`/${path.join('/')}`));
        },
      ),
    );
  });

  it('comes to an end where a careless matcher would not', () => {
    expect(pathPattern(`${'**/a*a*a*/'.repeat(12)}z`).matches(`${'aaaaaaaaaaaa/'.repeat(60)}y`)).toBe(false);
  });
});
