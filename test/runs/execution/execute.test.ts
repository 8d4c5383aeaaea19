import { describe, expect, it } from 'vitest';
import { Fault } from '../../../src/errors.ts';
import { eventStream } from '../../../src/flow/event-stream.ts';
import { execute } from '../../../src/runs/execution/execute.ts';
import { tracedAgents } from '../../../src/runs/execution/traced-agents.ts';
import type { PlannedCase } from '../../../src/runs/planning/plan.ts';
import type { Workload } from '../../../src/runs/run-spec.ts';
import type { RunWorld } from '../../../src/runs/world.ts';
import { journalLine, parseJournalLine } from '../../../src/state/journal-line.ts';
import { traceRecorder } from '../../../src/traces/recorder.ts';
import { seededPorts } from '../../support/seeded-ports.ts';

/** Two cases of two agents whose connections cannot be closed; each play meets this problem. */
function world(problem: Error) {
  const closed: string[] = [];
  const ports = seededPorts();
  const recorder = traceRecorder({
    folder: '/state/traces',
    lines: { write: journalLine, read: parseJournalLine },
    ports,
  });
  const traces = tracedAgents({ ...recorder, endRun: async () => void closed.push('traces') }, ports);
  const planned = ['a', 'b'].map((id) => ({
    description: { id, name: id, repeat: 1 },
    loaded: {},
    agent: { home: '/evals', agent: { id } },
  }));
  let steps = 0;
  // Border: what an execution reads of these before a case is called, and no more.
  const work = {
    ...{ runId: 'run_1', planned, judge: {}, budget: {} },
    settings: { run: { parallel: false, concurrency: 1, max_retries: 0, timeout_ms: 1 } },
    steps: async () =>
      steps++ === 0
        ? planned.map((one) => ({ planned: one as unknown as PlannedCase, attempt: 0 }))
        : undefined,
  } as unknown as Workload;
  const journal = {
    played: () => undefined,
    settle() {
      throw problem;
    },
  };
  const connect = async ({ agent }: { agent: { id: string } }) => ({
    async close() {
      closed.push(agent.id);
      throw new Error(`${agent.id} cannot be closed`);
    },
  });
  const met = { ports, traces, events: eventStream(), journal, connect } as unknown as RunWorld;
  return { work, met, closed };
}

describe('an execution', () => {
  it('fails for its own reason where its agents cannot be closed either, and closes everything', async () => {
    const { work, met, closed } = world(new Error('the disk is gone'));
    await expect(execute(work, met)).rejects.toThrow('the disk is gone');
    expect(closed).toEqual(['a', 'traces']);
  });

  it('closes every agent and its traces where one cannot be closed', async () => {
    const { work, met, closed } = world(new Fault('cancelled', 'enough'));
    await expect(execute(work, met)).rejects.toThrow('b cannot be closed');
    expect(closed).toEqual(['b', 'a', 'traces']);
  });
});
