import { describe, expect, it } from 'vitest';
import type { ToolCall } from '../../../src/schema/tool-call.ts';
import { changesState, stepLabels } from '../../../src/scorers/formulas/step-labels.ts';

const call = (name: string, given: Record<string, unknown> = {}, result: unknown = 'ok'): ToolCall => ({
  name,
  arguments: given,
  result,
});
const failure = (name: string, given: Record<string, unknown> = {}) => call(name, given, { error: 'down' });

describe('labels of steps', () => {
  it.each<[string, ToolCall[], (string | null)[]]>([
    ['no calls', [], []],
    ['different calls', [call('get', { id: 1 }), call('get', { id: 2 })], [null, null]],
    ['the same look-up twice', [call('get', { id: 1 }), call('get', { id: 1.0 })], [null, 'redundant']],
    [
      'the same arguments in another order and spacing',
      [call('get', { a: ' x', b: 1 }), call('get', { b: 1, a: 'x' })],
      [null, 'redundant'],
    ],
    [
      'a look after a change',
      [call('get_cart'), call('add_item', { id: 1 }), call('get_cart'), call('get_cart')],
      [null, null, null, 'redundant'],
    ],
    [
      'a look after a change that failed',
      [call('get_cart'), failure('add_item', { id: 1 }), call('get_cart')],
      [null, 'failed_unrecovered', 'redundant'],
    ],
    [
      'the same change twice',
      [call('send_mail', { to: 'a' }), call('send_mail', { to: 'a' })],
      [null, 'redundant'],
    ],
    ['a failure made good', [failure('get', { id: 1 }), call('get', { id: 2 })], ['failed_recovered', null]],
    ['a failure for good', [call('get', { id: 2 }), failure('get', { id: 1 })], [null, 'failed_unrecovered']],
    [
      'retries without a change: one is free',
      [failure('get'), failure('get'), failure('get'), call('get')],
      ['failed_recovered', 'failed_recovered', 'redundant', null],
    ],
    ['a namespace left out', [call('shop.get', { id: 1 }), call('get', { id: 1 })], [null, null]],
    ['two namespaces', [call('web.search', { q: 'a' }), call('mail.search', { q: 'a' })], [null, null]],
    [
      'no result known',
      [
        { name: 'get', arguments: {} },
        { name: 'get', arguments: {} },
      ],
      [null, 'redundant'],
    ],
  ])('%s', (_, calls, labels) => {
    expect(stepLabels(calls)).toEqual(labels);
  });

  it.each([
    ['create_ticket', true],
    ['cancelOrder', true],
    ['calendar.add_event', true],
    ['get_order', false],
    ['search', false],
    ['find_creator', false],
    ['open_page', false],
    ['', false],
  ])('%s changes the world: %s', (name, changes) => {
    expect(changesState({ name })).toBe(changes);
  });

  it('labels thousands of calls at once', () => {
    const many = Array.from({ length: 20_000 }, (_, index) => call('get', { id: index % 10_000 }));
    const labels = stepLabels(many);
    expect(labels.filter((label) => label === 'redundant')).toHaveLength(10_000);
  });
});
