import { Fault } from '../errors.ts';
import { adaptiveLimit } from '../flow/adaptive-limit.ts';
import { once } from '../flow/once.ts';
import type { Environment } from '../ports/ports.ts';
import { defined } from '../schema/defined.ts';
import type { JudgeProvider, JudgeSettings } from '../schema/settings.ts';
import { anthropic } from './anthropic.ts';
import { azureClient, azureOpenAi } from './azure.ts';
import { budgetOf } from './budget.ts';
import { type Budget, budgeted } from './budgeted.ts';
import { cached, type JudgeCacheStore } from './cached.ts';
import { chatCompletions, type Endpoint, type JudgePorts, NO_KEY, openAiClient } from './chat-completions.ts';
import { EMBEDDING_PRICES, embedder, embeddingJudge } from './embeddings.ts';
import type { Judge } from './judge.ts';
import { type JudgeModel, judgeModel, localModel } from './judge-model.ts';
import { findLocalServer, serverNote } from './local/find-server.ts';
import { FREE, localJudge } from './local/local-judge.ts';
import { offlineJudge } from './offline.ts';
import { onceGone } from './once-gone.ts';
import { patient } from './patient.ts';

export interface ChooseJudgeOptions {
  /** Where answers are kept; without it equal questions under way still share one call. */
  cacheStore?: JudgeCacheStore;
  /** A budget shared with the agents; default one from the settings' own ceilings. */
  budget?: Budget;
  /** Further tries of a failed call; `run.max_retries`. */
  maxRetries?: number;
  /** One judge call; `run.timeout_ms`. */
  timeoutMs?: number;
  /** Where an entry point named the model, if one did; default the settings file. */
  modelNamed?: string;
  /** The heuristics judge where the key of the named provider is missing, which is a fault otherwise. */
  offlineWithoutKey?: boolean;
}

/** Who judges, resolved. */
export interface ChosenJudge {
  judge: Judge;
  budget: Budget;
  settings: { mode: 'llm' | 'offline'; model: string; provider: Exclude<JudgeProvider, 'auto'> };
  /** Those of the settings, and nothing for the models of this machine. */
  prices: JudgeSettings['prices'];
  /** The heuristics judge although nobody chose them: a model was wanted, and there is no key. */
  keyMissing: boolean;
  /** Variables for keys that are set and empty, where `auto` found no key: somebody wanted a model, and a secret is missing. */
  emptyKeys: string[];
}

/** Waits for a rate limit beside the retries, as for agents. */
const RATE_LIMIT_PATIENCE = 10;
/** Waits are short for a person and long for a provider's blip. */
const DEFAULTS = { maxRetries: 2, timeoutMs: 60_000 };

/** Providers that are asked over the network; those behind a key are `Keyed`. */
type Provider = Exclude<JudgeProvider, 'auto' | 'offline' | 'onnx'>;
type Keyed = Exclude<Provider, 'local'>;
const KEYS: Readonly<Record<Keyed, string>> = {
  openai: 'OPENAI_API_KEY',
  azure_openai: 'AZURE_OPENAI_API_KEY',
  anthropic: 'ANTHROPIC_API_KEY',
};

/**
 * The judge that the settings ask for, with cache, budget, rate limit and retries around it, outermost first
 * (src/README.md). `auto` takes the first provider whose key is present, else the offline heuristics. Rejects with
 * `validation_failed` where a key, a model, an address or a price is missing.
 */
export async function chooseJudge(
  settings: JudgeSettings,
  ports: JudgePorts,
  options: ChooseJudgeOptions = {},
): Promise<ChosenJudge> {
  const budget =
    options.budget ?? budgetOf({ maxCalls: settings.max_calls, maxCostUsd: settings.max_cost_usd });
  const keyMissing = isKeyMissing(settings, ports.env);
  const emptyKeys = keyMissing && settings.provider === 'auto' ? setAndEmpty(ports.env) : [];
  const provider =
    keyMissing && options.offlineWithoutKey === true ? 'offline' : resolve(settings, ports.env);
  if (provider === 'offline' || provider === 'onnx') {
    const judge = provider === 'offline' ? offlineJudge() : await inThisProcess(settings, ports);
    const { model } = judge;
    const { prices } = settings;
    return { judge, budget, settings: { mode: 'offline', model, provider }, prices, keyMissing, emptyKeys };
  }
  const { judge, prices } = await modelOf(provider, settings, ports, { ...options, budget });
  return {
    judge,
    budget,
    settings: { mode: 'llm', model: judge.model, provider },
    prices,
    keyMissing: false,
    emptyKeys,
  };
}

/** The model of a provider with everything around it, and what it costs. */
async function modelOf(
  provider: Provider,
  settings: JudgeSettings,
  ports: JudgePorts,
  options: ChooseJudgeOptions & { budget: Budget },
): Promise<Pick<ChosenJudge, 'judge' | 'prices'>> {
  const { budget, cacheStore = { get: () => null, put: () => {} } } = options;
  const { access, asked, prices } = await accessTo(provider, settings, ports, {
    isCapped: budget.capped,
    named: options.modelNamed,
  });
  const endpoint: Endpoint = {
    ...access,
    ...{ model: asked.model, modelNamed: asked.named, prices },
    timeoutMs: options.timeoutMs ?? DEFAULTS.timeoutMs,
  };
  const make = { openai: chatCompletions, azure_openai: azureOpenAi, anthropic, local: localJudge }[provider];
  const { clock, random } = ports;
  const limit = adaptiveLimit({ max: settings.concurrency, clock });
  const around = (one: Judge, known: JudgeSettings['prices']) =>
    cached(onceGone(budgeted(one, budget, known, asked.bound)), cacheStore);
  const retries = options.maxRetries ?? DEFAULTS.maxRetries;
  const limited = (one: Judge) =>
    patient(one, limit, { retries, patience: RATE_LIMIT_PATIENCE, clock, random });
  const known = {
    ...limited(make(endpoint, ports)),
    ...defined({ default: asked.default, notes: asked.notes }),
  };
  const embed = embedOf(provider, endpoint, ports, (one) =>
    around(limited(one), { ...EMBEDDING_PRICES, ...prices }),
  );
  return { judge: { ...around(known, prices), ...defined({ embed }) }, prices };
}

/** The models of `judge: onnx`, whose packages are loaded only here. */
async function inThisProcess(settings: JudgeSettings, ports: JudgePorts): Promise<Judge> {
  const { onnxJudge } = await import('./onnx/onnx-judge.ts');
  return onnxJudge(settings, ports);
}

/** How the provider is entered, which model is asked there, and what it costs. A server of this machine is looked for here. */
async function accessTo(
  provider: Provider,
  settings: JudgeSettings,
  { env, http, clock }: JudgePorts,
  about: { isCapped: boolean; named: string | undefined },
): Promise<{ access: Access; asked: JudgeModel; prices: JudgeSettings['prices'] }> {
  const { prices } = settings;
  if (provider === 'local') {
    const server = await findLocalServer(settings, http);
    const notes = settings.model ? [] : [serverNote(server)];
    const asked = localModel(server.model, { isNamed: Boolean(settings.model), named: about.named, notes });
    const access = { baseUrl: server.baseUrl, apiKey: NO_KEY, keyName: '' };
    return { access, asked, prices: { ...FREE, ...prices } };
  }
  const access = accessOf(provider, settings, env);
  return { access, asked: judgeModel(settings, { ...about, provider, nowMs: clock.now() }), prices };
}

/** Embeddings by the provider of the judge, made at first use; undefined where it has none. */
function embedOf(
  provider: Provider,
  endpoint: Endpoint,
  ports: JudgePorts,
  around: (judge: Judge) => Judge,
): Judge['embed'] {
  if (provider === 'anthropic') return undefined;
  const client = { openai: openAiClient, local: openAiClient, azure_openai: azureClient }[provider];
  return embedder(
    once(() => around(embeddingJudge(provider, endpoint, ports, () => client(endpoint, ports)))),
  );
}

function resolve(settings: JudgeSettings, env: Environment): Exclude<JudgeProvider, 'auto'> {
  if (settings.provider !== 'auto') return settings.provider;
  const byKey = (Object.keys(KEYS) as Keyed[]).find((provider) => valueIn(env, KEYS[provider]) !== undefined); // Keys of a closed record.
  return byKey ?? 'offline';
}

function isKeyMissing(settings: JudgeSettings, env: Environment): boolean {
  const { provider } = settings;
  if (provider === 'offline' || provider === 'local' || provider === 'onnx') return false;
  return provider === 'auto'
    ? resolve(settings, env) === 'offline'
    : valueIn(env, KEYS[provider]) === undefined;
}

const setAndEmpty = (env: Environment) => Object.values(KEYS).filter((name) => env.get(name)?.trim() === '');

type Access = Pick<Endpoint, 'baseUrl' | 'apiKey' | 'keyName'>;

/** How a provider behind a key is entered. Throws where key, address or the model of a provider without a default is missing. */
function accessOf(provider: Keyed, settings: JudgeSettings, env: Environment): Access {
  const keyName = KEYS[provider];
  const key = valueIn(env, keyName);
  const own = settings.base_url ?? undefined;
  if (key === undefined && !(provider === 'openai' && own !== undefined)) {
    throw missing(
      `The judge provider "${provider}" needs a key.`,
      'judge.provider',
      `Set the environment variable ${keyName}, or use judge.provider: offline.`,
    );
  }
  if (provider === 'anthropic' && !settings.model) {
    throw missing(
      'The judge provider "anthropic" needs a model.',
      'judge.model',
      'Name one, for example judge.model: claude-sonnet-5.',
    );
  }
  return {
    baseUrl: own ?? addressOf(provider, env),
    apiKey: key ?? NO_KEY,
    keyName,
  };
}

function addressOf(provider: Keyed, env: Environment): string {
  if (provider === 'openai') return valueIn(env, 'OPENAI_BASE_URL') ?? 'https://api.openai.com/v1';
  if (provider === 'anthropic') return valueIn(env, 'ANTHROPIC_BASE_URL') ?? 'https://api.anthropic.com';
  const address = valueIn(env, 'AZURE_OPENAI_ENDPOINT');
  if (address !== undefined) return address;
  throw missing(
    'The judge provider "azure_openai" needs an address.',
    'judge.base_url',
    'Set the environment variable AZURE_OPENAI_ENDPOINT or judge.base_url.',
  );
}

/** A set variable; an empty one is as good as none. */
function valueIn(env: Environment, name: string): string | undefined {
  const value = env.get(name)?.trim();
  return value === '' ? undefined : value;
}

function missing(what: string, where: string, hint: string): Fault {
  return new Fault('validation_failed', what, { where, hint });
}
