import { defined } from '../schema/defined.ts';
import type { AttemptError, CaseResult } from '../schema/run.ts';

/** Not infrastructure: the agent answered, but without a field that a scorer needs. */
const ANSWERED = new Set(['missing_field', 'invalid_field', 'no_assistant_turn']);

/** What went wrong in attempts: the first error of a gating case, and whether all of them were of the infrastructure. */
export function errorBooks() {
  let first: AttemptError | undefined;
  let onlyInfrastructure = true;
  return {
    add({ attempts, gating }: CaseResult): void {
      for (const { error, status } of attempts) {
        if (error === undefined || status !== 'errored') continue;
        if (gating !== false) first ??= error;
        if (ANSWERED.has(error.code)) onlyInfrastructure = false;
      }
    },
    facts: () => ({ ...defined({ firstError: first }), onlyInfrastructure }),
  };
}
