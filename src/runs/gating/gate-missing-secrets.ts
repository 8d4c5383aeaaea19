import type { GateSettings } from '../../schema/settings.ts';
import { formatCount, formatCounted } from '../../text/format.ts';
import { capitalized, type MissingSecrets, missingSecretsSentence } from '../planning/missing-secrets.ts';
import type { CaseDescription } from '../records.ts';
import type { Verdict } from './verdict.ts';

/** What could not be decided because secrets were missing. */
export interface MissingSecretsFacts extends MissingSecrets {
  /** Gating cases that only the judge, or an agent with its key, could decide. */
  undecided: number;
  /** Scorers with results that do not gate for that reason. */
  scorers: ReadonlySet<string>;
}

/** The missing secrets of a run and its cases, for the gate; nothing where everything was there. */
export function missingSecretsFacts(
  missing: MissingSecrets | undefined,
  { undecided }: { undecided: { cases: number; scorers: ReadonlySet<string> } },
  descriptions: readonly Pick<CaseDescription, 'gating' | 'unreachable'>[],
): { missing?: MissingSecretsFacts } {
  if (missing === undefined) return {};
  const unplayed = descriptions.filter(({ gating, unreachable }) => gating && unreachable === true).length;
  return {
    missing: {
      ...missing,
      undecided: unplayed + (missing.judge ? undecided.cases : 0),
      scorers: missing.judge ? undecided.scorers : new Set(),
    },
  };
}

/** How many gating cases were left undecided for it, for reports; nothing where none was. */
export function unjudgedOf(
  missing: MissingSecrets | undefined,
  facts: Parameters<typeof missingSecretsFacts>[1],
  descriptions: Parameters<typeof missingSecretsFacts>[2],
): { unjudged?: number } {
  const { missing: found } = missingSecretsFacts(missing, facts, descriptions);
  return found === undefined || found.undecided === 0 ? {} : { unjudged: found.undecided };
}

/** Whether it took anything away from this run. */
export const isFelt = (missing: MissingSecretsFacts | undefined) =>
  missing !== undefined && (missing.undecided > 0 || missing.scorers.size > 0);

/**
 * The verdict of a run that was given no secrets (contract 5): what needs none of them decides alone. `decided` is the verdict
 * on that, undefined where there is none of it. Neutral without such evidence; also with less of it than `gate.min_cases` asks
 * for, unless what there is failed.
 */
export function missingSecretsVerdict(
  decided: Verdict | undefined,
  judged: number,
  missing: MissingSecretsFacts,
  { min_cases: least }: Pick<GateSettings, 'min_cases'>,
): Verdict {
  const note = isFelt(missing) ? ` ${noteOf(missing)}` : '';
  if (decided === undefined)
    return { conclusion: 'neutral', reason: `Nothing could be decided without secrets.${note}`, exitCode: 0 };
  if (decided.conclusion === 'passed' && judged < least)
    return {
      conclusion: 'neutral',
      reason: `Only ${formatCounted(judged, 'case')} could be decided without secrets; ${formatCount(least)} are required (gate.min_cases). ${decided.reason}${note}`,
      exitCode: 0,
    };
  return { ...decided, reason: `${decided.reason}${note}` };
}

/** The sentence that belongs to every reason of such a run. */
function noteOf({ undecided, ...missing }: MissingSecretsFacts): string {
  const rest =
    undecided === 0
      ? 'what needs a judge does not gate'
      : `${formatCounted(undecided, 'case')} without a verdict`;
  return `${capitalized(missingSecretsSentence(missing))}; ${rest}.`;
}
