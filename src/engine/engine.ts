import { resolve } from 'node:path';
import { once } from '../flow/once.ts';
import { engineWebhooks } from '../webhooks/engine-webhooks.ts';
import { backgroundPart } from './background-part.ts';
import type { EngineOptions } from './engine-options.ts';
import type {
  BackgroundAccess,
  EvalsAccess,
  OptionsAccess,
  ResourceAccess,
  ScoringAccess,
  SecretsAccess,
  ServiceAccess,
  StateAccess,
  TracingAccess,
  WebhookAccess,
} from './engine-parts.ts';
import { resourcePart } from './resource-part.ts';
import { statePart } from './state-part.ts';

/** The engine behind every entry point. */
export interface Engine
  extends OptionsAccess,
    StateAccess,
    EvalsAccess,
    ResourceAccess,
    ScoringAccess,
    SecretsAccess,
    TracingAccess,
    WebhookAccess,
    BackgroundAccess,
    ServiceAccess {}

/** An engine whose parts are made at their first use: what a command does not need is neither read nor loaded. */
export function createEngine(options: EngineOptions = {}): Engine {
  const state = statePart(options);
  const resources = resourcePart(state, resolve(state.ports.env.cwd(), options.evals ?? 'evals'));
  let { streams } = options;
  return {
    ...state,
    ...resources,
    ...backgroundPart(state.warn),
    webhooks: once(() => engineWebhooks({ ...state, ...resources })),
    streams: () => streams,
    serveAt(at) {
      streams = at;
    },
  };
}
