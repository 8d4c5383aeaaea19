import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { Fault } from '../errors.ts';
import type { Ports } from '../ports/ports.ts';

/** Texts longer than this (in characters) belong here, not into journal lines (toolchain.md 5). */
export const LONGEST_IN_LINE = 32 * 1024;

/** Long texts under the hash of their content: kept once however often they occur. */
export interface Blobs {
  /** Keeps a text; returns the SHA-256 (hex) of its UTF-8 bytes. On disk when it returns. */
  put(text: string): string;
  /** The text of a hash; Fault `storage` when it is not there or damaged. */
  get(sha256: string): string;
}

const SHA256 = /^[0-9a-f]{64}$/;

/** The blobs of a folder. A lone surrogate, which UTF-8 cannot hold, comes back as U+FFFD. */
export function openBlobs(folder: string, { files }: Pick<Ports, 'files'>): Blobs {
  return {
    put(text) {
      const bytes = Buffer.from(text);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const path = join(folder, sha256);
      if (files.stat(path)?.size !== bytes.length) files.writeAtomic(path, bytes);
      return sha256;
    },
    get(sha256) {
      const path = join(folder, sha256);
      const text = SHA256.test(sha256) ? files.readTextIfThere(path) : null;
      if (text !== null && createHash('sha256').update(text).digest('hex') === sha256) return text;
      throw new Fault('storage', `The stored text ${sha256} is ${text === null ? 'missing' : 'damaged'}.`, {
        where: path,
        hint: 'Resume the run: what is missing is run again.',
      });
    },
  };
}
