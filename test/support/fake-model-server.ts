import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { type FakeModel, type FakeModelOptions, modelScript } from './fake-model.ts';

export type { Behaviour, FakeModelOptions, RecordedRequest } from './fake-model.ts';

export interface FakeModelServer extends FakeModel {
  /** Most requests that were under way at the same time. */
  readonly mostAtOnce: number;
  close(): Promise<void>;
}

/** A model by script behind a server on loopback, for what only a network can do and for other processes. */
export async function startFakeModelServer(options: FakeModelOptions = {}): Promise<FakeModelServer> {
  const { reply, ...script } = modelScript(options);
  const sockets = new Set<Socket>();
  let underWay = 0;
  let mostAtOnce = 0;
  const server = createServer(async (incoming, outgoing) => {
    underWay += 1;
    mostAtOnce = Math.max(mostAtOnce, underWay);
    outgoing.on('close', () => {
      underWay -= 1;
    });
    const pieces: Buffer[] = [];
    for await (const piece of incoming) pieces.push(piece);
    // Border: headers that come twice are of no use to a test.
    const headers = incoming.headers as Record<string, string>;
    const answer = reply(incoming.url ?? '', headers, Buffer.concat(pieces).toString('utf8'));
    if (answer === 'drop') outgoing.destroy();
    else if (answer !== 'hang') outgoing.writeHead(answer.status, answer.headers).end(answer.text);
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    ...script,
    url,
    openaiUrl: `${url}/v1`,
    get mostAtOnce() {
      return mostAtOnce;
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
