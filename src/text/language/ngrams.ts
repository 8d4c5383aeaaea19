import { words } from './words.ts';

/** Length of the character grams; 3, 4 and 5 measured the same (metrics.md 10.9). */
const LENGTH = 4;

/** Four characters: as one number where all are ASCII, which counts several times as fast as a text. */
export type Gram = number | string;

/** Bits of an ASCII character. */
const ASCII_BITS = 7;
const ASCII_GRAM = 2 ** (ASCII_BITS * LENGTH) - 1;

/** Character 4-grams with their counts over the space-joined tokens, padded with one space (metrics.md 10.3). */
export function gramsOf(tokens: readonly string[]): Map<Gram, number> {
  const grams = new Map<Gram, number>();
  eachGram(tokens, (gram) => grams.set(gram, (grams.get(gram) ?? 0) + 1));
  return grams;
}

/** Every gram of the tokens in order, with repetitions; the whole where it is shorter than one. */
export function eachGram(tokens: readonly string[], visit: (gram: Gram) => void): void {
  if (tokens.length === 0) return;
  const padded = ` ${tokens.join(' ')} `;
  if (padded.length < LENGTH) visit(padded);
  let ascii = 0;
  // Where the last character ends that is not ASCII: grams across it are texts.
  let foreignUntil = 0;
  for (let end = 1; end <= padded.length; end += 1) {
    const unit = padded.charCodeAt(end - 1);
    if (unit < 2 ** ASCII_BITS) ascii = ((ascii << ASCII_BITS) | unit) & ASCII_GRAM;
    else foreignUntil = end;
    if (end >= LENGTH) visit(end - LENGTH >= foreignUntil ? ascii : padded.slice(end - LENGTH, end));
  }
}

/** How many of the claim's grams the target holds, counted with multiplicity, as a share; 0 for a claim without tokens. */
export function gramCoverage(claim: ReadonlyMap<Gram, number>, target: ReadonlyMap<Gram, number>): number {
  let shared = 0;
  let total = 0;
  for (const [gram, count] of claim) {
    total += count;
    const there = target.get(gram);
    if (there !== undefined) shared += Math.min(count, there);
  }
  return total === 0 ? 0 : shared / total;
}

/** `cov4` of metrics.md 10.3: the share of the claim's character 4-grams that the target contains, in [0, 1]. */
export function coverage4(claim: string, target: string): number {
  return gramCoverage(gramsOf(words(claim)), gramsOf(words(target)));
}
