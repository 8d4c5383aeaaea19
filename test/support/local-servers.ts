import { Fault as Faulty } from '../../src/errors.ts';
import type { Http } from '../../src/ports/ports.ts';
import { fakeModel } from './fake-model.ts';

export type Servers = Readonly<Record<string, readonly string[] | number | string | null>>;

/**
 * A machine with servers at these addresses: the names of their models, a status that they answer with, or a page. What they are asked
 * goes to `model`; everywhere else nothing listens.
 */
export function machine(
  servers: Servers,
  model = fakeModel(),
): { http: Http; asked: string[]; model: typeof model } {
  const asked: string[] = [];
  const http: Http = async (request) => {
    asked.push(request.url);
    const origin = new URL(request.url).origin;
    const found = servers[origin];
    if (!Object.hasOwn(servers, origin))
      throw new Faulty('connection', `connect ECONNREFUSED ${origin}`, { where: origin });
    const isList = request.method === 'GET' && new URL(request.url).pathname === '/v1/models';
    if (!isList && request.method === 'POST')
      return model.http({ ...request, url: request.url.replace(origin, model.url) });
    if (typeof found === 'number' || !isList)
      return { status: typeof found === 'number' ? found : 404, headers: {}, text: '' };
    const text =
      typeof found === 'string'
        ? found
        : JSON.stringify({ object: 'list', data: found?.map((id) => ({ id })) ?? null });
    return { status: 200, headers: {}, text };
  };
  return { http, asked, model };
}

export const OLLAMA = 'http://127.0.0.1:11434';
export const LLAMA = 'http://127.0.0.1:8080';
export const VLLM = 'http://127.0.0.1:8000';
export const STUDIO = 'http://127.0.0.1:1234';
