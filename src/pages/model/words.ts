import type { PageVerdictOfScorer } from '../../reports/pages/page-case.ts';
import type { PageFlip } from '../../reports/pages/page-data.ts';
import type { Standing } from './filter.ts';

/** How people call the groups of cases. */
export const STANDING_WORDS: Record<Standing, string> = {
  failed: 'failed',
  errored: 'errored',
  shown: 'known weakness',
  unsure: 'unsure',
  skipped: 'skipped',
  passed: 'passed',
};

/** What a group means, in a sentence. */
export const STANDING_MEANING: Record<Standing, string> = {
  failed: 'The answer was judged, and did not pass.',
  errored: 'It could not be judged; that says nothing about the answer.',
  shown: 'It does not pass, and does not gate.',
  unsure: 'Without a model nobody can tell.',
  skipped: 'It was not played, or nothing applied.',
  passed: 'All that gates passed.',
};

/** How people call what became of a case. */
export const FLIP_WORDS: Record<PageFlip['kind'], string> = {
  pass_to_fail: 'passed before, fails now',
  fail_to_pass: 'failed before, passes now',
  changed_criteria: 'criteria changed',
  new: 'new',
  removed: 'removed',
};

/** How people call the verdict of a scorer. */
export const READING_WORDS: Record<PageVerdictOfScorer, string> = {
  passed: 'passed',
  failed: 'failed',
  unsure: 'unsure',
  not_applicable: 'not applicable',
  errored: 'could not judge',
};
