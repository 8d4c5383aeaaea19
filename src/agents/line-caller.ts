import type { Clock } from '../ports/ports.ts';

/** How a program has answered so far: with JSON objects, beside which other lines are logs, or with text. One for all its processes. */
export interface LineManner {
  answers: 'unknown' | 'objects' | 'text';
}

/** The line that is the answer, and the lines of text before it. */
export interface AnswerLine {
  line: string;
  logged: string[];
}

/** How long a first line of text waits for a JSON object behind it: a log line at the start of a program looks like an answer. */
const GRACE_MS = 2_000;
/** Log lines that are kept for one question. */
const MOST_HELD = 100;

/** Whoever waits for the next line of a program. */
export interface LineCaller {
  wait(timeoutMs: number): Promise<AnswerLine>;
  /** A line came: it was taken, it is a log line between two questions, or nobody asked for it. */
  take(line: string, isObject: boolean): 'taken' | 'log line' | 'unasked';
  /** Lines of text that wait for an object behind them. */
  held(): readonly string[];
  /** The program ended, perhaps with a last line that had no break: text that was held is the answer where it answers with text. */
  end(last: string, isObject: boolean): void;
  fail(why: () => Error): void;
}

/**
 * Tells answers from log lines. A JSON object is the answer at once. Text is a log line as soon as the program has answered with an
 * object; until it has, text waits a while for an object and is the answer when none comes.
 */
export function lineCaller(manner: LineManner, clock: Pick<Clock, 'after'>): LineCaller {
  let waiting: { resolve: (line: AnswerLine) => void; reject: (error: Error) => void } | undefined;
  let lines: string[] = [];
  let graceMs = 0;
  let cancel = () => {};

  function settled(): typeof waiting {
    const caller = waiting;
    waiting = undefined;
    cancel();
    return caller;
  }
  function answerHeld(): void {
    const [line, ...more] = lines;
    if (line === undefined || waiting === undefined || manner.answers === 'objects') return;
    if (more.length === 0) manner.answers = 'text';
    settled()?.resolve({ line, logged: more });
  }

  function take(line: string, isObject: boolean): ReturnType<LineCaller['take']> {
    if (waiting === undefined) return manner.answers === 'objects' && !isObject ? 'log line' : 'unasked';
    if (isObject || manner.answers === 'text') {
      if (isObject) manner.answers = 'objects';
      settled()?.resolve({ line, logged: lines });
      return 'taken';
    }
    if (lines.length < MOST_HELD) lines.push(line);
    if (lines.length === 1 && manner.answers === 'unknown') cancel = clock.after(graceMs, answerHeld);
    return 'taken';
  }

  return {
    wait(timeoutMs) {
      lines = [];
      graceMs = Math.min(GRACE_MS, timeoutMs / 2);
      return new Promise<AnswerLine>((resolve, reject) => {
        waiting = { resolve, reject };
      });
    },
    take,
    held: () => lines,
    end(last, isObject) {
      if (last.trim() !== '') take(last, isObject);
      answerHeld();
    },
    fail(why) {
      settled()?.reject(why());
    },
  };
}
