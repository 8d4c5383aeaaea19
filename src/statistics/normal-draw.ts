/**
 * One draw from the standard normal distribution, by the trigonometric transform of two uniform numbers (Box and Muller
 * 1958). `next` is uniform in [0, 1) and seeded; each call takes two numbers from it and keeps nothing in between.
 */
export function normalDraw(next: () => number): number {
  // 1 - u lies in (0, 1], so the logarithm is finite.
  const radius = Math.sqrt(-2 * Math.log(1 - next()));
  return radius * Math.cos(2 * Math.PI * next());
}
