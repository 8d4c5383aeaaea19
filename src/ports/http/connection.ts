import type { Socket } from 'node:net';

/** Who has a connection, for one exchange. */
export interface Occupant {
  /** The connection stands: what was sent is on its way. */
  standing(): void;
  /** What came; the bytes are another's afterwards. */
  came(piece: Buffer): void;
  /** The other side sends no more. */
  ended(): void;
  /** It broke, or closed; undefined where nothing says why. */
  lost(error: unknown): void;
}

/** Opens a socket that leads to a target, whose bytes go to `came`; its promise rejects where there is none. */
export type OpenSocket = (came: (piece: Buffer) => void) => Socket | Promise<Socket>;

/** What a socket says when it stands. */
export type Standing = 'connect' | 'secureConnect';

/** A connection for one exchange after the other. */
export class Connection {
  /** It has served an exchange before. */
  isUsed = false;
  /** When it became free, and until when it may be used again; times of `performance.now()`. */
  freeSince = 0;
  freeUntil = 0;
  #socket: Socket | undefined;
  #occupant: Occupant | undefined;
  #isOver = false;
  #unsent: { head: string; body: string | Uint8Array | undefined } | undefined;
  readonly #onGone: (connection: Connection) => void;

  /** `onGone` is told when nobody can use it any more. */
  constructor(open: OpenSocket, stands: Standing, onGone: (connection: Connection) => void) {
    this.#onGone = onGone;
    const socket = open((piece) => this.#came(piece));
    if (!(socket instanceof Promise)) this.#attach(socket, stands);
    else
      socket.then(
        (opened) => this.#attach(opened, stands),
        (error: unknown) => this.#lost(error),
      );
  }

  /** Whether anybody can still use it. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /** Whether all that was sent has left this process. */
  get isFlushed(): boolean {
    return this.#socket?.writableLength === 0;
  }

  /** The exchange has it from now on; a used one stands. */
  occupy(occupant: Occupant): void {
    this.#occupant = occupant;
    if (this.isUsed) this.#socket?.ref();
  }

  /** Sends a request, now or when there is a socket; each letter of the head is a byte. */
  write(head: string, body?: string | Uint8Array): void {
    if (this.#socket === undefined) this.#unsent = { head, body };
    else send(this.#socket, head, body);
  }

  /** Nobody has it; it does not keep the process alive. */
  free(now: number, until: number): void {
    this.#occupant = undefined;
    this.isUsed = true;
    this.freeSince = now;
    this.freeUntil = until;
    this.#socket?.unref();
  }

  /** Nobody will use it any more. */
  destroy(): void {
    this.#occupant = undefined;
    this.#over();
    this.#socket?.destroy();
  }

  #attach(socket: Socket, stands: Standing): void {
    this.#socket = socket;
    if (this.#isOver) {
      socket.on('error', () => undefined);
      socket.destroy();
      return;
    }
    socket.on('error', (error) => this.#lost(error));
    socket.on('close', () => this.#lost(undefined));
    socket.on('end', () => this.#ended());
    if (socket.connecting) socket.once(stands, () => this.#occupant?.standing());
    else this.#occupant?.standing();
    const unsent = this.#unsent;
    this.#unsent = undefined;
    if (unsent !== undefined) send(socket, unsent.head, unsent.body);
  }

  #came(piece: Buffer): void {
    if (this.#occupant !== undefined) this.#occupant.came(piece);
    // Whoever speaks unasked could be answering the next request before it is sent.
    else this.destroy();
  }

  #ended(): void {
    const occupant = this.#occupant;
    this.#over();
    occupant?.ended();
  }

  #lost(error: unknown): void {
    const occupant = this.#occupant;
    this.#occupant = undefined;
    this.#over();
    occupant?.lost(error);
  }

  #over(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#onGone(this);
  }
}

/** In one piece wherever that can be: a second one costs as much as all the rest of it. */
function send(socket: Socket, head: string, body: string | Uint8Array | undefined): void {
  if (body === undefined) return void socket.write(head, 'latin1');
  if (typeof body === 'string') {
    // Plain ASCII is written without being looked at letter by letter.
    if (Buffer.byteLength(body) === body.length) return void socket.write(head + body, 'latin1');
    if (Buffer.byteLength(head) === head.length) return void socket.write(head + body, 'utf8');
  }
  socket.cork();
  socket.write(head, 'latin1');
  socket.write(body);
  socket.uncork();
}
