import { dirname } from 'node:path';
import type { Files } from '../ports/ports.ts';
import { agentFile } from '../schema/file-kinds.ts';
import type { FileProblem, LoadedAgent } from './evals.ts';
import { heldTurns } from './held-turns.ts';
import { loadAgent, noteVariables } from './load-agents.ts';
import { ProblemList } from './problem-list.ts';
import { type Loading, type Resource, readResources } from './read-resources.ts';
import { sharedLists } from './shared-lists.ts';

/** Agents of an evals folder, and everything that is wrong with their files. */
interface AgentsIn {
  agents: LoadedAgent[];
  problems: FileProblem[];
}

/**
 * The agents alone of the evals folder of another checkout, as `loadEvals` reads them. `root` and `boundary` are absolute with
 * links resolved; nothing outside of `boundary` is read, whatever holds it. An agent may be there although its file has a
 * problem: a prompt that could not be read for one.
 */
export async function agentsIn(root: string, boundary: string, files: Files): Promise<AgentsIn> {
  const loading: Loading = {
    root,
    boundary,
    home: dirname(root),
    files,
    mode: 'run',
    problems: new ProblemList(),
    shared: sharedLists(),
    held: heldTurns(),
  };
  const { all } = await readResources('agent', agentFile, loading);
  const agents: LoadedAgent[] = [];
  for (const resource of all) {
    const variables = noteVariables(resource, loading);
    const { value } = resource;
    if (value === undefined) continue;
    const whole: Resource<typeof value> = { ...resource, value };
    agents.push(await loadAgent(whole, variables, loading));
  }
  return { agents, problems: loading.problems.sorted() };
}
