import { describe, expect, it } from 'vitest';
import { openProgressLog } from '../../src/engine/progress-log.ts';
import { progressReader } from '../../src/engine/progress-reader.ts';
import type { RunEvent } from '../../src/runs/world.ts';
import { progressEvent } from '../../src/schema/event.ts';
import { seededPorts } from '../support/seeded-ports.ts';

const path = '/state/runs/run_1/events.jsonl';
const started: RunEvent = { type: 'run.started', data: { run_id: 'run_1', test_case_count: 3 } };
const caseFinished = (id: string, finished: number): RunEvent => ({
  type: 'case.finished',
  data: { test_case_id: id, test_case_name: id, status: 'passed', finished, test_case_count: 3 },
});
const scored = (turn: number): RunEvent => ({
  type: 'turn.scored',
  data: { test_case_id: 'a', attempt: 0, turn_id: `turn_1_0_0_${turn}`, turn_index: turn, results: {} },
});

function messagesOf(ports: ReturnType<typeof seededPorts>) {
  const reader = progressReader(path, ports.files);
  const messages = [];
  for (let lines = reader.read(); lines.length > 0; lines = reader.read())
    messages.push(...lines.map((line) => progressEvent.parse(JSON.parse(line.toString()))));
  reader.close();
  return messages;
}

describe('the progress log of a run', () => {
  it('numbers from 1 and dates what it notes', () => {
    const ports = seededPorts();
    const log = openProgressLog(path, ports);
    log.note(started);
    log.note(caseFinished('a', 1));
    log.close();
    expect(messagesOf(ports).map(({ seq, type, at }) => [seq, type, at])).toEqual([
      [1, 'run.started', '2026-01-01T00:00:00.000Z'],
      [2, 'case.finished', '2026-01-01T00:00:00.000Z'],
    ]);
  });

  it('goes on after a restart without a gap, notes nothing twice, and counts cases by what it noted', () => {
    const ports = seededPorts();
    const first = openProgressLog(path, ports);
    for (const event of [started, scored(0), caseFinished('b', 1)]) first.note(event);
    first.close();
    const second = openProgressLog(path, ports);
    expect(second.last).toBe(3);
    // After a restart everything is played through again, in an order of its own.
    for (const event of [started, caseFinished('a', 1), scored(0), scored(1), caseFinished('b', 2)])
      second.note(event);
    second.close();
    const messages = messagesOf(ports);
    expect(messages.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]);
    expect(messages.map(({ type }) => type)).toEqual([
      'run.started',
      'turn.scored',
      'case.finished',
      'case.finished',
      'turn.scored',
    ]);
    expect(
      messages.flatMap((one) =>
        one.type === 'case.finished' ? [[one.data.test_case_id, one.data.finished]] : [],
      ),
    ).toEqual([
      ['b', 1],
      ['a', 2],
    ]);
  });

  it('cuts off a line that a kill tore, and notes it again', () => {
    const ports = seededPorts();
    const first = openProgressLog(path, ports);
    for (const event of [started, scored(0)]) first.note(event);
    first.close();
    const size = ports.files.stat(path)!.size;
    ports.files.truncate(path, size - 5);
    const second = openProgressLog(path, ports);
    second.note(scored(0));
    second.close();
    expect(messagesOf(ports).map(({ seq, type }) => [seq, type])).toEqual([
      [1, 'run.started'],
      [2, 'turn.scored'],
    ]);
  });

  it.each([false, true])('finds the place after any number (opened again: %s)', (again) => {
    const ports = seededPorts();
    let log = openProgressLog(path, ports);
    for (let turn = 0; turn < 1_000; turn += 1) log.note(scored(turn));
    log.settle();
    if (again) {
      log.close();
      log = openProgressLog(path, ports);
    }
    for (const after of [0, 1, 255, 256, 257, 511, 512, 999, 1_000, 5_000]) {
      const { seq, offset } = log.placeAfter(after);
      expect(seq).toBeLessThanOrEqual(after);
      expect(Math.min(after, 1_000) - seq).toBeLessThanOrEqual(256);
      const reader = progressReader(path, ports.files, offset);
      const [line] = reader.read();
      if (seq < 1_000) expect(JSON.parse(line!.toString()).seq).toBe(seq + 1);
      reader.close();
    }
    log.close();
  });

  it('has the newest messages in memory, and no more than a mebibyte of them', () => {
    const ports = seededPorts();
    const log = openProgressLog(path, ports);
    const text = 'x'.repeat(2_000);
    for (let turn = 0; turn < 2_000; turn += 1) {
      log.note({ ...scored(turn), data: { ...scored(turn).data, turn_id: `${turn} ${text}` } } as RunEvent);
      if (turn % 7 === 0) log.settle();
    }
    log.settle();
    expect(log.newestAfter(0)).toBeUndefined();
    expect(log.newestAfter(2_000)).toEqual([]);
    expect(log.newestAfter(9_999)).toEqual([]);
    const kept = [];
    let seq = 1_900;
    for (let some = log.newestAfter(seq); some?.length; some = log.newestAfter(seq)) {
      for (const line of some) expect(progressEvent.parse(JSON.parse(line.toString())).seq).toBe(++seq);
      kept.push(some.length);
    }
    expect(seq).toBe(2_000);
    expect(Math.max(...kept)).toBeLessThan(40);
    const first = [...Array(2_000).keys()].find((at) => log.newestAfter(at) !== undefined)!;
    expect((2_000 - first) * 2_100).toBeLessThanOrEqual(2 * 512 * 1024 + 100_000);
    log.close();
  });

  it('keeps what the disk refused, without a gap in the numbers', () => {
    const ports = seededPorts();
    let full = true;
    const faults: unknown[] = [];
    const files: typeof ports.files = {
      ...ports.files,
      appendLog(at) {
        const log = ports.files.appendLog(at);
        return {
          ...log,
          append(text) {
            if (full) throw new Error('disk full');
            return log.append(text);
          },
        };
      },
    };
    const log = openProgressLog(path, { ...ports, files }, (error) => void faults.push(error));
    log.note(started);
    log.settle();
    log.settle();
    expect(log.last).toBe(0);
    full = false;
    log.note(scored(0));
    log.close();
    expect(faults).toHaveLength(1);
    expect(messagesOf(ports).map(({ seq }) => seq)).toEqual([1, 2]);
  });

  it('wakes who listens, until the end', () => {
    const ports = seededPorts();
    const log = openProgressLog(path, ports);
    const seen: [number, boolean][] = [];
    const end = log.listen(() => void seen.push([log.last, log.isOpen]));
    log.note(started);
    log.settle();
    log.close();
    end();
    expect(seen).toEqual([
      [1, true],
      [1, false],
    ]);
  });

  it('reads a message that is longer than a piece', () => {
    const ports = seededPorts();
    const log = openProgressLog(path, ports);
    const long = { ...started, data: { run_id: 'x'.repeat(300_000), test_case_count: 1 } };
    log.note(long as RunEvent);
    log.note(scored(1));
    log.close();
    expect(messagesOf(ports).map(({ seq }) => seq)).toEqual([1, 2]);
  });
});
