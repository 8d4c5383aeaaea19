import { describe, expect, it } from 'vitest';
import { keepsState } from './support/stateless-modules.mjs';

const file = (path: string) => `;// CONCATENATED MODULE: ${path}\n`;

describe('a module of the bundle', () => {
  it.each([
    ['a variable', 'let secrets;'],
    ['a variable of an old kind', 'var known = 1;'],
    ['a map that begins empty', 'const learnt = new Map();'],
    ['a list that begins empty', 'const found = [];'],
    ['a set that it adds to', "const words = new Set(['a']);\nfunction learn(word) { words.add(word); }"],
    ['a list that it changes', 'const order = [1, 2];\nfunction next() { return order.shift(); }'],
    ['an object that it writes to', 'const traits = { a: 1 };\nfunction learn(key) { traits[key] = 2; }'],
    ['a member that it writes to', 'const traits = { a: 1 };\nfunction learn() { traits.a += 2; }'],
    ['what is made once', 'const tools = once(() => make());'],
    ['what another module made', 'const tools = (0,tools/* make */.A)();'],
    ['an instance of a class', 'const program = new Command();'],
    ['the environment', "const token = process.env['TOKEN'];"],
    ['globals', "const face = globalThis.face ?? 'action';"],
    ['what is made asynchronously', '__webpack_require__.a(module, async (wait, done) => { done(); });'],
    ['a file that keeps something', `const A = 1;\n${file('./lib/ports/clock.js')}let ticking;`],
    [
      'a package that reads the event',
      `${file('./node_modules/@actions/github/lib/github.js')}const context = new Context();`,
    ],
    [
      'a list that is made when it is first read, and changed',
      'var order;\nfunction order$made() { return order = [1, 2]; }\nfunction next() { return (order ?? order$made()).shift(); }',
    ],
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
    ['what a function reads', "function token() {\n  return process.env['TOKEN'];\n}"],
    ['what is loaded later', 'async function load() { return await __webpack_require__.e(5103); }'],
    ['what is known of objects', 'const known = new WeakMap();\nfunction learn(one) { known.set(one, 1); }'],
    [
      'what follows from its key',
      'const remembered = new Map();\nfunction learn(key) { remembered.set(key, key + 1); }',
    ],
    [
      'a pattern that searches from a place',
      'const STEP = /a/y;\nfunction at(place) { STEP.lastIndex = place; }',
    ],
    [
      'a constant that is made when it is first read',
      'var WORDS;\nfunction WORDS$made() { return WORDS = [1, 2]; }\nfunction first() { return (WORDS ?? WORDS$made())[0]; }',
    ],
    [
      'an import that is made when it is first used',
      'var _text_js__WEBPACK_IMPORTED_MODULE_0__;\nfunction text() { return (_text_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(5))/* .a */ .b; }',
    ],
    ['nothing', 'const NONE = new Set();\nconst NOTHING = [];'],
    ['the end of a queue', 'let last = Promise.resolve();'],
    ['words that texts are known by', `${file('./lib/text/words.js')}const PLURALS = new Map();`],
    ['a package of others', `${file('./node_modules/diff/lib/diff.js')}let client;`],
    ['a package of an old kind', '(module, exports, __webpack_require__) => {\nlet agent;\n}'],
    ['words about a process', '// It ends a process.\nconst TEXT = "a process for each turn, a module";'],
  ])('is shared by all for %s', (_, code) => {
    expect(keepsState(code)).toBe(false);
  });
});
