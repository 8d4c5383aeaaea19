const isLow = (unit: number) => unit >= 0xdc00 && unit <= 0xdfff;
const isHigh = (unit: number) => unit >= 0xd800 && unit <= 0xdbff;

/** UTF-16 index behind the first `count` code points, or the length when there are fewer. */
function indexAfter(text: string, count: number): number {
  let index = 0;
  for (let seen = 0; seen < count && index < text.length; seen += 1)
    index += isHigh(text.charCodeAt(index)) && isLow(text.charCodeAt(index + 1)) ? 2 : 1;
  return index;
}

/** At most `max` code points, the last one an ellipsis when something was cut; a surrogate pair is never split. */
export function truncateText(text: string, max: number): string {
  if (text.length <= max || indexAfter(text, max) === text.length) return text;
  return max < 1 ? '' : `${text.slice(0, indexAfter(text, max - 1))}…`;
}
