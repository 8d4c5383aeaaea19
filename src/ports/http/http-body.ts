import { Fault } from '../../errors.ts';
import { defined } from '../../schema/defined.ts';

/** More layers than this only serve to hide something. */
const MOST_ENCODINGS = 3;

/** A body as UTF-8 text; undoes gzip, deflate and br, with the size limit holding after inflation (security.md S35). */
export async function bodyText(
  body: Buffer,
  encoding: string | undefined,
  maxBytes: number,
  shown: string,
): Promise<string> {
  return plainText(await bodyBytes(body, encoding, maxBytes, shown));
}

/** The same for a body that is no text. */
export async function bodyBytes(
  body: Buffer,
  encoding: string | undefined,
  maxBytes: number,
  shown: string,
): Promise<Buffer> {
  return encoding === undefined || body.length === 0 ? body : inflated(body, encoding, maxBytes, shown);
}

async function inflated(body: Buffer, encoding: string, maxBytes: number, shown: string): Promise<Buffer> {
  const encodings = encoding
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'identity');
  if (encodings.length === 0) return body;
  if (encodings.length > MOST_ENCODINGS) throw badEncoding(shown, encodings.join(', '));
  let plain = body;
  for (const name of encodings.reverse()) plain = await inflate(name, plain, maxBytes, shown);
  return plain;
}

/** Without a byte order mark, which JSON.parse would stumble over. */
export function plainText(body: Buffer): string {
  const mark = body[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf;
  return body.toString('utf8', mark ? 3 : 0);
}

async function inflate(name: string, body: Buffer, maxBytes: number, shown: string): Promise<Buffer> {
  const zlib = await import('node:zlib');
  const options = { maxOutputLength: maxBytes };
  return new Promise((resolve, reject) => {
    const done = (error: Error | null, plain: Buffer) => {
      if (error === null) resolve(plain);
      else if ('code' in error && error.code === 'ERR_BUFFER_TOO_LARGE') reject(tooLarge(maxBytes, shown));
      else reject(badEncoding(shown, name, error));
    };
    if (name === 'gzip' || name === 'x-gzip') zlib.gunzip(body, options, done);
    else if (name === 'br') zlib.brotliDecompress(body, options, done);
    else if (name !== 'deflate') reject(badEncoding(shown, name));
    // Some servers send raw deflate under this name; the zlib header gives itself away by its low four bits (RFC 1950).
    else if (((body[0] ?? 0) & 0x0f) === 8) zlib.inflate(body, options, done);
    else zlib.inflateRaw(body, options, done);
  });
}

function badEncoding(shown: string, name: string, cause?: unknown): Fault {
  return new Fault('connection', `${shown} answered with a body that is no valid "${name}".`, {
    where: shown,
    subcode: 'encoding',
    cause,
    hint: 'Look into the server, or into the proxy before it.',
  });
}

/** An answer beyond the size limit. */
export function tooLarge(maxBytes: number, shown: string, status?: number): Fault {
  return new Fault('too_large', `${shown} answered with more than ${maxBytes} bytes.`, {
    where: shown,
    ...defined({ status }),
    hint: 'Let the server answer with less.',
  });
}
