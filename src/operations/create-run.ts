import { createRunRequest, createRunResponse } from '../schema/run.ts';
import { defineOperation } from './define-operation.ts';
import { startRun } from './start-run.ts';

/**
 * POST /v1/runs (interface 4.12). Answers as soon as the run is planned and checked; the work goes on in the background of
 * the engine and ends with the run in the state. The stream address is filled in by the door that serves it.
 */
export const createRun = defineOperation({
  name: 'create-run',
  method: 'POST',
  path: '/v1/runs',
  status: 202,
  summary: 'Play test cases against an agent.',
  input: createRunRequest,
  output: createRunResponse,
  async run(request, engine, { signal }) {
    const { test_case_id: one, test_case_ids: several } = request;
    const cases = [...(one === undefined ? [] : [one]), ...(several ?? [])];
    const started = await startRun(engine, {
      selection: {
        // An empty list selects nothing; only a selector that is not there leaves the choice to the others.
        ...(one === undefined && several === undefined ? {} : { cases }),
        ...(request.tags === undefined ? {} : { tags: request.tags }),
        ...(request.override_agent_id === undefined ? {} : { agent: request.override_agent_id }),
      },
      parallel: request.config.parallel,
      maxRetries: request.config.max_retries,
      timeoutMs: request.config.timeout_ms,
      ...(signal === undefined ? {} : { signal }),
    });
    engine.inBackground(started.finish(() => undefined));
    return {
      run_id: started.runId,
      status: 'queued' as const,
      test_case_count: started.planned.length,
      estimated_duration_s: started.estimatedSeconds,
      webhook_url: `wss://localhost/v1/runs/${started.runId}/events`,
    };
  },
});
