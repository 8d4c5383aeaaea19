import type { CaseResult } from '../../schema/run.ts';

/** How reports group cases. `weak`: failed or errored, but marked as not gating. */
type CaseKind = 'failing' | 'errored' | 'weak' | 'skipped' | 'passing';

/** The group of a case in every report. */
export function caseKind(one: CaseResult): CaseKind {
  if (one.status === 'passed') return 'passing';
  if (one.status === 'skipped') return 'skipped';
  if (one.gating === false) return 'weak';
  return one.status === 'failed' ? 'failing' : 'errored';
}
