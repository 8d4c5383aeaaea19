import { costOf, priceOf } from '../../models/prices.ts';
import type { Piece, RecordedUsage } from '../recording.ts';

/** What an answer says of itself: the model that gave it and what it took. */
export interface Told {
  readonly model?: string;
  readonly usage?: RecordedUsage;
}

type Tree = Record<string, unknown>;
const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const inner = (tree: Tree, name: string): Tree => {
  const found = Object.hasOwn(tree, name) ? tree[name] : undefined;
  return isTree(found) ? found : {};
};
const numberIn = (tree: Tree, ...names: string[]): number | undefined => {
  for (const name of names) {
    const found = Object.hasOwn(tree, name) ? tree[name] : undefined;
    if (typeof found === 'number' && Number.isFinite(found) && found >= 0) return found;
  }
  return undefined;
};
const textIn = (tree: Tree, ...names: string[]): string | undefined => {
  for (const name of names) {
    const found = Object.hasOwn(tree, name) ? tree[name] : undefined;
    if (typeof found === 'string' && found !== '') return found.slice(0, 200);
  }
  return undefined;
};

/** Model and tokens of an answer of OpenAI's, Anthropic's or Gemini's form, streamed or not; of a stream what it said last. */
export function toldBy(pieces: readonly Piece[]): Told {
  let model: string | undefined;
  let input: number | undefined;
  let output: number | undefined;
  for (const { text } of pieces)
    for (const value of valuesOf(text)) {
      // Anthropic tells at the beginning of a message, OpenAI's responses at their end.
      for (const tree of [value, inner(value, 'message'), inner(value, 'response')]) {
        model = textIn(tree, 'model', 'modelVersion') ?? model;
        const usage = { ...inner(tree, 'usage'), ...inner(tree, 'usageMetadata') };
        input = numberIn(usage, 'prompt_tokens', 'input_tokens', 'promptTokenCount') ?? input;
        output = numberIn(usage, 'completion_tokens', 'output_tokens', 'candidatesTokenCount') ?? output;
      }
    }
  const usage = usageOf(model, input, output);
  return { ...(model !== undefined && { model }), ...(usage !== undefined && { usage }) };
}

function usageOf(model = '', input?: number, output?: number): RecordedUsage | undefined {
  if (input === undefined && output === undefined) return undefined;
  const price = priceOf(model);
  return {
    ...(input !== undefined && { input_tokens: input }),
    ...(output !== undefined && { output_tokens: output }),
    ...(price !== null && { cost_usd: costOf(price, input ?? 0, output ?? 0) }),
  };
}

/** The JSON objects of a piece: a body, a list of answers, a line, or the data of an event. */
function valuesOf(text: string): Tree[] {
  const body = text.startsWith('data:') || text.startsWith('event:') ? dataOf(text) : text;
  if (!/^\s*[[{]/.test(body)) return [];
  try {
    const json: unknown = JSON.parse(body);
    return (Array.isArray(json) ? json : [json]).filter(isTree);
  } catch {
    return [];
  }
}

const dataOf = (event: string): string =>
  event
    .split(/\r\n|\n|\r/)
    .flatMap((line) => (line.startsWith('data:') ? [line.slice(5)] : []))
    .join('\n');
