import { dirname } from 'node:path';
import { invocationProblems } from '../agents/check-invocation.ts';
import type { AgentFile } from '../schema/file-kinds.ts';
import { problemAt } from './check.ts';
import type { LoadedAgent, VariableUse } from './evals.ts';
import { loadWorkspace } from './load-workspace.ts';
import type { Loading, Resource, Written } from './read-resources.ts';
import { readNamedText } from './reading/text-file.ts';
import { textsAt } from './reading/texts-at.ts';
import { variableUses, writtenSecret } from './variable-uses.ts';

/** The variables of an agent with their places, found in what was written. */
export function noteVariables(resource: Written<AgentFile>, loading: Loading): VariableUse[] {
  const raw = resource.piece.value;
  const secrets = textsAt(raw, ['credentials', '*']);
  const others = [
    ...textsAt(raw, ['invocation', 'headers', '*']),
    ...textsAt(raw, ['invocation', 'env', '*']),
  ];
  if (loading.mode === 'validate')
    for (const { path, text } of secrets)
      if (!text.includes('${')) loading.problems.add(writtenSecret(resource, path));
  return [...secrets, ...others].flatMap(({ path, text }) => variableUses(resource, path, text, loading));
}

/** An agent file as an agent, with its prompt read in. */
export async function loadAgent(
  resource: Resource<AgentFile>,
  variables: VariableUse[],
  loading: Loading,
): Promise<LoadedAgent> {
  const { $schema, id, credentials, system_prompt_file: promptFile, ...fields } = resource.value;
  const loaded: LoadedAgent = {
    agent: { ...fields, id: resource.id, created_at: resource.createdAt },
    rawCredentials: credentials ?? {},
    home: loading.home,
    location: resource.location,
    variables,
  };
  for (const { path, message } of invocationProblems(loaded.agent))
    loading.problems.add(problemAt(resource, stepsOf(path), message));
  if (fields.workspace !== undefined) {
    const place = { folder: dirname(resource.path), path: ['workspace'] };
    const workspace = await loadWorkspace(fields.workspace, resource, place, loading);
    if (workspace !== undefined) loaded.workspace = workspace;
  }
  if (promptFile === undefined) return loaded;
  const read = await readNamedText(promptFile, dirname(resource.path), loading.boundary, loading.files);
  if ('refused' in read) {
    loading.problems.add(problemAt(resource, ['system_prompt_file'], `"${promptFile}" ${read.refused}`));
    return loaded;
  }
  return { ...loaded, agent: { ...loaded.agent, system_prompt: read.text }, systemPromptPath: read.path };
}

/** The steps of `invocation.headers.x-shop.v2`: the name of a header may hold dots. */
function stepsOf(path: string): string[] {
  const [first, second, ...rest] = path.split('.');
  return [first, second, rest.length === 0 ? undefined : rest.join('.')].filter((step) => step !== undefined);
}
