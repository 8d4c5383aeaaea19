/** What stands between an agent of this machine and the models that it asks: it records what they answer, or answers in their place. */
export interface AgentRecorder {
    /**
     * Variables that lead to it, in place of those that would lead to models and hosts. `own` is what the file of the agent gives its program,
     * where the addresses are taken from that it stands in front of; `preset` names a known command line. Made where they are first asked for.
     */
    variables(own: Readonly<Record<string, string | undefined>>, preset?: string): Promise<Readonly<Record<string, string>>>;
}
