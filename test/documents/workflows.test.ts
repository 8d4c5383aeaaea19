import { describe, expect, it } from 'vitest';
import {
  isOurs,
  type Job,
  problemsOfWorkflow,
  type Workflow,
  workflowOf,
} from '../support/check-workflow.ts';
import { WORKFLOWS, type WorkflowFile } from '../support/workflow-files.ts';

const table = WORKFLOWS.map((file) => [file.where, file] as const);
const jobsOf = (text: string): [string, Job][] => Object.entries(workflowOf(text).jobs);
const triggers = ({ on }: Workflow) => (typeof on === 'string' ? [on] : Object.keys(on));

/** What a job may write, and what for; more than that in a workflow is a mistake. */
const WRITES: Record<string, RegExp> = {
  'pull-requests': /^evals/,
  checks: /^evals/,
  issues: /^(evals-)?nightly/,
  contents: /^(release|evals-record)/,
};

/** The rules of security.md 1.1 that a reader of the text can check: each says what breaks it. */
const RULES: [name: string, broken: (file: WorkflowFile) => string[]][] = [
  [
    'puts no expression into a script (S01)',
    ({ text }) => scriptsOf(workflowOf(text)).filter((script) => script.includes('${{')),
  ],
  [
    'runs nobody else’s code with the secrets of the repository (S02)',
    ({ text }) => {
      const workflow = workflowOf(text);
      const events = triggers(workflow);
      if (events.includes('pull_request_target')) return events;
      // Before our action has asked whose head it is, nothing but the checkout may come; and nothing after it.
      if (events.includes('issue_comment'))
        return jobsOf(text).flatMap(([, { steps }]) =>
          steps
            .filter(
              (step) =>
                !step.uses?.startsWith('actions/checkout@') &&
                !(isOurs(step.uses) && step.with?.['command'] === undefined),
            )
            .map(({ uses, run }) => uses ?? run ?? ''),
        );
      if (!events.includes('workflow_run')) return [];
      return Object.values(workflow.jobs)
        .flatMap(({ steps }) => steps)
        .filter((step) => !isOurs(step.uses) || step.with?.['command'] !== 'report')
        .map(({ uses, run }) => uses ?? run ?? '');
    },
  ],
  [
    'gives a token nothing, and each job what it needs (S03)',
    ({ text, path }) => {
      const name = path.slice(path.lastIndexOf('/') + 1);
      const { permissions } = workflowOf(text);
      const top = JSON.stringify(permissions) === '{}';
      return [
        ...(top ? [] : [`permissions: ${JSON.stringify(permissions)}`]),
        ...jobsOf(text).flatMap(([id, job]) => {
          if (typeof job.permissions !== 'object' || job.permissions === null)
            return [`${id}: ${job.permissions ?? 'no permissions'}`];
          return Object.entries(job.permissions)
            .filter(([scope, level]) => level !== 'read' && !WRITES[scope]?.test(name))
            .map(([scope, level]) => `${id}: ${scope}: ${level}`);
        }),
      ];
    },
  ],
  [
    'leaves no token in the checkout (S05)',
    ({ text }) =>
      stepsOf(text)
        .filter(({ uses }) => uses?.startsWith('actions/checkout@'))
        .filter((step) => step.with?.['persist-credentials'] !== false)
        .map(() => 'persist-credentials'),
  ],
  [
    'takes nothing from a cache that others could write (S08)',
    ({ text }) =>
      stepsOf(text).flatMap(({ uses = '', with: inputs = {} }) => [
        ...(/^actions\/cache\b/.test(uses) ? [uses] : []),
        ...(inputs['cache'] === undefined ? [] : [`cache: ${inputs['cache']}`]),
        ...(uses.startsWith('actions/setup-node@') && inputs['package-manager-cache'] !== false
          ? ['package-manager-cache']
          : []),
      ]),
  ],
  [
    'pins every action to a commit, with its version beside it (S09)',
    ({ text, from }) =>
      [...text.matchAll(/uses: (\S+)(.*)$/gm)].flatMap(([, uses = '', rest = '']) => {
        if (isOurs(uses)) return (from === 'repository') === (uses === './') ? [] : [uses];
        return /@[0-9a-f]{40}$/.test(uses) && /^ # v\d+\.\d+\.\d+$/.test(rest) ? [] : [uses + rest];
      }),
  ],
];

const stepsOf = (text: string) => jobsOf(text).flatMap(([, { steps }]) => steps);

/** Values of `run` and `script` anywhere. */
function scriptsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string' && (key === 'run' || key === 'script') ? [inner] : scriptsOf(inner),
  );
}

describe('a workflow', () => {
  it('stands in the repository, in its documents and in what assay init writes', () => {
    const count = (from: WorkflowFile['from']) => WORKFLOWS.filter((file) => file.from === from).length;
    expect(WORKFLOWS.filter(({ from }) => from === 'repository').map(({ path }) => path)).toEqual(
      ['check-dist', 'ci', 'evals', 'nightly', 'release'].map((name) => `.github/workflows/${name}.yml`),
    );
    expect([count('documents'), count('init')]).toEqual([13, 1]);
  });

  it.each(table)(
    '%s is one for GitHub’s own language service, and for our inputs and outputs',
    async (_, file) => {
      expect(await problemsOfWorkflow(file.path, file.text)).toEqual([]);
    },
  );

  it.each(
    table.filter(
      ([where, { text }]) => !/^steps/.test(where) && triggers(workflowOf(text)).includes('pull_request'),
    ),
  )('%s reports in a merge queue too, where its job may be required', (_, { text }) => {
    expect(triggers(workflowOf(text))).toContain('merge_group');
  });

  for (const [name, broken] of RULES)
    it.each(table)(`%s ${name}`, (_, file) => {
      expect(broken(file)).toEqual([]);
    });

  it.each(table.filter(([, { text }]) => triggers(workflowOf(text)).includes('issue_comment')))(
    '%s, which anybody can start, ends by itself, and nobody takes the place of another in its queue',
    (_, { text }) => {
      // The queue is one of the job: a comment that the condition leaves out does not stand in it.
      expect(workflowOf(text).concurrency).toBeUndefined();
      for (const [, job] of jobsOf(text)) {
        expect(job).toMatchObject({
          if: expect.stringContaining('startsWith(github.event.comment.body'),
          'timeout-minutes': expect.any(Number),
          concurrency: {
            group: expect.stringMatching(/github\.event\.issue\.number.*github\.actor/),
            'cancel-in-progress': false,
          },
        });
      }
    },
  );
  it('starts by a comment in one recipe', () => {
    const started = WORKFLOWS.filter(({ text }) => triggers(workflowOf(text)).includes('issue_comment'));
    expect(started.map(({ path }) => path)).toEqual(['.github/workflows/evals-commands.yml']);
  });

  it.each(table.filter(([, { from }]) => from === 'repository'))(
    '%s ends by itself, gives way to its successor, and says what it writes for',
    (_, { text }) => {
      expect(workflowOf(text).concurrency?.group).toMatch(/\S/);
      for (const [, job] of jobsOf(text)) expect(job).toHaveProperty('timeout-minutes', expect.any(Number));
      for (const line of text.split('\n').filter((one) => /^ +[\w-]+: write/.test(one)))
        expect(line).toMatch(/ # \w/);
    },
  );
});

const SOUND = `
name: sound
on: { pull_request: , schedule: [{ cron: '1 3 * * *' }] }
permissions: {}
jobs:
  first:
    strategy: { matrix: { part: [1/2, 2/2] } }
    runs-on: ubuntu-24.04
    permissions: { contents: read }
    steps:
      - uses: actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0
        with: { persist-credentials: false }
      - uses: OWNER/assay@COMMIT_SHA
        id: evals
        with: { shard: "\${{ matrix.part }}" }
      - run: echo "$REASON"
        env: { REASON: "\${{ steps.evals.outputs.reason }}" }
  second:
    needs: first
    if: \${{ !cancelled() }}
    runs-on: ubuntu-24.04
    permissions: { pull-requests: write }
    steps:
      - uses: OWNER/assay@COMMIT_SHA
        with: { command: merge }
`;
const sound: WorkflowFile = {
  where: 'x',
  path: '.github/workflows/evals.yml',
  text: SOUND,
  from: 'documents',
};

describe('the check of a workflow', () => {
  it('passes a sound one', async () => {
    expect(await problemsOfWorkflow(sound.path, SOUND)).toEqual([]);
    for (const [, broken] of RULES) expect(broken(sound)).toEqual([]);
  });

  it.each([
    [
      'an input that the action does not have',
      'command: merge',
      'comand: merge',
      /Invalid action input 'comand'/,
    ],
    ['a value that the action refuses', 'command: merge', 'command: megre', /"megre" is not one of/],
    ['a value in the matrix that the action refuses', '2/2', '3/2', /shard/],
    ['an input of another action', 'persist-credentials', 'persist-credential', /Invalid action input/],
    ['an action that nobody knows', 'OWNER/assay', 'OWNER/other', /Unable to resolve action/],
    ['a job that is not there', 'needs: first', 'needs: frist', /unknown job 'frist'/],
    ['a broken expression', '!cancelled()', '!cancelled(', /Unexpected end of expression/],
    ['an unknown context', 'steps.evals', 'stepz.evals', /Unrecognized named-value/],
    [
      'an output that the action does not have',
      'outputs.reason',
      'outputs.reasons',
      /nothing makes steps\.evals/,
    ],
    ['an entry that the matrix does not have', 'matrix.part', 'matrix.parts', /might be invalid: parts/],
    ['an unknown permission', 'contents: read', 'content: read', /Unexpected value 'content'/],
    ['an impossible time', '1 3 * * *', '61 3 * * *', /Invalid cron/],
    ['a job without a machine', 'runs-on: ubuntu-24.04', 'runs: ubuntu-24.04', /Unexpected value 'runs'/],
  ])('finds %s', async (_, from, to, problem) => {
    const text = SOUND.replace(from, to);
    expect(text).not.toBe(SOUND);
    expect((await problemsOfWorkflow(sound.path, text)).join('\n')).toMatch(problem);
  });

  it.each([
    ['S01', 'echo "$REASON"', 'echo "${{ github.head_ref }}"'],
    ['S02', 'pull_request: ,', 'pull_request_target: ,'],
    ['S02', 'pull_request: ,', 'workflow_run: { workflows: [evals] },'],
    ['S02', 'pull_request: ,', 'issue_comment: { types: [created] },'],
    ['S03', '\npermissions: {}', '\npermissions: write-all'],
    ['S03', '\npermissions: {}', ''],
    ['S03', 'permissions: { contents: read }', 'permissions: { contents: write }'],
    ['S03', '    permissions: { contents: read }\n', ''],
    ['S05', 'persist-credentials: false', 'fetch-depth: 0'],
    ['S08', 'uses: actions/checkout', 'uses: actions/cache'],
    ['S08', 'uses: actions/checkout', 'uses: actions/setup-node'],
    ['S09', '@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0', '@v5'],
    ['S09', ' # v5.0.0', ''],
    ['S09', 'OWNER/assay@COMMIT_SHA', 'OWNER/assay@main'],
  ])('breaks %s when "%s" is "%s"', (rule, from, to) => {
    const text = SOUND.replace(from, to);
    expect(text).not.toBe(SOUND);
    const found = RULES.filter(([, broken]) => broken({ ...sound, text }).length > 0);
    expect(found.map(([name]) => name).join()).toContain(rule);
  });
});
