/** Plain data (as JSON has it) with every text and name in it redacted; what holds nothing to redact is not copied. */
export function redacted<T>(value: T, redact: ((text: string) => string) | undefined): T {
  if (redact === undefined) return value;
  const copy = (one: unknown): unknown => {
    if (typeof one === 'string') return redact(one);
    if (typeof one !== 'object' || one === null) return one;
    if (Array.isArray(one)) return changed(one, copy);
    const names = Object.keys(one);
    const shown = changed(names, redact);
    const parts = names.map((name) => (one as Record<string, unknown>)[name]); // Its own key.
    const copied = changed(parts, copy);
    if (shown === names && copied === parts) return one;
    return Object.fromEntries(shown.map((name, at) => [name, copied[at]]));
  };
  return copy(value) as T; // Texts stay texts, so the shape is the same.
}

/** The list with every entry changed; the list itself where none is. */
function changed<T>(list: readonly T[], change: (one: T) => T): readonly T[] {
  let copy: T[] | undefined;
  for (let at = 0; at < list.length; at++) {
    const one = list[at] as T; // Below its length.
    const other = change(one);
    if (other !== one) copy ??= list.slice(0, at);
    copy?.push(other);
  }
  return copy ?? list;
}
