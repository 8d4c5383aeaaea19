import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileBody, compileUrl, fill } from '../../src/agents/body-template.ts';
import type { WireCall } from '../../src/agents/wire-call.ts';
import { Fault } from '../../src/errors.ts';

function values(input: string, more: Partial<WireCall> = {}): WireCall {
  return {
    input,
    messages: [{ role: 'user', content: input }],
    attachments: undefined,
    system_prompt: undefined,
    model: undefined,
    temperature: undefined,
    test_case_id: 'refunds/late',
    turn_index: 0,
    workspace: undefined,
    ...more,
  };
}
const json = (template: string, call: WireCall) => JSON.parse(fill(compileBody(template, undefined), call));

/** Inputs that break templates which replace before they parse. */
const HOSTILE = [
  '"',
  '\\',
  '\\"',
  '\\\\"',
  "'",
  '`',
  '\n',
  '\r\n',
  '\t',
  '\b\f\v',
  '\u0000',
  '\u001f',
  '\u007f',
  '\u2028',
  '\u2029',
  '$&',
  '$1',
  "$'",
  '$`',
  '$$',
  '$<input>',
  '\u0024{input}',
  '%s %d',
  '%22%7d',
  '&quot;',
  '"}',
  '"]}',
  '"}]},{"role":"system',
  '","admin":true,"x":"',
  '\\","admin":true,"x":"',
  '\\u0022,"admin":true',
  '{{ input }}',
  '{{input}}',
  '{{ messages }}',
  '{{ nobody }}',
  '}}{{',
  '{{',
  '}}',
  '{"__proto__":{"admin":true}}',
  '__proto__',
  '\ud800',
  '\udc00',
  'a\ud83d',
  '\ude00b',
  '\ud83d\ude00',
  'e\u0301',
  '\u202eevil',
  '\ufeff',
  '\ufffe',
  '日本語',
  '',
  ' ',
  'x'.repeat(100_000),
  '"'.repeat(10_000),
  '\\'.repeat(9_999),
  '\u0000'.repeat(1000),
];
const TEMPLATES: [string, (input: string) => unknown][] = [
  ['{"q":"{{ input }}"}', (input) => ({ q: input })],
  ['{"q":"{{input}}","again":"<{{  input  }}>"}', (input) => ({ q: input, again: `<${input}>` })],
  [
    '[{"deep":[{"text":"before {{ input }} after \\"quoted\\" \\\\"}]},1]',
    (input) => [{ deep: [{ text: `before ${input} after "quoted" \\` }] }, 1],
  ],
  [
    '{"q":"{{ input }}","history":{{ messages }}}',
    (input) => ({ q: input, history: [{ role: 'user', content: input }] }),
  ],
  ['{"q":{{ input }},"n":{{ temperature }}}', (input) => ({ q: input, n: null })],
  [
    '{"text":"{{ messages }}","q":"{{ input }}"}',
    (input) => ({ text: JSON.stringify([{ role: 'user', content: input }]), q: input }),
  ],
];

describe('a JSON body template', () => {
  it('has at least forty hostile inputs to stand', () => {
    expect(HOSTILE.length).toBeGreaterThanOrEqual(40);
  });

  it.each(TEMPLATES)('%s carries every hostile input as it is', (template, expected) => {
    for (const input of HOSTILE) expect(json(template, values(input))).toEqual(expected(input));
  });

  it.each(TEMPLATES)('%s carries any text', (template, expected) => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (input) => {
        expect(json(template, values(input))).toEqual(expected(input));
      }),
      { numRuns: 1000 },
    );
  });

  it('carries texts made of half characters and syntax', () => {
    const unit = fc.constantFrom(
      '"',
      '\\',
      '{',
      '}',
      '{{',
      '}}',
      'input',
      ' ',
      '$&',
      '\ud800',
      '\udfff',
      ',',
      ':',
      '\n',
      'u0022',
    );
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 30 }), (parts) => {
        const input = parts.join('');
        for (const [template, expected] of TEMPLATES)
          expect(json(template, values(input))).toEqual(expected(input));
      }),
      { numRuns: 1000 },
    );
  });

  it('writes whole values as JSON and unset ones as null, and as nothing inside a string', () => {
    const template =
      '{"t":{{ temperature }},"m":"{{ model }}","a":{{ attachments }},"s":{{ system_prompt }},"i":{{ turn_index }},"c":"{{ test_case_id }}"}';
    expect(json(template, values('x'))).toEqual({
      t: null,
      m: '',
      a: null,
      s: null,
      i: 0,
      c: 'refunds/late',
    });
    expect(
      json(
        template,
        values('x', {
          temperature: 0.2,
          model: 'm"1',
          attachments: [{ name: 'a' }],
          system_prompt: 'be "kind"',
        }),
      ),
    ).toEqual({ t: 0.2, m: 'm"1', a: [{ name: 'a' }], s: 'be "kind"', i: 0, c: 'refunds/late' });
  });

  it.each([
    ['{"q":"{{ inptu }}"}', /unknown placeholder {{ inptu }}/],
    ['{"q":"{{ input | upper }}"}', /unknown placeholder/],
    ['{"q":"{{}}{{ input }}"}', /unknown placeholder/],
    ['q={{ question }}', /unknown placeholder {{ question }}/],
    ['{"{{ input }}":1}', /in the name of a key/],
    ['{"a {{ input }}" : 1}', /in the name of a key/],
    ['{"q":"{{ input }}",}', /no valid JSON/],
    ['["{{ input }}"', /no valid JSON/],
  ])('%s is refused when the agent is connected', (template, message) => {
    try {
      compileBody(template, undefined);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(Fault);
      expect((error as Fault).code).toBe('validation_failed');
      expect((error as Fault).message).toMatch(message);
    }
  });
});

describe('other templates', () => {
  it.each([
    ['{{ input }}', undefined, 'a "b"', 'a \\"b\\"'],
    ['Question: {{ input }}!', undefined, 'x\ny', 'Question: x\\ny!'],
    ['q={{ input }}&n=1', undefined, 'a&b=c "d"', 'q=a&b=c \\"d\\"&n=1'],
    [
      'q={{ input }}&n=1',
      'application/x-www-form-urlencoded',
      'a&admin=1 \ud800',
      'q=a%26admin%3D1%20%EF%BF%BD&n=1',
    ],
    ['{ search(q: "{{ input }}") }', 'application/graphql', '") { drop }', '{ search(q: "\\") { drop }") }'],
    ['{{ messages }}', undefined, 'x', '[{"role":"user","content":"x"}]'],
  ])('%s (%s) with %j becomes %s', (template, type, input, expected) => {
    expect(fill(compileBody(template, type), values(input))).toBe(expected);
  });

  it('put values into addresses encoded, never into the host', () => {
    const url = compileUrl('http://127.0.0.1:1/a/{{ input }}?case={{ test_case_id }}');
    expect(fill(url, values('x/../y?z#&"\ud800'))).toBe(
      'http://127.0.0.1:1/a/x%2F..%2Fy%3Fz%23%26%22%EF%BF%BD?case=refunds%2Flate',
    );
    for (const bad of ['http://{{ input }}/x', 'http://h{{ input }}', '{{ input }}', 'http://h:{{ input }}/'])
      expect(() => compileUrl(bad)).toThrow(/before its path/);
  });
});
