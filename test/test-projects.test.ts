import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesOf, placeOf, type TestProject, testFiles } from './support/test-projects.ts';

/** A repository of these files. */
const world = (files: Record<string, string>) => (path: string) => files[path];
const placeOfText = (text: string, files: Record<string, string> = {}) =>
  placeOf('test/a.test.ts', world({ 'test/a.test.ts': text, ...files }));

describe('a test file', () => {
  it.each<[string, TestProject, string]>([
    ["import { spawn } from 'node:child_process';", 'machine', 'starts processes or threads'],
    ["import {\n  spawn,\n} from 'node:child_process';", 'machine', 'starts processes or threads'],
    ["import { Worker } from 'node:worker_threads';", 'machine', 'starts processes or threads'],
    ["import { createServer } from 'node:http';", 'machine', 'opens sockets'],
    ["import { connect } from 'node:net';", 'machine', 'opens sockets'],
    ["import { nodePorts } from '../src/ports/node-ports.ts';", 'machine', 'works on the real machine'],
    ["process.chdir('/tmp');", 'process', 'changes the working directory'],
    ["process.env['A'] = '1';", 'process', 'changes the environment'],
    ["delete process.env['A'];", 'process', 'changes the environment'],
    ["vi.mock('../src/a.ts');", 'process', 'replaces parts of modules or globals'],
    ['vi.useFakeTimers();', 'process', 'replaces parts of modules or globals'],
    ['const standing = descendants(process.pid);', 'process', 'counts the processes below its own'],
    ['// Needs a process of its own: it loads a module that keeps state.', 'process', 'says so'],
  ])('with %s belongs to the project %s', (text, project, because) => {
    expect(placeOfText(text)).toEqual({ project, because: `test/a.test.ts ${because}` });
  });

  it('belongs where what its support does sends it, which is named', () => {
    const files = {
      'test/support/run.ts': "import { go } from './go.ts';",
      'test/support/go.ts': "import { fork } from 'node:child_process';",
    };
    expect(placeOfText("import { run } from './support/run.ts';", files)).toEqual({
      project: 'machine',
      because: 'test/support/go.ts starts processes or threads',
    });
  });

  it('has a process of its own for any reason for one, whatever comes before it', () => {
    const files = {
      'test/support/go.ts': "import { fork } from 'node:child_process';",
      'test/support/set.ts': "process.env['A'] = '1';",
    };
    const text =
      "import { createServer } from 'node:http';\nimport { go } from './support/go.ts';\nimport { set } from './support/set.ts';";
    expect(placeOfText(text, files)).toEqual({
      project: 'process',
      because: 'test/support/set.ts changes the environment',
    });
  });

  it('is a unit for types, for what it reads of the environment, and for what a unit of src could do', () => {
    const files = {
      'test/support/run.ts': "import { fork } from 'node:child_process';",
      'src/a.ts': "import { fork } from 'node:child_process';",
    };
    const unit = { project: 'unit' };
    expect(placeOfText("import type { Run } from './support/run.ts';", files)).toEqual(unit);
    expect(placeOfText("import { a } from '../src/a.ts';", files)).toEqual(unit);
    expect(placeOfText("if (process.env['A'] === '1') run();")).toEqual(unit);
    expect(placeOfText("import type { Server } from 'node:http';")).toEqual(unit);
  });
});

describe('the projects', () => {
  it('hold every test file once, and none is empty', () => {
    const parts = (['process', 'machine', 'unit'] as const).map(filesOf);
    for (const part of parts) expect(part.length).toBeGreaterThan(0);
    expect(parts.flat().sort()).toEqual(testFiles());
  });
});

/** What a test of a busy machine would fail by. */
const OF_THE_MACHINE: readonly [what: string, pattern: RegExp, instead: string][] = [
  [
    'a limit of time that has passed',
    /\b(?:performance|Date)\.now\(\) - \w+\)\.toBeLess/,
    'use the processor time of support/cpu-time.ts',
  ],
  [
    'a limit of its own',
    /^ *(?:\}, *)?[1-9][0-9_]*000(?:\);|,\n *\);)$/m,
    'the one of support/patience.ts is enough',
  ],
  ['chance without a seed', /\bMath\.random\(\)(?!;')/, 'use src/ports/seeded-random.ts'],
];

describe('no test', () => {
  it.each(OF_THE_MACHINE)('has %s', (_, pattern, instead) => {
    const root = join(import.meta.dirname, '..');
    const others = testFiles().filter((file) => file !== 'test/test-projects.test.ts');
    const found = others.filter((file) => pattern.test(readFileSync(join(root, file), 'utf8')));
    expect(found, instead).toEqual([]);
  });

  it.each([
    ['a limit of time that has passed', 'expect(performance.now() - began).toBeLessThan(5);'],
    ['a limit of its own', "  it('waits', async () => {\n  }, 60_000);\n"],
    ['a limit of its own', "  it.each(ROWS)(\n    'waits',\n    60_000,\n  );\n"],
    ['chance without a seed', 'const drawn = Math.random();'],
  ])('with %s would pass: %j', (what, text) => {
    const [, pattern] = OF_THE_MACHINE.find(([name]) => name === what)!;
    expect(pattern.test(text)).toBe(true);
  });
});
