import type { Facet } from './facet.ts';
import { fieldOf } from './failed-checks.ts';

/** What a file of somebody else's runs says of how one ended, beside its own words: facts for analysis, no sentences. */
export interface RecordedOutcome {
  /** Single checks by name. */
  checks: Readonly<Record<string, boolean>>;
  /** Expected texts that no answer holds. */
  missingTexts: readonly string[];
  /** Nobody spoke after its last call. */
  endedWithCall: boolean;
  /** The file says that a limit ended it. */
  endedByLimit: boolean;
  /** Of each call, how many messages had been said before it; undefined where nobody knows. */
  callsAfter: readonly number[] | undefined;
  /** What the user was to want, where a script says so. */
  scenario: string | undefined;
  /** The one action that the run is about, and whether it should have come about. */
  goal: string | undefined;
  shouldSucceed: boolean | undefined;
  /** Somebody looked through it and named the mistake. */
  mistake: boolean;
}

/** The recorded outcome of an imported attempt that failed; null for plays of our own. */
export function recordedOutcome({ failed }: Pick<Facet, 'failed'>): RecordedOutcome | null {
  const metadata = failed.find((one) => fieldOf(one.metadata, 'recorded') !== undefined)?.metadata;
  if (metadata === undefined) return null;
  const [checks, task] = [fieldOf(metadata, 'checks'), fieldOf(metadata, 'task')];
  const [scenario, goal, should] = ['scenario', 'goal', 'should_succeed'].map((name) => fieldOf(task, name));
  const [missing, after] = [fieldOf(metadata, 'missing_texts'), fieldOf(metadata, 'calls_after')];
  return {
    checks: Object.fromEntries(
      Object.entries(typeof checks === 'object' && checks !== null ? checks : {}).filter(
        ([, value]) => typeof value === 'boolean',
      ),
    ),
    missingTexts: Array.isArray(missing) ? missing.filter((one) => typeof one === 'string') : [],
    endedWithCall: fieldOf(metadata, 'ended_with_call') === true,
    endedByLimit: fieldOf(metadata, 'ended_by_limit') === true,
    callsAfter: Array.isArray(after) && after.every((one) => typeof one === 'number') ? after : undefined,
    scenario: typeof scenario === 'string' ? scenario : undefined,
    goal: typeof goal === 'string' ? goal : undefined,
    shouldSucceed: typeof should === 'boolean' ? should : undefined,
    mistake: fieldOf(fieldOf(metadata, 'recorded'), 'mistake') !== undefined,
  };
}
