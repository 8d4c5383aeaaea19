import wasm from 'undici-v7/lib/llhttp/llhttp-wasm.js';
import { compileOnce } from '../heap/compile-once.ts';

/** Who is told what answers hold while their bytes are parsed; places are those in the bytes. Where false is answered it ends with `HPE_USER`. */
export interface AnswerEvents {
  /** A part of the name of a header field, or of a trailer. */
  onName(from: number, to: number): boolean;
  /** A part of its value. */
  onValue(from: number, to: number): boolean;
  /** The head has ended; `without body` where none comes, whatever it says. */
  onHead(status: number, keepsAlive: boolean): boolean | 'without body';
  /** A part of the body. */
  onBody(from: number, to: number): boolean;
  /** An answer has ended; whether it is the last one. */
  onWhole(): boolean;
}

/** What is used of llhttp; a number is a place in its memory, a length or a code. */
interface Exports {
  memory: { buffer: ArrayBuffer };
  _initialize(): void;
  malloc(size: number): number;
  llhttp_alloc(type: number): number;
  llhttp_reset(parser: number): void;
  llhttp_execute(parser: number, from: number, length: number): number;
  llhttp_finish(parser: number): number;
  llhttp_get_error_pos(parser: number): number;
  llhttp_get_error_reason(parser: number): number;
  llhttp_errno_name(code: number): number;
}

/** Codes of llhttp (llhttp.h): what callbacks answer, and what comes of it. */
const OK = 0;
const WITHOUT_BODY = 1;
const PAUSED = 21;
const REFUSED = 24;
/** The kind of messages that a parser is for. */
const RESPONSE = 2;
/** So many bytes can be parsed at once. */
export const MOST_AT_ONCE = 64 * 1024;

let told: AnswerEvents | undefined;

/** Neither addresses nor the words behind a status are of use. */
const IMPORTS = {
  wasm_on_message_begin: () => OK,
  wasm_on_url: () => OK,
  wasm_on_status: () => OK,
  wasm_on_header_field: (_: number, at: number, length: number) =>
    told?.onName(at - memory, at - memory + length) ? OK : REFUSED,
  wasm_on_header_value: (_: number, at: number, length: number) =>
    told?.onValue(at - memory, at - memory + length) ? OK : REFUSED,
  wasm_on_headers_complete(_: number, status: number, _upgrade: number, keepsAlive: number) {
    const answer = told?.onHead(status, keepsAlive === 1);
    return answer === 'without body' ? WITHOUT_BODY : answer ? OK : REFUSED;
  },
  wasm_on_body: (_: number, at: number, length: number) =>
    told?.onBody(at - memory, at - memory + length) ? OK : REFUSED,
  wasm_on_message_complete: () => (told?.onWhole() ? PAUSED : OK),
};

// Border: a module states no types.
const llhttp = new WebAssembly.Instance(compileOnce(wasm), { env: IMPORTS }).exports as Exports;
llhttp._initialize();
/** Where the bytes are put that are to be parsed. */
const memory = llhttp.malloc(MOST_AT_ONCE);
let place = new Uint8Array(llhttp.memory.buffer, memory, MOST_AT_ONCE);
/** Parsers that nobody has. */
const idle: number[] = [];

/** A parser for one answer and what announces it, to be given back. */
export function takeParser(): number {
  const kept = idle.pop();
  if (kept === undefined) return llhttp.llhttp_alloc(RESPONSE);
  llhttp.llhttp_reset(kept);
  return kept;
}

/** Gives a parser back, once. */
export function giveParser(parser: number): void {
  idle.push(parser);
}

/**
 * Parses bytes that go on where those before them ended, at most `MOST_AT_ONCE`, and says how many of them belong to the answer. Where they are no
 * HTTP, an Error with the code that Node's own has (`HPE_...`).
 */
export function parse(parser: number, bytes: Uint8Array, events: AnswerEvents): number {
  // A memory that has grown is another one.
  if (place.length === 0) place = new Uint8Array(llhttp.memory.buffer, memory, MOST_AT_ONCE);
  place.set(bytes);
  told = events;
  const code = llhttp.llhttp_execute(parser, memory, bytes.length);
  told = undefined;
  if (code === OK) return bytes.length;
  if (code !== PAUSED) throw parseError(parser, code);
  return llhttp.llhttp_get_error_pos(parser) - memory;
}

/** No bytes follow, which ends an answer that has no other end; an Error where one is cut. */
export function finish(parser: number, events: AnswerEvents): void {
  told = events;
  const code = llhttp.llhttp_finish(parser);
  told = undefined;
  if (code !== OK && code !== PAUSED) throw parseError(parser, code);
}

function parseError(parser: number, code: number): Error {
  return Object.assign(new Error(textAt(llhttp.llhttp_get_error_reason(parser))), {
    code: textAt(llhttp.llhttp_errno_name(code)),
  });
}

/** The text that stands there, up to a zero. */
function textAt(at: number): string {
  const bytes = Buffer.from(llhttp.memory.buffer);
  return bytes.toString('latin1', at, bytes.indexOf(0, at));
}
