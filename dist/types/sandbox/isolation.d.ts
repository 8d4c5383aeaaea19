/** Which layers stood between own code and the machine, in `metadata.isolation` (security.md S38). */
export interface Isolation {
    /** `full`: files, network and processes are out of reach by two layers of the kernel. `none`: by none. */
    readonly level: 'full' | 'partial' | 'none';
    readonly layers: readonly string[];
    readonly missing: readonly string[];
}
/** What a list of layers amounts to. */
export declare function isolationOf({ layers, missing }: Omit<Isolation, 'level'>): Isolation;
