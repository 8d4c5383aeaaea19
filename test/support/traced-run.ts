import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEngine, type Engine } from '../../src/engine/engine.ts';
import { startRun } from '../../src/jobs/runs/start-run.ts';
import { nodePorts } from '../../src/ports/node-ports.ts';
import type { Ports } from '../../src/ports/ports.ts';
import type { PlayedRecord } from '../../src/runs/records.ts';
import type { CaseResult } from '../../src/schema/run.ts';
import { readJournal } from '../../src/state/journal.ts';
import { statePaths } from '../../src/state/state-paths.ts';
import { finished } from './finished.ts';

/** What became of a run of an agent that is traced. */
export interface TracedRun {
  engine: Engine;
  runId: string;
  cases: CaseResult[];
  /** Turns as they were played, by case id and attempt. */
  played(id: string, attempt: number): PlayedRecord | undefined;
  warnings: string[];
}

/** A folder of its own for evals and state, removed by `clean`. */
export function tracedFolder() {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'assay-traced-')));
  return { folder, clean: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Plays one case for every question through the real entry points: processes, loopback, disk. */
export async function tracedRun(
  folder: string,
  agent: { invocation: unknown },
  questions: Record<string, { input: string; order: string | undefined }[]>,
  options: { repeat?: number; ports?: Partial<Ports>; concurrency?: number } = {},
): Promise<TracedRun> {
  const ports = { ...nodePorts(), ...options.ports };
  const write = (path: string, value: unknown) =>
    ports.files.writeAtomic(join(folder, 'evals', path), JSON.stringify(value));
  write('agents/shop.yaml', { id: 'shop', name: 'Shop', provider: 'custom', ...agent });
  for (const [id, turns] of Object.entries(questions))
    write(`test-cases/${id}.json`, {
      id,
      name: id,
      type: turns.length > 1 ? 'multi' : 'single',
      repeat: options.repeat ?? 1,
      turns: turns.map(({ input, order }) => ({
        input,
        expected_behavior: 'Says what became of the order.',
        expected_tools: order === undefined ? [] : [{ name: 'get_order', arguments: { order_id: order } }],
        available_tools: [{ name: 'get_order' }],
        scorers: ['tool_correctness'],
      })),
    });
  const warnings: string[] = [];
  const engine = createEngine({
    ports,
    evals: join(folder, 'evals'),
    state: join(folder, '.assay'),
    judge: { provider: 'offline' },
    concurrency: options.concurrency ?? 4,
    onWarning: (message) => void warnings.push(message),
  });
  const started = await startRun(engine);
  const cases = await finished(started, ({ report }) => {
    warnings.push(...report.warnings);
    return [...report.cases];
  });
  const plays = new Map<string, PlayedRecord>();
  readJournal(statePaths(engine.stateDir).journal(started.runId), ports, (record) => {
    const read = record as PlayedRecord | { type: 'other' }; // Written by the run.
    if (read.type === 'attempt.played') plays.set(`${read.case_id} ${read.attempt}`, read);
  });
  return {
    ...{ engine, runId: started.runId, cases, warnings },
    played: (id, attempt) => plays.get(`${id} ${attempt}`),
  };
}
