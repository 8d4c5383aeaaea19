import { join } from 'node:path';
import type { Files } from '../../ports/ports.ts';

/** Ways to write it that mean the state folder. */
const IGNORES_STATE = /^(?:\*\*\/|\/)?\.assay(?:\/|\/\*{1,2})?$/;

/**
 * Has git ignore the state folder of a project: adds one line to its `.gitignore`, in the line ends of that file, or makes the file. What
 * stands there stays, byte for byte. Says what was done.
 */
export function ignoreState(
  folder: string,
  files: Pick<Files, 'readTextIfThere' | 'createExclusive' | 'appendLog'>,
): 'written' | 'changed' | 'kept' {
  const path = join(folder, '.gitignore');
  if (files.createExclusive(path, '.assay/\n')) return 'written';
  const text = files.readTextIfThere(path) ?? '';
  const lines = text.replace(/^\ufeff/, '').split(/\r?\n/);
  if (lines.some((line) => IGNORES_STATE.test(line.trim()))) return 'kept';
  const end = text.includes('\r\n') ? '\r\n' : '\n';
  const gap = text === '' || text.endsWith('\n') ? '' : end;
  // Appended, so that bytes that are no UTF-8 stay, and a link stays a link.
  const log = files.appendLog(path);
  try {
    log.append(`${gap}.assay/${end}`);
  } finally {
    log.close();
  }
  return 'changed';
}
