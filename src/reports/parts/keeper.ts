/** Collects rendered pieces up to a budget and counts the rest, so that a report of 100,000 cases stays bounded. */
export interface Keeper {
  /** Renders and keeps the piece while there is room; from the first one that does not fit, pieces are only counted. */
  add(render: () => string): void;
  readonly kept: readonly string[];
  /** How many pieces were not kept. */
  readonly more: number;
}

/** A keeper of at most `bytes` (UTF-8) and `pieces`. */
export function keeper(bytes: number, pieces = Number.POSITIVE_INFINITY): Keeper {
  const kept: string[] = [];
  let used = 0;
  let more = 0;
  return {
    add(render) {
      if (more > 0 || kept.length >= pieces) {
        more += 1;
        return;
      }
      const piece = render();
      used += Buffer.byteLength(piece);
      if (used > bytes) more += 1;
      else kept.push(piece);
    },
    kept,
    get more() {
      return more;
    },
  };
}
