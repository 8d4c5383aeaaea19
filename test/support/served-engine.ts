import type { Engine } from '../../src/engine/engine.ts';
import type { EngineOptions } from '../../src/engine/engine-options.ts';
import { createAgent } from '../../src/operations/create-agent.ts';
import { createRun } from '../../src/operations/create-run.ts';
import { createTestCase } from '../../src/operations/create-test-case.ts';
import { call } from '../../src/operations/define-operation.ts';
import { offlineEngine } from './offline-engine.ts';

/** An engine as a service has it: with addresses of progress streams, so that runs are jobs with a log. */
export function servedEngine(options: EngineOptions = {}) {
  return offlineEngine({
    streams: { wss: 'wss://test:2', plain: 'ws://test:1', token: (runId) => `token of ${runId}` },
    ...options,
  });
}

/** Stores an agent at this address and cases by tag with what the user says, which pass when the answer holds "hello"; the id of the agent. */
export async function storeSuite(
  engine: Engine,
  url: string,
  cases: Record<string, string>,
): Promise<string> {
  const { id: agent_id } = await call(
    createAgent,
    { name: 'A', provider: 'custom', invocation: { url, body_template: '{"input":"{{ input }}"}' } },
    engine,
  );
  for (const [tag, text] of Object.entries(cases)) {
    const expected = { expected_behavior: 'Mention "hello".', checks: [{ contains: 'hello' }] };
    const turns = [{ input: { text }, ...expected }];
    await call(createTestCase, { name: tag, agent_id, tags: [tag, 'all'], turns }, engine);
  }
  return agent_id;
}

/** Begins a run of all of them. */
export const beginRun = (engine: Engine) =>
  call(createRun, { tags: ['all'], config: { parallel: false } }, engine);

/** A promise and what settles it. */
export function gate<T = void>() {
  let open: (value: T) => void = () => undefined;
  const opened = new Promise<T>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}
