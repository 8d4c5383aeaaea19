import { truncateText } from '../../text/truncate.ts';
import { lineJson } from '../line-json.ts';
import { plainJson } from '../plain-json.ts';
import { type CallFailure, childAnswer, type Reply } from './messages.ts';

/** What a call of a scorer's code came to. `subcode` and `message` as in a scorer error. */
export type Outcome =
  | { status: 'value'; score: number; reasoning: string | null; extra: Readonly<Record<string, unknown>> }
  | { status: 'failed'; subcode: string; message: string };

/** Characters of what the code says of its own failure. */
const LONGEST_MESSAGE = 1000;

/** Ends without an answer, as sentences. Numbers: security.md S38, set in layers.py and child_call.py. */
const FAILURES: Readonly<
  Record<CallFailure, (wallMs: number, detail: string) => readonly [subcode: string, message: string]>
> = {
  wall: (wallMs) => ['timeout', `the code took more than ${wallMs} ms and was ended`],
  cpu: () => ['timeout', 'the code used more than 10 s of processor time and was ended'],
  signal: (_, detail) => ['killed', `the code's process was ended by ${detail}`],
  printed: () => ['too_large', 'the code printed more than 1 MB and was ended'],
  large_answer: () => ['too_large', 'the result is larger than 1 MB'],
  forged: (_, detail) => [
    'forged',
    `something other than a result was written where results go, so nothing there counts (${detail})`,
  ],
  silent: (_, detail) => ['no_result', `the code ended its own process without a result (${detail})`],
  not_locked: () => ['not_isolated', 'a layer of the sandbox did not hold, so the code was not run'],
  fork: (_, detail) => ['sandbox', `no process could be started for the code (${detail})`],
  stopped: () => ['stopped', 'the call was stopped'],
};

/** Why a session of tools ended, as a sentence without its full stop. */
export function endingOf(failure: CallFailure, detail: string | undefined, wallMs: number): string {
  if (failure === 'cpu') return 'the code used more than 120 s of processor time and was ended';
  if (failure === 'silent') return `the code ended its own process (${detail ?? 'no detail'})`;
  return FAILURES[failure](wallMs, detail ?? 'no detail')[1];
}

/** Reads the reply to a call that had `wallMs`. What the child wrote is checked here again: it was in the code's hands. */
export function readReply(reply: Reply, wallMs: number): Outcome {
  if (reply.failed !== undefined) {
    const [subcode, message] = FAILURES[reply.failed](wallMs, reply.detail ?? 'no detail');
    return failed(subcode, message);
  }
  const answer = childAnswer.safeParse(lineJson(reply.answer ?? ''));
  if (!answer.success || 'checked' in answer.data)
    return failed('bad_result', 'the result is not a score between 0 and 1 with a reasoning');
  if ('error' in answer.data) {
    const { kind, type, message, line } = answer.data.error;
    const at = line === null ? '' : ` (line ${line})`;
    if (kind === 'result') return failed('bad_result', `${message}${at}`);
    return failed(
      kind === 'syntax' ? 'syntax_error' : 'code_error',
      `${type}${message === '' ? '' : `: ${message}`}${at}`,
    );
  }
  const { score, reasoning, extra } = answer.data.value;
  const plain = plainJson(extra);
  if (plain === null)
    return failed('bad_result', 'the result holds a number that is not finite, or is nested too deeply');
  return {
    status: 'value',
    score,
    reasoning: reasoning?.toWellFormed() ?? null,
    // plainJson gives an object for an object.
    extra: plain.value as Record<string, unknown>,
  };
}

function failed(subcode: string, message: string): Outcome {
  return { status: 'failed', subcode, message: truncateText(message.toWellFormed(), LONGEST_MESSAGE) };
}
