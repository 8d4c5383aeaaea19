import { type FindAny, findAny, type Place } from './find-any.ts';

/** So many characters tell the beginning or the end of a text from other words. */
const EDGE = 8;
/** Longer beginnings are looked for no further back, and longer ends no further on. */
const LONGEST = 512;
const ELLIPSIS = '…';
/** Texts are cut at their ends, and parts of a text where it shows an ellipsis; whoever writes more of them is not cut by us. */
const MOST_CUTS = 16;
/** Between a cut and what is left of a text may stand quotes, or the rest of an escape sequence through which it went. */
const MOST_BETWEEN = 8;
const QUOTES_BEFORE = /^[\s"'`]+/;
const QUOTES_BEHIND = /[\s"'`]+$/;

/**
 * Finds where a text was cut in the middle of one of these: the first half of it or more, and eight characters, stand at the end of the
 * text, or before an ellipsis; or its last half at the beginning, or behind an ellipsis; or half of it between two of those.
 */
export function findCut(texts: Iterable<string>): FindAny {
  const all = [...texts].filter((text) => text.length >= EDGE);
  const longest = Math.min(
    LONGEST,
    all.reduce((most, text) => Math.max(most, text.length), 0),
  );
  const [begun, ended, inner] = [findBegun(all, longest), findEnded(all, longest), findInner(all)];
  return function* cut(text) {
    // From the end on; the last ones where there are many.
    const ellipses = ellipsesOf(text);
    const ends = [text.length, ...ellipses];
    const beginnings = [...ellipses.map((at) => at + ELLIPSIS.length), 0];
    for (const [index, end] of ends.entries()) {
      yield* begun(text, end);
      const from = beginnings[index] ?? 0;
      yield* ended(text, from);
      if (index > 0 && from > 0) yield* inner(text, from, end);
    }
  };
}

/** The beginning of a text before a place. */
function findBegun(texts: readonly string[], longest: number) {
  const byHead = byEdge(texts, (text) => text.slice(0, EDGE));
  const find = findAny(byHead.keys());
  return function* begunBefore(text: string, end: number): Generator<Place> {
    const from = Math.max(0, end - longest - MOST_BETWEEN);
    const window = text.slice(from, end);
    for (const { start, end: edge } of find(window))
      for (const one of byHead.get(window.slice(start, edge)) ?? []) {
        let same = EDGE;
        while (same < one.length && window[start + same] === one[same]) same += 1;
        if (same * 2 < one.length || start + same + MOST_BETWEEN < window.length) continue;
        yield { start: from + start, end: from + start + same };
      }
  };
}

/** The end of a text behind a place. */
function findEnded(texts: readonly string[], longest: number) {
  const byTail = byEdge(texts, (text) => text.slice(-EDGE));
  const find = findAny(byTail.keys());
  return function* endedBehind(text: string, from: number): Generator<Place> {
    const window = text.slice(from, from + longest + MOST_BETWEEN);
    for (const { start, end } of find(window))
      for (const one of byTail.get(window.slice(start, end)) ?? []) {
        let same = EDGE;
        while (same < one.length && same < end && window[end - same - 1] === one[one.length - same - 1])
          same += 1;
        if (same * 2 < one.length || end - same > MOST_BETWEEN) continue;
        yield { start: from + end - same, end: from + end };
      }
  };
}

/** A text of which only a part is left, without beginning and end. */
function findInner(texts: readonly string[]) {
  return function* innerBetween(text: string, from: number, end: number): Generator<Place> {
    if (end - from > 2 * LONGEST) return;
    const [quotes = ''] = QUOTES_BEFORE.exec(text.slice(from, end)) ?? [];
    const part = text.slice(from + quotes.length, end).replace(QUOTES_BEHIND, '');
    if (part.length < EDGE || !texts.some((one) => one.length <= part.length * 2 && one.includes(part)))
      return;
    const start = from + quotes.length;
    yield { start, end: start + part.length };
  };
}

function byEdge(texts: readonly string[], edgeOf: (text: string) => string): Map<string, string[]> {
  const map = new Map<string, string[]>();
  for (const text of texts) {
    const edge = edgeOf(text);
    const same = map.get(edge);
    if (same === undefined) map.set(edge, [text]);
    else same.push(text);
  }
  return map;
}

/** Where a text has an ellipsis, the last one first. */
function ellipsesOf(text: string): number[] {
  const places: number[] = [];
  for (let at = text.lastIndexOf(ELLIPSIS); at >= 0 && places.length < MOST_CUTS; ) {
    places.push(at);
    at = at === 0 ? -1 : text.lastIndexOf(ELLIPSIS, at - 1);
  }
  return places;
}
