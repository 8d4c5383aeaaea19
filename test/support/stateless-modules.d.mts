/** The bundle at this address, to be run again and again with the same stateless modules. */
export function repeatableBundle(bundle: string): Promise<{ start(): Promise<void>; forget(): void }>;
/** Whether a module of this code could keep something of a run, or know its surroundings. */
export function keepsState(code: string): boolean;
