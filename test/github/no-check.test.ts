import { expect, it } from 'vitest';
import { faultOf, githubWorld } from '../support/github-world.ts';

it('an answer that names no check, as a proxy gives one, is not taken for a check', async () => {
  const { github, client } = await githubWorld();
  github.refuse({ match: /^POST .*\/check-runs/, status: 200, message: 'Please sign in' });
  const check = {
    name: 'Assay',
    headSha: 'c'.repeat(40),
    status: 'completed',
    conclusion: 'failure',
    title: 'Failed',
    summary: 'words',
  } as const;
  expect(await faultOf(client.createCheck(check))).toMatchObject({ code: 'provider_error', retry: false });
  expect(github.checks).toEqual([]);
  expect(await client.createCheck(check)).toMatchObject({ id: expect.any(Number) });
});
