import type { CaseResult } from '../../schema/run.ts';
import { isUnsure } from '../../schema/scorer-result.ts';
import { formatAgainst, formatScore } from '../../text/format.ts';
import { talkText } from '../../text/talk-text.ts';

/** A scorer that a case did not pass: its lowest score, and in how many attempts it failed. */
export interface FailingScorer {
  scorer: string;
  score: number;
  /** Null when the result does not say what was required. */
  threshold: number | null;
  reasoning: string;
  gating: boolean;
  /** It does not gate because its judge is not sure. */
  unsure: boolean;
  /** Where the lowest score was: indexes of attempt and turn. */
  attempt: number;
  turn: number;
  failedAttempts: number;
}

/** The scorers that a case did not pass, those that gate first, each in the order of its first failure. */
export function failingScorers(one: CaseResult): FailingScorer[] {
  const found = new Map<string, FailingScorer & { lastAttempt: number }>();
  one.attempts.forEach((attempt, attemptIndex) => {
    attempt.turns.forEach((turn, turnIndex) => {
      for (const [scorer, result] of Object.entries(turn.results)) {
        if (result.pass || result.metadata['not_applicable'] === true) continue;
        const gating = result.gating !== false;
        const key = `${gating}:${scorer}`;
        const before = found.get(key);
        const threshold = result.metadata['threshold'];
        const failedAttempts = (before?.failedAttempts ?? 0) + (before?.lastAttempt === attemptIndex ? 0 : 1);
        if (before !== undefined && before.score <= result.score) {
          found.set(key, { ...before, failedAttempts, lastAttempt: attemptIndex });
          continue;
        }
        found.set(key, {
          scorer,
          score: result.score,
          threshold: typeof threshold === 'number' ? threshold : null,
          reasoning: result.reasoning,
          gating,
          unsure: isUnsure(result),
          attempt: attemptIndex,
          turn: turnIndex,
          failedAttempts,
          lastAttempt: attemptIndex,
        });
      }
    });
  });
  const all = [...found.values()].map(({ lastAttempt: _, ...failing }) => failing);
  return [...all.filter((failing) => failing.gating), ...all.filter((failing) => !failing.gating)];
}

/** The numbers of a failing scorer without its name: `0.50 < 0.70`. */
export function failingNumbers({ score, threshold }: FailingScorer): string {
  return threshold === null || score >= threshold
    ? `${formatScore(score)} (not passed)`
    : formatAgainst(score, threshold);
}

/** What else to know about a failing scorer: the turn of a longer case, how many attempts failed, whether it gates. Empty for the plain case. */
export function failingNotes(failing: FailingScorer, one: CaseResult): string[] {
  const { turns: { length: turns } = [], talk } = one.attempts[failing.attempt] ?? {};
  return [
    ...(turns > 1 ? [`turn ${failing.turn + 1}`] : []),
    ...(talk === undefined ? [] : [talkText(talk)]),
    ...(one.attempts.length > 1 ? [`${failing.failedAttempts} of ${one.attempts.length} attempts`] : []),
    ...(failing.gating ? [] : [failing.unsure ? 'unsure' : 'not gating']),
    ...caseNotes(one),
  ];
}

/** How bad its failure is, and that it went both ways in earlier runs; with its outcomes where it does not gate for that reason. Empty for others. */
export function caseNotes({ severity, flaky, quarantined, outcomes }: CaseResult): string[] {
  const graded = severity === undefined ? [] : [`severity ${severity}`];
  if (quarantined === true) return [...graded, `quarantined, flaky before: ${outcomesText(outcomes)}`];
  return flaky === true ? [...graded, 'flaky before'] : graded;
}

/** `PFP then PF` where the agent was changed in between: fit for a table, and nothing else may stand there. */
const outcomesText = (outcomes = '') => outcomes.replace(/[^PF|]/g, '').replaceAll('|', ' then ');
