import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FakeArtifact, FakeGitHub } from './fake-github.ts';

type Json = Record<string, unknown>;
const SERVICE = '/twirp/github.actions.results.api.v1.ArtifactService/';

export interface FakeArtifactService {
  /** What the runner gives a `uses:` step: ACTIONS_RUNTIME_TOKEN and ACTIONS_RESULTS_URL. */
  readonly env: Record<string, string>;
  /** Methods that were called, in their order. */
  readonly methods: string[];
}

/** Where the uploads of this job come from. */
export interface ArtifactOrigin {
  runId: number;
  workflow_run: FakeArtifact['workflow_run'];
}

/**
 * The artifact service and its block store on a fake GitHub (toolchain.md 3): a name is taken once per run (409), nothing
 * without a bearer (401), blocks and then their list; what is finished is in the listing of the REST API.
 */
export function serveArtifacts(
  github: FakeGitHub,
  { runId, workflow_run }: ArtifactOrigin,
): FakeArtifactService {
  const methods: string[] = [];
  const pending = new Map<string, { blocks: Map<string, Buffer>; archive: Buffer | undefined }>();
  const finished = new Map<string, FakeArtifact>();
  const claims = Buffer.from(JSON.stringify({ scp: `Actions.Results:${runId}:job-1` })).toString('base64url');
  const token = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${claims}.x`;

  const json = (response: ServerResponse, status: number, body: Json) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

  function call(method: string, body: Json): [status: number, body: Json] {
    const name = String(body['name'] ?? '');
    methods.push(method);
    if (method === 'CreateArtifact') {
      if (finished.has(name) || pending.has(name))
        return [
          409,
          {
            code: 'already_exists',
            msg: 'an artifact with this name already exists',
          },
        ];
      pending.set(name, { blocks: new Map(), archive: undefined });
      const signed = `${github.url}/uploads/${encodeURIComponent(name)}?sig=fake`;
      return [200, { ok: true, signed_upload_url: signed }];
    }
    if (method === 'FinalizeArtifact') {
      const archive = pending.get(name)?.archive;
      if (archive === undefined) return [404, { code: 'not_found', msg: 'no such upload' }];
      const digest = `sha256:${createHash('sha256').update(archive).digest('hex')}`;
      const hash = (body['hash'] as string | { value?: string } | undefined) ?? digest;
      if (
        (typeof hash === 'string' ? hash : hash.value) !== digest ||
        Number(body['size']) !== archive.length
      )
        return [400, { code: 'invalid_argument', msg: 'size or hash differ' }];
      pending.delete(name);
      finished.set(name, github.addArtifact({ name, archive, digest, workflow_run }));
      return [200, { ok: true, artifact_id: String(finished.get(name)!.id) }];
    }
    if (method === 'DeleteArtifact') {
      const artifact = finished.get(name);
      if (artifact === undefined) return [404, { code: 'not_found', msg: 'artifact not found' }];
      finished.delete(name);
      github.artifacts.splice(github.artifacts.indexOf(artifact), 1);
      return [200, { ok: true, artifact_id: String(artifact.id) }];
    }
    if (method === 'ListArtifacts') {
      const filter = body['name_filter'] as string | undefined;
      const listed = [...finished.values()]
        .filter((one) => filter === undefined || one.name === filter)
        .map(({ id, name: called, archive, created_at }) => ({
          workflow_run_backend_id: String(runId),
          workflow_job_run_backend_id: 'job-1',
          database_id: String(id),
          name: called,
          size: String(archive.length),
          created_at,
        }));
      return [200, { artifacts: listed }];
    }
    return [404, { code: 'bad_route', msg: `no method ${method}` }];
  }

  function store(url: URL, body: Buffer, response: ServerResponse): void {
    const upload = pending.get(decodeURIComponent(url.pathname.slice('/uploads/'.length)));
    if (upload === undefined || url.searchParams.get('sig') !== 'fake')
      return void response.writeHead(403).end();
    const kind = url.searchParams.get('comp');
    if (kind === 'block') upload.blocks.set(url.searchParams.get('blockid') ?? '', body);
    else if (kind === 'blocklist') {
      const order = [...body.toString().matchAll(/<Latest>([^<]+)<\/Latest>/g)].map(([, id]) => id!);
      const blocks = order.map((id) => upload.blocks.get(id));
      if (blocks.includes(undefined)) return void response.writeHead(400).end();
      upload.archive = Buffer.concat(blocks as Buffer[]); // Border: just found to be complete.
    } else upload.archive = body;
    const time = new Date(0).toUTCString();
    response.writeHead(201, {
      etag: '"1"',
      'last-modified': time,
      'x-ms-request-id': '1',
      'x-ms-version': '2025',
    });
    response.end();
  }

  github.alsoServe((request: IncomingMessage, body, response) => {
    const url = new URL(request.url ?? '/', github.url);
    if (url.pathname.startsWith('/uploads/')) {
      store(url, body, response);
      return true;
    }
    if (!url.pathname.startsWith(SERVICE)) return false;
    if (request.headers.authorization !== `Bearer ${token}`)
      json(response, 401, { code: 'unauthenticated', msg: 'invalid token' });
    else json(response, ...call(url.pathname.slice(SERVICE.length), JSON.parse(body.toString()) as Json));
    return true;
  });
  return { env: { ACTIONS_RUNTIME_TOKEN: token, ACTIONS_RESULTS_URL: `${github.url}/` }, methods };
}
