import { valueAt } from '../text/json-path.ts';
import { type AnswerMapping, PROTOCOL_KEYS } from './answer-mapping.ts';
import { refuseHostile } from './parse-reply.ts';
import { asRecord, own } from './record.ts';
import { saysError } from './reported-error.ts';

/** The JSON object that is an answer, and how what stood around it begins. */
interface FoundAnswer {
  json: string;
  around: string;
}

/** Keys under which loggers write how bad it is. */
const LEVELS = ['level', 'severity', 'levelname'];

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

/** What a line of a program is: an answer or an error that it reports, another JSON object, as loggers write too, or text. */
export function kindOfLine(line: string, mapping: AnswerMapping): 'answer' | 'object' | 'text' {
  const record = objectOf(line.trim());
  if (record === undefined) return 'text';
  if (isAnswer(record, mapping, true)) return 'answer';
  const keys = mapping.output === undefined ? PROTOCOL_KEYS : [];
  return keys.some((key) => own(record, key) !== undefined) ? 'answer' : 'object';
}

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

/** From the first object of the last line, or from the one behind it where the line begins with one of a logger. */
function behindText(text: string, mapping: AnswerMapping): FoundAnswer | undefined {
  const line = text.lastIndexOf('\n') + 1;
  const first = text.indexOf('{"', line);
  const next = /\}[ \t]*\{"/.exec(text.slice(line));
  const second = next === null ? -1 : line + next.index + next[0].length - 2;
  for (const start of [first, second]) {
    if (start <= 0) continue;
    const json = text.slice(start);
    if (isAnswer(objectOf(json), mapping, true)) return { json, around: beginning(text.slice(0, start)) };
  }
  return undefined;
}

/** Log lines may be JSON too: only an output or tool calls make an answer, and at the end an error. */
function isAnswer(
  record: Record<string, unknown> | undefined,
  mapping: AnswerMapping,
  atEnd: boolean,
): boolean {
  if (record === undefined) return false;
  const paths = [mapping.output, mapping.tool_calls].filter((path) => path !== undefined);
  if (paths.some((path) => valueAt(record, path) !== undefined)) return true;
  if (mapping.error !== undefined && saysError(valueAt(record, mapping.error))) return true;
  const keys = mapping.output === undefined ? ['output', 'tool_calls'] : [];
  if (keys.some((key) => own(record, key) !== undefined)) return true;
  // What has a level is of a logger, and an error that it tells of is none of the answer.
  if (!atEnd || LEVELS.some((key) => own(record, key) !== undefined)) return false;
  return saysError(own(record, 'error')) || own(record, 'is_error') === true;
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
