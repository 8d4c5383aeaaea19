import type { OfflineVerdict } from '../../../judges/items.ts';
import { type IndexedText, indexText } from '../../../text/language/indexed-text.ts';
import { shareOf } from '../../../text/language/overlap.ts';
import { type Features, likelihood } from '../shared/fitted.ts';
import { CONTEXTUAL_PRECISION_WEIGHTS } from '../weights/contextual-precision.ts';
import { type MatchedChunk, matchRequest, viewRequest } from './request-match.ts';

/** Statements of the reference that chunks are compared with; more are a document, and the work stays linear. */
const MOST_STATEMENTS = 40;
/** Stems of one statement that are looked for. */
const MOST_STEMS = 60;
/** Share of relevant chunks among the labelled ones: a chunk is called relevant when it is likelier so than one drawn blindly. */
const BASE_RATE = 0.3;
/** A clear case: a statement of the reference, of several words, nearly whole in one sentence; or nothing shared at all. */
const CLEAR = { share: 0.75, stems: 3, yes: 0.9, no: 0.02 };

/** The statements of a reference as sets of stems, made once for all chunks. */
export type ReferenceView = readonly (readonly string[])[];

/** Analyses a reference. */
export function viewReference(reference: string): ReferenceView {
  return indexText(reference)
    .sentences.slice(0, MOST_STATEMENTS)
    .map(({ stems }) => [...new Set(stems)].slice(0, MOST_STEMS));
}

interface Compared {
  readonly matched: MatchedChunk;
  /** Largest share of a statement of the reference in the chunk, and in one sentence of it. */
  readonly reference: number;
  readonly stated: number;
  readonly sentence: string;
}

/** The features by which a chunk is known to help towards the reference, one set a chunk, in the order given. `over_*`: above the mean of all chunks retrieved with it. */
export function usefulnessFeatures(
  request: string,
  reference: string,
  chunks: readonly string[],
): Features[] {
  return featuresOf(compare(request, viewReference(reference), chunks));
}

/** The likelihood that a chunk is relevant, with relevant and irrelevant chunks equally frequent. */
export function balanced(chance: number): number {
  const odds = (chance * (1 - BASE_RATE)) / BASE_RATE;
  return odds / (odds + 1 - chance);
}

/** The offline judge of chunks against request and reference (metrics.md 10.7): clear cases by rule, the others by fitted weights. */
export function judgeUsefulness(
  request: string,
  reference: ReferenceView,
  chunks: readonly (string | IndexedText)[],
): OfflineVerdict<'relevant' | 'irrelevant'>[] {
  const compared = compare(request, reference, chunks);
  const features = featuresOf(compared);
  return compared.map((one, at) => {
    const fitted = balanced(likelihood(CONTEXTUAL_PRECISION_WEIGHTS, features[at] as Features));
    const p = withClearCases(one, fitted);
    const relevant = p >= 0.5;
    const quote = one.sentence === '' ? one.matched.sentence : one.sentence;
    return {
      verdict: relevant ? 'relevant' : 'irrelevant',
      reason: relevant
        ? 'It shares what the reference or the request is about.'
        : 'It holds too little of the reference and of what the request asks.',
      quote: relevant ? quote : '',
      p,
    };
  });
}

function withClearCases({ reference, stated, matched }: Compared, fitted: number): number {
  if (stated >= CLEAR.share) return Math.max(CLEAR.yes, fitted);
  return reference === 0 && matched.match.sentence_share === 0 ? CLEAR.no : fitted;
}

function compare(
  request: string,
  reference: ReferenceView,
  chunks: readonly (string | IndexedText)[],
): Compared[] {
  const view = viewRequest(request);
  return chunks.map((chunk) => {
    const text = typeof chunk === 'string' ? indexText(chunk) : chunk;
    return { matched: matchRequest(view, text), ...held(reference, text) };
  });
}

/** The statement of the reference that a chunk holds most of. */
function held(statements: ReferenceView, chunk: IndexedText): Omit<Compared, 'matched'> {
  let reference = 0;
  let fullest: readonly string[] = [];
  for (const stems of statements) {
    const share = shareOf(stems, chunk.vocabulary);
    if (share > reference) {
      reference = share;
      fullest = stems;
    }
  }
  let stated = 0;
  let sentence = '';
  for (const { vocabulary, text } of fullest.length === 0 ? [] : chunk.sentences) {
    const share = shareOf(fullest, vocabulary);
    if (share > stated) {
      stated = share;
      sentence = text;
    }
  }
  return { reference, stated: fullest.length < CLEAR.stems ? 0 : stated, sentence };
}

function featuresOf(compared: readonly Compared[]): Features[] {
  const single = compared.map(({ matched, reference }) => ({
    reference,
    sentence_share: matched.match.sentence_share,
    kind_share: matched.match.kind_share,
  }));
  const mean = (name: keyof (typeof single)[number]) =>
    single.reduce((sum, one) => sum + one[name], 0) / Math.max(1, single.length);
  const [reference, sentence, kind] = [mean('reference'), mean('sentence_share'), mean('kind_share')];
  return single.map((one) => ({
    reference: one.reference,
    kind_share: one.kind_share,
    over_reference: one.reference - reference,
    over_sentence_share: one.sentence_share - sentence,
    over_kind_share: one.kind_share - kind,
  }));
}
