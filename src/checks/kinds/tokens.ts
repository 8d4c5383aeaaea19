import { z } from 'zod';
import type { AgentUsage } from '../../schema/agent-usage.ts';
import type { Found } from '../check-kind.ts';
import { type Spent, within } from '../define-budget.ts';
import { defineCheck } from '../define-check.ts';

const most = z.number().int().min(0);
const KINDS = ['input', 'output', 'total'] as const;
type Kind = (typeof KINDS)[number];

/** The answer took no more tokens than this. */
export const tokens = defineCheck<number | { [kind in Kind]?: number | undefined }>({
  name: 'tokens',
  description:
    'The answer took at most so many tokens, read and written together, or of each kind, as its agent or its trace reports. Tokens that are not reported are an error, unless the others are too many already.',
  value: z
    .union([
      most.describe('Tokens at most, read and written together.'),
      z
        .object({
          input: most.optional().describe('Tokens that the agent may read at most.'),
          output: most.optional().describe('Tokens that the agent may write at most.'),
          total: most.optional().describe('Tokens at most, read and written together.'),
        })
        .refine((value) => KINDS.some((kind) => value[kind] !== undefined), {
          error: 'needs input, output or total',
        })
        .describe('Tokens at most, of each kind.'),
    ])
    .describe('Tokens that the answer may take at most.'),
  example: {
    check: { tokens: 1000 },
    passes: { output: 'Done.', usage: { input_tokens: 700, output_tokens: 200 } },
    fails: { output: 'Done.', usage: { input_tokens: 900, output_tokens: 200 } },
  },
  negatable: true,
  of: false,
  reads: ['usage'],
  evaluate(value, { subject }) {
    const wanted = typeof value === 'number' ? { total: value } : value;
    const found = KINDS.flatMap((kind): Found[] => {
      const ceiling = wanted[kind];
      if (ceiling === undefined) return [];
      return [within(ceiling, spentOf(kind, subject.usage ?? {}), (amount) => `${amount} ${WORDS[kind]}`)];
    });
    // One that is beyond its ceiling decides; else one that is not known.
    const worst =
      found.find((one) => 'pass' in one && !one.pass) ?? found.find((one) => 'fault' in one) ?? found[0];
    return worst as Found; // The schema wants one at least.
  },
});

const WORDS: Readonly<Record<Kind, string>> = {
  input: 'tokens read',
  output: 'tokens written',
  total: 'tokens',
};

function spentOf(kind: Kind, { input_tokens, output_tokens }: AgentUsage): Spent {
  const parts = {
    ...(kind === 'output' ? {} : { 'usage.input_tokens': input_tokens }),
    ...(kind === 'input' ? {} : { 'usage.output_tokens': output_tokens }),
  };
  const missing = Object.entries(parts).find(([, amount]) => amount == null);
  const amount = Object.values(parts).reduce<number>((sum, part) => sum + (part ?? 0), 0);
  return missing === undefined ? { amount } : { amount, unknown: missing[0] };
}
