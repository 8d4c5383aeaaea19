import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf, ROOT } from './run-cli.ts';

/** A folder with this repository's own suite, whose agent has the careless prompt, and with these files. */
export function carelessEvals(more: Record<string, string> = {}): string {
  const paths = readdirSync(join(ROOT, 'evals'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const files = paths.map((path): [string, string] => [
    path.slice(ROOT.length + 1),
    readFileSync(path, 'utf8').replace('support-agent/prompt.md', 'support-agent/prompt-careless.md'),
  ]);
  return folderOf({ ...Object.fromEntries(files), ...more });
}
