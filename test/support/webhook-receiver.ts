import { mkdtempSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generate } from 'selfsigned';

export interface Delivery {
  path: string;
  headers: IncomingHttpHeaders;
  /** The bytes as they came. */
  body: Buffer;
}

/** A receiver of webhooks behind HTTPS on loopback, with a certificate of its own. */
export interface WebhookReceiver {
  url: string;
  /** File of the certificate, for NODE_EXTRA_CA_CERTS of whoever sends. */
  certificate: string;
  deliveries: Delivery[];
  /** Status that it answers with from now on. */
  answer: number;
  close(): Promise<void>;
}

export async function webhookReceiver(): Promise<WebhookReceiver> {
  const names = [
    { type: 2, value: 'localhost' },
    { type: 7, ip: '127.0.0.1' },
  ] as const;
  const made = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'subjectAltName', altNames: [...names] },
    ],
  });
  const certificate = join(mkdtempSync(join(tmpdir(), 'assay-receiver-')), 'certificate.pem');
  writeFileSync(certificate, made.cert);
  const deliveries: Delivery[] = [];
  const receiver = { answer: 204 };
  const server = createServer({ key: made.private, cert: made.cert }, async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece);
    deliveries.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(pieces) });
    response.writeHead(receiver.answer).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Border: a TCP server that listens has a port.
  const { port } = server.address() as AddressInfo;
  return Object.assign(receiver, {
    url: `https://localhost:${port}`,
    certificate,
    deliveries,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}
