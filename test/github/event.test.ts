import { describe, expect, it } from 'vitest';
import { refuseForeignHead } from '../../src/github/event.ts';

const ours = { id: 7 };
const fork = { id: 8 };
const pull = (head: object | null) => ({ repository: ours, pull_request: { head: { repo: head } } });
const finishedRun = (head: object | null) => ({ repository: ours, workflow_run: { head_repository: head } });

const check = (event: string, payload: unknown) => () =>
  refuseForeignHead(
    { get: (name) => ({ GITHUB_EVENT_NAME: event, GITHUB_EVENT_PATH: '/event.json' })[name] },
    { readTextIfThere: () => (typeof payload === 'string' ? payload : JSON.stringify(payload)) },
  );

describe('an event that carries secrets', () => {
  it.each([
    ['pull_request_target of a fork', 'pull_request_target', pull(fork)],
    ['pull_request_target of a deleted fork', 'pull_request_target', pull(null)],
    ['workflow_run of a fork', 'workflow_run', finishedRun(fork)],
    ['workflow_run of a deleted fork', 'workflow_run', finishedRun(null)],
    ['a comment on a pull request', 'issue_comment', { repository: ours, issue: { pull_request: {} } }],
    ['a comment without its issue', 'issue_comment', { repository: ours }],
    ['a payload without repository', 'pull_request_target', { pull_request: { head: { repo: {} } } }],
    ['a payload that is no JSON', 'workflow_run', '{'],
  ])('%s is refused', (_, event, payload) => {
    expect(check(event, payload)).toThrow(/foreign head/);
  });

  it.each([
    ['pull_request of a fork, which gets no secrets', 'pull_request', pull(fork)],
    ['pull_request_target of a branch', 'pull_request_target', pull(ours)],
    ['workflow_run of a branch', 'workflow_run', finishedRun(ours)],
    ['a comment on an issue', 'issue_comment', { repository: ours, issue: { number: 3 } }],
    ['a push', 'push', { repository: ours }],
    ['a schedule without payload', 'schedule', ''],
  ])('%s runs', (_, event, payload) => {
    expect(check(event, payload)).not.toThrow();
  });
});
