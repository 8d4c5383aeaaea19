import { type KnownSecrets, knownSecrets, secretVariables } from '../engine/known-secrets.ts';
import type { Environment } from '../ports/ports.ts';
import { redacted, redactedReport } from '../reports/redacted.ts';
import type { RunReport } from '../schema/run.ts';

/** The secrets of this command; undefined under `--no-redact`. Whatever is printed or written asks here. */
let secrets: KnownSecrets | undefined;

/** Takes secrets out of everything that this command prints and writes from now on, or no longer. */
export function redactOutput(env: Pick<Environment, 'names' | 'get'> | undefined): KnownSecrets | undefined {
  secrets = env === undefined ? undefined : knownSecrets(secretVariables(env));
  return secrets;
}

/** The secrets that are taken out; undefined where none are. */
export const outputSecrets = (): KnownSecrets | undefined => secrets;

/** A text as it may be printed. */
export const shownText = (text: string): string => secrets?.redact(text) ?? text;

/** Plain data as it may be printed and written: before it is cut and spelled, because half a secret is found by nobody. */
export const shownValue = <T>(value: T): T =>
  secrets === undefined || secrets.isEmpty() ? value : redacted(value, secrets.redact);

/** The report of a run as it may be printed and written. */
export const shownReport = (report: RunReport): RunReport =>
  secrets === undefined || secrets.isEmpty() ? report : redactedReport(report, secrets.redact);
