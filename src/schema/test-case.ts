import { z } from 'zod';
import { evenIfIncomplete, timestamp, unitInterval } from './common.ts';
import { SEVERITIES } from './outcome.ts';
import { expectedBehavior, turn } from './turn.ts';
import { simulatedUser } from './users/user.ts';
import { workspace } from './workspaces/workspace.ts';
import { expectedState } from './worlds/expected-state.ts';
import { forbiddenTools } from './worlds/forbidden-tools.ts';

/** Marks of a case: extensions of interface 4.6 (contract 2). */
export const caseMarks = z.object({
  skip: z
    .string()
    .min(1)
    .optional()
    .describe('Why the case is not run; it is shown as skipped with this reason.'),
  only: z.boolean().optional().describe('`true`: of the selected cases, only those marked so are run.'),
  repeat: z
    .number()
    .int()
    .min(1)
    .max(1000)
    .optional()
    .describe('Number of attempts at the case. Left out: `defaults.repeat`.'),
  min_passes: z
    .number()
    .int()
    .min(1)
    .max(1000)
    .optional()
    .describe('How many of the attempts have to pass. Left out: all.'),
  threshold: unitInterval
    .optional()
    .describe(
      'Lowest score that passes, for all scorers of the case. Left out: that of the scorer, else `defaults.threshold`.',
    ),
  world: z
    .string()
    .min(1)
    .optional()
    .describe(
      'Id of the world that the agent acts on: a file of `worlds/`. Left out: that of the agent, else `defaults.world`.',
    ),
  workspace: workspace
    .optional()
    .describe(
      'Folder that the agent works in, a fresh copy for each attempt; in files only. Left out: that of the agent, else `defaults.workspace`.',
    ),
  expected_state: expectedState
    .optional()
    .describe('What the agent is to leave behind in its world; the result appears as `end_state`.'),
  forbidden_tools: forbiddenTools
    .optional()
    .describe(
      'Calls that must not be made in any turn: a name forbids every call of the tool, arguments beside it only the calls that have them (matchers as in `tool_calls`). The result appears as `forbidden_tools`.',
    ),
  max_steps: z
    .number()
    .int()
    .min(1)
    .max(1000)
    .optional()
    .describe('Most rounds of tool calls of a built-in agent in one turn. Left out: 30.'),
  severity: z
    .enum(SEVERITIES)
    .optional()
    .describe(
      'How bad a failure of the case is. Reports begin with the worst, and a `critical` case that fails fails the run, whatever `gate.min_pass_rate` allows.',
    ),
  gating: z
    .boolean()
    .optional()
    .describe('`false`: the case is run and shown, and does not count for the gate. Left out: it counts.'),
  user: simulatedUser
    .optional()
    .describe(
      'A user that is played after the fixed `turns`, which may be left out then: it talks to the agent until its goal is reached, it gives up or `max_turns` is over.',
    ),
  affects: z
    .array(z.string())
    .optional()
    .describe(
      'Files that the result depends on, as paths or patterns from the top of the repository, or from this file with `./`; `!` in front excludes. Runs of affected cases go by it. Left out: everything that is not documentation.',
    ),
});

export const testCaseFields = z.object({
  name: z.string().min(1).describe('Name shown in reports.'),
  agent_id: z.string().min(1).describe('Id of the agent that answers.'),
  type: z
    .enum(['single', 'multi'])
    .default('single')
    .describe('`single`: one turn. `multi`: a conversation of several turns.'),
  turns: z
    .array(turn)
    .default([])
    .describe(
      'What the user says, turn by turn, and what each answer is judged by. May be left out beside `user`.',
    ),
  tags: z.array(z.string()).default([]).describe('Labels to select cases by.'),
  ...caseMarks.shape,
});

/** A case has turns or a simulated user; a `single` one has one turn; more than `repeat` passes can never be reached. Tolerant of half-read input. */
export function coherentTestCase(
  value: { type?: unknown; turns?: unknown; user?: unknown; min_passes?: unknown; repeat?: unknown },
  context: z.RefinementCtx,
): void {
  hasTurns(value, context);
  // Whoever is played talks in as many turns as it takes.
  const single = value.user === undefined && (value.type === 'single' || value.type === undefined);
  if (single && Array.isArray(value.turns) && value.turns.length > 1)
    context.addIssue({
      code: 'custom',
      path: ['turns'],
      message: `a single case has one turn, this has ${value.turns.length}; say type: multi`,
    });
  if (
    typeof value.min_passes === 'number' &&
    typeof value.repeat === 'number' &&
    value.min_passes > value.repeat
  )
    context.addIssue({
      code: 'custom',
      path: ['min_passes'],
      message: `min_passes ${value.min_passes} is above repeat ${value.repeat}`,
    });
}

/** The same for whoever reads the JSON Schema. */
export const turnsOrUser = { anyOf: [{ required: ['turns'] }, { required: ['user'] }] };

/** Fixed turns may only be missing where a user is simulated. */
function hasTurns({ turns, user }: { turns?: unknown; user?: unknown }, context: z.RefinementCtx): void {
  if (user !== undefined) return;
  if (turns === undefined) context.addIssue({ code: 'custom', path: ['turns'], message: 'is required' });
  else if (Array.isArray(turns) && turns.length === 0)
    context.addIssue({ code: 'custom', path: ['turns'], message: 'must not be empty' });
}

/** Request body of POST /v1/test-cases. What a turn expects is required here, whatever else it is judged by (contract 2). */
export const createTestCaseRequest = testCaseFields
  .extend({
    turns: z
      .array(turn.extend({ expected_behavior: expectedBehavior }))
      .optional()
      .describe(testCaseFields.shape.turns.description ?? ''),
  })
  .omit({ workspace: true })
  .superRefine(coherentTestCase, evenIfIncomplete)
  .meta(turnsOrUser);
export type CreateTestCaseRequest = z.infer<typeof createTestCaseRequest>;

/** A stored test case (interface 2.6). */
export const testCase = testCaseFields
  .extend({ id: z.string(), created_at: timestamp })
  .superRefine(coherentTestCase, evenIfIncomplete);
export type TestCase = z.infer<typeof testCase>;
