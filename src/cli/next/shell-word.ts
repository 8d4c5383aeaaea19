/** Values that need no quoting in any shell. */
export const PLAIN_WORD = /^[\w./:@%+=,#-]+$/;

/** A value as one word of a command that is typed into a shell. */
export const shellWord = (value: string): string =>
  PLAIN_WORD.test(value) ? value : `'${value.replaceAll("'", "'\\''")}'`;
