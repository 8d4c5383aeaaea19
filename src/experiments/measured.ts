/** Metrics of an experiment that are measured, not scored (contract 9). */
export const MEASURED: ReadonlySet<string> = new Set(['latency_ms', 'cost_usd', 'pass_rate']);
