import { askList } from '../../judges/ask-list.ts';
import { defined } from '../../schema/defined.ts';
import { shownCalls } from '../agent-inputs.ts';
import {
  askChecklist,
  type CheckedItem,
  CRITERION_ENTRY,
  checklistEvidence,
  checklistMetadata,
  checklistOf,
  checklistScore,
} from '../checklist.ts';
import { defineScorer } from '../define-scorer.ts';
import { criteriaOf } from '../offline/shared/criteria.ts';
import { nearestChunks } from '../select-chunks.ts';
import { criteriaKind } from '../sureness/kinds/criteria.ts';

/** Criteria of one expected behavior (metrics.md 7.1). */
const MOST_CRITERIA = 8;

const CRITERIA = `Turn the expected behavior into a checklist of one to eight criteria. Each criterion is one thing that can be checked in an answer by itself. Add nothing that is not in the text, and leave nothing out.
kind: must = required; should = wished for, preferred, optional; must_not = forbidden.
Write a must_not criterion as the thing that must not happen. Copy into source_quote the exact words that the criterion comes from.`;

const VERDICTS = `Check the answer against every criterion by itself, on what the answer says and does.
met, partial or not_met; not_applicable only if the situation that the criterion speaks of did not arise.
For a criterion of kind must_not: met means that the forbidden thing did not happen, not_met that it did.
Copy into evidence_quote the words of the answer that decide it, or leave it empty when it is decided by something missing.
The other material is there to understand the answer. ground_truth helps with facts and is not the only wording allowed. Length, style and confidence earn nothing unless a criterion names them.
Example: "names price and date" is met by "5 euros, on 3 May", only partial by "5 euros", not_met by "prices vary".`;

interface Answers {
  readonly criteria: readonly CheckedItem[];
}

/** General judgement of the output against the expected behavior, as a checklist (metrics.md 7.1). */
export const playval = defineScorer<Answers>({
  name: 'playval',
  category: 'custom',
  description: 'Whether the output does what the expected behavior says, criterion by criterion.',
  formulaInWords:
    'Σ weight · value / Σ weight over criteria (must and must_not 2, should 1; met 1, partial .5, not met 0); a violated must_not caps it at 0.3',
  needs: ['output', 'expected_behavior'],
  uses: ['input', 'context', 'ground_truth', 'conversation_history', 'tool_calls', 'available_tools'],
  version: '2',
  offlineConfidence: 'medium',
  emptyMetadata: () => checklistMetadata([]),
  degenerate: () => true,
  async answers(subject, ask) {
    const { output = '', expected_behavior: expected = '', input, chunks, ground_truth: truth } = subject;
    const entries = await askList(ask, {
      key: 'playval/criteria@2',
      instructions: CRITERIA,
      promptInputs: { expected_behavior: expected },
      name: 'criteria',
      entry: CRITERION_ENTRY,
      shared: true,
      max: MOST_CRITERIA,
      quote: { field: 'source_quote', source: () => expected, otherwise: 'drop' },
      offline: () =>
        criteriaOf(expected).map((criterion) => ({ ...criterion, source_quote: criterion.text })),
    });
    const criteria = await askChecklist(ask, checklistOf(entries), subject, {
      key: 'playval/verdicts@2',
      instructions: VERDICTS,
      promptInputs: {
        answer: output,
        ...defined({ input }),
        ...(chunks.length === 0
          ? {}
          : { context: nearestChunks(`${expected}\n${input ?? ''}`, chunks).map(({ text }) => text) }),
        ...defined({ ground_truth: truth, conversation_history: subject.conversation_history }),
        ...(subject.tool_calls === undefined ? {} : { tool_calls: shownCalls(subject.tool_calls) }),
      },
    });
    return { criteria };
  },
  evidence: ({ criteria }) => checklistEvidence(criteria),
  evidenceKind: ({ criteria }, { output = '' }) => criteriaKind(criteria, output),
  formula: ({ criteria }) => checklistScore(criteria, 'expected behavior'),
});
