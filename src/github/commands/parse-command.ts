/** What a comment on a pull request asks for. */
export type Command =
  /** Plays the cases that one of these selects. */
  | { name: 'run'; filters: string[] }
  /** Records that a verdict about a case was wrong; of the scorer where it is named. */
  | { name: 'wrong'; testCase: string; scorer: string | undefined; reason: string };

/** A comment that speaks to us, as a command or with what is wrong with it; undefined for every other. */
export type SpokenTo = { command: Command } | { problem: string } | undefined;

/** How commands are written, for whoever wrote one in another way. */
export const USAGE =
  'Write "/assay run" with ids of cases, folder/ or tags, or "/assay wrong" with the id of a case, a scorer and, behind " -- ", a reason.';

/** Characters of a comment that GitHub takes; a longer one did not come from there. */
const LONGEST_COMMENT = 65_536;
const LONGEST_LINE = 1_000;
const LONGEST_WORD = 200;
const MOST_FILTERS = 20;
/** What an id, a tag or a pattern is made of; nothing that begins like a flag or a command of a log. */
const WORD = /^(?![-:])(?!.*::)[\p{L}\p{M}\p{N}_./#:*?-]+$/u;
/** Controls, invisible and unassigned characters, and every space and line break but the plain one. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}]|(?! )\p{Zs}/u;
const LINE_BREAK = /\r\n?|\n/;

/**
 * Reads a comment as hostile text. A command is a comment of its own: it begins at the very first character and is one line, so
 * quotations, code, e-mail that quotes and comments with further words are none. Nothing of it ever reaches a shell.
 */
export function parseCommand(body: string): SpokenTo {
  if (body.length > LONGEST_COMMENT || !/^\/assay(?=[ \r\n]|$)/.test(body)) return undefined;
  const [line = '', ...others] = body.split(LINE_BREAK);
  if (others.some((other) => other.trim() !== ''))
    return { problem: 'A command stands alone in its comment, on one line.' };
  if (line.length > LONGEST_LINE) return { problem: 'The command is too long.' };
  if (UNSEEN.test(line)) return { problem: 'The command holds characters that cannot be seen.' };
  const [words = [], reason = ''] = halves(line);
  const [, name, ...rest] = words;
  if (name === 'run') return asRun(rest, reason);
  if (name === 'wrong') return asWrong(rest, reason);
  return { problem: USAGE };
}

/** The words before ` -- `, and what stands behind it. */
function halves(line: string): [string[], string] {
  const [, before = line, reason = ''] = /^(.*?) +-- +(.*)$/.exec(line) ?? [];
  return [before.split(' ').filter((word) => word !== ''), reason.trim()];
}

function asRun(words: readonly string[], reason: string): SpokenTo {
  const filters = words.flatMap((word) => word.split(',')).filter((word) => word !== '');
  if (reason !== '' || filters.length === 0) return { problem: USAGE };
  if (filters.length > MOST_FILTERS) return { problem: `More than ${MOST_FILTERS} filters are not taken.` };
  return filters.every(isWord) ? { command: { name: 'run', filters } } : { problem: USAGE };
}

function asWrong(words: readonly string[], reason: string): SpokenTo {
  const [testCase, scorer, ...more] = words;
  if (testCase === undefined || more.length > 0 || !words.every(isWord)) return { problem: USAGE };
  return { command: { name: 'wrong', testCase, scorer, reason } };
}

const isWord = (word: string) => word.length <= LONGEST_WORD && WORD.test(word);
