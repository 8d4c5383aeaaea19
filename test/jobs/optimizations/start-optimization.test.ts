import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { createEngine, type Engine } from '../../../src/engine/engine.ts';
import { Fault } from '../../../src/errors.ts';
import { analysePeriod } from '../../../src/jobs/failures/analyse-stored-failures.ts';
import { storedAttempts } from '../../../src/jobs/failures/stored-attempts.ts';
import type { OptimizationOptions } from '../../../src/jobs/optimizations/draft-optimization.ts';
import { gatherMaterial } from '../../../src/jobs/optimizations/optimization-material.ts';
import { startOptimization } from '../../../src/jobs/optimizations/start-optimization.ts';
import { storedOptimization } from '../../../src/jobs/optimizations/stored-optimizations.ts';
import { startRun } from '../../../src/jobs/runs/start-run.ts';
import { alphaOf } from '../../../src/optimizations/gate.ts';
import type { Proposer } from '../../../src/optimizations/proposing/proposer.ts';
import { loadComparedRun } from '../../../src/runs/comparing/load-compared-run.ts';
import { optimizeRequest, optimizeResponse } from '../../../src/schema/optimization.ts';
import { finished } from '../../support/finished.ts';
import { CARELESS, callCount, optimizationSuite } from '../../support/optimization-suite.ts';
import { ruleEdit } from '../../support/optimized-agent.ts';
import { PATIENCE_MS } from '../../support/patience.ts';

const engineIn = (cwd: string): Engine =>
  createEngine({ evals: join(cwd, 'evals'), state: join(cwd, '.assay'), judge: { provider: 'offline' } });
const request = (more: object = {}) =>
  optimizeRequest.parse({ agent_id: 'clerk', optimization_type: 'error_driven', seed: 7, ...more });
/** One edit that helps, then nothing more. */
const helper: Proposer = {
  name: 'catalogue',
  propose: async (view) =>
    view.tried.length > 0 ? [] : [[ruleEdit('Look up what was asked before you answer.')]],
};
const played = async (cwd: string) => {
  const started = await startRun(engineIn(cwd), {});
  await finished(started, () => undefined);
};
const optimized = async (
  cwd: string,
  options: OptimizationOptions = { proposer: helper },
  more: object = {},
) => {
  const engine = engineIn(cwd);
  const started = await startOptimization(engine, request(more), options);
  return { engine, started, ...(await started.finish()) };
};
const faultOf = async (work: Promise<unknown>): Promise<Fault> => {
  const fault = await work.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(fault instanceof Fault)) throw new Error(`no fault but ${String(fault)}`);
  return fault;
};

describe('an optimization on real plays', () => {
  let cwd: string;
  let result: Awaited<ReturnType<typeof optimized>>;
  beforeAll(async () => {
    cwd = optimizationSuite(20, 12);
    await played(cwd);
    result = await optimized(cwd);
  });

  it('finds the rule, proves it on cases held out, and answers every field of the interface', () => {
    const { response } = result;
    expect(optimizeResponse.parse(response)).toEqual(response);
    expect(response).toMatchObject({
      status: 'completed',
      decision: 'accepted',
      original_prompt: CARELESS,
      predicted_improvement: { pass_rate: { from: 0.375, to: 1 } },
      details: { held_out: { pass_rate: { from: 0, to: 1 } } },
    });
    expect(response.optimized_prompt).toContain('Look up what was asked');
    expect(response.changes_made).toHaveLength(1);
    expect(response.details['validation']).toMatchObject({ from: { passed: 0 } });
  });

  it('keeps the validation as a stored run, with both prompts, that is no baseline and no evidence of the agent', async () => {
    const { engine, response, started } = result;
    expect(started.validationRunId).toBe(response.validation_run_id);
    const run = await loadComparedRun(engine, response.validation_run_id);
    const cases = [...run.cases];
    await run.close();
    expect(run.header).toMatchObject({ status: 'completed', conclusion: 'passed', agent_id: 'clerk' });
    expect(run.header.reason).toContain('accepted');
    const originals = cases.filter(({ id }) => id.endsWith('#original'));
    expect(originals.length * 2).toBe(cases.length);
    expect(originals.every(({ gating }) => gating === false)).toBe(true);
    const rows = await (await engine.store()).runSummaries();
    expect(rows.find(({ run_id }) => run_id === response.validation_run_id)).toMatchObject({
      status: 'completed',
      optimization: response.optimization_id,
    });
    const attempts = await storedAttempts(engine, { agent: 'clerk', from: 0, to: Number.MAX_SAFE_INTEGER });
    expect(attempts.some(({ run_id }) => run_id === response.validation_run_id)).toBe(false);
    const next = await startRun(engineIn(cwd), { failOn: 'regression' });
    await finished(next, ({ report }) => {
      expect(report.header.reason).not.toContain(response.validation_run_id);
    });
  });

  it('comes to the same bytes when it goes on after its end, without a call', async () => {
    const before = callCount(cwd);
    const again = await optimized(cwd, { proposer: helper, resume: result.response.optimization_id });
    expect(callCount(cwd)).toBe(before);
    expect(JSON.stringify(again.response)).toBe(JSON.stringify(result.response));
  });

  it('names the most that it can take before it begins, and keeps to it', () => {
    const { expense } = result.started;
    expect(expense.words).toMatch(/At most 600 agent runs/);
    expect(result.report.usage.agent.calls).toBeLessThanOrEqual(expense.agent_runs);
  });

  it('stays as it was when the prompt changed meanwhile', async () => {
    const path = join(cwd, 'evals/agents/prompt.md');
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, `${text}More.\n`);
    try {
      const fault = await faultOf(optimized(cwd, { resume: result.response.optimization_id }));
      expect(fault).toMatchObject({ code: 'conflict' });
    } finally {
      writeFileSync(path, text);
    }
  });
});

describe('an interrupted optimization', () => {
  it('goes on where it was cancelled, in whatever phase, and ends as the one that was not', async () => {
    const cwd = optimizationSuite(10, 6);
    await played(cwd);
    const whole = await optimized(cwd);
    const total = whole.report.usage.agent.calls;
    const uses = whole.response.details['gate'] as { alpha: number };
    for (const share of [0.1, 0.5, 0.85]) {
      const cancel = new AbortController();
      const engine = engineIn(cwd);
      const started = await startOptimization(engine, request(), { proposer: helper, signal: cancel.signal });
      let seen = 0;
      started.subscribe(({ type }) => {
        if (type === 'play' && (seen += 1) >= share * total)
          cancel.abort(new Fault('cancelled', 'nobody waits any more'));
      });
      const cut = await started.finish();
      expect(cut).toMatchObject({
        cancelled: true,
        response: { status: 'failed', decision: 'not_validated' },
      });
      expect((await storedOptimization(engine, started.optimizationId)).status).toBe('failed');
      const before = callCount(cwd);
      const on = await optimized(cwd, { proposer: helper, resume: started.optimizationId });
      expect(callCount(cwd) - before, 'only what was not played').toBeLessThanOrEqual(total - seen + 4);
      expect(on.response).toMatchObject({
        decision:
          whole.response.decision === 'rejected' ? 'rejected' : expect.stringMatching(/accepted|provisional/),
        optimized_prompt: whole.response.optimized_prompt,
        predicted_improvement: whole.response.predicted_improvement,
      });
      // Every validation uses the hold-out up a little more.
      expect((on.response.details['gate'] as { alpha: number }).alpha).toBeLessThanOrEqual(uses.alpha);
    }
  });

  it('has used the cases held out once one of them was played, also where that was broken off', async () => {
    const cwd = optimizationSuite(10, 6);
    await played(cwd);
    for (const uses of [1, 2]) {
      const cancel = new AbortController();
      const engine = engineIn(cwd);
      const started = await startOptimization(engine, request(), { proposer: helper, signal: cancel.signal });
      let phase = '';
      started.subscribe((event) => {
        if (event.type === 'phase') phase = event.phase;
        else if (phase === 'holdout') cancel.abort(new Fault('cancelled', 'nobody waits any more'));
      });
      expect((await started.finish()).cancelled).toBe(true);
      expect(await storedOptimization(engine, started.optimizationId)).toMatchObject({
        holdout_uses: uses,
        holdout_played: true,
      });
      const on = await optimized(cwd, { proposer: helper, resume: started.optimizationId });
      expect((on.response.details['gate'] as { alpha: number }).alpha).toBe(alphaOf(uses));
    }
  });

  it('ends not validated when the money is used up, and goes on with more', async () => {
    const cwd = optimizationSuite(10, 6);
    await played(cwd);
    const { response } = await optimized(cwd, { proposer: helper, maxCostUsd: 0.03 });
    expect(response).toMatchObject({ status: 'completed', decision: 'not_validated' });
    expect(response.details['interrupted']).toBe('budget_exhausted');
    expect(response.optimized_prompt).toBe(response.original_prompt);
    const on = await optimized(cwd, { proposer: helper, resume: response.optimization_id, maxCostUsd: 5 });
    expect(on.response.optimized_prompt).toContain('Look up');
  });
});

describe('an optimization that cannot begin', () => {
  it('says how many failures there are, and leaves a stored run that says why it was not started', async () => {
    const cwd = optimizationSuite(3, 3);
    await played(cwd);
    const before = callCount(cwd);
    const { response, engine } = await optimized(cwd);
    expect(response).toMatchObject({
      status: 'failed',
      decision: 'insufficient_failures',
      optimized_prompt: CARELESS,
      changes_made: [],
      predicted_improvement: {},
      details: { failures: 3, needed: 5 },
    });
    expect(callCount(cwd)).toBe(before);
    const run = await loadComparedRun(engine, response.validation_run_id);
    await run.close();
    expect(run.header.reason).toMatch(/was not started: insufficient_failures: 3/);
    expect(run.header).toMatchObject({ status: 'completed', conclusion: 'neutral', counts: { total: 0 } });
  });

  it('does not use failures whose case is gone or changed, and says so', async () => {
    const cwd = optimizationSuite(6, 2);
    await played(cwd);
    const path = join(cwd, 'evals/test-cases/cases.yaml');
    const lines = readFileSync(path, 'utf8').split('\n').slice(1);
    writeFileSync(path, lines.join('\n').replace('Tells', 'Truly tells'));
    const { response } = await optimized(cwd);
    expect(response.decision).toBe('insufficient_failures');
    expect(response.details['stale']).toEqual({ gone: 1, changed: 1, skipped: 0, another: 0 });
  });

  it.each([
    ['an unknown agent', { agent_id: 'clark' }, /unknown agent/],
    [
      'preserved text that is not there',
      { constraints: { preserve_sections: ['Never lie.'] } },
      /Never lie|not/,
    ],
    [
      'a target that no score reaches',
      { optimization_type: 'metric_driven', target_metrics: { exact: { target: 2 } } },
      /exact cannot get to 2/,
    ],
    [
      'a target that no case has',
      { optimization_type: 'metric_driven', target_metrics: { exactt: { target: 1 } } },
      /exactt/,
    ],
  ])('refuses %s before anything is stored', async (_, more, message) => {
    const cwd = optimizationSuite(1, 1);
    await played(cwd);
    const engine = engineIn(cwd);
    const fault = await faultOf(startOptimization(engine, request(more), { proposer: helper }));
    expect(fault).toMatchObject({ code: 'validation_failed', message: expect.stringMatching(message) });
    expect(await (await engine.store()).list('optimizations')).toEqual([]);
  });

  it.each([
    [
      'no prompt',
      'name: Clerk\nprovider: custom\ninvocation: { command: [node, agent.mjs], protocol: lines }\n',
    ],
    [
      'a body that never hands it over',
      `name: Clerk\nprovider: custom\nsystem_prompt: Be brief.\ninvocation: { url: "http://127.0.0.1:9/", body_template: '{"q":"{{ input }}"}' }\n`,
    ],
  ])('refuses an agent with %s', async (_, agent) => {
    const cwd = optimizationSuite(1, 1, { 'evals/agents/clerk.yaml': agent });
    const fault = await faultOf(startOptimization(engineIn(cwd), request(), { proposer: helper }));
    expect(fault).toMatchObject({ code: 'validation_failed', where: 'agent_id' });
  });
});

describe('what an optimization starts from', () => {
  const tooled = `- { id: tooled, name: Tooled, turns: [{ input: "Hard one 7", expected_behavior: "Tells it.", expected_tools: [get_order, { name: get_item }], scorers: [exact] }] }\n`;
  const gathered = async (before?: { kinds: string[]; owners?: string[] }) => {
    const cwd = optimizationSuite(3, 1, { 'evals/test-cases/tooled.yaml': tooled });
    await played(cwd);
    const engine = engineIn(cwd);
    const until = Date.now() + PATIENCE_MS;
    return { engine, ...(await gatherMaterial(engine, request(), until, before)) };
  };

  it('says what is expected with the tools that a case lists, and nothing of tools where it lists none', async () => {
    const { material } = await gathered();
    const expected = new Map(material.cases.map((one) => [one.id, one.expected]));
    expect(expected.get('tooled')).toBe('Tells it. Call `get_order` and `get_item`.');
    expect(expected.get('hard0')).toMatch(/^Tells [^`]*$/);
  });

  it('names the kinds of failures as an analysis does, and keeps those that it began with', async () => {
    const { engine, material } = await gathered();
    const { assignments } = await analysePeriod(engine, { agent_id: 'clerk', period: '30d' });
    const named = new Map(assignments.map(({ attempt, category }) => [attempt.case_id, category]));
    expect(named.size).toBe(4);
    for (const { attempt, category } of material.categories)
      expect(category).toBe(named.get(attempt.case_id));
    const kinds = ['tone', 'verbosity', 'tone', 'new:else'];
    const again = await gathered({ kinds, owners: ['', 'model', 'nobody', ''] });
    expect(again.material.categories.map(({ category }) => category)).toEqual(kinds);
    expect(again.material.categories.map(({ owner }) => owner)).toEqual([
      undefined,
      'model',
      undefined,
      undefined,
    ]);
  });
});
