import { describe, expect, it } from 'vitest';
import { type AnswerLine, type LineManner, lineCaller } from '../../src/agents/line-caller.ts';

/** A caller that waits, the end of its grace, and what it got. */
function waiting(manner: LineManner = { answers: 'unknown' }) {
  let over = () => {};
  const waits: number[] = [];
  const clock = {
    after(ms: number, callback: () => void) {
      waits.push(ms);
      over = callback;
      return () => {
        over = () => {};
      };
    },
  };
  const caller = lineCaller(manner, clock);
  const got: (AnswerLine | string)[] = [];
  const ask = (timeoutMs = 60_000) =>
    void caller.wait(timeoutMs).then(
      (answer) => got.push(answer),
      (error: Error) => got.push(error.message),
    );
  ask();
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return { caller, manner, waits, got, ask, over: () => over(), settled };
}

describe('the line of a program that is its answer', () => {
  it('is an object at once, with the lines of text before it as logs', async () => {
    const one = waiting();
    one.caller.take('starting', false);
    one.caller.take('ready', false);
    one.caller.take('{"output":"x"}', true);
    await one.settled();
    expect(one.got).toEqual([{ line: '{"output":"x"}', logged: ['starting', 'ready'] }]);
    expect(one.manner.answers).toBe('objects');
  });

  it('is text when no object follows it for a while, and from then on at once', async () => {
    const one = waiting();
    one.caller.take('hello', false);
    await one.settled();
    expect([one.got, one.waits]).toEqual([[], [2000]]);
    one.over();
    await one.settled();
    one.ask();
    one.caller.take('again', false);
    await one.settled();
    expect(one.got).toEqual([
      { line: 'hello', logged: [] },
      { line: 'again', logged: [] },
    ]);
    expect(one.waits).toHaveLength(1);
  });

  it('is never text once another process of the program answered with an object', async () => {
    const one = waiting();
    one.caller.take('starting', false);
    one.manner.answers = 'objects';
    one.over();
    one.caller.end('', false);
    await one.settled();
    expect(one.got).toEqual([]);
    one.caller.take('{}', true);
    await one.settled();
    expect(one.got).toEqual([{ line: '{}', logged: ['starting'] }]);
  });

  it('is text at the end of the program', async () => {
    const one = waiting();
    one.caller.end('last words', false);
    await one.settled();
    expect(one.got).toEqual([{ line: 'last words', logged: [] }]);
  });

  it('cannot be told from several lines of text, which are handed over together', async () => {
    const one = waiting();
    one.caller.take('one', false);
    one.caller.take('two', false);
    one.over();
    await one.settled();
    expect(one.got).toEqual([{ line: 'one', logged: ['two'] }]);
    expect(one.manner.answers).toBe('unknown');
  });

  it('waits no longer than half of the time that the call has', () => {
    const one = waiting();
    one.ask(500);
    one.caller.take('hello', false);
    expect(one.waits).toEqual([250]);
  });

  it('is asked for: other lines are logs where objects answer, else nobody knows what they are', () => {
    const manner: LineManner = { answers: 'unknown' };
    const caller = lineCaller(manner, { after: () => () => {} });
    expect(caller.take('text', false)).toBe('unasked');
    manner.answers = 'objects';
    expect([caller.take('text', false), caller.take('{}', true)]).toEqual(['log line', 'unasked']);
  });
});
