import { valueAt } from '../text/json-path.ts';
import type { AnswerMapping } from './answer-mapping.ts';
import { refuseHostile } from './parse-reply.ts';
import { asRecord, own } from './record.ts';

/** The JSON object that is an answer, and how what stood around it begins. */
interface FoundAnswer {
  json: string;
  around: string;
}

/** How much of the text around an answer is quoted. */
const QUOTED = 60;

/**
 * The answer of a program that also logs to standard output: a line that is a JSON object with an output or tool calls (the last one),
 * else one object that is laid out over several lines, else one behind other text on the last line. Undefined where there is none. The
 * work is linear in the text: no piece of it is parsed more than a few times.
 */
export function answerAmongText(text: string, mapping: AnswerMapping): FoundAnswer | undefined {
  const whole = text.trim();
  return onOneLine(whole, mapping) ?? overLines(whole, mapping) ?? behindText(whole, mapping);
}

/** The JSON object on the last line of a text of several lines. */
export function lastObject(text: string): Record<string, unknown> | undefined {
  const whole = text.trim();
  const start = whole.lastIndexOf('\n') + 1;
  return start === 0 ? undefined : objectOf(whole.slice(start));
}

/** A line that can only be an answer: a JSON object, whatever its keys. */
export const isObjectLine = (line: string): boolean => objectOf(line.trim()) !== undefined;

function onOneLine(text: string, mapping: AnswerMapping): FoundAnswer | undefined {
  for (let end = text.length; end > 0; ) {
    const start = text.lastIndexOf('\n', end - 1) + 1;
    // Not indented: a line within an object that is laid out is no answer.
    const line = text.slice(start, end).trimEnd();
    if (isAnswer(objectOf(line), mapping, end === text.length))
      return { json: line, around: beginning(text.slice(0, start)) || beginning(text.slice(end)) };
    end = start - 1;
  }
  return undefined;
}

/** From the first line that begins with a brace, or the last that is nothing else, to the last that ends with one. */
function overLines(text: string, mapping: AnswerMapping): FoundAnswer | undefined {
  const end = text.endsWith('}') ? text.length : text.lastIndexOf('}\n') + 1;
  const first = text.startsWith('{') ? 0 : text.indexOf('\n{') + 1;
  const last = text.lastIndexOf('\n{\n') + 1;
  for (const start of new Set([first, last])) {
    const json = text.slice(start, end);
    if (isAnswer(objectOf(json), mapping, end === text.length))
      return { json, around: beginning(text.slice(0, start)) || beginning(text.slice(end)) };
  }
  return undefined;
}

function behindText(text: string, mapping: AnswerMapping): FoundAnswer | undefined {
  const start = text.indexOf('{"', text.lastIndexOf('\n') + 1);
  if (start <= 0) return undefined;
  const json = text.slice(start);
  const found = isAnswer(objectOf(json), mapping, true);
  return found ? { json, around: beginning(text.slice(0, start)) } : undefined;
}

/** Log lines may be JSON too: only an output or tool calls make an answer, and at the end an error. */
function isAnswer(
  record: Record<string, unknown> | undefined,
  mapping: AnswerMapping,
  atEnd: boolean,
): boolean {
  if (record === undefined) return false;
  const paths = [mapping.output, mapping.tool_calls, mapping.error].filter((path) => path !== undefined);
  if (paths.some((path) => valueAt(record, path) !== undefined)) return true;
  const keys = [
    ...(mapping.output === undefined ? ['output', 'tool_calls'] : []),
    ...(atEnd ? ['error', 'is_error'] : []),
  ];
  return keys.some((key) => own(record, key) !== undefined);
}

function objectOf(text: string): Record<string, unknown> | undefined {
  if (!text.startsWith('{') || !text.endsWith('}')) return undefined;
  try {
    refuseHostile(text, '');
    return asRecord(JSON.parse(text));
  } catch {
    return undefined; // It only looks like one; an answer that is too deep stays text.
  }
}

const beginning = (text: string) => text.trim().slice(0, QUOTED);
