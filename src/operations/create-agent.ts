import type {
  OptionsAccess,
  ResourceAccess,
  ScoringAccess,
  SecretsAccess,
  StateAccess,
} from '../engine/engine-parts.ts';
import { Fault } from '../errors.ts';
import { type CreateAgentRequest, createAgentRequest, createAgentResponse } from '../schema/agent.ts';
import { defined } from '../schema/defined.ts';
import { resolveScorers } from '../scorers/by-name/resolve-scorers.ts';
import { hashKey, makeApiKey } from '../state/api-key.ts';
import { checkPublicInvocation } from './check-public-invocation.ts';
import { defineOperation } from './define-operation.ts';

/** Fault `validation_failed` for a body that cannot be filled, or never carries the question (interface 4.8): no run of such an agent says anything. */
async function checkTemplate({ invocation }: CreateAgentRequest): Promise<void> {
  if (invocation?.body_template === undefined) return;
  const { invocationProblems } = await import('../agents/check-invocation.ts');
  const problems = invocationProblems({ invocation }).filter(
    ({ path }) => path === 'invocation.body_template',
  );
  if (problems.length > 0)
    throw new Fault(
      'validation_failed',
      problems.map(({ path, message }) => `${path}: ${message}`).join('; '),
      {
        ...{ where: 'invocation.body_template', problems },
        hint: 'Put {{ input }} or {{ messages }} where the agent expects the question.',
      },
    );
}

/** POST /v1/agents (interface 4.8). Credentials are sealed, the agent key is stored as a hash and shown this once. */
export const createAgent = defineOperation({
  name: 'create-agent',
  method: 'POST',
  path: '/v1/agents',
  tag: 'agents',
  status: 201,
  summary: 'Store an agent and how to reach it.',
  access: 'account',
  secret: true,
  lifetime: 'service',
  input: createAgentRequest,
  output: createAgentResponse,
  async run(request, engine: OptionsAccess & StateAccess & ResourceAccess & ScoringAccess & SecretsAccess) {
    const { problems } = resolveScorers(request.default_scorers ?? [], await engine.registry());
    if (problems.length > 0)
      throw new Fault('validation_failed', problems.map((problem) => problem.message).join('; '), {
        where: 'default_scorers',
        problems: problems.map((problem) => ({ ...problem, path: `default_${problem.path}` })),
      });
    if (engine.options.publicListener === true)
      await checkPublicInvocation(request.invocation, engine.ports.env);
    await checkTemplate(request);
    const { credentials, ...agent } = request;
    const id = engine.ports.ids.next('agent_');
    const created = new Date(engine.ports.clock.now()).toISOString();
    const apiKey = makeApiKey(engine.ports.random);
    const sealed = credentials === undefined ? undefined : await engine.vault().seal(id, credentials);
    await (await engine.store()).put('agents', id, {
      ...agent,
      id,
      created_at: created,
      api_key_sha256: hashKey(apiKey),
      ...defined({ credentials: sealed }),
    });
    engine.forget();
    return { id, name: agent.name, provider: agent.provider, created_at: created, api_key: apiKey };
  },
});
