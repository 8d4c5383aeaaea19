import type { Comparison } from '../../schema/comparison.ts';
import type { GateSettings } from '../../schema/settings.ts';
import type { FaultLine } from '../../schema/worlds/fault-line.ts';
import { formatCounted } from '../../text/format.ts';
import { obeyedVerdict } from '../faults/obeyed-verdict.ts';
import { gate } from '../gating/gate.ts';
import { missingSecretsFacts } from '../gating/gate-missing-secrets.ts';
import type { BaselineFacts, NoBaseline } from '../gating/gate-regression.ts';
import { gatingIds } from '../gating/quarantine.ts';
import type { Verdict } from '../gating/verdict.ts';
import { partVerdict } from '../planning/narrowed-part.ts';
import type { CaseDescription, RunConfig } from '../records.ts';
import type { Baseline } from '../run-spec.ts';
import type { Tally } from '../summarize.ts';

/** Problems that a reason names; the report's warnings hold all of them. */
const MOST_PROBLEMS = 5;

/** What a merged run is gated by. */
interface Gated {
  config: RunConfig;
  gate: GateSettings;
  baseline?: Baseline | undefined;
  noBaseline?: NoBaseline | undefined;
}

/** What the shards came to together. */
interface Joined {
  facts: Tally;
  problems: readonly string[];
  descriptions: readonly CaseDescription[];
  comparison: Comparison | undefined;
  faults: FaultLine[] | undefined;
}

/** The gate, asked once for everything; what is wrong with the shards comes first. */
export function mergedVerdict(
  { baseline, noBaseline, config, gate: settings }: Gated,
  { facts, problems, descriptions, comparison, faults }: Joined,
): Verdict {
  if (problems.length > 0) {
    const { passed, failed } = facts.counts;
    const more = problems.length - MOST_PROBLEMS;
    const named = problems.slice(0, MOST_PROBLEMS).join(' ');
    const rest = more > 0 ? ` (and ${formatCounted(more, 'more problem')})` : '';
    return {
      conclusion: 'failed',
      reason: `${named}${rest} Of what is there ${passed} of ${formatCounted(passed + failed, 'case')} passed.`,
      exitCode: 1,
    };
  }
  const verdict = gate(
    {
      ...facts.gateFacts,
      baseline:
        baseline === undefined || comparison === undefined
          ? (noBaseline ?? { missing: 'No baseline to compare with yet' })
          : factsOf(baseline, comparison, gatingIds(descriptions, config.quarantine)),
      ...missingSecretsFacts(config.secrets_withheld, facts, descriptions),
    },
    settings,
  );
  return obeyedVerdict(partVerdict(verdict, config), faults, settings.fail_on);
}

/** Nothing can be played here, so no flip is confirmed or excused by repeats: reported where there is one. */
function factsOf({ name }: Baseline, comparison: Comparison, gating: ReadonlySet<string>): BaselineFacts {
  const flipped = comparison.flips.some(({ id, kind }) => kind === 'pass_to_fail' && gating.has(id));
  return {
    comparison,
    name,
    gating,
    note: flipped ? 'none, because a merge plays nothing; the comparison decides alone' : undefined,
  };
}
