import { SESSION_MS } from './page-sessions.ts';

/** Where a request came to, as far as its cookie depends on it. */
export interface CookiePlace {
  /** Over TLS, at this service or at the proxy before it. */
  secure: boolean;
  /** Cookies of a host are those of all its ports, so the name of ours says which. */
  port: string;
}

/** The place of a request by the protocol of its connection, its host as the client names it, and the address that a proxy answers under. */
export function cookiePlace(protocol: string, host: string, publicUrl: URL | undefined): CookiePlace {
  const atProxy = publicUrl?.protocol === 'https:' && publicUrl.host === host.toLowerCase();
  const secure = protocol === 'https:' || atProxy;
  const { port } = new URL(`${secure ? 'https' : 'http'}://${host}`);
  return { secure, port: port === '' ? (secure ? '443' : '80') : port };
}

const nameOf = ({ secure, port }: CookiePlace) => `${secure ? '__Host-' : ''}assay-${port}`;

/** The secret of the session that a request carries. */
export function sessionOf(cookies: string | undefined, place: CookiePlace): string | undefined {
  const wanted = nameOf(place);
  for (const pair of (cookies ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === wanted) return pair.slice(at + 1).trim();
  }
  return undefined;
}

/** The cookie that keeps a person signed in: no script reads it, no page of another site sends it. Without a secret it is taken away. */
export function sessionCookie(secret: string | undefined, place: CookiePlace): string {
  const seconds = secret === undefined ? 0 : Math.floor(SESSION_MS / 1_000);
  const flags = [
    'Path=/',
    `Max-Age=${seconds}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(place.secure ? ['Secure'] : []),
  ];
  return [`${nameOf(place)}=${secret ?? ''}`, ...flags].join('; ');
}
