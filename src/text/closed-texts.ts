/**
 * A text and what became of it, as they stand in a file: `end` is what closes the file behind the text (`\n` or nothing). A changed text that
 * ends in a line feed which the first had not is closed by that one, so that no empty line comes at the end of the file.
 */
export function closedTexts(before: string, after: string, end: string): [string, string] {
  const closed = after.endsWith('\n') && !before.endsWith('\n');
  return [before + end, closed ? after : after + end];
}
