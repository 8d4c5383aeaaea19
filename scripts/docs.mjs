#!/usr/bin/env node
// Fills what README.md and docs/ take from the code: inputs and outputs from action.yml, scorers and their catalogue from the registry, flags, operations, kinds of failure, and what a run prints.
// Then writes llms.txt, the index of the pages. `--check` says whether all of it is fresh. Runs under Node 24, which reads the TypeScript sources as they are.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { COMMANDS } from '../src/cli/commands.ts';
import { CATEGORIES } from '../src/failure-analysis/categories.ts';
import { operations } from '../src/operations/registry.ts';
import { builtInScorers } from '../src/scorers/registry.ts';
import { catalogue, FAMILIES, sureShare } from './catalogue.mjs';
import { checkCards } from './check-cards.mjs';
import { drawing } from './layers.mjs';
import { folderRows, llmsText } from './llms-text.mjs';
import { modelRows } from './model-rows.mjs';
import { reference } from './reference.mjs';
import { scorerNames } from './scorer-names.mjs';
import { surenessFigures } from './sureness-figures.mjs';

const root = join(import.meta.dirname, '..');
const action = parse(readFileSync(join(root, 'action.yml'), 'utf8'));

const cell = (text) => String(text).replaceAll('|', '\\|').replaceAll('\n', ' ').trim();
const code = (text) => (text === '' ? '' : `\`${text}\``);
const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');
const need = (one) => (typeof one === 'string' ? code(one) : one.map(code).join(' or '));
/** Who can mend a kind of failure, as the page says it. */
const OWNERS = {
  prompt: 'the prompt',
  tool: 'tools',
  data: 'data and documents',
  model: 'nobody in particular',
  evaluator: 'the scorer or judge',
  test: 'the test case',
  infra: 'infrastructure; never counted as the agent’s',
};

/** Rows of the printed table of scorers that are shown; the others are counted. */
const SHOWN = 12;

/** What `npm start` prints, without what differs from run to run (times and the report's path), as lines. */
function printedRun() {
  const state = mkdtempSync(join(tmpdir(), 'assay-docs-'));
  const args = [join(root, 'dist/cli.js'), 'run', '--judge', 'offline', '--quiet', '--state', state];
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  rmSync(state, { recursive: true, force: true });
  if (status !== 0) throw new Error(`npm start would exit ${status}:\n${stdout}${stderr}`);
  const lines = stdout.split('\n');
  return lines.slice(
    0,
    lines.findIndex((line) => line.startsWith('        effort')),
  );
}

const fenced = (lines) => `\`\`\`text\n${lines.join('\n').replace(/^\n+/, '')}\n\`\`\``;

/** The printed run with most rows of its table counted. */
function shortened(lines) {
  const head = lines.findIndex((line) => line.startsWith('  scorer '));
  const end = lines.indexOf('', head);
  const rows = lines.slice(head + 1, end).filter((line) => !line.startsWith('  latency_ms '));
  const more = rows.length - SHOWN;
  return [
    ...lines.slice(0, head + 1),
    ...rows.slice(0, SHOWN),
    ...(more > 0 ? [`  … and ${more} more`] : []),
    ...lines.slice(end),
  ];
}

/** The verdict alone: from its word to what judged. */
function verdict(lines) {
  const from = lines.findIndex((line) => /^(PASSED|FAILED|NEUTRAL) /.test(line));
  const to = lines.findIndex((line) => line.startsWith('        repeats'));
  return lines.slice(from, to < 0 ? undefined : to);
}

/** One row per scorer, below the name of its family; each name leads to its card in the catalogue. */
function scorerRows() {
  const figures = surenessFigures(root);
  return Object.entries(FAMILIES).flatMap(([category, title]) => [
    [`**${title}**`, '', '', ''],
    ...builtInScorers
      .filter((scorer) => scorer.category === category)
      .map((scorer) => [
        `[${code(scorer.name)}](#${scorer.name})`,
        scorer.description,
        scorer.needs.map(need).join(', '),
        sureShare(scorer, figures),
      ]),
  ]);
}

/** The flags of each command below a heading of its own. */
async function flagTables() {
  const means = (text, kind) => `${text}${Array.isArray(kind) ? `: ${kind.map(code).join(', ')}` : ''}`;
  const commands = await Promise.all(
    COMMANDS.map(async ({ flags = [], loadFlags, ...rest }) => ({
      ...rest,
      flags: [...flags, ...((await loadFlags?.()) ?? [])],
    })),
  );
  return commands
    .filter(({ flags }) => flags.length > 0)
    .map(({ name, args, summary, flags }) =>
      [
        `### assay ${name}`,
        `${code(['assay', name, ...(args === undefined ? [] : [args])].join(' '))}: ${summary}.`,
        table(
          ['flag', 'what it does'],
          flags.map(([flag, text, kind]) => [code(flag), means(text.replaceAll('<', '&lt;'), kind)]),
        ),
      ].join('\n\n'),
    )
    .join('\n\n');
}

const kindRows = Object.entries(OWNERS).map(([owner, who]) => [
  who,
  Object.keys(CATEGORIES)
    .filter((kind) => CATEGORIES[kind] === owner)
    .map(code)
    .join(', '),
]);

/** Links to the pages of a folder of docs/, where there are some: `lead` stands before them. */
function folderLinks(folder, lead) {
  const links = folderRows(root, `docs/${folder}`).map(
    ({ path, title }) => `[${title}](${path.slice('docs/'.length)})`,
  );
  return links.length === 0 ? '' : `${lead}: ${links.join(' · ')}.`;
}

for (const one of reference(root)) settle(one);
settle(scorerNames(root));

const run = printedRun();
/** What stands between `<!-- name -->` and `<!-- /name -->` of each page. */
const PAGES = {
  'README.md': { verdict: fenced(verdict(run)) },
  'docs/README.md': {
    folders: [
      folderLinks('reference', 'Every key of the files in `evals/`'),
      folderLinks('design', 'How it is designed'),
    ]
      .filter((line) => line !== '')
      .join('\n\n'),
  },
  'docs/files.md': { reference: folderLinks('reference', 'Every key of these files') },
  'docs/start.md': { run: fenced(shortened(run)) },
  'docs/action.md': {
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
  },
  'docs/scorers.md': {
    scorers: table(['scorer', 'what it measures', 'needs', 'sure without a model'], scorerRows()),
    catalogue: catalogue(root),
  },
  'docs/judge-and-trust.md': {
    models: table(['model', 'question', 'answer', 'lives until', 'then'], modelRows()),
  },
  'docs/checks.md': { checks: checkCards() },
  'src/README.md': { layers: drawing() },
  'docs/cli.md': { flags: await flagTables() },
  'docs/optimizing.md': { kinds: table(['who can mend it', 'kinds'], kindRows) },
  'docs/library.md': {
    operations: table(
      ['in the library', 'over HTTP', 'what it does'],
      Object.entries(operations).map(([name, { method, path, summary }]) => [
        code(`operations.${name}`),
        code(`${method} ${path}`),
        summary,
      ]),
    ),
  },
};

/** The page with its blocks filled; throws where one has no place. */
function filled(page, before, blocks) {
  return Object.entries(blocks).reduce((text, [name, block]) => {
    const pattern = new RegExp(`(<!-- ${name} -->)[\\s\\S]*?(<!-- /${name} -->)`);
    if (!pattern.test(text)) throw new Error(`${page} has no <!-- ${name} --> block`);
    return text.replace(pattern, (_, open, close) => `${open}\n${block}\n${close}`);
  }, before);
}

/** Writes a file, or with `--check` says that it is not what it should be. */
function settle({ path, before, after, what }) {
  if (!process.argv.includes('--check')) writeFileSync(path, after);
  else if (after !== before) {
    console.error(`${what} is stale. Run: npm run docs`);
    process.exitCode = 1;
  }
}

for (const [page, blocks] of Object.entries(PAGES)) {
  const path = join(root, page);
  const before = readFileSync(path, 'utf8');
  settle({ path, before, after: filled(page, before, blocks), what: page });
}
// Last: it speaks of the pages as they are now.
const path = join(root, 'llms.txt');
const before = existsSync(path) ? readFileSync(path, 'utf8') : '';
settle({ path, before, after: llmsText(root), what: 'llms.txt' });
