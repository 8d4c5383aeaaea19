/** How many of the names, sorted by their code units, come before this one. */
export function sortedPlace(names: readonly string[], name: string): number {
  let [low, high] = [0, names.length];
  // Asked for the end more often than for anything else.
  if (high > 0 && (names[high - 1] as string) < name) return high;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((names[middle] as string) < name)
      low = middle + 1; // it is inside
    else high = middle;
  }
  return low;
}
