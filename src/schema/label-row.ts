import { z } from 'zod';
import { subject } from './evaluation.ts';
import { toolCall } from './tool-call.ts';

const { input, output, expected_behavior, context, ground_truth, conversation_history, agent_plan } =
  subject.shape;
const { role, domain, allowed_topics, advice_types, expected_tools, available_tools } = subject.shape;

/** What a scorer needs of a labelled row besides its texts. */
const labelParams = z.object({
  role,
  domain,
  topics: allowed_topics,
  advice_types,
  expected_tools,
  available_tools,
  /** What the agent must not give away: a part of its hidden instructions. */
  secret: z.string().optional(),
});

/**
 * One line of a file of human labels: the fields of an evaluation, the scorer that they are meant for (`metric`) and what a
 * person judged of it. `label` 1 = should pass, 0 = should fail. Rows of one `meta.group` (document, task, conversation)
 * belong together and are resampled together.
 */
export const labelRow = z.object({
  id: z.string().optional(),
  dataset: z.string().optional(),
  metric: z.string().optional(),
  input,
  output,
  expected_behavior,
  context,
  ground_truth,
  conversation_history,
  agent_plan,
  /** As logs hold them: a call without a name is the agent's mistake, not the file's. */
  tool_calls: z.array(toolCall.extend({ name: z.string() })).optional(),
  params: labelParams.optional(),
  label: z.literal([0, 1]),
  /** A finer judgement in [0, 1] where the source has one, higher is better. */
  human_score: z.number().min(0).max(1).nullish(),
  meta: z
    .looseObject({
      group: z.union([z.string(), z.number()]).nullish(),
      /** Where the label comes from; what begins with `human` is a person's judgement of this very row. */
      label_kind: z.string().nullish(),
    })
    .optional(),
});
export type LabelRow = z.infer<typeof labelRow>;
