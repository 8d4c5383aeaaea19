import { Fault } from '../../src/errors.ts';
import type { Clock, Files } from '../../src/ports/ports.ts';
import { memoryFiles } from './memory-files.ts';

/** What a disk made of the bytes at the end of a log that nobody had flushed: how many of them it has, and how many zeros instead of others. */
export interface UnflushedTail {
  kept: number;
  zeros: number;
}

/** Files of a machine that may lose its power at any time. */
export interface PowerLossFiles extends Files {
  /** The disk as it is found if the power is lost now: what was flushed, and of what was only appended any beginning, whole or torn. */
  afterPowerLoss(tail: UnflushedTail): Files;
}

/** A disk in memory behind a cache: what is appended is seen at once and kept from the end of a `sync` that began after it. */
export function powerLossFiles(clock: Pick<Clock, 'now'>): PowerLossFiles {
  const seen = memoryFiles(clock);
  /** By log: bytes that a `sync` which has ended found there. */
  const flushed = new Map<string, number>();
  const logs = new Set<string>();
  /** Replaced as a whole: on disk when that returns, as the port says. */
  const written = new Set<string>();
  return {
    ...seen,
    writeAtomic(path, text, options) {
      if (options?.sync === false) throw new Fault('internal', 'only flushed writes are followed here');
      written.add(path);
      seen.writeAtomic(path, text, options);
    },
    replacement(path, onBytes) {
      const { write, commit, discard } = seen.replacement(path, onBytes);
      return {
        write,
        discard,
        commit() {
          commit();
          written.add(path);
        },
      };
    },
    appendLog(path) {
      const log = seen.appendLog(path);
      logs.add(path);
      return {
        ...log,
        async sync() {
          const size = log.size();
          await log.sync();
          flushed.set(path, Math.max(size, flushed.get(path) ?? 0));
        },
      };
    },
    afterPowerLoss({ kept, zeros }) {
      const disk = memoryFiles(clock);
      for (const path of written) disk.writeAtomic(path, bytesOf(seen, path));
      for (const path of logs) {
        const bytes = bytesOf(seen, path);
        const safe = Math.min(bytes.length, flushed.get(path) ?? 0);
        const end = Math.min(bytes.length, safe + kept);
        const lost = Math.min(zeros, bytes.length - end);
        disk.writeAtomic(path, Buffer.concat([bytes.subarray(0, end), Buffer.alloc(lost)]));
      }
      return disk;
    },
  };
}

function bytesOf(files: Files, path: string): Buffer {
  const reader = files.reader(path);
  return Buffer.from(reader.readAt(0, reader.size()));
}
