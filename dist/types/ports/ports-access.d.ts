import type { Ports } from './ports.js';
/** The outside world, and where warnings go. */
export interface PortsAccess {
    readonly ports: Ports;
    warn(message: string): void;
}
