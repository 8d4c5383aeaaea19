import type { Ask } from '../../../judges/ask.ts';
import { askList } from '../../../judges/ask-list.ts';
import {
  askChecklist,
  type CheckedItem,
  type ChecklistItem,
  CRITERION_ENTRY,
  checklistMetadata,
  checklistOf,
  checklistScore,
} from '../../checklist.ts';
import { type CriterionKind, criteriaOf } from '../../offline/shared/criteria.ts';
import { itemsOf } from '../../verdicts.ts';
import { inputsOf, type JudgeTask } from './judge-task.ts';
import type { ModeSpec } from './mode-spec.ts';
import { offlineCriteria } from './offline-rubric.ts';

/** Criteria made of one rubric; an author may write as many as there are batches for. */
const MOST_CRITERIA = 12;

const CRITERIA = `Turn the rubric into a checklist of one to twelve criteria. Each criterion is one thing that can be checked in the material by itself. Add nothing that the rubric does not ask for, and leave nothing out; what it says of scores and of the form of the answer is no criterion.
kind: must = required; should = wished for, preferred, optional; must_not = forbidden.
Copy into source_quote the exact words of the rubric that the criterion comes from.`;

const VERDICTS = `Check the material against every criterion by itself. [block "LABEL"] in a criterion stands for the block of material with that label.
met, partial or not_met; not_applicable only if the situation that the criterion speaks of did not arise.
For a criterion of kind must_not: met means that the forbidden thing did not happen, not_met that it did, however the criterion is worded.
Copy into evidence_quote the words that decide it, or leave it empty when it is decided by something missing.
Length, style and confidence earn nothing unless a criterion names them.
Example: "names price and date" is met by "5 euros, on 3 May", only partial by "5 euros", not_met by "prices vary".`;

interface Answers {
  readonly criteria: readonly CheckedItem[];
}

/** The rubric as a list of criteria, each judged by itself, with the formula of playval (metrics.md 7.1, 7.2). */
export function checklistMode(task: JudgeTask): ModeSpec<Answers> {
  return {
    formulaInWords:
      'Σ weight · value / Σ weight over criteria (must and must_not 2, should 1; met 1, partial .5, not met 0); a violated must_not caps it at 0.3',
    emptyMetadata: () => checklistMetadata([]),
    async answers(subject, ask) {
      const criteria = await askChecklist(ask, await askCriteria(ask, task), subject, {
        key: `llm_judge/${task.id}/verdicts2@${task.hash}`,
        instructions: `${VERDICTS}\n\nThe criteria belong to this rubric:\n${task.rubric}`,
        promptInputs: inputsOf(task, subject),
      });
      return { criteria };
    },
    formula: ({ criteria }) => checklistScore(criteria, 'rubric'),
  };
}

/** The author's own criteria, else those that the judge makes of the rubric: once per rubric. */
async function askCriteria(ask: Ask, task: JudgeTask): Promise<ChecklistItem[]> {
  const own = ask.mode === 'offline' ? task.plainCriteria : task.criteria;
  if (own !== undefined) return itemsOf('c', own).map((item) => ({ ...item, kind: kindOf(item.text) }));
  const entries = await askList(ask, {
    key: `llm_judge/criteria@${task.hash}`,
    instructions: CRITERIA,
    promptInputs: { rubric: task.rubric },
    name: 'criteria',
    entry: CRITERION_ENTRY,
    shared: true,
    max: MOST_CRITERIA,
    quote: {
      field: 'source_quote',
      source: () => (ask.mode === 'offline' ? task.plainRubric : task.rubric),
      otherwise: 'drop',
    },
    offline: () => offlineCriteria(task).map((criterion) => ({ ...criterion, source_quote: criterion.text })),
  });
  return checklistOf(entries);
}

/** What a criterion demands by its words; one that demands several things is required as a whole. */
function kindOf(text: string): CriterionKind {
  const kinds = new Set(criteriaOf(text).map(({ kind }) => kind));
  const [only = 'must'] = kinds;
  return kinds.size === 1 ? only : 'must';
}
