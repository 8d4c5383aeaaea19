import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Subject } from '../../../src/schema/evaluation.ts';
import { averagePrecision, precisionAtK } from '../../../src/scorers/formulas/average-precision.ts';
import {
  argumentSimilarity,
  callFailed,
  collapseRetries,
  sameCall,
  valueEqual,
} from '../../../src/scorers/formulas/call-helpers.ts';
import { evidence, findingEvidence } from '../../../src/scorers/formulas/evidence.ts';
import { expectedTools } from '../../../src/scorers/formulas/expected-tools.ts';
import { fMeasure } from '../../../src/scorers/formulas/f-measure.ts';
import { round4 } from '../../../src/scorers/formulas/round.ts';
import { severityScore } from '../../../src/scorers/formulas/severity.ts';
import { matchTools, type NamedTool } from '../../../src/scorers/formulas/tool-matching.ts';
import { sameTool } from '../../../src/scorers/formulas/tool-name.ts';
import { mean, weightedShare } from '../../../src/scorers/formulas/weighted-share.ts';

describe('average precision', () => {
  it.each([
    [[1, 0, 1], 0.8333],
    [[0, 1, 1], 0.5833],
    [[0, 1, 0, 1], 0.5],
    [[1, 1, 0], 1],
    [[0, 0], 0],
    [[1], 1],
    [[], 0],
  ])('of %j is %d', (relevant, expected) => {
    expect(round4(averagePrecision(relevant))).toBe(expected);
  });
  it('reports the precision at every rank', () => {
    expect(precisionAtK([1, 0, 1])).toEqual([1, 0.5, 2 / 3]);
  });
  it('does not change by an irrelevant entry at the end', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(0, 1)), (relevant) => {
        expect(averagePrecision([...relevant, 0])).toBeCloseTo(averagePrecision(relevant), 12);
      }),
    );
  });
});

describe('shares and severity', () => {
  it('is null where nothing carries weight', () => {
    const share = (...pairs: [weight: number, value: number][]) =>
      weightedShare(
        pairs,
        ([weight]) => weight,
        ([, value]) => value,
      );
    expect(share()).toBeNull();
    expect(share([0, 1])).toBeNull();
    expect(share([2, 1], [1, 0])).toBeCloseTo(2 / 3);
    expect(mean([], Number)).toBeNull();
    expect(mean([0.25, 0.75], Number)).toBe(0.5);
  });
  it('has an F of 0 where both parts are', () => {
    expect(fMeasure(0, 0)).toBe(0);
    expect(fMeasure(0.5, 1)).toBeCloseTo(2 / 3);
  });
  it('takes the expectation over evidence and never gains by a finding', () => {
    expect(severityScore([{ severity: 'medium', p: 0.5 }])).toBe(0.75);
    const finding = fc.record({
      severity: fc.constantFrom('low' as const, 'medium' as const, 'high' as const, 'critical' as const),
      p: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(finding), finding, (findings, more) => {
        const score = severityScore(findings);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(1);
        expect(severityScore([...findings, more])).toBeLessThanOrEqual(score + 1e-9);
      }),
    );
  });
  it('lets a medium finding that is shown fail the default threshold, in the order of its likelihood', () => {
    expect(severityScore([{ severity: 'medium', p: findingEvidence(0.5) }])).toBeLessThan(0.7);
    expect(severityScore([{ severity: 'medium', p: findingEvidence(0.49) }])).toBeGreaterThan(0.7);
    const chances = [0, 0.2, 0.49, 0.5, 0.8, 1].map(findingEvidence);
    expect(chances).toEqual([...chances].sort((a, b) => a - b));
    expect([chances[0], chances.at(-1)]).toEqual([0, 1]);
  });

  it('ranks any evidence that holds above any that does not', () => {
    expect(evidence(true, 0)).toBeGreaterThan(evidence(false, 1));
    expect([evidence(true, 5), evidence(false, -1)]).toEqual([1, 0]);
  });
});

describe('calls', () => {
  it.each<[unknown, boolean]>([
    [undefined, false],
    [null, false],
    ['fine', false],
    ['Error: no route', true],
    ['the request timed out', true],
    ['No errors found', false],
    [{ error: 'x' }, true],
    [{ error: null, data: 1 }, false],
    [{ errors: [] }, false],
    [{ is_error: true }, true],
    [{ success: false }, true],
    [{ status: 'failed' }, true],
    [{ status: 404 }, true],
    [{ status: 200 }, false],
    [[{ error: 'x' }], false],
  ])('the result %j means failed: %s', (result, failed) => {
    expect(callFailed({ name: 'a', arguments: {}, result })).toBe(failed);
  });

  it('are the same by tool and canonical arguments', () => {
    expect(
      sameCall(
        { name: 'get_user', arguments: { b: 1, a: ' x ' } },
        { name: 'getUser', arguments: { a: 'x', b: 1.0, c: undefined } },
      ),
    ).toBe(true);
    expect(sameCall({ name: 'a', arguments: { x: 1 } }, { name: 'a', arguments: { x: 2 } })).toBe(false);
  });

  it.each<[unknown, unknown, boolean]>([
    [1, 1.0, true],
    ['2', 2, true],
    ['New  York', 'new york', true],
    ['2024-05-01', '2024-05-01T00:00:00Z', true],
    [[1, 'b'], ['B', 1], true],
    [[1, 1], [1], false],
    [[{ a: 1 }, { b: 2 }], [{ b: 2 }, { a: 1 }], false],
    [{ a: { b: 'x' } }, { a: { b: 'X' } }, true],
    [null, undefined, false],
    [{ a: 1 }, [1], false],
    [true, 'true', false],
  ])('%j equals %j: %s', (a, b, equal) => {
    expect(valueEqual(a, b)).toBe(equal);
    expect(valueEqual(b, a)).toBe(equal);
  });

  it('are alike by their equal keys', () => {
    expect(argumentSimilarity({}, {})).toBe(1);
    expect(argumentSimilarity({ a: 1, b: { c: 1, d: 2 } }, { a: 1, b: { c: 1, d: 3 } })).toBe(0.75);
  });

  it('that were tried again count once', () => {
    const bad = { name: 'a', arguments: {}, result: { error: 1 } };
    const good = { name: 'a', arguments: {}, result: 1 };
    expect(collapseRetries([bad, bad, good, { ...good, name: 'b' }, bad])).toEqual({
      kept: [2, 3, 4],
      retried: [0, 1],
    });
  });
});

describe('matching tools', () => {
  it.each([
    ['search_flights', 'searchFlights', true],
    ['search_flights', 'travel/search-flights', true],
    ['mcp__travel__search', 'search', true],
    ['a.search', 'b.search', false],
    ['search', 'research', false],
  ])('%s and %s name one tool: %s', (a, b, same) => {
    expect(sameTool(a, b)).toBe(same);
    expect(sameTool(b, a)).toBe(same);
  });

  const name = fc.constantFrom('a', 'b', 'x.a', 'y.a', 'x.b', 'A');
  const bare: fc.Arbitrary<NamedTool> = fc.record({ name });
  const full: fc.Arbitrary<NamedTool> = fc.record({
    name,
    arguments: fc.dictionary(fc.constantFrom('k', 'l'), fc.constantFrom(1, 2)),
  });
  const tools = (withArguments: boolean) => fc.array(withArguments ? full : bare, { maxLength: 5 });

  /** The largest total by trying everything. */
  function bruteForce(called: readonly NamedTool[], expected: readonly NamedTool[]): number {
    const [first, ...rest] = called;
    if (first === undefined) return 0;
    let best = bruteForce(rest, expected);
    for (const [index, tool] of expected.entries()) {
      if (!sameTool(first.name, tool.name)) continue;
      const weight =
        tool.arguments === undefined ? 1 : argumentSimilarity(tool.arguments, first.arguments ?? {});
      best = Math.max(
        best,
        weight +
          bruteForce(
            rest,
            expected.filter((_, at) => at !== index),
          ),
      );
    }
    return best;
  }

  it.each([false, true])(
    'is optimal, uses every index once and does not depend on the order (arguments: %s)',
    (withArguments) => {
      fc.assert(
        fc.property(tools(withArguments), tools(withArguments), (called, expected) => {
          const { pairs, matched } = matchTools(called, expected);
          expect(matched).toBeCloseTo(bruteForce(called, expected), 9);
          expect(new Set(pairs.map(([call]) => call)).size).toBe(pairs.length);
          expect(new Set(pairs.map(([, tool]) => tool)).size).toBe(pairs.length);
          for (const [call, tool] of pairs)
            expect(sameTool((called[call] as NamedTool).name, (expected[tool] as NamedTool).name)).toBe(true);
          expect(matchTools([...called].reverse(), expected).matched).toBeCloseTo(matched, 9);
        }),
        { numRuns: 300 },
      );
    },
  );

  it.each<[string[], string[], number]>([
    [['B', 'A'], ['A', 'B'], 1],
    [['A', 'X', 'B'], ['A', 'B'], 2],
    [['A', 'B', 'A'], ['B', 'A'], 2],
    [[], ['A'], 0],
  ])('in order, %j of %j gives %d', (called, expected, matched) => {
    const named = (names: string[]) => names.map((each) => ({ name: each }));
    expect(matchTools(named(called), named(expected), true).matched).toBe(matched);
  });
});

describe('expected tools', () => {
  const tool_calls = [
    { name: 'search_flights', arguments: {} },
    { name: 'search', arguments: {} },
  ];
  it.each<[Subject, string[], string[], string | null]>([
    [{ expected_tools: ['a', { name: 'b' }] }, ['a', 'b'], [], 'expected_tools'],
    [{ expected_tools: [], ground_truth: '["x"]' }, [], [], 'expected_tools'],
    [{ ground_truth: '["x", {"name": "y", "arguments": {"q": 1}}]' }, ['x', 'y'], [], 'ground_truth'],
    [{ ground_truth: '{"tools": ["x"]}' }, ['x'], [], 'ground_truth'],
    [{ ground_truth: '[not json', expected_behavior: 'Be kind.' }, [], [], null],
    [
      { expected_behavior: 'Should search flights first.', tool_calls },
      ['search_flights'],
      [],
      'expected_behavior',
    ],
    [
      { expected_behavior: 'Use `search` and then searchFlights.', tool_calls },
      ['search', 'search_flights'],
      [],
      'expected_behavior',
    ],
    [{ expected_behavior: 'The user wants to search for hotels.', tool_calls }, [], [], null],
    [{ expected_behavior: 'Call get_weather before answering.' }, ['get_weather'], [], 'expected_behavior'],
    [
      { expected_behavior: 'It must call lookupOrder, but must not call delete_order.' },
      ['lookupOrder'],
      ['delete_order'],
      'expected_behavior',
    ],
    [{ expected_behavior: 'Answer without using search_flights.', tool_calls }, [], ['search_flights'], null],
    [
      { expected_behavior: 'Never call `search`.', agent_plan: '1. call search_flights', tool_calls },
      ['search_flights'],
      ['search'],
      'agent_plan',
    ],
    [{ expected_behavior: 'Use a well-known airline, e.g. via example.com.' }, [], [], null],
    [
      { expected_behavior: 'Do something useful.', ground_truth: 'Use search_flights.', tool_calls },
      ['search_flights'],
      [],
      'ground_truth',
    ],
  ])('of %j are %j, forbidden %j', (subject, tools, forbidden, source) => {
    const found = expectedTools(subject);
    expect({
      tools: found.tools.map((tool) => tool.name),
      forbidden: found.forbidden,
      source: found.source,
    }).toEqual({ tools, forbidden, source });
  });
});
