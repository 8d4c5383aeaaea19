import { Fault } from '../../errors.ts';

/** A score as it is shown and decided on: clamped to [0,1], four decimals (metrics.md 0.1). A value that is no number is a bug and throws. */
export function round4(value: number): number {
  if (!Number.isFinite(value)) {
    throw new Fault('internal', `A formula gave ${value} instead of a number.`, {
      hint: 'This is a bug in Assay. Please report it with the input you evaluated.',
    });
  }
  const clamped = Math.min(1, Math.max(0, value));
  return Math.round((clamped + Number.EPSILON) * 1e4) / 1e4;
}

/** A score for a sentence: up to four decimals, no trailing zeros. */
export function shown(value: number): string {
  return String(round4(value));
}
