import { Command, CommanderError, type Option } from 'commander';
import { Fault } from '../errors.ts';
import { boundHeap } from '../ports/heap/bounded-heap.ts';
import { nodeEnvironment } from '../ports/node-environment.ts';
import { PRODUCT } from '../schema/product.ts';
import { backgroundEnded } from './background-ended.ts';
import { COMMANDS } from './commands.ts';
import type { CommonFlags } from './common-flags.ts';
import { optionOf } from './flag-values.ts';
import { redactOutput } from './redaction.ts';
import { terminal } from './terminal.ts';

/** Parses the command line and runs the command. Wrong usage is a Fault `usage` with a suggestion. */
export async function runProgram(argv: readonly string[]): Promise<number> {
  // Before the flags are read: what is wrong with them is printed too.
  redactOutput(argv.includes('--no-redact') ? undefined : nodeEnvironment());
  const { out, err } = terminal();
  let exitCode = 0;
  const program = new Command(PRODUCT.name)
    .description('Regression tests for AI agents that run inside the workflow.')
    .version(PRODUCT.version, '-V, --version')
    .helpCommand(true)
    .showSuggestionAfterError(true)
    .exitOverride()
    .configureOutput({ writeOut: out, writeErr: () => undefined });
  // Flags take long to describe. Where the first word is a command nothing is asked of the others but their names.
  const chosen = COMMANDS.find(({ name }) => name === argv[0]);
  for (const spec of COMMANDS) {
    const command = program
      .command(spec.name, { hidden: spec.hidden === true })
      .description(spec.summary)
      .exitOverride()
      .allowExcessArguments(false);
    command.configureOutput({ writeOut: out, writeErr: () => undefined });
    for (const argument of spec.args?.split(' ') ?? []) command.argument(argument);
    if (chosen !== undefined && spec !== chosen) continue;
    const more = argv.includes(spec.name) ? await spec.loadFlags?.() : undefined;
    for (const [flags, description, kind] of [...(more ?? []), ...(spec.flags ?? [])])
      command.addOption(optionOf(flags, description, kind));
    for (const option of commonOptions()) command.addOption(option);
    if (spec.notes !== undefined) command.addHelpText('after', spec.notes);
    command.action(async (...parsed: unknown[]) => {
      const flags = command.opts() as Record<string, unknown> & CommonFlags;
      const given = parsed.slice(0, command.registeredArguments.length).flat();
      const args = given.filter((one) => one !== undefined).map(String);
      try {
        const run = await spec.load();
        boundHeap();
        exitCode = await run(args, flags);
      } finally {
        await backgroundEnded(flags.quiet === true);
      }
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

/** Values of `--judge`, said again here because the schema that knows them takes long to load. */
const JUDGES = ['auto', 'offline', 'openai', 'azure_openai', 'anthropic', 'local', 'onnx'];

function commonOptions(): Option[] {
  return [
    optionOf('--evals <dir>', 'the evals folder (default: evals)'),
    optionOf('--state <dir>', 'the state folder (default: .assay)'),
    optionOf('--judge <provider>', 'who judges', JUDGES),
    optionOf('--judge-model <model>', 'model of the judge'),
    optionOf('--judge-base-url <url>', 'any OpenAI-compatible endpoint'),
    optionOf('--seed <n>', 'seed of everything that may vary', 'seed'),
    optionOf('--no-env-file', 'leave the .env file beside the evals folder alone (in CI none is read)'),
    optionOf('--json', 'print the machine form on stdout, and nothing else there'),
    optionOf('--quiet', 'no progress'),
    optionOf('--no-redact', 'show the values of secrets: on your own terminal'),
  ];
}
