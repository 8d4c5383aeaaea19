/** Draws from real results in which nothing differs by construction, and parts of real results. `next` is seeded. */

/** One run per case of two systems. */
export function pairs(a, b) {
  return a.map((score, index) => ({ a: [score], b: [b[index]] }));
}

/** The same with the two systems' labels swapped where a coin says so: neither is better, whatever the systems are. */
export function swapped(a, b, next) {
  return a.map((score, index) =>
    next() < 0.5 ? { a: [score], b: [b[index]] } : { a: [b[index]], b: [score] },
  );
}

/** Four trials of each task, two to either arm at random. */
export function twoOfFour(tasks, next) {
  return tasks.map((trials) => {
    const [first, second, third, fourth] = shuffled(trials, next);
    return { a: [first, second], b: [third, fourth] };
  });
}

export function shuffled(values, next) {
  const all = [...values];
  for (let left = all.length; left > 1; left -= 1) {
    const from = Math.floor(next() * left);
    [all[left - 1], all[from]] = [all[from], all[left - 1]];
  }
  return all;
}

/** `count` different places out of `length`. */
export function someOf(length, count, next) {
  return shuffled([...Array(length).keys()], next).slice(0, count);
}

/** All pairs of places, the earlier one first. */
export function allPairs(length) {
  return [...Array(length).keys()].flatMap((a) =>
    [...Array(length - a - 1).keys()].map((step) => [a, a + step + 1]),
  );
}

export const at = (values, places) => places.map((place) => values[place]);
