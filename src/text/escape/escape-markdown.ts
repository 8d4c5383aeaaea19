import { cleanText, oneLine } from './clean-text.ts';

/** Words behind the fence. No `suggestion` and no `mermaid`: GitHub acts on those. */
type FenceInfo = '' | 'text' | 'diff' | 'json';

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

/** Every ASCII punctuation character as a numeric entity: what `markdownCode` puts between its tags. */
export function markdownEntities(text: string): string {
  return text.replace(PUNCTUATION, entity);
}

/** Text of anyone inside a table cell or a line: shown as code, without effect; a line break shows as ` ⏎ ` (toolchain.md 4). */
export function markdownCode(text: string): string {
  const line = cleanText(text)
    .trim()
    .replace(/\s*\n\s*/g, ' ⏎ ')
    .replace(/\t/g, ' ');
  return `<code>${markdownEntities(line)}</code>`;
}

/**
 * Text in the running prose of a heading, summary or sentence, on one line: no markup, and no mention, reference, link,
 * emoji code or commit out of it. For sentences of ours that quote names; text of a model belongs into code or a fence.
 */
export function markdownProse(text: string): string {
  const broken = oneLine(text)
    .replace(LIVE_WORDS, INVISIBLE_SPACE)
    .replace(COMMIT_LIKE, (word) => word.replace(SIX_OF_MORE, `$&${INVISIBLE_SPACE}`));
  return markdownEntities(broken);
}
