import { createHash } from 'node:crypto';
import { Fault } from '../../errors.ts';
import type { Isolation } from '../../sandbox/isolation.ts';
import type { CodePlace } from '../../sandbox/javascript/javascript.ts';
import { defined } from '../../schema/defined.ts';
import type { CustomScorer } from '../../schema/scorer.ts';
import { defineScorer, type ScorerSpec } from '../define-scorer.ts';
import type { Prepared } from '../prepare.ts';
import type { Scorer } from '../scorer.ts';
import { codeInJavaScript } from './code-in-javascript.ts';
import { codeInPython } from './code-in-python.ts';
import type { CodeAnswer, CodePorts, CodeRunner } from './code-runner.ts';
import { configFault } from './config-fault.ts';

/** Fields that the code sees as globals (contract 4); one that is not given is None, or null. */
const FIELDS = [
  'input',
  'output',
  'context',
  'ground_truth',
  'conversation_history',
  'expected_behavior',
  'tool_calls',
  'agent_plan',
] as const;
/** Longest time of one call, from its start (security.md S38). */
const WALL_MS = 30_000;
/** Keys of metadata that are ours; what the code gives under such a name is kept in `extra`. */
const OURS = new Set(
  'derived judge threshold not_applicable not_applicable_reason warnings imputed_verdicts injection_suspected isolation extra'.split(
    ' ',
  ),
);

/**
 * A custom scorer of type `code`: Python or JavaScript gives the score (interface 4.1, contract 4). It runs in a process of its own
 * behind the layers of security.md S38; `metadata.isolation` says which of them held. Code that does not compile is a Fault
 * `validation_failed` where there is something here to compile it, else at its first use.
 */
export async function codeScorer(
  resource: CustomScorer,
  ports: CodePorts,
  place: CodePlace = {},
): Promise<Scorer> {
  const { config, scorer_id: id } = resource;
  const { require_isolation: strict = false } = config;
  const runner = runnerOf(resource, ports, place);
  const checked = await runner.check();
  if ('problem' in checked)
    throw configFault(id, runner.path, `The code does not compile: ${checked.problem}`, {
      hint: runner.hint,
    });

  return defineScorer<CodeAnswer>({
    name: id,
    category: 'user',
    description: resource.description ?? `${resource.name}: scored by ${runner.language} code.`,
    formulaInWords: `the score that the ${runner.language} code gives, 0 to 1`,
    needs: [],
    uses: [...FIELDS],
    version: createHash('sha256').update(JSON.stringify(checked.version)).digest('hex').slice(0, 16),
    deterministic: true,
    offlineConfidence: 'high',
    ...defined({ threshold: config.threshold }),
    emptyMetadata: () => ({}),
    async answers(subject, { signal }) {
      if (strict) refuseWeak(await runner.isolation(), id);
      return runner.score(fieldsOf(subject), signal);
    },
    formula: scored,
  });
}

/** The code in its language. */
function runnerOf(
  { config, scorer_id: id, variables = {} }: CustomScorer,
  ports: CodePorts,
  place: CodePlace,
): CodeRunner {
  const { rubric: source, timeout_ms: wallMs = WALL_MS, language } = config;
  if (source === undefined && place.file === undefined)
    throw configFault(id, 'config.rubric', 'A scorer of type "code" needs config.rubric.', {
      hint: 'Write the Python code that gives the score.',
    });
  if (language === 'javascript') return codeInJavaScript({ source, ...place }, variables, wallMs, ports);
  return codeInPython(source ?? '', variables, wallMs, ports);
}

function scored({ outcome, printed, isolation }: CodeAnswer): ReturnType<ScorerSpec<CodeAnswer>['formula']> {
  if (outcome.status === 'failed') return { ...outcome, code: 'scorer_failed' };
  const { score, reasoning, extra } = outcome;
  return {
    status: 'scored',
    value: score,
    reasoning: reasoning === null || reasoning.trim() === '' ? 'the code gave no reasoning.' : reasoning,
    metadata: { ...underOwnNames(extra), ...(printed === '' ? {} : { printed }), isolation },
    ...(isolation.level === 'full' ? {} : { warnings: [`isolation_${isolation.level}`] }),
  };
}

/** Stops before anything runs when the resource asks for the whole sandbox and this machine has less. */
function refuseWeak({ level, missing }: Isolation, id: string): void {
  if (level === 'full') return;
  throw new Fault(
    'scorer_failed',
    `The scorer "${id}" requires isolation, and this machine lacks: ${missing.join(', ')}.`,
    {
      where: `scorers/${id}: config.require_isolation`,
      hint: 'Run it on Linux 5.13 or later with Landlock and seccomp, or take require_isolation away.',
      subcode: 'not_isolated',
    },
  );
}

function fieldsOf(subject: Prepared): [string, unknown][] {
  return FIELDS.map((field) => [field, subject[field] ?? null]);
}

/** The code's own keys; those that would stand in the way of ours go below `extra`. */
function underOwnNames(extra: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const entries = Object.entries(extra);
  const clashing = entries.filter(([key]) => OURS.has(key));
  const free = Object.fromEntries(entries.filter(([key]) => !OURS.has(key)));
  return clashing.length === 0 ? free : { ...free, extra: Object.fromEntries(clashing) };
}
