import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { canonicalRequest, keyOf } from '../../src/cassettes/canonical/canonical-request.ts';
import { DROPPED, MATCHED_HEADERS } from '../../src/cassettes/canonical/rules.ts';
import type { WireRequest } from '../../src/cassettes/tape.ts';

const OPENAI = 'https://api.openai.com/v1/chat/completions';
const RESPONSES = 'https://api.openai.com/v1/responses';
const ANTHROPIC = 'https://api.anthropic.com/v1/messages?beta=true';
const GEMINI = 'https://generativelanguage.googleapis.com/v1beta/models/gemini-3:generateContent';
const OTHER = 'https://search.example.com/find';

const request = (url: string, body: unknown, more: Partial<WireRequest> = {}): WireRequest => ({
  method: 'POST',
  url,
  headers: { 'content-type': 'application/json' },
  body: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
  ...more,
});
const key = (one: WireRequest) => keyOf(canonicalRequest(one));
const system = (text: string) => ({ model: 'm', messages: [{ role: 'system', content: text }] });
const claude = (text: string) => ({ model: 'm', system: [{ type: 'text', text }], messages: [] });
const calls = (id: string, itemId: string) => ({
  input: [
    { type: 'function_call', id: itemId, call_id: id, name: 'f', arguments: '{}' },
    { type: 'function_call_output', call_id: id, output: '42' },
  ],
});
const LONG = 'QUJD'.repeat(300);

describe('equal requests are those', () => {
  const SAME: [string, WireRequest, WireRequest][] = [
    [
      'whose keys stand in another order',
      request(OPENAI, '{"a":1,"b":2}'),
      request(OPENAI, '{ "b": 2, "a": 1 }'),
    ],
    [
      'whose sessions differ, in the metadata of the Claude Agent SDK',
      request(ANTHROPIC, { metadata: { user_id: '{"session_id":"1"}' } }),
      request(ANTHROPIC, { metadata: { user_id: '{"session_id":"2"}' } }),
    ],
    [
      'that name who asks, or the cache, in another way',
      request(OPENAI, { model: 'm', user: 'a', prompt_cache_key: 'k', metadata: { run: 1 } }),
      request(OPENAI, { model: 'm', user: 'b' }),
    ],
    ['with other ids of themselves', request(OTHER, { q: 1, request_id: 'a' }), request(OTHER, { q: 1 })],
    [
      'whose client made other ids of calls, in chat completions',
      request(OPENAI, {
        messages: [
          { role: 'assistant', tool_calls: [{ id: 'x1', function: { name: 'f' } }] },
          { role: 'tool', tool_call_id: 'x1', content: '42' },
        ],
      }),
      request(OPENAI, {
        messages: [
          { role: 'assistant', tool_calls: [{ id: 'y9', function: { name: 'f' } }] },
          { role: 'tool', tool_call_id: 'y9', content: '42' },
        ],
      }),
    ],
    ['and in responses', request(RESPONSES, calls('a', 'fc_1')), request(RESPONSES, calls('b', 'fc_2'))],
    [
      'and of Anthropic',
      request(ANTHROPIC, {
        messages: [{ role: 'assistant', content: [{ type: 'tool_use', id: 'toolu_1', input: {} }] }],
      }),
      request(ANTHROPIC, {
        messages: [{ role: 'assistant', content: [{ type: 'tool_use', id: 'toolu_2', input: {} }] }],
      }),
    ],
    [
      'and of Gemini',
      request(GEMINI, { contents: [{ parts: [{ functionCall: { id: '1', name: 'f' } }] }] }),
      request(GEMINI, { contents: [{ parts: [{ functionCall: { id: '2', name: 'f' } }] }] }),
    ],
    [
      'of another day',
      request(OPENAI, system("Be kind. Today's date is 2026-11-12. Be short.")),
      request(OPENAI, system("Be kind. Today's date is 2027-01-02. Be short.")),
    ],
    [
      'of another day, in words',
      request(OPENAI, system('Current date: Thursday, November 12, 2026')),
      request(OPENAI, system('Current date: Monday, January 4, 2027')),
    ],
    [
      'of another time',
      request(OPENAI, system('The current time is 2026-11-12T09:30:00Z.')),
      request(OPENAI, system('The current time is 2026-11-12T10:31:07.123Z.')),
    ],
    [
      'of another machine, in what the Claude Agent SDK tells of it',
      request(
        ANTHROPIC,
        claude('Be kind.\n<env>\nWorking directory: /home/a\nPlatform: linux\nOS Version: Linux 6.8\n</env>'),
      ),
      request(
        ANTHROPIC,
        claude(
          'Be kind.\n<env>\nWorking directory: /Users/b\nPlatform: darwin\nOS Version: Darwin 25\n</env>',
        ),
      ),
    ],
    [
      'of another version of it',
      request(ANTHROPIC, claude('x-anthropic-billing-header: cc_version=2.1.0.abc; cch=1')),
      request(ANTHROPIC, claude('x-anthropic-billing-header: cc_version=2.2.9.def; cch=2')),
    ],
    [
      'of another day, in a reminder to the user',
      request(ANTHROPIC, {
        messages: [
          { role: 'user', content: "<system-reminder>Today's date is 2026-11-12.</system-reminder>Hi" },
        ],
      }),
      request(ANTHROPIC, {
        messages: [
          { role: 'user', content: "<system-reminder>Today's date is 2026-12-13.</system-reminder>Hi" },
        ],
      }),
    ],
    [
      'with other keys, clients and sessions in their headers',
      request(
        OPENAI,
        {},
        { headers: { authorization: 'a', 'user-agent': 'x/1', 'x-stainless-retry-count': '0', cookie: 'c' } },
      ),
      request(
        OPENAI,
        {},
        { headers: { authorization: 'b', 'user-agent': 'x/2', 'x-claude-code-session-id': 's' } },
      ),
    ],
    [
      'with keys in their address',
      request(`${GEMINI}?alt=sse&key=a`, {}),
      request(`${GEMINI}?key=b&alt=sse`, {}),
    ],
    [
      'to another port of this machine',
      request('http://127.0.0.1:4010/x', {}),
      request('http://localhost:9/x', {}),
    ],
    [
      'to another address of the same name',
      request('https://gateway.corp/v1/chat/completions', {}, { target: 'openai/chat/completions' }),
      request(OPENAI, {}, { target: 'openai/chat/completions' }),
    ],
    [
      'whose form has another boundary',
      request(OTHER, '--A\r\nContent-Disposition: form-data; name="model"\r\n\r\nm\r\n--A--\r\n', {
        headers: { 'content-type': 'multipart/form-data; boundary=A' },
      }),
      request(OTHER, '--B9\r\nContent-Disposition: form-data; name="model"\r\n\r\nm\r\n--B9--\r\n', {
        headers: { 'content-type': 'multipart/form-data; boundary="B9"' },
      }),
    ],
  ];
  it.each(SAME)('%s', (_, one, other) => {
    expect(canonicalRequest(other)).toEqual(canonicalRequest(one));
    expect(key(other)).toBe(key(one));
  });
});

describe('other requests are those', () => {
  const OTHERS: [string, WireRequest, WireRequest][] = [
    ['with another word', request(OPENAI, system('Be kind.')), request(OPENAI, system('Be short.'))],
    [
      'with a word behind the date',
      request(OPENAI, system("Today's date is 2026-11-12. Be kind.")),
      request(OPENAI, system("Today's date is 2026-11-12. Be rude.")),
    ],
    [
      'of a user who names another day',
      request(OPENAI, { messages: [{ role: 'user', content: 'Today is 2026-11-12' }] }),
      request(OPENAI, { messages: [{ role: 'user', content: 'Today is 2026-11-13' }] }),
    ],
    [
      'for another platform, where nothing tells of the machine',
      request(OPENAI, system('Platform: iOS')),
      request(OPENAI, system('Platform: Android')),
    ],
    [
      'that call a tool with another id',
      request(ANTHROPIC, {
        messages: [{ role: 'assistant', content: [{ type: 'tool_use', id: 't', input: { id: 'A' } }] }],
      }),
      request(ANTHROPIC, {
        messages: [{ role: 'assistant', content: [{ type: 'tool_use', id: 't', input: { id: 'B' } }] }],
      }),
    ],
    [
      'whose results belong to the other call',
      request(RESPONSES, calls('a', '1')),
      request(RESPONSES, {
        input: [calls('a', '1').input[0], { type: 'function_call_output', call_id: 'other', output: '42' }],
      }),
    ],
    ['with another method', request(OTHER, {}), request(OTHER, {}, { method: 'PUT' })],
    ['to another place', request(OTHER, {}), request('https://search.example.com/found', {})],
    [
      'with another version of the interface',
      request(ANTHROPIC, {}, { headers: { 'anthropic-version': '2023-06-01' } }),
      request(ANTHROPIC, {}, { headers: { 'anthropic-version': '2027-01-01' } }),
    ],
    [
      'with another beta',
      request(ANTHROPIC, {}, { headers: { 'anthropic-beta': 'claude-code-1, context-1m' } }),
      request(ANTHROPIC, {}, { headers: { 'anthropic-beta': 'claude-code-2' } }),
    ],
    [
      'with another picture',
      request(OPENAI, { image: `data:image/png;base64,${LONG}A` }),
      request(OPENAI, { image: `data:image/png;base64,${LONG}B` }),
    ],
    [
      'with other bytes',
      request(OTHER, '', { body: Buffer.from([255, 1]) }),
      request(OTHER, '', { body: Buffer.from([255, 2]) }),
    ],
    ['with other text', request(OTHER, 'a'), request(OTHER, 'b')],
    [
      'with tools in another order',
      request(OPENAI, { tools: [{ name: 'a' }, { name: 'b' }] }),
      request(OPENAI, { tools: [{ name: 'b' }, { name: 'a' }] }),
    ],
  ];
  it.each(OTHERS)('%s', (_, one, other) => {
    expect(key(other)).not.toBe(key(one));
  });
});

describe('a canonical request', () => {
  it('shows what is base64 by its hash, and a file of a form', () => {
    const form = [
      '--A\r\nContent-Disposition: form-data; name="file"; filename="a.wav"\r\nContent-Type: audio/wav\r\n\r\nRIFF\r\n',
      '--A\r\nContent-Disposition: form-data; name="model"\r\n\r\nwhisper\r\n--A--\r\n',
    ].join('');
    const headers = { 'content-type': 'multipart/form-data; boundary=A' };
    expect(canonicalRequest(request(OTHER, form, { headers })).body).toEqual({
      parts: [
        {
          name: 'file',
          file: 'a.wav',
          type: 'audio/wav',
          bytes: 4,
          sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
        },
        { name: 'model', text: 'whisper' },
      ],
    });
    expect(canonicalRequest(request(OPENAI, { a: `data:image/png;base64,${LONG}`, b: LONG })).body).toEqual({
      json: {
        a: expect.stringMatching(/^\[image\/png sha256:[0-9a-f]{64} \d+\]$/),
        b: expect.stringMatching(/^\[base64 sha256:[0-9a-f]{64} 1200\]$/),
      },
    });
  });

  it.each([
    ['nothing', '', undefined],
    ['half a form of parts', '--A\r\nContent', { text: '--A\r\nContent' }],
    ['JSON that nests endlessly', '['.repeat(5000), { text: '['.repeat(5000) }],
    [
      'a name that objects inherit',
      '{"__proto__":{"x":1},"constructor":2}',
      { json: JSON.parse('{"__proto__":{"x":1},"constructor":2}') },
    ],
    ['a number', '5', { json: 5 }],
    [
      'fields',
      'b=2&a=1',
      {
        form: [
          ['a', '1'],
          ['b', '2'],
        ],
      },
      'application/x-www-form-urlencoded',
    ],
  ])('is made of %s', (_, body, canonical, type = 'multipart/form-data; boundary=A') => {
    const made = canonicalRequest(request(OTHER, body, { headers: { 'content-type': type } }));
    expect(made.body).toEqual(canonical);
    expect(Object.getPrototypeOf(made)).toBe(Object.prototype);
  });

  it('is made of a large conversation in time that grows with its length', () => {
    const text = 'a '.repeat(1_000_000) + "Today's ".repeat(10_000) + '<system-reminder>'.repeat(1_000);
    expect(key(request(OPENAI, system(text)))).toHaveLength(64);
    expect(key(request(OPENAI, { messages: [{ role: 'user', content: text }] }))).toHaveLength(64);
  });
});

describe('the rules', () => {
  const page = readFileSync(new URL('../../docs/design/replay.md', import.meta.url), 'utf8');

  it.each([...DROPPED.map(({ path }) => path.join('.')), ...MATCHED_HEADERS])(
    'on %s are documented',
    (name) => {
      expect(page).toContain(`\`${name}\``);
    },
  );
});
