import { describe, expect, it } from 'vitest';
import { attemptsOfRun, storedAttempts } from '../../src/jobs/failures/stored-attempts.ts';
import { rescoreRun } from '../../src/jobs/runs/rescore-run.ts';
import { startRun } from '../../src/jobs/runs/start-run.ts';
import { call } from '../../src/operations/define-operation.ts';
import { failureAnalysisOperation } from '../../src/operations/failure-analysis.ts';
import { operations } from '../../src/operations/registry.ts';
import { writeReports } from '../../src/reports/write-reports.ts';
import { finished } from '../support/finished.ts';
import { faultOf, offlineEngine } from '../support/offline-engine.ts';
import { playedState } from '../support/played-state.ts';

const DAY = 86_400_000;
const NO = { ant: 'no', bee: 'no' };
const ALWAYS = { from: 0, to: Number.MAX_SAFE_INTEGER };

describe('stored attempts', () => {
  it('are those of finished runs of the period, with what their cases asked', async () => {
    const state = playedState('a');
    const clock = state.engine.ports.clock as unknown as { advance(ms: number): void }; // A seeded clock.
    const now = () => state.engine.ports.clock.now();
    const first = await state.play({ ant: 'no' });
    const between = now() + 1;
    clock.advance(DAY);
    const second = await state.play();
    const all = await storedAttempts(state.engine, ALWAYS);
    expect(all.map(({ run_id, case_id, status }) => [run_id, case_id, status]).sort()).toEqual([
      [first, 'ant', 'failed'],
      [first, 'bee', 'passed'],
      [second, 'ant', 'passed'],
      [second, 'bee', 'passed'],
    ]);
    expect(all[0]?.turns[0]?.criteria.expected_behavior).toBe('Say yes.');
    const early = await storedAttempts(state.engine, { from: 0, to: between });
    expect(new Set(early.map(({ run_id }) => run_id))).toEqual(new Set([first]));
  });

  it('are only those of the agent that is asked for', async () => {
    const state = playedState('b');
    await state.play(NO);
    expect(await storedAttempts(state.engine, { ...ALWAYS, agent: 'a' })).toHaveLength(2);
    expect(await storedAttempts(state.engine, { ...ALWAYS, agent: 'other' })).toEqual([]);
  });

  it('count once, with the newest verdict and at the time of the play, where a run was judged again', async () => {
    const state = playedState('c');
    const { engine } = state;
    const played = await state.play(NO);
    const [before] = await storedAttempts(engine, ALWAYS);
    (engine.ports.clock as unknown as { advance(ms: number): void }).advance(DAY); // A seeded clock.
    engine.ports.files.writeAtomic(
      `${engine.evalsDir}/scorers/is-yes.yaml`,
      'name: Is yes\ntype: regex\nconfig: { pattern: "no" }\n',
    );
    engine.forget({ evals: true });
    const again = await rescoreRun(engine, played);
    await finished(again, () => undefined);
    const attempts = await storedAttempts(engine, ALWAYS);
    expect(attempts.map(({ run_id, status }) => [run_id, status])).toEqual([
      [again.runId, 'passed'],
      [again.runId, 'passed'],
    ]);
    expect(attempts[0]?.finished_at).toBe(before?.finished_at);
  });

  it('leave out runs that did not finish, shards, and rows without answers, and say what is missing', async () => {
    const state = playedState('d');
    const { engine } = state;
    const warnings: string[] = [];
    engine.warn = (message) => void warnings.push(message);
    const played = await state.play(NO);
    const store = await engine.store();
    const [row] = await store.runSummaries();
    await store.putRunSummary({
      ...row,
      run_id: 'run_open',
      started_at: row?.started_at ?? '',
      status: 'running',
    });
    await store.putRunSummary({ ...row, run_id: 'run_shard', started_at: '', shard: { index: 1, count: 2 } });
    await store.putRunSummary({ ...row, run_id: 'run_far', started_at: '', journal: false });
    await store.putRunSummary({ ...row, run_id: 'run_gone', started_at: '' });
    const attempts = await storedAttempts(engine, ALWAYS);
    expect(new Set(attempts.map(({ run_id }) => run_id))).toEqual(new Set([played]));
    expect(warnings).toEqual([
      expect.stringContaining('run_gone is left out'),
      'a run that did not finish is left out: run_open (assay run --resume RUN_ID)',
    ]);
  });

  it('come from a results.json file, too', async () => {
    const state = playedState('e');
    const { engine } = state;
    const started = await startRunWith(state, NO);
    await finished(started, ({ report }) => writeReports('/out', report, engine.ports.files));
    const attempts = await attemptsOfRun(engine, '/out/results.json');
    expect(attempts.map(({ case_id, status }) => [case_id, status])).toEqual([
      ['ant', 'failed'],
      ['bee', 'failed'],
    ]);
  });
});

async function startRunWith(state: ReturnType<typeof playedState>, answers: Record<string, string>) {
  await state.play(answers); // The agent says so from here on.
  return startRun(state.engine, {});
}

describe('GET /v1/analytics/failure-analysis', () => {
  it('is an operation of the service', () => {
    expect(operations.failureAnalysis).toBe(failureAnalysisOperation);
    expect(failureAnalysisOperation).toMatchObject({
      method: 'GET',
      path: '/v1/analytics/failure-analysis',
      status: 200,
    });
  });

  it('answers in the keys of the interface, with trends against the period before', async () => {
    const state = playedState('f');
    const clock = state.engine.ports.clock as unknown as { advance(ms: number): void };
    await state.play();
    clock.advance(40 * DAY);
    const failed = await state.play(NO);
    const answer = await call(failureAnalysisOperation, {}, state.engine);
    expect(answer).toMatchObject({ period: '30d', total_failures: 2 });
    const [kind, ...more] = answer.failure_categories;
    expect(more).toEqual([]);
    expect(kind).toMatchObject({
      count: 2,
      percentage: 100,
      example_run_ids: [failed],
      example_case_ids: ['ant', 'bee'],
      trend: 'new',
    });
    expect(kind?.suggested_fix).not.toBe('');
    expect(kind?.common_patterns).toBeInstanceOf(Array);
  });

  it('has no failures where nothing was played, or of another agent', async () => {
    const none = await call(failureAnalysisOperation, {}, offlineEngine());
    expect(none).toMatchObject({ period: '30d', total_failures: 0, failure_categories: [] });
    const state = playedState('g');
    await state.play(NO);
    const other = await call(failureAnalysisOperation, { agent_id: 'other' }, state.engine);
    expect(other.total_failures).toBe(0);
  });

  it.each(['30', 'month', '-1d', ''])('refuses the period %j', async (period) => {
    const fault = await faultOf(failureAnalysisOperation, { period }, offlineEngine());
    expect(fault.code).toBe('validation_failed');
    expect(fault.problems?.[0]?.path).toBe('period');
  });

  it('goes on without a model that has no key, and says so', async () => {
    const state = playedState('h');
    await state.play(NO);
    const engine = offlineEngine({ ports: state.engine.ports, judge: { provider: 'openai' } });
    const answer = await call(failureAnalysisOperation, {}, engine);
    expect(answer.total_failures).toBe(2);
    expect(engine.warnings).toEqual([expect.stringContaining('no model is asked why cases fail')]);
  });
});

describe('with a model as judge', () => {
  it('asks it, and where it answers nonsense says so and loses nothing', async () => {
    const state = playedState('k');
    await state.play(NO);
    const { ports } = state.engine;
    const urls: string[] = [];
    const engine = offlineEngine({
      ports: {
        ...ports,
        env: { ...ports.env, get: (name) => (name === 'OPENAI_API_KEY' ? 'sk-test' : ports.env.get(name)) },
        http: async ({ url }) => {
          urls.push(url);
          return { status: 200, headers: {}, text: '{"nonsense": true}' };
        },
      },
      judge: { provider: 'openai', model: 'model-x', base_url: 'http://127.0.0.1:1/v1' },
    });
    const answer = await call(failureAnalysisOperation, {}, engine);
    expect(urls.length).toBeGreaterThan(0);
    expect(answer.total_failures).toBe(2);
    expect(answer.notes).toContainEqual(expect.stringContaining('the model could not be used'));
    const offline = await call(failureAnalysisOperation, {}, state.engine);
    expect(answer.failure_categories).toEqual(offline.failure_categories);
  });

  it('is not asked for the report of a run', async () => {
    const state = playedState('l');
    await state.play(NO);
    const urls: string[] = [];
    const { ports } = state.engine;
    const http: typeof ports.http = async (request) => {
      urls.push(request.url);
      return ports.http(request);
    };
    const env = {
      ...ports.env,
      get: (name: string) => (name === 'OPENAI_API_KEY' ? 'sk-test' : ports.env.get(name)),
    };
    const engine = offlineEngine({
      ports: { ...ports, env, http },
      judge: { provider: 'openai', model: 'x' },
    });
    const started = await startRun(engine, {});
    const analysis = await finished(started, ({ report }) => report.failure_analysis);
    expect(analysis?.total_failures).toBe(2);
    expect(urls.filter((url) => url.includes('openai'))).toEqual([]);
  });
});

describe('the report of a run', () => {
  it('says why its cases fail, and what is new against the baseline', async () => {
    const state = playedState('i');
    const good = await state.play();
    const started = await startRunWith(state, NO);
    await started.close();
    const compared = await startRun(state.engine, { baseline: good });
    const analysis = await finished(compared, ({ report }) => report.failure_analysis);
    expect(analysis).toMatchObject({ period: 'run', total_failures: 2 });
    expect(analysis?.failure_categories[0]).toMatchObject({
      count: 2,
      trend: 'new',
      example_run_ids: [compared.runId],
      example_case_ids: ['ant', 'bee'],
    });
  });

  it('says nothing where no case fails', async () => {
    const state = playedState('j');
    await state.play();
    const started = await startRun(state.engine, {});
    expect(await finished(started, ({ report }) => Object.hasOwn(report, 'failure_analysis'))).toBe(false);
  });
});
