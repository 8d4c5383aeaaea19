import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { Fault } from '../errors.ts';
import type { Ports } from '../ports/ports.ts';

/** Answers of judges by what was asked. A cache: whatever is lost or damaged is asked again. */
export interface JudgeCache {
  /** The kept text, or null. */
  get(key: string): string | null;
  put(key: string, text: string): void;
}

/** A cache in `cache/<2 hex>/<sha256 of the key>.json` under the given folder. */
export function openJudgeCache(folder: string, { files }: Pick<Ports, 'files'>): JudgeCache {
  const pathOf = (key: string) => {
    const sha256 = digest(key);
    return join(folder, sha256.slice(0, 2), `${sha256}.json`);
  };
  return {
    get(key) {
      let entry: unknown;
      try {
        entry = JSON.parse(files.readTextIfThere(pathOf(key)) ?? 'null');
      } catch {
        // Cut off or unreadable: a miss.
        return null;
      }
      if (typeof entry !== 'object' || entry === null || !('sha256' in entry) || !('text' in entry))
        return null;
      const { sha256, text } = entry;
      return typeof text === 'string' && sha256 === digest(text) ? text : null;
    },
    put(key, text) {
      try {
        // Not flushed: a torn entry gives itself away by its hash.
        files.writeAtomic(pathOf(key), JSON.stringify({ sha256: digest(text), text }), { sync: false });
      } catch (error) {
        // A full disk must not fail an answer that was paid for; what matters is in the journal.
        if (!(error instanceof Fault)) throw error;
      }
    },
  };
}

/** Over UTF-16, so that a lone surrogate counts as itself. */
function digest(text: string): string {
  return createHash('sha256').update(text, 'utf16le').digest('hex');
}
