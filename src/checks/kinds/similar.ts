import { z } from 'zod';
import { vectorCosine } from '../../statistics/vector-cosine.ts';
import { bleu } from '../../text/similarity/bleu.ts';
import { editDistance } from '../../text/similarity/edit-distance.ts';
import { rougeL } from '../../text/similarity/rouge-l.ts';
import type { Found, FoundNothing, Place } from '../check-kind.ts';
import { defineCheck } from '../define-check.ts';
import { comparable, textOf } from '../texts.ts';

const MEASURES = ['levenshtein', 'rouge_l', 'bleu', 'embedding'] as const;
const text = z.string().min(1).max(1_000_000);

const form = z
  .object({
    to: z
      .union([
        text.describe('One text.'),
        z.array(text).min(1).max(100).describe('Several; the one most like it counts.'),
      ])
      .describe('What the output should be like.'),
    min: z.number().min(0).max(1).optional().describe('Least likeness that passes, 0 to 1.'),
    by: z
      .enum(MEASURES)
      .optional()
      .describe(
        'How likeness is measured: `levenshtein` by letters, `rouge_l` by words in order, `bleu` by runs of up to four words, `embedding` by meaning, through the endpoint of the judge. Left out: `levenshtein`.',
      ),
    max_distance: z
      .number()
      .int()
      .min(0)
      .optional()
      .describe('With `levenshtein`, instead of `min`: most edits that pass.'),
    model: z
      .string()
      .min(1)
      .max(200)
      .optional()
      .describe('With `embedding`: its model. Left out: `text-embedding-3-small`.'),
  })
  .refine(({ min, max_distance }) => (min === undefined) !== (max_distance === undefined), {
    error: 'needs min, or max_distance in its place',
  })
  .refine(({ max_distance, by = 'levenshtein' }) => max_distance === undefined || by === 'levenshtein', {
    error: 'belongs to levenshtein',
    path: ['max_distance'],
  })
  .refine(({ model, by }) => model === undefined || by === 'embedding', {
    error: 'belongs to embedding',
    path: ['model'],
  });
type Similar = z.infer<typeof form>;

/** The text is like another one. */
export const similar = defineCheck<Similar>({
  name: 'similar',
  description:
    'The output is like another text, at least by `min` from 0 to 1: letters that need no edit (`levenshtein`), F1 of the words in common in their order (`rouge_l`), BLEU-4 (`bleu`), or the cosine of embeddings (`embedding`). Texts too long to compare are an error.',
  value: form.describe('A text, how alike they should be, and by which measure.'),
  example: {
    check: { similar: { to: 'A refund takes 30 days.', min: 0.8, by: 'rouge_l' } },
    passes: { output: 'The refund takes 30 days.' },
    fails: { output: 'No refunds.' },
  },
  negatable: true,
  of: true,
  ownThreshold: true,
  deterministic: ({ by }) => by !== 'embedding',
  evaluate(value, place) {
    const actual = comparable(textOf(place.value));
    const wanted = (typeof value.to === 'string' ? [value.to] : value.to).map(comparable);
    const { by = 'levenshtein' } = value;
    if (by === 'embedding') return byEmbedding(value, actual, wanted, place);
    if (by === 'bleu') return judged(value, actual, wanted, [{ value: bleu(actual, wanted) }]);
    const all = wanted.map((one) =>
      by === 'rouge_l' ? byWords(actual, one) : byLetters(value, actual, one),
    );
    return judged(value, actual, wanted, all);
  },
});

/** A likeness: exact, or where that would have cost too much, at most so much. `edits` are those of Levenshtein. */
interface Likeness {
  readonly value: number;
  readonly bound?: true;
  readonly edits?: number;
}

function byWords(actual: string, wanted: string): Likeness {
  const found = rougeL(actual, wanted);
  return found.status === 'exact' ? { value: found.value } : { value: found.atMost, bound: true };
}

function byLetters({ min = 0, max_distance: most }: Similar, actual: string, wanted: string): Likeness {
  const longest = Math.max(actual.length, wanted.length);
  // A little more than may pass, so that no rounding decides.
  const limit = most ?? Math.ceil((1 - min) * longest) + 1;
  const found = editDistance(actual, wanted, limit);
  const edits = found.status === 'exact' ? found.distance : found.atLeast;
  const value = longest === 0 ? 1 : (longest - edits) / longest;
  return found.status === 'exact' ? { value, edits } : { value, edits, bound: true };
}

/** One that passes for sure passes; else one that only its bound lets pass decides nothing; else the greatest is too small. */
function judged(
  { by = 'levenshtein', min, max_distance: most }: Similar,
  actual: string,
  wanted: readonly string[],
  all: readonly Likeness[],
): Found {
  const passes = ({ value, edits }: Likeness) =>
    most === undefined ? value >= (min ?? 1) : (edits ?? Number.POSITIVE_INFINITY) <= most;
  const passing = all.filter(passes);
  if (passing.length > 0 && passing.every(({ bound }) => bound === true))
    return {
      fault: `texts of ${actual.length} and ${Math.max(...wanted.map((one) => one.length))} characters are too long to be compared by ${by}`,
      code: 'too_large',
    };
  const exact = passing.filter(({ bound }) => bound !== true);
  const nearest = (exact.length > 0 ? exact : all).reduce((a, b) => (b.value > a.value ? b : a));
  const { value, bound, edits } = nearest;
  const amount = most === undefined ? rounded(value) : `${edits} edits away`;
  const measured = most === undefined ? `its likeness by ${by} is` : 'it is';
  const least = bound === true ? (most === undefined ? ' at most' : ' at least') : '';
  return {
    pass: exact.length > 0,
    score: Math.max(0, value),
    expected: wanted.length === 1 ? wanted[0] : wanted,
    actual,
    reason: `${measured}${least} ${amount}, ${most === undefined ? `${min} at least` : `${most} at most`}`,
    metadata: { by, similarity: value, ...(edits === undefined ? {} : { distance: edits }) },
  };
}

async function byEmbedding(
  value: Similar,
  actual: string,
  wanted: readonly string[],
  { services, signal }: Place,
): Promise<Found> {
  const { embed } = services;
  if (embed === undefined) return noEmbeddings();
  const [own, ...others] = await embed([actual, ...wanted], {
    ...(value.model === undefined ? {} : { model: value.model }),
    ...(signal === undefined ? {} : { signal }),
  });
  const cosines = others.map((other) => vectorCosine(own ?? [], other));
  if (own === undefined || cosines.length !== wanted.length || cosines.includes(null))
    return { fault: 'the endpoint sent vectors that cannot be compared', code: 'judge_error' };
  // Sums of products leave dust, which must not decide about a text and itself.
  const most = Math.max(...cosines.map((cosine) => Math.round((cosine ?? 0) * 1e9) / 1e9));
  return judged(value, actual, wanted, [{ value: most }]);
}

function noEmbeddings(): FoundNothing {
  return {
    fault:
      'similar by embedding needs a judge with an embeddings endpoint; set judge.provider to openai or azure_openai, or judge.base_url to a server that has one',
    code: 'judge_error',
  };
}

const rounded = (value: number) => String(Math.round(value * 1e4) / 1e4);
