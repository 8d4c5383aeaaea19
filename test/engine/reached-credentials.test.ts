import { describe, expect, it } from 'vitest';
import { createEngine } from '../../src/engine/engine.ts';
import type { EngineOptions } from '../../src/engine/engine-options.ts';
import { createAgent } from '../../src/operations/create-agent.ts';
import { call } from '../../src/operations/define-operation.ts';
import { seededPorts } from '../support/seeded-ports.ts';

const KEY = 'sk-a-key-of-some-length';
const REQUEST = {
  name: 'Stored',
  provider: 'openai',
  invocation: { model: 'm' },
  credentials: { OPENAI_API_KEY: KEY },
};
const FILE = `name: A\nprovider: openai\ninvocation: { model: m }\ncredentials: { OPENAI_API_KEY: "${KEY}" }\n`;

/** What is said to be secret when the agents of this engine are about to be called. */
async function secretsOf(file: string | undefined): Promise<string[]> {
  const secrets: string[] = [];
  const onSecrets: EngineOptions['onSecrets'] = (values) => void secrets.push(...values);
  const ports = seededPorts();
  if (file !== undefined) ports.files.writeAtomic(`${ports.env.cwd()}/evals/agents/a.yaml`, file);
  const engine = createEngine({ ports, judge: { provider: 'offline' }, onSecrets });
  if (file === undefined) await call(createAgent, REQUEST, engine);
  for (const agent of await engine.agents()) await engine.reach(agent);
  return secrets;
}

describe('credentials of an agent that is about to be called', () => {
  it.each([
    ['of the state', undefined],
    ['of the evals folder, where a file has them itself', FILE],
  ])('are known as secrets from then on: %s', async (_, file) => {
    expect(await secretsOf(file)).toEqual([KEY]);
  });
});
