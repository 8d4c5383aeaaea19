// long because one server plays all of GitHub's REST that the Action meets; split, each test would assemble it again.
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { type FakeGitData, fakeGitData } from './fake-git-data.ts';

type Json = Record<string, unknown>;
type Level = 'none' | 'read' | 'write';
export type Scope = 'pull-requests' | 'issues' | 'checks' | 'actions' | 'contents';

export interface FakeComment {
  id: number;
  number: number;
  body: string;
  /** Login of the author. */
  author: string;
  /** Number and kind of that account; those of a person unless it says something else. */
  authorId?: number;
  authorType?: string;
  /** Set where an app wrote it for that account. */
  app?: object;
  /** Whether it was changed after it was written. */
  edited?: boolean;
}

export interface FakeCheck {
  id: number;
  name: string;
  head_sha: string;
  status: string;
  conclusion: string | null;
  details_url: string | null;
  title: string;
  summary: string;
  annotations: Json[];
  /** Annotations in each request, in their order. */
  requests: number[];
}

export interface FakeArtifact {
  id: number;
  name: string;
  archive: Uint8Array;
  expired: boolean;
  created_at: string;
  digest: string | null;
  workflow_run: {
    id: number;
    repository_id: number;
    head_repository_id: number | null;
    head_branch: string;
    head_sha: string;
  } | null;
}

export interface FakeRun {
  id: number;
  run_number: number;
  run_attempt: number;
  event: string;
  path: string;
  head_branch: string;
  head_sha: string;
  status: string;
  /** Of the first attempt. */
  created_at: string;
  /** Of the latest attempt. */
  run_started_at: string;
  conclusion: string | null;
  head_repository: { id: number; owner?: { login: string } } | null;
  /** This one, unless it says something else. */
  repository?: { id: number };
}

export interface FakePull {
  number: number;
  state: 'open' | 'closed';
  /** Of a branch `change` of this repository, unless it says something else; `repo` null for a deleted fork. */
  head: { sha: string; ref?: string; repo?: { id: number; owner?: { login: string } } | null };
  base?: { ref: string; repo?: { id: number } };
  /** Whether GitHub connects the commit with it; for forks it often does not. */
  connected: boolean;
  title?: string;
  body?: string;
}

export interface FakeIssue {
  number: number;
  title: string;
  body: string;
  state: 'open' | 'closed';
  author: string;
  labels: string[];
}

/** What the server answers to matching requests instead of its own. */
export interface Refusal {
  /** Against `POST /repos/octo/shop/…`. */
  match: RegExp;
  status: number;
  headers?: Record<string, string>;
  message?: string;
  /** Sent as it is, in place of a message; null is one too. */
  body?: unknown;
  /** How often; default once. */
  times?: number;
  /** Does the work, then cuts the line: the answer never arrives. */
  lost?: boolean;
}

export interface FakeGitHubOptions {
  token?: string;
  /** Login that the token writes as. */
  identity?: string;
  permissions?: Partial<Record<Scope, Level>>;
  /** Longest body of a comment or issue. */
  longestBody?: number;
  /** Before each answer. */
  delay?: (request: string) => Promise<void>;
  now?: () => number;
  /** The setting by which a repository lets workflows open pull requests; it does, unless told otherwise. */
  opensPulls?: boolean;
  /** Where its own links lead, when it is called under another address than its own. */
  origin?: string;
}

export interface FakeGitHub {
  /** `http://127.0.0.1:port`: what GITHUB_API_URL says. */
  readonly url: string;
  /** `METHOD /path?query` of every call to the API, in their order. */
  readonly calls: string[];
  readonly comments: FakeComment[];
  readonly checks: FakeCheck[];
  readonly artifacts: FakeArtifact[];
  readonly runs: FakeRun[];
  readonly pulls: FakePull[];
  /** Objects and branches. */
  readonly git: FakeGitData;
  readonly issues: FakeIssue[];
  /** What accounts may do, by login: the level that GitHub answers with. */
  readonly collaborators: Map<string, string>;
  /** `ID CONTENT` of every reaction to a comment. */
  readonly reactions: string[];
  readonly permissions: Record<Scope, Level>;
  /** The next matching requests are refused. */
  refuse(refusal: Refusal): void;
  addComment(comment: Partial<FakeComment>): FakeComment;
  addArtifact(artifact: Partial<FakeArtifact>): FakeArtifact;
  addRun(run: Partial<FakeRun>): FakeRun;
  /** A handler for paths that are none of these (the artifact service, for one); says whether it took the request. */
  alsoServe(handler: (request: IncomingMessage, body: Buffer, response: ServerResponse) => boolean): void;
  close(): Promise<void>;
}

export const REPOSITORY_ID = 7;
const REPOSITORY = '/repos/octo/shop';
const OWNER = { login: 'octo' };
const DOCS = 'https://docs.github.com/rest';
const BLOB_MS = 60_000;
const MOST_ANNOTATIONS = 50;
const MOST_SUMMARY = 65_535;
const MOST_MESSAGE_BYTES = 64 * 1024;

/** The number of an account, made of its login. */
export const accountId = (login: string): number =>
  [...login].reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003, 7);

/** Ends the exchange with this answer. */
class Answer extends Error {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Record<string, string>;
  constructor(status: number, body: unknown, headers: Record<string, string> = {}) {
    super(`status ${status}`);
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}
const refused = (status: number, message: string, more: Json = {}, headers = {}) =>
  new Answer(status, { message, ...more, documentation_url: DOCS, status: String(status) }, headers);
const invalid = (resource: string, field: string, message: string) =>
  refused(422, 'Validation Failed', { errors: [{ resource, code: 'unprocessable', field, message }] });

/**
 * GitHub's REST API on a local port for the repository octo/shop, as measured (toolchain.md 3 and 4): bad credentials, missing
 * scopes, pages with Link headers, bodies too long, secondary limits, checks with their caps, artifacts behind a redirect
 * to a store that refuses the token.
 */
export async function fakeGitHub(options: FakeGitHubOptions = {}): Promise<FakeGitHub> {
  const { token = 'ghs_faketoken', identity = 'github-actions[bot]', longestBody = 65_536 } = options;
  const now = options.now ?? Date.now;
  const permissions: Record<Scope, Level> = {
    'pull-requests': 'write',
    issues: 'write',
    checks: 'write',
    actions: 'read',
    contents: 'read',
    ...options.permissions,
  };
  const calls: string[] = [];
  const comments: FakeComment[] = [];
  const checks: FakeCheck[] = [];
  const artifacts: FakeArtifact[] = [];
  const runs: FakeRun[] = [];
  const pulls: FakePull[] = [];
  const issues: FakeIssue[] = [];
  const collaborators = new Map<string, string>();
  const reactions: string[] = [];
  const refusals: Refusal[] = [];
  const also: Parameters<FakeGitHub['alsoServe']>[0][] = [];
  const signed = new Map<string, { artifact: FakeArtifact; until: number }>();
  let ids = 1000;
  let origin = '';

  /** One of these scopes must be there at this level. */
  function need(level: 'read' | 'write', ...scopes: Scope[]): void {
    const enough = (scope: Scope) => permissions[scope] === 'write' || permissions[scope] === level;
    if (scopes.some(enough)) return;
    throw refused(
      403,
      'Resource not accessible by integration',
      {},
      {
        'x-accepted-github-permissions': scopes
          .map((scope) => `${scope.replace('-', '_')}=${level}`)
          .join('; '),
      },
    );
  }
  const git = fakeGitData((level) => need(level, 'contents'), refused);
  const checkBody = (resource: string, body: unknown) => {
    if (typeof body !== 'string' || body.trim() === '')
      throw invalid(resource, 'body', "Body can't be blank");
    if (body.length > longestBody)
      throw invalid(resource, 'data', `Body is too long (maximum is ${longestBody} characters)`);
    return body;
  };
  const commentJson = (comment: FakeComment) => ({
    id: comment.id,
    body: comment.body,
    user: {
      login: comment.author,
      id: comment.authorId ?? accountId(comment.author),
      type: comment.authorType ?? (comment.author.endsWith('[bot]') ? 'Bot' : 'User'),
    },
    created_at: '2026-01-01T00:00:00Z',
    updated_at: comment.edited === true ? '2026-01-01T00:01:00Z' : '2026-01-01T00:00:00Z',
    issue_url: `${origin}${REPOSITORY}/issues/${comment.number}`,
    performed_via_github_app: comment.app ?? null,
    html_url: `https://github.com/octo/shop/pull/${comment.number}#issuecomment-${comment.id}`,
  });
  const issueJson = ({ author, labels, ...issue }: FakeIssue) => ({
    ...issue,
    user: { login: author },
    labels: labels.map((name) => ({ name })),
    html_url: `https://github.com/octo/shop/issues/${issue.number}`,
  });
  const pullJson = ({ number, state, head, base, title = 'A pull request', body = '' }: FakePull) => {
    const { ref = 'change', repo = { id: REPOSITORY_ID } } = head;
    const login = repo === null ? null : (repo.owner ?? OWNER).login;
    return {
      number,
      state,
      title,
      body,
      html_url: `https://github.com/octo/shop/pull/${number}`,
      head: { sha: head.sha, ref, label: login === null ? null : `${login}:${ref}`, repo },
      base: { ref: base?.ref ?? 'main', repo: base?.repo ?? { id: REPOSITORY_ID } },
    };
  };
  const checkJson = (check: FakeCheck) => ({
    id: check.id,
    html_url: `https://github.com/octo/shop/runs/${check.id}`,
  });
  const known = <T extends { id: number } | { number: number }>(list: T[], id: string): T => {
    const found = list.find((one) => ('id' in one ? one.id : one.number) === Number(id));
    if (found === undefined) throw refused(404, 'Not Found');
    return found;
  };

  /** A page of a list, with the Link header that GitHub sends. */
  function page(url: URL, all: unknown[], wrap?: string): Answer {
    const size = Math.min(100, Math.max(1, Number(url.searchParams.get('per_page') ?? 30)));
    const number = Math.max(1, Number(url.searchParams.get('page') ?? 1));
    const last = Math.max(1, Math.ceil(all.length / size));
    const link = (to: number, rel: string) => {
      const target = new URL(url.pathname.replace(REPOSITORY, `/repositories/${REPOSITORY_ID}`), origin);
      for (const [name, value] of url.searchParams) target.searchParams.set(name, value);
      target.searchParams.set('page', String(to));
      return `<${target}>; rel="${rel}"`;
    };
    const links = [
      ...(number > 1 ? [link(number - 1, 'prev'), link(1, 'first')] : []),
      ...(number < last ? [link(number + 1, 'next'), link(last, 'last')] : []),
    ];
    const items = all.slice((number - 1) * size, number * size);
    const body = wrap === undefined ? items : { total_count: all.length, [wrap]: items };
    return new Answer(200, body, links.length === 0 ? {} : { link: links.join(', ') });
  }

  function changeCheck(check: FakeCheck, body: Json): void {
    const output = body['output'] as Json | undefined;
    if (body['conclusion'] !== undefined) {
      if (!['success', 'failure', 'neutral'].includes(String(body['conclusion'])))
        throw invalid('CheckRun', 'conclusion', 'is not included in the list');
      check.conclusion = String(body['conclusion']);
      check.status = 'completed';
    } else if (body['status'] === 'completed' && check.conclusion === null)
      throw invalid('CheckRun', 'conclusion', 'is missing');
    else if (body['status'] !== undefined) check.status = String(body['status']);
    if (body['details_url'] !== undefined) check.details_url = String(body['details_url']);
    if (output === undefined) return;
    const annotations = (output['annotations'] ?? []) as Json[];
    if (annotations.length > MOST_ANNOTATIONS)
      throw refused(
        422,
        `Invalid request.\n\nNo more than ${MOST_ANNOTATIONS} items are allowed; ${annotations.length} were supplied.`,
      );
    const [title, summary] = [output['title'], output['summary']];
    if (typeof title !== 'string' || title === '' || title.length > 255)
      throw invalid('CheckRun', 'output.title', 'is missing or too long (maximum is 255 characters)');
    if (typeof summary !== 'string' || summary.length > MOST_SUMMARY)
      throw invalid(
        'CheckRun',
        'output.summary',
        `is missing or too long (maximum is ${MOST_SUMMARY} characters)`,
      );
    for (const { path, start_line, end_line, annotation_level, message, title: heading } of annotations) {
      const sound =
        typeof path === 'string' &&
        /^(?!\/)(?!.*(^|\/)\.\.(\/|$))./.test(path) &&
        Number(start_line) >= 1 &&
        Number(end_line) >= Number(start_line) &&
        ['notice', 'warning', 'failure'].includes(String(annotation_level)) &&
        typeof message === 'string' &&
        message !== '' &&
        Buffer.byteLength(message) <= MOST_MESSAGE_BYTES &&
        (heading === undefined || String(heading).length <= 255);
      if (!sound) throw invalid('CheckRun', 'annotations', 'is invalid');
    }
    check.title = title;
    check.summary = summary;
    check.annotations.push(...annotations);
    check.requests.push(annotations.length);
  }

  type Handler = (parts: string[], body: Json, url: URL) => Answer;
  const routes: [string, RegExp, Handler][] = [
    [
      'GET',
      /^\/issues\/(\d+)\/comments$/,
      ([number = ''], _, url) => {
        need('read', 'issues', 'pull-requests');
        return page(url, comments.filter((one) => one.number === Number(number)).map(commentJson));
      },
    ],
    [
      'POST',
      /^\/issues\/(\d+)\/comments$/,
      ([number = ''], body) => {
        need('write', 'issues', 'pull-requests');
        const text = checkBody('IssueComment', body['body']);
        return new Answer(
          201,
          commentJson(fake.addComment({ number: Number(number), body: text, author: identity })),
        );
      },
    ],
    [
      'GET',
      /^\/issues\/comments\/(\d+)$/,
      ([id = '']) => {
        need('read', 'issues', 'pull-requests');
        return new Answer(200, commentJson(known(comments, id)));
      },
    ],
    [
      'POST',
      /^\/issues\/comments\/(\d+)\/reactions$/,
      ([id = ''], { content }) => {
        need('write', 'issues', 'pull-requests');
        reactions.push(`${known(comments, id).id} ${content}`);
        return new Answer(201, { id: (ids += 1), content });
      },
    ],
    [
      'GET',
      /^\/collaborators\/([^/]+)\/permission$/,
      ([login = '']) => {
        const name = decodeURIComponent(login);
        const permission = collaborators.get(name) ?? 'read';
        const user = { login: name, id: accountId(name), type: 'User' };
        return new Answer(200, { permission, role_name: permission, user });
      },
    ],
    [
      'GET',
      /^\/pulls\/(\d+)$/,
      ([number = '']) => {
        need('read', 'pull-requests');
        return new Answer(200, pullJson(known(pulls, number)));
      },
    ],
    [
      'PATCH',
      /^\/issues\/comments\/(\d+)$/,
      ([id = ''], body) => {
        need('write', 'issues', 'pull-requests');
        const comment = known(comments, id);
        comment.body = checkBody('IssueComment', body['body']);
        return new Answer(200, commentJson(comment));
      },
    ],
    [
      'DELETE',
      /^\/issues\/comments\/(\d+)$/,
      ([id = '']) => {
        need('write', 'issues', 'pull-requests');
        comments.splice(comments.indexOf(known(comments, id)), 1);
        return new Answer(204, undefined);
      },
    ],
    [
      'POST',
      /^\/check-runs$/,
      (_, body) => {
        need('write', 'checks');
        const check: FakeCheck = {
          id: (ids += 1),
          name: String(body['name'] ?? ''),
          head_sha: String(body['head_sha'] ?? ''),
          status: 'queued',
          conclusion: null,
          details_url: null,
          title: '',
          summary: '',
          annotations: [],
          requests: [],
        };
        if (check.name === '' || !/^[0-9a-f]{40}$/.test(check.head_sha))
          throw refused(422, 'Invalid request.\n\n"name" or "head_sha" wasn\'t supplied.');
        changeCheck(check, body);
        checks.push(check);
        return new Answer(201, checkJson(check));
      },
    ],
    [
      'PATCH',
      /^\/check-runs\/(\d+)$/,
      ([id = ''], body) => {
        need('write', 'checks');
        const check = known(checks, id);
        changeCheck(check, body);
        return new Answer(200, checkJson(check));
      },
    ],
    [
      'GET',
      /^\/actions\/artifacts$/,
      (_, __, url) => {
        need('read', 'actions');
        const name = url.searchParams.get('name');
        const found = artifacts.filter((one) => name === null || one.name === name).reverse();
        return page(
          url,
          found.map(({ archive, workflow_run, ...one }) => ({
            ...one,
            size_in_bytes: archive.length,
            workflow_run,
          })),
          'artifacts',
        );
      },
    ],
    [
      'GET',
      /^\/actions\/artifacts\/(\d+)\/zip$/,
      ([id = '']) => {
        need('read', 'actions');
        const artifact = known(artifacts, id);
        if (artifact.expired) throw refused(410, 'Artifact has expired');
        const signature = `sig-${(ids += 1)}`;
        signed.set(signature, { artifact, until: now() + BLOB_MS });
        return new Answer(302, undefined, {
          location: `${origin}/blobs/${artifact.id}.zip?sig=${signature}`,
        });
      },
    ],
    [
      'GET',
      /^\/actions\/runs\/(\d+)\/artifacts$/,
      ([id = ''], _, url) => {
        need('read', 'actions');
        const found = artifacts.filter((one) => one.workflow_run?.id === Number(id)).reverse();
        return page(
          url,
          found.map(({ archive, ...one }) => ({ ...one, size_in_bytes: archive.length })),
          'artifacts',
        );
      },
    ],
    [
      'GET',
      /^\/actions\/runs\/(\d+)$/,
      ([id = '']) => {
        need('read', 'actions');
        const run = known(runs, id);
        const { head_repository: head } = run;
        return new Answer(200, {
          ...run,
          head_repository: head === null ? null : { owner: OWNER, ...head },
          repository: { id: REPOSITORY_ID, owner: OWNER, ...run.repository },
        });
      },
    ],
    [
      'GET',
      /^\/commits\/([^/]+)\/pulls$/,
      ([sha = ''], _, url) => {
        need('read', 'pull-requests');
        const of = pulls.filter((pull) => pull.head.sha === sha);
        if (of.length === 0) throw refused(422, `No commit found for SHA: ${sha}`);
        return page(url, of.filter(({ connected }) => connected).map(pullJson));
      },
    ],
    [
      'GET',
      /^\/pulls$/,
      (_, __, url) => {
        need('read', 'pull-requests');
        const state = url.searchParams.get('state') ?? 'open';
        const head = url.searchParams.get('head');
        const found = pulls.map(pullJson).filter((pull) => state === 'all' || pull.state === state);
        const base = url.searchParams.get('base');
        return page(
          url,
          found
            .filter((pull) => head === null || pull.head.label === head)
            .filter((pull) => base === null || pull.base.ref === base),
        );
      },
    ],
    [
      'POST',
      /^\/pulls$/,
      (_, { head, base, title, body }) => {
        need('write', 'pull-requests');
        if (options.opensPulls === false)
          throw refused(403, 'GitHub Actions is not permitted to create or approve pull requests.');
        const [from, to] = [String(head), String(base)];
        if (!git.branches.has(from)) throw invalid('PullRequest', 'head', 'is invalid');
        if (!git.branches.has(to)) throw invalid('PullRequest', 'base', 'is invalid');
        if (!git.isAhead(from, to))
          throw invalid('PullRequest', 'head', `No commits between ${to} and ${from}`);
        if (pulls.some((one) => one.state === 'open' && one.head.ref === from && one.base?.ref === to))
          throw invalid('PullRequest', 'head', `A pull request already exists for octo:${from}.`);
        const pull: FakePull = {
          number: (ids += 1),
          state: 'open',
          head: { sha: git.branches.get(from) ?? '', ref: from },
          base: { ref: to },
          connected: true,
          title: String(title),
          body: checkBody('PullRequest', body),
        };
        pulls.push(pull);
        return new Answer(201, pullJson(pull));
      },
    ],
    [
      'PATCH',
      /^\/pulls\/(\d+)$/,
      ([number = ''], body) => {
        need('write', 'pull-requests');
        const pull = known(pulls, number);
        if (body['title'] !== undefined) pull.title = String(body['title']);
        if (body['body'] !== undefined) pull.body = checkBody('PullRequest', body['body']);
        return new Answer(200, pullJson(pull));
      },
    ],
    [
      'GET',
      /^\/issues$/,
      (_, __, url) => {
        need('read', 'issues');
        const [state, labels] = [url.searchParams.get('state') ?? 'open', url.searchParams.get('labels')];
        const found = issues
          .filter((one) => state === 'all' || one.state === state)
          .filter((one) => labels === null || labels.split(',').every((label) => one.labels.includes(label)));
        // The listing of issues holds pull requests as well.
        const labelled = pulls.map(({ number, state: open }) => ({
          number,
          title: 'A pull request',
          body: null,
          state: open,
          user: null,
          labels: [],
          html_url: '',
          pull_request: {},
        }));
        return page(url, [...found.map(issueJson).reverse(), ...labelled]);
      },
    ],
    [
      'POST',
      /^\/issues$/,
      (_, body) => {
        need('write', 'issues');
        const issue: FakeIssue = {
          number: (ids += 1),
          title: String(body['title'] ?? ''),
          body: checkBody('Issue', body['body']),
          state: 'open',
          author: identity,
          labels: (body['labels'] ?? []) as string[],
        };
        if (issue.title === '') throw invalid('Issue', 'title', "title can't be blank");
        issues.push(issue);
        return new Answer(201, issueJson(issue));
      },
    ],
    [
      'PATCH',
      /^\/issues\/(\d+)$/,
      ([number = ''], body) => {
        need('write', 'issues');
        const issue = known(issues, number);
        if (body['body'] !== undefined) issue.body = checkBody('Issue', body['body']);
        if (body['title'] !== undefined) issue.title = String(body['title']);
        if (body['state'] !== undefined) issue.state = body['state'] === 'closed' ? 'closed' : 'open';
        return new Answer(200, issueJson(issue));
      },
    ],
  ];

  /** The store: a signed address for a minute, and no word of the token (it is refused with it). */
  function blob(request: IncomingMessage, url: URL): Answer {
    if (request.headers.authorization !== undefined)
      return new Answer(400, '<Error><Code>InvalidAuthenticationInfo</Code></Error>');
    const found = signed.get(url.searchParams.get('sig') ?? '');
    if (found === undefined || found.until < now())
      return new Answer(403, '<Error><Code>AuthenticationFailed</Code></Error>');
    return new Answer(200, found.artifact.archive, { 'content-type': 'application/zip' });
  }

  function answer(request: IncomingMessage, url: URL, body: Json): Answer {
    const method = request.method ?? '';
    const authorization = request.headers.authorization ?? '';
    if (!/^(?:token|bearer) /i.test(authorization)) throw refused(401, 'Requires authentication');
    if (authorization.replace(/^\S+ /, '') !== token) throw refused(401, 'Bad credentials');
    if (request.headers['user-agent'] === undefined)
      throw refused(403, 'Request forbidden by administrative rules.');
    if (method === 'POST' && url.pathname === '/graphql')
      return new Answer(200, { data: { viewer: { login: identity } } });
    const path = url.pathname.replace(`/repositories/${REPOSITORY_ID}`, REPOSITORY);
    for (const [verb, pattern, handle] of routes) {
      const parts = path.startsWith(`${REPOSITORY}/`) ? pattern.exec(path.slice(REPOSITORY.length)) : null;
      if (verb === method && parts !== null) return handle(parts.slice(1), body, url);
    }
    const ofGit = path.startsWith(`${REPOSITORY}/`)
      ? git.answer(method, path.slice(REPOSITORY.length), body)
      : undefined;
    if (ofGit !== undefined) return new Answer(ofGit.status, ofGit.body);
    throw refused(404, 'Not Found');
  }

  function scripted(line: string): Refusal | undefined {
    const found = refusals.find(({ match }) => match.test(line));
    if (found === undefined) return undefined;
    found.times = (found.times ?? 1) - 1;
    if (found.times <= 0) refusals.splice(refusals.indexOf(found), 1);
    return found;
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    const raw = Buffer.concat(pieces);
    if (also.some((handler) => handler(request, raw, response))) return;
    const url = new URL(request.url ?? '/', origin);
    const line = `${request.method} ${url.pathname}${url.search}`;
    if (url.pathname.startsWith('/blobs/')) return send(response, blob(request, url));
    calls.push(line);
    await options.delay?.(line);
    const refusal = scripted(line);
    let given: Answer;
    try {
      if (refusal !== undefined && 'body' in refusal) throw new Answer(refusal.status, refusal.body);
      if (refusal !== undefined && refusal.lost !== true)
        throw refused(refusal.status, refusal.message ?? 'refused', {}, refusal.headers ?? {});
      given = answer(request, url, raw.length === 0 ? {} : (JSON.parse(raw.toString()) as Json));
    } catch (error) {
      if (!(error instanceof Answer)) throw error;
      given = error;
    }
    if (refusal?.lost === true) response.destroy();
    else send(response, given);
  }

  function send(response: ServerResponse, { status, body, headers }: Answer): void {
    const binary = body instanceof Uint8Array;
    const text = binary || body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
    response.writeHead(status, {
      ...(text === undefined || binary ? {} : { 'content-type': 'application/json; charset=utf-8' }),
      'x-ratelimit-remaining': '900',
      ...headers,
    });
    response.end(text);
  }

  const sockets = new Set<Socket>();
  const server = createServer((request, response) => {
    serve(request, response).catch((error) => {
      response.writeHead(500, { 'content-type': 'text/plain' }).end(String(error));
    });
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const own = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  origin = options.origin ?? own;

  const fake: FakeGitHub = {
    url: own,
    calls,
    comments,
    checks,
    artifacts,
    runs,
    pulls,
    git,
    issues,
    collaborators,
    reactions,
    permissions,
    refuse: (refusal) => void refusals.push({ ...refusal }),
    addComment(comment) {
      const added = { id: (ids += 1), number: 3, body: '', author: identity, ...comment };
      comments.push(added);
      return added;
    },
    addArtifact(artifact) {
      const archive = artifact.archive ?? new Uint8Array([0x50, 0x4b, 5, 6, ...Array(18).fill(0)]);
      const added: FakeArtifact = {
        id: (ids += 1),
        name: 'assay-state',
        expired: false,
        created_at: new Date(now()).toISOString(),
        digest: `sha256:${createHash('sha256').update(archive).digest('hex')}`,
        workflow_run: {
          id: 1,
          repository_id: REPOSITORY_ID,
          head_repository_id: REPOSITORY_ID,
          head_branch: 'main',
          head_sha: 'a'.repeat(40),
        },
        ...artifact,
        archive,
      };
      artifacts.push(added);
      return added;
    },
    addRun(run) {
      const added: FakeRun = {
        id: (ids += 1),
        run_number: 1,
        run_attempt: 1,
        event: 'push',
        path: '.github/workflows/evals.yml',
        head_branch: 'main',
        head_sha: 'a'.repeat(40),
        status: 'completed',
        created_at: new Date(now()).toISOString(),
        run_started_at: new Date(now()).toISOString(),
        conclusion: 'success',
        head_repository: { id: REPOSITORY_ID },
        ...run,
      };
      runs.push(added);
      return added;
    },
    alsoServe: (handler) => void also.push(handler),
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
  return fake;
}
