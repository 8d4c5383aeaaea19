import { isMap, isScalar, isSeq, type Node } from 'yaml';
import type { Path } from './piece.ts';

/** Offset of what `path` names below `root`, or of the nearest thing around it. Values behind an alias stand where the alias stands. */
export function locateYaml(root: Node, path: Path, what: 'value' | 'key'): number {
  let node = root;
  let offset = start(root);
  for (const [index, step] of path.entries()) {
    let next: { key: Node | null; value: Node | null } | undefined;
    if (isSeq(node) && typeof step === 'number') {
      const item = node.items[step] as Node | undefined;
      next = item === undefined ? undefined : { key: item, value: item };
    } else if (isMap(node))
      next = node.items.find((pair) => nameOf(pair.key) === String(step)) as typeof next;
    if (next === undefined) return offset;
    const empty =
      next.value === null || (isScalar(next.value) && next.value.range?.[0] === next.value.range?.[1]);
    const wanted =
      (what === 'key' && index === path.length - 1) || empty ? (next.key ?? next.value) : next.value;
    offset = wanted === null ? offset : start(wanted);
    if (next.value === null) return offset;
    node = next.value;
  }
  return offset;
}

function start(node: Node): number {
  return node.range?.[0] ?? 0;
}

function nameOf(key: unknown): string | undefined {
  if (!isScalar(key)) return undefined;
  return typeof key.value === 'string' ? key.value : (key.source ?? String(key.value));
}
