import { Fault } from '../../errors.ts';

/** Characters to try with, each after a 422: GitHub's limit of 65,536 is not promised anywhere (toolchain.md 4). */
export const COMMENT_BUDGETS = [60_000, 45_000, 30_000, 15_000];

/** The words of a comment at the length that GitHub takes. */
export interface Bodies {
  current(): string;
  /** Goes one rung down when GitHub refused the body; says whether there was one. */
  shorten(error: unknown): boolean;
}

/** The words as `body` writes them for each budget, under their marker; longest first. */
export function bodyLadder(body: (budget: number, marker: string) => string, marker: string): Bodies {
  let rung = 0;
  const render = (budget: number) => {
    const text = body(budget, marker);
    return text.startsWith(`${marker}\n`) ? text : `${marker}\n${text}`;
  };
  // Made before the first look: what happens between look and write should take no time.
  let text = render(COMMENT_BUDGETS[0]!);
  return {
    current: () => text,
    shorten(error) {
      if (!(error instanceof Fault) || error.subcode !== 'unprocessable') return false;
      const refused = text.length;
      while (text.length >= refused && rung + 1 < COMMENT_BUDGETS.length)
        text = render(COMMENT_BUDGETS[(rung += 1)]!);
      return text.length < refused;
    },
  };
}
