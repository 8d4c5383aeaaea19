import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';

/** Bytes that the young generation may take up, both halves together; four times of it costs memory and saves little processor time. */
const ENOUGH = 8 * 2 ** 20;
/** Engines on which the flags were tried: one that does not know them would say so on stderr. */
const TRIED = { oldest: 11, newest: 13 };
/** What a person has set themselves, in NODE_OPTIONS or on the command line of Node. */
const OWN_YOUNG = /--(?:min|max)[-_]semi[-_]space[-_]size|--semi[-_]space[-_]growth[-_]factor/;
const OWN_OLD = /--heap[-_]growing[-_]percent/;
/** By how many percent the old generation may grow between two collections; V8 alone takes up to 300. */
const OLD_GROWTH = { usual: 50, large: 25 };
/** So many cases are a large heap, where each percent counts and a collection more does not. */
const MANY_CASES = 20_000;

/** What decides how the heap may grow. */
interface Heap {
  /** Version of V8. */
  engine: string;
  /** What Node was started with. */
  flags: readonly string[];
}

/**
 * Keeps the heap small, where left alone the young generation grows to 64 MB and more of garbage that nobody looks for, and the old one to
 * four times of what is alive. The young one can only be kept from growing any further, so whoever starts asks for it again at each step of
 * the start: before it has its size, the next growth is made to lead there at once; from then on there is none. The limits of the heap stay
 * what they are. Figures: toolchain.md 9.
 */
export function boundHeap(): void {
  const space = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space');
  const heap = { engine: process.versions.v8, flags: ownFlags() };
  const factor = youngGrowth({ ...heap, size: space?.space_size ?? 0 });
  if (factor !== undefined) setFlagsFromString(`--semi-space-growth-factor=${factor}`);
  growOldBy(oldGrowth(heap));
}

/** Keeps the heap of a run of so many cases small, once it is bounded: what little is held of each adds up. */
export function boundHeapOf(cases: number): void {
  growOldBy(oldGrowth({ engine: process.versions.v8, flags: ownFlags() }, cases));
}

/** Takes back what `boundHeap` has set, and nothing of what a person has set: for what depends on the flags of V8. */
export function unboundHeap(): void {
  const heap = { engine: process.versions.v8, flags: ownFlags() };
  if (youngGrowth({ ...heap, size: 0 }) !== undefined) setFlagsFromString('--semi-space-growth-factor=2');
  if (oldGrowth(heap) !== undefined) setFlagsFromString('--heap-growing-percent=0');
}

/** By which factor a young generation of `size` bytes may grow at once; undefined where it is left alone. */
export function youngGrowth({ size, ...heap }: Heap & { size: number }): number | undefined {
  if (!isTriedEngine(heap.engine) || heap.flags.some((flag) => OWN_YOUNG.test(flag))) return undefined;
  return size < ENOUGH ? 4 : 1;
}

/** By how many percent the old generation may grow between two collections, of a run of so many cases; undefined where it is left alone. */
export function oldGrowth(heap: Heap, cases = 0): number | undefined {
  if (!isTriedEngine(heap.engine) || heap.flags.some((flag) => OWN_OLD.test(flag))) return undefined;
  return cases < MANY_CASES ? OLD_GROWTH.usual : OLD_GROWTH.large;
}

function growOldBy(percent: number | undefined): void {
  if (percent !== undefined) setFlagsFromString(`--heap-growing-percent=${percent}`);
}

/** What Node was started with. */
export const ownFlags = (): readonly string[] => [...process.execArgv, process.env['NODE_OPTIONS'] ?? ''];

/** Whether the flags that are set here were tried with this version of V8. */
export function isTriedEngine(engine: string): boolean {
  const major = Number.parseInt(engine, 10);
  return major >= TRIED.oldest && major <= TRIED.newest;
}
