/** Which of the two projects of vitest a test file belongs to; `vitest.config.ts` takes its files from here. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** A reason for which a file needs a process of its own. */
interface Sign {
  pattern: RegExp;
  because: string;
}

/**
 * What sends a test file to the project *process*, where each file has a process of its own, if the file or any file of support
 * that it imports holds it. Files without any of them are *unit*: they share a process, so they leave nothing behind in it.
 */
const SIGNS: readonly Sign[] = [
  {
    pattern: /^(?:import|\}).*from 'node:(child_process|cluster|worker_threads)'/m,
    because: 'starts processes or threads',
  },
  { pattern: /^(?:import|\}).*from 'node:(http2?|https|net|tls|dgram)'/m, because: 'opens sockets' },
  { pattern: /import \{[^}]*\bnode(Ports|Spawn|Listen)\b/, because: 'works on the real machine' },
  { pattern: /\bprocess\.chdir\(/, because: 'changes the working directory' },
  {
    pattern: /\bdelete process\.env\b|\bprocess\.env(\.\w+|\[[^\]]+\])\s*=[^=]/,
    because: 'changes the environment',
  },
  {
    pattern: /\bvi\.(mock|doMock|stub\w+|useFakeTimers|spyOn)\(/,
    because: 'replaces parts of modules or globals',
  },
  { pattern: /^\/\/ Needs a process of its own: /m, because: 'says so' },
];

/** Reads a file below the repository; for tests of the rule, another world. */
export type ReadText = (path: string) => string | undefined;

/** Why a test file needs a process of its own, or `undefined` for a unit test. Paths are relative to the repository. */
export function processReason(file: string, read: ReadText = readRepository): string | undefined {
  return reasonBelow(file, read, new Set());
}

function reasonBelow(file: string, read: ReadText, seen: Set<string>): string | undefined {
  if (seen.has(file)) return undefined;
  seen.add(file);
  const text = read(file);
  if (text === undefined) return undefined;
  const code = text.replaceAll(/^import type .*$/gm, '');
  const sign = SIGNS.find(({ pattern }) => pattern.test(code));
  if (sign !== undefined) return `${file} ${sign.because}`;
  for (const [, specifier = ''] of code.matchAll(/(?:from|import\()\s*'(\.{1,2}\/[^']+)'/g)) {
    const target = join(dirname(file), specifier);
    // What a unit of `src` does is the caller's: the ports that it is given decide.
    if (target.startsWith('src/')) continue;
    const reason = reasonBelow(target, read, seen);
    if (reason !== undefined) return reason;
  }
  return undefined;
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

/** Test files that need a process of their own. */
export const processFiles = (): string[] => testFiles().filter((file) => processReason(file) !== undefined);
