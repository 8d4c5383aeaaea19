import { Fault } from '../../errors.ts';
import type { Http } from '../../ports/ports.ts';
import { listModels, type ModelList, shownUrl } from './model-list.ts';

/** A model server of this machine, and the model that is asked there. */
export interface LocalServer {
  /** `Ollama`, or `the server` where only its address is known. */
  readonly name: string;
  readonly baseUrl: string;
  readonly model: string;
  /** What it lists; empty where it gives no list. */
  readonly models: readonly string[];
}

/** Servers that speak the API of OpenAI, at the port that each takes unless told otherwise. */
export const USUAL_SERVERS = [
  { name: 'Ollama', baseUrl: 'http://127.0.0.1:11434/v1' },
  { name: 'llama.cpp', baseUrl: 'http://127.0.0.1:8080/v1' },
  { name: 'vLLM', baseUrl: 'http://127.0.0.1:8000/v1' },
  { name: 'LM Studio', baseUrl: 'http://127.0.0.1:1234/v1' },
] as const;

/** Listed beside models that answer; they only make vectors, ranks or texts of speech. */
const NO_CHAT = /embed|minilm|\bbge\b|\be5\b|\bgte\b|rerank|whisper|\bclip\b|\btts\b/i;

/** What may be said of an address that was tried. */
interface Tried {
  readonly name: string;
  readonly list: ModelList;
}

/**
 * The server that judges under `judge: local`: the one that the settings name, else the first of the usual ones that answers and has the
 * model. Which model: the one that is named, else the first that is listed and answers questions. Rejects with Fault `connection`, which
 * says what was tried, or `validation_failed` where only a model is missing.
 */
export async function findLocalServer(
  { model, base_url: baseUrl }: { model?: string | null | undefined; base_url?: string | null | undefined },
  http: Http,
): Promise<LocalServer> {
  const named = model ?? undefined;
  if (typeof baseUrl === 'string') return atAddress(baseUrl, named, http);
  const tried = await Promise.all(
    USUAL_SERVERS.map(async ({ name, baseUrl: url }) => ({ name, list: await listModels(url, http) })),
  );
  const found = tried.flatMap(({ name, list }) =>
    'models' in list ? [{ name, baseUrl: list.baseUrl, models: list.models }] : [],
  );
  for (const server of found) {
    const asked = modelOf(server.models, named);
    if (asked !== undefined) return { ...server, model: asked };
  }
  throw found.length === 0 ? nobodyAnswers(tried) : noModel(tried, named);
}

async function atAddress(address: string, named: string | undefined, http: Http): Promise<LocalServer> {
  const lists = await Promise.all(addressesOf(address).map((url) => listModels(url, http)));
  const list =
    lists.find((one) => 'models' in one && one.models.length > 0) ?? lists.find((one) => 'models' in one);
  const name = 'the server';
  if (list !== undefined && 'models' in list) {
    // Servers with one model answer under any name, and some lists leave out what can be asked for.
    const asked = modelOf(list.models, named) ?? named;
    if (asked !== undefined) return { name, baseUrl: list.baseUrl, models: list.models, model: asked };
    throw noModel([{ name, list }], named);
  }
  const isSilent = lists.every((one) => 'problem' in one && /listens|in time/.test(one.problem));
  if (named !== undefined && !isSilent) return { name, baseUrl: address, models: [], model: named };
  throw nobodyAnswers(lists.map((one) => ({ name, list: one })));
}

/** People name a server with and without the path of its API. */
function addressesOf(address: string): string[] {
  const bare = address.replace(/\/+$/, '');
  return /\/v\d+$/.test(bare) ? [bare] : [bare, `${bare}/v1`];
}

/** The model of a list that is asked: by its name, with or without the tag that Ollama adds, else the first that answers questions. */
function modelOf(models: readonly string[], named: string | undefined): string | undefined {
  if (named === undefined) return models.find((one) => !NO_CHAT.test(one));
  return models.find((one) => one === named) ?? models.find((one) => one === `${named}:latest`);
}

function nobodyAnswers(tried: readonly Tried[]): Fault {
  return new Fault('connection', 'No model server answers for judge: local.', {
    where: 'judge.provider',
    hint: `Tried ${triedWords(tried)}. Start one of them, for example: ollama serve; or name its address in judge.base_url. assay doctor looks again.`,
  });
}

function noModel(tried: readonly Tried[], named: string | undefined): Fault {
  const what =
    named === undefined
      ? 'The model servers of this machine have no model that could judge.'
      : `No model server of this machine has the judge model "${named}".`;
  return new Fault('validation_failed', what, {
    where: 'judge.model',
    hint: `Tried ${triedWords(tried)}. Get one, for example: ollama pull ${named ?? 'llama3.1'}; or name one that is there.`,
  });
}

/** Models named in a sentence; a full disk of them helps nobody. */
const MOST_NAMED = 8;

function triedWords(tried: readonly Tried[]): string {
  return tried.map(({ name, list }) => `${name} at ${shownUrl(list.baseUrl)} (${said(list)})`).join(', ');
}

function said(list: ModelList): string {
  if ('problem' in list) return list.problem;
  if (list.models.length === 0) return 'has no models';
  const more = list.models.length - MOST_NAMED;
  return `has ${list.models.slice(0, MOST_NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** Which model judges and where, for whoever reads a report and named neither. */
export function serverNote({ name, baseUrl, model, models }: LocalServer): string {
  const which = models.length > 1 ? `the first of ${models.length} that it has` : 'the one that it has';
  return `judge: local asks ${model} of ${name} at ${shownUrl(baseUrl)}, ${which}; judge.model names another.`;
}
