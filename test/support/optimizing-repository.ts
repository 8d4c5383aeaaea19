import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { fakeArtifacts } from './fake-artifacts.ts';
import { type FakeGitHubOptions, fakeGitHub } from './fake-github.ts';
import { runAction, type Step } from './run-action.ts';
import { zipTexts } from './zip-texts.ts';

const TOKEN = 'ghs_faketoken';

/** What one step of a workflow is given. */
export interface StepOptions {
  /** `push` to main unless it says something else. */
  event?: 'pull_request' | 'push' | 'schedule' | 'merge_group';
  fork?: boolean;
  actor?: string;
  inputs?: Record<string, string>;
  env?: Record<string, string>;
  onStart?: (kill: (signal: NodeJS.Signals) => void) => void;
}

/**
 * octo/shop with the pull request 5 from the branch `change`, its commits holding the prompt of the folder `cwd`. `step` plays one step
 * in that folder; each is a run of its own.
 */
export async function optimizingRepository(
  cwd: string,
  prompt: string,
  options: Omit<FakeGitHubOptions, 'token'> = {},
) {
  const github = await fakeGitHub({
    token: TOKEN,
    ...options,
    permissions: { contents: 'write', ...options.permissions },
  });
  const artifacts: Record<string, Record<string, string>> = {};
  const uploading: Promise<void>[] = [];
  const service = await fakeArtifacts(({ name, archive }) => {
    uploading.push(
      zipTexts(archive).then((texts) => {
        artifacts[name] = texts;
      }),
    );
  });
  github.alsoServe(service.handle);
  onTestFinished(() => service.close());
  onTestFinished(() => github.close());
  const main = github.git.commit({ 'README.md': 'shop' }, { branch: 'main', message: 'start' });
  const commit = (text: string) => {
    const parents = [github.git.branches.get('change') ?? main];
    return github.git.commit({ [prompt]: text }, { parents, branch: 'change', message: 'a change' });
  };
  commit(readFileSync(join(cwd, prompt), 'utf8'));
  let runs = 0;
  async function step({ event = 'pull_request', fork = false, ...options }: StepOptions = {}): Promise<Step> {
    runs += 1;
    const head = github.git.branches.get('change') ?? '';
    const repo = { id: fork ? 8 : 7 };
    const pull = {
      number: 5,
      head: { sha: head, ref: 'change', repo },
      base: { ref: 'main', sha: main, repo: { id: 7 } },
    };
    const payload = {
      repository: { id: 7, full_name: 'octo/shop', default_branch: 'main' },
      ...(event === 'pull_request' ? { pull_request: pull } : {}),
      ...(event === 'merge_group'
        ? { merge_group: { head_sha: head, base_sha: main, base_ref: 'refs/heads/main' } }
        : {}),
    };
    const path = join(cwd, `../event-${process.pid}-${Math.abs(hash(cwd))}-${runs}.json`);
    writeFileSync(path, JSON.stringify(payload));
    const ended = await runAction(
      cwd,
      { judge: 'offline', 'github-token': TOKEN, ...options.inputs },
      {
        ...(options.onStart === undefined ? {} : { onStart: options.onStart }),
        env: {
          ...service.env,
          ACTIONS_RESULTS_URL: github.url,
          GITHUB_API_URL: github.url,
          GITHUB_ACTOR: options.actor ?? 'mona',
          GITHUB_EVENT_NAME: event,
          GITHUB_EVENT_PATH: path,
          GITHUB_HEAD_REF: event === 'pull_request' ? 'change' : '',
          GITHUB_REF: event === 'pull_request' ? 'refs/pull/5/merge' : 'refs/heads/main',
          GITHUB_RUN_ID: String(1000 + runs),
          GITHUB_RUN_NUMBER: String(runs),
          GITHUB_RUN_ATTEMPT: '1',
          GITHUB_WORKFLOW_REF: 'octo/shop/.github/workflows/evals.yml@refs/heads/main',
          GITHUB_SHA: event === 'pull_request' ? head : (github.git.branches.get('main') ?? ''),
          ...options.env,
        },
      },
    );
    await Promise.all(uploading);
    return ended;
  }
  return { github, artifacts, commit, step, service };
}

const hash = (text: string) => [...text].reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) | 0, 7);

/** Ids of the optimizations in the state folder of a workspace. */
export function optimizationsIn(cwd: string): string[] {
  try {
    return readdirSync(join(cwd, '.assay/state/optimizations'));
  } catch {
    return [];
  }
}
