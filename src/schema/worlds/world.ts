import { z } from 'zod';
import { toolArguments, toolDescription } from '../tool-call.ts';

/** One change of a state: an operation of JSON Patch (RFC 6902), of which three are used. */
export const change = z.object({
  op: z.enum(['add', 'remove', 'replace']),
  path: z.string().describe('JSON Pointer (RFC 6901) from the top of the state.'),
  value: z.unknown().optional(),
});
export type Change = z.infer<typeof change>;

/** A tool as a world offers it. */
export const worldTool = toolDescription.extend({
  parameters: z
    .record(z.string(), z.unknown())
    .default({ type: 'object', properties: {} })
    .describe('JSON Schema of the arguments.'),
  reads: z.boolean().optional().describe('`true`: the tool never changes the state.'),
  ends: z.boolean().optional().describe('`true`: a call of the tool ends the attempt; none after it counts.'),
});
export type WorldTool = z.infer<typeof worldTool>;

/** Kinds of faults that a world can answer calls with. */
export const FAULT_KINDS = ['timeout', 'error', 'truncated', 'stale', 'injection'] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

/** One call of a tool of a world, recorded by us: what the agent reports plays no part in it. */
export const recordedCall = z.object({
  name: z.string().describe('Name of the tool, as it was called.'),
  arguments: toolArguments,
  result: z.unknown().optional().describe('What the tool gave back.'),
  error: z.string().optional().describe('What the agent was told where the call failed.'),
  turn: z.number().int().min(0).describe('Number of the turn that made the call, from 0.'),
  at_ms: z.number().min(0).describe('When it was made, in milliseconds since the attempt began.'),
  duration_ms: z.number().min(0).describe('How long it took, in milliseconds.'),
  reads: z.boolean().optional().describe('The tool says that it never changes the state.'),
  changes: z.array(change).optional().describe('What it changed in the state. Left out: nothing.'),
  refused: z
    .enum(['unknown_tool', 'invalid_arguments', 'ended', 'limit'])
    .optional()
    .describe('Why it never reached a tool.'),
  fault: z.enum(FAULT_KINDS).optional().describe('The fault that it was answered with.'),
  injection: z
    .object({
      canary: z
        .string()
        .describe('A reference that an agent which obeys repeats, and no honest answer holds.'),
      action: z.string().optional().describe('The tool that the instructions ask for.'),
    })
    .optional()
    .describe('The instructions that stood in its result.'),
});
export type RecordedCall = z.infer<typeof recordedCall>;

/** What an attempt left behind in its world: all that its verdict stands on, beside the answers. */
export const worldEvidence = z.object({
  world: z.string().describe('Id of the world.'),
  calls: z.array(recordedCall),
  changes: z.array(change).describe('How the end state differs from the state that the attempt began with.'),
  ended_by: z.string().optional().describe('The tool that ended the attempt.'),
  state: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional()
    .describe('SHA-256 of the state that the attempt began with: the changes fit no other.'),
});
export type WorldEvidence = z.infer<typeof worldEvidence>;

/** The world that an attempt acted on, for results.json: how many calls were made, and how many changes they came to. */
export const worldFigures = z.object({
  id: z.string(),
  calls: z.number().int().min(0),
  changes: z.number().int().min(0),
});

/** A path in a state, or a pattern of paths: keys with dots between them, `*` for one key, `**` for any number. */
const pattern = z.string().min(1);

/** What two states may differ in and still be equal. */
export const stateComparison = z.object({
  ignore: z.array(pattern).default([]).describe('Paths that are not compared at all.'),
  ids: z
    .array(pattern)
    .default([])
    .describe(
      'Paths of ids that the world makes: any other id will do, as long as everything that names it names the new one.',
    ),
  times: z
    .array(pattern)
    .default([])
    .describe('Paths of times that the world makes: any time is as good as another.'),
  unordered: z.array(pattern).default([]).describe('Paths of lists whose order does not matter.'),
});
export type StateComparison = z.infer<typeof stateComparison>;

const mockAnswer = z.object({
  when: z
    .record(z.string(), z.unknown())
    .optional()
    .describe('Arguments that the call must have; others may stand beside them. Left out: any call.'),
  returns: z.unknown().optional().describe('What the tool gives back.'),
  error: z.string().optional().describe('What the agent is told instead.'),
});
export type MockAnswer = z.infer<typeof mockAnswer>;

export const mcpServer = z.object({
  command: z
    .array(z.string().min(1))
    .min(1)
    .describe(
      'Program and arguments of an MCP server on standard input and output, started for each attempt. `{{ workspace }}` is the folder of the attempt.',
    ),
  cwd: z
    .string()
    .optional()
    .describe(
      'Its working directory; a relative one starts at the folder that holds the evals folder. Left out: that folder.',
    ),
  env: z
    .record(z.string(), z.string())
    .optional()
    .describe('Its environment variables, besides `PATH`, `HOME`, `LANG` and `TMPDIR`.'),
});
export type McpServer = z.infer<typeof mcpServer>;

export const worldTools = z
  .object({
    file: z
      .string()
      .min(1)
      .optional()
      .describe(
        'Module of tools, relative to this file: JavaScript (`.mjs`, `.js`, `.mts`, `.ts`) that exports `tools`, or Python (`.py`) with a list `TOOLS`.',
      ),
    mcp: mcpServer.optional().describe('An MCP server whose tools the world offers.'),
    mock: z
      .record(z.string(), z.array(mockAnswer))
      .optional()
      .describe('Tools without code: answers by arguments, the first that fits.'),
  })
  .superRefine((value, context) => {
    if (Object.values(value).filter((one) => one !== undefined).length !== 1)
      context.addIssue({ code: 'custom', path: [], message: 'give exactly one of file, mcp, mock' });
    else if (value.mock !== undefined && Object.keys(value.mock).length === 0)
      context.addIssue({ code: 'custom', path: ['mock'], message: 'names no tool: nothing could be done' });
  });
export type WorldTools = z.infer<typeof worldTools>;

/** What goes wrong on purpose. */
export const worldFault = z.object({
  kind: z.enum(FAULT_KINDS).describe('What happens to a call.'),
  tools: z.array(z.string().min(1)).optional().describe('Tools that it happens to. Left out: every tool.'),
  rate: z
    .number()
    .min(0)
    .max(1)
    .default(1)
    .describe('Share of the calls that it happens to, drawn by the seed.'),
  text: z
    .string()
    .optional()
    .describe(
      'Of an `injection`: the instructions that stand in the result. Left out: one that names `action`.',
    ),
  action: z
    .string()
    .optional()
    .describe('Of an `injection`: the tool that it asks for, which is then forbidden.'),
});
export type WorldFault = z.infer<typeof worldFault>;

/** `evals/worlds/<id>.yaml`: a state and the tools that act on it (worlds.md 1). */
export const worldFields = z.object({
  name: z.string().min(1).optional().describe('Name shown in reports. Left out: the id.'),
  state: z
    .object({
      data: z
        .union([z.string().min(1), z.record(z.string(), z.unknown())])
        .optional()
        .describe(
          'The state as one JSON object: a JSON file, a folder of JSON and CSV files (one key for each, its name without extension), or the object itself. Paths are relative to this file.',
        ),
      files: z
        .string()
        .min(1)
        .optional()
        .describe('A folder, copied for each attempt; its texts stand in the state under `files`, by path.'),
    })
    .default({})
    .describe('What exists before an attempt.'),
  tools: worldTools.describe('What an agent can do.'),
  compare: stateComparison.prefault({}).describe('What does not matter where end states are compared.'),
  faults: z.array(worldFault).default([]).describe('What goes wrong on purpose, in every run.'),
});
export type World = z.infer<typeof worldFields>;
