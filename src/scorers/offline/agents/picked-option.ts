import type { OfflineVerdict } from '../../../judges/items.ts';
import { bareText } from '../../../text/language/bare-answer.ts';
import { optionsIn } from '../../../text/language/options.ts';

type Verdict = OfflineVerdict<'done' | 'partial' | 'not_done'>;

interface Material {
  readonly input: string;
  readonly output: string;
  /** The reference answer, or what is expected; empty where nothing is known. */
  readonly reference: string;
}

/** An answer of nothing but a label: "B", "(b)", "Option B." */
const LABEL = /^\(?(?:option |answer |choice )?\(?([a-h1-8])\)?$/;
/** A label inside of a sentence; "A" there may be an article, and a digit an amount. */
const NAMED =
  /(?<![\p{L}\p{N}'’-])(?:([B-H])|(?:options?|choices?|answers?|picks?|chooses?|selects?) \(?([A-H1-8]))\)?(?![\p{L}\p{N}'’])/gu;
/** A sentence that says which one is not meant names no option as the wanted one. */
const NEGATED = /\b(?:not|never|no|none|wrong|except|other than|instead|rather)\b|n['’]t\b/i;
/** What a pick is worth when nobody says which one is right. */
const UNKNOWN = 0.5;

/** The option that an output picks and nothing else, held against the one that is wanted; undefined where the request offers none or none is picked. */
export function pickedOption({ input, output, reference }: Material): Verdict | undefined {
  const options = optionsIn(input);
  const picked = optionOf(output, options);
  if (picked === undefined) return undefined;
  const wanted = optionOf(reference, options) ?? namedIn(reference, options);
  const source = { evidence_source: 'output', tool_call_index: null, quote: output.trim() };
  if (wanted === undefined)
    return { verdict: 'partial', reason: 'It picks one of the options.', ...source, p: UNKNOWN };
  if (wanted === picked)
    return { verdict: 'done', reason: 'It picks the option that is wanted.', ...source, p: 1 };
  const none = { evidence_source: 'none', tool_call_index: null, quote: '' };
  return { verdict: 'not_done', reason: 'It picks another option than is wanted.', ...none, p: 0 };
}

type Options = ReturnType<typeof optionsIn>;

/** The label of the one option that a text is, by its label or by its words. */
function optionOf(text: string, options: Options): string | undefined {
  const bare = bareText(text);
  if (bare === '') return undefined;
  const label = LABEL.exec(bare)?.[1];
  const found = options.filter((option) => option.label === label || bareText(option.text) === bare);
  return found.length === 1 ? found[0]?.label : undefined;
}

/** The label of the one option that a sentence names. */
function namedIn(text: string, options: Options): string | undefined {
  if (NEGATED.test(text)) return undefined;
  const labels = new Set(
    [...text.matchAll(NAMED)].map(([, one, other]) => (one ?? other ?? '').toLowerCase()),
  );
  const found = options.filter(({ label }) => labels.has(label));
  return found.length === 1 && labels.size === 1 ? found[0]?.label : undefined;
}
