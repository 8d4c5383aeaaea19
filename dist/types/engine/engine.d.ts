import type { EngineOptions } from './engine-options.js';
import type { BackgroundAccess, EvalsAccess, OptionsAccess, ResourceAccess, ScoringAccess, SecretsAccess, ServiceAccess, StateAccess, TracingAccess, WebhookAccess } from './engine-parts.js';
/** The engine behind every entry point. */
export interface Engine extends OptionsAccess, StateAccess, EvalsAccess, ResourceAccess, ScoringAccess, SecretsAccess, TracingAccess, WebhookAccess, BackgroundAccess, ServiceAccess {
}
/** An engine whose parts are made at their first use: what a command does not need is neither read nor loaded. */
export declare function createEngine(options?: EngineOptions): Engine;
