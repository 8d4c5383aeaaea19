import {
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname, isAbsolute, join, relative } from 'node:path';

/** Methods of the port that change nothing a disk could lose. */
const HARMLESS = [
  'readText',
  'readBytes',
  'readTextIfThere',
  'stat',
  'list',
  'realPath',
  'reader',
  'makeFolder',
  'keepPrivate',
  'touch',
  // Gone with the process, whatever ends it.
  'scratch',
];

/**
 * The disk of this machine, with a second folder `platter` beside the folder `state` that holds only what a power cut would leave of it. Who
 * writes sees its writes at once, as the kernel shows them; the platter gets
 *
 * - the text of a log once a `sync` of it that began after the text has ended,
 * - a file written with `writeAtomic` or a `replacement` when that is done, unless it was told not to flush,
 * - names made, changed and removed with the next flush of anything, in their order, as a journalled file system does; a file whose text
 *   was never flushed is empty then.
 *
 * Paths outside the folder go to the disk alone. A method that this file does not know throws, so that no write goes unseen.
 */
export function platterFiles(real, { state, platter }) {
  const pending = [];
  const isInside = (path) => {
    const inside = relative(state, path);
    return inside !== '' && !inside.startsWith('..') && !isAbsolute(inside);
  };
  const placeOf = (path) => join(platter, relative(state, path));
  const later = (path, change) => {
    if (isInside(path)) pending.push(change);
  };
  function flushNames() {
    for (const change of pending.splice(0)) change();
  }
  const known = {
    ...Object.fromEntries(HARMLESS.map((name) => [name, real[name]])),
    writeAtomic(path, text, options) {
      real.writeAtomic(path, text, options);
      if (options?.sync === false) return later(path, () => emptied(placeOf(path)));
      if (!isInside(path)) return;
      flushNames();
      copied(path, placeOf(path));
    },
    replacement(path, onBytes) {
      const file = real.replacement(path, onBytes);
      return onlyKnown('a replacement', {
        write: file.write,
        discard: file.discard,
        commit() {
          file.commit();
          if (!isInside(path)) return;
          flushNames();
          copied(path, placeOf(path));
        },
      });
    },
    async writeStream(path, ...rest) {
      await real.writeStream(path, ...rest);
      later(path, () => emptied(placeOf(path)));
    },
    createExclusive(path, text) {
      const created = real.createExclusive(path, text);
      if (created) later(path, () => emptied(placeOf(path)));
      return created;
    },
    rename(from, to) {
      real.rename(from, to);
      later(to, () => moved(placeOf(from), placeOf(to)));
    },
    remove(path) {
      real.remove(path);
      later(path, () => rmSync(placeOf(path), { recursive: true, force: true }));
    },
    truncate(path, size) {
      real.truncate(path, size);
      later(path, () => shortened(placeOf(path), size));
    },
    appendLog(path) {
      const log = real.appendLog(path);
      if (!isInside(path)) return log;
      later(path, () => madeIfMissing(placeOf(path)));
      return onlyKnown('a log', {
        append: (text) => log.append(text),
        size: () => log.size(),
        close: () => log.close(),
        async sync() {
          // What is appended while the disk is at work may or may not come along: it is taken not to.
          const size = statSync(path).size;
          await log.sync();
          flushNames();
          appended(path, placeOf(path), size);
        },
      });
    },
  };
  return onlyKnown('the files', known);
}

function onlyKnown(what, known) {
  return new Proxy(known, {
    get(methods, name) {
      if (!Object.hasOwn(methods, name))
        throw new Error(`${what} behind the platter have no ${String(name)}`);
      return methods[name];
    },
  });
}

function madeIfMissing(place) {
  mkdirSync(dirname(place), { recursive: true });
  if (!existsSync(place)) writeFileSync(place, '');
}

function emptied(place) {
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(place, '');
}

function copied(path, place) {
  mkdirSync(dirname(place), { recursive: true });
  copyFileSync(path, `${place}.arriving`);
  renameSync(`${place}.arriving`, place);
}

function moved(from, to) {
  if (!existsSync(from)) return emptied(to);
  mkdirSync(dirname(to), { recursive: true });
  renameSync(from, to);
}

function shortened(place, size) {
  if (existsSync(place) && statSync(place).size > size) truncateSync(place, size);
}

/** Brings the platter's copy of a log to `size`. The file may be gone again: its name was removed meanwhile. */
function appended(path, place, size) {
  if (!existsSync(path)) return;
  madeIfMissing(place);
  const from = openSync(path, 'r');
  const to = openSync(place, 'a');
  try {
    const piece = Buffer.alloc(64 * 1024);
    for (let at = statSync(place).size; at < size; ) {
      const count = readSync(from, piece, 0, Math.min(piece.length, size - at), at);
      if (count === 0) break;
      writeSync(to, piece, 0, count);
      at += count;
    }
  } finally {
    closeSync(from);
    closeSync(to);
  }
}
