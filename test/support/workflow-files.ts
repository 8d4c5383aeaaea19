import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { starterFiles } from '../../src/test-cases/starter-texts.ts';
import { BLOCKS, isGuide, PAGES } from './documents.ts';
import { ROOT } from './run-cli.ts';

/** A workflow that this repository runs, shows or writes. */
export interface WorkflowFile {
  /** Where it stands, for titles of tests. */
  where: string;
  /** Where it belongs in a repository. */
  path: string;
  text: string;
  from: 'repository' | 'documents' | 'init';
}

const FOLDER = '.github/workflows';

/** Files that README.md and the pages of docs/ show, by their fences. */
export const SHOWN_FILES: { page: string; path: string; text: string }[] = BLOCKS.filter(
  ({ file, page }) => file !== '' && isGuide(page),
).map(({ page, file, text }) => ({ page, path: file, text }));

/** The step that stands before others in every example. */
const CHECKOUT = `${/^ +- uses: actions\/checkout@.*\n.*\n/m.exec(PAGES[0]?.text ?? '')?.[0] ?? ''}`;

/** Steps that a page shows without their workflow, set into one. */
const shownSteps = BLOCKS.filter(
  ({ language, file, text }) => language === 'yaml' && file === '' && /^ *- (?:uses|run|name):/.test(text),
).map(
  ({ page, text }, index): WorkflowFile => ({
    where: `steps ${index + 1} in ${page}`,
    path: `${FOLDER}/evals-steps-${index + 1}.yml`,
    text: `on: pull_request\npermissions: {}\njobs:\n  evals:\n    runs-on: ubuntu-24.04\n    permissions: { contents: read, pull-requests: write, actions: read }\n    steps:\n${CHECKOUT}${text.replace(/^ {0,6}(?=\S)/, '      ')}`,
    from: 'documents',
  }),
);

/** Every workflow there is: run by this repository, shown by its documents, written by `assay init`. */
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
    ({ page, path, text }): WorkflowFile => ({
      where: `${path.slice(FOLDER.length + 1)} in ${page}`,
      path,
      text,
      from: 'documents',
    }),
  ),
  ...shownSteps,
  ...starterFiles()
    .filter(({ path }) => path.startsWith(FOLDER))
    .map(
      ({ path, text }): WorkflowFile => ({
        where: `${path.slice(FOLDER.length + 1)} of assay init`,
        path,
        text,
        from: 'init',
      }),
    ),
];
