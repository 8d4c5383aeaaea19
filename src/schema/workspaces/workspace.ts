import { z } from 'zod';

/** A program and its arguments, started without a shell. */
const argv = z.array(z.string().min(1)).min(1).max(1000);

/** Path of a file of a workspace, from its top; never out of it. */
export const pathInside = z
  .string()
  .min(1)
  .max(1000)
  .regex(
    /^(?!\/)(?!.*[\\\0])(?!(?:.*\/)?\.{0,2}(?:\/|$))/,
    'must be the path of a file inside of the workspace',
  );

/** A commit, tag or branch, as git may be asked for it: no option of its own. */
export const gitRef = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[^-\s\p{Cc}][^\s\p{Cc}]*$/u, 'must be a commit, tag or branch')
  .describe('Commit, tag or branch of the repository.');

/** A folder that an agent works in: every attempt gets a copy of its own (worlds.md 6). */
export const workspace = z.object({
  from: z
    .union([
      z.string().min(1).describe('A folder, relative to this file and inside the repository.'),
      z.object({
        git: gitRef,
        path: z
          .string()
          .min(1)
          .optional()
          .describe(
            'A folder of that commit, from the top of the repository; the evals folder is never copied. Left out: all of it.',
          ),
      }),
    ])
    .describe('What the agent finds. `.git`, `.env` files and keys are never copied.'),
  setup: z
    .array(argv)
    .min(1)
    .max(20)
    .optional()
    .describe(
      'Programs that are run in it before any attempt, such as `[npm, ci]`, once a run; attempts get copies of the result.',
    ),
});
export type Workspace = z.infer<typeof workspace>;

/** What kept an attempt from the files of others. */
export const workspaceIsolation = z.object({
  level: z
    .enum(['full', 'none'])
    .describe(
      '`full`: neither the evals folder nor other attempts could be read. `none`: nothing was held back.',
    ),
  missing: z.array(z.string()).describe('Layers that this machine lacks.'),
});
export type WorkspaceIsolation = z.infer<typeof workspaceIsolation>;

/** A file that is not as the agent found it. */
export const changedFile = z.object({
  path: z.string().describe('Path from the top of the workspace.'),
  status: z.enum(['added', 'removed', 'changed']).describe('What became of it.'),
  diff: z
    .string()
    .optional()
    .describe('Unified diff. Left out for what is no text, too long, or cannot be read.'),
});
export type ChangedFile = z.infer<typeof changedFile>;

/** A file that a check asks about. */
const leftFile = z.object({
  path: z.string().describe('Path from the top of the workspace.'),
  exists: z.boolean().describe('Whether it is there.'),
  kind: z
    .enum(['folder', 'link', 'other'])
    .optional()
    .describe('What is there where that is no file. Links are not followed.'),
  behind: z
    .string()
    .optional()
    .describe('Link, or folder that cannot be entered, on the way there: nobody knows whether it is there.'),
  text: z.string().optional().describe('What it holds. Left out for what is no text, or too long.'),
  size: z.number().optional().describe('Bytes.'),
  unreadable: z.literal(true).optional().describe('The agent left it without the right to read it.'),
});

/** A program that a check asks about, as it ended. */
const ranCommand = z.object({
  run: argv.describe('Program and arguments.'),
  timeout_ms: z.number().describe('Milliseconds that it had.'),
  files: z
    .array(z.string())
    .optional()
    .describe('Files of the evals folder that lay beside the workspace meanwhile.'),
  exit_code: z.number().nullable().describe('Null: it was killed, or never began.'),
  output: z.string().describe('The end of what it wrote to standard output.'),
  errors: z.string().describe('The end of what it wrote to standard error.'),
  output_cut: z.literal(true).optional().describe('Standard output was longer.'),
  failed: z.string().optional().describe('Why there is no exit code.'),
  not_found: z
    .literal(true)
    .optional()
    .describe(
      'It could not be started: this machine has no such program. Not said of programs of the workspace.',
    ),
});
export type RanCommand = z.infer<typeof ranCommand>;

/** What an attempt left behind in its workspace: all that checks of files, commands and changes judge by. */
export const workspaceEvidence = z.object({
  from: z.string().describe('Folder or commit that it was a copy of.'),
  changes: z.array(changedFile).describe('Files that differ from those it began with.'),
  more_changes: z.number().int().optional().describe('Number of changes that are not listed.'),
  files: z.array(leftFile).describe('Files that checks ask about.'),
  commands: z.array(ranCommand).describe('Programs that checks ask about.'),
  isolation: workspaceIsolation.describe('What kept the attempt from the files of others.'),
});
export type WorkspaceEvidence = z.infer<typeof workspaceEvidence>;

/** The same in short, beside an attempt in results. */
export const workspaceSummary = z.object({
  changes: z
    .array(changedFile.omit({ diff: true }))
    .describe('Files that the attempt left otherwise; the first 100.'),
  more_changes: z.number().int().optional().describe('Number of changes that are not listed.'),
  isolation: workspaceIsolation.describe('What kept the attempt from the files of others.'),
});
export type WorkspaceSummary = z.infer<typeof workspaceSummary>;

/** What checks ask of a workspace, to be found out while it is there. */
export interface WorkspaceWants {
  readonly files: readonly string[];
  readonly commands: readonly {
    readonly run: readonly string[];
    readonly timeout_ms: number;
    /** Files that it is given besides, by their paths from the evals folder. */
    readonly files?: readonly string[] | undefined;
  }[];
}
