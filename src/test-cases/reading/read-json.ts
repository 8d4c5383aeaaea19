import { jsonPlaces } from './json-places.ts';
import { JsonError, JsonReader } from './json-reader.ts';
import { lineIndex } from './line-index.ts';
import type { ReadPieces } from './piece.ts';

/** A JSON file: one resource, or a list of them. */
export function readJson(text: string): ReadPieces {
  const lines = lineIndex(text);
  const place = jsonPlaces(text);
  const reader = new JsonReader(text);
  try {
    const { entries } = reader.entries();
    const pieces = entries.map(({ value, offset }) => ({
      value,
      at: (path: readonly (string | number)[], what: 'value' | 'key' = 'value') =>
        lines(place(offset, path, what)),
    }));
    const problems = reader.duplicates.map(({ offset, message }) => ({ ...lines(offset), message }));
    return { pieces, problems };
  } catch (error) {
    if (error instanceof JsonError)
      return { pieces: [], problems: [{ ...lines(error.offset), message: error.message }] };
    throw error;
  }
}
