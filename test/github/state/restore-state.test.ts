import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Fault } from '../../../src/errors.ts';
import type { WorkflowContext } from '../../../src/github/api/context.ts';
import { octokitClient } from '../../../src/github/api/octokit-client.ts';
import { type RestoreRequest, restoreState } from '../../../src/github/state/restore-state.ts';
import { saveState } from '../../../src/github/state/save-state.ts';
import { STATE_FILE } from '../../../src/github/state/state-archive.ts';
import { nodeFiles } from '../../../src/ports/node-files.ts';
import { nodeHttp } from '../../../src/ports/node-http.ts';
import { readCaseHistory } from '../../../src/runs/case-history.ts';
import { loadComparedRun } from '../../../src/runs/comparing/load-compared-run.ts';
import { journalLine, parseJournalLine } from '../../../src/state/journal-line.ts';
import { openJudgeCache } from '../../../src/state/judge-cache.ts';
import { ANSWERS } from '../../../src/state/kept-answers.ts';
import { stateKey, stateMac } from '../../../src/state/state-key.ts';
import { fakeArtifacts } from '../../support/fake-artifacts.ts';
import { type FakeArtifact, type FakeGitHub, type FakeRun, fakeGitHub } from '../../support/fake-github.ts';
import { type PlayedState, PUSH, playedState } from '../../support/played-state.ts';
import { seededPorts } from '../../support/seeded-ports.ts';
import { zipOf } from '../../support/zip-writer.ts';

const KEY = stateKey('correct horse battery staple');
const OTHER_KEY = stateKey('battery staple correct horse');
const PULL: WorkflowContext = {
  ...PUSH,
  event: 'pull_request',
  runId: 900,
  runNumber: 90,
  headSha: 'b'.repeat(40),
  pullRequest: { number: 3, fromFork: false },
};

let github: FakeGitHub;
beforeEach(async () => {
  github = await fakeGitHub();
});
afterEach(() => github.close());

type Files = Map<string, Uint8Array>;
type Change = (files: Files) => void;

/** The two files that a run of main saves after these plays. */
async function savedFiles(
  state: PlayedState,
  context: Partial<WorkflowContext> = {},
  key: typeof KEY | undefined = KEY,
): Promise<Files> {
  const files: Files = new Map();
  const saved = await saveState(
    { ...PUSH, ...context },
    {
      name: 'assay-state',
      runId: undefined,
      key,
      store: await state.engine.store(),
      paths: state.paths,
      ports: state.engine.ports,
      answers: state.engine.answers,
      tempFolder: '/temp',
      upload: async (upload) => {
        for (const path of upload.files)
          files.set(path.slice(upload.folder.length + 1), await state.engine.ports.files.readBytes(path));
        return { id: 1 };
      },
    },
  );
  expect(saved.notices).toEqual([]);
  return files;
}
const zipped = (files: Files) => zipOf([...files].map(([name, content]) => ({ name, content })));

interface Entry {
  runId: number;
  files?: Files;
  archive?: Uint8Array;
  artifact?: Partial<FakeArtifact>;
  workflow?: Partial<NonNullable<FakeArtifact['workflow_run']>>;
  run?: Partial<FakeRun>;
}
/** An artifact with the run that made it. */
function publish({ runId, files, archive, artifact = {}, workflow = {}, run = {} }: Entry): FakeArtifact {
  if (!github.runs.some(({ id }) => id === runId)) github.addRun({ id: runId, ...run });
  const from = {
    id: runId,
    repository_id: 7,
    head_repository_id: 7,
    head_branch: 'main',
    head_sha: PUSH.headSha,
  };
  return github.addArtifact({
    archive: archive ?? zipped(files ?? new Map()),
    workflow_run: { ...from, ...workflow },
    ...artifact,
  });
}
/** A good state of run 100 of main, played by the suite `label`. */
async function goodState(label: string, runId: number, plays: Record<string, string>[] = [{}]) {
  const state = playedState(label);
  const runs: string[] = [];
  for (const answers of plays) runs.push(await state.play(answers));
  const files = await savedFiles(state, { runId, runNumber: runId / 10 });
  return { state, files, runs };
}

async function restore(
  here: PlayedState = playedState('here'),
  more: Partial<RestoreRequest> = {},
  context: WorkflowContext = PULL,
) {
  const ports = seededPorts({ http: nodeHttp() });
  const client = await octokitClient({ ...context, apiUrl: github.url }, 'ghs_faketoken', ports);
  const store = await here.engine.store();
  const restored = await restoreState(client, context, {
    name: 'assay-state',
    key: KEY,
    store,
    paths: here.paths,
    ports: here.engine.ports,
    answers: here.engine.answers,
    ...more,
  });
  const rows = await store.runSummaries();
  return { ...restored, rows, runIds: rows.map((row) => row.run_id), here };
}

describe('answers of judges in a state', () => {
  const KEPT = 'f'.repeat(64);
  const TEXT = '{"json":{"a":1},"model":"gpt","temperature":0,"seed":null}';
  /** A state of a run that asked a judge. */
  const judgedState = async (key: typeof KEY | undefined = KEY, context: Partial<WorkflowContext> = {}) => {
    const state = playedState('judged');
    const runId = await state.play();
    state.engine.answers.restrict();
    const cache = openJudgeCache(state.paths.cache, state.engine.ports, state.engine.answers);
    cache.put(KEPT, TEXT);
    cache.settle();
    return { runId, files: await savedFiles(state, { runId: 100, ...context }, key) };
  };
  const answerIn = ({ paths, engine }: PlayedState) => openJudgeCache(paths.cache, engine.ports).get(KEPT);

  it('come back with it, to pull requests too', async () => {
    const { files, runId } = await judgedState();
    expect([...files.keys()]).toEqual(['state.json', 'journal.jsonl', 'cache.jsonl']);
    publish({ runId: 100, files });
    const { here, baseline, warnings } = await restore();
    expect({ baseline, warnings, answer: answerIn(here) }).toEqual({
      baseline: runId,
      warnings: [],
      answer: TEXT,
    });
  });

  it('are neither left by a run of the merge queue nor taken from one, unlike the rest', async () => {
    const { files } = await judgedState(KEY, { event: 'merge_group' });
    expect([...files.keys()]).toEqual(['state.json', 'journal.jsonl']);
    const other = await judgedState(undefined);
    edit((value) => ({ ...value, run: { ...(value['run'] as object), event: 'merge_group' } }))(other.files);
    const head_branch = 'gh-readonly-queue/main/pr-3-abc';
    publish({
      ...{ runId: 100, files: other.files, workflow: { head_branch } },
      run: { event: 'merge_group', head_branch },
    });
    const { here, baseline } = await restore(undefined, { key: undefined });
    expect({ baseline, answer: answerIn(here) }).toEqual({ baseline: other.runId, answer: null });
  });

  it('are carried on by the run that they came back to, and nothing that was laid beside them', async () => {
    const { files } = await judgedState();
    publish({ runId: 100, files });
    const here = playedState('here');
    here.engine.answers.restrict();
    await restore(here);
    const log = here.engine.ports.files.appendLog(join(here.paths.cache, ANSWERS));
    log.append(journalLine([KEPT, TEXT.replace('1', '2')]) + journalLine(['e'.repeat(64), TEXT]));
    const next = await savedFiles(here, { runId: 110 });
    expect(Buffer.from(next.get('cache.jsonl') ?? []).toString()).toBe(journalLine([KEPT, TEXT]));
  });

  it.each<[string, (files: Files) => void]>([
    [
      'changed',
      (files) => void files.set('cache.jsonl', Buffer.from(journalLine([KEPT, TEXT.replace('1', '2')]))),
    ],
    [
      'cut off',
      (files) => void files.set('cache.jsonl', (files.get('cache.jsonl') ?? Buffer.of()).subarray(3)),
    ],
    ['gone', (files) => void files.delete('cache.jsonl')],
  ])('that are %s cost themselves and a warning, not the baseline', async (_, change) => {
    const { files, runId } = await judgedState();
    change(files);
    publish({ runId: 100, files });
    const { here, baseline, warnings } = await restore();
    expect({ baseline, answer: answerIn(here) }).toEqual({ baseline: runId, answer: null });
    expect(warnings).toEqual([expect.stringMatching(/^Answers of the judge .* They are asked for again\.$/)]);
  });

  it('are taken from nobody else: of a fork, a pull request, another workflow, without the signature', async () => {
    const { files } = await judgedState();
    publish({ runId: 100, files, workflow: { head_repository_id: 8 }, run: { head_repository: { id: 8 } } });
    publish({ runId: 110, files, run: { event: 'pull_request' } });
    publish({ runId: 120, files, run: { path: '.github/workflows/other.yml' } });
    publish({ runId: 130, files: (await judgedState(undefined)).files });
    const { here, baseline } = await restore();
    expect({ baseline, answer: answerIn(here) }).toEqual({ baseline: undefined, answer: null });
  });
});

describe('a state that is as it should be', () => {
  it('comes back: rows as they were, history, and a baseline that can be opened', async () => {
    const { state, files, runs } = await goodState('a', 100, [{ bee: 'no' }, {}]);
    publish({ runId: 100, files });
    const before = await (await state.engine.store()).runSummaries();
    const back = await restore();
    expect(back.baseline).toBe(runs[1]);
    expect(back.notices).toEqual([]);
    // The journal of the failed run stays behind, and its row says so.
    expect(back.rows).toEqual([before[0], { ...before[1], journal: false }]);
    const store = await back.here.engine.store();
    expect(await store.list('case_history')).toEqual(
      expect.arrayContaining(await (await state.engine.store()).list('case_history')),
    );
    expect(await readCaseHistory(store, 'offline')).toBeDefined();
    const loaded = await loadComparedRun(back.here.engine, runs[1]!);
    const original = await loadComparedRun(state.engine, runs[1]!);
    expect(loaded.header).toEqual(original.header);
    expect(loaded.comparison).toEqual(original.comparison);
    expect([loaded.selected, loaded.selection]).toEqual([original.selected, original.selection]);
    // Calls of tools, and what the cases asked and gave, stay behind.
    const cases = (all: typeof loaded.cases) =>
      [...all].map((one) => ({
        ...one,
        attempts: one.attempts.map((attempt) => ({
          ...attempt,
          turns: attempt.turns.map(({ tool_calls: _, asked: __, ...turn }) => turn),
        })),
      }));
    expect(cases(loaded.cases)).toEqual(cases(original.cases));
    await Promise.all([loaded.close(), original.close()]);
  });

  it('is what the next run is compared with, without being named', async () => {
    const { files } = await goodState('a', 100);
    publish({ runId: 100, files });
    const { here } = await restore();
    const runId = await here.play({ ant: 'no' }, 'regression');
    const loaded = await loadComparedRun(here.engine, runId);
    expect(loaded.header.conclusion).toBe('failed');
    expect(loaded.comparison).toMatchObject({ run_a: 'run_a1', run_b: runId });
    await loaded.close();
  });

  it('makes the whole way through the artifact service of one run and the listing of the next', async () => {
    const service = await fakeArtifacts(({ name, archive, digest }) => {
      publish({ runId: 100, archive, artifact: { name, digest: digest ?? null } });
    });
    github.alsoServe(service.handle);
    for (const [name, value] of Object.entries(service.env)) vi.stubEnv(name, value);
    vi.stubEnv('ACTIONS_RESULTS_URL', github.url);
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const temp = mkdtempSync(join(tmpdir(), 'assay-state-'));
    try {
      const state = playedState('a');
      const runId = await state.play();
      const { files } = state.engine.ports;
      const disk = nodeFiles();
      const ports = { files: { ...files, writeAtomic: disk.writeAtomic, remove: disk.remove } };
      const store = await state.engine.store();
      const saved = await saveState(PUSH, {
        ...{ name: 'assay-state', runId, key: KEY, store, paths: state.paths, ports, tempFolder: temp },
        answers: state.engine.answers,
      });
      expect(saved).toMatchObject({ artifactId: expect.any(Number), notices: [] });
      expect(await restore()).toMatchObject({ baseline: runId, notices: [] });
    } finally {
      vi.restoreAllMocks();
      vi.unstubAllEnvs();
      rmSync(temp, { recursive: true, force: true });
      await service.close();
    }
  });

  it('takes seven calls for three states, and no more', async () => {
    for (const [at, label] of ['a', 'b', 'c', 'd'].entries()) {
      const { files } = await goodState(label, 100 + 10 * at);
      publish({ runId: 100 + 10 * at, files });
    }
    const back = await restore();
    expect(github.calls).toHaveLength(7);
    expect(back.baseline).toBe('run_d1');
    expect(back.runIds.sort()).toEqual(['run_b1', 'run_c1', 'run_d1']);
    for (const runId of back.runIds) await (await loadComparedRun(back.here.engine, runId)).close();
  });

  it('leaves alone what is here already', async () => {
    const { files } = await goodState('a', 100);
    publish({ runId: 100, files });
    const here = playedState('a');
    await here.play({ bee: 'no' });
    const path = here.paths.journal('run_a1');
    const before = here.engine.ports.files.readTextIfThere(path);
    const back = await restore(here);
    expect(here.engine.ports.files.readTextIfThere(path)).toBe(before);
    expect(back.rows).toHaveLength(1);
    expect(back.rows[0]).toMatchObject({ run_id: 'run_a1', conclusion: 'failed' });
    const history = JSON.stringify(await (await here.engine.store()).list('case_history'));
    expect(history).toContain('"F"');
  });

  it('of a run that failed brings the baseline that was carried on, run after run', async () => {
    const first = await goodState('a', 100);
    publish({ runId: 100, files: first.files });
    let last = '';
    for (const runId of [110, 120, 130, 140]) {
      const here = playedState(`r${runId}`);
      const { baseline } = await restore(here);
      expect(baseline).toBe('run_a1');
      last = await here.play({ ant: 'no' });
      publish({ runId, files: await savedFiles(here, { runId, runNumber: runId / 10 }) });
    }
    const back = await restore();
    expect(back.baseline).toBe('run_a1');
    expect(back.runIds[0]).toBe(last);
  });

  it('is that of the newest run, whatever was uploaded last', async () => {
    const older = await goodState('old', 100);
    const newer = await goodState('new', 110);
    publish({ runId: 110, files: newer.files });
    // A rerun of the old one.
    publish({ runId: 100, files: older.files, run: { run_attempt: 2 } });
    expect((await restore()).baseline).toBe('run_new1');
  });

  it('is that of the merge queue too', async () => {
    const state = playedState('a');
    await state.play();
    const head_branch = 'gh-readonly-queue/main/pr-3-abc';
    const files = await savedFiles(state, { event: 'merge_group', runId: 100 });
    const run = { event: 'merge_group', head_branch };
    publish({ runId: 100, files, run, workflow: { head_branch } });
    expect((await restore()).baseline).toBe('run_a1');
  });

  it('needs no key, and its mac then means nothing', async () => {
    const { files } = await goodState('a', 100);
    edit((value) => ({ ...value, mac: 'nonsense' }))(files);
    publish({ runId: 100, files });
    expect((await restore(undefined, { key: undefined })).baseline).toBe('run_a1');
    expect((await restore()).baseline).toBeUndefined();
  });
});

const json = (files: Files) =>
  JSON.parse(Buffer.from(files.get(STATE_FILE)!).toString()) as Record<string, unknown>;
const write = (files: Files, value: unknown) =>
  void files.set(STATE_FILE, Buffer.from(JSON.stringify(value)));
/** Changes the state and leaves the mac as it is. */
const edit =
  (change: (value: Record<string, unknown>) => unknown): Change =>
  (files) =>
    write(files, change(json(files)));
/** Changes it and signs it again, as whoever has the key could. */
const resign =
  (change: (value: Record<string, unknown>) => Record<string, unknown>, key = KEY): Change =>
  (files) => {
    const { mac: _, ...value } = change(json(files));
    write(files, { ...value, mac: stateMac(value, key) });
  };
const rejournal =
  (change: (text: string) => string): Change =>
  (files) => {
    files.set('journal.jsonl', Buffer.from(change(Buffer.from(files.get('journal.jsonl')!).toString())));
    const bytes = Buffer.from(files.get('journal.jsonl')!);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    resign((value) => ({
      ...value,
      journal: { ...(value['journal'] as object), bytes: bytes.length, sha256 },
    }))(files);
  };
const records =
  (change: (record: Record<string, unknown>) => unknown): Change =>
  (files) =>
    rejournal((text) =>
      text
        .trimEnd()
        .split('\n')
        .map((line) => change(parseJournalLine(Buffer.from(line))!.record as Record<string, unknown>))
        .flatMap((record) => (record === undefined ? [] : [journalLine(record)]))
        .join(''),
    )(files);
/** Only the journal of a change; the state and its mac stay. */
const unsigned =
  (change: Change): Change =>
  (files) => {
    const state = files.get(STATE_FILE)!;
    change(files);
    files.set(STATE_FILE, state);
  };
const rowWith = (more: object) =>
  resign((value) => ({ ...value, rows: [{ ...(value['rows'] as object[])[0], ...more }] }));
const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

describe('a state that is not to be trusted', () => {
  it.each<[string, Omit<Entry, 'runId' | 'files'> & { runId?: number; change?: Change }]>([
    ['a fork', { workflow: { head_repository_id: 8 } }],
    ['a fork, as only its run tells', { run: { head_repository: { id: 8 } } }],
    ['a deleted fork', { workflow: { head_repository_id: null }, run: { head_repository: null } }],
    ['a fork that is deleted by now', { run: { head_repository: null } }],
    ['no run that is told', { artifact: { workflow_run: null } }],
    ['another repository', { workflow: { repository_id: 8 } }],
    ['another branch', { workflow: { head_branch: 'feature' }, run: { head_branch: 'feature' } }],
    ['a branch that looks like it', { workflow: { head_branch: 'Main' }, run: { head_branch: 'Main' } }],
    [
      'a branch that is called like that of a queue',
      {
        workflow: { head_branch: 'gh-readonly-queue/main/x' },
        run: { head_branch: 'gh-readonly-queue/main/x' },
      },
    ],
    ['another branch than its run', { run: { head_branch: 'feature' } }],
    ['another commit than its run', { run: { head_sha: 'c'.repeat(40) } }],
    ['another workflow', { run: { path: '.github/workflows/other.yml' } }],
    ['a pull request', { run: { event: 'pull_request' } }],
    ['a pull request that runs with the rights of the base', { run: { event: 'pull_request_target' } }],
    [
      'a pull request that says so itself',
      {
        run: { event: 'pull_request' },
        change: resign((value) => ({
          ...value,
          run: { ...(value['run'] as object), event: 'pull_request' },
        })),
      },
    ],
    ['another commit than its listing', { workflow: { head_sha: 'c'.repeat(40) } }],
    [
      'another commit than it says itself',
      { workflow: { head_sha: 'c'.repeat(40) }, run: { head_sha: 'c'.repeat(40) } },
    ],
    ['a comment', { run: { event: 'issue_comment' } }],
    ['a run that follows another', { run: { event: 'workflow_run' } }],
    ['a run that goes on', { run: { status: 'in_progress' } }],
    ['long ago, and expired', { artifact: { expired: true } }],
    ['another name', { artifact: { name: 'assay-state-2' } }],
    ['another digest', { artifact: { digest: `sha256:${'0'.repeat(64)}` } }],
    ['an archive that is cut off', { archive: Buffer.from('PK\x03\x04and no more', 'latin1') }],
    ['no archive', { archive: Buffer.from('<html>') }],
    [
      'an archive that inflates beyond measure',
      { archive: zipOf([{ name: 'state.json', content: Buffer.alloc(70 * 2 ** 20) }]) },
    ],
    ['an archive that is too large', { archive: Buffer.alloc(33 * 2 ** 20) }],
    ['no key', { change: edit(({ mac: _, ...value }) => value) }],
    ['another key', { change: resign((value) => value, OTHER_KEY) }],
    ['a changed state', { change: edit((value) => ({ ...value, run_id: 'run_zzz' })) }],
    [
      'an older run, played back',
      { change: resign((value) => ({ ...value, run: { ...(value['run'] as object), id: 90 } })) },
    ],
    [
      'a later attempt than there was',
      { change: resign((value) => ({ ...value, run: { ...(value['run'] as object), attempt: 2 } })) },
    ],
    [
      'another event than its run',
      { change: resign((value) => ({ ...value, run: { ...(value['run'] as object), event: 'schedule' } })) },
    ],
    ['a state of another repository', { change: resign((value) => ({ ...value, repository_id: 8 })) }],
    ['a state of another branch', { change: resign((value) => ({ ...value, branch: 'dev' })) }],
    ['a state of another workflow', { change: resign((value) => ({ ...value, workflow: 'x.yml' })) }],
    ['another version', { change: resign((value) => ({ ...value, schema_version: 2 })) }],
    ['no version', { change: resign(({ schema_version: _, ...value }) => value) }],
    ['a run id that is a path', { change: rowWith({ run_id: 'run_../../evil' }) }],
    ['a run id that is a file', { change: rowWith({ run_id: '../index' }) }],
    ['a row without time', { change: rowWith({ started_at: 'soon' }) }],
    [
      'too many rows',
      { change: resign((value) => ({ ...value, rows: Array(51).fill((value['rows'] as object[])[0]) })) },
    ],
    [
      'a history of another form',
      { change: resign((value) => ({ ...value, history: [{ id: '../x', value: {} }] })) },
    ],
    ['no state at all', { change: (files) => write(files, [1]) }],
    ['a state that is no JSON', { change: (files) => void files.set(STATE_FILE, Buffer.from('{"a":')) }],
    ['a state that is no text', { change: (files) => void files.set(STATE_FILE, Buffer.from([0x7b, 0xff])) }],
    ['a state nested too deeply', { change: resign((value) => ({ ...value, x: JSON.parse(deep(500)) })) }],
    [
      'a state nested without end',
      { change: (files) => void files.set(STATE_FILE, Buffer.from(`{"x":${deep(200_000)}}`)) },
    ],
    ['a file more', { change: (files) => void files.set('evil.sh', Buffer.from('x')) }],
    ['no journal where one is told', { change: (files) => void files.delete('journal.jsonl') }],
    ['a journal that is not told', { change: resign((value) => ({ ...value, journal: null })) }],
    [
      'a journal that was changed',
      { change: (files) => void files.set('journal.jsonl', Buffer.from('{}\n')) },
    ],
    [
      'a journal of its own form with other answers',
      { change: unsigned(records((one) => (one['type'] === 'attempt.played' ? { ...one, calls: 9 } : one))) },
    ],
    [
      'a journal of another run',
      { change: records((one) => (one['type'] === 'run.started' ? { ...one, run_id: 'run_zzz' } : one)) },
    ],
    [
      'a journal with the end of another',
      {
        change: records((one) =>
          one['type'] === 'run.finished'
            ? { ...one, header: { ...(one['header'] as object), run_id: 'run_zzz' } }
            : one,
        ),
      },
    ],
    [
      'a journal without end',
      { change: records((one) => (one['type'] === 'run.finished' ? undefined : one)) },
    ],
    [
      'a journal without beginning',
      { change: records((one) => (one['type'] === 'run.started' ? undefined : one)) },
    ],
    [
      'a journal with something else',
      { change: records((one) => (one['type'] === 'turn.scored' ? { type: 'exec', command: 'x' } : one)) },
    ],
    [
      'a journal that points to a file',
      {
        change: records((one) =>
          one['type'] === 'attempt.played'
            ? {
                ...one,
                turns: (one['turns'] as object[]).map((turn) => ({ ...turn, output_blob: 'f'.repeat(64) })),
              }
            : one,
        ),
      },
    ],
    ['a journal with a damaged line', { change: rejournal((text) => text.replace('yes', 'yep')) }],
    ['a journal that is torn', { change: rejournal((text) => text.slice(0, -20)) }],
  ])('is passed over for the next good one: made by %s', async (_, { change, ...entry }) => {
    const good = await goodState('good', 100);
    publish({ runId: 100, files: good.files });
    const bad = await goodState('bad', 110);
    change?.(bad.files);
    publish({ runId: 110, files: bad.files, ...entry });
    const back = await restore();
    expect(back.baseline).toBe('run_good1');
    expect(back.runIds).toEqual(['run_good1']);
    expect(back.here.engine.ports.files.list(back.here.paths.runs)).toEqual(['run_good1']);
    expect(back.notices.length).toBeLessThanOrEqual(1);
    for (const notice of back.notices)
      expect(notice).toMatch(/^1 state artifact passed over \(artifact \d+: .*\)\.$/);
  });

  it('takes the good one of many, with one notice', async () => {
    const { files } = await goodState('good', 100);
    publish({ runId: 100, files });
    for (let run = 200; run < 214; run += 1) publish({ runId: run, archive: Buffer.from(`no zip ${run}`) });
    const back = await restore();
    expect(back.baseline).toBe('run_good1');
    expect(back.notices).toHaveLength(1);
    expect(back.notices[0]).toMatch(/^14 state artifacts passed over .*; and 11 more\)\.$/);
  });

  it('is not looked for without end', async () => {
    for (let run = 200; run < 230; run += 1) publish({ runId: run, archive: Buffer.from('no zip') });
    const back = await restore();
    expect(back.baseline).toBeUndefined();
    expect(github.calls.length).toBeLessThanOrEqual(31);
    expect(back.notices.join(' ')).toContain('This run starts without a baseline.');
  });

  it('does not hide the good one, however many pull requests left theirs', async () => {
    const { files } = await goodState('good', 100);
    publish({ runId: 100, files });
    for (let run = 200; run < 280; run += 1)
      publish({ runId: run, workflow: { head_branch: `pr-${run}` }, archive: Buffer.from('x') });
    const back = await restore();
    expect(back).toMatchObject({ baseline: 'run_good1', notices: [] });
    expect(github.calls).toHaveLength(3);
  });

  it('is not even downloaded where GitHub says that it is too large', async () => {
    publish({ runId: 100, archive: Buffer.alloc(33 * 2 ** 20) });
    const { notices } = await restore();
    expect(notices[0]).toContain('too large');
    expect(github.calls.filter((call) => call.endsWith('/zip'))).toEqual([]);
  });

  it('cannot change what objects are', async () => {
    const { files } = await goodState('good', 100);
    const text = Buffer.from(files.get(STATE_FILE)!).toString();
    files.set(STATE_FILE, Buffer.from(text.replace('"rows":[{', '"rows":[{"__proto__":{"polluted":1},')));
    publish({ runId: 100, files });
    const back = await restore(undefined, { key: undefined });
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    expect((back.rows[0] as Record<string, unknown> | undefined)?.['polluted']).toBeUndefined();
  });
});

describe('twenty candidates at once (security.md S06)', () => {
  const FORK = 8;
  const from = (head_branch: string, run: Partial<FakeRun> = {}) => ({
    workflow: { head_branch },
    run: { head_branch, ...run },
  });
  const BAD: [string, Omit<Entry, 'runId' | 'files'> & { change?: Change }][] = [
    ['a fork', { workflow: { head_repository_id: FORK, head_branch: 'x' }, run: { head_branch: 'x' } }],
    ['a deleted fork', { workflow: { head_repository_id: null }, run: { head_repository: null } }],
    ['a fork whose branch is called main', { workflow: { head_repository_id: FORK } }],
    ['the same, as only its run tells', { run: { head_repository: { id: FORK } } }],
    ['a workflow of the same name in another file', { run: { path: '.github/workflows/evals.yaml' } }],
    ['a rerun under way', { run: { run_attempt: 2, status: 'in_progress' } }],
    ['an expired one', { artifact: { expired: true } }],
    ['a newer one with a bad tag', { change: edit((value) => ({ ...value, mac: '0'.repeat(64) })) }],
    ['one without a tag', { change: edit(({ mac: _, ...value }) => value) }],
    ['the tag of another key', { change: resign((value) => value, OTHER_KEY) }],
    [
      'an older one with its good tag, played back',
      { change: resign((value) => ({ ...value, run: { ...(value['run'] as object), id: 90 } })) },
    ],
    ['another repository', { workflow: { repository_id: FORK } }],
    ['a pull request of this repository', { run: { event: 'pull_request' } }],
    ['a comment', { run: { event: 'issue_comment' } }],
    ['a pushed tag', from('v1.0')],
    ['a dispatch on a side branch', from('side', { event: 'workflow_dispatch' })],
    ['a truncated archive', { archive: zipOf([{ name: STATE_FILE, content: '{}' }]).slice(0, 40) }],
    ['another digest', { artifact: { digest: `sha256:${'0'.repeat(64)}` } }],
    ['a schema from the future', { change: resign((value) => ({ ...value, schema_version: 99 })) }],
  ];

  it('are one that is taken and nineteen that are not', async () => {
    const good = await goodState('good', 100);
    publish({ runId: 100, files: good.files });
    for (const [at, [, { change, ...entry }]] of BAD.entries()) {
      const { files } = await goodState(`bad${at}x`, 200 + 10 * at);
      change?.(files);
      publish({ runId: 200 + 10 * at, files, ...entry });
    }
    expect(github.artifacts).toHaveLength(20);
    const back = await restore();
    expect({ baseline: back.baseline, runIds: back.runIds }).toEqual({
      baseline: 'run_good1',
      runIds: ['run_good1'],
    });
    expect(back.here.engine.ports.files.list(back.here.paths.runs)).toEqual(['run_good1']);
  });

  it.each(BAD)('would be more, were it not for what is wrong with %s', async (_, bad) => {
    const { files } = await goodState('same', 200);
    publish({ runId: 200, files });
    expect((await restore()).runIds).toEqual(['run_same1']);
    github.artifacts.length = 0;
    github.runs.length = 0;
    const { change, ...entry } = bad;
    change?.(files);
    publish({ runId: 200, files, ...entry });
    expect((await restore()).runIds).toEqual([]);
  });
});

describe('no state to be had', () => {
  const START = /This run starts without a baseline\.$/;
  it('on the first run is a notice', async () => {
    const back = await restore();
    expect(back.baseline).toBeUndefined();
    expect(back.notices).toEqual([
      'No earlier state: main has none yet. This run starts without a baseline.',
    ]);
  });

  it('because it has expired is said so', async () => {
    publish({ runId: 100, artifact: { expired: true } });
    const { notices, unread } = await restore();
    expect(notices).toEqual([
      'No earlier state: that of main has expired. This run starts without a baseline.',
    ]);
    expect(unread).toMatchObject({
      why: 'the state of main has expired',
      remedy: expect.stringContaining('Run the workflow on main once more'),
    });
  });

  it.each<[string, Partial<Entry>, boolean]>([
    ['that is damaged', { archive: Buffer.from('no archive') }, true],
    ['of a run under way', { run: { status: 'in_progress' } }, false],
    ['of another workflow', { run: { path: '.github/workflows/other.yml' } }, false],
    ['of a pull request', { run: { event: 'pull_request' } }, false],
    ['of a fork', { workflow: { head_repository_id: 8 }, run: { head_repository: { id: 8 } } }, false],
  ])('by one %s is a fault only where the branch itself left it', async (_, entry, isFault) => {
    publish({ runId: 100, ...entry });
    const { unread } = await restore();
    expect(unread !== undefined).toBe(isFault);
    if (isFault) expect(unread?.why).toMatch(/^the state of main cannot be read \(artifact \d+: /);
  });

  it('is no fault where there is none yet', async () => {
    expect((await restore()).unread).toBeUndefined();
  });

  it('because it expires in this moment is a notice', async () => {
    publish({ runId: 100 });
    github.refuse({ match: /\/zip$/, status: 410 });
    const { notices } = await restore();
    expect(notices[0]).toContain('it has expired');
    expect(notices.at(-1)).toMatch(START);
  });

  it('for want of a permission names it', async () => {
    github.permissions.actions = 'none';
    const { notices, warnings, baseline } = await restore();
    expect({ baseline, notices }).toEqual({ baseline: undefined, notices: [] });
    expect((await restore()).unread).toMatchObject({ remedy: expect.stringContaining('actions: read') });
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain('"actions: read"');
  });

  it('behind a limit stops asking, and keeps what it has', async () => {
    const { files } = await goodState('good', 100);
    publish({ runId: 100, files });
    const limited = { status: 403, headers: { 'retry-after': '3600' }, message: 'secondary rate limit' };
    github.refuse({ match: /actions\/artifacts\?/, ...limited });
    expect((await restore()).notices[0]).toContain('could not all be read');
    publish({ runId: 110 });
    github.refuse({ match: /runs\/110/, ...limited });
    const back = await restore();
    expect(back.baseline).toBe('run_good1');
    expect(back.notices).toHaveLength(1);
  });

  it.each<[string, Partial<WorkflowContext>]>([
    ['repository', { repositoryId: undefined }],
    ['workflow', { workflowPath: undefined }],
    ['branch', { baseBranch: undefined, defaultBranch: undefined }],
  ])('where the runner does not tell the %s, and nothing is asked', async (_, context) => {
    const back = await restore(undefined, {}, { ...PULL, ...context });
    expect(back.notices[0]).toMatch(START);
    expect(github.calls).toEqual([]);
  });

  it('is never a failure, whatever the client throws', async () => {
    const broken = async () => {
      throw new TypeError('not foreseen');
    };
    const here = playedState('x');
    const back = await restoreState(
      { artifacts: broken, workflowRun: broken, artifactArchive: broken },
      PULL,
      {
        name: 'assay-state',
        store: await here.engine.store(),
        paths: here.paths,
        ports: here.engine.ports,
        answers: here.engine.answers,
      },
    ).catch((fault: Fault) => fault);
    expect(back).toMatchObject({ baseline: undefined, notices: [expect.stringContaining('not foreseen')] });
  });
});
