import type { CaseDescription } from './records.ts';

/**
 * What judges a play of so many turns, by turn. Of a talk with a simulated user, which may be shorter than it was planned, that is what
 * judges the whole on its last turn, in the place of what is called the same there.
 */
export function scorersOfPlay<T>(
  scorers: readonly (readonly T[])[],
  { talk }: Pick<CaseDescription, 'talk'>,
  turns: number,
  nameOf: (one: T) => string,
): readonly (readonly T[])[] {
  if (talk === undefined) return scorers;
  const names = new Set(talk.afterwards);
  const whole = (scorers.at(-1) ?? []).filter((one) => names.has(nameOf(one)));
  return scorers
    .slice(0, turns)
    .map((turn, index) =>
      index < turns - 1 ? turn : [...turn.filter((one) => !names.has(nameOf(one))), ...whole],
    );
}

/** The names of what judges a play, by turn. */
export const scorerNamesOfPlay = (
  { scorers, talk }: Pick<CaseDescription, 'scorers' | 'talk'>,
  turns: number,
): readonly (readonly string[])[] => scorersOfPlay(scorers, { talk }, turns, (name) => name);
