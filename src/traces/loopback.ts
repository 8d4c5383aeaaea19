import type { z } from 'zod';
import { asFault, Fault } from '../errors.ts';
import { jsonBody } from '../flow/json-body.ts';
import { problemOf } from '../flow/problem-of.ts';
import type { LoopbackAnswer, LoopbackRequest } from '../ports/ports.ts';
import { addSpanRequest, createTraceRequest, updateSpanRequest } from '../schema/trace.ts';
import { pathText, requestProblems } from '../schema/value-problems.ts';
import { withoutNulls } from '../schema/without-nulls.ts';
import { recordOf } from './json-fields.ts';
import type { TraceOrigin } from './open-calls.ts';
import { isOtlpBody, otlpAnswer } from './otlp-answer.ts';
import { type BodyForm, exportBody, isExportForm, isProtobuf, protobufAnswer } from './otlp-body.ts';
import type { TraceRecorder } from './recorder.ts';

/** Largest bodies: a span, and an export of many (contract 9 and security.md S35). */
const MOST_BYTES = 1024 * 1024;
const MOST_EXPORT_BYTES = 10 * 1024 * 1024;

/** Exporters that are given one address send these there as well: taken, and read by nobody, so that no agent prints that it failed. */
const UNREAD: ReadonlySet<string> = new Set(['/v1/logs', '/v1/metrics']);

/** The tracing operations for the programs that a run calls, and how many requests of a call are on their way. */
export interface TracingHandler {
  handle(request: LoopbackRequest): Promise<LoopbackAnswer>;
  /** Whether a request with this key has begun and is not answered. */
  isBusy(key: string): boolean;
}

/**
 * POST /v1/traces (ours and OTLP), POST /v1/traces/{id}/spans, PATCH /v1/spans/{id}, and POST /otlp/{key}/v1/traces for exporters,
 * which send no Authorization header. `agent_id` may be left out: the key says whose it is. An export may be JSON or protobuf, packed
 * by gzip or not, and is answered as it came. Logs and metrics are taken too, and left unread.
 */
export function tracingHandler(recorder: TraceRecorder): TracingHandler {
  const busy = new Map<string, number>();

  async function handled(request: LoopbackRequest): Promise<JsonAnswer> {
    const path = request.path.replace(/[?#].*$/s, '');
    const exporter = /^\/otlp\/([^/]+)(\/.*)$/.exec(path);
    const key = exporter?.[1] ?? /^Bearer +(\S+) *$/i.exec(request.headers['authorization'] ?? '')?.[1];
    const call = key === undefined ? undefined : recorder.calls.ofKey(key);
    if (key === undefined || call === undefined)
      throw new Fault('unauthorized', 'The key is missing, or it is of no call of a run that is under way.', {
        hint: 'Send ASSAY_API_KEY as a bearer token to ASSAY_BASE_URL, as this program was given them.',
      });
    const origin: TraceOrigin = { key, runId: call.runId, agentId: call.agentId };
    busy.set(key, (busy.get(key) ?? 0) + 1);
    try {
      const target = { path: exporter?.[2] ?? path, exporter: exporter !== null };
      return await route(recorder, request, target, origin);
    } finally {
      const left = (busy.get(key) ?? 1) - 1;
      if (left === 0) busy.delete(key);
      else busy.set(key, left);
    }
  }

  return {
    isBusy: (key) => busy.has(key),
    async handle(request) {
      const answer = await handled(request).catch((error): JsonAnswer => {
        const { status, body, headers } = problemOf(asFault(error));
        return { status, headers, body: JSON.stringify(body) };
      });
      return isProtobuf(formOf(request)) ? protobufAnswer(answer) : answer;
    },
  };
}

type JsonAnswer = LoopbackAnswer & { body: string };

const formOf = ({ headers }: LoopbackRequest): BodyForm => ({
  type: headers['content-type'],
  encoding: headers['content-encoding'],
});

/** The operation that a path names, for the holder of a key. */
async function route(
  recorder: TraceRecorder,
  request: LoopbackRequest,
  { path, exporter }: { path: string; exporter: boolean },
  origin: TraceOrigin,
): Promise<JsonAnswer> {
  const spansOf = /^\/v1\/traces\/([^/]+)\/spans$/.exec(path)?.[1];
  const spanId = /^\/v1\/spans\/([^/]+)$/.exec(path)?.[1];
  const method = spanId === undefined ? 'POST' : 'PATCH';
  if (request.method === 'POST' && UNREAD.has(path)) {
    await request.body(MOST_EXPORT_BYTES);
    return answered(200, {});
  }
  if (path !== '/v1/traces' && (exporter || (spansOf ?? spanId) === undefined))
    throw new Fault('not_found', `There is nothing at ${path.slice(0, 200)}; a run takes traces only.`);
  if (request.method !== method)
    throw new Fault('method_not_allowed', `${path.slice(0, 200)} takes ${method} only.`);
  const named = spansOf ?? spanId;
  const owner = named === undefined ? origin.agentId : await recorder.agentOf(named);
  if (owner !== undefined && owner !== origin.agentId)
    throw new Fault('forbidden', 'That trace is of another agent.');
  const packed = path === '/v1/traces' && isExportForm(formOf(request));
  const body = packed
    ? await exportOf(request)
    : await jsonOf(request, path === '/v1/traces' ? MOST_EXPORT_BYTES : MOST_BYTES);
  if (isOtlpBody(body) || exporter) {
    if (!isOtlpBody(body)) throw fieldFault([{ path: 'resourceSpans', message: 'must be an array' }]);
    return answered(200, otlpAnswer(await recorder.ingest(body, origin.agentId, origin)));
  }
  if (packed) throw unsupported(formOf(request));
  if (spanId !== undefined)
    return answered(200, await recorder.updateSpan(spanId, checked(updateSpanRequest, body)));
  if (spansOf !== undefined)
    return answered(201, await recorder.addSpan(spansOf, checked(addSpanRequest, body)));
  const given = recordOf(body);
  const complete = given === undefined ? body : { agent_id: origin.agentId, ...given };
  return answered(201, await recorder.createTrace(checked(createTraceRequest, complete), origin));
}

const answered = (status: number, body: unknown): JsonAnswer => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

async function exportOf(request: LoopbackRequest): Promise<unknown> {
  const options = { limit: MOST_EXPORT_BYTES, json: jsonBody };
  return exportBody(await request.body(MOST_EXPORT_BYTES), formOf(request), options);
}

async function jsonOf(request: LoopbackRequest, maxBytes: number): Promise<unknown> {
  const type = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  const encoding = request.headers['content-encoding'] ?? 'identity';
  if (type !== 'application/json' || encoding !== 'identity') throw unsupported(formOf(request));
  return jsonBody(await request.body(maxBytes));
}

const unsupported = ({ type, encoding }: BodyForm): Fault =>
  new Fault(
    'unsupported_media_type',
    `A body must be plain application/json, not ${[encoding, type].filter(Boolean).join(' ').slice(0, 200)}.`,
    {
      hint: 'Exporters of spans may send application/x-protobuf as well, and pack it by gzip: set OTEL_EXPORTER_OTLP_PROTOCOL to http/protobuf.',
    },
  );

function checked<Schema extends z.ZodType>(schema: Schema, given: unknown): z.output<Schema> {
  const value = withoutNulls(schema, given);
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw fieldFault(
    requestProblems(parsed.error, value).map(({ path, message }) => ({ path: pathText(path), message })),
  );
}

function fieldFault(problems: { path: string; message: string }[]): Fault {
  return new Fault(
    'validation_failed',
    problems.map(({ path, message }) => (path === '' ? message : `${path}: ${message}`)).join('; '),
    { problems },
  );
}
