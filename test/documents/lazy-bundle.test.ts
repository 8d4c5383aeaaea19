import { describe, expect, it } from 'vitest';
import { lazily } from '../../scripts/lazy-bundle.mjs';

/** What evaluating module 1 of a bundle gives, and which modules were evaluated for it, in order; 2 notes what it makes. */
function evaluated(body: string, { path = './lib/one.js', rest = '', isNamed = true } = {}) {
  const text = `export const modules = {

/***/ 1:
/***/ ((module, __webpack_exports__, __webpack_require__) => {

// EXTERNAL MODULE: ./lib/two.js
var two = __webpack_require__(2);
// EXTERNAL MODULE: external "node:path"
var external_path = __webpack_require__(3);
;// CONCATENATED MODULE: ${path}
${body}

/***/ }),

/***/ 2:
/***/ ((module, __webpack_exports__, __webpack_require__) => {

module.exports = { note: (what) => made.push(what), Two: class { is = 'two'; } };

/***/ }),

/***/ 3:
/***/ ((module) => {

module.exports = { join: (...parts) => parts.join('/') };

/***/ })${rest}

};
`;
  const paths = new Map([
    ...(isNamed ? [['1', path] as const] : []),
    ['2', './lib/two.js'],
    ['3', 'external'],
  ]);
  const asked: number[] = [];
  const made: string[] = [];
  const known = new Map<number, { exports: Record<string, unknown> }>();
  const modules = new Function(
    'made',
    `${lazily(text, paths).replace('export const', 'const')}; return modules;`,
  )(made);
  const ask = (id: number) => {
    const before = known.get(id);
    if (before !== undefined) return before.exports;
    const module = { exports: {} };
    known.set(id, module);
    asked.push(id);
    modules[id](module, module.exports, ask);
    return module.exports;
  };
  const exports = ask(1) as Record<string, (...args: unknown[]) => unknown>;
  return { asked, made, exports };
}

describe('a bundle that evaluates what is used', () => {
  it('asks for a module where the first name of it is used, and once', () => {
    const { asked, exports } = evaluated(
      'module.exports = { a: () => new two.Two().is, b: () => (0,external_path/* join */.join)("x", "y") };',
    );
    expect(asked).toEqual([1]);
    expect([exports['a']?.(), exports['a']?.(), exports['b']?.()]).toEqual(['two', 'two', 'x/y']);
    expect(asked).toEqual([1, 2, 3]);
  });

  it('makes a constant where it is first read, with those that it names, and once', () => {
    const { made, exports } = evaluated(`
const first = Object.freeze([two.note('first')]);
const second = { first, again: first, made: two.note('second') };
const unread = new Map([[two.note('unread'), 1]]);
module.exports = { read: () => second, same: () => second.first === first && second.again === first, unread: () => unread };
`);
    expect(made).toEqual([]);
    expect(exports['read']?.()).toBe(exports['read']?.());
    expect(exports['same']?.()).toBe(true);
    expect(made).toEqual(['first', 'second']);
  });

  it('evaluates at once what is handed on as a whole, and what stands in statements', () => {
    expect(evaluated('module.exports = { whole: () => two, part: () => external_path.join };').asked).toEqual(
      [1, 2],
    );
    const { made } = evaluated("const table = new Map();\ntable.set(two.note('set'), 1);");
    expect(made).toEqual(['set']);
  });

  it('leaves alone a name that means something else further in', () => {
    const { exports, made } = evaluated(`
const words = [two.note('words')];
module.exports = { outer: () => words.length, inner: (words) => words, own: () => { const words = 'own'; return { words }; } };
`);
    expect(made).toEqual(['words']);
    expect([exports['outer']?.(), exports['inner']?.('given')]).toEqual([1, 'given']);
    expect(exports['own']?.()).toEqual({ words: 'own' });
  });

  it('keeps names of members and keys, and texts', () => {
    const { exports } = evaluated(`
const list = ['list'];
module.exports = { all: () => ({ list, other: { list: 'two.note' }.list, same: { list }.list === list }) };
`);
    expect(exports['all']?.()).toEqual({ list: ['list'], other: 'two.note', same: true });
  });

  it('leaves the order in packages, and the constants of what reaches the outside', () => {
    const at = (path: string) =>
      evaluated("const start = Array.of(two.note('start'));\nmodule.exports = { start: () => start };", {
        path,
      });
    expect(at('./lib/ports/clock.js').made).toEqual(['start']);
    expect(at('./node_modules/other/index.js').made).toEqual(['start']);
    const other = evaluated('module.exports = { a: () => two.note, b: () => external_path.join };', {
      path: './node_modules/other/index.js',
    });
    expect(other.asked).toEqual([1, 2]);
  });

  it.each([
    ['./node_modules/other/index.js', [1, 2]],
    ['./lib/one.js', [1]],
  ])('knows one that nobody names by the files it is joined of: %s', (path, asked) => {
    const late = evaluated('module.exports = { a: () => two.note, b: () => external_path.join };', {
      path,
      isNamed: false,
    });
    expect(late.asked).toEqual(asked);
  });

  it('refuses to join two lines that end without a semicolon', () => {
    expect(() => evaluated('const list = [1];\nmodule.exports = list\ntwo.note(list)')).toThrow(
      'joined two statements',
    );
  });
});
