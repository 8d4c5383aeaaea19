import { type AnswerEvents, finish, giveParser, MOST_AT_ONCE, parse, takeParser } from './llhttp.ts';

/** What stands before a body, between two parts of it, or behind it: heads, lengths of chunks, trailers. */
const MOST_BYTES_AROUND = 32 * 1024;
/** So much of what was announced is made room for before it comes. */
const MOST_ROOM = 1024 * 1024;
const NOTHING = Buffer.alloc(0);

/**
 * Reads one answer of HTTP/1.1 from pieces, wherever they were cut, with the parser that Node itself uses. Its errors have the codes of Node's
 * own, `HPE_` and more. Whoever has one closes it.
 */
export class AnswerReader implements AnswerEvents {
  /** 0 until the head is there. */
  status = 0;
  /** Lower-case names; repeated headers joined with ", ". Without a prototype: names come from outside. */
  headers: Record<string, string> = Object.create(null);
  /** Bytes of the body so far. */
  size = 0;
  /** What the head says of the length of the body; 0 where it says nothing. */
  announced = 0;
  isWhole = false;
  /** Something stands behind the answer, which nobody asked for. */
  isFollowed = false;
  #keepsAlive = false;
  readonly #method: string;
  #parser: number | undefined;
  #piece: Buffer = NOTHING;
  /** How many bytes came before the piece, and before what stands around the body now. */
  #before = 0;
  #around = 0;
  /** The header field that is being read. */
  #name = '';
  #value: string | undefined;
  /** A body that has come in one part so far; one of several is gathered in the room. */
  #onlyPart: Buffer | undefined;
  #room: Buffer = NOTHING;
  #gathered = 0;
  #problem: Error | undefined;

  /** The answer to a request of this method. */
  constructor(method: string) {
    this.#method = method.toUpperCase();
  }

  /**
   * Takes what came next. What stays of it is copied, but for a body that came in one piece with its head: `body` is part of that
   * piece then, and to be read before the next one is taken.
   */
  take(came: Buffer): void {
    for (let at = 0; at < came.length; ) {
      if (this.isWhole) {
        this.isFollowed = true;
        return;
      }
      const piece = came.length <= MOST_AT_ONCE ? came : came.subarray(at, at + MOST_AT_ONCE);
      at += this.#parse(piece);
    }
    if (!this.isWhole) this.#gather();
  }

  /** The other side sends no more; whether that is an end of the answer. */
  end(): boolean {
    if (this.isWhole || this.status === 0 || this.#parser === undefined) return this.isWhole;
    try {
      finish(this.#parser, this);
    } catch {} // It is cut: `isWhole` says so.
    return this.isWhole;
  }

  /** Nothing more is read. */
  close(): void {
    if (this.#parser !== undefined) giveParser(this.#parser);
    this.#parser = undefined;
    this.#piece = NOTHING;
  }

  /** Whether the connection can serve another exchange. */
  get keepsAlive(): boolean {
    return this.#keepsAlive && !this.isFollowed;
  }

  /** What has come of the body since this was asked last, which is kept no longer: `body` is what came since then. A copy. */
  taken(): Buffer {
    const came = Buffer.from(this.body);
    this.#onlyPart = undefined;
    this.#gathered = 0;
    return came;
  }

  /** The body, once it is whole. */
  get body(): Buffer {
    return this.#onlyPart ?? this.#room.subarray(0, this.#gathered);
  }

  /** How many bytes of the piece belong to the answer. */
  #parse(piece: Buffer): number {
    this.#parser ??= takeParser();
    this.#piece = piece;
    let count: number;
    try {
      count = parse(this.#parser, piece, this);
    } catch (error) {
      throw this.#problem ?? error;
    }
    if (this.#isTooMuch(count)) throw this.#problem;
    this.#before += count;
    if (this.isWhole) this.close();
    return count;
  }

  onName(from: number, to: number): boolean {
    if (this.status === 0) {
      if (this.#value !== undefined) this.#keepField();
      this.#name += this.#piece.toString('latin1', from, to);
    }
    return !this.#isTooMuch(to);
  }

  onValue(from: number, to: number): boolean {
    if (this.status === 0) this.#value = (this.#value ?? '') + this.#piece.toString('latin1', from, to);
    return !this.#isTooMuch(to);
  }

  onHead(status: number, keepsAlive: boolean): boolean | 'without body' {
    if (this.#value !== undefined) this.#keepField();
    this.#problem = headProblem(status, this.headers);
    if (this.#problem !== undefined) return false;
    if (status < 200) {
      this.headers = Object.create(null);
      return 'without body';
    }
    this.status = status;
    this.#keepsAlive = keepsAlive;
    if (this.#method === 'HEAD' || status === 204 || status === 304) return 'without body';
    this.announced = Number(this.headers['content-length'] ?? 0);
    return true;
  }

  onBody(from: number, to: number): boolean {
    const part = this.#piece.subarray(from, to);
    if (this.size === 0) this.#onlyPart = part;
    else this.#gather(part);
    this.size += to - from;
    const isTooMuch = this.#isTooMuch(from);
    this.#around = this.#before + to;
    return !isTooMuch;
  }

  /** False where the answer that has ended announces another one. */
  onWhole(): boolean {
    this.isWhole = this.status !== 0;
    return this.isWhole;
  }

  /** Whether too much stands around the body, up to a place in the piece. */
  #isTooMuch(to: number): boolean {
    const isTooMuch = this.#before + to - this.#around > MOST_BYTES_AROUND;
    if (isTooMuch) this.#problem = answerError('HEADER_OVERFLOW', 'what stands around its body is too long');
    return isTooMuch;
  }

  #keepField(): void {
    const name = this.#name.toLowerCase();
    const value = withoutBlanksBehind(this.#value ?? '');
    const before = this.headers[name];
    this.headers[name] = before === undefined ? value : `${before}, ${value}`;
    this.#name = '';
    this.#value = undefined;
  }

  /** Keeps the part of the body that has come, and another one behind it. */
  #gather(part: Buffer = NOTHING): void {
    const first = this.#onlyPart ?? NOTHING;
    this.#onlyPart = undefined;
    const size = this.#gathered + first.length + part.length;
    if (size > this.#room.length) {
      const room = Buffer.allocUnsafe(
        Math.max(size, 2 * this.#room.length, Math.min(this.announced, MOST_ROOM)),
      );
      this.#room.copy(room, 0, 0, this.#gathered);
      this.#room = room;
    }
    first.copy(this.#room, this.#gathered);
    part.copy(this.#room, this.#gathered + first.length);
    this.#gathered = size;
  }
}

/** What reads the answer to a request of this method. */
export const readerFor = (method: string): AnswerReader => new AnswerReader(method);

/** The parser leaves the blanks behind a value, as they may belong to it until its line ends. */
function withoutBlanksBehind(text: string): string {
  let end = text.length;
  while (end > 0 && isBlank(text.charCodeAt(end - 1))) end -= 1;
  return end === text.length ? text : text.slice(0, end);
}

const isBlank = (code: number) => code === 0x20 || code === 0x09;

/** What Node refuses with a later parser; and another protocol, which nobody asked for: to the exchange the connection is over. */
function headProblem(status: number, headers: Readonly<Record<string, string>>): Error | undefined {
  if (status < 100) return answerError('INVALID_STATUS', 'its status is none');
  if (headers['transfer-encoding'] === '')
    return answerError('INVALID_TRANSFER_ENCODING', 'it has a coding without a name');
  if (status === 101) return Object.assign(new Error('closed'), { code: 'ECONNRESET' });
  return undefined;
}

/** An answer that is none, with a code that `connectionFault` reads. */
const answerError = (code: string, problem: string) =>
  Object.assign(new Error(problem), { code: `HPE_${code}` });
