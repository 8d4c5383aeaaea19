/** Steps from a resource to one of its values. */
export type Path = readonly (string | number)[];

/** Both numbers start at 1; the column counts UTF-16 units, as editors do. */
export interface Position {
  line: number;
  column: number;
}

/** One resource as it was read: a plain value, and the way back to its place in the file. */
export interface Piece {
  value: unknown;
  /**
   * Place of a value, or of its key. What is not there (a missing key) is found at the nearest thing around it. Computed on
   * demand: positions are for problems, and most files have none.
   */
  at(path: Path, what?: 'value' | 'key'): Position;
  /** JSON can say all of the value, which YAML need not be able to. */
  isJson?: boolean;
  /** Everything stands on the line of the piece, which spares looking for lines. */
  oneLine?: boolean;
  /** Name of a value where the path would mean nothing to the reader, e.g. a column of a CSV file. */
  nameOf?(path: Path): string | undefined;
}

/** Something that is wrong with the text itself. */
export interface TextProblem extends Position {
  message: string;
}

/** What reading a text gives: problems of the text, and the resources that could be read in spite of them. */
export interface ReadPieces {
  pieces: Piece[];
  problems: TextProblem[];
}

/** Deepest nesting of a value (security.md S40, S41). */
export const MAX_DEPTH = 100;
/** Largest file that is read whole, in bytes: 10 MiB (security.md S44). */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;
/** Largest data file (JSONL, CSV), in bytes: 1 GiB. It is read piece by piece. */
export const MAX_DATA_BYTES = 1024 ** 3;
/** The one key that would change an object instead of standing in it, and that zod drops without a word. */
export const SWALLOWED_KEY = '__proto__';
