import { describe, expect, it } from 'vitest';
import { asFault, Fault, firstProblems } from '../src/errors.ts';

describe('what is thrown, as a Fault', () => {
  it('is what went wrong first where closing goes wrong too', async () => {
    const first = new Fault('storage', 'no space left on the disk');
    const work = async () => {
      await using _ = {
        async [Symbol.asyncDispose]() {
          throw new Error('could not be closed');
        },
      };
      throw first;
    };
    expect(await work().catch(asFault)).toBe(first);
  });

  it.each([
    ['an error that nobody foresaw', new TypeError('x is not a function'), 'x is not a function'],
    ['any other value', 'word', 'word'],
  ])('is a bug of ours where it is %s', (_, thrown, message) => {
    expect(asFault(thrown)).toMatchObject({ code: 'internal', message });
  });
});

describe('many problems', () => {
  const problems = Array.from({ length: 102 }, (_, index) => ({ path: `a[${index}]`, message: 'is wrong' }));

  it('are listed as far as anybody reads, and counted', () => {
    expect(firstProblems(problems.slice(0, 100))).toHaveLength(100);
    expect(firstProblems(problems)).toHaveLength(101);
    expect(firstProblems(problems).at(-1)).toEqual({ path: '', message: 'and 2 more' });
    expect(firstProblems(problems, 101).at(-1)?.message).toBe('and 1 more');
  });
});
