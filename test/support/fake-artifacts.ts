import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** An artifact as the service keeps it. */
export interface UploadedArtifact {
  id: number;
  name: string;
  /** The archive; undefined until it is all there. */
  archive: Uint8Array | undefined;
  finalized: boolean;
  digest: string | undefined;
  /** Seconds since the epoch. */
  expiresAt: string | undefined;
}

export interface FakeArtifacts {
  /** `http://127.0.0.1:port`. */
  readonly url: string;
  /** Variables of the runner that lead a step here; a step in another process gets them as they are. */
  readonly env: Record<'ACTIONS_RUNTIME_TOKEN' | 'ACTIONS_RESULTS_URL' | 'GITHUB_SERVER_URL', string>;
  readonly artifacts: UploadedArtifact[];
  /** Methods of the service and parts of the store, in the order of the calls. */
  readonly calls: string[];
  /** The next calls of this method are answered with this status. */
  refuse(method: string, status: number, times?: number): void;
  /** Takes what is meant for the service or its store; for a server that plays the rest of GitHub (`alsoServe`). */
  handle(request: IncomingMessage, body: Buffer, response: ServerResponse): boolean;
  close(): Promise<void>;
}

const SERVICE = '/twirp/github.actions.results.api.v1.ArtifactService/';
const RUN = 'ce7f54c7-61c7-4aae-887f-30da475f5f1a';
const JOB = 'ca395085-040a-526b-2ce8-bdc85f692774';

type Json = Record<string, unknown>;
class Refused extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/**
 * The artifact service of a run and the store behind it, as toolchain.md 3 measured them: Bearer token or 401, a name once or
 * 409, blocks and their list or a single Put Blob under a signed address, size and hash checked when it is finished. On a
 * server of its own; `handle` serves it elsewhere too. `onFinalized` sees each artifact that is done. It is called under its own address, unless
 * `elsewhere` names another.
 */
export async function fakeArtifacts(
  onFinalized: (artifact: UploadedArtifact & { archive: Uint8Array }) => void = () => undefined,
  elsewhere?: string,
): Promise<FakeArtifacts> {
  const claims = { scp: `Actions.ExampleScope Actions.Results:${RUN}:${JOB}` };
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const token = `${part({ alg: 'none' })}.${part(claims)}.unsigned`;
  const artifacts: UploadedArtifact[] = [];
  const calls: string[] = [];
  const refusals: { method: string; status: number; times: number }[] = [];
  const blocks = new Map<string, Buffer>();
  const sockets = new Set<Socket>();
  let ids = 0;
  let origin = '';

  const named = (name: unknown) => artifacts.find((one) => one.name === name);
  const existing = (name: unknown) => {
    const found = named(name);
    if (found === undefined) throw new Refused(404, 'not_found', 'artifact not found');
    return found;
  };
  const methods: Record<string, (body: Json) => Json> = {
    CreateArtifact({ name, version, mime_type }) {
      if (typeof name !== 'string' || name === '' || /[":<>|*?\r\n\\/]/.test(name))
        throw new Refused(400, 'invalid_argument', 'artifact name is invalid');
      if (version !== 7 || mime_type !== 'application/zip')
        throw new Refused(400, 'invalid_argument', 'version or mime type is not known');
      if (named(name) !== undefined)
        throw new Refused(
          409,
          'already_exists',
          'an artifact with this name already exists on the workflow run',
        );
      const id = (ids += 1);
      const blank = { archive: undefined, finalized: false, digest: undefined, expiresAt: undefined };
      artifacts.push({ id, name, ...blank });
      return { ok: true, signed_upload_url: `${origin}/upload/${id}?sig=signature${id}&se=2030` };
    },
    FinalizeArtifact({ name, size, hash }) {
      const artifact = existing(name);
      const { archive } = artifact;
      if (archive === undefined) throw new Refused(404, 'not_found', 'nothing was uploaded');
      const digest = `sha256:${createHash('sha256').update(archive).digest('hex')}`;
      if (Number(size) !== archive.length || (hash !== undefined && hash !== digest))
        throw new Refused(400, 'invalid_argument', 'size or hash do not fit what was uploaded');
      Object.assign(artifact, { finalized: true, digest });
      onFinalized({ ...artifact, archive });
      return { ok: true, artifact_id: String(artifact.id) };
    },
    ListArtifacts: ({ name_filter }) => ({
      artifacts: artifacts
        .filter(({ name, finalized }) => finalized && (name_filter === undefined || name === name_filter))
        .map(({ id, name, archive, digest }) => ({
          workflow_run_backend_id: RUN,
          workflow_job_run_backend_id: JOB,
          database_id: String(id),
          name,
          size: String(archive?.length ?? 0),
          created_at: '2026-01-01T00:00:00Z',
          digest,
        })),
    }),
    DeleteArtifact({ name }) {
      const artifact = existing(name);
      artifacts.splice(artifacts.indexOf(artifact), 1);
      return { ok: true, artifact_id: String(artifact.id) };
    },
  };

  function serviceAnswer(request: IncomingMessage, method: string, body: Buffer): Json {
    calls.push(method);
    const refusal = refusals.find((one) => one.method === method && one.times > 0);
    if (refusal !== undefined) {
      refusal.times -= 1;
      throw new Refused(refusal.status, 'refused', 'refused by the test');
    }
    if (request.headers.authorization !== `Bearer ${token}`)
      throw new Refused(401, 'unauthenticated', 'missing or bad token');
    const fields = JSON.parse(body.toString()) as Json;
    if (fields['workflow_run_backend_id'] !== RUN || fields['workflow_job_run_backend_id'] !== JOB)
      throw new Refused(403, 'permission_denied', 'another run than that of the token');
    const answer = methods[method];
    if (answer === undefined) throw new Refused(404, 'bad_route', 'no such method');
    const given = answer(fields);
    const expires = fields['expires_at'];
    if (method === 'CreateArtifact' && typeof expires === 'string') artifacts.at(-1)!.expiresAt = expires;
    return given;
  }

  function store(request: IncomingMessage, url: URL, body: Buffer): void {
    const id = Number(url.pathname.split('/')[2]);
    const part = url.searchParams.get('comp');
    calls.push(`PUT ${part ?? 'blob'}`);
    const artifact = artifacts.find((one) => one.id === id);
    if (request.headers.authorization !== undefined) throw new Refused(400, 'InvalidAuthenticationInfo', '');
    if (
      artifact === undefined ||
      url.searchParams.get('sig') !== `signature${id}` ||
      request.method !== 'PUT'
    )
      throw new Refused(403, 'AuthenticationFailed', '');
    if (part === 'block') blocks.set(`${id}/${url.searchParams.get('blockid')}`, body);
    else if (part === 'blocklist') {
      const listed = [...body.toString().matchAll(/<Latest>([^<]*)<\/Latest>/g)];
      const found = listed.map(([, block = '']) => blocks.get(`${id}/${block}`));
      if (found.includes(undefined)) throw new Refused(400, 'InvalidBlockList', '');
      artifact.archive = Buffer.concat(found as Buffer[]); // None is undefined, as the line above saw.
    } else if (request.headers['x-ms-blob-type'] === 'BlockBlob') artifact.archive = body;
    else throw new Refused(400, 'MissingRequiredHeader', '');
  }

  function handle(request: IncomingMessage, body: Buffer, response: ServerResponse): boolean {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const isService = request.method === 'POST' && url.pathname.startsWith(SERVICE);
    if (!isService && !url.pathname.startsWith('/upload/')) return false;
    try {
      if (isService) {
        const answer = serviceAnswer(request, url.pathname.slice(SERVICE.length), body);
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
      } else {
        store(request, url, body);
        response.writeHead(201, { etag: '"1"', 'x-ms-request-id': '1' }).end();
      }
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const answer = isService
        ? JSON.stringify({ code: error.code, msg: error.message })
        : `<?xml version="1.0"?><Error><Code>${error.code}</Code><Message>${url}</Message></Error>`;
      response
        .writeHead(error.status, { 'content-type': isService ? 'application/json' : 'application/xml' })
        .end(answer);
    }
    return true;
  }

  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      if (!handle(request, Buffer.concat(pieces), response)) response.writeHead(404).end();
    });
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const own = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  origin = elsewhere ?? own;
  return {
    url: own,
    env: {
      ACTIONS_RUNTIME_TOKEN: token,
      ACTIONS_RESULTS_URL: `${origin}/`,
      GITHUB_SERVER_URL: 'https://github.com',
    },
    artifacts,
    calls,
    refuse: (method, status, times = 1) => void refusals.push({ method, status, times }),
    handle,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
