import type { ReachableAgent } from '../agents/agent.ts';
import type { Environment } from '../ports/ports.ts';
import type { FileProblem, LoadedAgent, LoadedWebhook, VariableUse } from './evals.ts';

/** `${NAME}`. Anything else between the braces is a mistake worth naming. */
const USE = /\$\{([^}]*)\}/g;
const NAME = /^[A-Za-z_][A-Za-z0-9_]*$/;

/** Names that a text uses, and what stands in braces but is no name. */
export function variablesIn(text: string): { names: string[]; malformed: string[] } {
  const inside = [...text.matchAll(USE)].map((match) => match[1] ?? '');
  return {
    names: inside.filter((name) => NAME.test(name)),
    malformed: inside.filter((name) => !NAME.test(name)),
  };
}

/** Says for every use of an unset or empty variable where it stands (contract 2). */
export function missingVariables(uses: readonly VariableUse[], env: Pick<Environment, 'get'>): FileProblem[] {
  return uses
    .filter(({ name }) => (env.get(name) ?? '') === '')
    .map(({ name, ...location }) => ({
      ...location,
      severity: 'error',
      message: `the environment variable ${name} is ${env.get(name) === undefined ? 'not set' : 'empty'}`,
    }));
}

/** An agent with its variables filled in, ready to be called; problems instead when one is unset. */
export function resolveVariables(
  loaded: LoadedAgent,
  env: Pick<Environment, 'get'>,
): { agent: ReachableAgent; problems: [] } | { agent: null; problems: FileProblem[] } {
  const problems = missingVariables(loaded.variables, env);
  if (problems.length > 0) return { agent: null, problems };
  const { invocation } = loaded.agent;
  const fill = (record: Record<string, string>) => fillRecord(record, env);
  return {
    agent: {
      agent:
        invocation === undefined
          ? loaded.agent
          : {
              ...loaded.agent,
              invocation: {
                ...invocation,
                ...(invocation.headers === undefined ? {} : { headers: fill(invocation.headers) }),
                ...(invocation.env === undefined ? {} : { env: fill(invocation.env) }),
              },
            },
      credentials: fill(loaded.rawCredentials),
      home: loaded.home,
    },
    problems: [],
  };
}

/** A webhook with its secret filled in; problems instead when a variable is unset. */
export function resolveWebhook(
  loaded: LoadedWebhook,
  env: Pick<Environment, 'get'>,
): { webhook: LoadedWebhook['webhook']; problems: [] } | { webhook: null; problems: FileProblem[] } {
  const problems = missingVariables(loaded.variables, env);
  if (problems.length > 0) return { webhook: null, problems };
  return { webhook: { ...loaded.webhook, secret: fillText(loaded.webhook.secret, env) }, problems: [] };
}

/** A value that a variable brings is never looked into again. */
function fillText(text: string, env: Pick<Environment, 'get'>): string {
  return text.replace(USE, (whole, name: string) => (NAME.test(name) ? (env.get(name) ?? '') : whole));
}

function fillRecord<T extends Record<string, string | undefined>>(
  record: T,
  env: Pick<Environment, 'get'>,
): T {
  const filled = Object.entries(record).map(([key, text]) => [
    key,
    text === undefined ? text : fillText(text, env),
  ]);
  // The keys are those of `record`, which the type of fromEntries cannot say.
  return Object.fromEntries(filled) as T;
}
