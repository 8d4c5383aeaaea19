import { Fault } from '../errors.ts';
import { lineReader } from '../flow/line-reader.ts';
import type { Clock } from '../ports/ports.ts';
import type { AgentCall } from './agent.ts';
import { kindOfLine } from './answer-among-text.ts';
import type { AnswerMapping } from './answer-mapping.ts';
import { type CallLimits, withinLimits } from './call-limits.ts';
import { type LineManner, lineCaller } from './line-caller.ts';
import { MOST_OUTPUT_BYTES, type Program, type RunningProgram } from './program.ts';

/** A long-lived program that answers a line with a line, one call at a time. */
export interface LineWorker extends RunningProgram {
  /** False once it ended, or wrote what nobody asked for: its next line could be the answer to an earlier question. */
  usable(): boolean;
  /** It ended by itself with exit code 0. */
  leftInPeace(): boolean;
  ask(question: string, limits: CallLimits, warn: AgentCall['onWarning']): Promise<string>;
}

/** Longer lines are told from log lines by their first and last character, without reading them twice. */
const LONGEST_READ = 64 * 1024;

/** What the processes of one program share. */
export interface LineProgram {
  program: Program;
  /** Where the parts of an answer stand, by which it is told from a log line that is JSON too. */
  mapping: AnswerMapping;
  /** What all of them have shown of how the program answers. */
  manner: LineManner;
}

/** Starts one. */
export function startLineWorker(
  { program, mapping, manner }: LineProgram,
  { tracing, instead }: Record<'tracing' | 'instead', Readonly<Record<string, string>>>,
  clock: Clock,
): LineWorker {
  const running = program.start(tracing, { instead });
  const { child } = running;
  const caller = lineCaller(manner, clock);
  let state: 'good' | 'out of step' | 'ended' | 'left in peace' = 'good';
  let warn: AgentCall['onWarning'];

  function receive(line: string): void {
    if (line.trim() === '') return;
    const taken = caller.take(line, isAnswerLine(line, mapping));
    if (taken === 'log line') warn?.('text_around', loggedText(line));
    if (taken !== 'unasked') return;
    if (isAnswerLine(line, mapping)) learnFromLate(manner, warn);
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
      caller.fail(() => endlessLine(running));
    },
  });
  child.onOutput(reader.read);

  child.ended.then((ending) => {
    const last = reader.unfinished(); // A last line may come without its line break.
    const fault = running.endFault(ending, [...caller.held(), last].join('\n'));
    state = fault === null && state === 'good' ? 'left in peace' : 'ended';
    if (fault === null) caller.end(last, isAnswerLine(last, mapping));
    caller.fail(() => fault ?? noAnswer(running));
  });

  return {
    ...running,
    usable: () => state === 'good' && reader.unfinished().trim() === '',
    leftInPeace: () => state === 'left in peace',
    async ask(question, limits, onWarning) {
      warn = onWarning;
      const answer = caller.wait(limits.timeoutMs);
      if (state === 'good') child.write(`${question}\n`);
      const { line, logged } = await withinLimits(answer, running, limits, clock).catch((error) => {
        throw withLogLine(error, caller.held(), mapping);
      });
      const isAlone = logged.length === 0 && state !== 'out of step';
      if (!isAlone && !isAnswerLine(line, mapping)) throw severalLines(running, line);
      if (logged[0] !== undefined) warn?.('text_around', loggedText(logged[0]));
      return line;
    },
  };
}

/** What was taken for the answer was a log line: from now on text is none. */
function learnFromLate(manner: LineManner, warn: AgentCall['onWarning']): void {
  if (manner.answers !== 'text') return;
  manner.answers = 'objects';
  warn?.(
    'late_answer',
    'wrote its JSON answer after a line of text that was taken for the answer; logs belong on standard error',
  );
}

const endlessLine = (running: RunningProgram): Error =>
  running.fault('too_large', 'The agent program wrote a line of more than 10 MiB and was killed.');

function isAnswerLine(line: string, mapping: AnswerMapping): boolean {
  return line.length > LONGEST_READ ? /^\s*\{/.test(line) : kindOfLine(line, mapping) === 'answer';
}

const loggedText = (line: string) =>
  `printed lines of text on standard output beside its JSON answer, such as ${shown(line)}, which were left out; logs belong on standard error`;

const shown = (line: string) => JSON.stringify(line.trim().slice(0, 80));

/** A program that ran into its time limit after it had written text says so. */
function withLogLine(error: unknown, held: readonly string[], mapping: AnswerMapping): unknown {
  const [first] = held;
  if (!(error instanceof Fault) || error.code !== 'timeout' || first === undefined) return error;
  return new Fault(error.code, error.message, {
    ...(error.where !== undefined && { where: error.where }),
    ...(error.subcode !== undefined && { subcode: error.subcode }),
    hint: `It wrote ${shown(first)}, which is no JSON object${kindOfLine(first, mapping) === 'object' ? ' with an answer' : ''}. With protocol: lines an answer is one line of JSON, and logs belong on standard error.`,
  });
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
