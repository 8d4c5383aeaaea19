import type { PortsAccess } from '../ports/ports-access.js';
import type { Store } from './store.js';
import type { TrustedAnswers } from './trusted-answers.js';
/** What is stored. */
export interface StateAccess extends PortsAccess {
    /** Absolute state folder (`.assay`). */
    readonly stateDir: string;
    store(): Promise<Store>;
    /** Which kept answers of judges count. */
    readonly answers: TrustedAnswers;
}
