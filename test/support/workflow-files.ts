import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STARTER_FILES } from '../../src/test-cases/starter-texts.ts';
import { ROOT } from './run-cli.ts';

/** A workflow that this repository runs, shows or writes. */
export interface WorkflowFile {
  /** Where it stands, for titles of tests. */
  where: string;
  /** Where it belongs in a repository. */
  path: string;
  text: string;
  from: 'repository' | 'README' | 'init';
}

const FOLDER = '.github/workflows';
export const README = readFileSync(join(ROOT, 'README.md'), 'utf8');

/** Fenced blocks that name a file, such as ```yaml evals/agents/greeter.yaml */
export const SHOWN_FILES: { path: string; text: string }[] = [
  ...README.matchAll(/^```\w+ (\S+)\n([\s\S]*?)^```$/gm),
].map(([, path = '', text = '']) => ({ path, text }));

/** The step that stands before others in every example. */
const CHECKOUT = `${/^ +- uses: actions\/checkout@.*\n.*\n/m.exec(README)?.[0] ?? ''}`;

/** Steps that the README shows without their workflow, set into one. */
const shownSteps = [...README.matchAll(/^```yaml\n( *- (?:uses|run|name):[\s\S]*?)^```$/gm)].map(
  ([, steps = ''], index): WorkflowFile => ({
    where: `steps ${index + 1} in README.md`,
    path: `${FOLDER}/evals-steps-${index + 1}.yml`,
    text: `on: pull_request\npermissions: {}\njobs:\n  evals:\n    runs-on: ubuntu-24.04\n    permissions: { contents: read, pull-requests: write, actions: read }\n    steps:\n${CHECKOUT}${steps.replace(/^ {0,6}(?=\S)/, '      ')}`,
    from: 'README',
  }),
);

/** Every workflow there is: run by this repository, shown by the README, written by `assay init`. */
export const WORKFLOWS: readonly WorkflowFile[] = [
  ...readdirSync(join(ROOT, FOLDER)).map(
    (name): WorkflowFile => ({
      where: `${FOLDER}/${name}`,
      path: `${FOLDER}/${name}`,
      text: readFileSync(join(ROOT, FOLDER, name), 'utf8'),
      from: 'repository',
    }),
  ),
  ...SHOWN_FILES.filter(({ path }) => path.startsWith(FOLDER)).map(
    ({ path, text }): WorkflowFile => ({
      where: `${path.slice(FOLDER.length + 1)} in README.md`,
      path,
      text,
      from: 'README',
    }),
  ),
  ...shownSteps,
  ...STARTER_FILES.filter(({ path }) => path.startsWith(FOLDER)).map(
    ({ path, text }): WorkflowFile => ({
      where: `${path.slice(FOLDER.length + 1)} of assay init`,
      path,
      text,
      from: 'init',
    }),
  ),
];
