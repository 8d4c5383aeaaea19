import { describe, expect, it } from 'vitest';
import { checkKinds } from '../../src/checks/registry.ts';
import { resultOf } from '../support/judged-checks.ts';

const CALLS = { output: 'Done.', tool_calls: [{ name: 'get_order', arguments: { id: 'TK-1' } }] };
const E = 'e\u0301'; // e and a combining accent

/** A check, and outputs (or attempts) that it accepts and rejects. */
const TABLE: [check: Record<string, unknown>, accepts: unknown[], rejects: unknown[]][] = [
  [{ equals: '36' }, ['36'], ['36.0', ' 36', '36\n', '"36"', '']],
  [{ equals: 36 }, ['36'], ['36.0', '3.6e1', '0']],
  [{ equals: 'a\nb' }, ['a\nb', 'a\r\nb'], ['a\n\nb', 'a b']],
  [{ equals: 'é' }, ['é', E], ['e', 'É']],
  [
    { equals: { total: 36, items: [1, null] } },
    ['{"items": [1, null], "total": 36}'],
    ['{"total":36}', '[]', 'x', '{"total":36,"items":[null,1]}'],
  ],
  [{ equals: [1, 2] }, ['[1,2]'], ['[2,1]', '[1,2,3]', '[1]', '1,2']],
  [{ equals: 'null' }, ['null'], ['', 'undefined', '0']],
  [{ equals: null, of: 'output.json.a' }, ['{"a":null}'], ['{"a":"null"}', '{"a":0}', '{}']],
  [{ equals: true }, ['true'], ['True', '1']],
  [
    { equals: 36, of: 'output.json.n' },
    ['{"n":36}', '{"n":36.0}'],
    ['{"n":"36"}', '{"n":[36]}', '{"m":36}', 'n'],
  ],
  [{ equals: '36', of: 'output.json.n' }, ['{"n":"36"}'], ['{"n":36}']],
  [{ contains: '36' }, ['36', 'a36b'], ['3 6', '35']],
  [{ contains: 36 }, ['It is 36.'], ['It is 35.']],
  [{ contains: `caf${E}` }, ['un café'], ['un cafe']],
  [{ contains: 'Café' }, [`Caf${E}`], ['café']],
  [{ contains: 'TK-1', of: 'tool_calls' }, [CALLS], [{ output: 'TK-1', tool_calls: [] }]],
  [
    { contains: 'b', of: 'context' },
    [{ output: '-', context: ['a', 'b'] }],
    [{ output: 'b', context: ['a'] }],
  ],
  [{ not_contains: ['I think', 'maybe'] }, ['It is so.'], ['I think so.', 'maybe', 'I think maybe']],
  [{ icontains: 'straße' }, ['STRAßE', 'Straße 1'], ['Strasse']],
  [{ icontains: 'ΟΔΟΣ' }, ['οδος', 'οδοσ'], ['οδο']],
  [{ not_icontains: ['sorry'] }, ['Yes.'], ['SORRY!']],
  [{ contains_any: ['a', 'b'] }, ['b', 'ab'], ['c']],
  [{ contains_all: ['a', 'b'] }, ['ba'], ['a', 'b', 'c']],
  [{ not_contains_any: ['a', 'b'] }, ['c'], ['a', 'b']],
  [{ not_contains_all: ['a', 'b'] }, ['a', 'c'], ['ab']],
  [{ starts_with: 'Dear' }, ['Dear', 'Dear you'], [' Dear', 'dear', 'De']],
  [{ ends_with: 'bye.' }, ['bye.', 'Good bye.'], ['bye. ', 'bye', '.']],
  [{ matches: '^\\d+$' }, ['36'], ['a36', '36\n', '3 6']],
  [{ matches: { pattern: '^total', flags: 'im' } }, ['x\nTotal'], ['x total']],
  [{ matches: 'a\\nb' }, ['a\nb', 'a\r\nb'], ['a\rb']],
  [{ matches: 'a\\r\\n' }, ['a\r\nb'], ['a\nb']],
  [{ not_matches: '\\r' }, ['a\nb'], ['a\r\nb', 'a\rb']],
  [{ all_of: [{ contains: 'x', weight: 2 }, { contains: 'y' }], threshold: 0.6667 }, ['x', 'xy'], ['y', 'z']],
  [
    { json_schema: { type: 'string', minLength: 2 }, of: 'output.json.a' },
    ['{"a":"xx"}', '{"a":"\\"xx\\""}'],
    ['{"a":"x"}', '{"a":2}', '{"a":["x"]}'],
  ],
  [
    { json_schema: { type: 'object', required: ['b'] }, of: 'output.json.a' },
    ['{"a":{"b":1}}', '{"a":"{\\"b\\":1}"}'],
    ['{"a":"b"}', '{"a":"{}"}', '{"a":{}}'],
  ],
  [
    { length: { max: 3 }, of: 'output.json.a' },
    ['{"a":"abc"}', '{"a":["a","b"]}'],
    ['{"a":"abcd"}', '{"a":["ab","cd"]}'],
  ],
  [{ not_matches: ['secret', '\\d{3}'] }, ['open 12'], ['secret', 'no 123']],
  [
    { json: true },
    ['{}', ' [1] ', '1', '"x"', 'null'],
    ['{', "{'a':1}", '```json\n{}\n```', 'x', '[1,]', '{"a":1} x'],
  ],
  [
    { json: true, extract: true },
    ['Here: {"a": [1]} ok', '```json\n{"a":1}\n```', '```\n[1]\n```'],
    ['no', '{a:1}', '[1,'],
  ],
  [{ json: { extract: true } }, ['x {"a":1}'], ['x']],
  [
    { json_schema: { type: 'object', required: ['n'], properties: { n: { type: 'integer' } } } },
    ['{"n":1}'],
    ['{"n":1.5}', '{"n":"1"}', '{}', '[]', 'x'],
  ],
  [{ json_schema: { type: 'object', required: ['constructor'] } }, ['{"constructor":1}'], ['{}']],
  [
    { json_schema: { type: 'array', prefixItems: [{ const: 1 }], uniqueItems: true } },
    ['[1,2]', '[1,{"a":1},{"a":2}]'],
    ['[2]', '[1,{"a":1,"b":2},{"b":2,"a":1}]'],
  ],
  [
    { json_schema: { $schema: 'http://json-schema.org/draft-07/schema#', type: 'string', format: 'date' } },
    ['"2026-11-22"'],
    ['"22.11.2026"', '1'],
  ],
  [{ not_json_schema: { required: ['secret'] } }, ['{}', 'x'], ['{"secret":1}']],
  [{ at: 'total', equals: 36 }, ['{"total":36}'], ['{"total":35}', '{"sum":36}', '36', 'x']],
  [
    { at: { path: 'items[0].price', check: { not_equals: 0 } } },
    ['{"items":[{"price":5}]}'],
    ['{"items":[{"price":0}]}', '{"items":[]}'],
  ],
  [
    { at: { path: 'a["b.c"]', matches: '^x' } },
    ['{"a":{"b.c":"xy"}}'],
    ['{"a":{"b":{"c":"xy"}}}', '{"a":{"b.c":"y"}}'],
  ],
  [
    { at: { total: { equals: 36 }, 'who.name': [{ contains: 'A' }, { ends_with: 'a' }] } },
    ['{"total":36,"who":{"name":"Anna"}}'],
    ['{"total":36,"who":{"name":"Ann"}}', '{"total":1,"who":{"name":"Anna"}}'],
  ],
  [{ at: 'n', equals: 1, extract: true }, ['So: {"n":1}'], ['So: {"n":2}', 'So: n']],
  [{ any_of: [{ contains: 'a' }, { contains: 'b' }] }, ['a', 'b'], ['c']],
  [
    { all_of: [{ contains: 'a' }, { any_of: [{ contains: 'b' }, { json: true }] }] },
    ['ab', '"a"'],
    ['a', 'b'],
  ],
  [{ all_of: [{ contains: 'a', weight: 3 }, { contains: 'b' }], threshold: 0.7 }, ['a', 'ab'], ['b', 'c']],
  [{ not_any_of: [{ contains: 'a' }, { contains: 'b' }] }, ['c'], ['a', 'ab']],
  [{ all_of: [{ contains: 'a' }, { contains: 'b', weight: 0 }] }, ['a'], ['b']],
  [{ contains: 'b', when: { contains: 'a' } }, ['ab', 'c'], ['a']],
];

const subjectOf = (written: unknown) =>
  typeof written === 'string' ? { output: written } : (written as { output: string });

describe.each(TABLE)('%j', (check, accepts, rejects) => {
  it.each(accepts.map((one) => [one]))('accepts %j', async (written) => {
    const result = await resultOf(check, subjectOf(written));
    expect(result.reasoning).not.toMatch(/^Expected/);
    expect(result.pass).toBe(true);
  });

  it.each(rejects.map((one) => [one]))('rejects %j', async (written) => {
    const result = await resultOf(check, subjectOf(written));
    expect(result.pass).toBe(false);
    expect(result.reasoning).toMatch(/^Expected /);
  });
});

describe('each kind', () => {
  const RUN = new Set(['javascript', 'python']);
  it.each(checkKinds.filter(({ name }) => !RUN.has(name)).map((kind) => [kind.name, kind] as const))(
    '%s does with its example what its card says',
    async (_, { example }) => {
      expect((await resultOf(example.check, example.passes)).pass).toBe(true);
      expect((await resultOf(example.check, example.fails)).pass).toBe(false);
    },
  );

  it.each(checkKinds.map((kind) => [kind.name, kind] as const))('%s is described', (_, kind) => {
    expect(kind.description).toMatch(/^[A-Z].*\.$/s);
    expect(kind.value.description ?? '').toMatch(/^[A-Z`].*\.$/s);
    expect(kind.name).toMatch(/^[a-z_]+$/);
  });
});
