import { validate } from '@actions/languageservice';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { parse } from 'yaml';
import { Fault } from '../../src/errors.ts';
import { readInputs } from '../../src/github/inputs.ts';
import { actionFile } from './run-action.ts';

export interface WorkflowStep {
  id?: string;
  name?: string;
  uses?: string;
  run?: string;
  if?: string;
  with?: Record<string, string | number | boolean>;
  env?: Record<string, string>;
}
export interface Job {
  needs?: string | string[];
  if?: string;
  permissions?: Record<string, string> | string;
  strategy?: { matrix?: Record<string, (string | number)[]> };
  env?: Record<string, string>;
  outputs?: Record<string, string>;
  steps: WorkflowStep[];
}
export interface Workflow {
  name?: string;
  on: string | Record<string, unknown>;
  permissions?: Record<string, string> | string;
  concurrency?: { group: string; 'cancel-in-progress'?: boolean | string };
  jobs: Record<string, Job>;
}

export const workflowOf = (text: string): Workflow => parse(text); // Border: the tests of the language service hold its form.

/** How this action is named in a step: by its own repository, or by the documents and `assay init`. */
export const isOurs = (uses: string | undefined) => uses === './' || uses === 'OWNER/assay@COMMIT_SHA';

/** Inputs of other actions, as far as they are of use here, from their action.yml at the pinned versions. */
const FOREIGN: Record<string, string[]> = {
  'actions/checkout': ['repository', 'ref', 'token', 'path', 'clean', 'fetch-depth', 'persist-credentials'],
  'actions/setup-node': [
    'node-version',
    'node-version-file',
    'registry-url',
    'cache',
    'package-manager-cache',
  ],
};

const actionsMetadataProvider = {
  fetchActionMetadata: ({ owner, name }: { owner: string; name: string }) => {
    const known = FOREIGN[`${owner}/${name}`];
    const about = { name, description: name };
    if (known !== undefined)
      return Promise.resolve({
        ...about,
        inputs: Object.fromEntries(known.map((input) => [input, { description: input }])),
      });
    return Promise.resolve(isOurs(`${owner}/${name}@COMMIT_SHA`) ? { ...about, ...actionFile() } : undefined);
  },
};

/**
 * What is wrong with a workflow: by GitHub's language service, with the inputs of the actions that it uses; by our own
 * reading of the values of inputs; and by names of outputs that nothing makes.
 */
export async function problemsOfWorkflow(path: string, text: string): Promise<string[]> {
  // The service knows actions by repository alone; a local one is the same action.
  const known = text.replace(/uses: \.\/(?=\s|$)/gm, 'uses: OWNER/assay@COMMIT_SHA');
  const found = await validate(TextDocument.create(`file:///${checked++}/${path}`, 'yaml', 1, known), {
    actionsMetadataProvider,
  });
  const problems = found.map(({ range, message }) => `${range.start.line + 1}: ${message}`);
  if (problems.length > 0) return problems;
  const workflow = workflowOf(text);
  for (const [name, job] of Object.entries(workflow.jobs))
    problems.push(...[...unknownNames(job, workflow), ...refusedInputs(job)].map((one) => `${name}: ${one}`));
  return problems;
}

/** The service remembers what it read by address, whatever the text: each check has an address of its own. */
let checked = 0;

/** Outputs of steps and of needed jobs that nothing makes; the service knows only those of the matrix. */
function unknownNames(job: Job, { jobs }: Workflow): string[] {
  const known = new Set<string>();
  for (const { id, uses } of job.steps) {
    if (id === undefined) continue;
    if (isOurs(uses))
      for (const output of Object.keys(actionFile().outputs)) known.add(`steps.${id}.outputs.${output}`);
    else known.add(`steps.${id}.outputs.*`);
  }
  for (const need of [job.needs ?? []].flat()) {
    known.add(`needs.${need}.result`);
    for (const output of Object.keys(jobs[need]?.outputs ?? {})) known.add(`needs.${need}.outputs.${output}`);
  }
  const expressions = [...JSON.stringify(job).matchAll(/\$\{\{(.*?)\}\}/g)].map(([, inner = '']) => inner);
  return expressions
    .flatMap((inner) => inner.match(/\b(?:steps|needs)\.[\w.-]+/g) ?? [])
    .filter((name) => !known.has(name) && !known.has(name.replace(/[\w-]+$/, '*')))
    .map((name) => `nothing makes ${name}`);
}

/** What the action would say of the inputs of its steps, for every entry of the matrix; other expressions are left out. */
function refusedInputs(job: Job): string[] {
  const [[key, entries] = ['', ['']]] = Object.entries(job.strategy?.matrix ?? {});
  return job.steps
    .filter(({ uses }) => isOurs(uses))
    .flatMap(({ with: inputs = {} }) =>
      entries.flatMap((entry) => {
        const values = Object.entries(inputs).flatMap(([name, value]) => {
          const text = String(value).replaceAll(`\${{ matrix.${key} }}`, String(entry));
          return text.includes('${{') ? [] : [[`INPUT_${name.toUpperCase()}`, text] as const];
        });
        const env = new Map<string, string>(values);
        try {
          readInputs({ get: (name) => env.get(name), names: () => [...env.keys()] });
          return [];
        } catch (error) {
          if (error instanceof Fault) return [error.message];
          throw error;
        }
      }),
    );
}
