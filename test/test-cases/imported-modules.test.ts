import { describe, expect, it } from 'vitest';
import { importedPaths } from '../../src/sandbox/javascript/imported-paths.ts';
import { cpuTime } from '../support/cpu-time.ts';
import { AGENT, load, type Tree } from '../support/evals-folder.ts';

const TREE: Tree = {
  'evals/agents/shop.yaml': AGENT,
  'evals/test-cases/a.yaml':
    'name: A\nturns:\n  - input: x\n    checks:\n      - javascript: ../checks/main.mjs\n',
  'evals/checks/main.mjs': 'import { limit } from "./lib/limit.mjs";\nexport default () => limit > 1;\n',
  'evals/checks/lib/limit.mjs': 'import table from "../table.json";\nexport const limit = table.limit;\n',
  'evals/checks/table.json': '{"limit": 2, "note": "import(\'./other.mjs\')"}',
  'evals/checks/other.mjs': 'export default 1;\n',
};

async function loaded(change: Tree = {}) {
  const { evals, problems } = await load({ ...TREE, ...change });
  expect(problems).toEqual([]);
  return evals.cases[0]!;
}

describe('modules that a check imports', () => {
  it.each([
    ['the module itself', { 'evals/checks/main.mjs': 'export default () => true;\n' }],
    ['one that it imports', { 'evals/checks/lib/limit.mjs': 'export const limit = 3;\n' }],
    ['JSON that a module imports', { 'evals/checks/table.json': '{"limit": 3}' }],
  ])('make the case another one when %s changes', async (_, change) => {
    expect((await loaded(change)).hash).not.toBe((await loaded()).hash);
  });

  it('leave the case as it is when nothing of them changes', async () => {
    const change = { 'evals/checks/other.mjs': 'export default 2;\n', 'evals/checks/unused.mjs': 'x' };
    expect((await loaded(change)).hash).toBe((await loaded()).hash);
  });

  it('are files that the case depends on', async () => {
    expect((await loaded()).reads).toEqual(
      expect.arrayContaining(['/repo/evals/checks/lib/limit.mjs', '/repo/evals/checks/table.json']),
    );
  });

  it('may import each other in a circle, or what is not there', async () => {
    const circle = await loaded({
      'evals/checks/lib/limit.mjs': 'import "../main.mjs"; import "./missing.mjs"; export const limit = 1;\n',
    });
    expect(circle.reads).toHaveLength(2);
  });
});

it.each([
  ['import a from "./a.mjs"', ['./a.mjs']],
  ["import {\n  a,\n} from './a.mjs';\nexport * from '../b.ts'", ['./a.mjs', '../b.ts']],
  ['import "./a.mjs"; await import("./b.mjs"); import( `./c.mjs` )', ['./a.mjs', './b.mjs', './c.mjs']],
  ['import fs from "node:fs"; import x from "pkg"; import(name); const from = "./a.mjs"', []],
  ['import{a}from"./a.mjs"; import b from "./a.mjs"', ['./a.mjs']],
  ['import a from "./a.json" with { type: "json" }', ['./a.json']],
])('%j imports %j', (source, paths) => {
  expect(importedPaths(source)).toEqual(paths);
});

it('imports are found in time that grows with the text', () => {
  const began = cpuTime();
  importedPaths(`${'import '.repeat(100_000)}${'from "./'.repeat(100_000)}`);
  expect(cpuTime() - began).toBeLessThan(2000);
});
