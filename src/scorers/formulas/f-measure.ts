/** Harmonic mean of a precision and a recall (F1); 0 when both are 0. */
export function fMeasure(precision: number, recall: number): number {
  return precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall);
}
