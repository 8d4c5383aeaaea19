import { z } from 'zod';
import { attachment } from './attachment.ts';
import { checks } from './check.ts';
import { scorerName } from './scorer-name.ts';
import { expectedTool, toolDescription } from './tool-call.ts';

/** What the user says in a turn. */
export const turnInput = z.object({
  text: z.string().describe('What the user says.'),
  attachments: z.array(attachment).optional().describe('Files that go with it.'),
});

/** What `playval` judges by. */
export const expectedBehavior = z
  .string()
  .describe(
    'What a good answer does, in plain sentences; `playval` and other scorers judge by it. Quoted words, numbers and names are what rules can check without a model.',
  );

/** One turn of a test case (interface 4.6) with the turn marks of contract 2. */
export const turn = z.object({
  input: turnInput.describe('What the user says in this turn.'),
  expected_behavior: expectedBehavior
    .optional()
    .describe(
      `${expectedBehavior.description} May be left out where the turn has checks, or only scorers that do not read it.`,
    ),
  scorers: z
    .array(scorerName)
    .optional()
    .describe(
      'Scorers of this turn: built-in names, aliases or ids of custom scorers. Left out: `default_scorers` of the agent, else `defaults.scorers`; beside `checks` only those of them that have what they need.',
    ),
  checks: checks.optional(),
  ground_truth: z.string().optional().describe('Reference answer or facts that the answer is compared with.'),
  context: z
    .array(z.string())
    .optional()
    .describe('Passages that the answer is to be based on. What the agent says that it retrieved wins.'),
  expected_tools: z.array(expectedTool).optional().describe('Tools that the agent should call in this turn.'),
  available_tools: z
    .array(toolDescription)
    .optional()
    .describe('Tools that could be called in this turn. Left out: those of the agent.'),
  role: z.string().optional().describe('Role of the agent in this turn. Left out: that of the agent.'),
  allowed_topics: z
    .array(z.string())
    .optional()
    .describe('Topics that the agent may speak about, for `topic_adherence`.'),
  advice_types: z
    .array(z.string())
    .optional()
    .describe(
      'Kinds of advice that the agent must not give, for `non_advice` and `safety`. Left out: `non_advice` looks for medical, financial and legal advice.',
    ),
});
export type Turn = z.infer<typeof turn>;
