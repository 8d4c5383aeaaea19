import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { describe, expect, it } from 'vitest';

const src = join(import.meta.dirname, '../src');

/** The storeys of src/README.md, upstairs first. A file imports from its own room or from a lower row; never sideways. */
const FLOORS: string[][] = [
  ['github', 'cli', 'tracing'],
  // A door of its own, and what the command `serve` opens.
  ['http'],
  ['operations', 'engine.ts', 'index.ts', 'main.ts', 'library.ts'],
  ['reports'],
  ['optimizations', 'generation'],
  ['experiments', 'failure-analysis', 'webhooks'],
  ['runs'],
  ['test-cases'],
  ['calibrations', 'comparisons'],
  ['evaluations'],
  ['scorers'],
  ['judges', 'agents', 'state', 'traces'],
  ['flow'],
  ['ports', 'statistics', 'text'],
  ['schema', 'errors.ts'],
];
/** Entries stand above everything: they only choose a door. */
const ENTRIES = new Set(['main.ts', 'index.ts', 'engine.ts', 'library.ts']);
/** Reports see only words and tools. */
const REPORTS_MAY = new Set(['schema', 'errors.ts', 'statistics', 'text', 'reports']);
/** Looking outside is allowed only in ports/. */
const WINDOW: [RegExp, string][] = [
  [/from 'node:(fs|fs\/promises|child_process|http|https|net|dns|worker_threads|os)'/, 'take it from Ports'],
  [/\bDate\.now\(|new Date\(\)/, 'use ports.clock'],
  [/\bMath\.random\(|randomUUID|randomBytes/, 'use ports.random or ports.ids'],
  [/\bprocess\.(env|stdout|stderr|stdin|cwd|exit|on|argv)\b/, 'use ports.env, or pass it in from the door'],
  [/(?<![.\w])fetch\(/, 'use ports.http'],
  [/\b(setTimeout|setInterval)\(|\bperformance\.now\(/, 'use ports.clock'],
];
/** Holds the text of a program that `assay init` writes out; it is never run here. */
const TEXTS = new Set(['test-cases/starter-texts.ts']);
/** Runs inside the process of an agent and not in ours: there are no ports there. */
const ELSEWHERE = new Set(['tracing']);
const LONGEST = 300;

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? files(path) : entry.name.endsWith('.ts') ? [path] : [];
  });
}
const room = (file: string) => relative(src, file).split(sep)[0] as string;
const floor = (file: string) => {
  const index = FLOORS.findIndex((row) => row.includes(room(file)));
  if (index < 0)
    throw new Error(`${relative(src, file)} stands in no room: add its folder to FLOORS or move it`);
  return index;
};
const importsOf = (file: string, text: string) =>
  [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map((match) =>
    join(file, '..', match[1] as string),
  );

const all = files(src).map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const name = (file: string) => relative(src, file).split(sep).join('/');

describe('the house', () => {
  it('has every file in a room, and imports only go down the stairs', () => {
    const advice: string[] = [];
    for (const { file, text } of all) {
      for (const target of importsOf(file, text)) {
        if (room(file) === room(target)) continue;
        if (ENTRIES.has(room(file)) && floor(target) >= 0) continue;
        if (room(file) === 'reports' && !REPORTS_MAY.has(room(target)))
          advice.push(
            `${name(file)} → ${name(target)}: a report sees only schema, statistics, text and errors`,
          );
        else if (floor(target) <= floor(file) && !isDoorEntry(file, target))
          advice.push(`${name(file)} → ${name(target)}: move the shared part to a lower floor`);
      }
    }
    expect(advice).toEqual([]);
  });

  it('looks outside only through ports/', () => {
    const advice: string[] = [];
    for (const { file, text } of all) {
      if (room(file) === 'ports' || ELSEWHERE.has(room(file)) || TEXTS.has(name(file))) continue;
      const door = ['cli', 'github', 'http'].includes(room(file)) || ENTRIES.has(room(file));
      for (const [pattern, remedy] of WINDOW) {
        if (door && pattern.source.includes('process')) continue;
        const match = pattern.exec(text);
        if (match) advice.push(`${name(file)}: ${match[0]} – ${remedy}`);
      }
    }
    expect(advice).toEqual([]);
  });

  it('keeps files small, or says in the file why not', () => {
    const long = all
      .filter(({ text }) => text.split('\n').length > LONGEST && !text.includes('long because'))
      .map(
        ({ file, text }) =>
          `${name(file)}: ${text.split('\n').length} lines; split it, or say "long because …" at the top`,
      );
    expect(long).toEqual([]);
  });

  it('has no import cycles', () => {
    const graph = new Map(all.map(({ file, text }) => [file, importsOf(file, text)]));
    const cycles: string[] = [];
    const state = new Map<string, 'open' | 'done'>();
    const visit = (file: string, path: string[]) => {
      if (state.get(file) === 'done') return;
      if (state.get(file) === 'open') {
        cycles.push([...path.slice(path.indexOf(file)), file].map(name).join(' → '));
        return;
      }
      state.set(file, 'open');
      for (const target of graph.get(file) ?? []) if (graph.has(target)) visit(target, [...path, file]);
      state.set(file, 'done');
    };
    for (const file of graph.keys()) visit(file, []);
    expect(cycles).toEqual([]);
  });
});

/** The engine is handed its doors' needs from above; doors may import the entries of their own storey. */
function isDoorEntry(file: string, target: string): boolean {
  return ENTRIES.has(room(target)) && floor(file) <= floor(target);
}
