import type { Environment } from './ports.ts';

/** The environment this process was started in. */
export function nodeEnvironment(): Environment {
  return {
    get: (name) => process.env[name],
    names: () => Object.keys(process.env).sort(),
    cwd: () => process.cwd(),
  };
}

/** Most CI systems set `CI`; the others are known by a variable of their own: Azure Pipelines, Jenkins, TeamCity, AWS CodeBuild. */
const CI_VARIABLES = [
  'CI',
  'GITHUB_ACTIONS',
  'TF_BUILD',
  'JENKINS_URL',
  'TEAMCITY_VERSION',
  'CODEBUILD_BUILD_ID',
];

/** Whether nobody sits before this process; some people switch it off by value. */
export function isCi(env: Pick<Environment, 'get'>): boolean {
  const isSet = (name: string) => !['', '0', 'false'].includes((env.get(name) ?? '').toLowerCase());
  return CI_VARIABLES.some(isSet);
}

/** An environment from a plain record, for tests and for callers of the library that have their own settings. */
export function recordEnvironment(variables: Record<string, string>, cwd = '/work'): Environment {
  const table = new Map(Object.entries(variables));
  return { get: (name) => table.get(name), names: () => [...table.keys()].sort(), cwd: () => cwd };
}
