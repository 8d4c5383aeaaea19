import { expect, it } from 'vitest';
import { createEngine, type Engine } from '../../src/engine/engine.ts';
import { strictAgents } from '../../src/http/strict-agents.ts';
import type { HttpRequest } from '../../src/ports/ports.ts';
import { memoryFiles } from '../support/memory-files.ts';
import { seededClock } from '../support/seeded-clock.ts';
import { seededPorts } from '../support/seeded-ports.ts';
import { servedApp } from '../support/service-app.ts';

it('calls where clients said an agent is only in public, or where that is allowed; the operator’s own choice anywhere', async () => {
  const clock = seededClock();
  const files = memoryFiles(clock);
  const sent: HttpRequest[] = [];
  const ports = seededPorts({
    ...{ clock, files, variables: { ASSAY_ALLOW_PRIVATE_HOSTS: '10.0.0.0/8 agent.internal' } },
    http: async (request) => {
      sent.push(request);
      return { status: 200, headers: {}, text: '{}' };
    },
  });
  files.writeAtomic(
    `${ports.env.cwd()}/evals/agents/ours.yaml`,
    'name: ours\nprovider: custom\ninvocation:\n  url: http://ours.internal/\n',
  );
  const engine: Engine = createEngine({ ports: strictAgents(ports, () => engine) });
  const { post } = servedApp({ engine });
  const invocation = { url: 'https://theirs.example/x' };
  expect((await post('/v1/agents', { name: 'theirs', provider: 'custom', invocation })).status).toBe(201);
  for (const url of ['https://theirs.example/y?z', 'http://ours.internal/', 'http://judge.internal/v1'])
    await engine.ports.http({ method: 'POST', url });
  expect(sent.map(({ reach }) => reach)).toEqual(['public', undefined, undefined]);
  expect(sent[0]?.allow).toEqual(['10.0.0.0/8', 'agent.internal']);
});
