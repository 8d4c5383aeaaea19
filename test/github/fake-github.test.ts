import { execFile } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { fakeArtifacts } from '../support/fake-artifacts.ts';
import { githubWorld } from '../support/github-world.ts';

const UPLOAD = `
  import { DefaultArtifactClient } from '@actions/artifact';
  const [name, file, root] = process.argv.slice(1);
  const client = new DefaultArtifactClient();
  const first = await client.uploadArtifact(name, [file], root);
  const second = await client.uploadArtifact(name, [file], root).then(() => 'taken twice', (error) => error.message);
  console.log('RESULT ' + JSON.stringify({ id: first.id, digest: first.digest, second }));
`;

describe('the fake artifact service', () => {
  it("takes an upload of GitHub's own client, once per name, and the REST API has it", async () => {
    const { github, client } = await githubWorld();
    const origin = github.addArtifact({}).workflow_run;
    const service = await fakeArtifacts(({ id, name, archive, digest }) => {
      github.addArtifact({ id, name, archive, digest: digest ?? null, workflow_run: origin });
    });
    onTestFinished(() => service.close());
    const root = mkdtempSync(join(tmpdir(), 'assay-artifact-'));
    const file = join(root, 'state.json');
    writeFileSync(file, '{"a":1}');
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--input-type=module', '-e', UPLOAD, 'assay-state', file, root],
      {
        env: {
          PATH: process.env['PATH'],
          GITHUB_WORKSPACE: root,
          ...service.env,
        },
      },
    );
    const result = JSON.parse(/RESULT (.*)/.exec(stdout)?.[1] ?? 'null');
    expect(result.second).toContain('409');
    const [newest] = await client.artifacts('assay-state', 1);
    expect(newest).toMatchObject({ id: result.id, digest: `sha256:${result.digest}` });
    const archive = await client.artifactArchive(result.id, 10_000);
    expect(Buffer.from(archive.subarray(0, 2)).toString()).toBe('PK');
    expect(service.calls.filter((call) => call.endsWith('Artifact'))).toEqual([
      'CreateArtifact',
      'FinalizeArtifact',
      'CreateArtifact',
    ]);
  });
});
