/** Combining marks and what shows as nothing. */
const ZERO = /^[\p{Mn}\p{Me}\p{Default_Ignorable_Code_Point}]$/u;
/** Two columns: East Asian wide and full-width blocks (Unicode UAX 11) and pictographs that show as emoji. */
const WIDE =
  /^[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f200}-\u{1f2ff}\u{20000}-\u{3fffd}\p{Emoji_Presentation}]$/u;

const widthOf = (character: string) => {
  if (character <= '\u02ff') return 1;
  return ZERO.test(character) ? 0 : WIDE.test(character) ? 2 : 1;
};

/** Columns that a line of cleaned text takes in a terminal. */
export function displayWidth(text: string): number {
  let width = 0;
  for (const character of text) width += widthOf(character);
  return width;
}

/** The line filled up with spaces to `width` columns; longer lines stay. */
export function padToWidth(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - displayWidth(text)));
}

/** The line cut to at most `width` columns, with an ellipsis as the last one when something was cut. */
export function cutToWidth(text: string, width: number): string {
  if (displayWidth(text) <= width) return text;
  let kept = '';
  let used = 0;
  for (const character of text) {
    used += widthOf(character);
    if (used > width - 1) break;
    kept += character;
  }
  return width < 1 ? '' : `${kept.trimEnd()}…`;
}

/** One line broken at spaces into lines of at most `width` columns; a longer word is broken where it must. At most `most` lines are made. */
export function wrapToWidth(text: string, width: number, most = Number.POSITIVE_INFINITY): string[] {
  const columns = Math.max(2, width);
  const lines: string[] = [];
  let line = '';
  let used = 0;
  const flush = () => {
    if (line !== '') lines.push(line);
    line = '';
    used = 0;
  };
  for (const word of text.split(' ')) {
    if (lines.length >= most) return lines.slice(0, most);
    const wordWidth = displayWidth(word);
    if (used > 0 && used + 1 + wordWidth > columns) flush();
    if (wordWidth <= columns) {
      line = used > 0 ? `${line} ${word}` : word;
      used += used > 0 ? 1 + wordWidth : wordWidth;
      continue;
    }
    for (const character of word) {
      const step = widthOf(character);
      if (used + step > columns) {
        flush();
        if (lines.length >= most) return lines;
      }
      line += character;
      used += step;
    }
  }
  flush();
  return lines.slice(0, most);
}
