import { describe, expect, it } from 'vitest';
import { withDeadline } from '../../src/flow/deadline.ts';
import { eventStream } from '../../src/flow/event-stream.ts';
import { seededPorts } from '../../src/ports/seeded-ports.ts';

const never = () => new Promise<never>(() => undefined);

describe('a deadline', () => {
  it('leaves alone what is done in time', async () => {
    const { clock } = seededPorts();
    let seen: AbortSignal | undefined;
    const result = await withDeadline(100, clock, undefined, async (signal) => {
      seen = signal;
      return 'done';
    });
    clock.advance(1_000);
    expect([result, seen?.aborted]).toEqual(['done', false]);
    await expect(withDeadline(100, clock, undefined, () => Promise.reject(new Error('own')))).rejects.toThrow(
      'own',
    );
    const throwing = () => {
      throw new Error('at once');
    };
    await expect(withDeadline(100, clock, undefined, throwing)).rejects.toThrow('at once');
  });

  it('ends with a timeout, whether or not the task heeds its signal', async () => {
    const { clock } = seededPorts();
    const heard: unknown[] = [];
    const deaf = withDeadline(100, clock, undefined, (signal) => {
      signal.addEventListener('abort', () => heard.push(signal.reason));
      return never();
    });
    const heeding = withDeadline(
      100,
      clock,
      undefined,
      (signal) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted')))),
    );
    clock.advance(99);
    expect(heard).toEqual([]);
    clock.advance(1);
    for (const late of [deaf, heeding])
      await expect(late).rejects.toMatchObject({ code: 'timeout', retry: true });
    expect(heard).toEqual([expect.objectContaining({ code: 'timeout' })]);
  });

  it('passes on the outer cancellation with its reason', async () => {
    const { clock } = seededPorts();
    const controller = new AbortController();
    let inner: AbortSignal | undefined;
    const waiting = withDeadline(100, clock, controller.signal, (signal) => {
      inner = signal;
      return never();
    });
    controller.abort('enough');
    await expect(waiting).rejects.toBe('enough');
    expect(inner?.reason).toBe('enough');
    await expect(withDeadline(100, clock, controller.signal, never)).rejects.toBe('enough');
  });
});

describe('an event stream', () => {
  it('tells every listener in order, and none after it left', () => {
    const stream = eventStream<number>();
    const heard: string[] = [];
    const leave = stream.subscribe((event) => heard.push(`a${event}`));
    const twice = (event: number) => heard.push(`b${event}`);
    stream.subscribe(twice);
    const leaveSecond = stream.subscribe(twice);
    stream.emit(1);
    leave();
    leaveSecond();
    leaveSecond();
    stream.emit(2);
    expect(heard).toEqual(['a1', 'b1', 'b1', 'b2']);
  });

  it('goes on when a listener throws, leaves or joins while it is told', () => {
    const errors: unknown[] = [];
    const stream = eventStream<number>((error) => errors.push(error));
    const heard: string[] = [];
    stream.subscribe((event) => {
      if (event === 1) leave();
      throw new Error('broken');
    });
    const leave = stream.subscribe(() => heard.push('left'));
    stream.subscribe((event) => {
      heard.push(`c${event}`);
      if (event === 1) stream.subscribe((later) => heard.push(`d${later}`));
    });
    stream.emit(1);
    stream.emit(2);
    expect(heard).toEqual(['c1', 'c2', 'd2']);
    expect(errors).toHaveLength(2);
  });
});
