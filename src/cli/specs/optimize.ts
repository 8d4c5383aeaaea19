import type { Action, CommandSpec } from '../command-spec.ts';

/** `assay optimize` as help shows it. */
export const optimize: CommandSpec = {
  name: 'optimize',
  summary: 'improve the system prompt of an agent by its stored failures, and prove it on cases held out',
  flags: [
    ['--request <file>', 'request as JSON, "-" for standard input'],
    ['--agent <id>', 'the agent (default: the only one)'],
    ['--type <type>', 'what is aimed at (default: error_driven)', ['error_driven', 'metric_driven', 'full']],
    ['--target <metric=value>', 'where a metric should get to (repeatable)', 'list'],
    ['--failure-window <window>', 'failures of runs this long ago at most, such as 30d'],
    ['--min-failures <n>', 'fewer failures are too few to learn from (default 5)', 'count'],
    ['--max-prompt-length <n>', 'characters that the prompt may have', 'count'],
    ['--preserve <text>', 'text, or heading of a section, that stays byte for byte (repeatable)', 'list'],
    ['--max-examples <n>', 'examples that may be added to the prompt (default 5)', 'number'],
    ['--no-examples', 'add no examples'],
    ['--max-agent-runs <n>', 'plays of cases at most (default 600)', 'count'],
    ['--max-cost-usd <usd>', 'ceiling for agent and judge together', 'number'],
    ['--concurrency <n>', 'plays in flight', 'count'],
    ['--resume <optimization-id>', 'go on with an optimization that was interrupted'],
    ['--write', 'replace the prompt file where the new prompt is accepted or provisional'],
    ['--out <dir>', 'folder for the reports (default: <state>/reports/<optimization id>)'],
  ],
  notes:
    '\nWithout failures that happened in stored runs there is nothing to learn from: see `assay run`, `assay import-traces`.',
  load: async () => (await import('../optimize.ts')).optimizeCommand as Action<Record<string, unknown>>,
};
