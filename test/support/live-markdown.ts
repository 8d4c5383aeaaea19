/**
 * Markdown with everything taken away that is shown as code: fenced blocks (a fence is closed only by a line of as many
 * backticks or more), code spans, and `<code>` whose content holds no ASCII punctuation but numeric entities. What is left could
 * act. A span has no bar in it, which would end a cell of a table, and stands in no line that HTML begins, where there are none.
 * Throws when a fence stays open.
 */
export function outsideCode(markdown: string): string {
  const kept: string[] = [];
  let fence: string | undefined;
  for (const line of markdown.split(/\r\n|\n|\r/)) {
    const run = /^ {0,3}(`{3,})/.exec(line)?.[1];
    if (fence !== undefined) {
      if (run !== undefined && run.length >= fence.length && /^ {0,3}`+[ \t]*$/.test(line)) fence = undefined;
      continue;
    }
    if (run !== undefined && !line.slice(line.indexOf(run) + run.length).includes('`')) {
      fence = run;
      continue;
    }
    const bare = line.replace(/<code>((?:[^!-/:-@[-`{-~\n]|&#\d{1,3};)*)<\/code>/g, '\u25a1');
    kept.push(
      /^ {0,3}<(?:details|summary)/.test(line) ? bare : bare.replace(/(?<!`)`[^`|]+`(?!`)/g, '\u25a1'),
    );
  }
  if (fence !== undefined) throw new Error('a fence stays open');
  return kept.join('\n');
}

const decode = (text: string) =>
  text.replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));

/** Mentions, references, commits and bare links that GitHub makes out of text nodes, after entities are decoded. */
export function liveReferences(markdown: string): string[] {
  const text = decode(outsideCode(markdown));
  return [
    ...text.matchAll(
      /@[a-z0-9]|#\d|gh-\d|https?:\/\/|www\.|ftp:\/\/|:[a-z0-9_+-]+:|(?<![0-9a-z])[0-9a-f]{7,40}(?![0-9a-z])/gi,
    ),
  ].map((match) => match[0]);
}
