/** Deepest nesting of a value that is taken from outside (security.md S40, S41): beyond it recursive code would end the process. */
export const DEEPEST = 100;

/** Whether a JSON value is nested more than `levels` deep; a value that holds itself always is. Looks no deeper than that. */
export function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  if (Array.isArray(value)) return value.some((inner) => isDeeper(inner, levels - 1));
  // Without a list of its values: every line of a large file comes by here.
  for (const key in value) if (isDeeper((value as Record<string, unknown>)[key], levels - 1)) return true;
  return false;
}
