import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { data, Evaluator, Lexer, Parser } from '@actions/expressions';
import { reviver } from '@actions/expressions/data/reviver';
import { isOurs, type Job, type WorkflowStep, workflowOf } from './check-workflow.ts';
import { type FakeArtifacts, fakeArtifacts } from './fake-artifacts.ts';
import { type FakeGitHub, fakeGitHub, type Scope } from './fake-github.ts';
import { runAction, type Step } from './run-action.ts';
import { ROOT } from './run-cli.ts';

const TOKEN = 'ghs_faketoken';
const HEAD = 'c'.repeat(40);

/** A repository on GitHub in which workflows are played: its API, its artifacts, and the number of the next run. */
export interface PlayedRepository {
  github: FakeGitHub;
  service: FakeArtifacts;
  play(options: WorkflowRunOptions): Promise<PlayedStep[]>;
  close(): Promise<void>;
}

export interface WorkflowRunOptions {
  path: string;
  text: string;
  event: string;
  /** Beside `repository`. */
  payload?: object;
  /** What `actions/checkout` lays down. */
  files: string;
  secrets?: Record<string, string>;
  /** Variables of the runner beside its own. */
  env?: Record<string, string>;
  branch?: string;
  /** Id of the repository that the head is of; 7 is this one. */
  head?: { sha?: string; repository?: number };
}

export interface PlayedStep {
  job: string;
  step: WorkflowStep;
  code: number | null;
  /** Of a step of our action. */
  ended?: Step;
  stdout: string;
}

/** Starts an empty repository, `octo/shop`, with the fakes of GitHub and of its artifacts. */
export async function playedRepository(): Promise<PlayedRepository> {
  const github = await fakeGitHub({ token: TOKEN });
  let now: { id: number; options: WorkflowRunOptions } | undefined;
  const service = await fakeArtifacts(({ name, archive, digest }) => {
    if (now === undefined) return;
    github.addArtifact({ name, archive, digest: digest ?? null, workflow_run: runOf(now.id, now.options) });
  });
  github.alsoServe(service.handle);
  let runs = 0;
  return {
    github,
    service,
    async play(options) {
      runs += 1;
      now = { id: 1000 + runs, options };
      const { id, repository_id: _, head_repository_id: headId, ...head } = runOf(now.id, options);
      const listed = {
        id,
        run_number: runs,
        run_attempt: 1,
        event: options.event,
        path: options.path,
        ...head,
      };
      github.addRun({ ...listed, status: 'in_progress', head_repository: { id: headId } });
      const steps = await playJobs(options, runs, github, service);
      const run = github.runs.find((one) => one.id === id);
      if (run !== undefined) Object.assign(run, { status: 'completed', conclusion: 'success' });
      // Artifacts of a run are the service's only while it goes on.
      service.artifacts.length = 0;
      return steps;
    },
    async close() {
      await service.close();
      await github.close();
    },
  };
}

const runOf = (id: number, { branch = 'main', head = {} }: WorkflowRunOptions) => ({
  id,
  repository_id: 7,
  head_repository_id: head.repository ?? 7,
  head_branch: branch,
  head_sha: head.sha ?? HEAD,
});

/** Jobs in the order of their needs (that of the file), each once for every entry of its matrix. */
async function playJobs(
  options: WorkflowRunOptions,
  run: number,
  github: FakeGitHub,
  service: FakeArtifacts,
): Promise<PlayedStep[]> {
  const event = {
    repository: { id: 7, full_name: 'octo/shop', default_branch: 'main' },
    ...options.payload,
  };
  const { head = {}, branch = 'main' } = options;
  const played: PlayedStep[] = [];
  for (const [name, job] of Object.entries(workflowOf(options.text).jobs)) {
    const [[key, entries] = ['', ['']]] = Object.entries(job.strategy?.matrix ?? {});
    for (const entry of entries) {
      const folder = mkdtempSync(join(tmpdir(), 'assay-job-'));
      const payload = join(mkdtempSync(join(tmpdir(), 'assay-event-')), 'event.json');
      writeFileSync(payload, JSON.stringify(event));
      const contexts = {
        github: { event, event_name: options.event, repository: 'octo/shop', token: TOKEN },
        secrets: options.secrets ?? {},
        matrix: { [key]: entry },
        steps: {} as Record<string, { outputs: Record<string, string> }>, // Border: filled as the steps end.
      };
      if (job.if !== undefined && evaluated(job.if, contexts) !== 'true') continue;
      const env = {
        ...service.env,
        GITHUB_API_URL: github.url,
        GITHUB_EVENT_NAME: options.event,
        GITHUB_EVENT_PATH: payload,
        GITHUB_REF: options.event === 'pull_request' ? 'refs/pull/5/merge' : `refs/heads/${branch}`,
        GITHUB_SHA: head.sha ?? HEAD,
        GITHUB_RUN_ID: String(1000 + run),
        GITHUB_RUN_NUMBER: String(run),
        GITHUB_RUN_ATTEMPT: '1',
        GITHUB_WORKFLOW_REF: `octo/shop/${options.path}@refs/heads/main`,
      };
      Object.assign(github.permissions, granted(job, options));
      for (const step of job.steps) {
        if (step.if !== undefined && evaluated(step.if, contexts) !== 'true') continue;
        const ended = await playStep(step, job, folder, options, contexts, env);
        played.push({ job: name, step, ...ended });
        if (step.id !== undefined) contexts.steps[step.id] = { outputs: ended.ended?.outputs ?? {} };
        if (ended.code !== 0) break;
      }
    }
  }
  return played;
}

const SCOPES: readonly Scope[] = ['pull-requests', 'issues', 'checks', 'actions', 'contents'];

/** What the token of a job may do: what the job names and nothing else; on a pull request of a fork it may only read. */
function granted({ permissions }: Job, { event, head }: WorkflowRunOptions) {
  const named = typeof permissions === 'object' ? permissions : {};
  const isFork = event === 'pull_request' && (head?.repository ?? 7) !== 7;
  return Object.fromEntries(
    SCOPES.map((scope) => {
      const level = named[scope] ?? 'none';
      return [scope, isFork && level === 'write' ? 'read' : level];
    }),
  );
}

async function playStep(
  step: WorkflowStep,
  job: Job,
  folder: string,
  options: WorkflowRunOptions,
  contexts: object,
  runner: Record<string, string>,
): Promise<Pick<PlayedStep, 'code' | 'ended' | 'stdout'>> {
  const put = (values: Record<string, string | number | boolean> = {}) =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, withValues(String(value), contexts)]),
    );
  const own = put({ ...job.env, ...step.env });
  if (isOurs(step.uses)) {
    const inputs = { 'github-token': TOKEN, ...put(step.with) };
    const ended = await runAction(folder, inputs, { env: { ...runner, ...options.env, ...own } });
    return { code: ended.code, ended, stdout: ended.stdout };
  }
  if (step.uses?.startsWith('actions/checkout@') && step.with?.['repository'] === 'OWNER/assay') {
    symlinkSync(ROOT, join(folder, String(step.with['path'])));
    return { code: 0, stdout: '' };
  }
  if (step.uses?.startsWith('actions/checkout@')) {
    cpSync(options.files, folder, { recursive: true });
    return { code: 0, stdout: '' };
  }
  if (step.run !== undefined) return runBash(step.run, folder, { ...options.env, ...own });
  throw new Error(`nobody plays ${step.uses} here`);
}

/** A script as the runner of Linux runs it, and what it printed. */
export function runBash(
  script: string,
  cwd: string,
  env: Record<string, string>,
): Promise<{ code: number | null; stdout: string }> {
  const flags = ['--noprofile', '--norc', '-e', '-o', 'pipefail', '-c', script];
  const child = spawn('bash', flags, {
    cwd,
    env: { PATH: process.env['PATH'] ?? '', HOME: cwd, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let stdout = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, stdout }));
  });
}

/** A text with what its expressions come to, by GitHub's own evaluator. */
const withValues = (text: string, contexts: object) =>
  text.replaceAll(/\$\{\{(.*?)\}\}/g, (_, inner: string) => evaluated(inner, contexts));

function evaluated(expression: string, contexts: object): string {
  const inner = expression.replace(/^\s*\$\{\{|\}\}\s*$/g, '');
  // No job here is ever cancelled, and each is played whatever became of those before.
  const functions = ['cancelled', 'failure', 'success', 'always'].map((name) => ({
    name,
    minArgs: 0,
    maxArgs: 0,
    call: () => new data.BooleanData(name === 'success' || name === 'always'),
  }));
  const { tokens } = new Lexer(inner).lex();
  const tree = new Parser(tokens, Object.keys(contexts), functions).parse();
  const known = JSON.parse(JSON.stringify(contexts), reviver);
  return new Evaluator(tree, known, new Map(functions.map((one) => [one.name, one])))
    .evaluate()
    .coerceString();
}
