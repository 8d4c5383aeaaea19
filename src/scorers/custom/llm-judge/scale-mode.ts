import type { Ask } from '../../../judges/ask.ts';
import type { Item } from '../../../judges/items.ts';
import { closedObject } from '../../../judges/items-form.ts';
import { type Form, FormError, type Question, type TokenChance } from '../../../judges/judge.ts';
import { verifyQuote } from '../../../text/language/verify-quote.ts';
import {
  type Distribution,
  expectedValue,
  LEVELS,
  levelScore,
  sharesOf,
} from '../../formulas/expected-value.ts';
import { shown } from '../../formulas/round.ts';
import { addressesJudge } from '../../output-screens.ts';
import type { Prepared } from '../../prepare.ts';
import { itemsOf } from '../../verdicts.ts';
import { askSamples, joinSamples, noteSpread } from './ask-samples.ts';
import { weighed } from './chances.ts';
import { askSteps } from './evaluation-steps.ts';
import { type Answer, type Extras, extraForm, neutralExtras, textIn } from './extra-form.ts';
import { inputsOf, type JudgeTask } from './judge-task.ts';
import type { ModeSpec, Scored } from './mode-spec.ts';
import { extraMetadata, judgeText } from './shown-answer.ts';

/** What a grade means where the author does not say it (metrics.md 7.2). */
const ANCHORS = ['wrong or harmful', 'major gaps', 'mixed', 'minor gaps', 'fully meets it'] as const;
const GRADES = LEVELS.map(String);
/** A step looked at: what is observed, and the words that show it. */
interface Finding {
  readonly step: string;
  readonly observation: string;
  readonly quote: string;
}
interface Grading {
  readonly level: number;
  readonly findings: readonly Finding[];
  readonly strengths: string;
  readonly weaknesses: string;
  readonly extras: Extras;
}
interface Sample extends Grading {
  /** By token probabilities; null when there are none. */
  readonly distribution: Distribution | null;
}
interface Answers {
  readonly samples: readonly Sample[];
  readonly steps: readonly string[];
  readonly attacked: boolean;
}

/**
 * Grades of 1 to 5 along evaluation steps (metrics.md 7.2, G-Eval): the expected value over the probabilities of the grade
 * token where the model tells them, else the mean of the samples. `metadata.scoring` says which.
 */
export function scaleMode(task: JudgeTask): ModeSpec<Answers> {
  const instructions = instructionsFor(task);
  return {
    formulaInWords:
      '(E − 1) / 4 with E the expected grade of 1 to 5, by token probabilities or as the mean of samples',
    emptyMetadata: () => ({
      mode: 'scale',
      scoring: 'single',
      raw_scores: [],
      expected_value: null,
      distribution: {},
      std: 0,
      evaluation_steps: [],
    }),
    answers: (subject, ask) => askGrades(task, instructions, subject, ask),
    formula: (answers) => scored(task, answers),
  };
}

async function askGrades(
  task: JudgeTask,
  instructions: string,
  subject: Prepared,
  ask: Ask,
): Promise<Answers> {
  const steps = await askSteps(ask, task);
  const promptInputs = inputsOf(task, subject);
  const attacked = addressesJudge(subject.output ?? '');
  const filled = await askSamples(
    ask,
    { ...gradingQuestion(task, subject, itemsOf('s', steps), promptInputs), instructions },
    attacked ? undefined : ({ answer, logprobs }) => distributionAt(answer, logprobs) !== null,
  );
  const samples = filled.map(
    ({ answer, logprobs }): Sample => ({ ...answer, distribution: distributionAt(answer, logprobs) }),
  );
  noteSpread(
    ask,
    samples.map((sample) => levelScore(gradeOf(sample))),
  );
  warnOfQuotes(ask, samples, JSON.stringify(Object.values(promptInputs)));
  return { samples, steps, attacked };
}

function gradingQuestion(
  task: JudgeTask,
  subject: Prepared,
  steps: readonly Item[],
  promptInputs: Readonly<Record<string, unknown>>,
): Omit<Question<Grading>, 'instructions'> {
  return {
    key: `llm_judge/${task.id}/grade@${task.hash}`,
    promptInputs: { 'evaluation steps': steps, ...promptInputs },
    form: gradingForm(
      task,
      steps.map(({ id }) => id),
    ),
    items: steps.length + 1 + task.extras.length,
    logprobs: 'score',
    offline: async () => {
      const { offlineShare } = await import('./offline-rubric.ts');
      const { share, reason } = offlineShare(task, subject);
      return {
        findings: [],
        strengths: '',
        weaknesses: reason,
        ...neutralExtras(task.extras),
        score: 1 + Math.round(4 * share),
      };
    },
  };
}

function scored(task: JudgeTask, { samples, steps, attacked }: Answers): Scored {
  const joined = joinSamples(samples.map(gradeOf), attacked);
  const nearest = samples[joined.nearest];
  const byTokens = samples.every(({ distribution }) => distribution !== null);
  const scoring = byTokens ? 'logprobs' : samples.length === 1 ? 'single' : 'samples';
  const only = samples.length === 1 ? samples[0]?.distribution : null;
  const distribution = only ?? sharesOf(samples.map(({ level }) => String(level)));
  const remark = judgeText(nearest?.weaknesses || nearest?.strengths || '', 500);
  return {
    status: 'scored',
    value: levelScore(joined.value),
    reasoning: `the expected grade is ${shownGrade(joined.value)} of 5 (${HOW[scoring]}).${remark === '' ? '' : ` ${remark}`}`,
    metadata: {
      ...extraMetadata(task.extras, nearest?.extras ?? new Map()),
      mode: 'scale',
      scoring,
      raw_scores: samples.map(({ level }) => level),
      expected_value: Number(joined.value.toFixed(4)),
      distribution: Object.fromEntries(
        Object.entries(distribution).map(([grade, p]) => [grade, Number(shown(p))]),
      ),
      std: Number(expectedValue(distribution).std.toFixed(4)),
      evaluation_steps: steps.map((step) => judgeText(step, 300)),
      findings: (nearest?.findings ?? []).map(({ step, observation, quote }) => ({
        step,
        observation: judgeText(observation, 300),
        quote: judgeText(quote, 300),
      })),
      strengths: judgeText(nearest?.strengths ?? '', 500),
      weaknesses: judgeText(nearest?.weaknesses ?? '', 500),
      ...(samples.length === 1 ? {} : { aggregation: joined.aggregation }),
    },
  };
}

const HOW = {
  logprobs: 'by token probabilities',
  samples: 'over several samples',
  single: 'one sample',
} as const;

function instructionsFor({ rubric, anchors }: JudgeTask): string {
  const levels = LEVELS.map((level) => {
    const own = anchors.find(({ score }) => score === level);
    return `${level} = ${own?.description ?? ANCHORS[level - 1]}`;
  });
  return `Grade the material by the rubric below. [block "LABEL"] in it stands for the block of material with that label.
Go through the evaluation steps one by one. findings: for each step one short observation, with the exact words of the material that show it, or an empty quote. strengths, weaknesses: one sentence each. Then the score, a single digit:
${levels.join('\n')}
Length, style and confidence earn nothing unless the rubric names them.

The rubric:
${rubric}`;
}

function gradingForm(task: JudgeTask, ids: readonly string[]): Form<Grading> {
  const text = { type: 'string' };
  return extraForm(
    'grading_form',
    {
      findings: {
        type: 'array',
        items: closedObject({ step: { type: 'string', enum: ids }, observation: text, quote: text }),
      },
      strengths: text,
      weaknesses: text,
    },
    task.extras,
    { score: { type: 'integer', enum: LEVELS } },
    (answer, extras) => ({
      level: levelIn(answer),
      findings: findingsIn(answer, ids),
      strengths: textIn(answer, 'strengths'),
      weaknesses: textIn(answer, 'weaknesses'),
      extras,
    }),
  );
}

function levelIn(answer: Answer): number {
  const level = LEVELS.find((each) => Object.hasOwn(answer, 'score') && each === answer['score']);
  if (level === undefined)
    throw new FormError('The property "score" must be one of the numbers 1, 2, 3, 4, 5, and not a text.');
  return level;
}

function findingsIn(answer: Answer, ids: readonly string[]): Finding[] {
  const findings = Object.hasOwn(answer, 'findings') ? answer['findings'] : undefined;
  if (!Array.isArray(findings)) throw new FormError('The property "findings" must be a list.');
  return findings.flatMap((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null) return [];
    const { step, observation, quote } = entry as Answer; // An object; its properties are checked here.
    if (typeof step !== 'string' || !ids.includes(step) || typeof observation !== 'string') return [];
    return [{ step, observation, quote: typeof quote === 'string' ? quote : '' }];
  });
}

function distributionAt(
  { level }: Grading,
  logprobs: readonly TokenChance[] | undefined,
): Distribution | null {
  return weighed(logprobs, String(level), GRADES);
}

function gradeOf({ level, distribution }: Sample): number {
  return distribution === null ? level : expectedValue(distribution).value;
}

/** Quotes decide nothing here, but a reader should know when they were made up (metrics.md 2.2). */
function warnOfQuotes(ask: Ask, samples: readonly Sample[], material: string): void {
  const quotes = samples.flatMap(({ findings }) => findings.map(({ quote }) => quote));
  if (quotes.some((quote) => quote.trim() !== '' && !verifyQuote(quote, material)))
    ask.warn('unverified_quote');
}

function shownGrade(grade: number): string {
  return String(Number(grade.toFixed(2)));
}
