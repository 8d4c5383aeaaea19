import type { Fault } from '../../errors.ts';

/** A problem of a file, on its line. */
interface PlacedProblem {
  /** As the fault names it: from the folder that holds the evals folder. */
  file: string;
  line: number;
  column: number;
  message: string;
}

const PLACE = /^(.+):(\d+):(\d+)$/;

/** Where a problem stands in a file; undefined where it is of something else, an input for one. */
export function placeOf(path: string): Pick<PlacedProblem, 'file' | 'line' | 'column'> | undefined {
  const [, file = '', line, column] = PLACE.exec(path) ?? [];
  return file === '' ? undefined : { file, line: Number(line), column: Number(column) };
}

/** The problems that stand on a line of a file, in their order. */
export function placedProblems({ problems }: Pick<Fault, 'problems'>): PlacedProblem[] {
  return problems.flatMap(({ path, message, hint }) => {
    const place = placeOf(path);
    return place === undefined
      ? []
      : [{ ...place, message: hint === undefined ? message : `${message} ${hint}` }];
  });
}
