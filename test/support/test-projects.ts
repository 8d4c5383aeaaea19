/** Which of the projects of vitest a test file belongs to; `vitest.config.ts` takes its files from here. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const root = join(import.meta.dirname, '../..');

/**
 * *process*: each file has a process of its own, whatever it does to it. *machine*: the files share a process, start others and open
 * sockets, and leave their own process as they found it. *unit*: the files share a process and touch nothing outside of it.
 */
export type TestProject = 'process' | 'machine' | 'unit';

/** A reason for which a file is not *unit*. */
interface Sign {
  pattern: RegExp;
  because: string;
  project: 'process' | 'machine';
}

/** What sends a test file to another project than *unit*, if the file or any file of support that it imports holds it. */
const SIGNS: readonly Sign[] = [
  {
    pattern: /^(?:import|\}).*from 'node:(child_process|cluster|worker_threads)'/m,
    because: 'starts processes or threads',
    project: 'machine',
  },
  {
    pattern: /^(?:import|\}).*from 'node:(http2?|https|net|tls|dgram)'/m,
    because: 'opens sockets',
    project: 'machine',
  },
  {
    pattern: /^(?:import|\}).*from 'playwright-core'/m,
    because: 'starts a browser',
    project: 'machine',
  },
  {
    pattern: /import \{[^}]*\bnode(Ports|Spawn|Listen)\b/,
    because: 'works on the real machine',
    project: 'machine',
  },
  { pattern: /\bprocess\.chdir\(/, because: 'changes the working directory', project: 'process' },
  {
    pattern: /\bdelete process\.env\b|\bprocess\.env(\.\w+|\[[^\]]+\])\s*=[^=]/,
    because: 'changes the environment',
    project: 'process',
  },
  {
    pattern: /\bvi\.(mock|doMock|stub\w+|useFakeTimers|spyOn)\(/,
    because: 'replaces parts of modules or globals',
    project: 'process',
  },
  {
    pattern: /\bdescendants\(process\.pid/,
    because: 'counts the processes below its own',
    project: 'process',
  },
  { pattern: /^\/\/ Needs a process of its own: /m, because: 'says so', project: 'process' },
];

/** Reads a file below the repository; for tests of the rule, another world. */
export type ReadText = (path: string) => string | undefined;

/** Where a test file runs, and why there, unless it is a unit test. Paths are relative to the repository. */
export function placeOf(
  file: string,
  read: ReadText = readRepository,
): { project: TestProject; because?: string } {
  const found = signsBelow(file, read, new Set());
  const first = found.find(({ project }) => project === 'process') ?? found[0];
  return first ?? { project: 'unit' };
}

function signsBelow(
  file: string,
  read: ReadText,
  seen: Set<string>,
): { project: TestProject; because: string }[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const text = read(file);
  if (text === undefined) return [];
  const code = text.replaceAll(/^import type .*$/gm, '');
  const own = SIGNS.filter(({ pattern }) => pattern.test(code)).map(({ project, because }) => ({
    project,
    because: `${file} ${because}`,
  }));
  const below = [...code.matchAll(/(?:from|import\()\s*'(\.{1,2}\/[^']+)'/g)]
    .map(([, specifier = '']) => join(dirname(file), specifier))
    // What a unit of `src` does is the caller's: the ports that it is given decide.
    .filter((target) => !target.startsWith('src/'));
  return [...own, ...below.flatMap((target) => signsBelow(target, read, seen))];
}

const texts = new Map<string, string | undefined>();
function readRepository(path: string): string | undefined {
  if (!texts.has(path)) {
    const full = join(root, path);
    texts.set(path, existsSync(full) ? readFileSync(full, 'utf8') : undefined);
  }
  return texts.get(path);
}

/** All test files, relative to the repository. */
export function testFiles(): string[] {
  return readdirSync(join(root, 'test'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.test.ts'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

/** The test files of a project. */
export const filesOf = (project: TestProject): string[] =>
  testFiles().filter((file) => placeOf(file).project === project);
