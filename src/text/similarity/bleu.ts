import { spacedUnits } from './word-units.ts';

const ORDERS = 4;
/** Stands for a precision of 0, so that one order without a match leaves a very small product and not none. */
const NOTHING = 1e-7;

/**
 * Sentence-level BLEU-4 (Papineni 2002) against the references: the geometric mean of the clipped precisions of 1 to 4 units in a row, times
 * the brevity penalty for a text shorter than the closest reference. Orders that the text is too short for are left out; each order counts
 * the one reference it fits best. 0 without units. Linear in the texts.
 */
export function bleu(text: string, references: readonly string[]): number {
  const units = spacedUnits(text);
  if (units.length === 0) return 0;
  const wanted = references.map(spacedUnits);
  const closest = closestLength(units.length, wanted);
  if (closest === 0) return 0;
  const clipped = wanted.map((reference) => clippedMatches(units, reference));
  let logs = 0;
  const orders = Math.min(ORDERS, units.length);
  for (let order = 0; order < orders; order++) {
    const matches = Math.max(...clipped.map((counts) => counts[order] ?? 0));
    logs += Math.log(matches / (units.length - order) || NOTHING);
  }
  const brevity = units.length > closest ? 1 : Math.exp(1 - closest / units.length);
  return brevity * Math.exp(logs / orders);
}

/** The length of the reference nearest to that of the text; of two, the shorter. */
function closestLength(length: number, references: readonly (readonly string[])[]): number {
  let closest: number | undefined;
  for (const reference of references) {
    const nearer =
      closest === undefined ? -1 : Math.abs(reference.length - length) - Math.abs(closest - length);
    if (closest === undefined || nearer < 0 || (nearer === 0 && reference.length < closest))
      closest = reference.length;
  }
  return closest ?? 0;
}

/** By order, how many runs of units the reference holds too, each at most as often as the reference. */
function clippedMatches(units: readonly string[], reference: readonly string[]): number[] {
  const ids = new Map<string, number>();
  for (const unit of reference) if (!ids.has(unit)) ids.set(unit, ids.size);
  const width = ids.size + 1;
  // A run is numbered by the run before its last unit and that unit, so no run is ever written out.
  const runs = new Map<number, number>();
  const left: number[] = [];
  const numbers = (list: readonly string[]) => Int32Array.from(list, (unit) => ids.get(unit) ?? -1);
  const ofReference = numbers(reference);
  for (const start of ofReference.keys())
    for (let order = 0, run = 0; order < ORDERS && start + order < ofReference.length; order++) {
      const key = run * width + (ofReference[start + order] as number);
      run = runs.get(key) ?? runs.size + 1;
      runs.set(key, run);
      left[run] = (left[run] ?? 0) + 1;
    }
  const matches = new Array<number>(ORDERS).fill(0);
  const ofText = numbers(units);
  for (const start of ofText.keys())
    for (let order = 0, run = 0; order < ORDERS && start + order < ofText.length; order++) {
      const unit = ofText[start + order] as number;
      const known = unit < 0 ? undefined : runs.get(run * width + unit);
      if (known === undefined) break;
      run = known;
      const count = left[run] as number;
      if (count === 0) continue;
      left[run] = count - 1;
      matches[order] = (matches[order] as number) + 1;
    }
  return matches;
}
