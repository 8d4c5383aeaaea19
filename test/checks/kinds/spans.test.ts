import { describe, expect, it } from 'vitest';
import { checkProblems } from '../../../src/checks/check-problems.ts';
import type { Check } from '../../../src/schema/check.ts';
import type { Subject } from '../../../src/schema/evaluation.ts';
import { MOST_SPANS, type SeenSpan } from '../../../src/schema/trace.ts';
import { reasonOf, verdictOf } from '../../support/asked-check.ts';

const span = (name: string, more: Partial<SeenSpan> = {}): SeenSpan => ({
  ...{ name, kind: 'tool', duration_ms: 10, attributes: {} },
  ...more,
});
const having = (...spans: SeenSpan[]): Subject => ({ output: 'Done.', spans });
const many = (count: number) => having(...Array.from({ length: count }, () => span('step')));
const MODEL = span('chat', { kind: 'llm', attributes: { 'gen_ai.request.model': 'gpt-5.6-luna', top: 3 } });
const check = (...spans: object[]): Check => ({ spans });

describe('spans', () => {
  it.each<[Check, Subject, string]>([
    [check({ name: 'get_order' }), having(span('get_order')), 'pass'],
    [check({ name: 'get_order' }), having(span('get_orders')), 'fail'],
    [check({ name: 'get_order' }), having(), 'fail'],
    [check({ name: 'get_order', count: 0 }), having(), 'pass'],
    [check({ name: 'get_order', count: 0 }), { output: 'Done.' }, 'missing_field'],
    [check({ kind: 'llm' }), having(MODEL), 'pass'],
    [check({ name: 'chat', kind: 'tool' }), having(MODEL), 'fail'],
    [check({ kind: 'tool', count: 2 }), having(span('a'), MODEL, span('b')), 'pass'],
    [check({ kind: 'tool', count: 1 }), having(span('a'), MODEL, span('b')), 'fail'],
    [check({ kind: 'tool', count: { min: 2, max: 3 } }), having(span('a'), span('b')), 'pass'],
    [check({ kind: 'tool', count: { max: 1 } }), having(span('a'), span('b')), 'fail'],
    [check({ kind: 'tool', count: { min: 3 } }), having(span('a'), span('b')), 'fail'],
    [check({ name: 'a', max_duration_ms: 10 }), having(span('a'), span('b', { duration_ms: 99 })), 'pass'],
    [check({ name: 'a', max_duration_ms: 9 }), having(span('a')), 'fail'],
    [check({ attributes: { top: 3 } }), having(MODEL), 'pass'],
    [
      check({ attributes: { 'gen_ai.request.model': { matches: '^gpt' } } }),
      having(span('a'), MODEL),
      'pass',
    ],
    [check({ attributes: { 'gen_ai.request.model': 'gpt-4o' } }), having(MODEL), 'fail'],
    [check({ name: 'a' }, { name: 'b' }), having(span('a')), 'fail'],
    [check({ name: 'step', count: { min: 5 } }), many(MOST_SPANS), 'pass'],
    [check({ name: 'other', count: 0 }), many(MOST_SPANS), 'fail'],
    [check({ name: 'other', count: 0 }), many(MOST_SPANS - 1), 'pass'],
    [check({ name: 'step', max_duration_ms: 10 }), many(MOST_SPANS), 'fail'],
    [{ equals: 'get_order', of: 'spans[0].name' }, having(span('get_order')), 'pass'],
  ])('%j judges %j: %s', async (written, subject, expected) => {
    expect(await verdictOf(written, subject)).toBe(expected);
  });

  it.each<[Check, Subject, string]>([
    [check({ name: 'a', max_duration_ms: 5 }), having(span('a')), '"a" took 10 ms, 5 ms at most'],
    [check({ name: 'a', count: 2 }), having(span('a')), 'one span is "a"'],
    [check({ name: 'other', count: 0 }), many(MOST_SPANS), 'only the first 200 spans are kept'],
  ])('%j says of %j what is wrong', async (written, subject, reason) => {
    expect(await reasonOf(written, subject)).toContain(reason);
  });

  it('says of a span that never ended that it has no duration', async () => {
    const { duration_ms: _, ...open } = span('a');
    const written = check({ name: 'a', max_duration_ms: 1000 });
    expect(await verdictOf(written, having(open))).toBe('fail');
    expect(await reasonOf(written, having(open))).toContain('"a" never ended');
  });

  it.each<[unknown, string]>([
    [[], 'must not be empty'],
    [[{ count: 1 }], 'needs a name, a kind or attributes'],
    [[{ name: 'a', count: {} }], 'needs min or max'],
    [[{ name: 'a', count: { min: 3, max: 2 } }], 'has a min above its max'],
    [[{ name: 'a', count: -1 }], 'must be at least 0'],
    [[{ name: 'a', attributes: { b: { matches: '(' } } }], 'does not compile'],
  ])('refuses %j', async (value, problem) => {
    const found = await checkProblems([{ spans: value }], [], { isScorer: () => false });
    expect(found.map(({ message }) => message).join()).toContain(problem);
  });
});
