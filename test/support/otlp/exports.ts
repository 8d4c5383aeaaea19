import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BinaryReader, BinaryWriter, WireType } from '@bufbuild/protobuf/wire';

const read = (name: string) => new Uint8Array(readFileSync(join(import.meta.dirname, name)));

/** What exporters sent: the same four spans from Node as JSON and protobuf, and as Python's runtime writes them. */
export const EXPORTS = {
  nodeJson: read('node-export.json'),
  node: read('node-export.bin'),
  nodeGzip: read('node-export.bin.gz'),
  python: read('python-export.bin'),
  pythonGzip: read('python-export.bin.gz'),
};
/** The trace id that all of them have. */
export const EXPORTED_TRACE = '0af7651916cd43dd8448eb211c80319c';

type Json = Record<string, unknown>;
const entries = (value: unknown): Json[] => (Array.isArray(value) ? value : []);

/** An export in its JSON form as protobuf, written field by field as the protocol numbers them. */
export function encodeExport(body: Json): Uint8Array<ArrayBuffer> {
  const writer = new BinaryWriter();
  for (const group of entries(body['resourceSpans']))
    message(writer, 1, () => {
      const { resource, scopeSpans } = group as { resource?: Json; scopeSpans?: unknown };
      if (resource !== undefined) message(writer, 1, () => pairs(writer, 1, resource['attributes']));
      for (const scope of entries(scopeSpans))
        message(writer, 2, () => {
          for (const span of entries(scope['spans'])) message(writer, 2, () => spanOf(writer, span));
        });
    });
  return new Uint8Array(writer.finish());
}

function spanOf(writer: BinaryWriter, span: Json): void {
  for (const [number, name] of [
    [1, 'traceId'],
    [2, 'spanId'],
    [4, 'parentSpanId'],
  ] as const)
    if (span[name] !== undefined)
      writer.tag(number, WireType.LengthDelimited).bytes(Buffer.from(String(span[name]), 'hex'));
  if (span['name'] !== undefined) text(writer, 5, span['name']);
  for (const [number, name] of [
    [7, 'startTimeUnixNano'],
    [8, 'endTimeUnixNano'],
  ] as const)
    if (span[name] !== undefined) writer.tag(number, WireType.Bit64).fixed64(String(span[name]));
  pairs(writer, 9, span['attributes']);
  for (const event of entries(span['events']))
    message(writer, 11, () => {
      if (event['name'] !== undefined) text(writer, 2, event['name']);
      pairs(writer, 3, event['attributes']);
    });
  const status = span['status'] as Json | undefined;
  if (status !== undefined)
    message(writer, 15, () => {
      if (status['message'] !== undefined) text(writer, 2, status['message']);
      if (status['code'] !== undefined) writer.tag(3, WireType.Varint).int32(Number(status['code']));
    });
}

function pairs(writer: BinaryWriter, number: number, list: unknown): void {
  for (const { key, value } of entries(list))
    message(writer, number, () => {
      if (key !== undefined) text(writer, 1, key);
      if (value !== undefined) message(writer, 2, () => anyValue(writer, value as Json));
    });
}

function anyValue(writer: BinaryWriter, value: Json): void {
  const { stringValue, boolValue, intValue, doubleValue, arrayValue, kvlistValue, bytesValue } = value;
  if (stringValue !== undefined) text(writer, 1, stringValue);
  if (boolValue !== undefined) writer.tag(2, WireType.Varint).bool(boolValue === true);
  if (intValue !== undefined) writer.tag(3, WireType.Varint).int64(String(intValue));
  if (doubleValue !== undefined) writer.tag(4, WireType.Bit64).double(Number(doubleValue));
  if (arrayValue !== undefined)
    message(writer, 5, () => {
      for (const entry of entries((arrayValue as Json)['values']))
        message(writer, 1, () => anyValue(writer, entry));
    });
  if (kvlistValue !== undefined) message(writer, 6, () => pairs(writer, 1, (kvlistValue as Json)['values']));
  if (bytesValue !== undefined)
    writer.tag(7, WireType.LengthDelimited).bytes(Buffer.from(String(bytesValue), 'base64'));
}

const text = (writer: BinaryWriter, number: number, value: unknown) =>
  writer.tag(number, WireType.LengthDelimited).string(String(value));

function message(writer: BinaryWriter, number: number, write: () => void): void {
  writer.tag(number, WireType.LengthDelimited).fork();
  write();
  writer.join();
}

/** Fields of an answer in protobuf by their number: numbers, texts, and messages as such fields. */
export function fieldsOf(bytes: Uint8Array, messages: readonly number[] = []): Record<number, unknown> {
  const reader = new BinaryReader(bytes);
  const fields: Record<number, unknown> = {};
  while (reader.pos < bytes.byteLength) {
    const [number, wire] = reader.tag();
    if (wire === WireType.Varint) fields[number] = Number(reader.int64());
    else fields[number] = messages.includes(number) ? fieldsOf(reader.bytes()) : reader.string();
  }
  return fields;
}
