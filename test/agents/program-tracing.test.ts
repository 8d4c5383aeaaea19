import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { AgentConnection } from '../../src/agents/agent.ts';
import { connectAgent } from '../../src/agents/connect.ts';
import { nodePorts } from '../../src/ports/node-ports.ts';
import { agentCall, PATIENT, reachable } from '../support/agent-calls.ts';

const support = join(import.meta.dirname, '../support');
const open: AgentConnection[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((agent) => agent.close()));
});
function connect(how: Record<string, unknown>): AgentConnection {
  const agent = connectAgent(reachable(how, { home: support }), nodePorts());
  open.push(agent);
  return agent;
}
const lines = () =>
  connect({ command: [process.execPath, join(support, 'agent-lines.mjs')], protocol: 'lines' });
const variables = (n: number, more = {}) => ({
  ASSAY_BASE_URL: 'http://127.0.0.1:9',
  ASSAY_RUN_ID: 'run_1',
  ASSAY_API_KEY: `key-${n}`,
  ASSAY_TEST_CASE_ID: `case-${n}`,
  TRACEPARENT: `00-${n}`,
  OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:9/otlp/key-${n}`,
  ...more,
});

describe('a program that answers many calls', () => {
  it('is started once, and every call is notified with which key', async () => {
    const agent = lines();
    const keys: (string | undefined)[] = [];
    const startedWith = (given: Readonly<Record<string, string>>) => void keys.push(given['ASSAY_API_KEY']);
    const pids = new Set<string | undefined>();
    for (let n = 1; n <= 3; n++) {
      const call = agentCall('hello', { tracing: variables(n), startedWith });
      pids.add((await agent.call(call, PATIENT)).context?.[0]);
    }
    expect([pids.size, keys]).toEqual([1, ['key-1', 'key-1', 'key-1']]);
  });

  it('has a key for each process where calls overlap', async () => {
    const agent = lines();
    const keys = new Map<string | undefined, Set<string | undefined>>();
    const ask = async (n: number) => {
      let key: string | undefined;
      const startedWith = (given: Readonly<Record<string, string>>) => void (key = given['ASSAY_API_KEY']);
      const call = agentCall('wait 30', { tracing: variables(n), startedWith });
      const pid = (await agent.call(call, PATIENT)).context?.[0];
      keys.set(pid, (keys.get(pid) ?? new Set()).add(key));
    };
    for (const round of [0, 3, 6]) await Promise.all([1, 2, 3].map((n) => ask(round + n)));
    expect([...keys.values()].map((of) => of.size)).toEqual([1, 1, 1]);
    expect(new Set([...keys.values()].flatMap((of) => [...of])).size).toBe(3);
  });

  it('is another process for another run', async () => {
    const agent = lines();
    const ask = async (run: string) =>
      (await agent.call(agentCall('hello', { tracing: variables(1, { ASSAY_RUN_ID: run }) }), PATIENT))
        .context?.[0];
    expect(await ask('run_1')).not.toBe(await ask('run_2'));
  });

  it('knows the key of its process, and no single case', async () => {
    const answer = await lines().call(agentCall('environment', { tracing: variables(1) }), PATIENT);
    const { ASSAY_TEST_CASE_ID, TRACEPARENT, ...lasting } = variables(1);
    const environment = JSON.parse(answer.output);
    expect(environment).toMatchObject(lasting);
    expect([environment.ASSAY_TEST_CASE_ID, environment.TRACEPARENT]).toEqual([undefined, undefined]);
  });
});

describe('whether an agent runs on this machine', () => {
  it.each([
    ['a program', { command: ['x'] }, true],
    [
      'a loopback address',
      { url: 'http://127.0.0.1:8/{{ model }}', body_template: '{"q":"{{ input }}"}' },
      true,
    ],
    ['localhost', { url: 'http://localhost:8' }, true],
    ['another machine', { url: 'http://10.0.0.1:8' }, false],
    ['a name that only begins like it', { url: 'https://localhost.example.org' }, false],
  ])('%s', (_, how, expected) => {
    expect(connect(how).local).toBe(expected);
  });
});
