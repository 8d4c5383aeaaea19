import { describe, expect, it } from 'vitest';
import { resultOf } from '../support/judged-checks.ts';

const LONG = `${'A very long answer. '.repeat(50)}The price is 15 EUR.`;
const CALLS = { output: 'Done.', tool_calls: [{ name: 'get_order', arguments: { id: 'TK-1043' } }] };

describe('a check that fails says what differs before it shows the whole', () => {
  it.each<[check: object, attempt: string | object, reasoning: string]>([
    [
      { contains: 'The price is 16 EUR' },
      LONG,
      'Expected contains "The price is 16 EUR": "The price is 16 EUR" does not occur; the nearest is …"swer. A very long answer. The price is 1⟦5⟧ EUR.", where "6 EUR" is expected.',
    ],
    [{ contains: 'zzz' }, 'no', 'Expected contains "zzz": "zzz" does not occur. Actual: "no".'],
    [
      { not_contains: ['I think', 'maybe'] },
      'Yes, maybe.',
      'Expected not_contains ["I think","maybe"]: "maybe" stands at character 6: "Yes, ⟦maybe⟧."',
    ],
    [
      { at: 'total', equals: 36 },
      '{"total": 35}',
      'Expected at total (equals 36): 35 stands at output.json.total, where 36 is expected.',
    ],
    [
      { at: { total: { equals: 35 }, 'items[0].price': [{ equals: 1 }, { equals: 2 }] } },
      '{"total": 35, "items": [{"price": 1}]}',
      'Expected at total, items[0].price (equals 35; equals 1; equals 2): equals 2: 1 stands at output.json.items[0].price, where 2 is expected.',
    ],
    [
      { equals: { total: 36 } },
      '{"total": 35}',
      'Expected equals {"total":36}: 35 stands at output.json.total, where 36 is expected. Actual: {"total":35}.',
    ],
    [
      { json_schema: { properties: { total: { type: 'string' } } } },
      '{"total": 35}',
      'Expected json_schema: output.json.total must be string (properties/total/type). Actual: 35.',
    ],
    [
      { cost_usd: 0.01 },
      { output: 'x', usage: { cost_usd: 0.02 } },
      'Expected cost_usd 0.01: it took 0.02 USD, 0.01 USD at most.',
    ],
    [
      { tool_calls: { mode: 'in_order', calls: [{ name: 'get_order', arguments: { id: 'TK-1042' } }] } },
      CALLS,
      'Expected tool_calls in_order: get_order{id: "TK-1042"} was not called so (call 1: id is "TK-1043", not "TK-1042"). Actual: [{"name":"get_order","arguments":{"id":"TK-1043"}}].',
    ],
    [
      { any_of: [{ contains: 'sorry' }, { contains: 'apolog' }] },
      'no',
      'Expected any_of (contains "sorry"; contains "apolog"): 0 of 2 pass; contains "sorry" does not: "sorry" does not occur; contains "apolog" does not: "apolog" does not occur. Actual: "no".',
    ],
    [{ contains: 'x' }, '', 'Expected contains "x", but the agent gave an empty answer.'],
  ])('%j', async (check, attempt, reasoning) => {
    const result = await resultOf(check, attempt);
    expect(result).toMatchObject({ pass: false, reasoning });
  });

  it('names no place where it looks at the whole attempt', async () => {
    const { metadata } = await resultOf({ max_turns: 0 }, 'x');
    expect(metadata).not.toHaveProperty('at');
  });
});
