import { agents } from './resources/agents.ts';
import { batches } from './resources/batches.ts';
import { evaluations } from './resources/evaluations.ts';
import { experiments } from './resources/experiments.ts';
import { optimizations } from './resources/optimizations.ts';
import type { Resource } from './resources/resource.ts';
import { runs } from './resources/runs.ts';
import { scorers } from './resources/scorers.ts';
import { testCases } from './resources/test-cases.ts';
import { traces } from './resources/traces.ts';
import { webhooks } from './resources/webhooks.ts';

export { pageQuery, pageRequest } from './resources/page-request.ts';
export type { PageRequest, Resource, ResourcePage } from './resources/resource.ts';

/** Everything that can be read under `/v1/{name}` (contract 9), in the order of interface 2; scorers, cases, agents and webhooks can be deleted. */
export const resources: readonly Resource[] = [
  scorers,
  evaluations,
  batches,
  optimizations,
  experiments,
  testCases,
  agents,
  traces,
  runs,
  webhooks,
];
