import type { CaseFacts } from './case-facts.ts';

/** The same case in both runs; `id` differs where it was renamed. */
export interface CasePair {
  a: CaseFacts;
  b: CaseFacts;
}

export interface Pairing {
  /** In the order of `b`. */
  pairs: CasePair[];
  onlyA: CaseFacts[];
  onlyB: CaseFacts[];
}

/**
 * Which case of `b` is which case of `a`: by id; what is left by content, then by name, each only where it is unique on both
 * sides. A moved file or a new id must not look like a removed and a new case.
 */
export function pairCases(a: ReadonlyMap<string, CaseFacts>, b: ReadonlyMap<string, CaseFacts>): Pairing {
  const earlier = new Map<CaseFacts, CaseFacts>();
  const taken = new Set<CaseFacts>();
  const join = (before: CaseFacts, after: CaseFacts) => {
    earlier.set(after, before);
    taken.add(before);
  };
  for (const [id, after] of b) {
    const before = a.get(id);
    if (before !== undefined) join(before, after);
  }
  for (const keyOf of [(one: CaseFacts) => one.hash, (one: CaseFacts) => one.name]) {
    const left = [...a.values()].filter((one) => !taken.has(one));
    const right = [...b.values()].filter((one) => !earlier.has(one));
    if (left.length === 0 || right.length === 0) break;
    // Unique in the whole run: a name that a paired case also has identifies none.
    const [inA, inB] = [uniqueBy(a.values(), keyOf), uniqueBy(b.values(), keyOf)];
    for (const after of right) {
      const key = keyOf(after);
      const before = key === undefined || inB.get(key) !== after ? undefined : inA.get(key);
      if (before != null && !taken.has(before)) join(before, after);
    }
  }
  const pairs: CasePair[] = [];
  const onlyB: CaseFacts[] = [];
  for (const after of b.values()) {
    const before = earlier.get(after);
    if (before === undefined) onlyB.push(after);
    else pairs.push({ a: before, b: after });
  }
  return { pairs, onlyA: [...a.values()].filter((one) => !taken.has(one)), onlyB };
}

/** The only one with each key; null where several share it. */
function uniqueBy(
  all: Iterable<CaseFacts>,
  keyOf: (one: CaseFacts) => string | undefined,
): Map<string, CaseFacts | null> {
  const unique = new Map<string, CaseFacts | null>();
  for (const one of all) {
    const key = keyOf(one);
    if (key !== undefined) unique.set(key, unique.has(key) ? null : one);
  }
  return unique;
}
