import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { Fault } from '../errors.ts';
import { type Shard, shardOf } from '../runs/shard.ts';
import { PRODUCT } from '../schema/product.ts';
import type { CommonFlags } from './common-flags.ts';
import { terminal } from './terminal.ts';

/** Of repeats, and of plays in flight, as in the settings of the evals folder. */
const MOST_COUNT = 1_000;

/** What a command does with its parsed arguments; answers with the exit code. */
type Action<Flags> = (args: string[], flags: Flags & CommonFlags) => Promise<number>;

/** How the value of a flag is read; a list of words is a choice. */
type FlagKind = 'number' | 'count' | 'seed' | 'list' | 'rate' | 'shard' | readonly string[];

interface CommandSpec {
  name: string;
  summary: string;
  /** Positional arguments in commander's notation. */
  args?: string;
  flags?: [flags: string, description: string, kind?: FlagKind][];
  /** More help, below the list of flags. */
  notes?: string;
  /** Loads the command at its first use, so that `--help` stays quick. */
  load(): Promise<Action<Record<string, unknown>>>;
}

/** The form of a labelled row, for `calibrate --help`. */
const LABEL_NOTES = `
A file holds one labelled row a line, as JSON:
  {"metric": "faithfulness", "input": "…", "output": "…", "context": ["…"], "label": 1}
label: 1 = should pass, 0 = should fail. metric: the scorer to judge by.
Texts: input, output, context, ground_truth, expected_behavior, conversation_history, tool_calls, agent_plan.
params: role, domain, topics, advice_types, expected_tools, available_tools, secret.
Optional: id, dataset, human_score (0 to 1), meta.group (rows that belong together), meta.label_kind.`;

const COMMANDS: CommandSpec[] = [
  {
    name: 'run',
    summary: 'load the evals folder, play its cases against the agent, score, gate, record, report',
    flags: [
      ['--agent <id>', 'play every selected case against this agent'],
      ['--tag <tag>', 'cases with this tag (repeatable)', 'list'],
      ['--case <id>', 'this case; "folder/" or "folder/*" for all below (repeatable)', 'list'],
      ['--repeat <n>', 'play every case so often', 'count'],
      ['--concurrency <n>', 'attempts in flight', 'count'],
      ['--min-pass-rate <rate>', 'required share of passing cases, such as 0.95 or 95%', 'rate'],
      ['--fail-on <what>', 'what fails the gate', ['failure', 'regression', 'never']],
      [
        '--baseline <file|run-id|none>',
        'compare with this run (default under --fail-on regression: the newest run that left no doubt)',
      ],
      ['--affected <base-ref>', 'only cases that hang on a file changed since this branch, tag or commit'],
      ['--shard <i/n>', 'only this part of the suite, such as 3/8; gated after `merge`', 'shard'],
      ['--resume <run-id>', 'go on with a run that was interrupted'],
      ['--retry-errors <run-id>', 'go on with a run and play its errored attempts again'],
      ['--dry-run', 'print what would be played, and stop'],
      ['--max-cost-usd <usd>', 'ceiling for agent and judge together', 'number'],
      ['--out <dir>', 'folder for the reports (default: <state>/reports/<run id>)'],
    ],
    load: async () => (await import('./run.ts')).runCommand as Action<Record<string, unknown>>,
  },
  {
    name: 'merge',
    summary: 'join the shards of a suite into one run, gate it once, record, report',
    args: '<dir...>',
    flags: [
      ['--min-pass-rate <rate>', 'required share of passing cases (default: that of the shards)', 'rate'],
      [
        '--fail-on <what>',
        'what fails the gate (default: that of the shards)',
        ['failure', 'regression', 'never'],
      ],
      ['--baseline <file|run-id|none>', 'compare the whole with this run'],
      ['--out <dir>', 'folder for the reports (default: <state>/reports/<run id>)'],
    ],
    notes:
      '\nA folder is the state folder of a shard, or holds such folders, as downloaded artifacts do. Their order makes no difference.',
    load: async () => (await import('./merge.ts')).mergeCommand as Action<Record<string, unknown>>,
  },
  {
    name: 'evaluate',
    summary: 'judge one output',
    flags: [
      ['--request <file>', 'request as JSON, "-" for standard input'],
      ['--input <text>', 'what the user said'],
      ['--output <text>', 'what the agent answered'],
      ['--context <text>', 'context document (repeatable)', 'list'],
      ['--expected-behavior <text>', 'what the agent should do'],
      ['--ground-truth <text>', 'the right answer'],
      ['--scorers <names>', 'scorers, separated by commas'],
      ['--threshold <score>', 'minimum passing score (default 0.7)', 'number'],
      ['--gate', 'exit 1 when a scorer did not pass'],
    ],
    load: async () => (await import('./evaluate.ts')).evaluateCommand as Action<Record<string, unknown>>,
  },
  {
    name: 'batch',
    summary: 'judge many outputs with the same scorers',
    flags: [
      ['--items <file>', 'items as JSONL or JSON, "-" for standard input'],
      ['--scorers <names>', 'scorers, separated by commas'],
      ['--threshold <score>', 'minimum passing score (default 0.7)', 'number'],
      ['--fail-fast', 'stop taking items after the first that does not pass'],
      ['--no-parallel', 'one item after the other'],
      ['--gate', 'exit 1 when an item did not pass'],
    ],
    load: async () => (await import('./batch.ts')).batchCommand as Action<Record<string, unknown>>,
  },
  {
    name: 'experiment',
    summary: 'compare configurations of an agent on the same cases, with statistics',
    args: '[file]',
    flags: [
      ['--resume <experiment-id>', 'go on with an experiment that was interrupted'],
      ['--retry-errors <experiment-id>', 'go on with an experiment and make its errored plays again'],
      ['--concurrency <n>', 'plays in flight', 'count'],
      ['--max-cost-usd <usd>', 'ceiling for agent and judge together', 'number'],
      ['--dry-run', 'print what would be played, and stop'],
      ['--out <dir>', 'folder for the reports (default: <state>/reports/<experiment id>)'],
    ],
    load: async () => (await import('./experiment.ts')).experimentCommand as Action<Record<string, unknown>>,
  },
  {
    name: 'rescore',
    summary: 'judge the stored outputs of a run again, without calling the agent',
    args: '<run-id>',
    flags: [
      ['--scorers <names>', 'scorers, separated by commas (default: those of the cases)'],
      [
        '--fresh',
        'ask the judge anew where its cache knows the answer: shows how far the judge alone varies',
      ],
      ['--out <dir>', 'folder for the reports (default: <state>/reports/<new run id>)'],
    ],
    load: async () => (await import('./rescore.ts')).rescoreCommand as Action<Record<string, unknown>>,
  },
  {
    name: 'report',
    summary: 'write the reports of a stored run again',
    args: '<run-id>',
    flags: [
      ['--format <format>', 'which report', ['all', 'junit', 'markdown', 'json', 'csv']],
      ['--out <dir>', 'folder for the reports (default: <state>/reports/<run id>)'],
    ],
    load: async () => (await import('./report.ts')).reportCommand as Action<Record<string, unknown>>,
  },
  {
    name: 'compare',
    summary: 'what moved from one run to another: flips, scores, statistics, one verdict',
    args: '<run-a> <run-b>',
    flags: [
      ['--gate', 'exit 1 on a regression'],
      ['--out <dir>', 'folder for comparison.json and comparison.md'],
    ],
    notes: '\nA run is the id of a stored one, or a results.json file or its folder. Run a is the baseline.',
    load: async () => (await import('./compare.ts')).compareCommand as Action<Record<string, unknown>>,
  },
  {
    name: 'calibrate',
    summary: 'agreement of scorers with human labels (default files: labels/*.jsonl of the evals folder)',
    args: '[labels...]',
    flags: [
      ['--scorers <names>', 'judge every row by these, separated by commas (default: the metric of the row)'],
      ['--suggest-threshold', 'say which threshold fits the labels best, and how to write it down'],
      ['--write', 'keep the figures (no texts) in calibration/ of the evals folder, for reports to quote'],
    ],
    notes: LABEL_NOTES,
    load: async () => (await import('./calibrate.ts')).calibrateCommand as Action<Record<string, unknown>>,
  },
  {
    name: 'validate',
    summary: 'check the evals folder and report every problem at once',
    load: async () => (await import('./validate.ts')).validateCommand as Action<Record<string, unknown>>,
  },
  {
    name: 'list',
    summary: 'list scorers, agents, cases, experiments or runs',
    args: '<what>',
    load: async () => (await import('./list.ts')).listCommand as Action<Record<string, unknown>>,
  },
  {
    name: 'init',
    summary: 'write a starter evals folder and workflow; never overwrites',
    load: async () => (await import('./init.ts')).initCommand as Action<Record<string, unknown>>,
  },
];

/** Parses the command line and runs the command. Wrong usage is a Fault `usage` with a suggestion. */
export async function runProgram(argv: readonly string[]): Promise<number> {
  const { out, err } = terminal();
  let exitCode = 0;
  const program = new Command(PRODUCT.name)
    .description('Regression tests for AI agents that run inside the workflow.')
    .version(PRODUCT.version, '-V, --version')
    .helpCommand(true)
    .showSuggestionAfterError(true)
    .exitOverride()
    .configureOutput({ writeOut: out, writeErr: () => undefined });
  for (const spec of COMMANDS) {
    const command = program
      .command(spec.name)
      .description(spec.summary)
      .exitOverride()
      .allowExcessArguments(false);
    command.configureOutput({ writeOut: out, writeErr: () => undefined });
    for (const argument of spec.args?.split(' ') ?? []) command.argument(argument);
    for (const [flags, description, kind] of spec.flags ?? [])
      command.addOption(optionOf(flags, description, kind));
    for (const option of commonOptions()) command.addOption(option);
    if (spec.notes !== undefined) command.addHelpText('after', spec.notes);
    command.action(async (...parsed: unknown[]) => {
      const flags = command.opts() as Record<string, unknown> & CommonFlags;
      const given = parsed.slice(0, command.registeredArguments.length).flat();
      const args = given.filter((one) => one !== undefined).map(String);
      exitCode = await (await spec.load())(args, flags);
    });
  }
  if (argv.length === 0) {
    err(program.helpInformation());
    return 2;
  }
  try {
    await program.parseAsync([...argv], { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return 0;
    throw new Fault('usage', error.message.replace(/^error: /, ''), {
      hint: `See: ${PRODUCT.name} ${program.commands.some((one) => one.name() === argv[0]) ? `${argv[0]} ` : ''}--help`,
    });
  }
  return exitCode;
}

function commonOptions(): Option[] {
  return [
    optionOf('--evals <dir>', 'the evals folder (default: evals)'),
    optionOf('--state <dir>', 'the state folder (default: .assay)'),
    optionOf('--judge <provider>', 'who judges', ['auto', 'offline', 'openai', 'azure_openai', 'anthropic']),
    optionOf('--judge-model <model>', 'model of the judge'),
    optionOf('--judge-base-url <url>', 'any OpenAI-compatible endpoint'),
    optionOf('--seed <n>', 'seed of everything that may vary', 'seed'),
    optionOf('--json', 'print the machine form on stdout, and nothing else there'),
    optionOf('--quiet', 'no progress'),
  ];
}

function optionOf(flags: string, description: string, kind?: FlagKind): Option {
  const option = new Option(flags, description);
  if (kind === 'number') return option.argParser(numberOf);
  if (kind === 'seed') return option.argParser(seedOf);
  if (kind === 'count') return option.argParser(countOf);
  if (kind === 'rate') return option.argParser(rateOf);
  if (kind === 'shard') return option.argParser(shardFlag);
  if (kind === 'list')
    return option.argParser((value: string, before: string[] | undefined) => [...(before ?? []), value]);
  return kind === undefined ? option : option.choices(kind);
}

function numberOf(text: string): number {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value) || value < 0)
    throw new InvalidArgumentError('It must be a number of 0 or more.');
  return value;
}

function seedOf(text: string): number {
  const value = Number(text);
  if (text.trim() === '' || !Number.isSafeInteger(value) || value < 0)
    throw new InvalidArgumentError('It must be a whole number of 0 or more.');
  return value;
}

function countOf(text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1 || value > MOST_COUNT)
    throw new InvalidArgumentError(`It must be a whole number from 1 to ${MOST_COUNT}.`);
  return value;
}

function shardFlag(text: string): Shard {
  const shard = shardOf(text);
  if (shard === undefined)
    throw new InvalidArgumentError('It must be one part of several, such as 3/8: from 1/8 to 8/8.');
  return shard;
}

/** `0.95` or `95%`. A bare number above 1 is refused, because 95 could mean either. */
export function rateOf(text: string): number {
  const percent = /^(\d+(?:\.\d+)?)\s*%$/.exec(text.trim());
  // Other ways to write a number, such as 0x0 or -0, are slips that would open the gate.
  const isPlain = percent !== null || /^(?:\d+\.?\d*|\.\d+)$/.test(text.trim());
  const value = percent === null ? Number(text) : Number(percent[1]) / 100;
  if (!isPlain || !(value >= 0 && value <= 1))
    throw new InvalidArgumentError('It must be a share such as 0.95 or 95%.');
  return value;
}
