/**
 * A pure function of a text that remembers what it made of the last ones: the scorers of an evaluation, the turns of a conversation and the
 * claims of an answer look at the same texts again and again. Keeps what belongs to texts of at most `most` characters together, then
 * starts over; a text of more than `longest` would push out all others and is not kept. What comes back is shared, so nobody changes it.
 */
export function rememberedByText<T>(
  make: (text: string) => T,
  { most, longest = most }: { readonly most: number; readonly longest?: number },
): (text: string) => T {
  const remembered = new Map<string, T>();
  let length = 0;
  return (text) => {
    const known = remembered.get(text);
    if (known !== undefined) return known;
    const fresh = make(text);
    if (text.length > longest) return fresh;
    length += text.length;
    if (length > most) {
      remembered.clear();
      length = text.length;
    }
    remembered.set(text, fresh);
    return fresh;
  };
}
