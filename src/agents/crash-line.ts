/** Longest line of a crash that a message shows. */
const LONGEST = 300;

/** How runtimes begin the line that says what went wrong: `ValueError: …`, `java.io.IOException: …`, `panic: …`. */
const NAMES_THE_ERROR =
  /^(?: {2,20}\| |\[|Uncaught |Unhandled |Exception in thread "[^"]{0,80}" |fatal:? )?(?:[\w$]{1,80}(?:\.|::)){0,10}[\w$]{0,80}(?:Error|Exception|Interrupt|Exit|Rejection|panic|Failure)(?: \[\w{1,80}\])?(?::|$)/i;
/** What runtimes write behind the error. */
const AFTER_THE_ERROR =
  /^(?:Node\.js v\d|Bun v\d|\(Use `node --trace|note: run with `RUST_BACKTRACE|exit status \d+$|sys:\d+: )/;
const TRACEBACK = 'Traceback (most recent call last):';

/**
 * The line of a program's standard error that says what went wrong: what stands behind the last traceback of Python, the last line
 * that names an error, else the last one that is neither a stack nor what a runtime writes behind it. Empty for nothing.
 */
export function crashLine(errors: string): string {
  const lines = errors.split('\n').map((line) => line.replace(/\r$/, ''));
  const traceback = lines.lastIndexOf(TRACEBACK);
  const raised = traceback < 0 ? undefined : lines.slice(traceback + 1).find((line) => /^\S/.test(line));
  const named = lines.findLastIndex((line) => NAMES_THE_ERROR.test(line));
  // A message of several lines begins on the line that names the error; what a runtime wrote at its start is no end.
  const line = raised ?? lines[named] ?? lines.findLast(isUnindented) ?? lines.findLast(isTelling) ?? '';
  const clean = line
    .replace(/^\s*\| /, '')
    .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ')
    .trim();
  return clean.length > LONGEST ? `${clean.slice(0, LONGEST).toWellFormed()} …` : clean;
}

const isTelling = (line: string) =>
  line.trim() !== '' && !/^\s*(?:at |[\^~}\])]|\.\.\.)/.test(line) && !AFTER_THE_ERROR.test(line);

const isUnindented = (line: string) => /^\S/.test(line) && isTelling(line);
