import { setFlagsFromString } from 'node:v8';
import { isTriedEngine, ownFlags } from './bounded-heap.ts';

/** What a person has decided about WebAssembly themselves. */
const OWN = /--(?:no[-_])?(?:wasm|liftoff)/;
/** What has V8 compile a function at its first call, and again when it has been called a lot. */
const LATER = ['wasm-lazy-compilation', 'wasm-dynamic-tiering', 'wasm-tier-up'];

/**
 * A module of WebAssembly that is compiled at once, and stays so. For a small one that is called all the time: left alone, V8 compiles a parser
 * of some kilobytes again in the background, which takes 20 MB of memory and 40 ms of processor time, more than it gains in a run of 20,000 calls.
 */
export function compileOnce(bytes: Uint8Array<ArrayBuffer>): WebAssembly.Module {
  if (!canHold(process.versions.v8, ownFlags())) return new WebAssembly.Module(bytes);
  for (const flag of LATER) setFlagsFromString(`--no-${flag}`);
  try {
    return new WebAssembly.Module(bytes);
  } finally {
    // For others, who compile their own later.
    for (const flag of LATER) setFlagsFromString(`--${flag}`);
  }
}

/** Whether an engine can be held to what it has compiled; it cannot where a person has said how it compiles. */
export const canHold = (engine: string, flags: readonly string[]): boolean =>
  isTriedEngine(engine) && !flags.some((flag) => OWN.test(flag));
