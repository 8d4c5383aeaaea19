import { describe, expect, it } from 'vitest';
import { processFiles, processReason, testFiles } from './support/test-projects.ts';

/** A repository of these files. */
const world = (files: Record<string, string>) => (path: string) => files[path];
const reasonOf = (text: string, files: Record<string, string> = {}) =>
  processReason('test/a.test.ts', world({ 'test/a.test.ts': text, ...files }));

describe('a test file needs a process of its own', () => {
  it.each([
    ["import { spawn } from 'node:child_process';", 'starts processes or threads'],
    ["import {\n  spawn,\n} from 'node:child_process';", 'starts processes or threads'],
    ["import { Worker } from 'node:worker_threads';", 'starts processes or threads'],
    ["import { createServer } from 'node:http';", 'opens sockets'],
    ["import { connect } from 'node:net';", 'opens sockets'],
    ["import { nodePorts } from '../src/ports/node-ports.ts';", 'works on the real machine'],
    ["process.chdir('/tmp');", 'changes the working directory'],
    ["process.env['A'] = '1';", 'changes the environment'],
    ["delete process.env['A'];", 'changes the environment'],
    ["vi.mock('../src/a.ts');", 'replaces parts of modules or globals'],
    ['vi.useFakeTimers();', 'replaces parts of modules or globals'],
    ['// Needs a process of its own: it loads a module that keeps state.', 'says so'],
  ])('with %s', (text, because) => {
    expect(reasonOf(text)).toBe(`test/a.test.ts ${because}`);
  });

  it('for what its support does, which is named', () => {
    const files = {
      'test/support/run.ts': "import { go } from './go.ts';",
      'test/support/go.ts': "import { fork } from 'node:child_process';",
    };
    expect(reasonOf("import { run } from './support/run.ts';", files)).toBe(
      'test/support/go.ts starts processes or threads',
    );
  });

  it('but not for types, for what it reads of the environment, or for what a unit of src could do', () => {
    const files = {
      'test/support/run.ts': "import { fork } from 'node:child_process';",
      'src/a.ts': "import { fork } from 'node:child_process';",
    };
    expect(reasonOf("import type { Run } from './support/run.ts';", files)).toBeUndefined();
    expect(reasonOf("import { a } from '../src/a.ts';", files)).toBeUndefined();
    expect(reasonOf("if (process.env['A'] === '1') run();")).toBeUndefined();
    expect(reasonOf("import type { Server } from 'node:http';")).toBeUndefined();
  });
});

describe('the two projects', () => {
  it('hold every test file once, and neither is empty', () => {
    const [all, own] = [testFiles(), new Set(processFiles())];
    expect(own.size).toBeGreaterThan(0);
    expect(all.filter((file) => !own.has(file)).length).toBeGreaterThan(own.size);
    expect(all.filter((file) => own.has(file))).toEqual([...own]);
  });
});
