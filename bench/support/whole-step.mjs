import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fakeArtifacts } from '../../test/support/fake-artifacts.ts';
import { fakeGitHub } from '../../test/support/fake-github.ts';
import { runAction } from '../../test/support/run-action.ts';
import { median } from './repeat.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const TOKEN = 'ghs_faketoken';
const TIMES = 5;
const HEAD = 'a'.repeat(40);
const WORKFLOW = '.github/workflows/evals.yml';

/** The step on this repository's own suite: a push that saves its state, then pull requests that are compared with it. */
export async function stepRows() {
  const home = mkdtempSync(join(tmpdir(), 'assay-bench-step-'));
  const github = await fakeGitHub({ token: TOKEN });
  const service = await fakeArtifacts(({ name, archive, digest }) => {
    const head = { head_branch: 'main', head_sha: HEAD };
    github.addRun({ id: 1001, path: WORKFLOW, run_attempt: 1, ...head });
    const workflow_run = { id: 1001, repository_id: 7, head_repository_id: 7, ...head };
    github.addArtifact({ name, archive, digest, workflow_run });
  });
  github.alsoServe(service.handle);
  try {
    await step({ home, github, service, run: 1, event: 'push', payload: { before: '0'.repeat(40) } });
    const pull = {
      number: 5,
      head: { sha: 'b'.repeat(40), ref: 'change', repo: { id: 7 } },
      base: { ref: 'main', sha: HEAD, repo: { id: 7 } },
    };
    const steps = [];
    for (let run = 2; run < 2 + TIMES; run += 1)
      steps.push(
        await step({ home, github, service, run, event: 'pull_request', payload: { pull_request: pull } }),
      );
    const calls = Math.max(...steps.map((one) => one.calls.length));
    const { said } = steps[0];
    return [
      {
        figure: 'whole step on the own suite',
        value: median(steps.map((one) => one.wallMs)) / 1000,
        unit: ' s',
        bound: { most: 1.5 },
        note: `median of ${TIMES}; restore, run, compare, comment, check; ${said}`,
      },
      { figure: 'calls to GitHub in it', value: calls, bound: { most: 12 }, note: kindsOf(steps[0].calls) },
    ];
  } finally {
    await service.close();
    await github.close();
    rmSync(home, { recursive: true, force: true });
  }
}

async function step({ home, github, service, run, event, payload }) {
  const cwd = join(home, `checkout-${run}`);
  cpSync(join(ROOT, 'evals'), join(cwd, 'evals'), { recursive: true });
  const eventFile = join(cwd, 'event.json');
  writeFileSync(eventFile, JSON.stringify({ repository: { id: 7, default_branch: 'main' }, ...payload }));
  const from = github.calls.length;
  const began = performance.now();
  const { code, stdout, outputs } = await runAction(
    cwd,
    { judge: 'offline', 'github-token': TOKEN, check: 'true' },
    {
      env: {
        ...service.env,
        ACTIONS_RESULTS_URL: github.url,
        GITHUB_API_URL: github.url,
        GITHUB_EVENT_NAME: event,
        GITHUB_EVENT_PATH: eventFile,
        GITHUB_REF: event === 'push' ? 'refs/heads/main' : 'refs/pull/5/merge',
        GITHUB_RUN_ID: String(1000 + run),
        GITHUB_RUN_NUMBER: String(run),
        GITHUB_RUN_ATTEMPT: '1',
        GITHUB_WORKFLOW_REF: `octo/shop/${WORKFLOW}@refs/heads/main`,
        GITHUB_SHA: HEAD,
      },
    },
  );
  const wallMs = performance.now() - began;
  if (code !== 0) throw new Error(`the step ended with ${code}:\n${stdout}`);
  const said = `${outputs.passed} of ${outputs.total} cases passed`;
  return { wallMs, calls: github.calls.slice(from), said };
}

const kindsOf = (calls) => calls.map((call) => call.replace(/\?.*|\/repos\/octo\/shop/g, '')).join(', ');
