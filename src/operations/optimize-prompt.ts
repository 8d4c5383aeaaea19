import { optimizeRequest, optimizeResponse } from '../schema/optimization.ts';
import { defineOperation } from './define-operation.ts';
import { startOptimization } from './start-optimization.ts';

/** POST /v1/optimize/prompt (interface 4.4). Answers when the optimization is complete; what was played stays in the state whatever happens. */
export const optimizePromptOperation = defineOperation({
  name: 'optimize-prompt',
  method: 'POST',
  path: '/v1/optimize/prompt',
  status: 200,
  summary: 'Improve the system prompt of an agent by its failures, and prove it on cases held out.',
  input: optimizeRequest,
  output: optimizeResponse,
  async run(request, engine, { signal }) {
    const started = await startOptimization(engine, request, signal === undefined ? {} : { signal });
    return (await started.finish()).response;
  },
});
