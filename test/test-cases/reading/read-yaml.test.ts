import { describe, expect, it } from 'vitest';
import { readYaml } from '../../../src/test-cases/reading/read-yaml.ts';

const values = (text: string) => readYaml(text).pieces.map((piece) => piece.value);
const problems = (text: string) =>
  readYaml(text).problems.map(({ line, column, message }) => `${line}:${column} ${message}`);

describe('what a YAML file can hold', () => {
  it.each<[string, string, unknown[]]>([
    ['one resource', 'name: a\n', [{ name: 'a' }]],
    ['a list', '- name: a\n- name: b\n', [{ name: 'a' }, { name: 'b' }]],
    ['several documents', 'name: a\n---\nname: b\n', [{ name: 'a' }, { name: 'b' }]],
    ['a list in a document', '- 1\n---\n- 2\n', [1, 2]],
    ['nothing', '# only a comment\n', []],
    ['empty documents', '---\n---\nname: a\n---\n', [{ name: 'a' }]],
    [
      'core types only',
      'a: yes\nb: 2024-01-01\nc: 0o17\nd: ~\ne: TRUE\nf: 1e3',
      [{ a: 'yes', b: '2024-01-01', c: 15, d: null, e: true, f: 1000 }],
    ],
    ['keys as they are written', 'on: 1\n1: 2\ntrue: 3\n', [{ on: 1, '1': 2, true: 3 }]],
    ['windows line ends', 'name: a\r\nturns:\r\n  - b\r\n', [{ name: 'a', turns: ['b'] }]],
    ['aliases', 'a: &x [1]\nb: *x\n', [{ a: [1], b: [1] }]],
    ['a quoted <<', '"<<": 1', [{ '<<': 1 }]],
    ['keys of prototypes', 'constructor: 1\ntoString: 2\n', [{ constructor: 1, toString: 2 }]],
    ['an old version with today’s types', '%YAML 1.1\n---\na: yes\nb: 010', [{ a: 'yes', b: 10 }]],
  ])('%s', (_, text, expected) => {
    expect(problems(text)).toEqual([]);
    expect(values(text)).toEqual(expected);
  });
});

describe('what is refused, with its place', () => {
  it.each<[string, string, string]>([
    ['a duplicate key', 'a: 1\nb: 2\na: 3\n', '3:1 the key "a" is given twice'],
    ['a duplicate key below', 'l:\n  - {a: 1, "a": 2}\n', '2:12 the key "a" is given twice'],
    [
      'a merge key',
      'a: &a {x: 1}\nb:\n  <<: *a\n',
      '3:3 merge keys (<<) are not supported; write the keys out',
    ],
    ['a custom tag', 'a: !ref x\n', '1:4 Unresolved tag: !ref'],
    ['a tag beyond the core schema', 'a: !!binary aGk=\n', '1:4 Unresolved tag: tag:yaml.org,2002:binary'],
    ['a list as key', '? [a]\n: 1\n', '1:3 a key must be plain text'],
    ['a missing key', ': 1\n', '1:1 a key is missing before ":"'],
    ['an infinite number', 'a: .inf\n', '1:4 .inf is not a number that can be used'],
    ['an unknown alias', 'a: *nope\n', '1:4 *nope stands for an anchor that is not defined before it'],
    ['an anchor in itself', 'a: &a [*a]\n', '1:8 *a stands for an anchor that is not defined before it'],
    ['the swallowed key', 'a:\n  __proto__: {x: 1}\n', '2:3 the key __proto__ is not allowed'],
    ['the swallowed key as alias', 'a: &k __proto__\n*k : 1\n', '2:1 the key __proto__ is not allowed'],
    ['a version given twice', '%YAML 1.2\n%YAML 1.2\n---\na\n', '2:1 the YAML version is given twice'],
    ['a directive without document', '%YAML 1.2\n', '2:1 Missing directives-end indicator line'],
    ['a tab as indentation', 'a:\n\tb: 1\n', '2:1 Tabs are not allowed as indentation'],
  ])('%s', (_, text, problem) => {
    expect(problems(text)[0]).toBe(problem);
  });

  it('reads on after a duplicate key, so that other problems are found too', () => {
    expect(values('a: 1\na: 2\n')).toEqual([{ a: 1 }]);
  });

  it('names at most five syntax errors of a document, each in one short line', () => {
    const found = readYaml(`[${','.repeat(50)}`).problems;
    expect(found).toHaveLength(5);
    expect(readYaml('!'.repeat(10_000)).problems[0]?.message.length).toBeLessThanOrEqual(200);
  });
});

describe('attacks end at once', () => {
  const nine = (level: number) =>
    `a${level + 1}: &a${level + 1} [${Array(9).fill(`*a${level}`).join(', ')}]\n`;
  it.each<[string, string, RegExp]>([
    [
      'billion laughs',
      `a0: &a0 [x]\n${[0, 1, 2, 3, 4, 5, 6, 7, 8].map(nine).join('')}`,
      /more than 20 aliases/,
    ],
    [
      'wide anchors',
      `a: &a [${'x,'.repeat(20_000)}]\nb: [*a, *a, *a, *a, *a, *a]\n`,
      /stand for more than 100000 values/,
    ],
    ['deep lists', '['.repeat(10_000_000), /1:102 nested deeper than 100 levels/],
    ['deep maps', '{a: '.repeat(1_000_000), /nested deeper than 100 levels/],
    [
      'deep blocks',
      Array.from({ length: 3000 }, (_, level) => `${' '.repeat(level)}a:`).join('\n'),
      /nested deeper/,
    ],
    ['deep dashes', '- '.repeat(1_000_000), /nested deeper than 100 levels/],
  ])('%s', (_, text, message) => {
    expect(problems(text)[0]).toMatch(message);
  });

  it('takes exactly 100 levels', () => {
    expect(problems(`${'['.repeat(100)}${']'.repeat(100)}`)).toEqual([]);
    expect(problems(`${'['.repeat(101)}${']'.repeat(101)}`)[0]).toMatch(/nested deeper/);
  });

  it('takes 40,000 keys, which a quadratic check of duplicates would not end', () => {
    const keys = Array.from({ length: 40_000 }, (_, index) => `key${index}: ${index}`).join('\n');
    expect(readYaml(keys).problems).toEqual([]);
  });

  it('refuses more than a million lexemes, and says what to write instead', () => {
    expect(problems('- a\n'.repeat(400_000))[0]).toMatch(/too large for YAML; split it.*\.jsonl/);
  });
});

describe('positions', () => {
  const text = 'name: a\nturns:\n  - input: hi\n    scorers: [x, y]\n  - input:\ntags: &t [q]\nmore: *t\n';
  const [piece] = readYaml(text).pieces;
  it.each<[string, (string | number)[], 'key' | 'value', string]>([
    ['the resource', [], 'value', '1:1'],
    ['a value', ['turns', 0, 'input'], 'value', '3:12'],
    ['a key', ['turns', 0, 'input'], 'key', '3:5'],
    ['an entry', ['turns', 0, 'scorers', 1], 'value', '4:18'],
    ['an empty value stands at its key', ['turns', 1, 'input'], 'value', '5:5'],
    ['a missing key stands at what should hold it', ['turns', 1, 'expected_behavior'], 'value', '5:5'],
    ['a value behind an alias stands at the alias', ['more', 0], 'value', '7:7'],
  ])('%s', (_, path, what, expected) => {
    const at = piece?.at(path, what);
    expect(`${at?.line}:${at?.column}`).toBe(expected);
  });
});
