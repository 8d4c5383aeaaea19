import { describe, expect, it } from 'vitest';
import { keepsState } from './support/stateless-modules.mjs';

describe('a module of the bundle', () => {
  it.each([
    ['a variable', 'let secrets;'],
    ['a variable of an old kind', 'var known = 1;'],
    ['a map that begins empty', 'const remembered = new Map();'],
    ['a list that begins empty', 'const found = [];'],
    ['a set that it adds to', "const words = new Set(['a']);\nfunction learn(word) { words.add(word); }"],
    ['a list that it changes', 'const order = [1, 2];\nfunction next() { return order.shift(); }'],
    ['an object that it writes to', 'const traits = { a: 1 };\nfunction learn(key) { traits[key] = 2; }'],
    ['a member that it writes to', 'const traits = { a: 1 };\nfunction learn() { traits.a += 2; }'],
    ['what is made once', 'const tools = once(() => make());'],
    ['what another module made', 'const tools = (0,tools/* make */.A)();'],
    ['an instance of a class', 'const program = new Command();'],
    ['the environment', "function token() { return process.env['TOKEN']; }"],
    ['globals', 'function face() { return globalThis.face; }'],
    ['what is loaded later', 'async function load() { return await __webpack_require__.e(5103); }'],
    ['a static field', 'class Writer {\n  static count = 0;\n}'],
  ])('is made by each run for %s', (_, code) => {
    expect(keepsState(code)).toBe(true);
  });

  it.each([
    ['functions', 'function sum(a, b) { let c = a; c += b; return c; }'],
    ['constants', "const WORDS = ['a', 'b'];\nconst BOUNDS = { low: 1 };\nconst PATTERN = /a/u;"],
    ['sets that nobody changes', "const WORDS = new Set(['a']);\nconst has = (word) => WORDS.has(word);"],
    [
      'what a function fills for itself',
      'function all() {\n  const list = [];\n  list.push(1);\n  return list;\n}',
    ],
    ['words about a process', '// It ends a process.\nconst TEXT = "a process for each turn, a module";'],
  ])('is shared by all for %s', (_, code) => {
    expect(keepsState(code)).toBe(false);
  });
});
