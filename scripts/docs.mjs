#!/usr/bin/env node
// Fills the generated parts of README.md: inputs and outputs from action.yml, scorers from the registry, and what a run prints.
// `--check` says whether they are fresh. Runs under Node 24, which reads the TypeScript sources as they are.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { builtInScorers } from '../src/scorers/registry.ts';

const root = join(import.meta.dirname, '..');
const path = join(root, 'README.md');
const action = parse(readFileSync(join(root, 'action.yml'), 'utf8'));

const cell = (text) => String(text).replaceAll('|', '\\|').replaceAll('\n', ' ').trim();
const code = (text) => (text === '' ? '' : `\`${text}\``);
const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');
const need = (one) => (typeof one === 'string' ? code(one) : one.map(code).join(' or '));
const CONFIDENCE = { high: 'high', medium: 'medium', low: 'low: a screen, does not gate' };

/** What `npm start` prints, without the lines that differ from run to run (times and the report's path). */
function printedRun() {
  const state = mkdtempSync(join(tmpdir(), 'assay-docs-'));
  const args = [join(root, 'dist/cli.js'), 'run', '--judge', 'offline', '--quiet', '--state', state];
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  rmSync(state, { recursive: true, force: true });
  if (status !== 0) throw new Error(`npm start would exit ${status}:\n${stdout}${stderr}`);
  const lines = stdout.split('\n');
  const effort = lines.findIndex((line) => line.startsWith('        effort'));
  return `\`\`\`text\n${lines.slice(0, effort).join('\n').replace(/^\n+/, '')}\n\`\`\``;
}

const blocks = {
  run: printedRun(),
  inputs: table(
    ['input', 'default', 'what it does'],
    Object.entries(action.inputs).map(([name, input]) => [
      code(name),
      code(input.default ?? ''),
      input.description,
    ]),
  ),
  outputs: table(
    ['output', 'what it holds'],
    Object.entries(action.outputs).map(([name, output]) => [code(name), output.description]),
  ),
  scorers: table(
    ['scorer', 'what it measures', 'needs', 'offline confidence'],
    builtInScorers.map((scorer) => [
      code(scorer.name),
      scorer.description,
      scorer.needs.map(need).join(', '),
      CONFIDENCE[scorer.offlineConfidence],
    ]),
  ),
};

const before = readFileSync(path, 'utf8');
let after = before;
for (const [name, text] of Object.entries(blocks)) {
  const pattern = new RegExp(`(<!-- ${name} -->)[\\s\\S]*?(<!-- /${name} -->)`);
  if (!pattern.test(after)) throw new Error(`README.md has no <!-- ${name} --> block`);
  after = after.replace(pattern, (_, open, close) => `${open}\n${text}\n${close}`);
}
if (!process.argv.includes('--check')) writeFileSync(path, after);
else if (after !== before) {
  console.error('The tables of README.md are stale. Run: npm run docs');
  process.exit(1);
}
