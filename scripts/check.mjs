#!/usr/bin/env node
// Everything about this repository that is right or wrong without running a test. The types of src/ are checked once, with those
// of the tests; what is independent of each other runs side by side, and each says what it found in one piece.
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const bin = (script) => join('node_modules', script);

/** Steps in a row wait for each other; rows do not. The first two rows are nearly all of the work: a core each. */
const ROWS = [
  [
    [
      'the types of the sources and the tests',
      bin('typescript/bin/tsc'),
      '--noEmit',
      '-p',
      'test',
      '--checkers',
      '1',
    ],
  ],
  [
    ['the form of the code', bin('@biomejs/biome/bin/biome'), 'ci', '--colors=off', '.'],
    ['the types of the pages', bin('typescript/bin/tsc'), '--noEmit', '-p', 'src/pages', '--checkers', '1'],
  ],
  [
    ['the bundle, by its record', 'scripts/build-record.mjs'],
    ['the documents', 'scripts/docs.mjs', '--check'],
  ],
  [
    ['the models', 'scripts/models.mjs', '--check'],
    ['the lifetimes of the models that are named', 'scripts/model-lifetimes.mjs'],
  ],
];

/**
 * The compiler is a Go program that ends soon, with 2 GB: it collects no garbage. And it has one checker: several find out the types of
 * what they share once each, and have no core of their own here.
 */
const ENV = { GOGC: 'off', ...process.env };

/** Whether a step found nothing; what it printed is printed when it ends. */
function passes([name, ...args]) {
  const child = spawn(process.execPath, args, { cwd: root, env: ENV, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      printed += text;
    });
  return new Promise((resolve) => {
    child.on('error', (error) => {
      printed += `${error.message}\n`;
    });
    child.on('close', (code) => {
      const verdict = code === 0 ? 'ok' : `failed: ${['node', ...args].join(' ')}`;
      process.stdout.write(`${name}: ${verdict}\n${code === 0 ? '' : printed}`);
      resolve(code === 0);
    });
  });
}

const results = await Promise.all(
  ROWS.map(async (row) => {
    for (const step of row) if (!(await passes(step))) return false;
    return true;
  }),
);
if (results.includes(false)) process.exitCode = 1;
