import { Fault } from '../../errors.ts';
import { labelVerdict, verdictLabel } from '../../operations/label-verdict.ts';
import type { PageCode } from '../../schema/product.ts';
import { pathText, valueProblems } from '../../schema/value-problems.ts';
import { type Answer, jsonAnswer } from '../answer.ts';
import { sessionCookie, sessionOf } from './page-cookie.ts';
import { type PageData, pageData } from './page-data.ts';
import { dataPolicy, PAGE_HEADERS, programPolicy } from './page-headers.ts';
import { checkOwnOrigin, checkSameSite, hasVersion, isPrefetch, type PageRequest } from './page-request.ts';
import type { PagesOptions } from './pages-options.ts';
import { plainPage } from './plain-page.ts';
import { SIGN_IN, signInPath } from './sign-in-path.ts';

/** Paths of the page itself; the program in it reads where it is. */
export const PAGES =
  /^\/(?:|runs|compare|experiments|optimizations|(?:runs|experiments|optimizations)\/[\w.-]{1,200})$/;
const LABEL_LIMIT = 8 * 1024;

/** The answer for a request below the pages. Faults are for whoever asks for data; people get pages. */
export async function pageAnswer(request: PageRequest, options: PagesOptions): Promise<Answer> {
  const { path } = request;
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const who = caller(request, options);
  options.take(who?.rate);
  if (path === SIGN_IN) return signIn(request, options);
  if (path === `${SIGN_IN}/links`) return newLink(request, options);
  if (path === '/sign-out') return signOut(request, options);
  if (PAGES.test(path)) {
    only(method, ['GET']);
    return who === undefined ? askedToSignIn(request) : thePage(request, options);
  }
  if (who === undefined) throw notSignedIn();
  if (path === '/pages/labels') {
    only(method, ['POST']);
    return label(request, options, who);
  }
  only(method, ['GET']);
  if (who.session !== undefined) checkSameSite(request);
  const file = fileOf(path, options.code());
  if (file !== undefined) return versioned(request, file);
  const data = await pageData(request, options);
  if (data === undefined) throw new Fault('not_found', 'There is no such page.', { hint: 'Begin at /.' });
  return versioned(request, data);
}

/** A person with a session, or a program with the account key. */
interface PageCaller {
  rate: string;
  session?: string;
}

function caller(
  { header, place }: PageRequest,
  { sessions, isAccount }: PagesOptions,
): PageCaller | undefined {
  if (isAccount(header('authorization'))) return { rate: 'account' };
  const secret = sessionOf(header('cookie'), place);
  const session = secret === undefined ? undefined : sessions.identify(secret);
  return session === undefined ? undefined : { rate: session, session };
}

const notSignedIn = () =>
  new Fault('unauthorized', 'You are not signed in.', {
    where: 'Cookie',
    hint: 'Open the sign-in link that `assay serve` printed; it also says how to get a new one.',
  });

function only(method: string, allowed: readonly string[]): void {
  if (allowed.includes(method)) return;
  throw new Fault('method_not_allowed', `${method} is not possible here.`, {
    hint: `Possible: ${allowed.join(', ')}.`,
  });
}

/** Exchanges the token of a link for a session. A page goes on by itself: a redirect would not carry a cookie of the strict kind. */
function signIn(request: PageRequest, { sessions }: PagesOptions): Answer {
  const { method, query, header, place } = request;
  // A link that was only looked at is still good.
  only(method, ['GET']);
  const target = header('sec-fetch-dest');
  if (isPrefetch(request) || (target !== undefined && target !== 'document'))
    return plainPage({
      status: 403,
      title: 'Open this link yourself',
      sentences: ['A sign-in link is good once, for a person who opens it.'],
    });
  const secret = sessions.redeem(query['token'] ?? '');
  const next = { path: '/', words: 'Go to the runs' };
  if (secret === undefined)
    return plainPage({
      status: 401,
      title: 'This link is no longer good',
      sentences: [
        'A sign-in link is good once and for ten minutes. What assay serve printed says how to get a new one.',
      ],
      next: { path: '/', words: 'I am signed in already' },
    });
  return plainPage({
    ...{ status: 200, title: 'Signed in', sentences: [], next, goesOn: true },
    headers: { 'set-cookie': sessionCookie(secret, place) },
  });
}

/** A new link, for whoever has the account key: where the service has no terminal. */
function newLink({ method, header }: PageRequest, { sessions, isAccount }: PagesOptions): Answer {
  if (!isAccount(header('authorization')))
    throw new Fault('unauthorized', 'A new sign-in link needs the account key.', {
      where: 'Authorization',
      hint: 'Send the header "Authorization: Bearer <API key>", or ask the process for one: kill -USR2.',
    });
  only(method, ['POST']);
  const { token, expiresAt } = sessions.link();
  return jsonAnswer(
    201,
    { path: signInPath(token), expires_at: new Date(expiresAt).toISOString() },
    PAGE_HEADERS,
  );
}

function signOut(request: PageRequest, { sessions }: PagesOptions): Answer {
  only(request.method, ['POST']);
  checkOwnOrigin(request);
  const secret = sessionOf(request.header('cookie'), request.place);
  if (secret !== undefined) sessions.end(secret);
  return {
    status: 204,
    body: null,
    headers: { ...PAGE_HEADERS, 'set-cookie': sessionCookie(undefined, request.place) },
  };
}

/** For people without a session; also for those with one who come by a link of another site, with which no cookie is sent. */
function askedToSignIn({ path }: PageRequest): Answer {
  return plainPage({
    status: 401,
    title: 'Sign in to see the runs',
    sentences: [
      'Open the link that assay serve printed in its terminal. It is good once; beside it stands how to get a new one.',
    ],
    next: { path, words: 'I am signed in already' },
  });
}

function thePage({ host }: PageRequest, { code }: PagesOptions): Answer {
  if (code() === null)
    return plainPage({
      status: 503,
      title: 'The pages are not part of this copy',
      sentences: [
        'The program of the pages was not found beside Assay: it lies in dist/pages of the package, and npm run build makes it.',
        'Everything else of the service works: see GET /openapi.json.',
      ],
    });
  const body = [
    '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n',
    '<meta name="viewport" content="width=device-width, initial-scale=1">\n<meta name="color-scheme" content="light dark">\n',
    '<link rel="icon" href="data:,">\n<link rel="stylesheet" href="/pages/page.css">\n<title>Assay</title>\n</head>\n<body>\n',
    '<div id="app"></div>\n<noscript><p>These pages need a script to be shown.</p></noscript>\n',
    '<script src="/pages/page.js"></script>\n</body>\n</html>\n',
  ].join('');
  return {
    status: 200,
    body,
    headers: {
      ...PAGE_HEADERS,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': programPolicy(host),
    },
  };
}

function fileOf(path: string, code: PageCode | null): PageData | undefined {
  if (code === null) return undefined;
  const { script, style, scriptHash, styleHash } = code;
  if (path === '/pages/page.js')
    return { type: 'text/javascript; charset=utf-8', version: scriptHash, body: () => script };
  if (path === '/pages/page.css')
    return { type: 'text/css; charset=utf-8', version: styleHash, body: () => style };
  return undefined;
}

/** What may be kept by the browser of this person, and is asked for again each time. */
function versioned(request: PageRequest, { type, version, body }: PageData): Answer {
  const headers = { ...PAGE_HEADERS, 'content-security-policy': dataPolicy };
  if (version === undefined)
    return { status: 200, body: body(), headers: { ...headers, 'content-type': type } };
  const etag = `"${version}"`;
  const kept = { ...headers, etag, 'cache-control': 'private, no-cache', vary: 'cookie, authorization' };
  if (hasVersion(request, etag)) return { status: 304, body: null, headers: kept };
  return { status: 200, body: body(), headers: { ...kept, 'content-type': type } };
}

async function label(
  request: PageRequest,
  { engine, whyNoLabels }: PagesOptions,
  who: PageCaller,
): Promise<Answer> {
  if (who.session !== undefined) checkOwnOrigin(request);
  if (whyNoLabels !== undefined)
    throw new Fault('forbidden', whyNoLabels, {
      hint: 'Mark verdicts on your own machine, or download them as a file.',
    });
  const asked = await request.body(LABEL_LIMIT);
  const read = verdictLabel.safeParse(asked);
  if (!read.success) {
    const problems = valueProblems(read.error, asked).map(({ path, message }) => ({
      path: pathText(path),
      message,
    }));
    throw new Fault('validation_failed', 'The label is not valid.', { where: 'body', problems });
  }
  return jsonAnswer(200, await labelVerdict(engine, read.data), PAGE_HEADERS);
}
