/** How far into a text one looks; records show themselves at once. */
const LOOK = 2000;
/** Pairs of key and value that make a text a record. */
const LEAST_PAIRS = 3;
const OPENS_JSON = /^\s*[[{]\s*(?:["{[\d]|\w+\s*:)/;
const PAIR = /(?:^|[;|\n])\s*"?\w[\w -]{0,30}"?\s*[:=]\s*\S/g;

/** Share of texts that are records (JSON, `key: value` pairs) and not prose, in [0, 1]; 0 of none. */
export function recordShare(texts: readonly string[]): number {
  if (texts.length === 0) return 0;
  return texts.filter(isRecord).length / texts.length;
}

function isRecord(text: string): boolean {
  const start = text.slice(0, LOOK);
  return OPENS_JSON.test(start) || (start.match(PAIR)?.length ?? 0) >= LEAST_PAIRS;
}
