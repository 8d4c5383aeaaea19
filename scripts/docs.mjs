#!/usr/bin/env node
// Writes src/scorers/README.md, the catalogue, and fills the generated parts of README.md: inputs and outputs from action.yml, scorers from the registry, and what a run prints.
// `--check` says whether they are fresh. Runs under Node 24, which reads the TypeScript sources as they are.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { builtInScorers } from '../src/scorers/registry.ts';
import { catalogue, FAMILIES } from './catalogue.mjs';
import { reference } from './reference.mjs';

const root = join(import.meta.dirname, '..');
const path = join(root, 'README.md');
const action = parse(readFileSync(join(root, 'action.yml'), 'utf8'));

const cell = (text) => String(text).replaceAll('|', '\\|').replaceAll('\n', ' ').trim();
const code = (text) => (text === '' ? '' : `\`${text}\``);
const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');
const need = (one) => (typeof one === 'string' ? code(one) : one.map(code).join(' or '));
const CONFIDENCE = { high: 'high', medium: 'medium', low: 'low, does not gate' };

/** Rows of the printed table of scorers that are shown; the others are counted. */
const SHOWN = 12;

/** What `npm start` prints, without what differs from run to run (times and the report's path) and most rows of its table. */
function printedRun() {
  const state = mkdtempSync(join(tmpdir(), 'assay-docs-'));
  const args = [join(root, 'dist/cli.js'), 'run', '--judge', 'offline', '--quiet', '--state', state];
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  rmSync(state, { recursive: true, force: true });
  if (status !== 0) throw new Error(`npm start would exit ${status}:\n${stdout}${stderr}`);
  const lines = stdout.split('\n');
  const effort = lines.findIndex((line) => line.startsWith('        effort'));
  const table = lines.findIndex((line) => line.startsWith('  scorer '));
  const end = lines.indexOf('', table);
  const rows = lines.slice(table + 1, end).filter((line) => !line.startsWith('  latency_ms '));
  const kept = [
    ...lines.slice(0, table + 1),
    ...rows.slice(0, SHOWN),
    `  … and ${end - table - 1 - SHOWN} more`,
    ...lines.slice(end, effort),
  ];
  return `\`\`\`text\n${kept.join('\n').replace(/^\n+/, '')}\n\`\`\``;
}

/** One row per scorer, below the name of its family; each name leads to its card in the catalogue. */
function scorerRows() {
  return Object.entries(FAMILIES).flatMap(([category, title]) => [
    [`**${title}**`, '', '', ''],
    ...builtInScorers
      .filter((scorer) => scorer.category === category)
      .map((scorer) => [
        `[${code(scorer.name)}](src/scorers/README.md#${scorer.name})`,
        scorer.description,
        scorer.needs.map(need).join(', '),
        CONFIDENCE[scorer.offlineConfidence],
      ]),
  ]);
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
  scorers: table(['scorer', 'what it measures', 'needs', 'offline'], scorerRows()),
};

const before = readFileSync(path, 'utf8');
let after = before;
for (const [name, text] of Object.entries(blocks)) {
  const pattern = new RegExp(`(<!-- ${name} -->)[\\s\\S]*?(<!-- /${name} -->)`);
  if (!pattern.test(after)) throw new Error(`README.md has no <!-- ${name} --> block`);
  after = after.replace(pattern, (_, open, close) => `${open}\n${text}\n${close}`);
}
const cataloguePath = join(root, 'src/scorers/README.md');
const written = [
  { path, before, after, what: 'The tables of README.md' },
  {
    path: cataloguePath,
    before: existsSync(cataloguePath) ? readFileSync(cataloguePath, 'utf8') : '',
    after: catalogue(root),
    what: 'The catalogue src/scorers/README.md',
  },
  ...reference(root),
];
for (const one of written) {
  if (!process.argv.includes('--check')) writeFileSync(one.path, one.after);
  else if (one.after !== one.before) {
    console.error(`${one.what} is stale. Run: npm run docs`);
    process.exitCode = 1;
  }
}
