import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { type AddressInfo, connect, isIP, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { createServer as createTlsServer } from 'node:tls';
import { generate } from 'selfsigned';

/** What a proxy was asked for. */
export interface ProxyRequest {
  /** `CONNECT host:port`, or `METHOD http://host/path` of what it forwards. */
  line: string;
  authorization: string | undefined;
}

/** A forward proxy on loopback. It resolves nothing: names and addresses lead where its `places` say, and nowhere else. */
export interface ForwardProxy {
  /** `http://127.0.0.1:port`, or https. */
  url: string;
  port: number;
  requests: ProxyRequest[];
  /** Lines of the requests, without what comes behind the host of a forwarded one. */
  requested(): string[];
  /** Connections that it took. */
  connections(): number;
  close(): Promise<void>;
}

export interface ForwardProxyOptions {
  /** `host:port` as it is asked for, to a port of loopback. */
  places?: Record<string, number>;
  /** What it wants as `proxy-authorization`. */
  authorization?: string;
  /** Status for what has no place; 502 unless told otherwise. */
  otherwise?: number;
  /** Certificate that it speaks TLS with. */
  tls?: Certificate;
  /** Takes requests for tunnels and never answers. */
  hangs?: boolean;
  /** Called at each request, before it is answered. */
  onAsked?(): void;
}

/** Starts a proxy that records what it is asked for, and leads it to ports of this machine. */
export async function forwardProxy(options: ForwardProxyOptions = {}): Promise<ForwardProxy> {
  const { places = {}, authorization, otherwise = 502, tls, hangs = false, onAsked } = options;
  const requests: ProxyRequest[] = [];
  const sockets = new Set<Duplex>();
  let connections = 0;

  const isKnown = (request: IncomingMessage, line: string) => {
    const given = request.headers['proxy-authorization'];
    requests.push({ line, authorization: given });
    onAsked?.();
    return authorization === undefined || given === authorization;
  };
  const onRequest = (request: IncomingMessage, response: ServerResponse) => {
    if (!isKnown(request, `${request.method} ${request.url}`)) return void response.writeHead(407).end();
    const url = new URL(request.url ?? '');
    const port = places[`${url.hostname}:${url.port === '' ? 80 : url.port}`];
    if (port === undefined) return void response.writeHead(otherwise).end();
    const { 'proxy-authorization': _, ...headers } = request.headers;
    const path = url.pathname + url.search;
    const further = forward({ host: '127.0.0.1', port, method: request.method, path, headers }, (answer) =>
      answer.pipe(response.writeHead(answer.statusCode ?? 502, answer.headers)),
    );
    further.on('error', () => response.destroy());
    request.pipe(further);
  };
  const onConnect = (request: IncomingMessage, socket: Duplex) => {
    socket.on('error', () => undefined);
    const known = isKnown(request, `CONNECT ${request.url}`);
    if (hangs) return;
    const port = places[request.url ?? ''];
    const status = known ? (port === undefined ? otherwise : 200) : 407;
    if (port === undefined || status !== 200) return void socket.end(`HTTP/1.1 ${status} No\r\n\r\n`);
    const further = connect(port, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      socket.pipe(further).pipe(socket);
    });
    sockets.add(further);
    further.on('error', () => socket.destroy());
    socket.on('close', () => further.destroy());
  };

  const server = tls === undefined ? createServer(onRequest) : createSecureServer(tls, onRequest);
  server.on('connect', onConnect).on('connection', (socket: Socket) => {
    connections += 1;
    sockets.add(socket);
  });
  const port = await listening(server);
  return {
    url: `http${tls === undefined ? '' : 's'}://127.0.0.1:${port}`,
    port,
    requests,
    requested: () => requests.map(({ line }) => line.replace(/^(\S+ \w+:\/\/[^/]+).*$/, '$1')),
    connections: () => connections,
    close: () => closing(server, sockets),
  };
}

/** A certificate with its key, and the file for NODE_EXTRA_CA_CERTS of whoever is to trust it. */
export interface Certificate {
  key: string;
  cert: string;
  file: string;
}

/** A certificate for these names and addresses, and for 127.0.0.1. */
export async function certificateFor(names: readonly string[]): Promise<Certificate> {
  const altNames = [
    ...names.map((value) =>
      isIP(value) === 0 ? { type: 2 as const, value } : { type: 7 as const, ip: value },
    ),
    { type: 7 as const, ip: '127.0.0.1' },
  ];
  const made = await generate([{ name: 'commonName', value: 'assay test' }], {
    keyType: 'ec',
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'subjectAltName', altNames },
    ],
  });
  const file = join(mkdtempSync(join(tmpdir(), 'assay-certificate-')), 'certificate.pem');
  writeFileSync(file, made.cert);
  return { key: made.private, cert: made.cert, file };
}

/** Speaks TLS in front of a server of this machine that does not. */
export async function tlsFront(port: number, certificate: Certificate) {
  const sockets = new Set<Duplex>();
  const server = createTlsServer(certificate, (socket) => {
    const further = connect(port, '127.0.0.1');
    for (const one of [socket, further]) {
      sockets.add(one);
      one.on('error', () => undefined);
    }
    socket.on('close', () => further.destroy());
    further.on('close', () => socket.destroy());
    socket.pipe(further).pipe(socket);
  });
  return { port: await listening(server), close: () => closing(server, sockets) };
}

async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port; // Border: a server that listens on TCP has a port.
}

async function closing(server: Server, sockets: ReadonlySet<Duplex>): Promise<void> {
  for (const socket of sockets) socket.destroy();
  await new Promise<void>((resolve) => server.close(() => resolve()));
}
