import { gzipSync } from 'node:zlib';
import { BinaryWriter, WireType } from '@bufbuild/protobuf/wire';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Fault } from '../../src/errors.ts';
import { jsonBody } from '../../src/flow/json-body.ts';
import { otlpSpans } from '../../src/traces/otlp.ts';
import { exportBody, isExportForm } from '../../src/traces/otlp-body.ts';
import { decodeExport, encodeExportAnswer, encodeStatus } from '../../src/traces/otlp-protobuf.ts';
import { EXPORTED_TRACE, EXPORTS, encodeExport, fieldsOf } from '../support/otlp/exports.ts';

const faultOf = (bytes: Uint8Array): Fault => {
  try {
    decodeExport(bytes);
  } catch (error) {
    if (error instanceof Fault) return error;
    throw error;
  }
  throw new Error('no fault');
};
/** Spans, or the fault instead of them; anything else that is thrown is thrown on. */
const spansOr = (bytes: Uint8Array): unknown => {
  try {
    return otlpSpans(decodeExport(bytes));
  } catch (error) {
    if (error instanceof Fault) return error.code;
    throw error;
  }
};

describe('an export in protobuf', () => {
  it.each(['node', 'python'] as const)('of %s says what the same one in JSON says', (name) => {
    const spans = otlpSpans(decodeExport(EXPORTS[name]));
    expect(spans).toEqual(otlpSpans(jsonBody(EXPORTS.nodeJson)));
    expect(spans.map(({ traceId, span }) => [traceId, span.kind, span.name, span.error])).toEqual([
      [EXPORTED_TRACE, 'llm', 'chat m', undefined],
      [EXPORTED_TRACE, 'tool', 'get_order', undefined],
      [EXPORTED_TRACE, 'tool', 'refund', 'no such order'],
      [EXPORTED_TRACE, 'agent', 'invoke_agent shop', undefined],
    ]);
    expect(spans[0]?.attributes).toMatchObject({
      'gen_ai.usage.output_tokens': Number.MAX_SAFE_INTEGER,
      'gen_ai.request.temperature': 0.25,
      'gen_ai.response.finish_reasons': ['stop', 'tool_calls'],
      negative: -1,
      yes: true,
      no: false,
      none: [],
    });
    expect(spans[0]?.span).toMatchObject({ start: 1_767_225_600_010, end: 1_767_225_600_250 });
  });

  it('without any bytes is one without spans', () => {
    expect(decodeExport(new Uint8Array())).toEqual({ resourceSpans: [] });
  });

  it('is read back as it was written', () => {
    const hex = (length: number) =>
      fc
        .uint8Array({ minLength: length / 2, maxLength: length / 2 })
        .map((bytes) => Buffer.from(bytes).toString('hex'));
    const nano = fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }).map(String);
    const words = fc.string({ unit: 'grapheme' });
    const { anyValue } = fc.letrec((tie) => ({
      anyValue: fc.oneof(
        { maxDepth: 4 },
        fc.record({ stringValue: words }),
        fc.record({ boolValue: fc.boolean() }),
        fc.record({ intValue: fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map(String) }),
        fc.record({ doubleValue: fc.double() }),
        fc.record({ bytesValue: fc.uint8Array().map((bytes) => Buffer.from(bytes).toString('base64')) }),
        fc.record({
          arrayValue: fc.record({ values: fc.array(tie('anyValue'), { minLength: 1, maxLength: 3 }) }),
        }),
        fc.record({
          kvlistValue: fc.record({
            values: fc.array(fc.record({ key: words, value: tie('anyValue') }), {
              minLength: 1,
              maxLength: 3,
            }),
          }),
        }),
      ),
    }));
    const attributes = fc.array(fc.record({ key: words, value: anyValue }), { minLength: 1, maxLength: 4 });
    const span = fc.record(
      {
        traceId: hex(32),
        spanId: hex(16),
        parentSpanId: hex(16),
        name: words,
        startTimeUnixNano: nano,
        endTimeUnixNano: nano,
        attributes,
        events: fc.array(fc.record({ name: words, attributes }), { minLength: 1, maxLength: 2 }),
        status: fc.record({ message: words, code: fc.constantFrom(0, 1, 2) }),
      },
      { requiredKeys: [] },
    );
    const body = fc.record({
      resourceSpans: fc.array(
        fc.record({
          resource: fc.record({ attributes }),
          scopeSpans: fc.array(fc.record({ spans: fc.array(span, { minLength: 1, maxLength: 3 }) }), {
            minLength: 1,
            maxLength: 2,
          }),
        }),
        { minLength: 1, maxLength: 2 },
      ),
    });
    fc.assert(
      fc.property(body, (written) => {
        expect(decodeExport(encodeExport(written))).toEqual(written);
      }),
    );
  });

  it('is read, or refused by a fault, whatever bytes it is made of', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        spansOr(bytes);
      }),
      { numRuns: 3_000 },
    );
    const flip = fc.tuple(fc.nat({ max: EXPORTS.node.length - 1 }), fc.nat({ max: 255 }));
    fc.assert(
      fc.property(fc.array(flip, { minLength: 1, maxLength: 8 }), (flips) => {
        const bytes = EXPORTS.node.slice();
        for (const [at, value] of flips) bytes[at] = value;
        spansOr(bytes);
      }),
      { numRuns: 3_000 },
    );
  });

  it('that breaks off is refused, wherever it does', () => {
    for (let length = 1; length < EXPORTS.node.length; length++)
      expect(spansOr(EXPORTS.node.subarray(0, length))).toBe('malformed_json');
  });

  const nested = (levels: number) => {
    let inner = new BinaryWriter().tag(1, WireType.LengthDelimited).string('deep').finish();
    for (let level = 0; level < levels; level++) {
      const list = new BinaryWriter().tag(1, WireType.LengthDelimited).bytes(inner).finish();
      inner = new BinaryWriter().tag(5, WireType.LengthDelimited).bytes(list).finish();
    }
    const pair = new BinaryWriter().tag(2, WireType.LengthDelimited).bytes(inner).finish();
    const resource = new BinaryWriter().tag(1, WireType.LengthDelimited).bytes(pair).finish();
    const group = new BinaryWriter().tag(1, WireType.LengthDelimited).bytes(resource).finish();
    return new BinaryWriter().tag(1, WireType.LengthDelimited).bytes(group).finish();
  };
  it.each([
    ['nests as deep as JSON may not', nested(40), 'malformed_json', 'more than 100 levels'],
    ['nests without end', nested(2_000), 'malformed_json', 'more than 100 levels'],
    [
      'holds a million empty messages',
      new Uint8Array(2 * 1_000_001).map((_, at) => (at % 2 === 0 ? 0x0a : 0)),
      'too_large',
      '1000000 messages',
    ],
    [
      'claims more than there is',
      Uint8Array.of(0x0a, 0xff, 0xff, 0xff, 0xff, 0x0f),
      'malformed_json',
      'longer than what holds it',
    ],
    [
      'holds a message that ends within a field',
      Uint8Array.of(0x0a, 0x02, 0x0a, 0x05, 0, 0, 0, 0, 0),
      'malformed_json',
      'longer than what holds it',
    ],
    [
      'holds text that is no UTF-8',
      Uint8Array.of(0x0a, 8, 0x0a, 6, 0x0a, 4, 0x0a, 2, 0xff, 0xfe),
      'malformed_json',
      'not valid protobuf',
    ],
    ['is JSON', new TextEncoder().encode('{"resourceSpans":[]}'), 'malformed_json', 'not valid protobuf'],
    ['ends a group that never began', Uint8Array.of(0x0c), 'malformed_json', 'not valid protobuf'],
  ])('that %s is refused', (_, bytes, code, words) => {
    const fault = faultOf(bytes);
    expect([fault.code, fault.message]).toEqual([code, expect.stringContaining(words)]);
  });

  it('may hold fields of later versions, and a value twice of which the last counts', () => {
    const unknown = new BinaryWriter()
      .tag(99, WireType.LengthDelimited)
      .string('later')
      .tag(98, WireType.Varint)
      .int64(-1)
      .tag(97, WireType.StartGroup)
      .tag(1, WireType.Bit32)
      .fixed32(1)
      .tag(97, WireType.EndGroup)
      .finish();
    const value = new BinaryWriter()
      .tag(1, WireType.LengthDelimited)
      .string('first')
      .tag(3, WireType.Varint)
      .int64(7)
      .finish();
    const pair = new BinaryWriter()
      .tag(1, WireType.LengthDelimited)
      .string('k')
      .tag(2, WireType.LengthDelimited)
      .bytes(value)
      .finish();
    const resource = new BinaryWriter().tag(1, WireType.LengthDelimited).bytes(pair).raw(unknown).finish();
    const group = new BinaryWriter().raw(unknown).tag(1, WireType.LengthDelimited).bytes(resource).finish();
    const body = new BinaryWriter().tag(1, WireType.LengthDelimited).bytes(group).raw(unknown).finish();
    expect(decodeExport(body)).toEqual({
      resourceSpans: [{ resource: { attributes: [{ key: 'k', value: { intValue: '7' } }] } }],
    });
  });
});

describe('the form of a body', () => {
  const PROTOBUF = 'application/x-protobuf';
  it.each([
    [PROTOBUF, undefined, true],
    [PROTOBUF, 'identity', true],
    [`${PROTOBUF}; charset=x`, 'gzip', true],
    ['application/json', 'gzip', true],
    ['application/json; charset=utf-8', 'GZIP', true],
    ['application/json', undefined, false],
    [PROTOBUF, 'br', false],
    [PROTOBUF, 'gzip, gzip', false],
    ['text/plain', 'gzip', false],
    [undefined, 'gzip', false],
    ['application/x-protobuffer', undefined, false],
  ])('%s packed by %s: an export is read: %s', (type, encoding, is) => {
    expect(isExportForm({ type, encoding })).toBe(is);
  });

  const options = { limit: 100_000, json: (bytes: Uint8Array) => jsonBody(bytes) };
  it.each([
    ['node', EXPORTS.nodeGzip, PROTOBUF],
    ['python', EXPORTS.pythonGzip, PROTOBUF],
    ['node in JSON', new Uint8Array(gzipSync(EXPORTS.nodeJson)), 'application/json'],
  ])('an export of %s that is packed is unpacked', async (_, bytes, type) => {
    const body = await exportBody(bytes, { type, encoding: 'gzip' }, options);
    expect(otlpSpans(body)).toEqual(otlpSpans(jsonBody(EXPORTS.nodeJson)));
  });

  it.each([
    ['a bomb', new Uint8Array(gzipSync(new Uint8Array(50_000_000))), 'too_large'],
    ['no gzip', EXPORTS.node, 'malformed_json'],
    ['nothing', new Uint8Array(), 'malformed_json'],
    ['gzip that breaks off', EXPORTS.nodeGzip.subarray(0, 100), 'malformed_json'],
    ['gzip of something else', new Uint8Array(gzipSync('{}')), 'malformed_json'],
  ])('%s is refused', async (_, bytes, code) => {
    const read = exportBody(bytes, { type: PROTOBUF, encoding: 'gzip' }, options);
    await expect(read).rejects.toMatchObject({ code });
  });
});

describe('an answer in protobuf', () => {
  it('is empty when everything was taken, and else says what was not', () => {
    expect(encodeExportAnswer({})).toHaveLength(0);
    const partial = encodeExportAnswer({
      partialSuccess: { rejectedSpans: 300, errorMessage: 'too möglich \ud800' },
    });
    expect(fieldsOf(partial, [1])).toEqual({ 1: { 1: 300, 2: 'too möglich \ufffd' } });
    expect(fieldsOf(encodeStatus(3, 'no'))).toEqual({ 1: 3, 2: 'no' });
  });
});
