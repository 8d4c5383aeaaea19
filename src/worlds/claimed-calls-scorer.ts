import { NO_USAGE } from '../judges/judge.ts';
import { defined } from '../schema/defined.ts';
import { nobodyAsked } from '../scorers/joint-judge-info.ts';
import type { Scorer, ScorerOutcome } from '../scorers/scorer.ts';
import { truncateText } from '../text/truncate.ts';
import { erroredBy } from './errored-by.ts';
import type { ClaimedCall } from './verdict/claimed-calls.ts';

/** The name of the verdict on what an agent says that it called among the results of a turn. */
export const CLAIMED_CALLS = 'claimed_calls';
/** Changes when what counts as a claim changes. */
const VERSION = '1';
/** Length of a reasoning, as of every scorer (metrics.md 0.8), findings in it, and findings in the metadata. */
const LONGEST_REASONING = 800;
const MOST_SAID = 3;
const MOST_LISTED = 20;

/**
 * Whether an agent claims calls that it never made (worlds.md 3): once, over the whole attempt, by what the world recorded. It fails where
 * the agent itself reports a tool of which no call was recorded. What is less sure, as every claim in words, is shown and does not gate.
 */
export function claimedCallsScorer(): Scorer {
  const usage = { ...NO_USAGE };
  return {
    name: CLAIMED_CALLS,
    category: 'user',
    description: 'The agent claims no calls that it never made.',
    formula: '1 where no claimed call is missing among the recorded ones, else 0.',
    needs: [],
    uses: [],
    version: VERSION,
    multiTurn: true,
    deterministic: true,
    judgesEmpty: true,
    emptyMetadata: () => ({ kind: CLAIMED_CALLS, expected: null, actual: null }),
    check: () => [],
    async evaluate(_subject, { world }): Promise<ScorerOutcome> {
      if (world === undefined)
        return {
          status: 'errored',
          error: {
            code: 'missing_field',
            message: `${CLAIMED_CALLS} requires 'world': the attempt acted on none`,
            field: 'world',
          },
          usage,
        };
      const { evidence, answers, reported } = world;
      const { claimedCalls } = await import('./verdict/claimed-calls.ts');
      const tools = await world.tools().catch(erroredBy);
      if ('status' in tools) return { ...tools, usage };
      const claims = { calls: evidence.calls, tools, answers };
      const found = claimedCalls({ ...claims, ...defined({ reported }) });
      const sure = found.filter((one) => one.sure);
      return {
        status: 'scored',
        usage,
        result: {
          ...{ score: found.length === 0 ? 1 : 0, pass: found.length === 0, reasoning: reasoningOf(found) },
          // What may be a misunderstanding is shown and decides nothing.
          ...(found.length > 0 && sure.length === 0 ? { gating: false as const } : {}),
          metadata: metadataOf(found),
        },
      };
    },
  };
}

function reasoningOf(found: readonly ClaimedCall[]): string {
  if (found.length === 0) return 'No call is claimed that was not made.';
  // Sure ones first: they are why it fails.
  const first = [...found].sort((a, b) => Number(b.sure) - Number(a.sure)).slice(0, MOST_SAID);
  const words = first.map(({ quote, why }) => `${truncateText(quote, 200)}: ${why}`);
  const more = found.length > MOST_SAID ? [`and ${found.length - MOST_SAID} more`] : [];
  return truncateText(`${[...words, ...more].join('; ')}.`, LONGEST_REASONING);
}

function metadataOf(found: readonly ClaimedCall[]): Record<string, unknown> {
  return {
    kind: CLAIMED_CALLS,
    expected: 'no claim of a call that was never made',
    actual: found.length === 0 ? 'none' : `${found.length} ${found.length === 1 ? 'claim' : 'claims'}`,
    claims: found.slice(0, MOST_LISTED),
    ...(found.length > MOST_LISTED ? { more_claims: found.length - MOST_LISTED } : {}),
    not_applicable: false,
    derived: [],
    judge: nobodyAsked(`${CLAIMED_CALLS}@${VERSION}`),
    warnings: [],
    imputed_verdicts: [],
  };
}
