import type { CaseResult } from '../../schema/run.ts';

/** How reports group cases. `weak`: failed or errored, but marked as not gating. `unsure`: played, and nothing about it is sure. */
type CaseKind = 'failing' | 'errored' | 'weak' | 'unsure' | 'skipped' | 'passing';

/** The group of a case in every report. */
export function caseKind(one: CaseResult): CaseKind {
  if (one.status === 'passed') return 'passing';
  if (one.status === 'skipped') return one.unsure === true ? 'unsure' : 'skipped';
  if (one.gating === false) return 'weak';
  return one.status === 'failed' ? 'failing' : 'errored';
}
