/** What was tolerated in the answers of a run: one warning for each agent and kind, however many answers had it. */
interface ToleratedAnswers {
  /** Takes what was tolerated in an answer of an agent. */
  of(agentId: string): (kind: string, message: string) => void;
  warnings(): string[];
}

/** Collects it; a warning shows the words of the first answer. */
export function toleratedAnswers(): ToleratedAnswers {
  const found = new Map<string, { agentId: string; message: string; answers: number }>();
  return {
    of: (agentId) => (kind, message) => {
      const key = JSON.stringify([agentId, kind]);
      const before = found.get(key);
      if (before === undefined) found.set(key, { agentId, message, answers: 1 });
      else before.answers++;
    },
    warnings: () =>
      [...found.values()].map(
        ({ agentId, message, answers }) =>
          `agent ${agentId} ${message}${answers === 1 ? '' : ` (${answers} times; this is the first)`}`,
      ),
  };
}
