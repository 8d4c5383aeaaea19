/** A piece of a text. */
interface Part {
  text: string;
  isMarked: boolean;
}

/** Shorter quotes occur everywhere. */
const SHORTEST = 3;
/** Places that are marked in a text. */
const MOST = 200;

/** The text in pieces, those marked that a quote is found in; a quote that ends in `…` is looked for up to there. */
export function markedParts(text: string, quotes: readonly string[]): Part[] {
  const ranges = quotes.flatMap((quote) => placesOf(text, quote.replace(/…$/, '').trim())).slice(0, MOST);
  ranges.sort(([one], [other]) => one - other);
  const parts: Part[] = [];
  let at = 0;
  for (const [from, to] of ranges) {
    if (to <= at) continue;
    const start = Math.max(from, at);
    if (start > at) parts.push({ text: text.slice(at, start), isMarked: false });
    parts.push({ text: text.slice(start, to), isMarked: true });
    at = to;
  }
  if (at < text.length) parts.push({ text: text.slice(at), isMarked: false });
  return parts;
}

function placesOf(text: string, quote: string): [number, number][] {
  if (quote.length < SHORTEST) return [];
  const found: [number, number][] = [];
  for (
    let at = text.indexOf(quote);
    at !== -1 && found.length < MOST;
    at = text.indexOf(quote, at + quote.length)
  )
    found.push([at, at + quote.length]);
  return found;
}
