import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Fault } from '../../src/errors.ts';
import { derivedIds } from '../../src/http/derived-ids.ts';
import type { AddSpanRequest, UpdateSpanRequest } from '../../src/schema/trace.ts';
import { traceEntry, trace as traceSchema } from '../../src/schema/trace.ts';
import { journalLine, parseJournalLine } from '../../src/state/journal-line.ts';
import { traceRecorder } from '../../src/traces/recorder.ts';
import { seededPorts } from '../support/seeded-ports.ts';

const FOLDER = '/state/traces';
const lines = { write: journalLine, read: parseJournalLine };
function world() {
  const ports = seededPorts();
  const open = () => traceRecorder({ folder: FOLDER, lines, ports });
  return { ports, open, recorder: open(), file: (id: string) => join(FOLDER, `${id}.jsonl`) };
}
const STEP: AddSpanRequest = {
  name: 'get_order',
  kind: 'tool',
  input: { order_id: 'TK-1' },
  start_time: '2026-01-01T00:00:00.000Z',
};
const END: UpdateSpanRequest = {
  output: { result: 'sent' },
  end_time: '2026-01-01T00:00:01.250Z',
  status: 'completed',
};

async function faultOf(promise: Promise<unknown>): Promise<Fault> {
  const fault = await promise.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (fault instanceof Fault) return fault;
  throw new Error('no fault');
}

describe('a trace', () => {
  it('is there again after a restart, root first, as its schema says', async () => {
    const { recorder, open } = world();
    const { trace_id, root_span_id } = await recorder.createTrace({
      agent_id: 'shop',
      input: { messages: [] },
      metadata: { session: 's' },
    });
    const outer = await recorder.addSpan(trace_id, { ...STEP, kind: 'chain', name: 'plan' });
    const inner = await recorder.addSpan(trace_id, { ...STEP, parent_span_id: outer.span_id });
    await recorder.updateSpan(inner.span_id, END);
    for (const one of [recorder, open()]) {
      const read = await one.read(trace_id);
      expect(traceSchema.parse(read)).toEqual(read);
      expect(read).toMatchObject({ trace_id, root_span_id, agent_id: 'shop', metadata: { session: 's' } });
      expect(read?.spans.map(({ span_id, parent_span_id }) => [span_id, parent_span_id])).toEqual([
        [root_span_id, null],
        [outer.span_id, root_span_id],
        [inner.span_id, outer.span_id],
      ]);
      expect(read?.spans[2]).toMatchObject({ ...END, duration_ms: 1250 });
      expect(read?.spans[1]?.end_time).toBeUndefined();
      expect(await one.agentOf(trace_id)).toBe('shop');
      expect(await one.agentOf(inner.span_id)).toBe('shop');
    }
  });

  it.each([
    ['whole seconds', '2026-01-01T00:00:00Z', '2026-01-01T00:00:02Z', 2000],
    ['no zone is UTC', '2026-01-01T00:00:00', '2026-01-01T00:00:00.5Z', 500],
    ['an offset', '2026-01-01T01:00:00+01:00', '2026-01-01T00:00:00.040Z', 40],
    ['microseconds are rounded, not cut', '2026-01-01T00:00:00.000600Z', '2026-01-01T00:00:00.002300Z', 2],
    ['no time at all', '2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z', 0],
    ['over a leap day', '2028-02-28T23:59:59Z', '2028-03-01T00:00:00Z', 86_401_000],
  ])('computes durations: %s', async (_, start_time, end_time, duration_ms) => {
    const { recorder } = world();
    const { trace_id } = await recorder.createTrace({ agent_id: 'shop' });
    const { span_id } = await recorder.addSpan(trace_id, { ...STEP, start_time });
    expect(await recorder.updateSpan(span_id, { ...END, end_time })).toEqual({ span_id, duration_ms });
  });

  it('takes an error without a message', async () => {
    const { recorder } = world();
    const { trace_id } = await recorder.createTrace({ agent_id: 'shop' });
    const { span_id } = await recorder.addSpan(trace_id, STEP);
    expect(await recorder.updateSpan(span_id, { ...END, status: 'error' })).toMatchObject({ span_id });
  });

  it('refuses what does not fit, and says which field', async () => {
    const { recorder } = world();
    const { trace_id, root_span_id } = await recorder.createTrace({ agent_id: 'shop' });
    const other = await recorder.createTrace({ agent_id: 'shop' });
    const { span_id } = await recorder.addSpan(trace_id, STEP);
    const early = { ...END, end_time: '2025-12-31T23:59:59.999Z' };
    const refused: [Promise<unknown>, string, string | undefined][] = [
      [recorder.addSpan('trace_unknown', STEP), 'not_found', undefined],
      [recorder.addSpan('../../etc/passwd', STEP), 'not_found', undefined],
      [recorder.updateSpan('span_unknown_1', END), 'not_found', undefined],
      [recorder.updateSpan(`${span_id}0`, END), 'not_found', undefined],
      [recorder.updateSpan('no span', END), 'not_found', undefined],
      [
        recorder.addSpan(trace_id, { ...STEP, parent_span_id: 'span_x' }),
        'validation_failed',
        'parent_span_id',
      ],
      [
        recorder.addSpan(trace_id, { ...STEP, parent_span_id: other.root_span_id }),
        'validation_failed',
        'parent_span_id',
      ],
      [recorder.updateSpan(span_id, early), 'validation_failed', 'end_time'],
    ];
    for (const [promise, code, path] of refused) {
      const fault = await faultOf(promise);
      expect([fault.code, fault.problems[0]?.path]).toEqual([code, path]);
    }
    await recorder.updateSpan(span_id, END);
    expect((await faultOf(recorder.updateSpan(span_id, END))).code).toBe('conflict');
    await recorder.updateSpan(root_span_id, { ...END, end_time: '2999-01-01T00:00:00Z' });
    expect((await faultOf(recorder.updateSpan(root_span_id, END))).code).toBe('conflict');
  });

  it('holds ten thousand spans and no more, each added by one append', async () => {
    const { recorder, ports, file } = world();
    const { trace_id } = await recorder.createTrace({ agent_id: 'shop' });
    let before = ports.files.stat(file(trace_id))?.size ?? 0;
    const growth = new Set<number>();
    for (let count = 1; count < 10_000; count++) {
      await recorder.addSpan(trace_id, STEP);
      if (count > 1_000 && count % 1_000 !== 0) continue;
      const size = ports.files.stat(file(trace_id))?.size ?? 0;
      if (count <= 1_000) growth.add(Math.round((size - before) / 50));
      before = size;
    }
    // The same however much it holds already.
    expect(growth.size).toBeLessThanOrEqual(2);
    const fault = await faultOf(recorder.addSpan(trace_id, STEP));
    expect([fault.code, fault.message]).toEqual([
      'validation_failed',
      expect.stringContaining('10000 spans'),
    ]);
  });

  it('takes no end either when it is full of bytes', async () => {
    const { recorder } = world();
    const { trace_id } = await recorder.createTrace({ agent_id: 'shop' });
    const steps = [];
    for (let index = 0; index < 3; index++) steps.push(await recorder.addSpan(trace_id, STEP));
    const heavy = { ...END, output: { result: 'x'.repeat(33 * 1024 * 1024) } };
    for (const { span_id } of steps.slice(0, 2)) await recorder.updateSpan(span_id, heavy);
    const refused = await faultOf(recorder.updateSpan(steps[2]?.span_id ?? '', END));
    expect([refused.code, refused.message]).toEqual(['validation_failed', expect.stringContaining('64 MiB')]);
  });

  it('loses only the line that a kill cut off, and what comes after it stands', async () => {
    const { recorder, open, ports, file } = world();
    const { trace_id } = await recorder.createTrace({ agent_id: 'shop' });
    const kept = await recorder.addSpan(trace_id, STEP);
    const size = ports.files.stat(file(trace_id))?.size ?? 0;
    await recorder.addSpan(trace_id, STEP);
    ports.files.truncate(file(trace_id), size + 40);
    const next = open();
    const later = await next.addSpan(trace_id, { ...STEP, parent_span_id: kept.span_id });
    for (const one of [next, open()])
      expect((await one.read(trace_id))?.spans.slice(1).map(({ span_id }) => span_id)).toEqual([
        kept.span_id,
        later.span_id,
      ]);
  });

  it('sees what another process wrote in between', async () => {
    const { recorder, open } = world();
    const { trace_id } = await recorder.createTrace({ agent_id: 'shop' });
    const other = open();
    const theirs = await other.addSpan(trace_id, STEP);
    await recorder.updateSpan(theirs.span_id, END);
    expect((await faultOf(other.updateSpan(theirs.span_id, END))).code).toBe('conflict');
  });

  it('is the same from memory and from its file after any steps', async () => {
    const step = fc.oneof(
      fc.record({ do: fc.constant('add' as const), parent: fc.nat(20) }),
      fc.record({ do: fc.constant('end' as const), which: fc.nat(20), failed: fc.boolean() }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const { recorder, open } = world();
        const { trace_id, root_span_id } = await recorder.createTrace({ agent_id: 'shop' });
        const ids = [root_span_id];
        const ended = new Set<string>();
        for (const one of steps) {
          if (one.do === 'add') {
            const parent = ids[one.parent % ids.length] as string;
            ids.push((await recorder.addSpan(trace_id, { ...STEP, parent_span_id: parent })).span_id);
          } else {
            const id = ids[one.which % ids.length] as string;
            const end = recorder.updateSpan(id, {
              ...END,
              end_time: '2030-01-01T00:00:00Z',
              status: one.failed ? 'error' : 'completed',
            });
            if (ended.has(id)) expect((await faultOf(end)).code).toBe('conflict');
            else await end;
            ended.add(id);
          }
        }
        const read = await recorder.read(trace_id);
        expect(await open().read(trace_id)).toEqual(read);
        expect(read?.spans.map(({ span_id }) => span_id)).toEqual(ids);
        expect(new Set(read?.spans.flatMap((span) => (span.end_time ? [span.span_id] : [])))).toEqual(ended);
      }),
      { numRuns: 100 },
    );
  });
});

describe('a request that is made again after a kill', () => {
  const ids = (request = 'create') => derivedIds(request, 1_767_225_600_000);
  it('makes its trace and its span once', async () => {
    const { recorder, open } = world();
    const made = await recorder.createTrace({ agent_id: 'shop' }, undefined, ids());
    const step = await recorder.addSpan(made.trace_id, STEP, ids('add'));
    await recorder.updateSpan(step.span_id, END);
    for (const one of [recorder, open()]) {
      expect(await one.createTrace({ agent_id: 'shop' }, undefined, ids())).toEqual(made);
      expect(await one.addSpan(made.trace_id, STEP, ids('add'))).toEqual(step);
      const spans = (await one.read(made.trace_id))?.spans ?? [];
      expect(spans.map(({ span_id, end_time }) => [span_id, end_time])).toEqual([
        [made.root_span_id, undefined],
        [step.span_id, END.end_time],
      ]);
    }
  });

  it.each([5, 150, 400])('stands whole where the kill left %d bytes of it', async (bytes) => {
    const { recorder, open, ports, file } = world();
    const made = await recorder.createTrace({ agent_id: 'shop' }, undefined, ids());
    const whole = ports.files.readTextIfThere(file(made.trace_id)) ?? '';
    ports.files.writeAtomic(file(made.trace_id), whole.slice(0, bytes));
    expect(await open().createTrace({ agent_id: 'shop' }, undefined, ids())).toEqual(made);
    expect((await open().read(made.trace_id))?.spans).toMatchObject([{ span_id: made.root_span_id }]);
  });
});

describe('traces in pages', () => {
  it('come the last first, each once, without their spans', async () => {
    const { recorder, ports } = world();
    const made: string[] = [];
    for (let count = 0; count < 7; count++)
      made.push((await recorder.createTrace({ agent_id: `agent-${count}` })).trace_id);
    ports.files.writeAtomic(join(FOLDER, 'notes.txt'), 'not a trace');
    ports.files.writeAtomic(join(FOLDER, 'trace_torn.jsonl'), '{"crc":"0000');
    const seen: string[] = [];
    let before: string | undefined;
    do {
      const page = await recorder.page({ limit: 3, ...(before === undefined ? {} : { before }) });
      for (const one of page.items) expect(traceEntry.parse(one)).toMatchObject({ span_count: 1 });
      expect(page.items[0]).not.toHaveProperty('spans');
      seen.push(...page.items.map(({ trace_id }) => trace_id));
      before = page.next ?? undefined;
    } while (before !== undefined);
    expect(seen).toEqual([...made].reverse());
  });
});

describe('the end of a run', () => {
  it('ends the roots that nobody ended, and no other', async () => {
    const { recorder, ports } = world();
    const ours = await recorder.createTrace({ agent_id: 'shop', run_id: 'run_1' });
    const done = await recorder.createTrace({ agent_id: 'shop', run_id: 'run_1' });
    const other = await recorder.createTrace({ agent_id: 'shop', run_id: 'run_2' });
    await recorder.updateSpan(done.root_span_id, { ...END, end_time: '2999-01-01T00:00:00Z' });
    await ports.clock.sleep(1_500);
    await recorder.endRun('run_1');
    const rootOf = async (id: string) => (await recorder.read(id))?.spans[0];
    expect(await rootOf(ours.trace_id)).toMatchObject({ status: 'completed', duration_ms: 1_500 });
    expect((await rootOf(done.trace_id))?.end_time).toBe('2999-01-01T00:00:00Z');
    expect((await rootOf(other.trace_id))?.end_time).toBeUndefined();
    await recorder.endRun('run_1');
  });
});
