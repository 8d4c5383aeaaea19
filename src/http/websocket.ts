import type { Duplex } from 'node:stream';
import type { WebSocket, WebSocketServer } from 'ws';
import type { BackgroundAccess, StateAccess } from '../engine/engine-parts.ts';
import { asFault, Fault } from '../errors.ts';
import { problemOf } from '../flow/problem-of.ts';
import { isRun } from '../jobs/follow-progress.ts';
import { RUN_EVENTS_PATH, runOfEventsPath } from '../operations/run-events-path.ts';
import { streamProgress } from './progress.ts';

/** What a client may send at once; nothing of it is read (security.md S51). */
const MOST_INBOUND = 64 * 1024;
/** What a client has to finish the closing handshake when the service ends. */
const GOODBYE_MS = 1_000;
/** RFC 6455: the service goes away. */
const GOING_AWAY = 1001;

type UpgradeRequest = Parameters<WebSocketServer['handleUpgrade']>[0];

export interface UpgradeContext {
  engine: StateAccess & BackgroundAccess;
  /** Host and origin of the request, before anything else is looked at; `body` is a problem as JSON. */
  admit(request: UpgradeRequest): { ok: true } | { ok: false; status: number; body: string };
  /** Whether an `Authorization` header carries the account key. */
  isAccount(authorization: string | undefined): boolean;
  /** Whether a token opens the stream of this run. */
  tokenFits(runId: string, token: string): boolean;
}

/** Takes connections that ask to become a progress stream, of every listener of the service. */
export interface ProgressUpgrades {
  upgrade(request: UpgradeRequest, socket: Duplex, head: Buffer): void;
  /** Closes every stream with 1001: clients resume at the next start. */
  close(): Promise<void>;
}

/** Opens the streams at `RUN_EVENTS_PATH`. Everything is checked before the upgrade, so that a refusal is an HTTP answer. */
export function progressUpgrades(context: UpgradeContext): ProgressUpgrades {
  const sockets = new Set<WebSocket>();
  let server: Promise<WebSocketServer> | undefined;
  let isClosing = false;

  async function upgraded(request: UpgradeRequest, socket: Duplex, head: Buffer): Promise<void> {
    const checkedRequest = await checked(request, context);
    server ??= import('ws').then(
      (ws) => new ws.WebSocketServer({ noServer: true, maxPayload: MOST_INBOUND, perMessageDeflate: false }),
    );
    const accepting = await server;
    if (isClosing || socket.destroyed) {
      socket.destroy();
      return;
    }
    socket.off('error', ignore);
    accepting.handleUpgrade(request, socket, head, (stream) => {
      sockets.add(stream);
      stream.once('close', () => sockets.delete(stream));
      streamProgress(stream, checkedRequest, context.engine);
    });
  }
  return {
    upgrade(request, socket, head) {
      socket.on('error', ignore);
      upgraded(request, socket, head).catch((error: unknown) => refuse(socket, error));
    },
    async close() {
      isClosing = true;
      const open = [...sockets];
      const gone = open.map((one) => new Promise<void>((resolve) => one.once('close', () => resolve())));
      for (const one of open) one.close(GOING_AWAY, 'the service ends');
      const cancel = context.engine.ports.clock.after(GOODBYE_MS, () => {
        for (const one of open) one.terminate();
      });
      await Promise.all(gone);
      cancel();
    },
  };
}

const ignore = () => undefined;

/** The run that is asked for, from which message on; a refusal as a Fault, or as the answer of `admit`. */
async function checked(
  request: UpgradeRequest,
  { engine, admit, isAccount, tokenFits }: UpgradeContext,
): Promise<{ runId: string; after: number }> {
  const admitted = admit(request);
  if (!admitted.ok) throw new Refused(admitted.status, admitted.body);
  const [path = '', query = ''] = split(request.url ?? '');
  const runId = runOfEventsPath(path);
  const parameters = new URLSearchParams(query);
  const token = parameters.get('token');
  const isTheirs = isAccount(request.headers.authorization);
  // Before anything is said about the run: who may not look learns nothing.
  if (!isTheirs && (token === null || runId === undefined || !tokenFits(runId, token)))
    throw new Fault('unauthorized', 'The stream is opened by the account key or by the token of its run.', {
      where: 'Authorization',
      hint: 'Use the webhook_url or stream_url of the run as it was answered, or send the header "Authorization: Bearer <API key>".',
    });
  if (runId === undefined)
    throw new Fault('not_found', 'There is nothing to upgrade here.', {
      where: path,
      hint: `Progress is streamed at ${RUN_EVENTS_PATH}.`,
    });
  const after = parameters.get('after') ?? '0';
  if (!/^\d{1,15}$/.test(after))
    throw new Fault('usage', '"after" is the number of the last message that you have: 0 or more.', {
      where: 'after',
      hint: 'Take it from the field seq, or leave it out.',
    });
  if (!(await isRun(engine, runId)))
    throw new Fault('not_found', `There is no run "${runId}".`, {
      where: path,
      hint: 'See GET /v1/runs.',
    });
  return { runId, after: Number(after) };
}

function split(url: string): [string, string] {
  const at = url.indexOf('?');
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)];
}

/** An answer that was made elsewhere. */
class Refused extends Error {
  readonly status: number;
  readonly body: string;
  constructor(status: number, body: string) {
    super('refused');
    this.status = status;
    this.body = body;
  }
}

const TITLES: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  421: 'Misdirected Request',
  500: 'Internal Server Error',
};

/** An answer over a bare socket, after which the connection is closed. */
function refuse(socket: Duplex, error: unknown): void {
  if (socket.destroyed) return;
  const { status, body } = error instanceof Refused ? error : answerOf(asFault(error));
  const lines = [
    `HTTP/1.1 ${status} ${TITLES[status] ?? 'Error'}`,
    'content-type: application/problem+json',
    `content-length: ${Buffer.byteLength(body)}`,
    ...(status === 401 ? ['www-authenticate: Bearer'] : []),
    'connection: close',
  ];
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

function answerOf(fault: Fault): { status: number; body: string } {
  const { status, body } = problemOf(fault);
  return { status, body: JSON.stringify(body) };
}
