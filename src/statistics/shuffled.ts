/** A copy in random order (Fisher and Yates, in Durstenfeld's form); `next` is uniform in [0, 1). */
export function shuffled<T>(values: readonly T[], next: () => number): T[] {
  const out = [...values];
  for (let last = out.length - 1; last > 0; last -= 1) {
    const at = Math.floor(next() * (last + 1));
    [out[last], out[at]] = [out[at] as T, out[last] as T];
  }
  return out;
}
