import { join, relative, resolve } from 'node:path';
import { withRenamedFiles } from '../checks/check-files.ts';
import type {
  EvalsAccess,
  OptionsAccess,
  PortsAccess,
  ResourceAccess,
  ScoringAccess,
  StateAccess,
  TracingAccess,
} from '../engine/engine-parts.ts';
import { Fault } from '../errors.ts';
import { runThreshold } from '../evaluations/run-thresholds.ts';
import type { FailureSource, SuiteFacts } from '../generation/from-failures.ts';
import type { Check } from '../schema/check.ts';
import { defined } from '../schema/defined.ts';
import { type GenerateResponse, generateRequest, generateResponse } from '../schema/generation.ts';
import type { Turn } from '../schema/turn.ts';
import { windowMs } from '../text/time-window.ts';
import { DOCUMENTS_LIMIT, defineOperation } from './define-operation.ts';

/** How far back failures are looked for, as `failure_window` of an optimization (contract 9). */
const WINDOW = '30d';

/**
 * A turn as it can be posted: there `expected_behavior` is required (interface 4.6). Where checks decide alone it says what they ask, and no
 * scorer is to judge by it.
 */
const asPosted = ({ input, ...rest }: Turn): Turn =>
  rest.expected_behavior === undefined
    ? { input, expected_behavior: wantedBy(rest), ...rest, scorers: rest.scorers ?? [] }
    : { input, ...rest };

const wantedBy = ({ ground_truth: rule, checks }: Pick<Turn, 'ground_truth' | 'checks'>) => {
  if (rule !== undefined) return `Says what the rule says: ${rule}`;
  return checks === undefined ? 'Leaves its world as the case expects.' : 'Passes the checks of this turn.';
};

/** POST /v1/test-cases/generate (interface 4.7). The cases are answered, not stored. */
export const generateTestCases = defineOperation({
  name: 'generate-test-cases',
  method: 'POST',
  path: '/v1/test-cases/generate',
  tag: 'test-cases',
  status: 200,
  summary: 'Generate test cases from documents, conversation logs or failures.',
  access: 'account',
  limit: DOCUMENTS_LIMIT,
  lifetime: 'caller',
  input: generateRequest,
  output: generateResponse,
  async run(
    request,
    engine: OptionsAccess & StateAccess & EvalsAccess & ResourceAccess & ScoringAccess & TracingAccess,
    { signal },
  ) {
    const agents = await engine.agents();
    if (!agents.some(({ agent }) => agent.id === request.agent_id))
      throw new Fault('validation_failed', `no agent "${request.agent_id}"`, {
        where: 'agent_id',
        hint: `Known agents: ${agents.map(({ agent }) => agent.id).join(', ') || 'none; create one first'}.`,
        problems: [{ path: 'agent_id', message: `no agent "${request.agent_id}"` }],
      });
    const existing = (await engine.cases())
      .map((loaded) => loaded.case)
      .filter((one) => one.agent_id === request.agent_id);
    const scoring = await engine.scoring();
    const { source_type: source, documents = [], conversation_logs: logs = [] } = request;
    const { generateCases } = await import('../generation/generate.ts');
    const response = await generateCases(
      {
        ...(source === 'documents' ? { documents } : {}),
        ...(source === 'conversation_logs' ? { logs } : {}),
        ...(source === 'failure_analysis' ? { failures: await failuresOf(engine, request.agent_id) } : {}),
      },
      request.generation_config,
      existing,
      { seed: engine.options.seed ?? 1, judge: scoring.judge, ...defined({ signal }) },
    );
    const made = response.generated_test_cases.map((one) => ({ ...one, turns: one.turns.map(asPosted) }));
    if (request.generation_config.mutation !== true) return { ...response, generated_test_cases: made };
    const { coverage_analysis: coverage } = response;
    const { measureMutation } = await import('../jobs/generation/measure-mutation.ts');
    const { mutation, notes } = await measureMutation(engine, scoring, request.agent_id, made, signal);
    const allNotes = [...(Array.isArray(coverage['notes']) ? coverage['notes'] : []), ...notes];
    return {
      ...response,
      generated_test_cases: made,
      coverage_analysis: {
        ...coverage,
        ...defined({ mutation }),
        ...(allNotes.length === 0 ? {} : { notes: allNotes }),
      },
    };
  },
});

/** Failures of the agent with their kinds; those of infrastructure and evaluators say nothing about it and are left out. */
export async function failuresOf(
  engine: OptionsAccess & StateAccess & EvalsAccess & ResourceAccess & ScoringAccess,
  agent: string,
): Promise<FailureSource> {
  const { storedAttempts } = await import('../jobs/failures/stored-attempts.ts');
  const { byStatus } = await import('../jobs/failures/analyse-stored-failures.ts');
  const { analyseFailures } = await import('../failure-analysis/analyse-failures.ts');
  const { isOfAgent } = await import('../failure-analysis/categories.ts');
  const to = engine.ports.clock.now();
  const attempts = await storedAttempts(engine, { agent, from: to - windowMs(WINDOW), to });
  const evidence = byStatus(attempts);
  const { assignments } = analyseFailures(evidence, { period: WINDOW, seed: engine.options.seed ?? 1 });
  const failures = assignments
    .map(({ attempt, category }) => ({ attempt, category }))
    .filter(({ category }) => isOfAgent(category));
  return { failures, passed: evidence.passed, suite: await suiteFacts(engine, agent) };
}

/** What cases made from attempts of an agent need not say, and what they may name. */
export async function suiteFacts(
  engine: EvalsAccess & ResourceAccess & ScoringAccess,
  agentId: string,
): Promise<SuiteFacts> {
  const registry = await engine.registry();
  const cases = new Map((await engine.cases()).map((loaded) => [loaded.case.id, loaded]));
  const { defaults } = await engine.settings();
  const tools = (await engine.agents()).find(({ agent }) => agent.id === agentId)?.agent.available_tools;
  return {
    usualThreshold: (name) => {
      const { threshold } = registry.find(name) ?? {};
      return runThreshold({ name, ...defined({ threshold }) }, defaults);
    },
    caseOf: (id) => {
      const loaded = cases.get(id);
      return (
        loaded && {
          hash: loaded.hash,
          case: {
            ...loaded.case,
            turns: attachedFrom(loaded.case.turns, loaded.baseFolder, engine.evalsDir),
          },
        }
      );
    },
    knowsScorer: (name) => registry.find(name) !== undefined,
    readsContext: (name) => registry.find(name)?.needs.flat().includes('context') === true,
    ...defined({ agentTools: tools }),
  };
}

/** Turns whose attached files are named from another folder. */
function attachedFrom(turns: readonly Turn[], before: string, folder: string): Turn[] {
  return turns.map((turn) =>
    turn.input.attachments === undefined
      ? turn
      : {
          ...turn,
          input: {
            ...turn.input,
            attachments: turn.input.attachments.map((one) =>
              one.path === undefined ? one : { ...one, path: relative(folder, resolve(before, one.path)) },
            ),
          },
        },
  );
}

/** Turns with what they name in files as a case in `folder` names it; their checks name files from the evals folder. */
export function writtenFrom(turns: readonly Turn[], evalsDir: string, folder: string): Turn[] {
  return attachedFrom(turns, evalsDir, folder).map(({ checks, ...turn }) => {
    if (checks === undefined) return turn;
    const renamed = (file: string) => relative(folder, resolve(evalsDir, file)).replaceAll('\\', '/');
    return { ...turn, checks: withRenamedFiles(checks, renamed) as Check[] }; // The same checks with other paths.
  });
}

/** Writes each case into a file of its own below `folder` (absolute). A file that exists is kept as it is. */
export async function writeGenerated(
  engine: PortsAccess & EvalsAccess,
  folder: string,
  response: GenerateResponse,
  agentId: string,
): Promise<{ written: string[]; kept: string[] }> {
  const { caseFile, generatedFile } = await import('../generation/case-file.ts');
  const result: { written: string[]; kept: string[] } = { written: [], kept: [] };
  for (const one of response.generated_test_cases) {
    const { name, content } = generatedFile(one, agentId);
    const path = join(folder, name);
    const turns = writtenFrom(content.turns, engine.evalsDir, folder);
    const created = engine.ports.files.createExclusive(path, await caseFile({ ...content, turns }));
    (created ? result.written : result.kept).push(path);
  }
  return result;
}
