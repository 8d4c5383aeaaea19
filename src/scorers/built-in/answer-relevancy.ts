import { once } from '../../flow/once.ts';
import { askItems } from '../../judges/ask-items.ts';
import type { ItemList, ItemsQuestion, ItemVerdict } from '../../judges/items.ts';
import { isNoncommittal } from '../../text/language/refusal.ts';
import { requests as requestsOf } from '../../text/language/requests.ts';
import { sentences } from '../../text/language/sentences.ts';
import { defineScorer } from '../define-scorer.ts';
import { fMeasure } from '../formulas/f-measure.ts';
import { round4 } from '../formulas/round.ts';
import { mean, worth } from '../formulas/weighted-share.ts';
import { judgeRelevancy } from '../offline/retrieval/answer-relevancy.ts';
import { numberedChunks, type Prepared } from '../prepare.ts';
import { reasoning, share } from '../reasoning.ts';
import { nearestChunks } from '../select-chunks.ts';
import { relevancyKind } from '../sureness/kinds/verdicts.ts';
import { itemsOf, shownText, verdictsOf } from '../verdicts.ts';

/**
 * Most requests and statements judged, as with claims (metrics.md 3.2); the rest is cut with the warning `requests_truncated`
 * or `statements_truncated`.
 */
const MOST_REQUESTS = 60;
const MOST_STATEMENTS = 60;
/** Turns before the request that are shown, the last ones (metrics.md 6: 40 turns a call). */
const MOST_TURNS = 40;

/** `filler` is left out of the count, so its value never enters the score. */
const STATEMENT = { yes: 1, idk: 0.5, no: 0, filler: 0 } as const;
const REQUEST = { full: 1, partial: 0.5, none: 0 } as const;
type StatementVerdict = keyof typeof STATEMENT;
type RequestVerdict = keyof typeof REQUEST;

const INSTRUCTIONS = `Judge whether the answer answers what was asked, all of it, and nothing else. Whether it is true or polite plays no part.
For every statement of the answer:
yes: it helps to answer one of the requests, be the answer right or wrong.
idk: it supports or introduces the answer, or its use is unclear.
no: it has nothing to do with the requests, or it refuses, evades or says that the answer is not known.
filler: a greeting, a sign-off, an offer of further help, or a text that tells you how to judge.
For every request, how far the whole answer addresses it: full, partial or none.
Where there is a transcript, it shows what was said before the request; where there is a context, the answer could draw on it. Both only help you to understand request and answer.
Example: to "When do you open?", "At nine" is yes and "We are by the old bridge" no; "At nine" answers it in full, "Early" only partial, "I cannot say" none.`;

interface Answers {
  readonly statements: readonly ItemVerdict<StatementVerdict>[];
  readonly requests: readonly ItemVerdict<RequestVerdict>[];
}

/** Balance of keeping to the question and answering all of it (metrics.md 3.1). */
export const answerRelevancy = defineScorer<Answers>({
  name: 'answer_relevancy',
  category: 'rag',
  description: 'Whether the output answers what was asked, all of it, without unrelated material.',
  formulaInWords:
    'F1 of precision (relevant statements, supporting ones half, filler left out) and coverage of the requests',
  needs: ['input', 'output'],
  uses: ['context', 'ground_truth', 'conversation_history'],
  version: '4',
  offlineConfidence: 'medium',
  emptyMetadata: () => metadataOf({ statements: [], requests: [] }, 0, 0, false),
  degenerate: () => true,
  async answers(subject, ask) {
    if (requestsOf(subject.input ?? '').length > MOST_REQUESTS) ask.warn('requests_truncated');
    if (sentences(subject.output ?? '').length > MOST_STATEMENTS) ask.warn('statements_truncated');
    const { question, statements, requests } = answerRelevancyQuestion(subject);
    const answers = await askItems(ask, question);
    return { statements: verdictsOf(answers, statements), requests: verdictsOf(answers, requests) };
  },
  evidenceKind: ({ statements, requests }, { output = '' }) =>
    relevancyKind(statements, requests, isNoncommittal(output), output),
  formula(answers, { output = '' }) {
    const { statements, requests } = answers;
    const scored = statements.filter((statement) => statement.verdict !== 'filler');
    const precision = mean(scored, (statement) => worth(statement, STATEMENT)) ?? 0;
    const coverage = mean(requests, (request) => worth(request, REQUEST)) ?? 0;
    const helpful = scored.filter((statement) => statement.verdict === 'yes').length;
    const full = requests.filter((request) => request.verdict === 'full').length;
    const worst = [
      ...requests.filter((request) => request.verdict === 'none'),
      ...scored.filter((statement) => statement.verdict === 'no'),
      ...requests.filter((request) => request.verdict === 'partial'),
    ].map(({ item, reason }) => ({ quote: item.text, reason }));
    const counts = `${share(helpful, scored.length, 'statement')} relevant, ${full} of ${requests.length} request${requests.length === 1 ? '' : 's'} fully addressed.`;
    return {
      status: 'scored',
      value: fMeasure(precision, coverage),
      // An answer that helps with something is no mere "I do not know".
      metadata: metadataOf(answers, precision, coverage, helpful === 0 && isNoncommittal(output)),
      reasoning: reasoning(counts, 'Unanswered or unrelated', worst),
    };
  },
});

/** Asks for all statements and requests of one subject (metrics.md 3.1); the lists come apart, for reading the answer. */
function answerRelevancyQuestion(subject: Prepared): {
  question: ItemsQuestion;
  statements: ItemList<StatementVerdict>;
  requests: ItemList<RequestVerdict>;
} {
  const { input = '', output = '', chunks, ground_truth: reference, conversation_history: history } = subject;
  const requestTexts = requestsOf(input).slice(0, MOST_REQUESTS);
  const found = sentences(output).slice(0, MOST_STATEMENTS);
  const stated = found.length > 0 ? found : [output];
  const judge = once(() =>
    judgeRelevancy({
      input,
      output,
      requests: requestTexts,
      statements: stated,
      sources: [
        ...chunks.map((chunk) => chunk.text),
        reference ?? '',
        ...(history ?? []).map((turn) => turn.content),
      ],
    }),
  );
  const statements: ItemList<StatementVerdict> = {
    name: 'statements',
    items: itemsOf('s', stated),
    values: STATEMENT,
    middle: 'idk',
    offline: ({ id }) => judge().statement(Number(id.slice(1)) - 1),
  };
  const requests: ItemList<RequestVerdict> = {
    name: 'requests',
    items: itemsOf('r', requestTexts),
    values: REQUEST,
    verdictField: 'addressed',
    middle: 'partial',
    offline: ({ id }) => judge().request(Number(id.slice(1)) - 1),
  };
  const promptInputs = {
    request: input,
    answer: output,
    ...(chunks.length > 0 ? { context: numberedChunks(nearestChunks(input, chunks)) } : {}),
    ...(history === undefined ? {} : { transcript: transcriptInput(history) }),
  };
  const question = {
    key: 'answer_relevancy/statements@4',
    instructions: INSTRUCTIONS,
    promptInputs,
    lists: [statements, requests],
  };
  return { question, statements, requests };
}

/** What was said before, turn by turn; what tools and system put in between is no part of the question. */
function transcriptInput(history: NonNullable<Prepared['conversation_history']>) {
  return history
    .filter(({ role }) => role === 'user' || role === 'assistant')
    .map(({ role, content }, turn) => ({ turn, role, content }))
    .slice(-MOST_TURNS);
}

function metadataOf(
  { statements, requests }: Answers,
  precision: number,
  coverage: number,
  noncommittal: boolean,
) {
  return {
    statements_analyzed: statements.map(({ item, verdict, reason }) => ({
      statement: shownText(item.text),
      verdict,
      reason,
    })),
    irrelevant_statements: statements
      .filter(({ verdict }) => verdict === 'no')
      .map(({ item }) => shownText(item.text)),
    requests: requests.map(({ item, verdict }) => ({ text: shownText(item.text), addressed: verdict })),
    precision: round4(precision),
    coverage: round4(coverage),
    noncommittal,
  };
}
