/** Deepest nesting of a value that is taken from outside (security.md S40, S41): beyond it recursive code would end the process. */
export const DEEPEST = 100;

/** Whether a JSON value is nested more than `levels` deep; a value that holds itself always is. Looks no deeper than that. */
export function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1));
}
