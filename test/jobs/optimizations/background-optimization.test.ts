import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { createEngine } from '../../../src/engine/engine.ts';
import { writeJob } from '../../../src/jobs/job-records.ts';
import { resumeJobs } from '../../../src/jobs/jobs.ts';
import { startRun } from '../../../src/jobs/runs/start-run.ts';
import { checked } from '../../../src/operations/define-operation.ts';
import { optimizePromptOperation } from '../../../src/operations/optimize-prompt.ts';
import { readRun } from '../../../src/operations/resources/read-run.ts';
import { optimizeResponse } from '../../../src/schema/optimization.ts';
import { unfinishedRun } from '../../../src/schema/run-view.ts';
import { statePaths } from '../../../src/state/state-paths.ts';
import { finished } from '../../support/finished.ts';
import { optimizationSuite } from '../../support/optimization-suite.ts';

const request = { agent_id: 'clerk', optimization_type: 'error_driven', seed: 7 };

describe('an optimization in the background', () => {
  let cwd: string;
  const warnings: string[] = [];
  const engineOf = () =>
    createEngine({
      evals: join(cwd, 'evals'),
      state: join(cwd, '.assay'),
      judge: { provider: 'offline' },
      onWarning: (message) => void warnings.push(message),
    });
  beforeAll(async () => {
    cwd = optimizationSuite(20, 12);
    const played = await startRun(engineOf(), {});
    await finished(played, () => undefined);
  });

  it('is running with every field first, stops with the process, and goes on to its end', async () => {
    const first = engineOf();
    const checkedRequest = checked(optimizePromptOperation, request);
    const begun = optimizeResponse.parse(await optimizePromptOperation.begin?.(checkedRequest, first, {}));
    expect(begun).toMatchObject({
      status: 'running',
      changes_made: [],
      predicted_improvement: {},
      validation_run_id: expect.stringMatching(/^run_/),
    });
    expect(begun.optimized_prompt).toBe(begun.original_prompt);
    const view = await readRun(first, begun.validation_run_id, { summary: false });
    expect(unfinishedRun.parse(view !== undefined && 'value' in view && view.value)).toMatchObject({
      status: 'running',
      reason: expect.stringContaining(begun.optimization_id),
    });
    first.live().stop();
    await first.settled();
    const store = await first.store();
    expect(optimizeResponse.parse(await store.get('optimizations', begun.optimization_id))).toMatchObject({
      status: 'running',
      optimized_prompt: begun.original_prompt,
    });
    const second = engineOf();
    await resumeJobs(second);
    await second.settled();
    const ended = optimizeResponse.parse(await store.get('optimizations', begun.optimization_id));
    expect(ended.status).not.toBe('running');
    expect(ended.details['reason'] ?? '').not.toContain('not finished');
    expect(await store.list('jobs')).toEqual([]);
    expect((await readRun(second, begun.validation_run_id, { summary: true })) !== undefined).toBe(true);
  });

  it('ends as failed with the reason where it cannot go on', async () => {
    const engine = engineOf();
    const checkedRequest = checked(optimizePromptOperation, request);
    const begun = optimizeResponse.parse(await optimizePromptOperation.begin?.(checkedRequest, engine, {}));
    const id = begun.optimization_id;
    engine.live().stop();
    await engine.settled();
    const store = await engine.store();
    // What it began with is no longer the same.
    await store.update('optimizations', id, (value) => ({ ...(value as object), material: 'other' }));
    await writeJob(engine, { id, kind: 'optimization', request: checkedRequest });
    const second = engineOf();
    await resumeJobs(second);
    await second.settled();
    expect(optimizeResponse.parse(await store.get('optimizations', id))).toMatchObject({
      status: 'failed',
      decision: 'not_validated',
      optimized_prompt: begun.original_prompt,
      details: { reason: expect.stringContaining('has changed') },
    });
    expect(await (await second.store()).runSummary(begun.validation_run_id)).toMatchObject({
      status: 'failed',
      reason: expect.stringContaining('has changed'),
    });
    expect(await store.list('jobs')).toEqual([]);
  });

  it('leaves no lock where it stops in the queue', async () => {
    const engine = engineOf();
    for (let taken = 0; taken < 4; taken += 1) engine.live().slot('optimization');
    const asked = checked(optimizePromptOperation, request);
    const begun = optimizeResponse.parse(await optimizePromptOperation.begin?.(asked, engine, {}));
    const lock = join(statePaths(engine.stateDir).optimizationFolder(begun.optimization_id), 'lock');
    expect(existsSync(lock)).toBe(true);
    engine.live().stop();
    await engine.settled();
    expect(existsSync(lock)).toBe(false);
  });

  it('leaves no lock and no job where its beginning cannot be answered', async () => {
    const engine = engineOf();
    const store = await engine.store();
    const begun: string[] = [];
    const unreadable: typeof store = {
      ...store,
      async get(kind, id) {
        const value = await store.get(kind, id);
        if (kind !== 'optimizations' || value === null) return value;
        begun.push(id);
        throw new Error('the disk is gone');
      },
    };
    const asked = checked(optimizePromptOperation, request);
    const answer = optimizePromptOperation.begin?.(asked, { ...engine, store: async () => unreadable }, {});
    await expect(answer).rejects.toThrow('the disk is gone');
    const folders = begun.map((id) => statePaths(engine.stateDir).optimizationFolder(id));
    expect(folders).toHaveLength(1);
    expect(folders.filter((folder) => existsSync(join(folder, 'lock')))).toEqual([]);
    expect(await store.get('jobs', begun[0]!)).toBeNull();
  });
});
