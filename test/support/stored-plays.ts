import { join } from 'node:path';
import { nodePorts } from '../../src/ports/node-ports.ts';
import { readJournal } from '../../src/state/journal.ts';
import { average } from './plain-statistics.ts';

/** One play as it stands in the journal of an experiment. */
export interface StoredPlay {
  variant: string;
  caseId: string;
  round: number;
  /** Null where nothing was judged, or some turn has nothing sure while none failed. */
  passed: boolean | null;
  /** By scorer: mean over the turns it judged. `latency_ms` among them. */
  values: Record<string, number>;
  outputs: string[];
}

interface StoredRecord {
  type: string;
  case_id: string;
  attempt: number;
  turn: number;
  turns: { output: string; latency_ms: number }[];
  scorer: string;
  result?: { score: number; pass: boolean; gating?: boolean; metadata: Record<string, unknown> };
}

/** Reads what an experiment stored and puts its plays together by itself. Variants in the order of the request. */
export function storedPlays(state: string, experimentId: string, variants: readonly string[]): StoredPlay[] {
  const played = new Map<string, StoredRecord>();
  const scored = new Map<string, StoredRecord[]>();
  const path = join(state, 'state/experiments', experimentId, 'journal-0.jsonl');
  readJournal(path, nodePorts(), (read) => {
    const record = read as StoredRecord; // Written by the product; the test is about what follows from it.
    const key = `${record.attempt} ${record.case_id}`;
    if (record.type === 'attempt.played' || record.type === 'attempt.errored') played.set(key, record);
    if (record.type === 'turn.scored') scored.set(key, [...(scored.get(key) ?? []), record]);
  });
  return [...played].map(([key, record]) => {
    const [variant, ...id] = record.case_id.split(':');
    const judged = scored.get(key) ?? [];
    const complete = record.type === 'attempt.played' && judged.every(({ result }) => result !== undefined);
    const applied = judged.filter(({ result }) => result?.metadata['not_applicable'] !== true);
    const counted = applied.filter(({ result }) => result?.gating !== false);
    const unsure = applied.some(
      (one) => one.result?.metadata['unsure'] === true && counted.every((sure) => sure.turn !== one.turn),
    );
    const failed = counted.some(({ result }) => result?.pass === false);
    const names = [...new Set(counted.map(({ scorer }) => scorer))];
    return {
      variant: variants[Number(variant)] as string,
      caseId: id.join(':'),
      round: record.attempt,
      passed: complete && counted.length > 0 && (failed || !unsure) ? !failed : null,
      values: {
        ...Object.fromEntries(
          names.map((name) => [
            name,
            average(
              counted.filter(({ scorer }) => scorer === name).map(({ result }) => result?.score as number),
            ),
          ]),
        ),
        latency_ms: average(record.turns.map(({ latency_ms }) => latency_ms)),
      },
      outputs: record.turns.map(({ output }) => output),
    };
  });
}
