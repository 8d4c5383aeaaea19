import type { PortsAccess } from '../ports/ports-access.js';
import type { Store } from './store.js';
/** What is stored. */
export interface StateAccess extends PortsAccess {
    /** Absolute state folder (`.assay`). */
    readonly stateDir: string;
    store(): Promise<Store>;
}
