import { z } from 'zod';
import type { StateAccess } from '../engine/engine-parts.ts';
import { timestamp } from '../schema/common.ts';

/** What was begun over the service and has not come to its end; it goes on when the service starts again. */
export const job = z.object({
  /** Of what it makes: a run, an experiment, an optimization, a batch. */
  id: z.string(),
  kind: z.enum(['run', 'experiment', 'optimization', 'batch']),
  /** As it was checked, with its defaults. */
  request: z.unknown(),
  /** What was answered, where it cannot be read from what is stored: without addresses, which change with the service. */
  answer: z.unknown().optional(),
  created_at: timestamp,
});
export type Job = z.infer<typeof job>;

/** Resolves when the job would survive the death of this process. */
export async function writeJob(engine: StateAccess, written: Omit<Job, 'created_at'>): Promise<Job> {
  const whole = { ...written, created_at: new Date(engine.ports.clock.now()).toISOString() };
  await (await engine.store()).create('jobs', whole.id, whole);
  return whole;
}

/** The job of this id; undefined when there is none, or none that can be read. */
export async function jobOf(engine: StateAccess, id: string): Promise<Job | undefined> {
  return job.safeParse(await (await engine.store()).get('jobs', id)).data;
}

/** It has come to its end, whatever that was. */
export async function endJob(engine: StateAccess, id: string): Promise<void> {
  await (await engine.store()).remove('jobs', id);
}
