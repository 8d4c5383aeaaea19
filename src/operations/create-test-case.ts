import { checkProblems } from '../checks/check-problems.ts';
import { forbiddenProblems } from '../checks/forbidden-mark.ts';
import type { EvalsAccess, ResourceAccess, ScoringAccess, StateAccess } from '../engine/engine-parts.ts';
import { Fault, type Problem } from '../errors.ts';
import {
  type CreateTestCaseRequest,
  createTestCaseRequest,
  type TestCase,
  testCase,
} from '../schema/test-case.ts';
import { pathText } from '../schema/value-problems.ts';
import { resolveScorers } from '../scorers/by-name/resolve-scorers.ts';
import { userProblems } from '../simulated-users/user-problems.ts';
import { checksOf } from '../test-cases/problems-of-checks.ts';
import { suggest } from '../test-cases/suggest.ts';
import { defineOperation } from './define-operation.ts';

/** POST /v1/test-cases (interface 4.6). */
export const createTestCase = defineOperation({
  name: 'create-test-case',
  method: 'POST',
  path: '/v1/test-cases',
  tag: 'test-cases',
  status: 201,
  summary: 'Store a test case.',
  access: 'account',
  lifetime: 'service',
  input: createTestCaseRequest,
  output: testCase,
  async run(request, engine: StateAccess & EvalsAccess & ResourceAccess & ScoringAccess) {
    const agents = await engine.agents();
    if (!agents.some((loaded) => loaded.agent.id === request.agent_id))
      throw new Fault('validation_failed', `no agent "${request.agent_id}"`, {
        where: 'agent_id',
        hint: `Known agents: ${agents.map((loaded) => loaded.agent.id).join(', ') || 'none; create one first'}.`,
        problems: [{ path: 'agent_id', message: `no agent "${request.agent_id}"` }],
      });
    const registry = await engine.registry();
    const problems: Problem[] = criteriaIn(request).flatMap(({ scorers, place }) =>
      resolveScorers(scorers ?? [], registry).problems.map((problem) => ({
        ...problem,
        path: `${place}.${problem.path}`,
      })),
    );
    const isScorer = (name: string) => registry.find(name) !== undefined;
    for (const { checks, path: place } of checksOf(request))
      for (const { path, message } of await checkProblems(checks, place, { isScorer }))
        problems.push({ path: pathText(path), message: `${pathText(path)} ${message}` });
    for (const { path, message } of userProblems(request.user))
      problems.push({ path: pathText(path), message: `${pathText(path)} ${message}` });
    for (const { path, message } of await forbiddenProblems(request.forbidden_tools))
      problems.push({ path: pathText(path), message: `${pathText(path)} ${message}` });
    problems.push(...(await worldProblems(request, engine)));
    if (problems.length > 0)
      throw new Fault('validation_failed', problems.map((problem) => problem.message).join('; '), {
        where: problems[0]!.path,
        problems,
      });
    const id = engine.ports.ids.next('case_');
    const { turns = [], type, ...fields } = request;
    const stored: TestCase = {
      ...fields,
      turns,
      // Whoever is played talks in as many turns as it takes.
      type: request.user === undefined ? type : 'multi',
      id,
      created_at: new Date(engine.ports.clock.now()).toISOString(),
    };
    await (await engine.store()).put('test_cases', id, stored);
    engine.forget();
    return stored;
  },
});

/** What the turns and the simulated user of a case are judged by, each with its place. */
function criteriaIn({ turns = [], user }: CreateTestCaseRequest) {
  return [
    ...turns.map(({ scorers }, index) => ({ scorers, place: `turns[${index}]` })),
    { scorers: user?.each?.scorers, place: 'user.each' },
    { scorers: user?.afterwards?.scorers, place: 'user.afterwards' },
  ];
}

/** What is wrong with the world that a case names and with what it expects of it. */
async function worldProblems(
  request: CreateTestCaseRequest,
  engine: EvalsAccess & ResourceAccess,
): Promise<Problem[]> {
  const { agent_id: agentId, world: named, expected_state: expected } = request;
  if (named === undefined && expected === undefined) return [];
  const { NEEDS_WORLD, NO_WORLD, worldIdOf } = await import('../test-cases/worlds/in-world.ts');
  const worlds = await engine.worlds();
  const agent = (await engine.agents()).find((loaded) => loaded.agent.id === agentId);
  const id = worldIdOf(request, agent?.agent.world, await engine.settings());
  const world = worlds.find((one) => one.id === id);
  const problems: Problem[] = [];
  if (named !== undefined && world === undefined) {
    const near = suggest(
      named,
      worlds.map((one) => one.id),
    );
    problems.push({ path: 'world', message: `unknown world "${named}"${near === '' ? NO_WORLD : near}` });
  } else if (world === undefined)
    problems.push({ path: 'expected_state', message: `expected_state ${NEEDS_WORLD}` });
  const { requestedStateProblems } = await import('../test-cases/worlds/expected-state.ts');
  return [...problems, ...(await requestedStateProblems(request, world))];
}
