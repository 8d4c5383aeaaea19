#!/usr/bin/env node
// Tests on the Node of this machine, which is another one than that of the tests: npm puts the Node of node_modules first.
// `npm run test:node` runs what dist/ holds by it, each run in a process of its own, and where vitest knows that Node, the unit
// tests as well. ASSAY_TEST_NODE names another binary.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const vitest = join(root, 'node_modules/vitest/vitest.mjs');
/** Where the tests run the bundle: as command, as Action, as service, as library. */
const OF_DIST = ['test/cli', 'test/github', 'test/http/conformance', 'test/library'];
/** The oldest Node that the unit tests run on: some of them strip types by `node:module`. */
const [UNIT_MAJOR, UNIT_MINOR] = [22, 13];

const node = process.env['ASSAY_TEST_NODE'] ?? nodeOfThisMachine();
if (node === undefined) {
  console.error('There is no node outside of node_modules in PATH. Name one: ASSAY_TEST_NODE=/path/to/node');
  process.exit(2);
}
const version = execFileSync(node, ['-p', 'process.versions.node'], { encoding: 'utf8' }).trim();
const [major = 0, minor = 0] = version.split('.').map(Number);
console.log(`Node ${version}, ${node}`);

run(process.execPath, ['--project', 'process', '--project', 'machine', ...OF_DIST], {
  ASSAY_TEST_NODE: node,
});
if (major > UNIT_MAJOR || (major === UNIT_MAJOR && minor >= UNIT_MINOR)) run(node, ['--project', 'unit']);
else console.log(`The unit tests are left out: they need Node ${UNIT_MAJOR}.${UNIT_MINOR}.`);

/** Runs vitest by a Node, with these variables beside those of this process; its failure is ours. */
function run(by, args, variables = {}) {
  const { status } = spawnSync(by, [vitest, 'run', ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...variables },
  });
  if (status !== 0) process.exitCode = 1;
}

function nodeOfThisMachine() {
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules') && !folder.includes('.npm'))
    .map((folder) => join(folder, process.platform === 'win32' ? 'node.exe' : 'node'))
    .find((path) => existsSync(path));
}
