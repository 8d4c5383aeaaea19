/** The folder that an attempt works in, as its agent meets it. */
export interface AgentWorkspace {
    /** Absolute, links resolved; nobody else's. */
    readonly folder: string;
    /** `ASSAY_WORKSPACE`, and where its programs put what they need for a moment. */
    readonly variables: Readonly<Record<string, string>>;
    /** The same command, kept from the files of others where the machine can do that. `reads` is what it needs although it is hidden. */
    confined(command: readonly string[], reads: readonly string[]): readonly string[];
}
