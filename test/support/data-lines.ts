import type { ReadPieces } from '../../src/test-cases/reading/piece.ts';
import { textLines } from '../../src/test-cases/reading/text-lines.ts';
import { memoryWorld } from './evals-folder.ts';

/** The lines of a data file that holds this text. */
export const linesOf = (text: string) => textLines('/repo/data', memoryWorld({ data: text }).files);

/** All parts of a file as one. */
export function wholeOf(parts: Iterable<ReadPieces>): ReadPieces {
  const read = [...parts];
  return {
    pieces: read.flatMap(({ pieces }) => pieces),
    problems: read.flatMap(({ problems }) => problems),
  };
}
