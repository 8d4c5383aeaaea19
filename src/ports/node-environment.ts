import type { Environment } from './ports.ts';

/** The environment this process was started in. */
export function nodeEnvironment(): Environment {
  return {
    get: (name) => process.env[name],
    names: () => Object.keys(process.env).sort(),
    cwd: () => process.cwd(),
  };
}

/** Every CI system sets `CI`, and GitHub a variable of its own; some people switch it off by value. */
export function isCi(env: Pick<Environment, 'get'>): boolean {
  const isSet = (name: string) => !['', '0', 'false'].includes((env.get(name) ?? '').toLowerCase());
  return isSet('CI') || isSet('GITHUB_ACTIONS');
}

/** An environment from a plain record, for tests and for callers of the library that have their own settings. */
export function recordEnvironment(variables: Record<string, string>, cwd = '/work'): Environment {
  const table = new Map(Object.entries(variables));
  return { get: (name) => table.get(name), names: () => [...table.keys()].sort(), cwd: () => cwd };
}
