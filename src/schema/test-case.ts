import { z } from 'zod';
import { evenIfIncomplete, timestamp, unitInterval } from './common.ts';
import { turn } from './turn.ts';

/** Marks of a case: extensions of interface 4.6 (contract 2). */
export const caseMarks = z.object({
  skip: z.string().min(1).optional(),
  only: z.boolean().optional(),
  repeat: z.number().int().min(1).max(1000).optional(),
  min_passes: z.number().int().min(1).max(1000).optional(),
  threshold: unitInterval.optional(),
  gating: z.boolean().optional(),
  affects: z.array(z.string()).optional(),
});

export const testCaseFields = z.object({
  name: z.string().min(1),
  agent_id: z.string().min(1),
  type: z.enum(['single', 'multi']).default('single'),
  turns: z.array(turn).min(1),
  tags: z.array(z.string()).default([]),
  ...caseMarks.shape,
});

/** A `single` case has one turn; more than `repeat` passes can never be reached. Tolerant of half-read input. */
export function coherentTestCase(
  value: { type?: unknown; turns?: unknown; min_passes?: unknown; repeat?: unknown },
  context: z.RefinementCtx,
): void {
  const single = value.type === 'single' || value.type === undefined;
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

/** Request body of POST /v1/test-cases. */
export const createTestCaseRequest = testCaseFields.superRefine(coherentTestCase, evenIfIncomplete);
export type CreateTestCaseRequest = z.infer<typeof createTestCaseRequest>;

/** A stored test case (interface 2.6). */
export const testCase = testCaseFields
  .extend({ id: z.string(), created_at: timestamp })
  .superRefine(coherentTestCase, evenIfIncomplete);
export type TestCase = z.infer<typeof testCase>;
