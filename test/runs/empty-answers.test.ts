import { describe, expect, it } from 'vitest';
import { rescoreRun } from '../../src/jobs/runs/rescore-run.ts';
import { startRun } from '../../src/jobs/runs/start-run.ts';
import { createExperiment } from '../../src/operations/create-experiment.ts';
import { call } from '../../src/operations/define-operation.ts';
import { evaluate } from '../../src/operations/evaluate.ts';
import { failureAnalysisOperation } from '../../src/operations/failure-analysis.ts';
import type { CaseResult, RunHeader } from '../../src/schema/run.ts';
import { type Answering, answeringSuite, casesOf } from '../support/answering-suite.ts';
import { finished } from '../support/finished.ts';

const GOOD = { output: 'You have 30 days.' };
const PATTERN = 'name: Window\ntype: regex\nconfig: { pattern: "30 days" }\n';
const GATE_OF_RULES = 'gate: { offline_low_confidence: true }\n';
const AGENT = (more: string) =>
  `name: A\nprovider: custom\n${more}invocation: { url: "http://127.0.0.1:1/chat" }\n`;

/** Plays a suite and hands on its header and its cases. */
async function played(files: Record<string, string>, answering: Answering) {
  // What the rules make of an answer counts here, sure or not: only the blank ones are the matter.
  const engine = answeringSuite({ 'assay.yaml': GATE_OF_RULES, ...files }, answering);
  const outcome = await finished(startRun(engine, {}), ({ report }) => ({
    header: report.header as RunHeader,
    cases: [...report.cases] as CaseResult[],
  }));
  return { engine, ...outcome };
}

/** Blank for the questions that begin so, and a good answer else. */
const blankAt =
  (blank: unknown): Answering =>
  ({ input }) =>
    input.startsWith('blank') ? { output: blank } : GOOD;

describe('an empty answer in a run', () => {
  const THREE_OF_FOUR = ['blank 1', 'blank 2', 'blank 3', 'window'];

  it.each([
    ['defaults.scorers', { 'assay.yaml': `${GATE_OF_RULES}defaults: { scorers: [playval, toxicity] }\n` }],
    ["the agent's default_scorers", { 'agents/a.yaml': AGENT('default_scorers: [playval, toxicity]\n') }],
    ['nobody', {}],
    ['the turn', { 'test-cases/c.yaml': casesOf(THREE_OF_FOUR, ', scorers: [playval, toxicity]') }],
  ])('fails its case where the scorers are named by %s', async (_, files) => {
    for (const blank of ['', '   ', ' \n\t', '\u200b\u2060', '\u00ad\ufe0f']) {
      const { header } = await played(
        { 'test-cases/c.yaml': casesOf(THREE_OF_FOUR), ...files },
        blankAt(blank),
      );
      expect(header.conclusion).toBe('failed');
      expect(header.counts).toMatchObject({ total: 4, passed: 1, failed: 3, errored: 0, skipped: 0 });
      expect(header.pass_rate).toBe(0.25);
    }
  });

  it.each([
    ['null', { output: null }],
    ['no such path', { answer: 'x', tool_calls: null }],
  ])('is none where there is no output at all: %s is errored, whoever named the scorers', async (_, body) => {
    const { header } = await played({ 'test-cases/c.yaml': casesOf(['blank', 'window']) }, ({ input }) =>
      input === 'blank' ? body : GOOD,
    );
    expect(header.counts).toMatchObject({ passed: 1, failed: 0, errored: 1, skipped: 0 });
    expect(header.conclusion).toBe('failed');
  });

  it('is none beside calls of tools without a text: a default scorer that reads the text is not left out', async () => {
    const { header } = await played(
      {
        'assay.yaml': 'defaults: { scorers: [tool_correctness, playval] }\n',
        'test-cases/c.yaml': casesOf(['blank', 'window'], ', expected_tools: [search]'),
      },
      ({ input }) => ({ output: input === 'blank' ? null : GOOD.output, tool_calls: [{ name: 'search' }] }),
    );
    expect(header.counts).toMatchObject({ passed: 1, failed: 0, errored: 1, skipped: 0 });
    expect(header.conclusion).toBe('failed');
  });

  it('lowers the pass rate where errors are allowed, and failure analysis counts it against the agent', async () => {
    const { engine, header } = await played(
      {
        'assay.yaml': 'gate: { max_error_rate: 0.5 }\n',
        'scorers/window.yaml': PATTERN,
        'test-cases/c.yaml': casesOf(['blank 1', 'blank 2', 'a', 'b', 'c'], ', scorers: [window]'),
      },
      blankAt(''),
    );
    expect(header.conclusion).toBe('failed');
    expect(header.pass_rate).toBe(0.6);
    const analysis = await call(failureAnalysisOperation, { agent_id: 'a' }, engine);
    expect(analysis.total_failures).toBe(2);
    expect(analysis.failure_categories).toEqual([
      expect.objectContaining({ category: 'premature_stop', count: 2, owner: 'prompt' }),
    ]);
  });

  it('scores 0 with every scorer, also where the absence of something passes, and is said as such', async () => {
    const { cases } = await played(
      {
        'scorers/never.yaml': 'name: Never\ntype: regex\nconfig: { pattern: "sorry", negate: true }\n',
        'scorers/judge.yaml': 'name: Judge\ntype: llm_judge\nconfig: { rubric: "Is {{ output }} polite?" }\n',
        'test-cases/c.yaml': casesOf(
          ['blank'],
          ', scorers: [never, judge, playval, answer_relevancy, faithfulness, toxicity, pii_leakage, safety, tool_correctness, latency_ms, goal_accuracy], expected_tools: [search], context: [The window is 30 days.]',
        ),
      },
      blankAt(''),
    );
    const results = Object.entries(cases[0]?.attempts[0]?.turns[0]?.results ?? {});
    expect(results).toHaveLength(11);
    for (const [name, result] of results) {
      expect(result, name).toMatchObject({
        score: 0,
        pass: false,
        metadata: { empty_answer: true, not_applicable: false, judge: { mode: 'none', confidence: 'high' } },
      });
      expect(result.gating, name).toBeUndefined();
      expect(result.reasoning).toContain('the agent gave an empty answer');
    }
    expect(cases[0]?.status).toBe('failed');
  });

  it('is none where the answer holds tool calls and no output: what was called is judged', async () => {
    const body = { output: null, tool_calls: [{ name: 'search', arguments: { q: 'window' } }] };
    const { cases } = await played(
      {
        'test-cases/c.yaml': casesOf(['blank'], ', expected_tools: [search], scorers: [tool_correctness]'),
      },
      () => body,
    );
    expect(cases[0]?.attempts[0]?.turns[0]?.results['tool_correctness']).toMatchObject({
      score: 1,
      pass: true,
    });
  });

  it('is judged the same again: by the id of its turn, and when the run is scored anew', async () => {
    const { engine, header, cases } = await played(
      { 'test-cases/c.yaml': casesOf(['blank', 'window']) },
      blankAt(' '),
    );
    const turn_id = cases[0]?.attempts[0]?.turns[0]?.turn_id ?? '';
    const again = await call(evaluate, { turn_id, scorers: ['playval', 'bias'] }, engine);
    expect(again.overall_pass).toBe(false);
    expect(again.results).toMatchObject({ playval: { score: 0 }, bias: { score: 0 } });
    const rescored = await finished(
      rescoreRun(engine, header.run_id, { scorers: ['toxicity'] }),
      ({ report }) => report.header.counts,
    );
    expect(rescored).toMatchObject({ passed: 1, failed: 1, errored: 0, skipped: 0 });
  });

  it('in the middle of a conversation fails what judges the whole of it', async () => {
    const turns = ['hello', 'blank', 'bye']
      .map(
        (input) =>
          `    - { input: ${input}, expected_behavior: Says 30 days., scorers: [conversation_completeness] }\n`,
      )
      .join('');
    const { cases } = await played(
      { 'test-cases/c.yaml': `- id: talk\n  name: Talk\n  type: multi\n  turns:\n${turns}` },
      blankAt(''),
    );
    expect(cases[0]?.status).toBe('failed');
    expect(cases[0]?.attempts[0]?.turns[2]?.results['conversation_completeness']).toMatchObject({
      score: 0,
      metadata: { empty_answer: true },
    });
  });
});

describe('empty answers of one side of an experiment', () => {
  const QUESTIONS = Array.from({ length: 40 }, (_, index) => `question ${index}`);

  /** The first variant answers eight cases wrong, the second leaves `silent` others without an answer. */
  async function compared(silent: number, blank: unknown) {
    const engine = answeringSuite(
      { 'scorers/window.yaml': PATTERN, 'test-cases/c.yaml': casesOf(QUESTIONS, ', scorers: [window]') },
      ({ input, system_prompt: variant }) => {
        const index = Number(input.split(' ')[1]);
        if (variant === 'wrong' && index < 8) return { output: 'Never.' };
        return variant === 'silent' && index >= 40 - silent ? { output: blank } : GOOD;
      },
    );
    return call(
      createExperiment,
      {
        name: 'Silence',
        agent_id: 'a',
        variants: [
          { name: 'A', config: { system_prompt: 'wrong' } },
          { name: 'B', config: { system_prompt: 'silent' } },
        ],
        test_case_ids: QUESTIONS.map((_, index) => `c${index}`),
        metrics: ['window'],
        config: { runs_per_variant: 2 },
      },
      engine,
    );
  }

  it('count against it: as many as the wrong ones of the other, and nobody is ahead', async () => {
    const { results, statistical_analysis: analysis, recommendation } = await compared(8, '');
    expect(results).toMatchObject({
      A: { runs: 80, pass_rate: 0.8 },
      B: { runs: 80, pass_rate: 0.8 },
    });
    expect(analysis).toMatchObject({ winner: 'A', conclusive: false, effect_size: { window: '+0.0%' } });
    expect(analysis?.p_value).toBeGreaterThan(0.5);
    expect(recommendation).not.toContain('"B" is the winner');
  });

  it('count against it: twice as many, and it is behind', async () => {
    const { results, statistical_analysis: analysis } = await compared(16, '  ');
    expect(results).toMatchObject({ A: { pass_rate: 0.8 }, B: { runs: 80, pass_rate: 0.6 } });
    expect(analysis).toMatchObject({ winner: 'A' });
  });

  it('prove nothing where they are no answers at all: at worst nobody would be ahead', async () => {
    const { results, statistical_analysis: analysis, recommendation } = await compared(8, null);
    expect(results).toMatchObject({ B: { runs: 64, errored: 16, pass_rate: 1 } });
    expect(analysis).toMatchObject({ winner: 'B', conclusive: false });
    expect(analysis?.not_conclusive_because).toEqual([
      'Unequal shares of plays were lost (16 of 80 of "B", 0 of 80 of "A"); had they all gone against "B", it would not be ahead on pass_rate.',
    ]);
    expect(recommendation).not.toContain('is the winner');
  });

  it('prove nothing where the worst case is a lead that may be chance', async () => {
    const { statistical_analysis: analysis } = await compared(5, null);
    expect(analysis).toMatchObject({ winner: 'B', conclusive: false });
    expect(analysis?.not_conclusive_because).toEqual([
      expect.stringContaining('its lead on pass_rate might be chance'),
    ]);
  });
});
