import type { OptionsAccess, ScoringAccess, StateAccess } from '../engine/engine-parts.ts';
import { failureAnalysis, failureAnalysisQuery } from '../schema/failure-analysis.ts';
import { defineOperation } from './define-operation.ts';

/** GET /v1/analytics/failure-analysis (interface 4.13): over the stored runs of the period. */
export const failureAnalysisOperation = defineOperation({
  name: 'failure-analysis',
  method: 'GET',
  path: '/v1/analytics/failure-analysis',
  tag: 'analytics',
  status: 200,
  summary: 'Say why cases failed in the runs of a period.',
  access: 'account',
  lifetime: 'service',
  input: failureAnalysisQuery,
  output: failureAnalysis,
  async run(query, engine: OptionsAccess & StateAccess & ScoringAccess, { signal }) {
    const { analysePeriod } = await import('../jobs/failures/analyse-stored-failures.ts');
    return (await analysePeriod(engine, query, signal)).analysis;
  },
});
