import { describe, expect, it } from 'vitest';
import { readContext } from '../../../src/github/api/read-context.ts';
import { missingSecrets } from '../../../src/github/steps/missing-secrets.ts';

const pull = (head: object | null) => ({
  repository: { id: 7 },
  pull_request: { number: 3, head: { repo: head } },
});

function missing(event: string, payload: unknown, actor = 'mona') {
  const variables: Record<string, string> = {
    GITHUB_REPOSITORY: 'octo/shop',
    GITHUB_RUN_ID: '11',
    GITHUB_EVENT_NAME: event,
    GITHUB_EVENT_PATH: '/event.json',
    GITHUB_ACTOR: actor,
  };
  const context = readContext(
    { get: (name) => variables[name] },
    { readTextIfThere: () => JSON.stringify(payload) },
  );
  return missingSecrets(context)?.reason;
}

describe('secrets are missing for', () => {
  const forks = 'secrets are not given to forks';
  const dependabot = 'secrets are not given to Dependabot';
  it.each([
    ['a pull request of a fork', 'pull_request', pull({ id: 8 }), 'mona', forks],
    ['a pull request of a deleted fork', 'pull_request', pull(null), 'mona', forks],
    ['a review of a fork', 'pull_request_review', pull({ id: 8 }), 'mona', forks],
    ['Dependabot’s pull request', 'pull_request', pull({ id: 7 }), 'dependabot[bot]', dependabot],
    ['Dependabot’s push', 'push', { repository: { id: 7 } }, 'dependabot[bot]', dependabot],
    ['a fork of Dependabot’s', 'pull_request', pull({ id: 8 }), 'dependabot[bot]', forks],
  ])('%s', (_, event, payload, actor, reason) => {
    expect(missing(event, payload, actor)).toBe(reason);
  });

  it.each([
    ['a pull request of a branch', 'pull_request', pull({ id: 7 }), 'mona'],
    ['somebody called dependabot', 'pull_request', pull({ id: 7 }), 'dependabot'],
    ['a push', 'push', { repository: { id: 7 } }, 'mona'],
    ['the night', 'schedule', { repository: { id: 7 } }, 'dependabot[bot]'],
    ['the merge queue', 'merge_group', { repository: { id: 7 } }, 'mona'],
    ['an event without payload', 'pull_request', null, 'mona'],
  ])('not %s', (_, event, payload, actor) => {
    expect(missing(event, payload, actor)).toBeUndefined();
  });

  it('nobody outside of a workflow', () => {
    expect(missingSecrets(undefined)).toBeUndefined();
  });
});
