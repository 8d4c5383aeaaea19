import { onTestFinished } from 'vitest';
import { Fault } from '../../src/errors.ts';
import { octokitClient } from '../../src/github/api/octokit-client.ts';
import { nodeHttp } from '../../src/ports/node-http.ts';
import { seededRandom } from '../../src/ports/seeded-random.ts';
import { type FakeGitHubOptions, fakeGitHub } from './fake-github.ts';
import { seededClock } from './seeded-clock.ts';

/** A fake GitHub until the end of the test, our client to it with the token `given`, and a clock on which no wait takes time. */
export async function githubWorld(options: FakeGitHubOptions & { given?: string } = {}) {
  const { given = 'ghs_faketoken', ...rest } = options;
  const github = await fakeGitHub(rest);
  onTestFinished(() => github.close());
  const clock = seededClock();
  const requests: { url: string; authorization: string | undefined }[] = [];
  const http = nodeHttp();
  const context = { owner: 'octo', repository: 'shop', apiUrl: github.url };
  const client = await octokitClient(context, given, {
    http: (request) => {
      requests.push({ url: request.url, authorization: request.headers?.['authorization'] });
      return http(request);
    },
    clock,
    random: seededRandom(1),
  });
  return { github, client, clock, requests };
}

/** The Fault that a promise rejects with; anything else fails the test. */
export async function faultOf(promise: Promise<unknown>): Promise<Fault> {
  const error = await promise.then(
    () => new Error('it did not fail'),
    (reason: unknown) => reason,
  );
  if (error instanceof Fault) return error;
  throw error;
}
