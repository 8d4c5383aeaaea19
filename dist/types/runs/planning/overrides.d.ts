/** Settings of an agent that a play replaces; a judge's questions stay those of the agent itself. */
export interface Overrides {
    system_prompt?: string | undefined;
    model?: string | undefined;
    temperature?: number | undefined;
    /** Descriptions of tools by name. */
    tool_descriptions?: Readonly<Record<string, string>> | undefined;
    /** Files laid into the workspace by their paths there; null takes one out. */
    files?: Readonly<Record<string, {
        readonly text: string;
    } | null>> | undefined;
}
