import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LAYERS } from '../scripts/layers.mjs';
import { functionsAreShort, functionsOf } from './support/architecture/long-functions.ts';
import { type Opening, outsideThroughPorts } from './support/architecture/outside.ts';
import {
  filesAreShort,
  foldersAreSmall,
  importsGoDown,
  importsHaveNoCycles,
  type Rows,
  type Rule,
  seesOnly,
  typesAlone,
} from './support/architecture/rules.ts';
import { type SourceFile, sourceFiles } from './support/architecture/source-file.ts';

const ROWS: Rows = LAYERS.flatMap(({ rows }) => rows.map((row) => row.map(({ unit }) => unit)));

/** Where the outside is reached without a port. */
const OPENINGS: Opening[] = [
  {
    path: 'pages/model/labels.ts',
    uses: /^new Date$/,
    reason: 'when a person marks a verdict, in a browser',
  },
  { path: 'pages/served/ask.ts', uses: /^fetch$/, reason: 'a browser asks the service' },
  { path: 'pages/served/lists.tsx', uses: /^setInterval$/, reason: 'a browser asks again' },
  { path: 'pages/served/site.tsx', uses: /^(WebSocket|setTimeout)$/, reason: 'a browser follows a run' },
  { path: 'main.ts', uses: /^globalThis\.__assayFace$/, reason: 'which face of the bundle was started' },
  {
    path: 'cli/main.ts',
    uses: /^process\.(argv|stdout|stderr|exitCode)$/,
    reason: 'the command as a process',
  },
  {
    path: 'cli/terminal.ts',
    uses: /^process\.(stdout|stderr|env)$/,
    reason: 'what kind of terminal it prints to',
  },
  {
    path: 'cli/next/own-name.ts',
    uses: /^process\.(argv|cwd|env)$/,
    reason: 'how it was started, which is how to start it again',
  },
  { path: 'cli/read-input.ts', uses: /^process\.stdin$/, reason: 'a request that is piped in' },
  { path: 'cli/watch/keys.ts', uses: /^process$/, reason: 'keys that are pressed' },
  { path: 'cli/serve.ts', uses: /^process\.exit$/, reason: 'a second Ctrl-C waits for nothing' },
  { path: 'github/main.ts', uses: /^process\.(exitCode|env|chdir)$/, reason: 'the step as a process' },
  { path: 'github/runner.ts', uses: /^process\.env$/, reason: 'files that the runner names' },
  {
    path: 'github/api/in-repository.ts',
    uses: /^process\.env$/,
    reason: 'the checkout that the runner names',
  },
  {
    path: 'tracing/sender.ts',
    uses: /^(process\.stderr|fetch)$/,
    reason: 'runs in the process of an agent',
  },
  {
    path: 'tracing/trace.ts',
    uses: /^(new Date|setTimeout)$/,
    reason: 'runs in the process of an agent',
  },
  { path: 'tracing/tracing-target.ts', uses: /^process\.env$/, reason: 'runs in the process of an agent' },
];

/** Functions of more than 60 lines, each with the reason; at most 15. */
const LONG_FUNCTIONS: Record<string, string> = {};
const MOST_LONG_FUNCTIONS = 15;

/** A program of the given length. */
const lines = (count: number) => Array.from({ length: count }, (_, index) => `  call(${index});`).join('\n');
const file = (path: string, text: string): SourceFile => ({ path, text });

/** Each rule with planted offences and with what must be left alone, so that a rule that finds nothing is found out. */
const RULES: {
  says: string;
  rule: Rule;
  /** What src/ is held to, where its exceptions are others than those that are tried here. */
  held?: Rule;
  offences: [string, SourceFile[]][];
  allowed: [string, SourceFile[]][];
}[] = [
  {
    says: 'imports go down the layers',
    rule: importsGoDown(ROWS),
    offences: [
      ['up', [file('scorers/a.ts', "import { call } from '../operations/b.ts';")]],
      [
        'up, for a type',
        [file('runs/planning/a.ts', "import type { Engine } from '../../engine/engine.ts';")],
      ],
      ['up, by the type of an import', [file('state/a.ts', "type B = typeof import('../cli/b.ts');")]],
      ['up, at first use', [file('engine/a.ts', "const { b } = await import('../jobs/b.ts');")]],
      ['up, by passing it on', [file('text/a.ts', "export * from '../flow/b.ts';")]],
      ['up, from what is imported for its effect', [file('schema/a.ts', "import '../text/b.ts';")]],
      ['sideways', [file('generation/a.ts', "import { b } from '../optimizations/b.ts';")]],
      ['from an entry point into another', [file('cli/a.ts', "import { b } from '../github/b.ts';")]],
      ['from the service into the command', [file('http/a.ts', "import { b } from '../cli/b.ts';")]],
      ['up, behind a comment', [file('engine/a.ts', "import(/* at first use */ '../cli/b.ts');")]],
      ['up, by a path', [file('engine/a.ts', "const b = new URL('../cli/b.ts', import.meta.url);")]],
      [
        'up, by a path with a letter by its number',
        [file('engine/a.ts', "const b = new URL('../cli/b\\x2ets', import.meta.url);")],
      ],
      ['up, by a reference', [file('engine/a.ts', '/// <reference path="../cli/b.ts" />')]],
      ['out of a folder without a layer', [file('helpers/a.ts', '')]],
    ],
    allowed: [
      ['down', [file('cli/a.ts', "import { b } from '../http/b.ts';")]],
      ['within a folder', [file('runs/planning/a.ts', "import { b } from '../gating/b.ts';")]],
    ],
  },
  {
    says: 'reports see only words, statistics and text',
    rule: seesOnly('reports', ['schema', 'errors.ts', 'statistics', 'text']),
    offences: [
      ['a run', [file('reports/parts/a.ts', "import type { Attempt } from '../../runs/attempt.ts';")]],
    ],
    allowed: [['a shape', [file('reports/a.ts', "import type { Run } from '../schema/run.ts';")]]],
  },
  {
    says: 'pages see only what is shown and how it is written',
    rule: seesOnly('pages', ['reports', 'schema', 'statistics', 'text']),
    offences: [['a port', [file('pages/a.tsx', "import { files } from '../ports/node-files.ts';")]]],
    allowed: [['a shape', [file('pages/a.tsx', "import type { Run } from '../schema/run.ts';")]]],
  },
  {
    says: 'pages take types alone from schema and reports',
    rule: typesAlone(
      'pages',
      ['schema', 'reports'],
      ['reports/pages/page-data.ts', 'schema/labels/label-of-verdict.ts'],
    ),
    offences: [
      ['a schema', [file('pages/a.ts', "import { run } from '../schema/run.ts';")]],
      ['a type beside a value', [file('pages/a.ts', "import { type Run, run } from '../schema/run.ts';")]],
    ],
    allowed: [
      ['a type', [file('pages/a.ts', "import type { Run } from '../schema/run.ts';")]],
      ['a version', [file('pages/a.ts', "import { VERSION } from '../reports/pages/page-data.ts';")]],
    ],
  },
  {
    says: 'tracing imports nothing of ours',
    rule: seesOnly('tracing', []),
    offences: [['a word', [file('tracing/a.ts', "import { Fault } from '../errors.ts';")]]],
    allowed: [['its own', [file('tracing/a.ts', "import { b } from './b.ts';")]]],
  },
  {
    says: 'the outside is reached through ports alone',
    held: outsideThroughPorts(OPENINGS),
    rule: outsideThroughPorts([{ path: 'cli/terminal.ts', uses: /^process\.stdout$/, reason: 'prints' }]),
    offences: [
      [
        'files, from an entry point',
        withOpening(file('cli/a.ts', "import { readFileSync } from 'node:fs';")),
      ],
      [
        'a network, from the service',
        withOpening(file('http/a.ts', "import { createServer } from 'node:http';")),
      ],
      [
        'a process, at first use',
        withOpening(file('github/a.ts', "const { spawn } = await import('node:child_process');")),
      ],
      ['the time', withOpening(file('runs/a.ts', 'const now = Date.now();'))],
      ['the time, as a date', withOpening(file('index.ts', 'const now = new Date();'))],
      ['chance', withOpening(file('statistics/a.ts', 'const draw = Math.random();'))],
      ['chance, of crypto', withOpening(file('cli/a.ts', "import { randomUUID } from 'node:crypto';"))],
      ['the environment', withOpening(file('main.ts', "const key = process.env['KEY'];"))],
      ['the network', withOpening(file('judges/a.ts', "await fetch('https://example.org');"))],
      ['a timer', withOpening(file('flow/a.ts', 'setTimeout(next, 10);'))],
      ['the environment, by a key', withOpening(file('runs/a.ts', "const key = process['env']['KEY'];"))],
      ['the environment, taken apart', withOpening(file('runs/a.ts', 'const { env } = process;'))],
      ['the environment, imported', withOpening(file('runs/a.ts', "import { env } from 'node:process';"))],
      ['the process, where it may be missing', withOpening(file('runs/a.ts', 'process?.exit();'))],
      ['everything, by globalThis', withOpening(file('runs/a.ts', 'globalThis.setTimeout(next, 10);'))],
      ['the time, handed on', withOpening(file('runs/a.ts', 'const clock = Date.now;'))],
      ['the time, without parentheses', withOpening(file('runs/a.ts', 'const now = new Date;'))],
      ['the time since the start', withOpening(file('runs/a.ts', 'const now = performance.timeOrigin;'))],
      ['chance, handed on', withOpening(file('runs/a.ts', 'const draw = Math.random;'))],
      ['chance, of the platform', withOpening(file('runs/a.ts', 'crypto.getRandomValues(bytes);'))],
      ['all of crypto', withOpening(file('runs/a.ts', "import * as all from 'node:crypto';"))],
      ['the network, handed on', withOpening(file('judges/a.ts', 'const ask = fetch;'))],
      ['files, without the prefix', withOpening(file('runs/a.ts', "import { readFileSync } from 'fs';"))],
      ['files, in another kind of quotes', withOpening(file('runs/a.ts', 'await import(`node:fs`);'))],
      [
        'a module of Node that is new',
        withOpening(file('runs/a.ts', "import { DatabaseSync } from 'node:sqlite';")),
      ],
      ['a module, required', withOpening(file('runs/a.ts', "const fs = require('fs');"))],
      [
        'a module that cannot be followed',
        withOpening(file('runs/a.ts', 'const name = pick(); await import(name);')),
      ],
      ['a file by an alias', withOpening(file('runs/a.ts', "import { call } from '#operations';"))],
      [
        'a file by the name of the package',
        withOpening(file('runs/a.ts', "import { call } from 'agent-assay';")),
      ],
      ['more than an opening is for', [file('cli/terminal.ts', 'process.stdout.write(process.cwd())')]],
      ['an opening that nothing needs', [file('cli/terminal.ts', '')]],
    ],
    allowed: [
      [
        'what only computes',
        withOpening(
          file(
            'runs/a.ts',
            "import { createHash } from 'node:crypto';\nconst day = new Date(0), most = Math.max(1, 2);",
          ),
        ),
      ],
      [
        'names of its own',
        withOpening(file('runs/a.ts', 'export function ask(fetch) { return { process: fetch.process }; }')),
      ],
      [
        'in ports/',
        [file('ports/a.ts', "import 'node:fs';"), file('cli/terminal.ts', 'process.stdout.write(text)')],
      ],
    ],
  },
  {
    says: 'files have at most 300 lines, or say why not',
    rule: filesAreShort(300),
    offences: [
      ['301 lines', [file('cli/a.ts', lines(301))]],
      ['a reason that nobody sees', [file('cli/a.ts', `${lines(301)}\n// long because it is one list`)]],
    ],
    allowed: [
      ['300 lines', [file('cli/a.ts', lines(300))]],
      ['a reason', [file('text/a.ts', `// long because it is one list\n${lines(400)}`)]],
    ],
  },
  {
    says: 'functions have at most 60 lines, or a reason in the list',
    held: functionsAreShort(60, LONG_FUNCTIONS),
    rule: functionsAreShort(60, { 'flow/a.ts known': 'one loop' }),
    offences: [
      ['a function', withKnown(file('runs/b.ts', `function long() {\n${lines(59)}\n}`))],
      [
        'an arrow with types',
        withKnown(file('runs/b.ts', `const long = (a: string): void => {\n${lines(59)}\n};`)),
      ],
      [
        'a method',
        withKnown(file('runs/b.ts', `const one = {\n  async play<T>(it: T) {\n${lines(59)}\n  },\n};`)),
      ],
      ['a callback', withKnown(file('runs/b.ts', `all.map((one) => {\n${lines(59)}\n});`))],
      ['an exception that is not needed', [file('flow/a.ts', 'function known() {}')]],
    ],
    allowed: [['60 lines', withKnown(file('runs/b.ts', `function long() {\n${lines(58)}\n}`))]],
  },
  {
    says: 'folders have at most 40 files at one level',
    rule: foldersAreSmall(40, ['statistics']),
    offences: [['41 files', Array.from({ length: 41 }, (_, index) => file(`runs/gating/${index}.ts`, ''))]],
    allowed: [
      ['40 files', Array.from({ length: 40 }, (_, index) => file(`runs/gating/${index}.ts`, ''))],
      ['a catalogue', Array.from({ length: 60 }, (_, index) => file(`statistics/${index}.ts`, ''))],
    ],
  },
  {
    says: 'imports have no cycles',
    rule: importsHaveNoCycles,
    offences: [
      [
        'of two',
        [file('runs/a.ts', "import './b.ts';"), file('runs/b.ts', "import type { A } from './a.ts';")],
      ],
    ],
    allowed: [
      ['two ways', [file('a.ts', "import './b.ts'; import './c.ts';"), file('b.ts', "import './c.ts';")]],
    ],
  },
];

/** Beside the file whose opening the tested rule knows. */
function withOpening(one: SourceFile): SourceFile[] {
  return [file('cli/terminal.ts', 'process.stdout.write(text)'), one];
}

/** Beside the function that the tested rule excepts. */
function withKnown(one: SourceFile): SourceFile[] {
  return [file('flow/a.ts', `function known() {\n${lines(60)}\n}`), one];
}

describe('a rule of the architecture', () => {
  it.each(
    RULES.flatMap(({ says, rule, offences }) =>
      offences.map(([what, files]) => ({ says, what, rule, files })),
    ),
  )('$says: finds $what', ({ rule, files }) => {
    expect(rule(files)).toHaveLength(1);
  });
  it.each(
    RULES.flatMap(({ says, rule, allowed }) => allowed.map(([what, files]) => ({ says, what, rule, files }))),
  )('$says: allows $what', ({ rule, files }) => {
    expect(rule(files)).toEqual([]);
  });
});

describe('src/', () => {
  const files = sourceFiles(join(import.meta.dirname, '../src'));
  it.each(RULES.map(({ says, rule, held = rule }) => ({ says, held })))('$says', ({ held }) => {
    expect(held(files)).toEqual([]);
  });

  it('has an empty place for no unit', () => {
    const units = new Set(files.map(({ path }) => path.split('/')[0]));
    expect(ROWS.flat().filter((unit) => !units.has(unit))).toEqual([]);
  });

  it('excepts few functions', () => {
    expect(Object.keys(LONG_FUNCTIONS).length).toBeLessThanOrEqual(MOST_LONG_FUNCTIONS);
    expect(files.flatMap(functionsOf).length).toBeGreaterThan(5_000); // So they were measured.
  });
});
