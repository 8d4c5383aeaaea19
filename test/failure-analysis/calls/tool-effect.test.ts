import { describe, expect, it } from 'vitest';
import { differingArguments, recordOf } from '../../../src/failure-analysis/calls/call-arguments.ts';
import { tookEffect, toolEffect } from '../../../src/failure-analysis/calls/tool-effect.ts';

describe('what a tool does', () => {
  it.each([
    ['cancel_order', 'write'],
    ['updateAddress', 'write'],
    ['billing.refund', 'write'],
    ['get_order_updates', 'read'],
    ['search-flights', 'read'],
    ['think', 'scratch'],
    ['transfer_to_human_agents', 'handover'],
    ['transfer_money', 'write'],
    ['frobnicate', 'unknown'],
  ])('of %s is %s', (name, effect) => {
    expect(toolEffect(name)).toBe(effect);
  });

  it.each([
    ['Error: no such order', false],
    ["KeyError: 'JPY'", false],
    ["(False, 'not logged in')", false],
    ['False', false],
    ['# var_5 = "Error: not delivered"', false],
    ['{"ok": false}', false],
    ['(True, 3)', true],
    ['2025-12-01', true],
    ['', true],
    [undefined, true],
  ])('with the result %j took effect: %s', (result, expected) => {
    expect(tookEffect({ name: 'x', arguments: {}, result })).toBe(expected);
  });
});

describe('arguments', () => {
  it.each([
    [{ a: 5 }, { a: '5.0' }, []],
    [{ ids: ['1', '2'] }, { ids: "['2', '1']" }, []],
    [{ a: '' }, {}, []],
    [{ a: 1 }, { a: 1, more: 2 }, []],
    [{ note: 'one two three four five six seven' }, { note: 'something else' }, []],
    [{ old: ['a1', 'b1'], new: ['a2', 'b2'] }, { old: ['b1', 'a1'], new: ['b2', 'a2'] }, []],
    [{ old: ['a1', 'b1'], new: ['a2', 'b2'] }, { old: ['a1', 'b1'], new: ['b2', 'a2'] }, ['old', 'new']],
    [{ a: 1, b: 2 }, { a: 1, b: 3 }, ['b']],
  ])('%j given as %j differ in %j', (expected, actual, differing) => {
    expect(differingArguments(expected, actual)).toEqual(differing);
  });

  it('name the record that a call is about', () => {
    expect(recordOf({ cabin: 'economy', reservation_id: 'Q1W2' })).toBe('Q1W2');
    expect(recordOf({ cabin: 'economy' })).toBeUndefined();
  });
});
