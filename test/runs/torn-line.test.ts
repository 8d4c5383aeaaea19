import { expect, it } from 'vitest';
import { openRunJournal } from '../../src/runs/run-journal.ts';
import { openBlobs } from '../../src/state/blobs.ts';
import { seededPorts } from '../support/seeded-ports.ts';

const PATH = '/run/journal-0.jsonl';
const turn = (output: string) => ({
  ...{ turn_id: 't', input: 'q', output, latency_ms: 1 },
  ...{ tool_calls: null, context: null, agent_plan: null, usage: null, criteria: {} },
});
const play = (case_id: string, output: string) => ({
  type: 'attempt.played' as const,
  ...{ case_id, attempt: 0, calls: 1, turns: [turn(output)] },
});

it('what takes the place of a line that a kill left unfinished is read as it was written', async () => {
  const ports = seededPorts();
  const open = () => openRunJournal(PATH, ports, openBlobs('/blobs', ports));
  const first = open();
  first.append(play('a', 'one'));
  first.settle();
  const whole = ports.files.stat(PATH)!.size;
  first.append(play('b', 'x'.repeat(1_000)));
  await first.close();
  ports.files.truncate(PATH, whole + 900);

  const journal = open();
  expect(journal.played('a', 0)?.turns[0]?.output).toBe('one');
  journal.append(play('c', 'two'));
  expect(journal.played('c', 0)?.turns[0]?.output).toBe('two');
  await journal.close();
});
