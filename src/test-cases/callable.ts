import { Fault } from '../errors.ts';
import { type Agent, callableAgent } from '../schema/agent.ts';
import { pathText, valueProblems } from '../schema/value-problems.ts';

/** Fault `validation_failed` for an agent that lacks what its provider needs to be called; it may have been created without. */
export function requireCallable(agent: Agent): void {
  const parsed = callableAgent.safeParse(agent);
  if (parsed.success) return;
  const problems = valueProblems(parsed.error, agent).map(({ path, message }) => ({
    path: pathText(path),
    message: `${message} (agent ${agent.id})`,
  }));
  throw new Fault('validation_failed', problems.map(({ message }) => message).join('; '), {
    where: `agent ${agent.id}`,
    hint: 'Create the agent again with what is missing, and name it in the cases or as the agent to play.',
    problems,
  });
}
