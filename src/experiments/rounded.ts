/** A figure of a result as it is stored: `digits` decimals, four unless told, and never a negative zero. */
export function rounded(value: number, digits = 4): number {
  const scale = 10 ** digits;
  // Epsilon of its own size: 1.00005 is stored a hair below, and would round down.
  return Math.round(value * scale * (1 + Number.EPSILON)) / scale + 0;
}
