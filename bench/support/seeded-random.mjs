/** Numbers in [0, 1) that repeat with the seed: a linear congruential generator (Numerical Recipes' constants), mixed. */
export function seededRandom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    // The low bits of such a generator are poor; folding the high ones in is enough for drawing faults.
    return ((state ^ (state >>> 15)) >>> 0) / 2 ** 32;
  };
}
