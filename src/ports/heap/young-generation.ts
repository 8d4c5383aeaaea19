import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';

/** Bytes that the young generation may take up, both halves together; four times of it costs memory and saves little processor time. */
const ENOUGH = 8 * 2 ** 20;
/** Engines on which the flag was tried: one that does not know it would say so on stderr. */
const TRIED = { oldest: 11, newest: 13 };
/** What a person has set themselves, in NODE_OPTIONS or on the command line of Node. */
const OWN_CHOICE = /--(?:min|max)[-_]semi[-_]space[-_]size|--semi[-_]space[-_]growth[-_]factor/;

/**
 * Keeps the young generation of the heap small, where left alone it grows to 64 MB and more of garbage that nobody looks for. It can only be
 * kept from growing any further, so whoever starts asks for it again at each step of the start: before it has its size, the next growth is
 * made to lead there at once; from then on there is none. The limits of the heap stay what they are.
 */
export function boundYoungGeneration(): void {
  const space = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space');
  const flags = [...process.execArgv, process.env['NODE_OPTIONS'] ?? ''];
  const factor = growthFactor({ engine: process.versions.v8, flags, size: space?.space_size ?? 0 });
  if (factor !== undefined) setFlagsFromString(`--semi-space-growth-factor=${factor}`);
}

/** By how much a young generation of so many bytes may grow at once; undefined where it is left alone. */
export function growthFactor(heap: {
  /** Version of V8. */
  engine: string;
  /** What Node was started with. */
  flags: readonly string[];
  size: number;
}): number | undefined {
  const major = Number.parseInt(heap.engine, 10);
  if (!(major >= TRIED.oldest && major <= TRIED.newest)) return undefined;
  if (heap.flags.some((flag) => OWN_CHOICE.test(flag))) return undefined;
  return heap.size < ENOUGH ? 4 : 1;
}
