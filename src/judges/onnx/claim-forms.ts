import type { Question } from '../judge.ts';
import type { Classify } from './classifiers.ts';
import { type Passage, passagesOf, type Reading, readClaims } from './entailment.ts';

/** A form filled in by a model of this process: the JSON of the form, and whether the model hardly wavered. */
export interface FilledForm {
  readonly json: unknown;
  readonly clear: boolean;
}

type Entry = Record<string, unknown>;

/** How the verdicts of a form read a passage: which of its words stands for which relation. */
interface Words {
  readonly entailed: string;
  readonly contradicted: string;
  readonly neither: string;
}

/** Questions that ask what passages say of statements, by the beginning of their keys (metrics.md 3.2, 3.4, 6.8, 8). */
const QUESTIONS: readonly [RegExp, Words][] = [
  [
    /^(?:turn_)?faithfulness\/verify@/,
    { entailed: 'supported', contradicted: 'contradicted', neither: 'not_found' },
  ],
  [
    /^(?:turn_)?contextual_recall\/statements@/,
    { entailed: 'attributed', contradicted: 'not_attributed', neither: 'not_attributed' },
  ],
  [
    /^hallucination_score\/contradictions@/,
    { entailed: 'consistent', contradicted: 'contradicted', neither: 'consistent' },
  ],
];

/** A verdict that no passage decides: whether a sentence states anything at all is told by its words. */
const BY_RULES = 'not_checkable';

/** Fills in a question about claims and passages; undefined for any other. `rules` is what the heuristics say of it. */
export async function fillClaims(
  { key, promptInputs }: Pick<Question<unknown>, 'key' | 'promptInputs'>,
  nli: Classify,
  rules: () => unknown,
): Promise<FilledForm | undefined> {
  const words = QUESTIONS.find(([pattern]) => pattern.test(key))?.[1];
  const label = Object.keys(promptInputs).find((name) => name.startsWith('items for "'));
  if (words === undefined || label === undefined) return undefined;
  const list = label.slice('items for "'.length, -1);
  const byRules = new Map(entriesOf(await rules(), list).map((entry) => [entry['id'], entry]));
  const items = recordsIn(promptInputs[label]);
  const asked = items.filter(({ id }) => byRules.get(id)?.['verdict'] !== BY_RULES);
  const passagesFor = materialOf(promptInputs);
  const readings = await readClaims(
    nli,
    asked.map((item) => ({ text: String(item['text']), passages: passagesFor(item) })),
  );
  const read = new Map(asked.map(({ id }, at) => [id, readings[at]]));
  return {
    json: {
      [list]: items.map(({ id }) => entryOf(id, read.get(id), words) ?? byRules.get(id)),
    },
    clear: readings.every(({ clear }) => clear),
  };
}

function entryOf(id: unknown, reading: Reading | undefined, words: Words): Entry | undefined {
  if (reading === undefined) return undefined;
  const { verdict, passage, entailed } = reading;
  return {
    id,
    chunk: passage?.chunk ?? null,
    quote: passage?.text ?? '',
    reason: REASONS[verdict],
    verdict: words[verdict],
    p: words.neither === 'consistent' ? Number(verdict !== 'contradicted') : entailed,
  };
}

const REASONS: Readonly<Record<Reading['verdict'], string>> = {
  entailed: 'The model finds that this passage says it.',
  contradicted: 'The model finds that this passage says otherwise.',
  neither: 'The model finds no passage that says it.',
};

/** What may speak for an item: chunks (those of its turn, where chunks name turns), the reference, and what the user said before its turn. */
function materialOf(promptInputs: Question<unknown>['promptInputs']): (item: Entry) => Passage[] {
  const { reference, context, transcript } = promptInputs;
  const chunks = recordsIn(context).map((chunk) => {
    const number = typeof chunk['chunk'] === 'number' ? chunk['chunk'] : null;
    return { turns: chunk['turns'], passages: passagesOf(String(chunk['text']), number) };
  });
  const said = recordsIn(transcript).flatMap(({ turn, role, content }) =>
    role === 'user' ? [{ turn: Number(turn), passages: passagesOf(String(content), null) }] : [],
  );
  const stated = typeof reference === 'string' ? passagesOf(reference, null) : [];
  return ({ turn }) => {
    const own = chunks.filter(({ turns }) => Array.isArray(turns) && turns.includes(turn));
    const shown = own.length > 0 ? own : chunks.filter(({ turns }) => !Array.isArray(turns));
    const before = said.filter((one) => typeof turn === 'number' && one.turn < turn);
    return [...shown, ...before].flatMap(({ passages }) => passages).concat(stated);
  };
}

function entriesOf(json: unknown, list: string): Entry[] {
  return typeof json === 'object' && json !== null ? recordsIn((json as Entry)[list]) : [];
}

function recordsIn(value: unknown): Entry[] {
  const list: unknown[] = Array.isArray(value) ? value : [];
  return list.filter((one): one is Entry => typeof one === 'object' && one !== null);
}
