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
  let waiting: { resolve: (line: string) => void; reject: (error: Error) => void } | undefined;
  let pieces: string[] = [];
  let size = 0;
  let state: 'good' | 'out of step' | 'ended' | 'left in peace' = 'good';

  function receive(line: string): void {
    if (line.trim() === '') return;
    const caller = waiting;
    waiting = undefined;
    if (caller !== undefined) {
      caller.resolve(line);
      return;
    }
    if (state === 'good') state = 'out of step';
    child.kill();
  }

  child.onOutput((text) => {
    let from = 0;
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', from)) {
      pieces.push(text.slice(from, end));
      const line = pieces.join('');
      pieces = [];
      size = 0;
      from = end + 1;
      receive(line);
    }
    if (from === text.length) return;
    const rest = text.slice(from);
    size += Buffer.byteLength(rest);
    if (size <= MOST_OUTPUT_BYTES) return void pieces.push(rest);
    pieces = [];
    state = 'out of step';
    child.kill();
    waiting?.reject(
      running.fault('too_large', 'The agent program wrote a line of more than 10 MiB and was killed.'),
    );
    waiting = undefined;
  });

  child.ended.then((ending) => {
    const fault = running.endFault(ending);
    state = fault === null && state === 'good' ? 'left in peace' : 'ended';
    // A last line may come without its line break.
    const last = pieces.join('');
    if (fault === null && waiting !== undefined && last.trim() !== '') return receive(last);
    waiting?.reject(
      fault ??
        running.fault(
          'agent_failed',
          'The agent program ended without an answer.',
          'exit',
          'With protocol: lines it must go on reading lines until its input is closed.',
        ),
    );
    waiting = undefined;
  });

  return {
    ...running,
    usable: () => state === 'good' && pieces.every((piece) => piece.trim() === ''),
    leftInPeace: () => state === 'left in peace',
    async ask(question, limits) {
      const answer = new Promise<string>((resolve, reject) => {
        waiting = { resolve, reject };
      });
      if (state === 'good') child.write(`${question}\n`);
      const line = await withinLimits(answer, running, limits, clock);
      // Two lines at once of which the first is no object: most likely a log line, and then not the answer.
      if (state === 'out of step' && !/^\s*\{/.test(line))
        throw running.fault(
          'agent_failed',
          `The agent program wrote several lines for one question, beginning with ${JSON.stringify(line.slice(0, 80))}.`,
          'out_of_step',
          'Write exactly one line of JSON an answer to stdout, and log messages to stderr.',
        );
      return line;
    },
  };
}
