import { asFault, Fault, type Problem } from '../errors.ts';
import { httpTarget } from '../ports/http/http-target.ts';
import type { Environment } from '../ports/ports.ts';
import type { Invocation } from '../schema/agent.ts';
import { ALLOW_VARIABLE, allowedPrivate } from '../webhooks/allowed-private.ts';

/**
 * What an agent may not be that a client names to a service which others can reach (security.md 1.4): a program of this machine, or
 * an address that is not public. Only the literal address is looked at; names are checked whenever they are called. Fault
 * `validation_failed` with every problem.
 */
export async function checkPublicInvocation(
  invocation: Partial<Invocation> | undefined,
  env: Pick<Environment, 'get'>,
): Promise<void> {
  const problems: Problem[] = [];
  if (invocation?.command !== undefined)
    problems.push({
      path: 'invocation.command',
      message: 'a service that others can reach starts no programs that clients name',
      hint: 'Put the agent into the evals folder.',
    });
  for (const field of ['url', 'base_url'] as const) {
    const url = invocation?.[field];
    if (url === undefined || !URL.canParse(url)) continue;
    try {
      await httpTarget({ method: 'POST', url, reach: 'public', allow: allowedPrivate(env) });
    } catch (error) {
      const fault = asFault(error);
      if (fault.code !== 'address_denied') throw fault;
      problems.push({
        path: `invocation.${field}`,
        message: fault.message,
        hint: `Name the host in ${ALLOW_VARIABLE}, or put the agent into the evals folder.`,
      });
    }
  }
  if (problems.length === 0) return;
  throw new Fault(
    'validation_failed',
    problems.map(({ path, message }) => `${path}: ${message}`).join('; '),
    {
      where: problems[0]?.path ?? 'invocation',
      hint: problems[0]?.hint ?? 'Put the agent into the evals folder.',
      problems,
    },
  );
}
