import { z } from 'zod';
import { attachment } from './attachment.ts';
import { scorerName } from './scorer-name.ts';
import { expectedTool, toolDescription } from './tool-call.ts';

/** What the user says in a turn. */
export const turnInput = z.object({
  text: z.string(),
  attachments: z.array(attachment).optional(),
});

/** One turn of a test case (interface 4.6) with the turn marks of contract 2. */
export const turn = z.object({
  input: turnInput,
  expected_behavior: z.string(),
  scorers: z.array(scorerName).optional(),
  ground_truth: z.string().optional(),
  context: z.array(z.string()).optional(),
  expected_tools: z.array(expectedTool).optional(),
  available_tools: z.array(toolDescription).optional(),
  role: z.string().optional(),
  allowed_topics: z.array(z.string()).optional(),
  advice_types: z.array(z.string()).optional(),
});
export type Turn = z.infer<typeof turn>;
