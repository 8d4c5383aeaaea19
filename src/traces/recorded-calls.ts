import { defined } from '../schema/defined.ts';
import { DEEPEST, isDeeper } from '../schema/nesting.ts';
import type { ExpectedTool, ToolCall, ToolDescription } from '../schema/tool-call.ts';
import { decoded, fieldOf, recordOf, textField } from './json-fields.ts';

/** A call before its result is known, with the id by which the result is found. */
export interface RecordedCall {
  id: string | undefined;
  call: ToolCall;
}

/**
 * A tool call in any of the forms in use: chat completions (`function.name`, arguments as JSON text), messages (`input`), our own
 * (`arguments`). Undefined where there is no name. Arguments that are no object stand under `arguments`.
 */
export function recordedCall(entry: unknown): RecordedCall | undefined {
  const inner = fieldOf(entry, 'function');
  const name = textField(entry, 'name', 'tool', 'tool_name') ?? textField(inner, 'name');
  if (name === undefined) return undefined;
  const given = ['arguments', 'args', 'input', 'parameters', 'kwargs']
    .map((key) => fieldOf(entry, key) ?? fieldOf(inner, key))
    .find((value) => value !== undefined);
  const [result, error] = [fieldOf(entry, 'result') ?? fieldOf(entry, 'output'), fieldOf(entry, 'error')];
  return {
    id: textField(entry, 'id', 'tool_call_id', 'call_id'),
    call: {
      name,
      arguments: argumentsOf(given),
      ...defined({ result }),
      ...(error === undefined || error === null ? {} : { error }),
    },
  };
}

/** Arguments by name. `__proto__` as a key would vanish later and is left out. */
export function argumentsOf(given: unknown): Record<string, unknown> {
  const value = decoded(given);
  const record = recordOf(value);
  if (record === undefined)
    return value === undefined || value === null || value === '' ? {} : { arguments: value };
  // Arguments in a text were not looked into when the record was read.
  if (isDeeper(record, DEEPEST)) return { arguments: given };
  return Object.fromEntries(Object.entries(record).filter(([key]) => key !== '__proto__'));
}

/** Tools that should have been called, by name or with arguments; entries without a name are left out. */
export function recordedExpectations(list: readonly unknown[]): ExpectedTool[] {
  return list.flatMap((entry): ExpectedTool[] => {
    if (typeof entry === 'string') return entry === '' ? [] : [entry];
    const read = recordedCall(entry);
    if (read === undefined) return [];
    const { name, arguments: given } = read.call;
    return [Object.keys(given).length === 0 ? name : { name, arguments: given }];
  });
}

/** Tools that were offered, in our form or that of chat completions. */
export function recordedTools(list: readonly unknown[]): ToolDescription[] {
  return list.flatMap((entry): ToolDescription[] => {
    const inner = recordOf(fieldOf(entry, 'function')) ?? entry;
    const name = typeof entry === 'string' ? entry : textField(inner, 'name');
    if (name === undefined || name === '') return [];
    const description = textField(inner, 'description');
    const parameters = recordOf(fieldOf(inner, 'parameters') ?? fieldOf(inner, 'input_schema'));
    return [
      {
        name,
        ...defined({ description }),
        ...(parameters === undefined ? {} : { parameters: { ...parameters } }),
      },
    ];
  });
}
