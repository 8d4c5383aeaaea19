import { defined } from '../../schema/defined.ts';
import type { CreateRunRequest } from '../../schema/run.ts';
import type { RunOptions } from './start-run.ts';

/** What a request of the service wants played. */
export function requestedRun(request: CreateRunRequest): RunOptions {
  const { test_case_id: one, test_case_ids: several, tags, override_agent_id: agent, config } = request;
  const cases = [...(one === undefined ? [] : [one]), ...(several ?? [])];
  return {
    selection: {
      // An empty list selects nothing; only a selector that is not there leaves the choice to the others.
      ...(one === undefined && several === undefined ? {} : { cases }),
      ...defined({ tags, agent }),
    },
    parallel: config.parallel,
    maxRetries: config.max_retries,
    timeoutMs: config.timeout_ms,
  };
}
