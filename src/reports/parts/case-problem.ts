import { CASSETTE_MISS } from '../../schema/cassettes/replayed.ts';
import type { CaseResult } from '../../schema/run.ts';

/** Why a case could not be judged. `attempts` counts those that errored, `remedy` is empty when we know none. */
interface CaseProblem {
  code: string;
  message: string;
  remedy: string;
  attempts: number;
}

/** What to do about an error that brings no hint of its own, by its code (src/errors.ts and metrics.md 0.3). */
const REMEDIES = new Map<string, string>(
  Object.entries({
    timeout: 'Raise run.timeout_ms, or find out why the answer takes so long.',
    connection: 'Check that the address is right and that the service is running and reachable from here.',
    overloaded: 'Try again later, or lower run.concurrency.',
    rate_limited: 'Lower run.concurrency or judge.concurrency, or ask the provider for a higher limit.',
    provider_error: 'Check the key, the model name and the account at the provider.',
    address_denied: 'Use a public address, or name the host in ASSAY_ALLOW_PRIVATE_HOSTS.',
    agent_failed: 'Run the agent by hand with the input of this case.',
    judge_error: 'Play it again with --retry-errors; if it stays, try another judge model.',
    scorer_failed: 'Play it again with --retry-errors; if it stays, check the configuration of the scorer.',
    budget_exhausted: 'Raise judge.max_cost_usd or judge.max_calls, or select fewer cases.',
    missing_field: 'Let the agent return the field (invocation mapping), or take the scorer out of the turn.',
    invalid_field: 'Correct the field in the test case or in the answer of the agent.',
    no_assistant_turn: 'Give the conversation at least one answer of the assistant.',
    cassette_miss:
      'Record it again (assay run --record --replay=changed, with the key) and commit evals/cassettes.',
    cancelled: 'Continue with --resume.',
  }),
);

/** What an answer that is recorded lacks, or what was not recorded: it is lacking again in the same run. */
const LASTING = new Set(['missing_field', 'invalid_field', 'no_assistant_turn', CASSETTE_MISS]);

const codesOf = ({ attempts }: Pick<CaseResult, 'attempts'>) =>
  attempts.flatMap(({ error, turns }) => [
    ...(error === undefined ? [] : [error.code]),
    ...turns.flatMap((turn) => Object.values(turn.errors ?? {}).map(({ code }) => code)),
  ]);

/** Whether an errored case asked what no recording answers. */
export const isMissed = (one: CaseResult): boolean =>
  one.status === 'errored' && codesOf(one).includes(CASSETTE_MISS);

/** Whether an errored case may come out otherwise when what errored is played again as it is. */
export function mayPassOnRetry(one: CaseResult): boolean {
  if (one.status !== 'errored') return false;
  const codes = codesOf(one);
  return codes.length === 0 || codes.some((code) => !LASTING.has(code));
}

/** The first error of a case: of its attempts, else of a scorer. */
export function caseProblem(one: CaseResult): CaseProblem {
  const errored = one.attempts.filter((attempt) => attempt.status === 'errored');
  for (const attempt of errored) {
    const { error } = attempt;
    if (error !== undefined)
      return {
        code: error.code,
        message: error.message,
        remedy: error.hint ?? REMEDIES.get(error.code) ?? '',
        attempts: errored.length,
      };
    for (const turn of attempt.turns)
      for (const [scorer, failed] of Object.entries(turn.errors ?? {}))
        return {
          code: failed.subcode === undefined ? failed.code : `${failed.code} (${failed.subcode})`,
          message: failed.message.startsWith(scorer) ? failed.message : `${scorer}: ${failed.message}`,
          remedy: failed.hint ?? REMEDIES.get(failed.code) ?? '',
          attempts: errored.length,
        };
  }
  return {
    code: 'unknown',
    message: one.reason ?? 'The case was not judged, and nothing says why.',
    remedy: 'Play it again with --retry-errors.',
    attempts: errored.length,
  };
}
