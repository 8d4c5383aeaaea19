import { isMap, isScalar, isSeq, type Node, type Pair, type YAMLMap } from 'yaml';
import type { Path } from './piece.ts';

/** Offset of what a path names below `root`, or of the nearest thing around it. Values behind an alias stand where the alias stands. */
export type FindYaml = (root: Node, path: Path, what: 'value' | 'key') => number;

/** Finds places in documents that were parsed. The keys of a map are looked up once, at the first question about it. */
export function yamlPlaces(): FindYaml {
  const known = new WeakMap<YAMLMap, Map<string, Pair>>();
  const pairOf = (map: YAMLMap, name: string) => {
    const pairs = known.get(map) ?? pairsOf(map);
    known.set(map, pairs);
    return pairs.get(name);
  };
  return (root, path, what) => {
    let node = root;
    let offset = start(root);
    for (const [index, step] of path.entries()) {
      let next: { key: Node | null; value: Node | null } | undefined;
      if (isSeq(node) && typeof step === 'number') {
        const item = node.items[step] as Node | undefined;
        next = item === undefined ? undefined : { key: item, value: item };
      } else if (isMap(node)) next = pairOf(node, String(step)) as typeof next;
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
  };
}

/** Of keys that are given twice the first counts. */
function pairsOf(map: YAMLMap): Map<string, Pair> {
  const pairs = new Map<string, Pair>();
  for (const pair of map.items) {
    const name = nameOf(pair.key);
    if (name !== undefined && !pairs.has(name)) pairs.set(name, pair);
  }
  return pairs;
}

function start(node: Node): number {
  return node.range?.[0] ?? 0;
}

function nameOf(key: unknown): string | undefined {
  if (!isScalar(key)) return undefined;
  return typeof key.value === 'string' ? key.value : (key.source ?? String(key.value));
}
