import type { CheckServices } from '../checks/check-kind.ts';
import { bounded } from '../checks/check-outcome.ts';
import { NO_USAGE } from '../judges/judge.ts';
import { defined } from '../schema/defined.ts';
import type { ExpectedState } from '../schema/worlds/expected-state.ts';
import type { StateComparison, World } from '../schema/worlds/world.ts';
import { nobodyAsked } from '../scorers/joint-judge-info.ts';
import type { ScoredWorld } from '../scorers/scored-world.ts';
import type { Scorer, ScorerOutcome } from '../scorers/scorer.ts';
import { erroredBy } from './errored-by.ts';
import { unseenState } from './shows-state.ts';
import { endState } from './verdict/end-state.ts';
import type { EndStateFinding } from './verdict/end-state-input.ts';

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
  /** The tools and the state of its world: what they do not show is not judged. */
  readonly world: Pick<World, 'tools' | 'state'>;
  /** What checks of `at` may use. */
  readonly services?: CheckServices;
}

/**
 * The verdict on the end state of an attempt, as a scorer: once, over the whole attempt, by the world that stands in the context. An attempt
 * without one is an error, never a pass. No answer has to be given for it: what counts is what was done.
 */
export function endStateScorer(options: EndStateOptions): Scorer {
  const { expected } = options;
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
      const found = await judged(options, world);
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

/** The verdict; where the state or the expected calls cannot be had, that is an error of this attempt and of no other. */
async function judged(
  { expected, comparison, equals, services, world: offered }: EndStateOptions,
  { initial, gold, evidence, answers }: ScoredWorld,
): Promise<EndStateFinding> {
  const unseen = unseenState(expected, offered);
  if (unseen !== undefined)
    return {
      status: 'errored',
      error: { code: 'validation_failed', message: `expected_state.${unseen.key} ${unseen.message}.` },
    };
  try {
    const state = await initial();
    const played = expected.actions === undefined ? undefined : await gold(expected);
    return await endState({
      ...{ expected, comparison, initial: state, evidence, answers },
      ...defined({ gold: played, equals, services }),
    });
  } catch (error) {
    return erroredBy(error);
  }
}
