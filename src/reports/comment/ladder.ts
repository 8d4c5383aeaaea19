/** How much of a pull-request comment is shown. */
export interface Rung {
  trend: boolean;
  /** Ids of passing cases. */
  passing: number;
  /** Code points of the reason why a case fails; 0 leaves reasons out. */
  reason: number;
  /** Failing cases with question and answer. */
  outputs: number;
  /** Flipped cases with their answers before and now. */
  answers: number;
  /** Rows of each table and lines of each list. */
  rows: number;
  /** Code points of a sentence of ours, which may quote an error. */
  sentence: number;
}

/** Everything that a comment can hold: with plain texts it fits 60,000 characters. More cases than that are counted. */
export const WHOLE: Rung = {
  trend: true,
  passing: 100,
  reason: 300,
  outputs: 8,
  answers: 8,
  rows: 30,
  sentence: 600,
};

/** What goes first when a comment is too long: what helps least to decide. */
const STEPS: Partial<Rung>[] = [
  { trend: false },
  { passing: 30 },
  { passing: 0 },
  { reason: 120 },
  { reason: 0 },
  { outputs: 3 },
  { outputs: 0 },
  { answers: 3 },
  { answers: 0 },
  { rows: 15 },
  { rows: 8 },
  { rows: 4 },
  { rows: 2, sentence: 300 },
  { rows: 1, sentence: 150 },
  { rows: 0, sentence: 80 },
];

/** The ladder of a comment, from everything to the bare verdict: trend, passing cases, reasons, outputs, answers of flips, tables. */
export const RUNGS: readonly Rung[] = [
  WHOLE,
  ...STEPS.map((_, index) => Object.assign({ ...WHOLE }, ...STEPS.slice(0, index + 1))),
];

/** A block that looks at no more than these fields of a rung: made again only where one of them is another than on the rung before. */
export function blockOf<Field extends keyof Rung>(
  fields: readonly Field[],
  make: (rung: Pick<Rung, Field>) => string,
): (rung: Pick<Rung, Field>) => string {
  let last: { rung: Pick<Rung, Field>; text: string } | undefined;
  return (rung) => {
    const known = last;
    if (known !== undefined && fields.every((field) => known.rung[field] === rung[field])) return known.text;
    last = { rung, text: make(rung) };
    return last.text;
  };
}
