import type { Http, HttpRequest } from '../ports/ports.ts';
import type { Live, Tape } from './tape.ts';

/** Where the calls of each provider go behind its base address: what recordings call them, whatever the address is here. */
const BEHIND_BASE: Readonly<Record<string, RegExp>> = {
  openai: /\/chat\/completions(?:\?.*)?$/,
  azure_openai: /\/openai\/deployments\/.*$/,
  anthropic: /\/v1\/messages(?:\/[a-z_]+)?(?:\?.*)?$/,
};

/** The `http` port of a connection to an agent of this provider, by the tape of an attempt. */
export function tapedHttp(tape: Tape, http: Http, provider: string): Http {
  return async (request) => {
    const { method, url, headers = {}, body = '', signal } = request;
    const behind = BEHIND_BASE[provider]?.exec(url)?.[0];
    const asked = {
      ...{ method, url, headers: lowerCase(headers) },
      ...(behind !== undefined && { target: `${provider}${behind}` }),
      body: typeof body === 'string' ? Buffer.from(body) : body,
    };
    const answer = await tape.exchange(asked, liveOf(http, request), signal);
    const bytes = await whole(answer.body);
    const binary = request.binary === true;
    return {
      status: answer.status,
      headers: { ...answer.headers },
      text: binary ? '' : bytes.toString('utf8'),
      ...(binary && { bytes }),
    };
  };
}

/** The exchange as it was asked for, with its own limits. */
const liveOf =
  (http: Http, request: HttpRequest): Live =>
  async () => {
    const { status, headers, text, bytes } = await http(request);
    const { 'content-encoding': _, ...plain } = headers;
    return { status, headers: plain, body: inOnePiece(bytes ?? Buffer.from(text)) };
  };

async function* inOnePiece(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  if (bytes.byteLength > 0) yield bytes;
}

async function whole(pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
}

const lowerCase = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
