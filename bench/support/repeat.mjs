/** Runs every contestant `times` times, taking turns, and keeps each one's fastest: {name: best}. */
export async function bestOf(times, contestants) {
  const best = {};
  for (let round = 0; round < times; round++)
    for (const [name, run] of Object.entries(contestants)) {
      const result = await run();
      if (best[name] === undefined || result.wallMs < best[name].wallMs) best[name] = result;
    }
  return best;
}

export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
