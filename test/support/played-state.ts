import { createEngine, type Engine } from '../../src/engine/engine.ts';
import type { WorkflowContext } from '../../src/github/api/context.ts';
import { startRun } from '../../src/jobs/runs/start-run.ts';
import type { Files } from '../../src/ports/ports.ts';
import { type StatePaths, statePaths } from '../../src/state/state-paths.ts';
import { finished } from './finished.ts';
import { seededPorts } from './seeded-ports.ts';

/** A push to main, as the runner describes it. */
export const PUSH: WorkflowContext = {
  owner: 'octo',
  repository: 'shop',
  repositoryId: 7,
  apiUrl: 'https://api.github.com',
  serverUrl: 'https://github.com',
  event: 'push',
  runId: 100,
  runNumber: 10,
  runAttempt: 1,
  workflowPath: '.github/workflows/evals.yml',
  job: 'evals',
  headSha: 'a'.repeat(40),
  baseSha: undefined,
  baseBranch: 'main',
  defaultBranch: 'main',
  pullRequest: undefined,
  actor: 'octocat',
};

/** A state folder of a suite with two cases, whose agent says what the test wants. */
export interface PlayedState {
  engine: Engine;
  paths: StatePaths;
  /** Plays the suite; `answers` by case, `yes` where nothing is said. Resolves with the id of the run. */
  play(answers?: Record<string, string>, failOn?: 'failure' | 'regression'): Promise<string>;
}

/** `label` tells runs of several states apart; `files` is where everything lies, memory by default. */
export function playedState(label: string, files?: Files): PlayedState {
  let said: Record<string, string> = {};
  let ids = 0;
  const ports = seededPorts({
    ...(files === undefined ? {} : { files }),
    ids: { next: (prefix) => `${prefix}${label}${(ids += 1)}` },
    http: async ({ body }) => {
      const { input } = JSON.parse(String(body)) as { input: string };
      return {
        status: 200,
        headers: {},
        text: JSON.stringify({ output: said[input] ?? 'yes', context: ['CTX'] }),
      };
    },
  });
  const evals: Record<string, string> = {
    'agents/a.yaml':
      'name: A\nprovider: custom\ninvocation:\n  url: http://127.0.0.1:1/chat\n  body_template: \'{"input":"{{ input }}"}\'\n',
    'scorers/is-yes.yaml': 'name: Is yes\ntype: regex\nconfig: { pattern: "yes" }\n',
    'test-cases/c.yaml': ['ant', 'bee']
      .map(
        (id) =>
          `- id: ${id}\n  name: ${id}\n  turns: [{ input: ${id}, expected_behavior: Say yes., scorers: [is-yes] }]\n`,
      )
      .join(''),
  };
  const folder = ports.env.cwd();
  for (const [name, text] of Object.entries(evals)) ports.files.writeAtomic(`${folder}/evals/${name}`, text);
  const engine = createEngine({ ports, judge: { provider: 'offline' } });
  return {
    engine,
    paths: statePaths(engine.stateDir),
    async play(answers = {}, failOn = 'failure') {
      said = answers;
      ports.clock.advance(60_000);
      const started = await startRun(engine, { failOn });
      return finished(started, () => started.runId);
    },
  };
}
