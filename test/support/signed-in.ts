import { signInPath } from '../../src/http/pages/sign-in-path.ts';
import type { AppOptions, ServedApp } from './service-app.ts';

/** The program of the pages in tests that run none. */
export const PAGE_CODE = {
  script: 'document.title = "ready";',
  style: 'body { color: red }',
  scriptHash: 'sha256-script',
  styleHash: 'sha256-style',
};

/** A browser in which somebody has opened a sign-in link of the service: it sends its cookie, and where it is. */
export async function signedIn({ app, ask }: Pick<ServedApp, 'app' | 'ask'>) {
  const answer = await ask('GET', signInPath(app.sessions.link().token), { key: null });
  const cookie = (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  return {
    cookie,
    ask: (method: string, path: string, { headers, ...more }: AppOptions = {}) =>
      ask(method, path, {
        ...{ key: null, ...more },
        headers: {
          ...{ cookie, 'sec-fetch-site': 'same-origin' },
          ...(method === 'GET' || method === 'HEAD' ? {} : { origin: 'http://127.0.0.1:8787' }),
          ...headers,
        },
      }),
  };
}
