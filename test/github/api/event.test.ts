import { describe, expect, it } from 'vitest';
import { eventRun, refuseForeignHead } from '../../../src/github/api/event.ts';
import { commentOfEvent } from '../../../src/github/commands/asked-command.ts';

const ours = { id: 7 };
const fork = { id: 8 };
const pull = (head: object | null) => ({ repository: ours, pull_request: { head: { repo: head } } });
const finishedRun = (head: object | null) => ({
  repository: ours,
  workflow_run: { id: 900, head_repository: head },
});
const comment = (issue: object) => ({ repository: ours, issue });

const world = (event: string, payload: unknown, command?: string) =>
  [
    {
      get: (name: string) =>
        ({ GITHUB_EVENT_NAME: event, GITHUB_EVENT_PATH: '/event.json', INPUT_COMMAND: command })[name],
    },
    { readTextIfThere: () => (typeof payload === 'string' ? payload : JSON.stringify(payload)) },
  ] as const;
const check = (event: string, payload: unknown, command?: string) => () =>
  refuseForeignHead(...world(event, payload, command));

const UNSAFE: [string, string, unknown][] = [
  ['pull_request_target of a fork', 'pull_request_target', pull(fork)],
  ['pull_request_target of a deleted fork', 'pull_request_target', pull(null)],
  ['workflow_run of a fork', 'workflow_run', finishedRun(fork)],
  ['workflow_run of a deleted fork', 'workflow_run', finishedRun(null)],
  ['a comment on a pull request', 'issue_comment', comment({ pull_request: {} })],
  ['a comment without its issue', 'issue_comment', { repository: ours }],
  ['a payload without repository', 'pull_request_target', { pull_request: { head: { repo: {} } } }],
  ['a payload that is no JSON', 'workflow_run', '{'],
];
const SAFE: [string, string, unknown][] = [
  ['pull_request of a fork, which gets no secrets', 'pull_request', pull(fork)],
  ['pull_request_target of a branch', 'pull_request_target', pull(ours)],
  ['workflow_run of a branch', 'workflow_run', finishedRun(ours)],
  ['a comment on an issue', 'issue_comment', comment({ number: 3 })],
  ['a push', 'push', { repository: ours }],
  ['a schedule without payload', 'schedule', ''],
];

describe('an event that carries secrets', () => {
  const commands = [undefined, 'run', 'merge', 'experiment', 'Report', 'nonsense'];
  /** What a comment starts with `run` asks GitHub about first (test/github/commands). */
  const asksFirst = (event: string, command: string | undefined) =>
    event === 'issue_comment' && (command ?? 'run') === 'run';
  it.each(UNSAFE)('%s is refused, and told of the two workflows', (_, event, payload) => {
    for (const command of commands) {
      if (asksFirst(event, command)) {
        expect(check(event, payload, command)).not.toThrow();
        continue;
      }
      expect(check(event, payload, command)).toThrow(/foreign head/);
      expect(check(event, payload, command)).toThrow(
        expect.objectContaining({
          hint: expect.stringMatching(/report-artifact.*workflow_run.*command: report/),
        }),
      );
    }
  });

  it.each(UNSAFE)('%s may be reported on', (_, event, payload) => {
    expect(check(event, payload, ' report ')).not.toThrow();
  });

  it.each(SAFE)('%s runs', (_, event, payload) => {
    for (const command of commands) expect(check(event, payload, command)).not.toThrow();
  });
});

describe('a comment on an issue that is no pull request', () => {
  it('plays nothing with the command run, whoever wrote it', () => {
    const issue = (more: object) =>
      commentOfEvent(
        ...world('issue_comment', {
          ...{ action: 'created', repository: ours, issue: { number: 3, ...more } },
          comment: { id: 5, body: '/assay run all', user: { id: 9 } },
        }),
      );
    expect(issue({})).toEqual({ ignored: 'The comment does not stand on a pull request.' });
    expect(issue({ pull_request: {} })).toMatchObject({ number: 3 });
  });
});

describe('the run that an event is about', () => {
  it.each([
    ['that of workflow_run', 'workflow_run', finishedRun(fork), 900],
    ['none of another event', 'pull_request_target', finishedRun(fork), undefined],
    ['none that is no number', 'workflow_run', { workflow_run: { id: '900/../1' } }, undefined],
    ['none without a payload', 'workflow_run', '', undefined],
  ])('is %s', (_, event, payload, id) => {
    expect(eventRun(...world(event, payload))).toBe(id);
  });
});
