const SEPARATORS = /[_\-. ]/g;
/** A namespace is the text up to the last of these (metrics.md 1.3). */
const NAMESPACE = /^.*(?:[./:]|__)/;

/** A tool name as it is compared: lower case, without separators (metrics.md 1.3). */
export function foldToolName(name: string): string {
  return name.toLowerCase().replace(SEPARATORS, '');
}

/** The name without its namespace (`calendar.create_event` → `create_event`), folded; null when it has none. */
export function bareToolName(name: string): string | null {
  const bare = name.replace(NAMESPACE, '');
  return bare === name || bare === '' ? null : foldToolName(bare);
}

/**
 * Whether two names mean the same tool: equal when folded, or equal once the namespace of one of them is stripped. Two
 * different namespaces are two different tools (`web.search`, `mail.search`).
 */
export function sameTool(a: string, b: string): boolean {
  const [foldedA, foldedB] = [foldToolName(a), foldToolName(b)];
  if (foldedA === foldedB) return true;
  const [bareA, bareB] = [bareToolName(a), bareToolName(b)];
  return (bareA === null && bareB === foldedA) || (bareB === null && bareA === foldedB);
}

/** The words of an identifier: `searchFlights_v2` → `search flights v2`. */
export function toolWords(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();
}
