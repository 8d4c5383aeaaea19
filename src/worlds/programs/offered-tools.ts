import { z } from 'zod';
import { Fault } from '../../errors.ts';
import { defined } from '../../schema/defined.ts';
import type { WorldTool } from '../../schema/worlds/world.ts';
import { didYouMean } from '../../text/distance.ts';
import { truncateText } from '../../text/truncate.ts';

const LONGEST_MESSAGE = 1000;
/** What a model can be offered as the name of a tool. */
const NAME = /^[A-Za-z0-9_.-]{1,128}$/;

/** Keys of a tool; one that is nearly one of them would otherwise be passed over, and a tool that only reads would count as one that writes. */
const KEYS = ['name', 'description', 'parameters', 'reads', 'ends', 'run'];
/** What other kits call them. */
const ELSEWHERE = new Map([
  ...['inputSchema', 'input_schema', 'params', 'schema'].map((key) => [key, 'parameters'] as const),
  ...['execute', 'handler', 'fn', 'func', 'invoke'].map((key) => [key, 'run'] as const),
  ...['readOnly', 'read_only', 'readOnlyHint'].map((key) => [key, 'reads'] as const),
]);

/** One entry of a list of tools, as the code that it stands in says it. */
const entry = z.union([
  z.object({ kind: z.string() }),
  z.object({
    name: z.unknown().optional(),
    description: z.unknown().optional(),
    parameters: z.unknown().optional(),
    reads: z.unknown().optional(),
    ends: z.unknown().optional(),
    /** Whether its `run` is a function. */
    runs: z.boolean(),
    /** Keys that mean nothing here, the first of them. */
    others: z.array(z.string()).optional(),
  }),
]);

/** What a module of tools says of itself: its tools, what it has in their place, or why it could not be loaded. */
export const offeredTools = z.union([
  z.object({ tools: z.array(entry) }),
  z.object({ kind: z.string() }),
  z.object({
    error: z.object({
      message: z.string(),
      file: z.string().nullish(),
      line: z.number().nullish(),
    }),
  }),
]);
export type OfferedTools = z.infer<typeof offeredTools>;

/** Where a module stands, for who reads what is wrong with it. */
export interface ToolPlace {
  /** Its path in the evals folder. */
  readonly file: string;
  readonly language: 'javascript' | 'python';
  /** `file:line` of an error. */
  placeOf(at: { file?: string | null | undefined; line?: number | null | undefined }): string;
}

/** Throws Fault `validation_failed` for what is no list of tools, naming the file, the tool and what to write. */
export function worldTools(offered: OfferedTools, place: ToolPlace): WorldTool[] {
  if ('error' in offered) {
    const where = place.placeOf(offered.error);
    const message = truncateText(offered.error.message.toWellFormed(), LONGEST_MESSAGE);
    throw new Fault('validation_failed', `The tools in ${where} cannot be loaded: ${message}`, {
      where,
      hint: 'Correct the module; "assay validate" loads it without playing a case.',
    });
  }
  if ('kind' in offered) throw noList(offered.kind, place);
  if (offered.tools.length === 0) throw noTool(place);
  const names = new Set<string>();
  return offered.tools.map((one, at) => {
    const tool = 'kind' in one ? `is of type ${one.kind}, not an object` : toolOf(one, names);
    if (typeof tool !== 'string') return tool;
    throw new Fault('validation_failed', `Tool ${at + 1} in ${place.file} ${tool}.`, {
      where: place.file,
      hint: `A tool is ${EXAMPLES[place.language]}.`,
    });
  });
}

const EXAMPLES = {
  javascript: '{ name, description, parameters, run(state, args) }, with `reads` and `ends` where they hold',
  python:
    '{"name": …, "description": …, "parameters": …, "run": function(state, args)}, with "reads" and "ends" where they hold',
};

function noList(kind: string, { file, language }: ToolPlace): Fault {
  const list = language === 'python' ? '`TOOLS`' : 'an export `tools`';
  const what =
    kind === 'nothing'
      ? `has no ${list.replace('an ', '')}`
      : `has ${list} of type ${kind}, which is no list`;
  return new Fault('validation_failed', `${file} ${what}.`, { where: file, hint: toWrite(language) });
}

/** In a world without tools nothing can be done, and every case that forbids something passes. */
function noTool({ file, language }: ToolPlace): Fault {
  const list = language === 'python' ? 'TOOLS' : 'tools';
  return new Fault('validation_failed', `${file} offers no tool: its list \`${list}\` is empty.`, {
    where: file,
    hint: toWrite(language),
  });
}

const toWrite = (language: ToolPlace['language']): string =>
  language === 'python'
    ? `Write TOOLS = [${EXAMPLES.python}].`
    : `Write export const tools = [${EXAMPLES.javascript}].`;

/** A tool, or what is wrong with it. */
function toolOf(
  {
    name,
    description,
    parameters,
    reads,
    ends,
    runs,
    others = [],
  }: Exclude<z.infer<typeof entry>, { kind: string }>,
  names: Set<string>,
): WorldTool | string {
  if (typeof name !== 'string' || name === '') return 'has no `name`';
  const called = `(${truncateText(name.toWellFormed(), 100)})`;
  if (!NAME.test(name)) return `${called} has a name that is not made of letters, digits, "_", "-" and "."`;
  if (names.has(name)) return `${called} has the name of one before it`;
  names.add(name);
  for (const key of others) {
    const meant = ELSEWHERE.get(key) ?? didYouMean(key, KEYS);
    if (meant !== null)
      return `${called} has the key \`${truncateText(key.toWellFormed(), 100)}\`, which means nothing (did you mean \`${meant}\`?)`;
  }
  if (!runs) return `${called} has no function \`run\``;
  if (description !== undefined && typeof description !== 'string')
    return `${called} has a \`description\` that is no text`;
  if (parameters !== undefined && !isObject(parameters))
    return `${called} has \`parameters\` that are no object: a JSON Schema is expected`;
  for (const [key, value] of Object.entries({ reads, ends }))
    if (value !== undefined && typeof value !== 'boolean')
      return `${called} has \`${key}\` that is neither true nor false`;
  return {
    name,
    parameters: parameters ?? { type: 'object', properties: {} },
    ...defined({ description, reads, ends }),
  } as WorldTool;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
