import { Fault } from '../../errors.ts';
import type { Http } from '../../ports/ports.ts';
import { withoutSecrets } from '../chat-completions.ts';

/** What an address said when it was asked which models it has: their names, or why it gave none. */
export type ModelList =
  | { readonly baseUrl: string; readonly models: readonly string[] }
  | { readonly baseUrl: string; readonly problem: string };

/** A server that runs answers at once; one that loads a model first still lists it at once. */
const WAIT = { connectMs: 1_000, totalMs: 4_000, firstByteMs: 4_000, idleMs: 4_000, maxBytes: 1_000_000 };

/** Asks an OpenAI-compatible address for its models. Never rejects but for cancelling; a server of another kind is a problem in words. */
export async function listModels(baseUrl: string, http: Http): Promise<ModelList> {
  const url = `${baseUrl.replace(/\/+$/, '')}/models`;
  try {
    const { status, text } = await http({
      method: 'GET',
      url,
      headers: { accept: 'application/json' },
      ...WAIT,
    });
    if (status !== 200) return { baseUrl, problem: `answers ${status} to a request for its models` };
    const models = namesIn(text);
    return models === undefined
      ? { baseUrl, problem: 'answers, but with no list of models: another kind of server' }
      : { baseUrl, models };
  } catch (error) {
    if (!(error instanceof Fault) || error.code === 'cancelled') throw error;
    const silent = error.code === 'timeout' ? 'does not answer in time' : 'nothing listens there';
    return { baseUrl, problem: error.code === 'address_denied' ? error.message : silent };
  }
}

/** Models in the form of OpenAI, `{ data: [{ id }] }`; undefined where the text is nothing of the kind. */
function namesIn(text: string): string[] | undefined {
  try {
    const { data } = (JSON.parse(text) ?? {}) as { data?: unknown }; // Border: an unknown server; read field by field.
    if (data === null) return []; // So one of them says that it has none.
    if (!Array.isArray(data)) return undefined;
    return data.flatMap((one: unknown) => {
      const id = typeof one === 'object' && one !== null && 'id' in one ? one.id : undefined;
      return typeof id === 'string' && id !== '' ? [id] : [];
    });
  } catch {
    return undefined; // A page or a text: said by the caller.
  }
}

/** An address as it may be shown. */
export const shownUrl = (baseUrl: string): string => withoutSecrets(baseUrl);
