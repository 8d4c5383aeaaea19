import { createHash } from 'node:crypto';
import { Fault } from '../../errors.ts';
import { defined } from '../../schema/defined.ts';
import type { CustomScorer } from '../../schema/scorer.ts';
import { defineScorer, type ScorerSpec } from '../define-scorer.ts';
import type { Prepared } from '../prepare.ts';
import type { Scorer } from '../scorer.ts';
import { configFault } from './config-fault.ts';
import { type Interpreter, interpreterOf } from '../../sandbox/python/interpreter.ts';
import { type Isolation, isolationOf } from '../../sandbox/isolation.ts';
import { type Outcome, readReply } from '../../sandbox/python/read-reply.ts';
import type { PythonPorts } from '../../sandbox/python/zygote.ts';

/** Fields that the code sees as globals (contract 4); one that is not given is None. */
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
/** A syntax check runs nothing of the code. */
const CHECK_MS = 10_000;
/** Keys of metadata that are ours; what the code gives under such a name is kept in `extra`. */
const OURS = new Set(
  'derived judge threshold not_applicable not_applicable_reason warnings imputed_verdicts injection_suspected isolation extra'.split(
    ' ',
  ),
);

interface Answers {
  readonly outcome: Outcome;
  readonly printed: string;
  readonly isolation: Isolation;
}

/**
 * A custom scorer of type `code`: Python in `config.rubric` gives the score (interface 4.1, contract 4). It runs in a
 * process of its own behind the layers of security.md S38; `metadata.isolation` says which of them held. Code that does not
 * compile is a Fault `validation_failed` where there is a Python to ask, else at its first use.
 */
export async function codeScorer(resource: CustomScorer, ports: PythonPorts): Promise<Scorer> {
  const { config, scorer_id: id, variables = {} } = resource;
  const { rubric: source, timeout_ms: wallMs = WALL_MS, require_isolation: strict = false } = config;
  if (source === undefined)
    throw configFault(id, 'config.rubric', 'A scorer of type "code" needs config.rubric.', {
      hint: 'Write the Python code that gives the score.',
    });
  const python = interpreterOf(ports);
  const payloadOf = (fields: [string, unknown][], check: boolean) =>
    JSON.stringify({ source, fields, variables: check ? [] : Object.entries(variables), check });

  const problem = await syntaxProblem(python, payloadOf([], true));
  if (problem !== null)
    throw configFault(id, 'config.rubric', `The code does not compile: ${problem}`, {
      hint: 'config.rubric holds Python 3 source.',
    });

  return defineScorer<Answers>({
    name: id,
    category: 'user',
    description: resource.description ?? `${resource.name}: scored by Python code.`,
    formulaInWords: 'the score that the Python code gives, 0 to 1',
    needs: [],
    uses: [...FIELDS],
    version: createHash('sha256')
      .update(JSON.stringify([source, variables]))
      .digest('hex')
      .slice(0, 16),
    deterministic: true,
    offlineConfidence: 'high',
    ...defined({ threshold: config.threshold }),
    emptyMetadata: () => ({}),
    async answers(subject, { signal }) {
      if (strict) refuseWeak(isolationOf(await python.hello()), id);
      const payload = payloadOf(fieldsOf(subject), false);
      const { reply, hello } = await python.run({ payload, wallMs, signal });
      return { outcome: readReply(reply, wallMs), printed: reply.printed, isolation: isolationOf(hello) };
    },
    formula: scored,
  });
}

function scored({ outcome, printed, isolation }: Answers): ReturnType<ScorerSpec<Answers>['formula']> {
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

/** What Python says to the code; null also where there is no Python to say anything. */
async function syntaxProblem(python: Interpreter, payload: string): Promise<string | null> {
  try {
    const { reply } = await python.run({ payload, wallMs: CHECK_MS });
    const outcome = readReply(reply, CHECK_MS);
    return outcome.status === 'failed' && outcome.subcode === 'syntax_error' ? outcome.message : null;
  } catch (error) {
    if (error instanceof Fault && error.code === 'scorer_failed') return null;
    throw error;
  }
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
