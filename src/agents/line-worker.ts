import { lineReader } from '../flow/line-reader.ts';
import type { Clock } from '../ports/ports.ts';
import { type CallLimits, withinLimits } from './call-limits.ts';
import { MOST_OUTPUT_BYTES, type Program, type RunningProgram } from './program.ts';

/** A long-lived program that answers a line with a line, one call at a time. */
export interface LineWorker extends RunningProgram {
  /** False once it ended, or wrote what nobody asked for: its next line could be the answer to an earlier question. */
  usable(): boolean;
  /** It ended by itself with exit code 0. */
  leftInPeace(): boolean;
  ask(question: string, limits: CallLimits): Promise<string>;
}

/** Starts one. */
export function startLineWorker(
  program: Program,
  tracing: Readonly<Record<string, string>>,
  clock: Clock,
): LineWorker {
  const running = program.start(tracing);
  const { child } = running;
  const caller = oneCaller();
  let state: 'good' | 'out of step' | 'ended' | 'left in peace' = 'good';

  function receive(line: string): void {
    if (line.trim() === '' || caller.answer(line)) return;
    if (state === 'good') state = 'out of step';
    child.kill();
  }

  const reader = lineReader({
    most: MOST_OUTPUT_BYTES,
    lengthOf: Buffer.byteLength,
    onLine: receive,
    onTooLong() {
      state = 'out of step';
      child.kill();
      caller.fail(() =>
        running.fault('too_large', 'The agent program wrote a line of more than 10 MiB and was killed.'),
      );
    },
  });
  child.onOutput(reader.read);

  child.ended.then((ending) => {
    const fault = running.endFault(ending);
    state = fault === null && state === 'good' ? 'left in peace' : 'ended';
    // A last line may come without its line break.
    const last = reader.unfinished();
    if (fault === null && last.trim() !== '' && caller.answer(last)) return;
    caller.fail(() => fault ?? noAnswer(running));
  });

  return {
    ...running,
    usable: () => state === 'good' && reader.unfinished().trim() === '',
    leftInPeace: () => state === 'left in peace',
    async ask(question, limits) {
      const answer = caller.wait();
      if (state === 'good') child.write(`${question}\n`);
      const line = await withinLimits(answer, running, limits, clock);
      // Two lines at once of which the first is no object: most likely a log line, and then not the answer.
      if (state === 'out of step' && !/^\s*\{/.test(line)) throw severalLines(running, line);
      return line;
    },
  };
}

/** Whoever waits for the next line. */
function oneCaller() {
  let waiting: { resolve: (line: string) => void; reject: (error: Error) => void } | undefined;
  function taken(): typeof waiting {
    const caller = waiting;
    waiting = undefined;
    return caller;
  }
  return {
    wait: () =>
      new Promise<string>((resolve, reject) => {
        waiting = { resolve, reject };
      }),
    /** False when nobody waits. */
    answer(line: string): boolean {
      const caller = taken();
      caller?.resolve(line);
      return caller !== undefined;
    },
    fail(why: () => Error): void {
      taken()?.reject(why());
    },
  };
}

function noAnswer(running: RunningProgram): Error {
  return running.fault(
    'agent_failed',
    'The agent program ended without an answer.',
    'exit',
    'With protocol: lines it must go on reading lines until its input is closed.',
  );
}

function severalLines(running: RunningProgram, first: string): Error {
  return running.fault(
    'agent_failed',
    `The agent program wrote several lines for one question, beginning with ${JSON.stringify(first.slice(0, 80))}.`,
    'out_of_step',
    'Write exactly one line of JSON an answer to stdout, and log messages to stderr.',
  );
}
