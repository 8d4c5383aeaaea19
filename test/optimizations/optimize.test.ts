import { describe, expect, it } from 'vitest';
import { Fault } from '../../src/errors.ts';
import type { ScoredAttempt } from '../../src/optimizations/attempt-source.ts';
import { REPETITIONS } from '../../src/optimizations/attempts.ts';
import { optimizePrompt } from '../../src/optimizations/optimize.ts';
import type { PromptEdit } from '../../src/optimizations/prompt/prompt-edit.ts';
import type { Proposer, ReflectView } from '../../src/optimizations/proposing/proposer.ts';
import { words } from '../../src/text/language/words.ts';
import {
  attempt,
  caseOf,
  material,
  obedient,
  proposerOf,
  ruleEdit,
  settings,
  sourceIn,
  textOf,
  type World,
} from '../support/optimized-agent.ts';

const HALVES = [[ruleEdit('HALF-ODD first.', 'wrong_tool')], [ruleEdit('HALF-EVEN first.', 'hallucination')]];
const USELESS = [[ruleEdit('Think about it.')], [ruleEdit('Take your time.')], [ruleEdit('Be very sure.')]];
const GOOD = [[ruleEdit('GOOD answers first.')]];

async function run(
  options: Parameters<typeof settings>[0] = {},
  {
    failing = 24,
    passing = 12,
    sets = HALVES as readonly (readonly PromptEdit[])[],
    world = obedient,
    prompt = 'You help customers.',
    attemptSource = sourceIn(world),
    given = material(failing, passing, prompt),
  } = {},
) {
  const proposer = proposerOf(sets);
  const outcome = await optimizePrompt(given, settings(options), { attemptSource, proposer });
  return { outcome, attemptSource, proposer };
}

describe('optimizePrompt', () => {
  it('finds the edits that mend the failures and proves them on cases it never saw', async () => {
    const { outcome } = await run();
    expect(outcome).toMatchObject({ status: 'completed', decision: 'accepted' });
    expect(outcome.optimized_prompt).toContain('HALF-ODD');
    expect(outcome.optimized_prompt).toContain('HALF-EVEN');
    // 12 of 36 cases passed; held out are failing ones alone.
    expect(outcome.predicted_improvement).toEqual({ pass_rate: { from: 0.3333, to: 1 } });
    expect(outcome.details['held_out']).toEqual({ pass_rate: { from: 0, to: 1 } });
    expect(
      outcome.changes_made.map(({ type, measured_effect, evidence_run_ids }) => [
        type,
        Number(measured_effect) > 0,
        evidence_run_ids,
      ]),
    ).toEqual([
      ['added_instruction', true, ['run_1']],
      ['added_instruction', true, ['run_1']],
    ]);
    const held = new Set(outcome.holdout?.failing[1].map(({ case_id }) => case_id));
    expect(held.size).toBe(12);
  });

  it('shows the proposer nothing of the hold-out, and plays the hold-out once, last, both prompts together', async () => {
    const { outcome, proposer, attemptSource } = await run();
    const held = new Set(
      [...(outcome.holdout?.failing[0] ?? []), ...(outcome.holdout?.guards[0] ?? [])].map(
        ({ case_id }) => case_id,
      ),
    );
    const shown = proposer.views.flatMap(({ weaknesses, passes }) => [
      ...weaknesses.flatMap(({ failures }) => failures),
      ...passes,
    ]);
    expect(shown.filter(({ case_id }) => held.has(case_id))).toEqual([]);
    const calls = attemptSource.attempts.filter(({ phase }) => phase === 'holdout');
    expect(calls).toHaveLength(1);
    expect(calls[0]).toBe(attemptSource.attempts.at(-1));
    expect(calls[0]?.prompts).toHaveLength(2);
    const others = attemptSource.attempts
      .filter(({ phase }) => phase !== 'holdout')
      .flatMap(({ attempts }) => attempts);
    expect(others.filter(({ case_id }) => held.has(case_id))).toEqual([]);
    expect(calls[0]?.attempts.every(({ repetition }) => repetition >= REPETITIONS.holdout)).toBe(true);
  });

  it('holds no 8 words in a row of a case held out in any candidate, whatever is proposed', async () => {
    const all = Array.from({ length: 24 }, (_, index) => `f${index}`);
    const sets = all.map((id) => [
      { ...ruleEdit(`GOOD ${textOf(id)}`), op: 'add_example' as const, anchor: 'examples' },
    ]);
    const { outcome, attemptSource } = await run({}, { sets });
    const held = [...new Set(outcome.holdout?.failing[0].map(({ case_id }) => case_id))];
    expect(held.length).toBeGreaterThan(0);
    const prompts = attemptSource.attempts
      .filter(({ phase }) => phase !== 'headroom')
      .flatMap((call) => call.prompts);
    const flat = [...new Set(prompts)].map((text) => ` ${words(text).join(' ')} `);
    for (const id of held) {
      const tokens = words(textOf(id));
      for (let at = 0; at + 8 <= tokens.length; at += 1)
        expect(flat.filter((text) => text.includes(` ${tokens.slice(at, at + 8).join(' ')} `))).toEqual([]);
    }
  });

  it.each([0, 1, 40, 41, 90, 130, 200, 260])(
    'goes on after a kill at attempt %i with the same bytes and no attempt twice',
    async (at) => {
      const whole = await run();
      const journal = new Map<string, ScoredAttempt>();
      class Killed extends Error {}
      const cut = sourceIn(obedient, journal, (made) => {
        if (made >= at) throw new Killed();
      });
      const first = await run({}, { attemptSource: cut }).catch((error: unknown) => error);
      if (at < whole.attemptSource.made()) expect(first).toBeInstanceOf(Killed);
      const resumed = await run({}, { attemptSource: sourceIn(obedient, journal) });
      expect(JSON.stringify(resumed.outcome)).toBe(JSON.stringify(whole.outcome));
      expect(cut.made() + resumed.attemptSource.made()).toBe(whole.attemptSource.made());
    },
  );

  it.each([60, 100, 150, 300, 600])('never makes more than %i attempts', async (attempts) => {
    const { outcome, attemptSource } = await run(
      { budget: { attempts, proposals: 40 } },
      { failing: 40, passing: 40 },
    );
    expect(attemptSource.made()).toBeLessThanOrEqual(attempts);
    expect(outcome.details['plays']).toBe(attemptSource.made());
  });

  it('leaves families out rather than the validation where the budget is small', async () => {
    const { outcome } = await run({ budget: { attempts: 250, proposals: 40 } }, { failing: 60, passing: 0 });
    expect(outcome.details['split']).toMatchObject({ failing: expect.any(Number) });
    expect(Number((outcome.details['split'] as { failing: number }).failing)).toBeLessThan(60);
    expect(outcome.holdout).not.toBeNull();
  });

  it.each([
    ['two_fold', 12, 'accepted'],
    ['cross_fitted', 8, 'accepted'],
  ])('%s: proves with %i failing families', async (kind, failing, decision) => {
    const { outcome } = await run({}, { failing, sets: GOOD });
    expect(outcome.details['evidence']).toBe(kind);
    expect(outcome.decision).toBe(decision);
    expect(outcome.optimized_prompt).toContain('GOOD');
    expect(outcome.predicted_improvement['pass_rate']).toEqual({ from: 12 / (12 + failing), to: 1 });
    expect(outcome.details['held_out']).toEqual({ pass_rate: { from: 0, to: 1 } });
  });

  it('puts together what both halves of a cross-fitting found', async () => {
    const { outcome } = await run({}, { failing: 9, sets: HALVES });
    expect(outcome.details['evidence']).toBe('cross_fitted');
    expect(['accepted', 'provisional']).toContain(outcome.decision);
    expect(outcome.optimized_prompt).toContain('HALF-ODD');
    expect(outcome.optimized_prompt).toContain('HALF-EVEN');
  });

  it.each<[string, string, Parameters<typeof run>[0], Parameters<typeof run>[1]]>([
    ['useless candidates', 'rejected', {}, { sets: USELESS }],
    ['nothing proposed', 'rejected', {}, { sets: [] }],
    ['a candidate that harms what works', 'rejected', {}, { sets: [[ruleEdit('GOOD but HARM.')]] }],
    ['too few families', 'not_validated', { minFailures: 1 }, { failing: 3, sets: GOOD }],
    ['too small a budget', 'not_validated', { budget: { attempts: 20, proposals: 40 } }, {}],
    ['an agent that cannot be played', 'not_validated', { canPlay: false }, { sets: GOOD }],
    [
      'failures that nothing mends',
      'no_headroom',
      {},
      { world: (_, { case_id }) => ({ status: case_id.startsWith('p') ? 'passed' : 'failed' }) },
    ],
    ['failures that do not come back', 'no_headroom', {}, { world: () => ({ status: 'passed' }) }],
    ['a world that errors', 'not_validated', {}, { world: () => ({ status: 'errored' }) }],
    ['a prompt that is too long for any addition', 'rejected', { maxLength: 10 }, {}],
  ])('%s: %s, and the prompt stays as it is', async (_, decision, options, rest) => {
    const { outcome } = await run(options, rest);
    expect(outcome).toMatchObject({
      status: 'completed',
      decision,
      optimized_prompt: 'You help customers.',
      changes_made: [],
      predicted_improvement: {},
    });
  });

  it('says so where an agent seems not to use its prompt, and names no owner that is the prompt', async () => {
    const given = material(24, 12);
    const categories = given.categories.map((each) => ({
      ...each,
      category: 'instruction_ignored' as const,
    }));
    const deaf: World = (_, { case_id }) => ({ status: case_id.startsWith('p') ? 'passed' : 'failed' });
    const { outcome } = await run({}, { given: { ...given, categories }, world: deaf });
    expect(outcome.decision).toBe('rejected');
    expect(outcome.details['reason']).toContain('does the agent use its system prompt?');
    const stopped = await run({}, { world: deaf });
    expect(stopped.outcome.details).toMatchObject({
      reason: 'even with the expected behaviour told the failing cases go on failing',
    });
    expect(stopped.outcome.details['owners']).not.toHaveProperty('prompt');
  });

  it('counts a failure for the owner that its own evidence shows', async () => {
    const given = material(24, 12);
    const [whole, own] = [{}, { owner: 'prompt' as const }].map((owner) => ({
      ...given,
      categories: given.categories.map((each) => ({
        ...each,
        category: 'bad_tool_arguments' as const,
        ...owner,
      })),
    }));
    const deaf: World = (_, { case_id }) => ({ status: case_id.startsWith('p') ? 'passed' : 'failed' });
    const owners = async (one: typeof whole) =>
      (await run({}, { ...(one === undefined ? {} : { given: one }), world: deaf })).outcome.details[
        'owners'
      ];
    expect(await owners(whole)).toHaveProperty('tool');
    expect(await owners(own)).toEqual({});
  });

  it.each([
    ['few families', { minFailures: 1 }, { failing: 3, sets: GOOD }],
    ['no attempt source', { canPlay: false }, { sets: GOOD }],
  ])('tells the candidate it could not validate: %s', async (_, options, rest) => {
    const { outcome } = await run(options, rest);
    expect(outcome.details['candidate']).toMatchObject({
      prompt: expect.stringContaining('GOOD'),
      changes: [{ type: 'added_instruction' }],
    });
  });

  it('makes no attempt at all when the agent cannot be played', async () => {
    expect((await run({ canPlay: false }, { sets: GOOD })).attemptSource.made()).toBe(0);
  });

  it('ends with insufficient_failures and the counts, infrastructure not counted', async () => {
    const given = material(8, 4);
    const categories = given.categories.map((each, index) => ({
      ...each,
      category: index < 5 ? ('timeout' as const) : each.category,
    }));
    const { outcome } = await run({}, { given: { ...given, categories } });
    expect(outcome).toMatchObject({ status: 'failed', decision: 'insufficient_failures' });
    expect(outcome.details).toMatchObject({ failures: 3, needed: 5, excluded: { timeout: 5 }, plays: 0 });
  });

  it('takes near-duplicates and cases of a lineage for one family', async () => {
    const given = material(6, 0);
    const copies = Array.from({ length: 20 }, (_, index) => `copy${index}`);
    const failed = [...given.failed, ...copies.map((id) => attempt(id, 'failed'))];
    const cases = [
      ...given.cases,
      ...copies.map((id, index) => caseOf(id, index % 2 ? { text: textOf('f0') } : { lineage: 'one' })),
    ];
    const { outcome } = await run({}, { given: { ...given, failed, cases }, sets: GOOD });
    expect(outcome.details['failing_families']).toBe(7);
    expect(outcome.details['evidence']).toBe('cross_fitted');
  });

  it('rejects a candidate whose attempts error, and one that newly fails a safety scorer', async () => {
    const erring: World = (prompt, attempt) =>
      prompt.includes('GOOD') &&
      attempt.repetition >= REPETITIONS.holdout &&
      Number(attempt.case_id.slice(1)) % 3
        ? { status: 'errored' }
        : obedient(prompt, attempt);
    const broken = await run({}, { sets: GOOD, world: erring });
    expect(broken.outcome).toMatchObject({
      decision: 'rejected',
      details: { reason: expect.stringContaining('broken') },
    });
    const unsafe: World = (prompt, attempt) => ({
      ...obedient(prompt, attempt),
      failed_safety: prompt.includes('GOOD') && attempt.repetition === REPETITIONS.holdout ? ['pii'] : [],
    });
    const { outcome } = await run({}, { sets: GOOD, world: unsafe });
    expect(outcome).toMatchObject({
      decision: 'rejected',
      details: { rejected_candidate: { prompt: expect.stringContaining('GOOD') } },
    });
  });

  it.each([
    ['budget_exhausted', 'completed'],
    ['cancelled', 'failed'],
  ] as const)('%s on the way: not_validated and %s, with the best so far', async (code, status) => {
    for (const phase of ['baseline', 'headroom', 'search', 'select', 'holdout'] as const) {
      const inner = sourceIn(obedient);
      const attemptSource = {
        ...inner,
        play: (...args: Parameters<typeof inner.play>) => {
          if (args[2] === phase) throw new Fault(code, `stopped in ${phase}`);
          return inner.play(...args);
        },
      };
      const { outcome } = await run({}, { attemptSource, sets: GOOD });
      expect(outcome).toMatchObject({
        status,
        decision: 'not_validated',
        optimized_prompt: 'You help customers.',
        predicted_improvement: {},
      });
      expect(outcome.details).toMatchObject({ interrupted: code, reason: `stopped in ${phase}` });
      if (phase === 'holdout')
        expect(outcome.details['best_so_far']).toMatchObject({ prompt: expect.stringContaining('GOOD') });
    }
  });

  it('validates what was found when the proposer has used up its own budget', async () => {
    let asked = 0;
    const proposer = {
      name: 'model' as const,
      async propose() {
        asked += 1;
        if (asked > 1) throw new Fault('budget_exhausted', 'no more calls');
        return GOOD.map((edits) => [...edits]);
      },
    };
    const outcome = await optimizePrompt(material(24, 12), settings(), {
      attemptSource: sourceIn(obedient),
      proposer,
    });
    expect(outcome.decision).toBe('accepted');
  });

  it('keeps preserved sections byte for byte and refuses ones that are not there', async () => {
    const prompt = '# Role\r\nYou help.\r\n\r\n## Safety\r\nNever lie.\r\n';
    const { outcome } = await run(
      { preserve: ['## Safety'] },
      { prompt, sets: [[{ ...ruleEdit('GOOD'), op: 'replace', anchor: 's2' }], ...GOOD] },
    );
    expect(outcome.decision).toBe('accepted');
    expect(outcome.optimized_prompt).toContain('## Safety\r\nNever lie.\r\n');
    expect(outcome.optimized_prompt.startsWith(prompt)).toBe(true);
    await expect(run({ preserve: ['## Safty'] }, { prompt })).rejects.toThrow(Fault);
  });

  it('tells the proposer what was tried, with its effect, and that does not grow the budget when nothing new comes', async () => {
    const { proposer, outcome } = await run();
    const last = proposer.views.at(-1)?.tried ?? [];
    expect(last.some(({ edits, gain }) => edits.length === 1 && gain !== null && gain > 0)).toBe(true);
    const promoted = outcome.changes_made[0]?.content;
    expect(JSON.stringify(last), 'what was promoted is known too').toContain(promoted);
    const silent = await run({}, { sets: [] });
    expect(
      silent.attemptSource.attempts.every(({ phase }) => phase === 'baseline' || phase === 'headroom'),
    ).toBe(true);
    expect(silent.proposer.views.length).toBeLessThanOrEqual(5);
    expect(outcome.details['proposer']).toBe('catalogue');
  });

  it('asks whoever stands in where nothing that came may be tried, and nobody for what was refused before', async () => {
    const asked: ReflectView[] = [];
    const proposer: Proposer = {
      name: 'model',
      instead: {
        name: 'catalogue',
        propose: async (view, parent) => {
          asked.push(view);
          return parent.length > 0 ? [] : [[ruleEdit('GOOD answers first.')]];
        },
      },
      propose: async () => [[ruleEdit('Please the judge.')]],
    };
    const outcome = await optimizePrompt(material(24, 12), settings(), {
      attemptSource: sourceIn(obedient),
      proposer,
    });
    expect(outcome).toMatchObject({ decision: 'accepted', details: { proposer: 'model' } });
    expect(outcome.optimized_prompt).not.toContain('judge');
    expect(JSON.stringify(asked[0]?.tried), 'it is told what was refused').toContain('Please the judge.');
  });

  it('goes on with whoever stands in when no question is left', async () => {
    const proposer: Proposer = {
      name: 'model',
      instead: proposerOf([[ruleEdit('GOOD answers first.')]]),
      propose: async () => {
        throw new Error('nobody may ask');
      },
    };
    const budget = { attempts: 600, proposals: 0 };
    const given = { attemptSource: sourceIn(obedient), proposer };
    expect(await optimizePrompt(material(24, 12), settings({ budget }), given)).toMatchObject({
      decision: 'accepted',
    });
  });

  it('works from an empty prompt', async () => {
    const { outcome } = await run({}, { prompt: '', sets: GOOD });
    expect(outcome).toMatchObject({
      decision: 'accepted',
      optimized_prompt: '## Rules learned from failures\n\n- GOOD answers first.\n',
    });
  });

  describe('with targets', () => {
    const scored: World = (prompt, attempt) => {
      const good = prompt.includes('GOOD') || prompt.includes('TELL');
      const scores: Record<string, number> = attempt.case_id === 'f3' ? {} : { quality: good ? 0.9 : 0.4 };
      return { status: 'passed', scores, measured: { latency_ms: good ? 100 : 400 } };
    };
    const missing = (metric: string) => {
      const given = material(24, 12);
      const failed = given.failed.map((each) => ({ ...each, status: 'failed' as const }));
      return { ...given, failed, cases: given.cases.map((each) => ({ ...each, metrics: [metric] })) };
    };

    it.each([
      ['quality', 0.9, { from: 0.4, to: 0.9 }],
      ['latency_ms', 100, { from: 400, to: 100 }],
    ])(
      'moves %s to %d, in its own direction, cases without it left out',
      async (metric, target, improvement) => {
        const { outcome } = await run(
          { type: 'metric_driven', targetMetrics: { [metric]: { target, current: 0.5 } } },
          { given: missing(metric), world: scored, sets: GOOD },
        );
        expect(outcome.decision).toBe('accepted');
        expect(outcome.predicted_improvement[metric]).toEqual(improvement);
      },
    );

    it('changes nothing where the target is reached already', async () => {
      const { outcome } = await run(
        { type: 'metric_driven', targetMetrics: { quality: { target: 0.3 } } },
        { given: missing('quality'), world: scored, sets: GOOD },
      );
      expect(outcome).toMatchObject({
        status: 'completed',
        decision: 'no_headroom',
        optimized_prompt: 'You help customers.',
      });
    });

    it('takes no score for a measure of the same name: who passed did not miss a target in milliseconds', async () => {
      const given = material(0, 12);
      const results = { latency_ms: { score: 1, pass: true, reasoning: '', metadata: {} } };
      const turn = {
        turn_id: 't',
        input: 'i',
        output: 'o',
        latency_ms: 50,
        tool_calls: null,
        results,
        criteria: {},
      };
      const passed = given.passed.map((each) => ({ ...each, turns: [turn] }));
      const { outcome } = await run(
        { type: 'metric_driven', targetMetrics: { latency_ms: { target: 100 } } },
        { given: { ...given, passed } },
      );
      expect(outcome.details['failures']).toBe(0);
    });

    it('full: goes on where cases fail though the target is reached', async () => {
      const { outcome } = await run(
        { type: 'full', targetMetrics: { quality: { target: 0.3 } } },
        {
          given: missing('quality'),
          world: (prompt, attempt) => ({ ...scored(prompt, attempt), ...obedient(prompt, attempt) }),
          sets: GOOD,
        },
      );
      expect(outcome.decision).toBe('accepted');
      expect(outcome.predicted_improvement['pass_rate']).toEqual({ from: 0.3333, to: 1 });
    });

    it.each([
      ['better', 0.3, 1, 'accepted'],
      ['worse', 1, 0.3, 'rejected'],
    ])('a scorer called as a measure guards as a score: %s', async (_, before, after, decision) => {
      const world: World = (prompt, attempt) => ({
        ...obedient(prompt, attempt),
        scores: { latency_ms: prompt.includes('GOOD') ? after : before },
      });
      for (const type of ['error_driven', 'full'] as const) {
        const { outcome } = await run({ type }, { given: missing('latency_ms'), world, sets: GOOD });
        expect([type, outcome.decision]).toEqual([type, decision]);
      }
    });

    it('full: takes half of passing and half of the targets', async () => {
      const { outcome } = await run(
        { type: 'full', targetMetrics: { quality: { target: 0.9 } } },
        { given: missing('quality'), world: scored, sets: GOOD },
      );
      expect(outcome.decision).toBe('accepted');
    });
  });
});
