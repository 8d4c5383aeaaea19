import { createExperimentRequest, experimentResponse } from '../schema/experiment.ts';
import { defineOperation } from './define-operation.ts';
import { startExperiment } from './start-experiment.ts';

/** POST /v1/experiments (interface 4.5). Answers when the experiment is complete; what was played stays in the state whatever happens. */
export const createExperiment = defineOperation({
  name: 'create-experiment',
  method: 'POST',
  path: '/v1/experiments',
  status: 201,
  summary: 'Compare configurations of an agent.',
  input: createExperimentRequest,
  output: experimentResponse,
  async run(request, engine, { signal }) {
    const started = await startExperiment(engine, request, signal === undefined ? {} : { signal });
    return (await started.finish()).response;
  },
});
