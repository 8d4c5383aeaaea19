import { createHash } from 'node:crypto';
import { Fault } from '../../errors.ts';
import { defined } from '../../schema/defined.ts';
import type { StateAccess } from '../../state/state-access.ts';
import { formatCounted } from '../../text/format.ts';
import type { NarrowedPart } from '../records.ts';
import type { RunPlan } from './affected-cases.ts';
import { lastFailures } from './last-failures.ts';
import type { PlannedCase } from './plan.ts';

/** What is played of the selected cases: first those that failed, of those a sample, of that the first ones (contract 6). */
export interface Narrowing {
  /** Only cases that failed or errored in the last run of this state. */
  failing?: boolean;
  /** So many of them, drawn by the seed. */
  sample?: number;
  /** So many of them, the first in the order of the files. */
  limit?: number;
}

/**
 * A plan with fewer of its cases, as it was asked for, or as `only` marks of cases have it already. Where every case that could be
 * played is played it is the plan itself. `before` is what a run chose that goes on.
 */
export async function narrowed(
  engine: StateAccess & { readonly options: { seed?: number } },
  plan: RunPlan,
  requested: Narrowing,
  before: NarrowedPart | undefined,
): Promise<RunPlan> {
  if (before !== undefined) return { ...plan, narrowed: before };
  const { planned } = plan;
  const playable = planned.filter(({ description }) => description.skip === undefined);
  const only = marksOf(planned);
  const asked = planned.length === 0 ? undefined : await chosenBy(engine, playable, requested);
  if (asked === undefined && only === undefined) return plan;
  const chosen = asked?.chosen ?? playable;
  return {
    ...plan,
    ...(asked === undefined ? {} : { planned: asked.chosen.map((one, index) => ({ ...one, index })) }),
    narrowed: {
      of: planned.length,
      chosen: chosen.length,
      ...asked?.by,
      ...defined({ only }),
      ...(asked === undefined ? {} : { ids: asked.chosen.map(({ description }) => description.id) }),
    },
  };
}

/** Undefined where nothing that could be played is left out. */
async function chosenBy(
  engine: StateAccess & { readonly options: { seed?: number } },
  playable: readonly PlannedCase[],
  { failing, sample, limit }: Narrowing,
): Promise<{ chosen: readonly PlannedCase[]; by: Partial<NarrowedPart> } | undefined> {
  let chosen = playable;
  const by: Partial<NarrowedPart> = {};
  if (failing === true) {
    const last = await lastFailures(engine);
    chosen = chosen.filter(({ description }) => last.ids.has(description.id));
    if (chosen.length === 0) throw noneOf(last.runId, last.ids.size);
    if (chosen.length < playable.length) by.failing = last.runId;
  }
  if (sample !== undefined && sample < chosen.length) {
    const seed = engine.options.seed ?? 1;
    chosen = sampled(chosen, sample, seed);
    Object.assign(by, { sample, seed });
  }
  if (limit !== undefined && limit < chosen.length) {
    chosen = chosen.slice(0, limit);
    by.limit = limit;
  }
  return chosen.length === playable.length ? undefined : { chosen, by };
}

/**
 * So many cases drawn by the seed, in their own order. Each case has a place in the draw by its id alone: files in another order
 * give the same sample, a larger sample holds the smaller one, and a new case changes one place at most.
 */
export function sampled(cases: readonly PlannedCase[], count: number, seed: number): PlannedCase[] {
  const drawn = cases
    .map((one) => ({ one, place: placeOf(one.description.id, seed) }))
    .sort((a, b) => (a.place < b.place ? -1 : a.place > b.place ? 1 : 0))
    .slice(0, count);
  const taken = new Set(drawn.map(({ one }) => one));
  return cases.filter((one) => taken.has(one));
}

const placeOf = (id: string, seed: number) => createHash('sha256').update(`${seed}\n${id}`).digest('hex');

/** Where cases are marked `only` and others are left out for it. */
function marksOf(planned: readonly PlannedCase[]): string[] | undefined {
  const marked = planned.filter(({ loaded }) => loaded.case.only === true);
  if (marked.length === 0 || marked.length === planned.length) return undefined;
  return [...new Set(marked.map(({ loaded: { location } }) => `${location.file}:${location.line}`))];
}

/** A mark that was left in a file would take every other case out of the gate: refused where nobody looks at the cases. */
export function refuseOnly(planned: readonly PlannedCase[]): void {
  const marked = planned.filter(({ loaded }) => loaded.case.only === true);
  const [first] = marked;
  if (first === undefined) return;
  const problems = marked.map(({ loaded: { case: one, location } }) => ({
    path: `${location.file}:${location.line}`,
    message: `case ${one.id} is marked only, which plays no other case`,
  }));
  const left = planned.length - marked.length;
  throw new Fault(
    'validation_failed',
    `${formatCounted(marked.length, 'case')} marked only would leave ${formatCounted(left, 'case')} out of this run: ${first.loaded.case.id}`,
    {
      where: problems[0]!.path,
      hint: 'Take the mark off (only: true), or say that it is meant: allow-only: true in a workflow, --allow-only on the command line.',
      problems,
    },
  );
}

function noneOf(runId: string, failed: number): Fault {
  const message =
    failed === 0
      ? `no case failed or errored in the last run (${runId})`
      : `none of the ${formatCounted(failed, 'case')} that failed or errored in the last run (${runId}) is selected`;
  return new Fault('usage', message, {
    where: '--failing',
    hint: 'Leave --failing out to play every selected case.',
  });
}
