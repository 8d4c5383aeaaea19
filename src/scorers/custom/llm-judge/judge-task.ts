import { createHash } from 'node:crypto';
import { Fault, type Problem } from '../../../errors.ts';
import type { CustomScorer } from '../../../schema/scorer.ts';
import { canonicalJson } from '../../../text/canonical-json.ts';
import { didYouMean } from '../../../text/distance.ts';
import { isPresent } from '../../../text/language/normalize.ts';
import type { Prepared } from '../../prepare.ts';
import { type AnswerField, answerField, parseType, TYPE_NAMES } from './answer-field.ts';
import {
  isField,
  namesIn,
  TEMPLATE_FIELDS,
  type TemplateField,
  templateProblems,
  type Variables,
  withVariables,
  withWords,
} from './rubric-template.ts';

/** `plain` is the mode of interface 4.1: score and reasoning as the rubric asks for them. */
type JudgeMode = 'plain' | 'scale' | 'checklist' | 'binary';
/** Changes when our words around the rubric change. */
const WORDING = 1;

/** A custom scorer of type `llm_judge`, checked and ready to be asked. */
export interface JudgeTask {
  readonly id: string;
  readonly mode: JudgeMode;
  /** The rubric for instructions, with the values of variables, and references to blocks in place of fields. */
  readonly rubric: string;
  /** The rubric for heuristics. */
  readonly plainRubric: string;
  readonly steps: readonly string[] | undefined;
  readonly criteria: readonly string[] | undefined;
  /** Criteria for heuristics, which read no references. */
  readonly plainCriteria: readonly string[] | undefined;
  readonly anchors: readonly { score: number; description: string }[];
  readonly fields: readonly TemplateField[];
  /** Keys of the answer besides score and reasoning. */
  readonly extras: readonly AnswerField[];
  readonly scoreType: 'number' | 'integer' | 'boolean';
  readonly scale: readonly [min: number, max: number];
  /** SHA-256 over everything that changes what is asked, 12 hex digits: part of every question's key. */
  readonly hash: string;
}

/** Properties of our own structured outputs: a key of that name gets another property. */
const TAKEN = [
  'score',
  'reasoning',
  'findings',
  'strengths',
  'weaknesses',
  'verdict',
  'evidence_quote',
  'reason',
];
/** What belongs to one mode only. */
const MODE_KEYS = { criteria: 'checklist', steps: 'scale', anchors: 'scale' } as const;
const MODE_NAMES = Object.keys(MODE_KEYS) as readonly (keyof typeof MODE_KEYS)[]; // Keys of a closed record.

/** The task that a resource describes; a Fault `validation_failed` with every problem at once when it cannot work. */
export function judgeTask(resource: CustomScorer): JudgeTask {
  const { config, scorer_id: id } = resource;
  const variables: Variables = new Map(Object.entries(resource.variables ?? {}));
  const rubric = config.rubric ?? '';
  const texts = textsOf(config);
  const problems = textProblems(texts, variables);
  const mode = modeOf(config, problems);
  const { extras, scoreType } = answerOf(config.output_schema ?? {}, mode, problems);
  const scale = scaleOf(config.scale, mode, problems);
  if (problems.length > 0) throw refusal(id, problems);
  const names = new Set(texts.flatMap(({ text }) => namesIn(text, variables)));
  const used = new Map([...variables].filter(([name]) => names.has(name)));
  const identity = {
    WORDING,
    mode,
    rubric,
    scale,
    extras,
    scoreType,
    steps: config.steps,
    criteria: config.criteria,
    anchors: config.anchors,
    // Left out where there are none, so that the version of a rubric without variables is what it was.
    ...(used.size === 0 ? {} : { variables: Object.fromEntries(used), written: 'in the text' }),
  };
  return {
    id,
    mode,
    rubric: withVariables(rubric, used),
    plainRubric: withWords(rubric, variables),
    steps: config.steps?.map((text) => withVariables(text, used)),
    criteria: config.criteria?.map((text) => withVariables(text, used)),
    plainCriteria: config.criteria?.map((text) => withWords(text, variables)),
    anchors: (config.anchors ?? []).map(({ score, description }) => ({
      score,
      description: withVariables(description, used),
    })),
    fields: TEMPLATE_FIELDS.filter((field) => names.has(field)),
    extras,
    scoreType,
    scale,
    hash: createHash('sha256').update(canonicalJson(identity)).digest('hex').slice(0, 12),
  };
}

/** A text of the author that may hold placeholders. */
interface TemplateText {
  readonly path: string;
  readonly text: string;
}

function textsOf({
  rubric = '',
  steps = [],
  criteria = [],
  anchors = [],
}: CustomScorer['config']): TemplateText[] {
  return [
    { path: 'config.rubric', text: rubric },
    ...steps.map((text, index) => ({ path: `config.steps[${index}]`, text })),
    ...criteria.map((text, index) => ({ path: `config.criteria[${index}]`, text })),
    ...anchors.map(({ description: text }, index) => ({
      path: `config.anchors[${index}].description`,
      text,
    })),
  ];
}

/** What is wrong with the texts, the rubric first, and with the names of the variables. */
function textProblems(texts: readonly TemplateText[], variables: Variables): Problem[] {
  const problems: Problem[] = [];
  const [rubric] = texts;
  if (!isPresent(rubric?.text ?? ''))
    problems.push({ path: 'config.rubric', message: 'type llm_judge needs config.rubric' });
  for (const name of variables.keys())
    if (isField(name))
      problems.push({
        path: `variables.${name}`,
        message: `"${name}" is a field of what is judged; choose another name`,
      });
  for (const { path, text } of texts) {
    problems.push(...templateProblems(text, path, variables));
    if (!isPresent(text) && path !== 'config.rubric') problems.push({ path, message: 'must not be empty' });
  }
  return problems;
}

/** The material of a task, one block each: named fields (all that are there, where the rubric names none), and the output. */
export function inputsOf(task: JudgeTask, subject: Prepared): Record<string, unknown> {
  const shown: Record<string, unknown> = {};
  for (const field of TEMPLATE_FIELDS) {
    const wanted = task.fields.length === 0 || task.fields.includes(field) || field === 'output';
    if (wanted && subject[field] !== undefined) shown[field] = subject[field];
  }
  return shown;
}

function modeOf(config: CustomScorer['config'], problems: Problem[]): JudgeMode {
  const given = MODE_NAMES.filter((key) => config[key] !== undefined);
  const mode = config.mode ?? (given[0] === undefined ? 'plain' : MODE_KEYS[given[0]]);
  for (const key of given) {
    if (MODE_KEYS[key] !== mode)
      problems.push({
        path: `config.${key}`,
        message: `belongs to mode: ${MODE_KEYS[key]}, and this scorer has mode: ${mode}`,
      });
    if (config[key]?.length === 0) problems.push({ path: `config.${key}`, message: 'must not be empty' });
  }
  const grades = (config.anchors ?? []).map(({ score }) => score);
  if (new Set(grades).size < grades.length)
    problems.push({ path: 'config.anchors', message: 'describes one score twice' });
  return mode;
}

function answerOf(
  schema: Readonly<Record<string, string>>,
  mode: JudgeMode,
  problems: Problem[],
): Pick<JudgeTask, 'extras' | 'scoreType'> {
  const extras: AnswerField[] = [];
  let scoreType: JudgeTask['scoreType'] = 'number';
  for (const [key, text] of Object.entries(schema)) {
    const path = `config.output_schema.${key}`;
    const type = parseType(text);
    if (type === null) {
      const meant = didYouMean(text, TYPE_NAMES);
      const suggestion = meant === null ? '' : ` (did you mean "${meant}"?)`;
      const hint = `Types are ${TYPE_NAMES.join(', ')}; string[] is a list of texts, string | null may be empty.`;
      problems.push({ path, message: `"${text}" is no type${suggestion}`, hint });
    } else if (key === 'score') {
      if (type.nullable || (type.type !== 'number' && type.type !== 'integer' && type.type !== 'boolean'))
        problems.push({ path, message: `must be number, integer or boolean, not ${text}` });
      else scoreType = type.type;
    } else if (key === 'reasoning') {
      if (type.nullable || type.type !== 'string')
        problems.push({ path, message: `must be string, not ${text}` });
    } else if (mode === 'checklist')
      problems.push({
        path,
        message: 'mode: checklist answers criterion by criterion and has no further keys',
      });
    else extras.push(answerField(key, type, extras.length, TAKEN));
  }
  return { extras, scoreType };
}

function scaleOf(
  scale: readonly [number, number] | undefined,
  mode: JudgeMode,
  problems: Problem[],
): readonly [number, number] {
  if (scale === undefined) return [0, 1];
  const [min, max] = scale;
  const path = 'config.scale';
  if (!(min < max))
    problems.push({
      path,
      message: `[${min}, ${max}] is no range: the first number must be the smaller one`,
    });
  else if (mode === 'scale' ? min !== 1 || max !== 5 : mode !== 'plain')
    problems.push({
      path,
      message: `mode: ${mode} has its own scale${mode === 'scale' ? ', 1 to 5' : ''}; leave it out`,
    });
  return scale;
}

function refusal(id: string, problems: readonly Problem[]): Fault {
  const [first] = problems;
  const more = problems.length === 1 ? '' : ` (and ${problems.length - 1} more)`;
  return new Fault('validation_failed', `${first?.path}: ${first?.message}${more}`, {
    where: `scorers/${id}: ${first?.path}`,
    hint: first?.hint ?? 'Correct the configuration of the scorer.',
    problems,
  });
}
