import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fakeArtifacts } from '../support/fake-artifacts.ts';
import { fakeGitHub } from '../support/fake-github.ts';
import { runAction } from '../support/run-action.ts';
import { suiteOf } from '../support/run-cli.ts';

const CASE = '- { id: greets, name: Greets, turns: [{ input: hello there, checks: [contains: hello] }] }\n';

it.each([
  ['is no JSON', (path: string) => writeFileSync(path, '{"repository": ')],
  ['is not there', (path: string) => rmSync(path, { force: true })],
])('a payload of the event that %s keeps neither the check nor the report from GitHub', async (_, spoil) => {
  const github = await fakeGitHub({ token: 'ghs_faketoken' });
  const service = await fakeArtifacts();
  const workspace = suiteOf(CASE);
  const event = join(workspace, 'event.json');
  spoil(event);
  const { code, stdout } = await runAction(
    workspace,
    {
      judge: 'offline',
      'github-token': 'ghs_faketoken',
      check: 'true',
      state: 'none',
      'report-artifact': 'assay-report',
    },
    {
      env: {
        ...service.env,
        GITHUB_API_URL: github.url,
        GITHUB_EVENT_NAME: 'push',
        GITHUB_EVENT_PATH: event,
        GITHUB_RUN_ID: '1001',
        GITHUB_SHA: 'c'.repeat(40),
      },
    },
  );
  await github.close();
  await service.close();
  expect(code).toBe(0);
  expect(github.checks).toMatchObject([{ conclusion: 'success', head_sha: 'c'.repeat(40) }]);
  expect(service.artifacts).toMatchObject([{ name: 'assay-report', finalized: true }]);
  expect(stdout).not.toContain('does not exist');
});
