import type { Filled, Judge, Question } from '../../src/judges/judge.ts';
import type { FakeModelOptions } from './fake-model-server.ts';

type Json = Record<string, unknown>;
/** What a judge says of one item or of one entry: its verdict, or any of its properties by name. */
export type ScriptedAnswer = string | Json;
/** The items of a list, said one by one, where a list of them would be longer than it is clear. */
export type ScriptedItem = (item: Json, position: number) => ScriptedAnswer;

/**
 * What a judge says, by list: an entry for each item in the order of the ids, or the entries of a list that it makes itself.
 * A property that is no list stands under its own name. What a script leaves out is filled in as a careful judge would: with
 * words copied from the prompt inputs, the first value of a closed set, no tool call.
 */
export type Script = Readonly<
  Record<string, readonly ScriptedAnswer[] | ScriptedItem | string | number | undefined>
>;

/** Fills in one form: its JSON Schema and the prompt inputs beside it. */
export type FormFiller = (schema: Json, promptInputs: Readonly<Json>) => Json;

/**
 * A filler that follows a script. A list that the script does not know, or that it has too few or too many entries for, is
 * left out of the answer: nothing is scored from it, and the error names it. A repair gets the same entries again.
 */
export function formFiller(script: Script): FormFiller {
  const places = new Map<string, Map<string, number>>();
  return (schema, promptInputs) => {
    const answer: Json = {};
    for (const [name, part] of Object.entries(propertiesOf(schema))) {
      const value = isEntryList(part)
        ? listFor(name, part, promptInputs, script[name], places)
        : (script[name] ?? plain(name, part, promptInputs, 0));
      if (value !== undefined) answer[name] = value;
    }
    return answer;
  };
}

/**
 * A filler without a script: of every closed set it takes what `choose` takes, and the lists that it makes itself get so many
 * entries. Forms of any subject can be filled this way.
 */
export function anyFormFiller(choose: (values: readonly string[]) => string, entries = 1): FormFiller {
  return (schema, promptInputs) => {
    const script: Record<string, ScriptedItem | ScriptedAnswer[]> = {};
    for (const [name, part] of Object.entries(propertiesOf(schema))) {
      if (!isEntryList(part)) continue;
      const properties = propertiesOf(part['items'] as Json);
      const chosen = Object.fromEntries(
        Object.entries(properties).flatMap(([key, each]) => {
          const values = key === 'id' ? undefined : (each['enum'] as string[] | undefined);
          return values === undefined ? [] : [[key, choose(values)]];
        }),
      );
      script[name] = 'id' in properties ? () => chosen : Array.from({ length: entries }, () => chosen);
    }
    return formFiller(script)(schema, promptInputs);
  };
}

function listFor(
  name: string,
  part: Json,
  promptInputs: Readonly<Json>,
  scripted: unknown,
  places: Map<string, Map<string, number>>,
): Json[] | undefined {
  const properties = propertiesOf(part['items'] as Json);
  const ids = properties['id']?.['enum'] as string[] | undefined;
  if (ids === undefined)
    return Array.isArray(scripted)
      ? scripted.map((entry, at) => entryFor(properties, promptInputs, {}, entry, at))
      : undefined;
  const items = new Map(itemsIn(promptInputs, name).map((item) => [String(item['id']), item]));
  const known = places.get(name) ?? new Map(inOrder(ids).map((id, at) => [id, at]));
  places.set(name, known);
  if (Array.isArray(scripted) && scripted.length !== known.size) return undefined;
  if (!Array.isArray(scripted) && typeof scripted !== 'function') return undefined;
  return ids.map((id) => {
    const item = items.get(id) ?? {};
    const at = known.get(id) ?? 0;
    const entry = typeof scripted === 'function' ? (scripted as ScriptedItem)(item, at) : scripted[at];
    return { ...entryFor(properties, promptInputs, item, entry, at), id };
  });
}

/** An entry with every property that the form asks for, in its order. */
function entryFor(
  properties: Readonly<Record<string, Json>>,
  promptInputs: Readonly<Json>,
  item: Json,
  scripted: unknown,
  at: number,
): Json {
  const names = Object.keys(properties);
  const verdict = names.findLast((name) => Array.isArray(properties[name]?.['enum'])) ?? 'verdict';
  const given = (typeof scripted === 'string' ? { [verdict]: scripted } : scripted) as Json; // The two kinds of Said.
  const entry: Json = {};
  for (const name of names) {
    if (Object.hasOwn(given, name)) entry[name] = given[name];
    else if (name === 'chunk') entry[name] = item['chunk'] ?? firstChunk(promptInputs);
    // Claims are the assistant's, which never opens a transcript; what else is listed by turn is the user's.
    else if (name === 'turn') entry[name] = item['turn'] ?? ('claim' in properties ? 1 : 0);
    else
      entry[name] = plain(name, properties[name] as Json, promptInputs, at, { ...item, ...given, ...entry });
  }
  return entry;
}

/** The value of a property that nobody scripted. */
function plain(
  name: string,
  part: Json,
  promptInputs: Readonly<Json>,
  at: number,
  entry: Json = {},
): unknown {
  if (Array.isArray(part['enum'])) return part['enum'][0];
  const types = [part['type']].flat();
  if (types.includes('null')) return null;
  if (types.includes('array')) return [];
  if (types.includes('boolean')) return true;
  if (types.includes('integer') || types.includes('number')) return part['minimum'] ?? 1;
  if (types.includes('object'))
    return Object.fromEntries(
      Object.entries(propertiesOf(part)).map(([key, each]) => [
        key,
        plain(key, each, promptInputs, at, entry),
      ]),
    );
  return name === 'reason' ? 'because' : wordsFrom(promptInputs, entry, at);
}

/** Words that really stand where a quote for this entry has to come from. */
function wordsFrom(promptInputs: Readonly<Json>, entry: Json, at: number): string {
  const { chunk, turn, tool_call_index: call } = entry;
  const named = (list: unknown, key: string, value: unknown): Json | undefined =>
    typeof value === 'number' && Array.isArray(list)
      ? list.find((each) => (each as Json)?.[key] === value)
      : undefined;
  const own =
    named(promptInputs['context'], 'chunk', chunk)?.['text'] ??
    named(promptInputs['tool_calls'], 'tool_call_index', call)?.['name'];
  const scripted = named(promptInputs['transcript'], 'turn', turn);
  const last = (Array.isArray(promptInputs['transcript']) ? promptInputs['transcript'] : []).at(-1) as
    | Json
    | undefined;
  const source =
    own ??
    textOf(scripted) ??
    promptInputs['answer'] ??
    promptInputs['output'] ??
    textOf(last) ??
    wholeOf(promptInputs);
  const sentences = String(source).match(/[^.!?\n]+[.!?]*/g) ?? [''];
  return (sentences[at % sentences.length] ?? '').trim();
}

/** Forms without an answer ask about a single text: criteria about an expected behavior, requirements about a request. */
function wholeOf(promptInputs: Readonly<Json>): unknown {
  return Object.values(promptInputs).find((value) => typeof value === 'string') ?? '';
}

/** The words of a turn; some transcripts call them `content`. */
function textOf(turn: Json | undefined): unknown {
  return turn?.['text'] ?? turn?.['content'];
}

function firstChunk(promptInputs: Readonly<Json>): unknown {
  const [first] = (promptInputs['context'] ?? []) as Json[];
  return first?.['chunk'] ?? null;
}

function propertiesOf(schema: Json): Record<string, Json> {
  return (schema['properties'] ?? {}) as Record<string, Json>;
}

function isEntryList(part: Json): boolean {
  return part['type'] === 'array' && (part['items'] as Json | undefined)?.['type'] === 'object';
}

/** Chunks are shown shuffled; a script speaks of them by rank, so ids are taken in the order of their numbers. */
function inOrder(ids: readonly string[]): string[] {
  const numbers = (id: string) => (id.match(/\d+/g) ?? []).map(Number);
  return [...ids].sort((a, b) => {
    const [left, right] = [numbers(a), numbers(b)];
    const differing = left.findIndex((value, place) => value !== right[place]);
    return differing < 0 ? 0 : (left[differing] ?? 0) - (right[differing] ?? 0);
  });
}

/** The items that a question lists under this name. */
export function itemsIn(promptInputs: Readonly<Json>, list: string): Json[] {
  return (promptInputs[`items for "${list}"`] ?? []) as Json[];
}

/** The prompt inputs of a prompt by label, read the way the prompt tells the judge to. */
export function promptInputsIn(user: string): Json {
  const promptInputs: Json = {};
  for (const [, nonce, label, content] of user.matchAll(
    /^<<<BEGIN (\w+) (.+)>>>\n(.*)\n<<<END \1 \2>>>$/gm,
  )) {
    if (nonce !== undefined && label !== undefined) promptInputs[label] = JSON.parse(content ?? 'null');
  }
  return promptInputs;
}

/** The filler as what a fake model server fills its forms with. */
export function served(filler: FormFiller): NonNullable<FakeModelOptions['fill']> {
  return (schema, { user }) => filler(schema, promptInputsIn(user));
}

/** A judge in this process that fills its forms by a script; `bend` may change what it says before it is read. */
export function fillingJudge(
  script: Script,
  bend: (answer: Json, question: Question<unknown>) => unknown = (answer) => answer,
): Judge {
  const filler = formFiller(script);
  return {
    id: 'filling/test-model',
    mode: 'llm',
    model: 'test-model',
    async fill<T>(question: Question<T>): Promise<Filled<T>> {
      const json = bend(filler(question.form.schema, question.promptInputs), question);
      return {
        answer: question.form.read(json),
        json,
        usage: { calls: 1, cached_calls: 0, input_tokens: 100, output_tokens: 20, cost_usd: null },
        model: 'test-model',
        temperature: 0,
        seed: 7,
      };
    },
  };
}
