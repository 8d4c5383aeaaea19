import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { generate } from 'selfsigned';

/** One request as it came. */
export interface Received {
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** What a receiver does with a request: answers, or cuts the connection without a word. */
export type Reaction = { status: number; headers?: Record<string, string>; text?: string } | 'cut';

/** An HTTPS server on loopback whose certificate nobody trusts but who is told to (NODE_EXTRA_CA_CERTS). */
export interface FaultyReceiver {
  url: string;
  /** File with its certificate. */
  certificate: string;
  received: Received[];
  close(): Promise<void>;
}

export async function faultyReceiver(react: (request: Received) => Reaction): Promise<FaultyReceiver> {
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'receiver' }], {
    keyType: 'ec',
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] },
    ],
  });
  const folder = mkdtempSync(join(tmpdir(), 'assay-receiver-'));
  const certificate = join(folder, 'certificate.pem');
  writeFileSync(certificate, cert);
  const received: Received[] = [];
  const sockets = new Set<Duplex>();
  const server = createServer({ key, cert }, (request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('error', () => undefined); // A sender that is killed in the middle.
    request.on('end', () => {
      const one = { headers: request.headers, body: Buffer.concat(pieces) };
      received.push(one);
      const reaction = react(one);
      if (reaction === 'cut') request.socket.destroy();
      else response.writeHead(reaction.status, reaction.headers).end(reaction.text ?? '');
    });
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Border: a server that listens on TCP has a port.
  const { port } = server.address() as AddressInfo;
  return {
    url: `https://127.0.0.1:${port}/hook`,
    certificate,
    received,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        rmSync(folder, { recursive: true, force: true });
        server.close(() => resolve());
      }),
  };
}
