/**
 * The same text in memory of its own. A piece that was cut out of a text keeps the whole of it in memory for as long as the piece is held: a
 * reason of a line the whole page that it was cut from.
 */
export function ownText(text: string): string {
  return JSON.parse(JSON.stringify(text)) as string; // A text stays one, with lone surrogates and all.
}
