import type { PageScorer } from '../../reports/pages/page-data.ts';

/** Whether all that a scorer was asked passed: it judged something, was sure of all of it, and failed nowhere. */
export const passedEverywhere = ({ passed, judged, errored, unsure }: PageScorer): boolean =>
  judged > 0 && passed === judged && errored === 0 && unsure === 0;
