import { DIFFICULTIES, type Difficulty, type GenerationConfig } from '../schema/generation/config.ts';
import { apportion } from '../statistics/largest-remainder.ts';

/** Shares where none are given (improvement.md 6.2 step 3). */
const DEFAULT_SHARES = { easy: 0.3, medium: 0.5, hard: 0.2 };
/** Least share of the cases in focus areas, when some are given; share of edge cases. */
const FOCUS_SHARE = 0.6;
const EDGE_SHARE = 0.2;
/** Least share of neighbours that must still pass among cases from failures: one of the four cases that step 4 makes of each. */
const GUARD_SHARE = 0.25;

export interface Quota {
  /** Most cases from one document, as long as others have material; only where there are several. */
  perDocument?: number;
  total: number;
  difficulty: Record<Difficulty, number>;
  /** The difficulties were asked for: edge cases, guards and focus have to fit into them. */
  exact: boolean;
  edge: number;
  focus: number;
  /** Neighbours of failures that must still pass. */
  guards: number;
}

/** How many cases of each kind; the difficulties sum to the number asked for. */
export function quotaOf(
  config: Pick<
    GenerationConfig,
    'num_test_cases' | 'difficulty_distribution' | 'include_edge_cases' | 'focus_areas'
  >,
  hasFailures = false,
): Quota {
  const total = config.num_test_cases;
  const given = config.difficulty_distribution;
  const shares = DIFFICULTIES.map((name) =>
    given === undefined ? DEFAULT_SHARES[name] : (given[name] ?? 0),
  );
  const [easy = 0, medium = 0, hard = 0] = apportion(total, shares);
  return {
    total,
    difficulty: { easy, medium, hard },
    exact: given !== undefined,
    edge: config.include_edge_cases ? Math.ceil(EDGE_SHARE * total) : 0,
    // One case alone is the failure itself.
    guards: hasFailures && total > 1 ? Math.ceil(GUARD_SHARE * total) : 0,
    focus: (config.focus_areas?.length ?? 0) > 0 ? Math.ceil(FOCUS_SHARE * total) : 0,
  };
}
