import { beforeAll, describe, expect, it } from 'vitest';
import { analyseFailures } from '../../src/failure-analysis/analyse-failures.ts';
import { catalogueProposer } from '../../src/optimizations/catalogue/catalogue-proposer.ts';
import { caseFamilies } from '../../src/optimizations/families.ts';
import type { OptimizationMaterial } from '../../src/optimizations/material.ts';
import { optimizePrompt } from '../../src/optimizations/optimize.ts';
import type { OptimizationOutcome } from '../../src/optimizations/outcome.ts';
import { spansOf } from '../../src/optimizations/prompt/spans.ts';
import { settings } from '../support/optimized-agent.ts';
import { promptOf, type SupportAgent, supportAgent } from '../support/played-support-agent.ts';

const CARELESS = promptOf('prompt-careless.md');
let agent: SupportAgent;
beforeAll(async () => {
  agent = await supportAgent();
});

async function materialOf(prompt: string): Promise<OptimizationMaterial> {
  const attempts = await agent.attempts(prompt);
  const [failed, passed] = (['failed', 'passed'] as const).map((status) =>
    attempts.filter((one) => one.status === status),
  ) as [typeof attempts, typeof attempts];
  const { assignments } = analyseFailures({ failed, passed, errored: [] }, { period: '30d', seed: 1 });
  return { prompt, failed, passed, categories: assignments, cases: agent.cases };
}
const optimize = async (material: OptimizationMaterial, more: Parameters<typeof settings>[0] = {}) =>
  optimizePrompt(material, settings(more), {
    attemptSource: agent.attemptSource,
    proposer: catalogueProposer(),
  });

describe('the support agent with a careless prompt', () => {
  let material: OptimizationMaterial;
  let outcome: OptimizationOutcome;
  const preserve = ['Never give medical advice.', 'You are the support assistant of Thistle Kettle'];
  beforeAll(async () => {
    material = await materialOf(CARELESS);
    outcome = await optimize(material, { preserve });
  });

  it('passes every case with the committed prompt, and fails at least 15 that really differ without three sentences', async () => {
    const careful = await agent.attempts(promptOf('prompt.md'));
    expect(careful.filter(({ status }) => status !== 'passed').map(({ case_id }) => case_id)).toEqual([]);
    const failing = new Set(material.failed.map(({ case_id }) => case_id));
    const different = caseFamilies(agent.cases.filter(({ id }) => failing.has(id)));
    expect(different.length).toBeGreaterThanOrEqual(15);
  });

  it('gets back the three sentences in other words, proven on cases that none was made from', () => {
    expect(outcome.decision).toBe('accepted');
    expect(outcome.changes_made.map(({ category }) => category).sort()).toEqual([
      'clarification_missing',
      'instruction_ignored',
      'missing_tool_call',
    ]);
    const held = outcome.details['held_out'] as typeof outcome.predicted_improvement; // What the report says of it.
    const { from, to } = held['pass_rate'] ?? { from: 1, to: 0 };
    expect(from).toBe(0);
    expect(to).toBeGreaterThan(0.85);
    expect(outcome.details).toMatchObject({ evidence: 'held_out', gate: { verdict: 'accepted' } });
  });

  it('keeps what was to be preserved, and everything else of the prompt, and what passed before', async () => {
    for (const text of [...preserve, CARELESS.trimEnd()]) expect(outcome.optimized_prompt).toContain(text);
    const before = new Set(material.passed.map(({ case_id }) => case_id));
    const after = await agent.attempts(outcome.optimized_prompt);
    expect(after.filter(({ case_id, status }) => before.has(case_id) && status !== 'passed')).toEqual([]);
    const healed = after.filter(({ case_id, status }) => !before.has(case_id) && status === 'passed');
    expect(healed.length / material.failed.length).toBeGreaterThan(0.9);
  });

  it('says what the cases have in common, and no more of them', () => {
    const added = outcome.optimized_prompt.slice(CARELESS.trimEnd().length);
    expect(added).toContain('`get_order`');
    expect(added).toContain('internal codes');
    expect(added).not.toMatch(/TK-|RT-|SOP|WH-|teapot|kettle|€/i);
    const spans = spansOf(agent.cases.map(({ text }) => text));
    expect([...spansOf([added])].filter((span) => spans.has(span))).toEqual([]);
  });

  it('comes to the same bytes again, and to the same kinds of change by other draws', async () => {
    expect(JSON.stringify(await optimize(material, { preserve }))).toBe(JSON.stringify(outcome));
    for (const seed of [1, 2, 3]) {
      const other = await optimize(material, { seed });
      expect(['accepted', 'provisional']).toContain(other.decision);
      expect(other.changes_made.length).toBeGreaterThan(1);
    }
  });

  it('is proposed for too where nothing can be played, and proves nothing then', async () => {
    const unplayed = await optimize(material, { canPlay: false });
    expect(unplayed).toMatchObject({
      decision: 'not_validated',
      optimized_prompt: CARELESS,
      predicted_improvement: {},
    });
    expect(JSON.stringify(unplayed.details['candidate'])).toContain('get_order');
  });
});

describe('the support agent whose tools are out of order', () => {
  it('is left as it is: no instruction can mend that', async () => {
    process.env['ORDERS_DOWN'] = '1';
    try {
      const prompt = `${promptOf('prompt.md')}\n`;
      const material = await materialOf(prompt);
      expect(material.failed.length).toBeGreaterThan(10);
      expect(new Set(material.categories.map(({ category }) => category))).toEqual(
        new Set(['tool_backend_error']),
      );
      const made = agent.made();
      const outcome = await optimize(material);
      expect(outcome).toMatchObject({
        status: 'failed',
        decision: 'insufficient_failures',
        optimized_prompt: prompt,
        changes_made: [],
      });
      expect(agent.made()).toBe(made);
    } finally {
      delete process.env['ORDERS_DOWN'];
    }
  });
});
