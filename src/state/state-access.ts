import type { PortsAccess } from '../ports/ports-access.ts';
import type { Store } from './store.ts';
import type { TrustedAnswers } from './trusted-answers.ts';

/** What is stored. */
export interface StateAccess extends PortsAccess {
  /** Absolute state folder (`.assay`). */
  readonly stateDir: string;
  store(): Promise<Store>;
  /** Which kept answers of judges count. */
  readonly answers: TrustedAnswers;
}
