import { REDACTED } from '../../text/escape/redact.ts';

/**
 * Texts that belong together, changed as one: what is taken out of them may lie across their borders. What stands for it (`mark`) goes to
 * the text in which it began; everything else stays where it was. The given list where nothing is taken out.
 */
export function spread(
  parts: readonly string[],
  change: (text: string) => string,
  mark: string = REDACTED,
): readonly string[] {
  const whole = parts.join('');
  const changed = change(whole);
  if (changed === whole) return parts;
  if (parts.length === 1) return [changed];
  const ends: number[] = [];
  for (const part of parts) ends.push((ends.at(-1) ?? 0) + part.length);
  const result: string[] = parts.map(() => '');
  let at = 0;
  let part = 0;
  const put = (text: string) => {
    result[part] += text;
  };
  const goTo = (place: number) => {
    at = place;
    while (part < parts.length - 1 && (ends[part] ?? 0) <= at) part += 1;
  };
  const kept = (length: number) => {
    for (let left = length; left > 0; ) {
      goTo(at);
      const here = part === parts.length - 1 ? left : Math.min(left, (ends[part] ?? 0) - at);
      put(whole.slice(at, at + here));
      left -= here;
      at += here;
    }
  };
  const segments = changed.split(mark);
  for (const [index, segment] of segments.entries()) {
    if (index > 0) {
      goTo(at);
      put(mark);
      goTo(placeOf(segment, whole, at, index === segments.length - 1));
    }
    // Where the text itself held a mark, what stands there is found again as what was kept.
    if (!whole.startsWith(segment, at)) return [changed, ...parts.slice(1).map(() => '')];
    kept(segment.length);
  }
  return result;
}

/** Where what is kept goes on behind what was taken out. */
function placeOf(segment: string, whole: string, at: number, isLast: boolean): number {
  if (isLast) return Math.max(at, whole.length - segment.length);
  const found = whole.indexOf(segment, at);
  return found < 0 ? at : found;
}
