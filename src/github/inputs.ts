import { Fault, type Problem } from '../errors.ts';
import type { Environment } from '../ports/ports.ts';
import { type Shard, shardOf } from '../runs/sharding/shard.ts';
import { defined } from '../schema/defined.ts';
import type { JudgeProvider } from '../schema/settings.ts';
import { didYouMean } from '../text/distance.ts';
import { passRate } from './pass-rate.ts';

/** Inputs that this build honours; `action.yml` declares exactly these (a test compares the two). */
export const INPUT_NAMES = [
  'command',
  'evals',
  'working-directory',
  'agent',
  'tags',
  'cases',
  'affected-only',
  'allow-only',
  'shard',
  'replay',
  'experiment',
  'judge',
  'judge-model',
  'judge-base-url',
  'min-pass-rate',
  'fail-on',
  'baseline',
  'baseline-ref-check',
  'require-baseline',
  'repeat',
  'concurrency',
  'max-cost-usd',
  'optimize',
  'optimized-prompt',
  'annotations',
  'comment',
  'comment-key',
  'check',
  'check-name',
  'issue',
  'state',
  'state-artifact',
  'report-artifact',
  'run-id',
  'retention-days',
  'webhook-url',
  'webhook-secret',
  'github-token',
] as const;
type InputName = (typeof INPUT_NAMES)[number];

const COMMANDS = ['run', 'merge', 'report', 'experiment', 'optimize', 'generate'] as const;

/** Name of the state artifact where the workflow gives none. */
export const STATE_ARTIFACT = 'assay-state';

/** Name of the check where the workflow gives none. */
const CHECK_NAME = 'Assay';
/** As in the settings of the evals folder. */
const MOST_REPEATS = 1_000;
const MOST_AT_ONCE = 1_000;

/** The step's inputs, checked. What was left empty is left out: the evals folder's own settings then decide. */
export interface Inputs {
  command: (typeof COMMANDS)[number];
  evals: string;
  workingDirectory: string | undefined;
  agent: string | undefined;
  tags: string[] | undefined;
  cases: string[] | undefined;
  /** Play only cases that the changed files affect. */
  affectedOnly: boolean;
  /** Let cases that are marked `only` narrow the run. */
  allowOnly: boolean;
  /** The part of the suite that this job plays. */
  shard: Shard | undefined;
  /** Whether models and the judge are answered from the cassettes of the evals folder; undefined leaves it to what keys are missing. */
  replay: 'never' | 'always' | 'changed' | undefined;
  /** File or id of the experiment that `command: experiment` plays. */
  experiment: string | undefined;
  judge: { provider?: JudgeProvider; model?: string; base_url?: string };
  minPassRate: number | undefined;
  failOn: 'failure' | 'regression' | 'never' | undefined;
  /** A results.json file, the id of a stored run, `none`, or `auto`: the newest run of the state that can serve. */
  baseline: string;
  /** Whether flipped cases are played on the base commit before they are called a regression. */
  baselineRefCheck: boolean;
  /** Whether a gate on regressions fails where its baseline cannot be read. */
  requireBaseline: boolean | undefined;
  repeat: number | undefined;
  concurrency: number | undefined;
  maxCostUsd: number | undefined;
  /** Whether a run that failed is followed by an optimization of the prompt. */
  optimize: 'never' | 'on-failure' | undefined;
  /** Where an improved prompt goes. */
  optimizedPrompt: 'comment' | 'pull-request' | undefined;
  annotations: boolean;
  comment: 'sticky' | 'new' | 'off';
  /** One comment of this name stands on a pull request; undefined leaves the name to workflow and suite. */
  commentKey: string | undefined;
  /** Whether the decision is a check of its own; the step stays green then. */
  check: boolean;
  checkName: string;
  /** Whether runs that are not of a pull request keep one issue: open while they fail. */
  issue: boolean;
  /** Where results of earlier runs come from: an artifact, the state folder as it is, or nowhere. */
  state: 'artifact' | 'path' | 'none';
  stateArtifact: string;
  /** Name of the artifact that carries results.json; undefined where none is made. `command: report` reads it. */
  reportArtifact: string | undefined;
  /** The run of a workflow that `command: report` speaks of. */
  runId: number | undefined;
  retentionDays: number | undefined;
  /** Notified of every event; its secret signs what is sent. */
  webhook: { url: string; secret: string } | undefined;
  /** Undefined outside of a workflow. */
  token: string | undefined;
}

/** The spellings of true and false that YAML 1.2 has beside the plain ones (core schema, 10.3.2), as GitHub's own actions take them. */
const spelled = <T extends string>(yes: T, no: T) =>
  ({ true: yes, True: yes, TRUE: yes, false: no, False: no, FALSE: no }) as const;
const BOOLEANS = spelled('true', 'false');
const ON_OR_OFF = spelled('sticky', 'off');
/** As on the command line, where the flag alone means all of it. */
const REPLAYED = spelled('always', 'never');

/** Reads `INPUT_*` as the runner sets them. Every unknown input and bad value is reported at once, with the right name. */
export function readInputs(env: Pick<Environment, 'get' | 'names'>): Inputs {
  const problems: Problem[] = unknownInputs(env);
  const { text, one, flag, number, list } = inputReaders(env, problems);
  const command = one('command', COMMANDS) ?? 'run';
  const inputs: Inputs = {
    command,
    evals: text('evals') ?? 'evals',
    workingDirectory: text('working-directory'),
    agent: text('agent'),
    tags: list('tags'),
    cases: list('cases'),
    affectedOnly: flag('affected-only'),
    allowOnly: flag('allow-only'),
    shard: shardInput(text('shard'), command, problems),
    replay: one('replay', ['never', 'always', 'changed'], REPLAYED),
    experiment: text('experiment'),
    judge: defined({
      provider: one('judge', ['auto', 'offline', 'openai', 'azure_openai', 'anthropic', 'local', 'onnx']),
      model: text('judge-model'),
      base_url: text('judge-base-url'),
    }),
    minPassRate: passRate(text('min-pass-rate'), problems),
    failOn: one('fail-on', ['failure', 'regression', 'never']),
    baseline: text('baseline') ?? 'auto',
    baselineRefCheck: flag('baseline-ref-check'),
    requireBaseline: text('require-baseline') === undefined ? undefined : flag('require-baseline'),
    repeat: number('repeat', 1, true, MOST_REPEATS),
    concurrency: number('concurrency', 1, true, MOST_AT_ONCE),
    maxCostUsd: number('max-cost-usd', 0, false),
    optimize: one('optimize', ['never', 'on-failure']),
    optimizedPrompt: one('optimized-prompt', ['comment', 'pull-request']),
    annotations: flag('annotations', true),
    comment: one('comment', ['sticky', 'new', 'off'], ON_OR_OFF) ?? 'sticky',
    commentKey: text('comment-key'),
    check: flag('check'),
    checkName: checkNameOf(text('check-name') ?? CHECK_NAME, text('working-directory'), text('evals')),
    issue: flag('issue'),
    state: one('state', ['artifact', 'path', 'none']) ?? 'artifact',
    stateArtifact: text('state-artifact') ?? STATE_ARTIFACT,
    reportArtifact: text('report-artifact'),
    runId: number('run-id', 1, true),
    retentionDays: number('retention-days', 1, true),
    webhook: webhookOf(text('webhook-url'), text('webhook-secret'), problems),
    token: text('github-token'),
  };
  throwIfAny(problems);
  return inputs;
}

function throwIfAny(problems: readonly Problem[]): void {
  const [first] = problems;
  if (first === undefined) return;
  throw new Fault(
    'validation_failed',
    problems.map(({ path, message }) => `${path}: ${message}`).join('; '),
    {
      where: `input ${first.path}`,
      hint: 'Correct the "with:" block of the step.',
      problems,
    },
  );
}

/** Reads an input as what it is to be; what it cannot be is a problem, and what is empty is undefined. */
function inputReaders(env: Pick<Environment, 'get'>, problems: Problem[]) {
  const text = (name: InputName) => {
    const value = env.get(inputVariable(name))?.trim();
    return value === '' ? undefined : value;
  };
  const one = <T extends string>(
    name: InputName,
    allowed: readonly T[],
    otherwise: Readonly<Record<string, T>> = {},
  ): T | undefined => {
    const value = text(name);
    if (value === undefined) return undefined;
    const found =
      allowed.find((option) => option === value) ??
      (Object.hasOwn(otherwise, value) ? otherwise[value] : undefined);
    if (found === undefined)
      problems.push({ path: name, message: `"${value}" is not one of ${allowed.join(', ')}` });
    return found;
  };
  const flag = (name: InputName, unset = false) => {
    const value = one(name, ['true', 'false'], BOOLEANS);
    return value === undefined ? unset : value === 'true';
  };
  const number = (name: InputName, least: number, whole: boolean, most = Number.POSITIVE_INFINITY) => {
    const value = text(name);
    if (value === undefined) return undefined;
    const parsed = Number(value);
    if (Number.isFinite(parsed) && parsed >= least && parsed <= most && (!whole || Number.isInteger(parsed)))
      return parsed;
    const range = most === Number.POSITIVE_INFINITY ? `of ${least} or more` : `from ${least} to ${most}`;
    problems.push({ path: name, message: `"${value}" is not a ${whole ? 'whole ' : ''}number ${range}` });
    return undefined;
  };
  const list = (name: InputName) =>
    text(name)
      ?.split(/[\n,]/)
      .map((item) => item.trim())
      .filter((item) => item !== '');
  return { text, one, flag, number, list };
}

/** The variable in which the runner hands an input over. */
export const inputVariable = (name: string): string => `INPUT_${name.toUpperCase().replace(/ /g, '_')}`;

/** The runner hands over whatever stands under `with:`, also names that the action does not know. */
function unknownInputs(env: Pick<Environment, 'names'>): Problem[] {
  const known = new Set(INPUT_NAMES.map(inputVariable));
  return env
    .names()
    .filter((variable) => variable.startsWith('INPUT_') && !known.has(variable))
    .map((variable) => {
      const name = variable.slice('INPUT_'.length).toLowerCase();
      const close = didYouMean(name, INPUT_NAMES);
      return {
        path: name,
        message: `unknown input${close === null ? `; known are ${INPUT_NAMES.join(', ')}` : `, did you mean "${close}"?`}`,
      };
    });
}

/** The secret may be empty: on a fork it arrives so. Then nothing is sent, and whoever sends says so. */
function webhookOf(
  url: string | undefined,
  secret: string | undefined,
  problems: Problem[],
): Inputs['webhook'] {
  if (url === undefined) return undefined;
  if (!/^https:\/\//i.test(url) || !URL.canParse(url)) {
    problems.push({ path: 'webhook-url', message: 'must be an https URL' });
    return undefined;
  }
  return { url, secret: secret ?? '' };
}

function shardInput(
  value: string | undefined,
  command: Inputs['command'],
  problems: Problem[],
): Shard | undefined {
  if (value === undefined) return undefined;
  const shard = shardOf(value);
  if (shard === undefined)
    problems.push({ path: 'shard', message: `"${value}" is no shard such as 3/8; they count from 1` });
  else if (command !== 'run')
    problems.push({ path: 'shard', message: `belongs to command run, not to ${command}` });
  return shard;
}

/**
 * Of two checks of one name GitHub looks at the later one, so that a good suite would hide a bad one: like its comment, the
 * check of a suite elsewhere is called by its folder, unless the workflow names it.
 */
function checkNameOf(name: string, workingDirectory: string | undefined, evals = 'evals'): string {
  if (name !== CHECK_NAME) return name;
  const suite = [workingDirectory, evals === 'evals' ? undefined : evals].filter(
    (part) => part !== undefined,
  );
  return suite.length === 0 ? name : `${name} (${suite.join('/')})`;
}
