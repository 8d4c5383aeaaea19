import { once } from '../../flow/once.ts';
import { askItems } from '../../judges/ask-items.ts';
import { askList } from '../../judges/ask-list.ts';
import type { ItemList, ItemsQuestion, ItemVerdict, ListQuestion } from '../../judges/items.ts';
import { defined } from '../../schema/defined.ts';
import { isPresent } from '../../text/language/normalize.ts';
import { defineScorer } from '../define-scorer.ts';
import { parsePlan } from '../formulas/parse-plan.ts';
import { type PlanGrades, planQualityScore } from '../formulas/plan-quality-score.ts';
import { mean, worth } from '../formulas/weighted-share.ts';
import {
  type Dimension,
  judgePlan,
  LEVELS,
  type Level,
  planRequirements,
} from '../offline/agents/plan-quality.ts';
import type { Prepared } from '../prepare.ts';
import { reasoning } from '../reasoning.ts';
import { planKind } from '../sureness/kinds/verdicts.ts';
import { indexOf, shownText, textOf, verdictsOf } from '../verdicts.ts';
import { planWithoutSteps } from './plan-adherence.ts';

const COVERED = { covered: 1, partial: 0.5, missing: 0 } as const;
type Coverage = keyof typeof COVERED;
const FEASIBLE = { workable: 1, blocked: 0 } as const;
/** Requirements of one task, as in metrics.md 5.1. */
const MOST_REQUIREMENTS = 10;

const DIMENSIONS: Readonly<Record<Dimension, string>> = {
  order:
    'order: five = whatever a step needs is provided before it; three = one exchange of steps is needed; one = the order is of no use',
  specificity:
    'specificity: five = every step names an action and its object; three = about half of them do; one = mere slogans',
  efficiency:
    'efficiency: five = no step could be left out; three = one or two could; one = most of it is filler',
};

const REQUIREMENTS = `List what has to be achieved for the request to be fulfilled, at most ten requirements, each checkable by itself. Conditions on how, where or for whom it is to be done are requirements too. Add nothing that the material does not ask for. Small talk without a task gives an empty list.`;

const VERDICTS = `Judge the plan before it is carried out: would these steps, done as written, fulfil the request? Steps are numbered from 0 in plan.
requirement_coverage: covered = steps lead to it; partial = only in part, or left vague; missing = no step does. Put the numbers of those steps into covered_by.
plan_dimensions: a grade from five (best) to one for each dimension named in the item; four and two lie between the anchors.
plan_feasibility: blocked when the plan gets stuck somewhere: a step that cannot be done at that point, or a tool or fact it needs that is not there. Give the number of the first such step in step (null when the plan as a whole is the problem). Otherwise workable.
Example: "the guest is told the price" is covered by "look up the price and tell the guest", only partial by "look up the price". A plan whose steps stand in a workable order but for one is a four there, one that only its author could follow a two.`;

interface Answers {
  readonly requirements: readonly ItemVerdict<Coverage>[];
  readonly dimensions: readonly ItemVerdict<Level>[];
  /** Absent when there was nothing to plan for. */
  readonly feasibility?: ItemVerdict<keyof typeof FEASIBLE>;
}

/** Whether a plan is fit for its task before it is carried out (metrics.md 5.6). */
export const planQuality = defineScorer<Answers>({
  name: 'plan_quality',
  category: 'agentic',
  description:
    'Whether the plan is fit for the task: complete, in a workable order, specific and without filler.',
  formulaInWords:
    '.5K + .2 order + .15 specificity + .15 efficiency, K mean over requirements (covered 1, partial .5, missing 0); at most .5 with a blocking issue, 0 when nothing is covered',
  needs: ['input', 'agent_plan'],
  uses: ['expected_behavior', 'available_tools'],
  version: '1',
  offlineConfidence: 'medium',
  weighsEvidence: true,
  emptyMetadata: () => metadataOf(undefined, []),
  check: (subject) =>
    isPresent(subject.agent_plan) && parsePlan(subject.agent_plan).length === 0
      ? [planWithoutSteps('plan_quality')]
      : [],
  async answers(subject, ask) {
    const entries = await askList(ask, planRequirementsQuestion(subject));
    const requirements = entries.map(({ id, values }) => ({ id, text: textOf(values, 'text') }));
    if (requirements.length === 0) return { requirements: [], dimensions: [] };
    const question = planQualityQuestion(subject, requirements);
    const [covered, graded, feasible] = question.lists as [
      ItemList<Coverage>,
      ItemList<Level>,
      ItemList<keyof typeof FEASIBLE>,
    ]; // the three lists made below
    const answers = await askItems(ask, question);
    const [feasibility] = verdictsOf(answers, feasible);
    return {
      requirements: verdictsOf(answers, covered),
      dimensions: verdictsOf(answers, graded),
      ...defined({ feasibility }),
    };
  },
  evidenceKind: ({ requirements, feasibility }) => planKind(requirements, feasibility?.verdict === 'blocked'),
  formula(answers, { agent_plan: plan = '' }) {
    const steps = parsePlan(plan);
    const metadata = metadataOf(answers, steps);
    const { requirements, feasibility } = answers;
    const coverage = mean(requirements, (one) => worth(one, COVERED));
    if (coverage === null)
      return { status: 'not_applicable', reasoning: 'the input sets no task to plan for.', metadata };
    const blocked = feasibility?.verdict === 'blocked';
    const value = planQualityScore({ coverage, ...gradesOf(answers.dimensions), blocked });
    const met = requirements.filter(({ verdict }) => verdict === 'covered').length;
    const worst = [
      ...(blocked ? [{ quote: blockedText(feasibility, steps), reason: feasibility.reason }] : []),
      ...requirements
        .filter(({ verdict }) => verdict !== 'covered')
        .sort((a, b) => COVERED[a.verdict] - COVERED[b.verdict])
        .map(({ item, reason }) => ({ quote: item.text, reason })),
    ];
    const { order, specificity, efficiency } = metadata.dimension_scores;
    const counts = `${met} of ${requirements.length} requirement${requirements.length === 1 ? '' : 's'} covered; order ${order}, specificity ${specificity}, efficiency ${efficiency} of 5.`;
    return { status: 'scored', value, metadata, reasoning: reasoning(counts, 'Problems', worst) };
  },
});

/** What the plan has to achieve; the same for every attempt at the task. */
function planRequirementsQuestion(subject: Prepared): ListQuestion {
  const { input = '', agent_plan: plan = '', expected_behavior: expected } = subject;
  return {
    key: 'plan_quality/requirements@2',
    instructions: REQUIREMENTS,
    promptInputs: { request: input, ...defined({ expected_behavior: expected }) },
    name: 'requirements',
    entry: { text: { type: 'string' } },
    max: MOST_REQUIREMENTS,
    shared: true,
    offline: () => planRequirements(input, parsePlan(plan)),
  };
}

/** Coverage of the requirements, the three graded dimensions, and whether the plan gets stuck; plan and task stand once among the prompt inputs. */
function planQualityQuestion(
  subject: Prepared,
  requirements: readonly { id: string; text: string }[],
): ItemsQuestion {
  const { input = '', agent_plan: plan = '', available_tools: tools, expected_behavior: expected } = subject;
  const steps = parsePlan(plan);
  const judge = once(() => judgePlan(input, steps));
  const covered: ItemList<Coverage> = {
    name: 'requirement_coverage',
    items: requirements,
    values: COVERED,
    middle: 'partial',
    evidence: { covered_by: { type: 'array', items: { type: 'integer' } } },
    offline: ({ text }) => judge().requirement(text),
  };
  const graded: ItemList<Level> = {
    name: 'plan_dimensions',
    items: dimensionNames().map((name) => ({ id: name, text: DIMENSIONS[name] })),
    values: LEVELS,
    middle: 'three',
    offline: ({ id }) => judge().dimension(dimensionNames().find((name) => name === id) ?? 'order'),
  };
  const feasible: ItemList<keyof typeof FEASIBLE> = {
    name: 'plan_feasibility',
    items: [{ id: 'plan', text: 'the plan as a whole' }],
    values: FEASIBLE,
    evidence: { step: { type: ['integer', 'null'] } },
    offline: () => judge().blocked(),
  };
  return {
    key: 'plan_quality/verdicts@2',
    instructions: VERDICTS,
    promptInputs: {
      request: input,
      ...defined({ expected_behavior: expected, available_tools: tools }),
      plan: steps.map((text, step) => ({ step, text })),
    },
    lists: [covered, graded, feasible],
  };
}

function dimensionNames(): Dimension[] {
  return ['order', 'specificity', 'efficiency'];
}

function gradesOf(dimensions: readonly ItemVerdict<Level>[]): Omit<PlanGrades, 'coverage' | 'blocked'> {
  const grade = (name: Dimension) => {
    const found = dimensions.find(({ id }) => id === name);
    return found === undefined ? 0 : worth(found, LEVELS);
  };
  return { order: grade('order'), specificity: grade('specificity'), efficiency: grade('efficiency') };
}

function stepOf({ evidence }: ItemVerdict, steps: readonly string[]): number | null {
  return indexOf(evidence, 'step', steps.length);
}

function blockedText(feasibility: ItemVerdict, steps: readonly string[]): string {
  return steps[stepOf(feasibility, steps) ?? -1] ?? 'the plan as a whole';
}

function metadataOf(answers: Answers | undefined, steps: readonly string[]) {
  const { requirements = [], dimensions = [], feasibility } = answers ?? {};
  const grades = gradesOf(dimensions);
  const level = (value: number) => Math.round((1 + 4 * value) * 100) / 100;
  return {
    steps: steps.map(shownText),
    requirements: requirements.map(({ item, verdict, reason, evidence }) => ({
      text: shownText(item.text),
      verdict,
      covered_by: stepsIn(evidence['covered_by'], steps.length),
      reason,
    })),
    missing_requirements: requirements
      .filter(({ verdict }) => verdict === 'missing')
      .map(({ item }) => shownText(item.text)),
    dimension_scores: {
      order: level(grades.order),
      specificity: level(grades.specificity),
      efficiency: level(grades.efficiency),
    },
    blocking_issues:
      feasibility?.verdict === 'blocked'
        ? [{ step: stepOf(feasibility, steps), reason: feasibility.reason }]
        : [],
  };
}

/** Step numbers that exist. */
function stepsIn(value: unknown, count: number): number[] {
  return Array.isArray(value)
    ? value.filter((step): step is number => Number.isInteger(step) && step >= 0 && step < count)
    : [];
}
