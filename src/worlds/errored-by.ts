import { Fault } from '../errors.ts';
import { defined } from '../schema/defined.ts';
import type { ScorerError } from '../schema/scorer-result.ts';

/** A fault of one world as the error of one result; what ends the whole is thrown on. */
export function erroredBy(error: unknown): { status: 'errored'; error: ScorerError } {
  if (!(error instanceof Fault) || error.code === 'cancelled' || error.code === 'internal') throw error;
  const { code, subcode, message, hint } = error;
  return { status: 'errored', error: { code, message, ...defined({ subcode, hint }) } };
}
