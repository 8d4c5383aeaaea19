import { truncateText } from '../../text/truncate.ts';
import { lineJson } from '../line-json.ts';
import { plainJson } from '../plain-json.ts';
import type { WorkerReply } from './messages.ts';
import type { WorkerAnswer, WorkerEnding } from './worker.ts';

/** What a call of own code came to; `value` is plain JSON. `subcode` and `message` as in a scorer error. */
export type Outcome =
  | { readonly status: 'value'; readonly value: unknown }
  | { readonly status: 'failed'; readonly subcode: string; readonly message: string };

/** Characters of what the code says of its own failure. */
const LONGEST_MESSAGE = 1000;

/** Ends without a reply, as sentences. Numbers: security.md S38, set in launch.ts and child.cjs. */
const ENDINGS: Readonly<
  Record<WorkerEnding, (wallMs: number, detail: string) => readonly [subcode: string, message: string]>
> = {
  wall: (wallMs) => ['timeout', `the code took more than ${wallMs} ms and was ended`],
  cpu: () => ['timeout', 'the code used more than 10 s of processor time and was ended'],
  memory: () => [
    'out_of_memory',
    'the code used more memory than it may have, or broke its process, and was ended',
  ],
  printed: () => ['too_large', 'the code printed more than 1 MB and was ended'],
  large_answer: () => ['too_large', 'the result is larger than 1 MB'],
  forged: () => [
    'forged',
    'something other than a result was written where results go, so nothing there counts',
  ],
  ended: (_, detail) => ['no_result', `the code ended its own process without a result (${detail})`],
};

/** Why a session of tools ended, or a call of it failed, as a sentence without its full stop. */
export function endingOf(ending: WorkerEnding, detail: string, wallMs: number): string {
  if (ending === 'cpu') return 'its process used more processor time than it may have and was ended';
  if (ending === 'ended') return `the code ended its own process (${detail})`;
  return ENDINGS[ending](wallMs, detail)[1];
}

/** Reads the answer to a call that had `wallMs`. What the process says is checked here: it was in the code's hands. */
export function readAnswer(answer: WorkerAnswer, wallMs: number): Outcome {
  if ('ended' in answer) return failed(...ENDINGS[answer.ended](wallMs, answer.detail));
  const { reply } = answer;
  if (reply.failed !== undefined) return failed(...ENDINGS[reply.failed](wallMs, ''));
  if (reply.error !== undefined) return failedBy(reply.error);
  if (reply.checked === true) return { status: 'value', value: null };
  const value = lineJson(reply.answer ?? '');
  const plain = value === undefined ? null : plainJson(value);
  return plain === null
    ? failed('bad_result', 'the result is no plain JSON value, or is nested too deeply')
    : { status: 'value', value: plain.value };
}

const SUBCODES = { syntax: 'syntax_error', raised: 'code_error', result: 'bad_result' } as const;

function failedBy({ kind, type, message, at }: NonNullable<WorkerReply['error']>): Outcome {
  const what = [type, message].filter((part) => part !== '').join(': ');
  return failed(SUBCODES[kind], `${what}${at === '' ? '' : ` (${placeOf(at)})`}`);
}

/** `file:line:column`; of inline code, which has no file, the line. */
function placeOf(at: string): string {
  const [, line] = /^code:(\d+)(?::\d+)?$/.exec(at) ?? [];
  return line === undefined ? at : `line ${line}`;
}

function failed(subcode: string, message: string): Outcome {
  return { status: 'failed', subcode, message: truncateText(message.toWellFormed(), LONGEST_MESSAGE) };
}
