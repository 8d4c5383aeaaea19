/** The entries of a list of metadata, which may be anything. */
export function entriesOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** What stands in double quotes in a text. */
export function quotedIn(text: unknown): string[] {
  return typeof text === 'string'
    ? [...text.matchAll(/"([^"\n]{1,80})"|“([^”\n]{1,80})”/g)].map(
        ([, plain, curly]) => plain ?? (curly as string),
      )
    : [];
}

/** The keys of a text that is a JSON object; none of any other text. */
export function jsonKeys(text: string): string[] {
  if (!/^\s*\{/.test(text)) return [];
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? Object.keys(value) : [];
  } catch {
    return []; // prose in braces, or JSON that is cut off
  }
}
