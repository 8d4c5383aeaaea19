import { Fault } from '../../../errors.ts';
import { sentences } from '../../../text/language/sentences.ts';
import { weightedShare } from '../../formulas/weighted-share.ts';
import { type Criterion, criteriaOf } from '../../offline/shared/criteria.ts';
import { judgeCriterion } from '../../offline/shared/criterion-checks.ts';
import type { Prepared } from '../../prepare.ts';
import type { JudgeTask } from './judge-task.ts';

/** Sentences that tell a judge how to answer and say nothing of the output. */
const TELLS_THE_JUDGE =
  /^(?:please |now |then )?(?:you are an?\b.*\b(?:judge|evaluator|grader|reviewer|assessor|expert|rater)\b|you (?:will |should )?(?:review|evaluate|assess|grade|judge|rate)\b|your (?:task|job) is to (?:review|evaluate|assess|grade|judge|rate)\b|(?:score|rate|grade|evaluate|assess|judge|return|give|assign|output|respond|answer|provide)\b.*\b(?:scores?|ratings?|grades?|scale|numbers?|json|(?:from|between) \d))/i;
/** Criteria that one rubric can come to; each costs a pass over the output. */
const MOST_CRITERIA = 20;

/** What the rules of metrics.md 10.7 make of a rubric and an output. It is little: always of low confidence. */
interface RubricShare {
  /** Share of the rubric that looks fulfilled, in [0, 1]. */
  readonly share: number;
  readonly fulfilled: number;
  readonly total: number;
  readonly reason: string;
}

/** The rubric, or the criteria, as single things to check. */
export function offlineCriteria(task: JudgeTask): Criterion[] {
  const texts =
    task.plainCriteria ?? sentences(task.plainRubric).filter((text) => !TELLS_THE_JUDGE.test(text));
  const criteria = (texts.length > 0 ? texts : [task.plainRubric]).flatMap((text) => criteriaOf(text));
  return criteria.filter(({ text }) => text !== '').slice(0, MOST_CRITERIA);
}

/** Checks the output against the rubric by rules. Throws Fault `judge_error` when nothing in the rubric can be checked so. */
export function offlineShare(task: JudgeTask, subject: Prepared): RubricShare {
  const judge = judgeCriterion(subject);
  const checked = offlineCriteria(task)
    .map(({ text, kind }) => ({ text, kind, ...judge(text, kind) }))
    .filter(({ verdict }) => verdict !== 'not_applicable');
  const share = weightedShare(
    checked,
    ({ kind }) => (kind === 'should' ? 1 : 2),
    ({ p, verdict }) => p ?? (verdict === 'met' ? 1 : verdict === 'partial' ? 0.5 : 0),
  );
  if (share === null) throw nothingToCheck(task);
  const fulfilled = checked.filter(({ verdict }) => verdict === 'met').length;
  const worst = checked.find(({ verdict }) => verdict === 'not_met');
  const but = worst === undefined ? '' : ` Not seen: ${worst.text}`;
  return {
    share,
    fulfilled,
    total: checked.length,
    reason: `By rules alone, without a model: ${fulfilled} of ${checked.length} ${checked.length === 1 ? 'part' : 'parts'} of the rubric ${fulfilled === 1 ? 'looks' : 'look'} fulfilled.${but}`,
  };
}

/** A rubric of which the rules understand nothing: no score, and never a pass. */
export function nothingToCheck({ id }: JudgeTask): Fault {
  return new Fault('judge_error', 'The rules found nothing in the rubric that they can check.', {
    subcode: 'no_applicable_criteria',
    where: `scorers/${id}`,
    hint: 'This rubric needs a judge model.',
  });
}
