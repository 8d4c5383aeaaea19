import type { CheckServices } from '../checks/check-kind.ts';
import { bounded } from '../checks/check-outcome.ts';
import { NO_USAGE } from '../judges/judge.ts';
import { defined } from '../schema/defined.ts';
import type { ExpectedState } from '../schema/worlds/expected-state.ts';
import type { StateComparison } from '../schema/worlds/world.ts';
import { nobodyAsked } from '../scorers/joint-judge-info.ts';
import type { Scorer, ScorerOutcome } from '../scorers/scorer.ts';
import { endState } from './verdict/end-state.ts';

/** The name of the verdict on an end state among the results of a turn. */
export const END_STATE = 'end_state';
/** Changes when what an expected state means changes; the expected state is part of its case. */
const VERSION = '1';

/** What a case expects of a world, and how that world compares states. */
export interface EndStateOptions {
  readonly expected: ExpectedState;
  readonly comparison: StateComparison;
  /** The state that `expected.equals` is, where it names one. */
  readonly equals?: object;
  /** What checks of `at` may use. */
  readonly services?: CheckServices;
}

/**
 * The verdict on the end state of an attempt, as a scorer: once, over the whole attempt, by the world that stands in the context. An attempt
 * without one is an error, never a pass. No answer has to be given for it: what counts is what was done.
 */
export function endStateScorer({ expected, comparison, equals, services }: EndStateOptions): Scorer {
  const usage = { ...NO_USAGE };
  return {
    name: END_STATE,
    category: 'user',
    description: 'The attempt left the state behind that its case expects.',
    formula: '1 where the end state is the expected one and nothing forbidden was done, else 0.',
    needs: [],
    uses: [],
    version: VERSION,
    multiTurn: true,
    deterministic: true,
    judgesEmpty: true,
    emptyMetadata: () => ({ kind: END_STATE, expected: bounded(expected), actual: null }),
    check: () => [],
    async evaluate(_subject, { world }): Promise<ScorerOutcome> {
      if (world === undefined)
        return {
          status: 'errored',
          error: {
            code: 'missing_field',
            message: `${END_STATE} requires 'world': the attempt acted on none`,
            field: 'world',
            hint: 'Name the world of the case: world: ID, of evals/worlds/ID.yaml.',
          },
          usage,
        };
      const initial = (await world.initial()) as Record<string, unknown>; // A state is one object.
      const gold = expected.actions === undefined ? undefined : await world.gold(expected);
      const { evidence, answers } = world;
      const found = await endState({
        ...{ expected, comparison, initial, evidence, answers },
        ...defined({ gold, equals, services }),
      });
      if (found.status === 'errored') return { ...found, usage };
      const { score, pass, reasoning, metadata } = found;
      return {
        status: 'scored',
        usage,
        result: {
          ...{ score, pass, reasoning },
          metadata: {
            ...metadata,
            derived: [],
            judge: nobodyAsked(`${END_STATE}@${VERSION}`),
            warnings: [],
            imputed_verdicts: [],
          },
        },
      };
    },
  };
}
