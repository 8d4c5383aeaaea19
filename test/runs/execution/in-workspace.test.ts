import { expect, it } from 'vitest';
import { Fault } from '../../../src/errors.ts';
import { inWorkspace } from '../../../src/runs/execution/in-workspace.ts';
import type { Job } from '../../../src/runs/planning/plan.ts';
import type { PlayedRecord } from '../../../src/runs/records.ts';
import type { AttemptWorkspace } from '../../../src/workspaces/workspaces.ts';

const job = { planned: { workspace: {}, loaded: { case: { turns: [] } } } } as unknown as Job; // What is read of it.
const played: PlayedRecord = { type: 'attempt.played', case_id: 'c', attempt: 0, turns: [], calls: 1 };

/** Plays in a workspace that cannot be looked at afterwards, for this reason. */
async function leaving(fault: Fault) {
  const closed: string[] = [];
  const workspace = {
    leftBehind: () => Promise.reject(fault),
    close: () => closed.push('closed'),
  } as unknown as AttemptWorkspace; // What is used of it.
  const workspaces = { open: async () => workspace };
  const ended = inWorkspace(job, { workspaces, signal: undefined }, async () => played);
  return { ended: await ended.catch((error: unknown) => error), closed };
}

it('is an error of the attempt where the agent left more than can be judged', async () => {
  const { ended, closed } = await leaving(new Fault('agent_failed', 'The agent left too much.'));
  expect(ended).toMatchObject({
    ...{ type: 'attempt.errored', calls: 1 },
    error: { code: 'agent_failed', message: expect.stringContaining('The agent left too much.') },
  });
  expect(closed).toEqual(['closed']);
});

it('is a fault of the run where the disk is to blame', async () => {
  const fault = new Fault('storage', 'The disk is full.');
  expect((await leaving(fault)).ended).toBe(fault);
});
