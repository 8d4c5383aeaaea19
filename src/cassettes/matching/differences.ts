import { fitsPart } from './wildcard.ts';

/** One place in which what was asked is not what was recorded; absent where one of both has nothing there. */
export interface Difference {
  /** From the top; entries of lists by number, or by their name where all have one. */
  readonly path: readonly (string | number)[];
  readonly recorded?: unknown;
  readonly asked?: unknown;
}

/** Differences, and by how many characters both are apart, about. */
export interface Apart {
  readonly differences: readonly Difference[];
  readonly size: number;
}

type Tree = Readonly<Record<string, unknown>>;

/**
 * Where two canonical requests differ. What begins and ends two lists alike is taken off first, so that an entry more is one difference.
 * Undefined as soon as they are known to be further apart than `most`.
 */
export function apart(recorded: unknown, asked: unknown, most = Number.POSITIVE_INFINITY): Apart | undefined {
  const differences: Difference[] = [];
  let size = 0;
  /** False where it is too much already. */
  const note = (difference: Difference): boolean => {
    differences.push(difference);
    size += sizeOfDifference(difference);
    return size <= most;
  };
  return visit(recorded, asked, [], note) ? { differences, size } : undefined;
}

type Note = (difference: Difference) => boolean;
type Path = readonly (string | number)[];

function visit(recorded: unknown, asked: unknown, path: Path, note: Note): boolean {
  if (recorded === undefined) return asked === undefined || note({ path, asked });
  if (asked === undefined) return note({ path, recorded });
  if (Array.isArray(recorded) && Array.isArray(asked)) return visitLists(recorded, asked, path, note);
  if (isTree(recorded) && isTree(asked)) {
    for (const name of new Set([...Object.keys(recorded), ...Object.keys(asked)]))
      if (!visit(own(recorded, name), own(asked, name), [...path, name], note)) return false;
    return true;
  }
  return fitsPart(path[0], recorded, asked) || note({ path, recorded, asked });
}

function visitLists(
  recorded: readonly unknown[],
  asked: readonly unknown[],
  path: Path,
  note: Note,
): boolean {
  const [before, after] = [byName(recorded), byName(asked)];
  if (before !== undefined && after !== undefined) return visitNamed(before, after, path, note);
  const shorter = Math.min(recorded.length, asked.length);
  let head = 0;
  while (head < shorter && fitsPart(path[0], recorded[head], asked[head])) head += 1;
  let tail = 0;
  while (tail < shorter - head && fitsPart(path[0], recorded.at(-1 - tail), asked.at(-1 - tail))) tail += 1;
  const longer = Math.max(recorded.length, asked.length);
  const [endRecorded, endAsked] = [recorded.length - tail, asked.length - tail];
  for (let at = head; at < longer - tail; at += 1) {
    const one = at < endRecorded ? recorded[at] : undefined;
    const other = at < endAsked ? asked[at] : undefined;
    if (!visit(one, other, [...path, at], note)) return false;
  }
  return true;
}

function visitNamed(
  recorded: ReadonlyMap<string, unknown>,
  asked: ReadonlyMap<string, unknown>,
  path: Path,
  note: Note,
): boolean {
  const names = new Set([...recorded.keys(), ...asked.keys()]);
  for (const name of names)
    if (!visit(recorded.get(name), asked.get(name), [...path, name], note)) return false;
  const [before, after] = [[...recorded.keys()], [...asked.keys()]];
  if (names.size > before.length || names.size > after.length) return true;
  return (
    before.every((name, at) => name === after[at]) ||
    note({ path: [...path, 'order'], recorded: before.join(', '), asked: after.join(', ') })
  );
}

/** Entries by their names, where each has one of its own: tools. */
function byName(list: readonly unknown[]): Map<string, unknown> | undefined {
  const named = new Map<string, unknown>();
  for (const one of list) {
    const name = toolName(one);
    if (name === undefined || named.has(name)) return undefined;
    named.set(name, one);
  }
  // Messages may have names as well, and are told apart by their places.
  return named.size === 0 ? undefined : named;
}

function toolName(one: unknown): string | undefined {
  if (!isTree(one) || own(one, 'role') !== undefined) return undefined;
  const inner = own(one, 'function');
  const name = own(one, 'name') ?? (isTree(inner) ? own(inner, 'name') : undefined);
  return typeof name === 'string' ? name : undefined;
}

/** About how many characters were changed. */
function sizeOfDifference({ recorded, asked }: Difference): number {
  if (typeof recorded !== 'string' || typeof asked !== 'string') return sizeOf(recorded) + sizeOf(asked);
  const shorter = Math.min(recorded.length, asked.length);
  let head = 0;
  while (head < shorter && recorded.charCodeAt(head) === asked.charCodeAt(head)) head += 1;
  let tail = 0;
  while (
    tail < shorter - head &&
    recorded.charCodeAt(recorded.length - 1 - tail) === asked.charCodeAt(asked.length - 1 - tail)
  )
    tail += 1;
  return recorded.length + asked.length - 2 * (head + tail) + 1;
}

function sizeOf(value: unknown): number {
  if (value === undefined) return 0;
  if (typeof value === 'string') return value.length + 2;
  if (typeof value !== 'object' || value === null) return 4;
  return Object.entries(value).reduce((sum, [name, one]) => sum + name.length + 3 + sizeOf(one), 2);
}

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const own = (tree: Tree, name: string): unknown => (Object.hasOwn(tree, name) ? tree[name] : undefined);
