import { BinaryReader, BinaryWriter, WireType } from '@bufbuild/protobuf/wire';
import { Fault } from '../errors.ts';
import { DEEPEST } from '../schema/nesting.ts';

/**
 * The messages of the OpenTelemetry protocol (opentelemetry-proto 1.x, `trace/v1`, `common/v1`) as its JSON form has them, so that
 * one mapping reads both: ids in hex, 64 bits as a text of digits. What the mapping does not read is skipped.
 */

/** How the value of a field is written, and what it is in JSON. */
type Scalar = 'string' | 'hex' | 'base64' | 'bool' | 'double' | 'fixed64' | 'int64' | 'enum';
type Field = { name: string; scalar: Scalar } | { name: string; message: MessageName; list: boolean };

const scalar = (name: string, kind: Scalar): Field => ({ name, scalar: kind });
const one = (name: string, message: MessageName): Field => ({ name, message, list: false });
const list = (name: string, message: MessageName): Field => ({ name, message, list: true });

type MessageName =
  | 'request'
  | 'resourceSpans'
  | 'resource'
  | 'scopeSpans'
  | 'span'
  | 'event'
  | 'status'
  | 'keyValue'
  | 'anyValue'
  | 'arrayValue'
  | 'keyValueList';

/** Fields by their number. */
const MESSAGES: Record<MessageName, Readonly<Record<number, Field>>> = {
  request: { 1: list('resourceSpans', 'resourceSpans') },
  resourceSpans: {
    1: one('resource', 'resource'),
    2: list('scopeSpans', 'scopeSpans'),
    // Before version 0.15 of the protocol.
    1000: list('scopeSpans', 'scopeSpans'),
  },
  resource: { 1: list('attributes', 'keyValue') },
  scopeSpans: { 2: list('spans', 'span') },
  span: {
    1: scalar('traceId', 'hex'),
    2: scalar('spanId', 'hex'),
    4: scalar('parentSpanId', 'hex'),
    5: scalar('name', 'string'),
    7: scalar('startTimeUnixNano', 'fixed64'),
    8: scalar('endTimeUnixNano', 'fixed64'),
    9: list('attributes', 'keyValue'),
    11: list('events', 'event'),
    15: one('status', 'status'),
  },
  event: {
    1: scalar('timeUnixNano', 'fixed64'),
    2: scalar('name', 'string'),
    3: list('attributes', 'keyValue'),
  },
  status: { 2: scalar('message', 'string'), 3: scalar('code', 'enum') },
  keyValue: { 1: scalar('key', 'string'), 2: one('value', 'anyValue') },
  anyValue: {
    1: scalar('stringValue', 'string'),
    2: scalar('boolValue', 'bool'),
    3: scalar('intValue', 'int64'),
    4: scalar('doubleValue', 'double'),
    5: one('arrayValue', 'arrayValue'),
    6: one('kvlistValue', 'keyValueList'),
    7: scalar('bytesValue', 'base64'),
  },
  arrayValue: { 1: list('values', 'anyValue') },
  keyValueList: { 1: list('values', 'keyValue') },
};

const WIRE_TYPES: Record<Scalar | 'message', WireType> = {
  string: WireType.LengthDelimited,
  hex: WireType.LengthDelimited,
  base64: WireType.LengthDelimited,
  message: WireType.LengthDelimited,
  bool: WireType.Varint,
  int64: WireType.Varint,
  enum: WireType.Varint,
  double: WireType.Bit64,
  fixed64: WireType.Bit64,
};

/** Most messages in one export: two bytes are an empty one, and each is an object here. */
const MOST_MESSAGES = 1_000_000;

interface Reading {
  reader: BinaryReader;
  messages: number;
}

/**
 * The JSON form of an `ExportTraceServiceRequest`; without any bytes it is one without spans. Fault `malformed_json` for what is no
 * such message or nests too deep, `too_large` for more parts than an export has.
 */
export function decodeExport(bytes: Uint8Array): Record<string, unknown> {
  const reading: Reading = { reader: new BinaryReader(bytes), messages: 0 };
  try {
    return { resourceSpans: [], ...messageOf(reading, 'request', bytes.byteLength, {}, DEEPEST) };
  } catch (error) {
    if (error instanceof Fault) throw error;
    throw malformed('The body is not valid protobuf.', error);
  }
}

/** Reads the fields of a message up to `end` into `into`: what comes twice is merged, as the encoding demands. */
function messageOf(
  reading: Reading,
  name: MessageName,
  end: number,
  into: Record<string, unknown>,
  levels: number,
): Record<string, unknown> {
  const { reader } = reading;
  if (levels <= 0) throw malformed(`The body is nested more than ${DEEPEST} levels deep.`);
  if (++reading.messages > MOST_MESSAGES)
    throw new Fault('too_large', `The body holds more than ${MOST_MESSAGES} messages.`, {
      where: 'body',
      hint: 'Send less at once.',
    });
  while (reader.pos < end) {
    const [number, wire] = reader.tag();
    const field = MESSAGES[name][number];
    if (field === undefined || wire !== WIRE_TYPES['message' in field ? 'message' : field.scalar]) {
      reader.skip(wire, number);
      continue;
    }
    // Of the kinds of a value only one is set: the last.
    if (name === 'anyValue') for (const key of Object.keys(into)) if (key !== field.name) delete into[key];
    if ('message' in field) readMessage(reading, field, end, into, levels);
    else into[field.name] = scalarOf(reader, field.scalar);
  }
  if (reader.pos !== end) throw malformed('A message of the body is longer than it says.');
  return into;
}

function readMessage(
  reading: Reading,
  { name, message, list: isList }: Extract<Field, { list: boolean }>,
  end: number,
  into: Record<string, unknown>,
  levels: number,
): void {
  const length = reading.reader.uint32();
  const inner = reading.reader.pos + length;
  if (inner > end) throw malformed('A message of the body is longer than what holds it.');
  const before = into[name];
  if (!isList) {
    // Written by this function only, so what is there is a message.
    into[name] = messageOf(reading, message, inner, (before ?? {}) as Record<string, unknown>, levels - 1);
    return;
  }
  const entry = messageOf(reading, message, inner, {}, levels - 2);
  if (Array.isArray(before)) before.push(entry);
  else into[name] = [entry];
}

function scalarOf(reader: BinaryReader, kind: Scalar): unknown {
  switch (kind) {
    case 'string':
      return reader.string(true);
    case 'hex':
      return Buffer.from(reader.bytes()).toString('hex');
    case 'base64':
      return Buffer.from(reader.bytes()).toString('base64');
    case 'bool':
      return reader.bool();
    case 'double':
      return reader.double();
    case 'fixed64':
      return String(reader.fixed64());
    case 'int64':
      return String(reader.int64());
    case 'enum':
      return reader.int32();
  }
}

/** An `ExportTraceServiceResponse`: `answer` is its JSON form. */
export function encodeExportAnswer(answer: {
  partialSuccess?: { rejectedSpans: number; errorMessage: string };
}): Uint8Array {
  const writer = new BinaryWriter();
  const { partialSuccess } = answer;
  if (partialSuccess !== undefined) {
    writer.tag(1, WireType.LengthDelimited).fork();
    writer.tag(1, WireType.Varint).int64(partialSuccess.rejectedSpans);
    writer.tag(2, WireType.LengthDelimited).string(partialSuccess.errorMessage.toWellFormed());
    writer.join();
  }
  return writer.finish();
}

/** A `google.rpc.Status`, which is how a refusal is said in protobuf. */
export function encodeStatus(code: number, message: string): Uint8Array {
  const writer = new BinaryWriter();
  writer.tag(1, WireType.Varint).int32(code);
  writer.tag(2, WireType.LengthDelimited).string(message.toWellFormed());
  return writer.finish();
}

function malformed(what: string, cause?: unknown): Fault {
  return new Fault('malformed_json', what, {
    where: 'body',
    hint: 'Send an ExportTraceServiceRequest of the OpenTelemetry protocol.',
    problems: [{ path: 'body', message: what }],
    ...(cause === undefined ? {} : { cause }),
  });
}
