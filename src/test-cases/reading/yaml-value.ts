import { type Alias, isAlias, isMap, isScalar, isSeq, type Node, type Scalar, type YAMLMap } from 'yaml';
import { MAX_DEPTH, SWALLOWED_KEY } from './piece.ts';

/** Uses of anchors in one document, and nodes that they may stand for together (security.md S40). */
const MAX_ALIASES = 20;
const MAX_EXPANDED_NODES = 100_000;

export interface YamlProblem {
  offset: number;
  message: string;
}

/** A YAML document as plain values: its root, or the entries of its root list, each with its node. */
interface YamlValue {
  entries: { value: unknown; node: Node }[];
  problems: YamlProblem[];
  /** False when the values are too many or too deep to be looked at. */
  usable: boolean;
}

interface Anchor {
  value: unknown;
  /** Nodes that it stands for, aliases inside expanded. */
  nodes: number;
}

/**
 * Plain values of a parsed document. Aliases share the value of their anchor, so an expansion costs nothing here; it is
 * counted all the same, because whoever copies the value pays for it.
 */
export function yamlValue(root: Node, text: string): YamlValue {
  const walk = new Walk(text);
  if (!isSeq(root)) {
    const { value } = walk.node(root, 0);
    return {
      entries: value === null ? [] : [{ value, node: root }],
      problems: walk.problems,
      usable: walk.usable,
    };
  }
  // Same walk as for any list, kept apart only to remember the node of each entry.
  const entries = root.items.map((item) => {
    const node = item as Node;
    return { value: walk.node(node, 1).value, node };
  });
  return { entries, problems: walk.problems, usable: walk.usable };
}

class Walk {
  readonly problems: YamlProblem[] = [];
  usable = true;
  readonly #text: string;
  readonly #anchors = new Map<string, Anchor>();
  #aliases = 0;
  #expanded = 0;

  constructor(text: string) {
    this.#text = text;
  }

  node(node: Node | null, depth: number): Anchor {
    if (node === null) return { value: null, nodes: 1 };
    if (isAlias(node)) return this.#alias(node);
    if (depth >= MAX_DEPTH && (isMap(node) || isSeq(node))) {
      this.usable = false;
      this.#say(node, `nested deeper than ${MAX_DEPTH} levels`);
      return { value: null, nodes: 1 };
    }
    const result = isMap(node)
      ? this.#map(node, depth)
      : isSeq(node)
        ? this.#list(node.items as Node[], depth)
        : this.#scalar(node as Scalar);
    // Set after the walk: an alias inside its own anchor is not defined yet.
    const anchor = (node as Scalar).anchor;
    if (anchor !== undefined) this.#anchors.set(anchor, result);
    return result;
  }

  #list(items: readonly Node[], depth: number): Anchor {
    let nodes = 1;
    const value = items.map((item) => {
      const entry = this.node(item, depth + 1);
      nodes += entry.nodes;
      return entry.value;
    });
    return { value, nodes };
  }

  #map(map: YAMLMap, depth: number): Anchor {
    const value: Record<string, unknown> = {};
    let nodes = 1;
    for (const pair of map.items) {
      const key = this.#key(pair.key as Node | null, map);
      const entry = this.node(pair.value as Node | null, depth + 1);
      nodes += entry.nodes + 1;
      if (key === undefined) continue;
      if (Object.hasOwn(value, key))
        this.#say((pair.key as Node | null) ?? map, `the key "${key}" is given twice`);
      else value[key] = entry.value;
    }
    return { value, nodes };
  }

  /** Keys are texts, as in JSON: `on`, `1` and `true` stay as they are written. */
  #key(node: Node | null, map: YAMLMap): string | undefined {
    if (isAlias(node)) {
      const { value } = this.#alias(node);
      if (typeof value === 'string') return this.#allowed(value, node);
      this.#say(node, 'a key must be plain text');
      return undefined;
    }
    if (!isScalar(node)) {
      this.#say(node ?? map, 'a key must be plain text');
      return undefined;
    }
    if (node.anchor !== undefined) this.#anchors.set(node.anchor, { value: node.value, nodes: 1 });
    if (node.value === null && (node.source ?? '') === '') {
      this.#say(node, 'a key is missing before ":"');
      return undefined;
    }
    if (node.value === '<<' && node.type === 'PLAIN') {
      this.#say(node, 'merge keys (<<) are not supported; write the keys out');
      return undefined;
    }
    return this.#allowed(
      typeof node.value === 'string' ? node.value : (node.source ?? String(node.value)),
      node,
    );
  }

  #allowed(key: string, node: Node): string | undefined {
    if (key !== SWALLOWED_KEY) return key;
    this.#say(node, `the key ${SWALLOWED_KEY} is not allowed`);
    return undefined;
  }

  #scalar(node: Scalar): Anchor {
    if (typeof node.value === 'number' && !Number.isFinite(node.value))
      this.#say(node, `${this.#source(node)} is not a number that can be used`);
    return { value: node.value, nodes: 1 };
  }

  #alias(node: Alias): Anchor {
    const anchor = this.#anchors.get(node.source);
    if (anchor === undefined) {
      this.#say(node, `*${node.source} stands for an anchor that is not defined before it`);
      return { value: null, nodes: 1 };
    }
    this.#aliases++;
    this.#expanded += anchor.nodes;
    if (this.#aliases > MAX_ALIASES || this.#expanded > MAX_EXPANDED_NODES) this.usable = false;
    // Said once: the rest of the document would repeat it.
    if (this.#aliases === MAX_ALIASES + 1)
      this.#say(node, `more than ${MAX_ALIASES} aliases in a document; put shared text in a file of its own`);
    else if (this.#expanded > MAX_EXPANDED_NODES && this.#expanded - anchor.nodes <= MAX_EXPANDED_NODES)
      this.#say(node, `aliases stand for more than ${MAX_EXPANDED_NODES} values`);
    return anchor;
  }

  #source(node: Scalar): string {
    return node.source ?? this.#text.slice(node.range?.[0], node.range?.[1]);
  }

  #say(node: Node, message: string): void {
    this.problems.push({ offset: node.range?.[0] ?? 0, message });
  }
}
