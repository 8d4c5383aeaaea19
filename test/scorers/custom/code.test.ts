import { describe, expect, it } from 'vitest';
import { nodePorts } from '../../../src/ports/node-ports.ts';
import type { Subject } from '../../../src/schema/evaluation.ts';
import { codeOf, errorOf, hasPython, outcomeOf, scoreOf } from '../../support/code-scoring.ts';
import { seededPorts } from '../../support/seeded-ports.ts';

const ports = nodePorts();
const subject: Subject = {
  input: 'How long?',
  output: 'Thirty days, grüße 😀.',
  context: ['a', 'b'],
  conversation_history: [{ role: 'user', content: 'Hi' }],
  tool_calls: [{ name: 'find', arguments: { id: 7 } }],
};

describe.skipIf(!hasPython)('a code scorer (needs python3)', () => {
  it.each<[form: string, source: string, score: number]>([
    ['a variable `result`', 'result = {"score": 0.25, "reasoning": "because"}', 0.25],
    ['the last expression', 'x = 0.5\n{"score": x, "reasoning": "because"}', 0.5],
    ['score() with the names it declares', 'def score(output, context):\n  return len(context) / 4', 0.5],
    ['evaluate()', 'def evaluate(*, input):\n  return input.endswith("?")', 1],
    ['a function with a default', 'def score(output, factor=0.5):\n  return factor', 0.5],
    ['a function that takes all names', 'def score(**names):\n  return names["input"] == input', 1],
    ['a positional-only parameter', 'def score(output, /):\n  return "Thirty" in output', 1],
    ['a bare boolean', '"refund" in output', 0],
    ['a bare number', '3 / 4', 0.75],
    ['an integer', '1', 1],
    ['a fraction', 'from fractions import Fraction\nFraction(1, 4)', 0.25],
    ['a decimal', 'from decimal import Decimal\nDecimal("0.125")', 0.125],
    [
      'a dataclass',
      'from dataclasses import dataclass\n@dataclass\nclass R:\n  score: float\n  reasoning: str\nR(0.5, "r")',
      0.5,
    ],
    ['a named tuple', 'import collections\ncollections.namedtuple("R", "score reasoning")(0.5, "r")', 0.5],
    [
      'a last expression that prints nothing back, then score()',
      'def score():\n  return 0.5\nprint("hello")',
      0.5,
    ],
    ['`result` before everything else', 'def score():\n  return 0.1\nresult = 0.9\n0.2', 0.9],
    [
      'a helper called score() and a last expression',
      'def score(text):\n  return len(text)\nscore("abc") / 4',
      0.75,
    ],
    ['an exact fourth decimal', '0.123449', 0.1234],
    ['a return without a function around it', 'return {"score": 0.5, "reasoning": "r"}', 0.5],
    [
      'returns on every way, with fields that are assigned anew and imports',
      'import math as m\noutput = output.lower()\nif "thirty" not in output:\n  return 0.1\nfor i in [1]:\n  return m.floor(1.9) * 0.5',
      0.5,
    ],
    [
      'a return on one way, and a result on the other',
      'result = 0.25\nif len(output) > 1000:\n  return 0.9',
      0.25,
    ],
    ['a return in a helper, which is none of the code', 'def half():\n  return 0.5\nhalf()', 0.5],
    [
      'names that only a helper, a class or an exception binds',
      'class A:\n  x = 0.5\ntry:\n  1 / 0\nexcept ZeroDivisionError as error:\n  y = A.x\ndef f():\n  z = y\n  return z\nreturn f()',
      0.5,
    ],
  ])('takes %s', async (_, source, score) => {
    const result = await scoreOf(ports, source, subject);
    expect(result).toMatchObject({ score, pass: score >= 0.7 });
    expect(result.metadata['judge']).toMatchObject({ mode: 'none', calls: 0 });
  });

  it('sees every field as a global, None where there is none', async () => {
    const { metadata } = await scoreOf(
      ports,
      `result = {"score": 1, "reasoning": "r", "seen": [input, output, context, ground_truth, conversation_history,
        expected_behavior, tool_calls, agent_plan]}`,
      subject,
    );
    expect(metadata['seen']).toEqual([
      'How long?',
      'Thirty days, grüße 😀.',
      ['a', 'b'],
      null,
      [{ role: 'user', content: 'Hi' }],
      null,
      [{ name: 'find', arguments: { id: 7 } }],
      null,
    ]);
  });

  it('sees its variables as globals, and every one of them by name', async () => {
    const variables = Object.fromEntries([
      ['limit', 0.5],
      ['no identifier', 1],
      ['class', 2],
      ['__proto__', { a: 1 }],
      ['constructor', 'c'],
      ['__builtins__', {}],
      ['output', 'not this one'],
      ['', 'empty'],
    ]);
    const { metadata, score } = await scoreOf(
      ports,
      '{"score": limit, "reasoning": "r", "names": sorted(variables), "proto": variables["__proto__"], "c": constructor, "output": output}',
      { output: 'the answer' },
      { variables },
    );
    expect(score).toBe(0.5);
    expect(metadata).toMatchObject({ proto: { a: 1 }, c: 'c', output: 'the answer' });
    expect(metadata['names']).toEqual(Object.keys(variables).sort());
  });

  it('keeps its other keys as metadata, and its own names out of ours', async () => {
    const { metadata, reasoning } = await scoreOf(
      ports,
      'print("seen", 3)\n{"score": 1, "reasoning": "Two of two.", "found": [1, {"a": None}], "__proto__": 1, "judge": "me", "threshold": 0, 7: "seven"}',
    );
    expect(reasoning).toContain('Two of two.');
    expect(metadata).toMatchObject({
      found: [1, { a: null }],
      '7': 'seven',
      printed: 'seen 3\n',
      threshold: 0.7,
      extra: { judge: 'me', threshold: 0 },
      judge: { mode: 'none' },
    });
    expect(Object.getOwnPropertyDescriptor(metadata, '__proto__')?.value).toBe(1);
  });

  it('says which layers held', async () => {
    const { metadata } = await scoreOf(ports, '1');
    expect(metadata['isolation']).toMatchObject({
      level: expect.stringMatching(/^(full|partial|none)$/),
      layers: expect.any(Array),
      missing: expect.any(Array),
    });
  });

  it.each<[what: string, source: string, subcode: string, message: RegExp]>([
    [
      'an error of the code',
      'x = 1\ndef f():\n  return 1 / 0\nf()',
      'code_error',
      /ZeroDivisionError.*line 3/,
    ],
    ['an unknown name', 'outptu', 'code_error', /NameError.*outptu.*line 1/],
    ['a library that is not there', 'import numpy', 'code_error', /ModuleNotFoundError.*numpy/],
    ['code without a result', 'x = 1', 'bad_result', /no result/],
    ['a score of another type', '"good"', 'bad_result', /type str/],
    ['a result without a score', '{"reasoning": "r"}', 'bad_result', /no `score`/],
    ['a reasoning that is no text', '{"score": 1, "reasoning": 5}', 'bad_result', /reasoning.*int/],
    ['a score above 1', '1.2', 'bad_result', /1\.2.*between 0 and 1/],
    ['a score below 0', '-0.1', 'bad_result', /between 0 and 1/],
    ['no number', 'float("nan")', 'bad_result', /nan.*between/],
    ['infinity', '{"score": float("inf")}', 'bad_result', /inf.*between/],
    ['a huge integer', '10 ** 400', 'bad_result', /between 0 and 1/],
    ['metadata that is no JSON', '{"score": 1, "x": {1, 2}}', 'bad_result', /`x` is no JSON/],
    ['infinite metadata', '{"score": 1, "x": [float("inf")]}', 'bad_result', /`x` is no JSON/],
    ['a number that JavaScript cannot hold', '{"score": 1, "x": 10 ** 400}', 'bad_result', /not finite/],
    ['a cycle', 'a = []\na.append(a)\n{"score": 1, "x": a}', 'bad_result', /`x` is no JSON/],
    ['deep metadata', 'a = []\nfor _ in range(200): a = [a]\n{"score": 1, "x": a}', 'bad_result', /nested/],
    ['a name that score() asks for in vain', 'def score(answer): return 1', 'bad_result', /`answer`.*output/],
    ['an async score()', 'async def score(): return 1', 'bad_result', /coroutine/],
    ['the end by sys.exit', 'import sys\nsys.exit("no")', 'code_error', /SystemExit: no.*line 2/],
  ])('makes no score of %s', async (_, source, subcode, message) => {
    const error = await errorOf(ports, source, subject);
    expect(error).toMatchObject({ code: 'scorer_failed', subcode, message: expect.stringMatching(message) });
  });

  it('is refused with its line where it does not compile', async () => {
    await expect(codeOf(ports, 'x = 1\nif x:\nreturn')).rejects.toMatchObject({
      code: 'validation_failed',
      message: expect.stringMatching(/does not compile: IndentationError.*line 3/),
      where: 'scorers/scorer_py: config.rubric',
    });
  });

  it('is ended when its time is over', async () => {
    const config = { timeout_ms: 200 };
    expect(await errorOf(ports, 'while True: pass', {}, { config })).toMatchObject({
      subcode: 'timeout',
      message: expect.stringContaining('200 ms'),
    });
  });

  it('is ended when nobody waits for it any more', async () => {
    const controller = new AbortController();
    const stopped = outcomeOf(ports, 'import time\ntime.sleep(20)', {}, { signal: controller.signal });
    setTimeout(() => controller.abort(new Error('enough')), 150);
    await expect(stopped).rejects.toThrow('enough');
  });

  it('gives the same score whatever ran before, and at the same time', async () => {
    const source = 'import builtins\nbuiltins.seen = getattr(builtins, "seen", 0) + 1\nbuiltins.seen == 1';
    const results = await Promise.all(Array.from({ length: 12 }, () => scoreOf(ports, source)));
    expect(results.map((result) => result.score)).toEqual(Array(12).fill(1));
  });

  it('takes large and strange texts as they are', async () => {
    const output = `${'\u{1f600}"\\\u2028\n\u0000 \u00fc'.repeat(50_000)}\ud800`;
    const { metadata } = await scoreOf(
      ports,
      '{"score": 1, "reasoning": "r", "size": len(output), "last": output[-1]}',
      { output },
    );
    expect(metadata).toMatchObject({ size: 400_001, last: '\ufffd' });
  });

  it('may be required to be isolated', async () => {
    const error = await outcomeOf(ports, '1', {}, { config: { require_isolation: true } });
    const { metadata } = await scoreOf(ports, '1');
    const { level } = metadata['isolation'] as { level: string };
    expect(error.status).toBe(level === 'full' ? 'scored' : 'errored');
  });
});

describe('a code scorer', () => {
  it('changes its version with its code and its variables, and needs code at all', async () => {
    const world = seededPorts();
    const version = async (source: string, variables?: Record<string, unknown>) =>
      (await codeOf(world, source, variables === undefined ? {} : { variables })).version;
    expect(await version('1')).toBe(await version('1'));
    expect(await version('1')).not.toBe(await version('2'));
    expect(await version('1', { a: 1 })).not.toBe(await version('1', { a: 2 }));
    await expect(codeOf(world, '1', { config: { rubric: undefined } as never })).rejects.toMatchObject({
      code: 'validation_failed',
    });
  });

  it('can be made without a python3, and is errored where one is needed', async () => {
    expect(await errorOf(seededPorts(), '1')).toMatchObject({
      code: 'scorer_failed',
      subcode: 'no_python',
      message: expect.stringContaining('python3'),
    });
  });
});
