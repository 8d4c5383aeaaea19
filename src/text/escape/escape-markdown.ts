import { cleanText, oneLine } from './clean-text.ts';

/** Words behind the fence. No `suggestion` and no `mermaid`: GitHub acts on those. */
type FenceInfo = '' | 'text' | 'diff' | 'json' | 'yaml';

const PUNCTUATION = /[!-/:-@[-`{-~]/g;
const entity = (character: string) => `&#${character.codePointAt(0)};`;
/**
 * Where an invisible space splits what GitHub turns into a link, mention, emoji or reference outside code. Also within
 * words: its link finder looks back over letters only, so `22http://` is a link.
 */
const LIVE_WORDS = /(?<=[@#])|(?<=h)(?=ttps?)|(?<=w)(?=ww)|(?<=f)(?=tp)|(?<=gh)(?=-\d)|(?<=:)(?=\w)/gi;
/** Words that GitHub may take for a commit: seven hexadecimal digits or more. Broken into pieces of six. */
const COMMIT_LIKE = /(?<![0-9a-z])[0-9a-f]{7,}(?![0-9a-z])/gi;
const SIX_OF_MORE = /.{6}(?=.)/g;
const INVISIBLE_SPACE = '\u200b';

/** A fenced block whose fence is longer than any run of backticks inside, so nothing inside can end it (security.md F2). */
export function markdownFence(text: string, info: FenceInfo = ''): string {
  const body = cleanText(text);
  let longest = 2;
  for (const run of body.match(/`{3,}/g) ?? []) longest = Math.max(longest, run.length);
  const fence = '`'.repeat(longest + 1);
  return `${fence}${info}\n${body}${body.endsWith('\n') ? '' : '\n'}${fence}`;
}

/** Every ASCII punctuation character as a numeric entity: what `htmlCode` puts between its tags. */
export function markdownEntities(text: string): string {
  return text.replace(PUNCTUATION, entity);
}

/** On one line; a line break shows as ` ⏎ `. */
const codeLine = (text: string) => {
  const clean = cleanText(text).trim();
  // Line by line, since an expression for a break with its white space looks at every space for one.
  const line = clean.includes('\n')
    ? clean
        .split('\n')
        .map((each) => each.trim())
        .filter((each) => each !== '')
        .join(' ⏎ ')
    : clean;
  return line.replaceAll('\t', ' ');
};

/**
 * Text of anyone inside a table cell or a line of Markdown: shown as code, without effect (toolchain.md 4). A code span, which is
 * also read well as it stands; where that could be ended from within, or would not stand in a cell of a table, as `htmlCode`.
 * Within a line that HTML begins, such as a summary, there is no Markdown: that takes `htmlCode`.
 */
export function markdownCode(text: string): string {
  const line = codeLine(text);
  return line === '' || /[`|]/.test(line) ? htmlCode(text) : `\`${line}\``;
}

/** The same where HTML stands: within `<summary>`. */
export function htmlCode(text: string): string {
  return `<code>${markdownEntities(codeLine(text))}</code>`;
}

/**
 * What could mean something to Markdown, HTML or GitHub in a line of words. Between letters or digits `_` is none, before a
 * space `<` and `&` are none, and brackets around numbers that no address follows (CommonMark 0.31 6.2, 6.6, 2.5, 6.3). What only
 * matters at the start of a line is `AT_START`.
 */
const MEANINGFUL =
  /[\\`*{}|~$@#]|<(?! )|&(?! )|(?<![0-9a-z])_|_(?![0-9a-z])|\[(?![-+−\d., %]{1,40}\](?![:([]))|\](?=[:([])|(?<!\[[-+−\d., %]{1,40})\]/gi;
/** A heading, list, quotation or line below a heading, before any other word: its sign, or the one behind a number. */
const AT_START = /^(?:[=>:]|[-+](?=[ -]|$))|(?<=^\d{1,9})[.)](?= |$)/;

/**
 * Text in the running prose of a heading, summary or sentence, on one line: no markup, and no mention, reference, link,
 * emoji code or commit out of it; everything else stays as it is read. For sentences of ours that quote names; text of a
 * model belongs into code or a fence.
 */
export function markdownProse(text: string): string {
  const broken = oneLine(text)
    .replace(LIVE_WORDS, INVISIBLE_SPACE)
    .replace(COMMIT_LIKE, (word) => word.replace(SIX_OF_MORE, `$&${INVISIBLE_SPACE}`));
  return proseEntities(broken).replace(AT_START, entity);
}

/** The part of `markdownProse` that puts entities in the place of signs, wherever in a line. */
export const proseEntities = (text: string): string => text.replace(MEANINGFUL, entity);
