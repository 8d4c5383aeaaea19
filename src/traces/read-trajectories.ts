import type { Files } from '../ports/ports.ts';
import { chatLog } from './chat-log.ts';
import { fieldOf, listField, recordOf } from './json-fields.ts';
import { jsonValues } from './json-values.ts';
import { type OtlpSpan, otlpSpans, otlpTrace } from './otlp.ts';
import { ownTrace } from './own-trace.ts';
import { traceTrajectory } from './trace-trajectory.ts';
import type { Trajectory } from './trajectory.ts';

/** A trajectory of a file with its line, or why a line holds none. */
type ReadTrajectory = { line: number; trajectory: Trajectory } | { line: number; problem: string };

/** Spans of exports are kept until the end of their file, since the parts of a trace come in any order. */
const MOST_SPANS = 500_000;
const FORMS = 'a chat log (messages), a log of agents (history), a trace (spans) or OTLP (resourceSpans)';

/** Everything a file of traces or chat logs holds, in its order, each in the form that it shows by its keys; OTLP traces come last. */
export function* readTrajectories(
  path: string,
  files: Pick<Files, 'reader' | 'stat'>,
): Generator<ReadTrajectory> {
  const exported = new Map<string, { line: number; spans: OtlpSpan[] }>();
  let count = 0;
  for (const found of jsonValues(path, files)) {
    if ('problem' in found) {
      yield found;
      continue;
    }
    const { line, value } = found;
    if (fieldOf(value, 'resourceSpans') !== undefined || fieldOf(value, 'resource_spans') !== undefined) {
      const spans = otlpSpans(value).filter((span) => span.traceId !== '');
      count += spans.length;
      if (count > MOST_SPANS) {
        yield { line, problem: `more than ${MOST_SPANS} spans in one file; split it` };
        return;
      }
      if (spans.length === 0) yield { line, problem: 'an export without spans' };
      for (const span of spans) {
        const trace = exported.get(span.traceId) ?? { line, spans: [] };
        trace.spans.push(span);
        exported.set(span.traceId, trace);
      }
      continue;
    }
    yield { line, ...entryOf(trajectoryOf(value)) };
  }
  for (const [traceId, { line, spans }] of exported)
    yield { line, ...entryOf(traceTrajectory(otlpTrace(traceId, spans))) };
}

function trajectoryOf(value: unknown): Trajectory | { problem: string } {
  if (recordOf(value) === undefined) return { problem: `is no object; a record is ${FORMS}` };
  if (listField(value, 'messages', 'history', 'conversation', 'conversations') !== undefined)
    return chatLog(value);
  const spans = listField(value, 'spans');
  if (spans !== undefined) return traceTrajectory(ownTrace(value, spans));
  return { problem: `has a form that is not known; a record is ${FORMS}` };
}

const entryOf = (read: Trajectory | { problem: string }) => ('problem' in read ? read : { trajectory: read });
