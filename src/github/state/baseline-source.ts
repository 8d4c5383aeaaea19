import { join } from 'node:path';
import type { Environment, Files } from '../../ports/ports.ts';
import type { BaselineSource } from '../../reports/view/baseline-view.ts';
import { readYaml } from '../../test-cases/reading/read-yaml.ts';
import type { WorkflowContext } from '../api/context.ts';
import { at } from '../api/payload.ts';

/** A workflow file is a few hundred lines; GitHub takes no larger one. */
const LARGEST_FILE = 512 * 1024;

/**
 * Where the baseline of this workflow comes from, as its file in the checkout says; the file may be anyone's, and only yes or no comes
 * out of it. Undefined where the branch is not known.
 */
export function baselineSource(
  {
    baseBranch,
    defaultBranch,
    workflowPath,
  }: Pick<WorkflowContext, 'baseBranch' | 'defaultBranch' | 'workflowPath'>,
  { files, env }: { files: Pick<Files, 'stat' | 'readTextIfThere'>; env: Pick<Environment, 'get'> },
): BaselineSource | undefined {
  if (baseBranch === undefined) return undefined;
  const workspace = env.get('GITHUB_WORKSPACE');
  const text =
    workspace === undefined || workflowPath === undefined
      ? null
      : textOf(join(workspace, workflowPath), files);
  const triggers = text === null ? undefined : at(readYaml(text).pieces[0]?.value, 'on');
  return { branch: baseBranch, runs: runsOn(triggers, baseBranch, baseBranch === defaultBranch) };
}

function textOf(path: string, files: Pick<Files, 'stat' | 'readTextIfThere'>): string | null {
  try {
    const { kind, size = 0 } = files.stat(path) ?? {};
    // A device has size 0, and no end.
    return kind === 'file' && size <= LARGEST_FILE ? files.readTextIfThere(path) : null;
  } catch {
    // What cannot be read does not tell.
    return null;
  }
}

/** Events that run a workflow on a branch whoever names it, and those that run it on the default branch alone. */
const ON_ANY = new Set(['workflow_dispatch', 'merge_group']);
const ON_DEFAULT = new Set(['schedule']);

/** Whether a workflow with these triggers ever leaves state on the branch (see state-origin.ts); undefined where that is not known. */
function runsOn(triggers: unknown, branch: string, isDefault: boolean): boolean | undefined {
  const named = namesOf(triggers);
  if (named === undefined) return undefined;
  let doubt = false;
  for (const [event, filter] of named) {
    if (ON_ANY.has(event) || (isDefault && ON_DEFAULT.has(event))) return true;
    if (event !== 'push') continue;
    const matches = takesBranch(filter, branch);
    if (matches === true) return true;
    doubt ||= matches === undefined;
  }
  return doubt ? undefined : false;
}

/** The events of `on:` with their filters, in each of its three forms. */
function namesOf(triggers: unknown): [event: string, filter: unknown][] | undefined {
  if (typeof triggers === 'string') return [[triggers, null]];
  if (Array.isArray(triggers)) return triggers.map((event) => [String(event), null]);
  return typeof triggers === 'object' && triggers !== null ? Object.entries(triggers) : undefined;
}

function takesBranch(filter: unknown, branch: string): boolean | undefined {
  const listed = (name: string) => {
    const found = at(filter, name);
    return found === undefined ? undefined : (Array.isArray(found) ? found : [found]).map(String);
  };
  const [branches, ignored] = [listed('branches'), listed('branches-ignore')];
  if (branches !== undefined) return matchesAny(branches, branch);
  if (ignored !== undefined) {
    const left = matchesAny(ignored, branch);
    return left === undefined ? undefined : !left;
  }
  // With tags alone no branch is pushed.
  return listed('tags') === undefined && listed('tags-ignore') === undefined;
}

/** Whether one of the patterns names the branch; undefined where only GitHub can tell. */
function matchesAny(patterns: readonly string[], branch: string): boolean | undefined {
  if (patterns.includes(branch)) return patterns.some((one) => one.startsWith('!')) ? undefined : true;
  return patterns.some((one) => /[*?+[\]!]/.test(one)) ? undefined : false;
}
