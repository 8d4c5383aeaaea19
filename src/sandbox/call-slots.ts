/** Calls at once; further ones wait in the order in which they came. */
export function callSlots() {
  let running = 0;
  const queue: (() => void)[] = [];
  return {
    async take(most: number): Promise<void> {
      if (running >= most) await new Promise<void>((resolve) => queue.push(resolve));
      else running += 1;
    },
    /** Goes on to the one that has waited longest. */
    giveBack(): void {
      const next = queue.shift();
      if (next === undefined) running -= 1;
      else next();
    },
  };
}
