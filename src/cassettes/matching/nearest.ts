import type { Recording } from '../recording.ts';
import { type Apart, apart } from './differences.ts';

/** Characters of recordings that are compared, those whose length comes nearest first: half a second. */
const MOST_COMPARED = 200_000_000;

/** A recording that comes near to what was asked, and what differs. */
export interface Nearest extends Apart {
  readonly recording: Recording;
}

/**
 * The recording that what was asked differs from least, in characters; of equally near ones, one that has not answered yet. Those for
 * the same place (`placeOf`) go before all others.
 */
export function nearest(
  asked: unknown,
  recordings: readonly Recording[],
  isUsed: (one: Recording) => boolean,
): Nearest | undefined {
  const place = placeOf(asked);
  const same = recordings.filter(({ request }) => placeOf(request) === place);
  const length = lengthOf(asked);
  const compared = (same.length > 0 ? same : recordings)
    .map((recording) => ({
      recording,
      isUsed: isUsed(recording),
      off: Math.abs(lengthOf(recording.request) - length),
    }))
    .sort((a, b) => a.off - b.off || Number(a.isUsed) - Number(b.isUsed));
  let left = MOST_COMPARED;
  let best: (Nearest & { isUsed: boolean }) | undefined;
  for (const { recording, isUsed: isTaken } of compared) {
    if (left <= 0) break;
    left -= lengthOf(recording.request);
    const found = apart(recording.request, asked, best?.size);
    if (found === undefined) continue;
    if (best === undefined || found.size < best.size || (best.isUsed && !isTaken))
      best = { ...found, recording, isUsed: isTaken };
  }
  return best;
}

/** Where a request goes, or which question it is. */
function placeOf(request: unknown): unknown {
  const { target, question } = (request ?? {}) as { target?: unknown; question?: unknown };
  return target ?? question;
}

const lengths = new WeakMap<object, number>();

/** Characters of a request as JSON; found out once. */
function lengthOf(request: unknown): number {
  if (typeof request !== 'object' || request === null) return 0;
  const known = lengths.get(request);
  if (known !== undefined) return known;
  const { length } = JSON.stringify(request);
  lengths.set(request, length);
  return length;
}
