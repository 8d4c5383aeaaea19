import type { OptimizeResponse } from '../../schema/optimization.ts';

/** Whether there is a new prompt to use. */
export const isImproved = ({ decision }: Pick<OptimizeResponse, 'decision'>) =>
  decision === 'accepted' || decision === 'provisional';
