/** Longer texts stand in a state by their hash: nobody compares them by eye. */
const LONGEST_TEXT = 256 * 1024;

/** The text of a file; undefined where it is none (no UTF-8, or a null in it) or a very long one. */
export function textOf(bytes: Uint8Array): string | undefined {
  if (bytes.byteLength > LONGEST_TEXT || bytes.includes(0)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
