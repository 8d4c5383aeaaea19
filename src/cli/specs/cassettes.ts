import type { Action, CommandSpec } from '../command-spec.ts';

/** `assay cassettes` as help shows it. */
export const cassettes: CommandSpec = {
  name: 'cassettes',
  summary: 'what models were recorded to answer: list it, verify it, or prune what no case needs any more',
  args: '<what>',
  flags: [
    ['--older-than <window>', 'prune: also what was recorded longer ago, such as 90d'],
    ['--dry-run', 'prune: say what would be removed, and stop'],
  ],
  load: async () =>
    (await import('../cassettes/cassettes.ts')).cassettesCommand as Action<Record<string, unknown>>,
};
