/** Lets the runs of the bundle at this address, whatever its query, share their stateless modules. */
export function shareStatelessModules(bundle: string): void;
/** Whether a module of this code could keep something of a run, or know its surroundings. */
export function keepsState(code: string): boolean;
