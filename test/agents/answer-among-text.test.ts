import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kindOfLine } from '../../src/agents/answer-among-text.ts';
import { mappingOf } from '../../src/agents/answer-mapping.ts';
import { readAnswer } from '../../src/agents/read-answer.ts';
import { Fault } from '../../src/errors.ts';
import { invocation } from '../../src/schema/agent.ts';
import { cpuTime } from '../support/cpu-time.ts';

function read(text: string, paths: Record<string, string> = {}) {
  const warnings: string[] = [];
  const mapping = mappingOf(invocation.parse(paths));
  const answer = readAnswer(text, mapping, 'here', {
    logs: true,
    warn: (kind, message) => warnings.push(`${kind}: ${message}`),
  });
  return { answer, warnings };
}

const ANSWER = { output: 'sent', tool_calls: [{ name: 'mail', arguments: { to: 'a' } }] };
const LINE = JSON.stringify(ANSWER);
const LAID_OUT = JSON.stringify(ANSWER, null, 2);

describe('a line of a program', () => {
  it.each([
    ['{"output":""}', {}, 'answer'],
    ['{"output":null}', {}, 'answer'],
    ['{"context":[]}', {}, 'answer'],
    ['{"error":"no quota"}', {}, 'answer'],
    ['{"is_error":true}', {}, 'answer'],
    ['{"level":30,"error":null}', {}, 'object'],
    ['{"severity":"ERROR","error":"retrying"}', {}, 'object'],
    ['{"answer":"x"}', {}, 'object'],
    ['{"answer":"x"}', { output_path: 'answer' }, 'answer'],
    ['{"output":"x"}', { output_path: 'answer' }, 'object'],
    ['{"steps":[]}', { tool_calls_path: 'steps' }, 'answer'],
    ['{"fault":"x"}', { error_path: 'fault' }, 'answer'],
    ['{"fault":""}', { error_path: 'fault' }, 'object'],
    ['["output"]', {}, 'text'],
    ['{"output":', {}, 'text'],
    ['hello', {}, 'text'],
  ])('%s with %j is %s', (line, paths, kind) => {
    expect(kindOfLine(line, mappingOf(invocation.parse(paths)))).toBe(kind);
  });
});

describe('an answer among log lines', () => {
  it.each([
    ['a line before it', `INFO starting\n${LINE}`],
    ['a line behind it', `${LINE}\nbye`],
    ['lines on both sides', `INFO starting\nINFO ready\n${LINE}\n\nbye\n`],
    [
      'log lines that are JSON',
      `{"level":"info","message":"start"}\n${LINE}\n{"level":"info","context":"end"}`,
    ],
    ['windows line ends', `INFO starting\r\n${LINE}\r\n`],
    ['an object over several lines', `INFO starting\n${LAID_OUT}`],
    ['an object over several lines and a line behind it', `${LAID_OUT}\nbye`],
    ['a broken log line and an object over several lines', `{oops\n${LAID_OUT}`],
    ['text on the same line', `Loading... ${LINE}`],
    ['a log line that is JSON on the same line', `{"level":30} ${LINE}`],
    ['a log line behind it that says that there is no error', `${LINE}\n{"level":30,"error":null}`],
    ['a log line behind it that tells of an error', `${LINE}\n{"level":"warn","error":"no telemetry"}`],
    ['a draft before it', `${JSON.stringify({ output: 'draft' })}\n${LINE}`],
  ])('is read with its tool calls, and the text is warned of: %s', (_, text) => {
    const { answer, warnings } = read(text);
    expect(answer).toEqual(ANSWER);
    expect(warnings).toEqual([expect.stringMatching(/^text_around: printed other text on standard output/)]);
  });

  it('quotes how the text begins', () => {
    expect(read(`INFO starting up\n${LINE}`).warnings[0]).toContain('"INFO starting up"');
  });

  it('is found by the mapping', () => {
    const line = JSON.stringify({ data: { answer: 'mapped' } });
    const { answer, warnings } = read(`INFO\n${line}\nbye`, { output_path: 'data.answer' });
    expect(answer).toEqual({ output: 'mapped' });
    expect(warnings).toHaveLength(1);
  });

  it('may be an error', () => {
    expect(() => read('INFO starting\n{"error":"no quota"}')).toThrow(
      'the agent reported an error: no quota',
    );
    // A log line that speaks of an error is not the end of it.
    expect(read('{"level":"error","error":"retrying"}\nHello').answer).toEqual({
      output: '{"level":"error","error":"retrying"}\nHello',
    });
  });

  it('warns of an object that is none', () => {
    const { answer, warnings } = read('INFO starting\n{"answer":"x","calls":[]}');
    expect(answer.output).toBe('INFO starting\n{"answer":"x","calls":[]}');
    expect(warnings).toEqual([expect.stringMatching(/^unknown_keys: .*top keys are answer, calls/)]);
  });

  it.each(['plain text', 'two\nlines', '{broken', 'see {"a"', '', '{}\n{}', LINE, LAID_OUT, ` ${LINE}\n`])(
    'nothing is warned of where there is nothing to find: %j',
    (text) => {
      const { warnings } = read(text);
      expect(warnings.filter((one) => one.startsWith('text_around'))).toEqual([]);
    },
  );

  it('has the same parts whatever lines stand around it', () => {
    const log = fc.string({ unit: 'grapheme', maxLength: 40 }).map((text) => text.replace(/[{}\r\n]/g, ' '));
    const value = fc.record({
      output: fc.string({ minLength: 1 }).filter((text) => text.trim() !== ''),
      tool_calls: fc.array(
        fc.record({ name: fc.constant('f'), arguments: fc.dictionary(fc.string(), fc.jsonValue()) }),
      ),
    });
    fc.assert(
      fc.property(fc.array(log), value, fc.array(log), fc.boolean(), (before, object, after, laidOut) => {
        const json = JSON.stringify(object, null, laidOut ? 2 : 0);
        const plain = readAnswer(json, {}, 'here');
        expect(read([...before, json, ...after].join('\n')).answer).toEqual(plain);
      }),
    );
  });

  it('is either read or text, whatever was printed', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('{', '}', '"', ':', ',', 'a', '\n', '[', ']') }),
        (text) => {
          try {
            expect(typeof read(text).answer.output).toBe('string');
          } catch (error) {
            expect(error).toBeInstanceOf(Fault);
          }
        },
      ),
    );
  });

  it.each([
    ['lines that begin like an object', (size: number) => '{\n'.repeat(size / 2)],
    ['lines that are broken objects', (size: number) => '{"a":}\n'.repeat(size / 7)],
    ['whole objects that are no answer', (size: number) => '{"a":1}\n'.repeat(size / 8)],
    ['one long line', (size: number) => `x ${'{"a'.repeat(size / 3)}}`],
    ['blank lines', (size: number) => `x${'\n'.repeat(size)}x`],
  ])('is looked for in time that its length explains: %s', (_, make) => {
    const text = make(3_000_000);
    const began = cpuTime();
    try {
      read(text);
    } catch (error) {
      expect(error).toBeInstanceOf(Fault);
    }
    // Some 30 ms; each piece again for each line would be hours.
    expect(cpuTime() - began).toBeLessThan(5_000);
  });
});
