import { z } from 'zod';
import { check } from '../../schema/check.ts';
import type { WorkspaceWants } from '../../schema/workspaces/workspace.ts';
import { truncateText } from '../../text/truncate.ts';
import { defineCheck } from '../define-check.ts';
import { leftBehind } from '../left-behind.ts';

/** How long a program may take that does not say. */
export const COMMAND_MS = 120_000;

/** What tells one program of checks from another. */
export const commandKey = ({ run, timeout_ms, files = [] }: WorkspaceWants['commands'][number]) =>
  JSON.stringify([run, timeout_ms, files]);

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** A program that is run in the workspace after the attempt. */
export const command = defineCheck<{
  run: string[];
  exit_code?: number | undefined;
  output?: unknown;
  timeout_ms?: number | undefined;
  files?: string[] | undefined;
}>({
  name: 'command',
  description:
    'A program that is run in the workspace after the attempt, such as its tests: how it ends, and any other check of what it writes to standard output, of which the last 64 KiB are kept. It is started without a shell, and is kept from the evals folder like the agent.',
  value: z
    .object({
      run: z.array(z.string().min(1)).min(1).max(1000).describe('Program and arguments: `[npm, test]`.'),
      exit_code: z.number().int().min(0).max(255).optional().describe('How it has to end. Left out: 0.'),
      output: check.optional().describe('A check of its standard output.'),
      timeout_ms: z
        .number()
        .int()
        .min(1)
        .max(3_600_000)
        .optional()
        .describe(`Milliseconds after which it is killed, and fails. Left out: ${COMMAND_MS}.`),
      files: z
        .array(z.string().min(1).max(1000))
        .min(1)
        .max(100)
        .refine((paths) => new Set(paths.map(nameOf)).size === paths.length, 'hold two files of one name')
        .optional()
        .describe(
          'In files: files of the evals folder, relative to the file, that no agent sees. Each lies under its own name in the folder `{{ files }}` of `run`, which is also `ASSAY_CHECK_FILES`; the workspace is `ASSAY_WORKSPACE`.',
        ),
    })
    .describe('The program, and what is asked of it.'),
  example: {
    check: { command: { run: ['npm', 'test'] } },
    passes: {
      workspace: leftBehind({
        commands: [
          { run: ['npm', 'test'], timeout_ms: COMMAND_MS, exit_code: 0, output: '3 passed', errors: '' },
        ],
      }),
    },
    fails: {
      workspace: leftBehind({
        commands: [
          { run: ['npm', 'test'], timeout_ms: COMMAND_MS, exit_code: 1, output: '1 failed', errors: '' },
        ],
      }),
    },
  },
  label: (value) => (value as { run?: string[] }).run?.join(' '), // It has this form.
  negatable: false,
  of: false,
  reads: ['workspace'],
  files: (value) => {
    const files = (value as { files?: unknown } | null)?.files;
    if (!Array.isArray(files)) return [];
    return files.flatMap((file: unknown, at) =>
      typeof file === 'string' ? [{ step: ['files', at], file }] : [],
    );
  },
  members: (value) => {
    const output = (value as { output?: unknown } | null)?.output;
    return output === undefined ? [] : [{ step: ['output'], check: output }];
  },
  async evaluate(value, { subject, judge, weights }) {
    const { run, exit_code: wanted = 0, timeout_ms = COMMAND_MS, files } = value;
    const key = commandKey({ run, timeout_ms, files });
    const ran = subject.workspace?.commands.find((one) => commandKey(one) === key);
    if (ran === undefined) return { fault: `${run.join(' ')} was not run` };
    if (ran.not_found === true)
      return {
        fault: `${run[0]} was not found on this machine, so nobody can tell whether the agent did well; install it, or correct run`,
        code: 'scorer_failed',
      };
    const { exit_code: code, failed, output, errors } = ran;
    const last = lastLine(errors) || lastLine(output);
    const ended = failed ?? `it ended with exit code ${code}`;
    if (code !== wanted || weights.length === 0)
      return {
        ...{ pass: code === wanted, expected: wanted, actual: code },
        reason: code === wanted || last === '' ? ended : `${ended}: ${last}`,
      };
    const outcome = await judge(0, { value: output, at: `output of ${run.join(' ')}` });
    if (outcome.status === 'nothing') return outcome;
    if (outcome.status === 'not_applicable') return { notApplicable: outcome.reason };
    const { pass, score, expected, actual, reason, at, metadata, label } = outcome;
    return {
      ...{ pass, score, expected, actual, reason },
      ...(at === undefined ? {} : { at }),
      metadata: { ...metadata, check: label },
    };
  },
});

const lastLine = (text: string) => truncateText(text.trim().split('\n').at(-1)?.trim() ?? '', 200);
