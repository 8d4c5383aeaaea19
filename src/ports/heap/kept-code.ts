import {
  closeSync,
  fstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { boundHeap, unboundHeap } from './bounded-heap.ts';
import { requireOwnFolder } from './compile-cache.ts';

/** Checksums of source and compiled code, before the code. */
const HEAD_BYTES = 8;

/** What is still to be done for a script whose compiled code is not on disk: taking it. */
let pending: (() => void) | undefined;

/** What `dist/cli.js` says to the bundle, and what the bundle asks for its largest part, the one script of what a run needs. */
interface Bundle {
  /** Where compiled code may be kept. */
  __assayCodeFolder?: string | undefined;
  __assayPart?: (file: string) => unknown;
}

/** Has the bundle load its parts with the code that is kept of them. `run` keeps it: what other commands call is only a part of that. */
export function loadPartsKept(): void {
  const bundle = globalThis as Bundle;
  bundle.__assayPart = (file) => loadScript(file, bundle.__assayCodeFolder, process.argv[2] === 'run');
}

/**
 * What a CommonJS script exports, together with the code that V8 compiled of it in an earlier process: `folder` is where that is kept,
 * undefined where nothing is to be kept. Node's own compile cache holds what was compiled when a file was loaded, which is next to nothing
 * of it: functions are compiled when they are called. What is kept here is taken at the end of a whole run (`keepCode`), and holds what a
 * run calls. V8 refuses code of another version or other flags; of the source it looks at the length alone, and of the code at nothing, so
 * both have a checksum. Where coverage is measured nothing is kept or used: code that counts its own blocks is slower, and code of another
 * process would not be counted.
 */
export function loadScript(file: string, folder: string | undefined, willKeep: boolean): unknown {
  const isCounted = process.env['NODE_V8_COVERAGE'] !== undefined;
  // Node 22.1 and 22.2 have a compile cache, and not what is needed here.
  const isKept = folder !== undefined && !isCounted && typeof process.getBuiltinModule === 'function';
  const kept = isKept ? join(folder, 'assay-run.code') : undefined;
  if (kept === undefined) return createRequire(file)(file);
  const { crc32 } = process.getBuiltinModule('node:zlib');
  const source = readFileSync(file);
  const sourceSum = crc32(source);
  const cachedData = readKept(kept, sourceSum, crc32);
  if (cachedData === undefined && !willKeep) return createRequire(file)(file);
  const { Script, constants } = process.getBuiltinModule('node:vm');
  // Code is of the flags that were set: here and when it is taken they are those that Node was started with.
  unboundHeap();
  const script = new Script(
    `(function (exports, require, module, __filename, __dirname) {${source.toString('latin1')}\n})`,
    {
      filename: file,
      importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
      ...(cachedData === undefined ? {} : { cachedData }),
    },
  );
  boundHeap();
  if (willKeep && (cachedData === undefined || script.cachedDataRejected === true)) {
    // Else V8 forgets what was compiled for the start while the run goes on.
    setFlagsFromString('--no-flush-bytecode');
    pending = () => writeKept(kept, sourceSum, script.createCachedData(), crc32);
  }
  const module = { exports: {} };
  script.runInThisContext()(module.exports, createRequire(file), module, file, dirname(file));
  return module.exports;
}

/** Takes the code that was compiled in this process for the next ones, where there is none yet. Called once, when a run is over. */
export function keepCode(): void {
  if (pending === undefined) return;
  unboundHeap();
  setFlagsFromString('--flush-bytecode');
  pending();
  pending = undefined;
}

type Checksum = (data: Uint8Array) => number;

/** The compiled code of this very source, if it is whole and we wrote it: V8 runs what it is given. */
function readKept(path: string, sourceSum: number, crc32: Checksum): Buffer | undefined {
  try {
    const bytes = readOwn(path);
    const code = bytes.subarray(HEAD_BYTES);
    const isWhole = bytes.readUInt32LE(0) === sourceSum && bytes.readUInt32LE(4) === crc32(code);
    return isWhole ? code : undefined;
  } catch {
    return undefined;
  }
}

function readOwn(path: string): Buffer {
  requireOwnFolders(dirname(path));
  const file = openSync(path, 'r');
  try {
    const { uid } = fstatSync(file);
    if (uid !== (process.getuid?.() ?? uid)) throw new Error(`${path} is of somebody else`);
    return readFileSync(file);
  } finally {
    closeSync(file);
  }
}

/** It and the folder above: whoever may fill that one may put another in the place of ours. */
function requireOwnFolders(folder: string): void {
  for (const path of [folder, dirname(folder)]) requireOwnFolder(path);
}

/** A folder that cannot be written, or is not ours, costs time at the next start, and nothing else. */
function writeKept(path: string, sourceSum: number, code: Buffer, crc32: Checksum): void {
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeUInt32LE(sourceSum, 0);
  head.writeUInt32LE(crc32(code), 4);
  const draft = `${path}.${process.pid}`;
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    requireOwnFolders(dirname(path));
    try {
      writeFileSync(draft, Buffer.concat([head, code]), { mode: 0o600, flag: 'wx' });
      renameSync(draft, path);
    } finally {
      // What a full disk has left of it, or a process of the same number that was killed.
      rmSync(draft, { force: true });
    }
  } catch {}
}
