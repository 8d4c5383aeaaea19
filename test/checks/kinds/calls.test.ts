import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Check } from '../../../src/schema/check.ts';
import type { Subject } from '../../../src/schema/evaluation.ts';
import { problemsOf, reasonOf, verdictOf } from '../../support/asked-check.ts';

const having = (...calls: [name: string, given?: Record<string, unknown>][]): Subject => ({
  output: 'Done.',
  tool_calls: calls.map(([name, given = {}]) => ({ name, arguments: given })),
});
/** Calls of which `look` is known to only read. */
const reading = (names: string[]): Subject => ({
  output: 'Done.',
  tool_calls: names.map((name) => ({ name, arguments: {}, ...(name === 'look' ? { reads: true } : {}) })),
});
const uncaptured = { output: 'Done.' };

describe('calls of tools', () => {
  it.each<[Check, Subject, string]>([
    [{ called: 'get_order' }, having(['get_order']), 'pass'],
    [{ called: 'get_order' }, having(['orders.getOrder', { id: 1 }]), 'pass'],
    [{ called: ['get_order', 'refund'] }, having(['refund'], ['get_order']), 'pass'],
    [{ called: ['get_order', 'refund'] }, having(['get_order']), 'fail'],
    [{ called: 'get_order' }, having(), 'fail'],
    [{ called: 'get_order' }, uncaptured, 'missing_field'],
    [{ not_called: 'refund' }, having(['get_order']), 'pass'],
    [{ not_called: 'refund' }, having(), 'pass'],
    [{ not_called: ['refund', 'delete'] }, having(['get_order'], ['delete']), 'fail'],
    [{ not_called: 'refund' }, having(['payments.Refund']), 'fail'],
    [{ not_called: 'refund' }, uncaptured, 'missing_field'],
    [{ forbidden_tools: ['refund'] }, having(['get_order']), 'pass'],
    [{ forbidden_tools: ['refund'] }, having(), 'pass'],
    [{ forbidden_tools: ['refund', 'delete'] }, having(['get_order'], ['crm.Delete', { id: 1 }]), 'fail'],
    [{ forbidden_tools: ['refund'] }, uncaptured, 'missing_field'],
    [
      { forbidden_tools: [{ name: 'refund', arguments: { id: 'TK-1' } }] },
      having(['refund', { id: 'TK-2' }]),
      'pass',
    ],
    [
      { forbidden_tools: [{ name: 'refund', arguments: { id: { matches: '^TK' } } }] },
      having(['get_order'], ['refund', { id: 'TK-2', amount: 5 }]),
      'fail',
    ],
    [
      { forbidden_tools: [{ name: 'refund', arguments: { id: 'TK-2' }, extra_arguments: false }] },
      having(['refund', { id: 'TK-2', amount: 5 }]),
      'pass',
    ],
    [
      { tool_calls: { calls: ['pay'], ignore_reads: true } },
      { ...reading(['look', 'pay', 'look']), available_tools: [] },
      'pass',
    ],
    [
      { tool_calls: { calls: ['pay'], ignore_reads: true, mode: 'any_order' } },
      {
        output: 'Done.',
        tool_calls: [
          { name: 'look', arguments: {} },
          { name: 'pay', arguments: {} },
        ],
        available_tools: [{ name: 'look', reads: true }],
      },
      'pass',
    ],
    [{ tool_calls: { calls: ['pay'], ignore_reads: true } }, having(['look'], ['pay']), 'fail'],
    [{ tool_calls: { calls: ['pay'] } }, reading(['look', 'pay']), 'fail'],
    [{ tool_calls: { calls: ['look', 'pay'], ignore_reads: true } }, reading(['pay', 'look']), 'fail'],
    [{ tool_calls: { calls: ['look'], ignore_reads: true } }, reading(['look', 'look']), 'fail'],
    [{ tool_calls: ['a', 'b'] }, having(['a'], ['b']), 'pass'],
    [{ tool_calls: ['a', 'b'] }, having(['b'], ['a']), 'fail'],
    [{ tool_calls: [] }, having(), 'pass'],
    [{ tool_calls: [] }, having(['a']), 'fail'],
    [{ tool_calls: [] }, uncaptured, 'missing_field'],
    [{ not_tool_calls: ['a'] }, uncaptured, 'missing_field'],
    [{ not_tool_calls: ['a'] }, having(['b']), 'pass'],
    [{ tool_calls: { mode: 'in_order', calls: ['a', 'b'] } }, having(['a'], ['x'], ['b']), 'pass'],
    [{ tool_calls: { mode: 'any_order', calls: ['a', 'b'] } }, having(['b'], ['a']), 'pass'],
    [{ tool_calls: { mode: 'subset', calls: ['a', 'b'] } }, having(), 'pass'],
    [{ tool_calls: { mode: 'superset', calls: ['a'] } }, having(['b'], ['a']), 'pass'],
    [
      { tool_calls: [{ name: 'a', arguments: { id: { matches: '^TK-' } } }] },
      having(['a', { id: 'TK-1' }]),
      'pass',
    ],
    [{ tool_calls: [{ name: 'a', arguments: { id: 1 } }] }, having(['a', { id: 1, more: 2 }]), 'fail'],
    [
      { tool_calls: [{ name: 'a', arguments: { id: 1 }, extra_arguments: true }] },
      having(['a', { id: 1, more: 2 }]),
      'pass',
    ],
    [{ tool_calls: [{ name: 'a', arguments: {} }] }, having(['a', { id: 1 }]), 'fail'],
    [{ tool_calls: ['a'] }, having(['a', { id: 1 }]), 'pass'],
  ])('%j of %j: %s', async (check, subject, verdict) => {
    expect(await verdictOf(check, subject)).toBe(verdict);
  });

  it('say what differs first', async () => {
    const check = { tool_calls: [{ name: 'get_order', arguments: { id: 'TK-1042' } }] };
    expect(await reasonOf(check, having(['get_order', { id: 'TK-1043' }]))).toContain(
      'call 1, get_order: id is "TK-1043", not "TK-1042"',
    );
    expect(await reasonOf({ not_called: ['refund'] }, having(['look'], ['refund']))).toContain(
      '"refund" is call 2',
    );
  });

  it.each([
    [{ tool_calls: { mode: 'superset', calls: [] } }],
    [{ tool_calls: { mode: 'in_order', calls: [] } }],
    [{ tool_calls: { mode: 'any', calls: ['a'] } }],
    [{ forbidden_tools: 'a' }],
    [{ forbidden_tools: [] }],
    [{ not_forbidden_tools: ['a'] }],
    [{ tool_calls: 'a' }],
    [{ tool_calls: [{ tool: 'a' }] }],
    [{ tool_calls: [{ name: 'a', args: {} }] }],
    [{ called: [] }],
    [{ called: '' }],
    [{ not_called: {} }],
  ])('%j is refused', (check) => {
    expect(problemsOf(check)).not.toEqual([]);
  });

  it('with an expression or a matcher that cannot work are an error and no verdict', async () => {
    const subject = having(['a', { id: 'x' }]);
    for (const id of [{ matches: '(?=x)' }, { matches: '(' }, { approx: 'x' }, { any: 1 }])
      expect(await verdictOf({ tool_calls: [{ name: 'a', arguments: { id } }] }, subject)).toBe(
        'validation_failed',
      );
  });

  it('negated are their complement, and one name is called or not called', async () => {
    const name = fc.constantFrom('a', 'b', 'c');
    const names = fc.array(name, { minLength: 1, maxLength: 4 });
    const mode = fc.constantFrom('exact', 'in_order', 'any_order', 'subset', 'superset');
    await fc.assert(
      fc.asyncProperty(
        names,
        fc.array(name, { maxLength: 4 }),
        mode,
        name,
        async (expected, made, how, one) => {
          const subject = having(...made.map((tool): [string] => [tool]));
          const other = (verdict: string) => (verdict === 'pass' ? 'fail' : 'pass');
          const value = { mode: how, calls: expected };
          expect(await verdictOf({ not_tool_calls: value }, subject)).toBe(
            other(await verdictOf({ tool_calls: value }, subject)),
          );
          expect(await verdictOf({ not_called: one }, subject)).toBe(
            other(await verdictOf({ called: one }, subject)),
          );
        },
      ),
    );
  });

  it('take hostile names and arguments as they are', async () => {
    const hostile = [
      '__proto__',
      'constructor',
      'toString',
      '\u0000',
      '../../etc',
      'a'.repeat(100_000),
      '_._',
      '⟦x⟧',
    ];
    for (const name of hostile) {
      expect(await verdictOf({ called: [name.slice(0, 1000)] }, having([name.slice(0, 1000)]))).toBe('pass');
      expect(
        await verdictOf({ not_called: 'refund' }, having([name, JSON.parse('{"__proto__":{"x":1}}')])),
      ).toBe('pass');
    }
    let deep: unknown = 1;
    for (let at = 0; at < 5000; at++) deep = [deep];
    const check = { tool_calls: [{ name: 'a', arguments: { x: [[1]] } }] };
    expect(await verdictOf(check, having(['a', { x: deep }]))).toBe('fail');
  });
});
