import { describe, expect, it } from 'vitest';
import { compilePath, valueAt } from '../../src/text/json-path.ts';

const root = {
  choices: [{ message: { content: 'one' } }, { message: { content: 'two' } }],
  'a.b': { c: 3 },
  'x]"y': 4,
  list: { 0: 'zero' },
  nothing: null,
};
const at = (path: string) => valueAt(root, compilePath(path, 'invocation.output_path'));

describe('json paths', () => {
  it.each([
    ['choices[0].message.content', 'one'],
    ['$.choices[1].message.content', 'two'],
    ['choices[-1].message.content', 'two'],
    ['choices.0.message.content', 'one'],
    ['["a.b"].c', 3],
    ['["x]\\"y"]', 4],
    ['list[0]', 'zero'],
    ['nothing', null],
    ['.choices[0].message.content', 'one'],
    [' choices[0].message.content ', 'one'],
  ])('%s leads to %j', (path, value) => {
    expect(at(path)).toBe(value);
  });

  it.each([
    'choices[2].message',
    'choices.message',
    'nothing.more',
    'constructor.name',
    '__proto__.x',
    'toString',
    'choices.length',
    'a.b.c',
    'choices[-3]',
  ])('%s leads nowhere', (path) => {
    expect(at(path)).toBeUndefined();
  });

  it.each(['', '$', '..a', 'a..b', 'a[', 'a[x]', 'a[1', 'a]', 'a["b]', 'a[*].b'])(
    '%j is refused by name',
    (path) => {
      expect(() => compilePath(path, 'invocation.output_path')).toThrow(/invocation\.output_path is no path/);
    },
  );
});
