import { describe, expect, it } from 'vitest';
import { readCheck } from '../../src/checks/read-check.ts';
import { pathText } from '../../src/schema/value-problems.ts';

const said = (check: unknown) =>
  readCheck(check).problems.map(({ path, message }) => `${pathText(path)} ${message}`);

describe('a check as promptfoo writes it', () => {
  it.each<[Record<string, unknown>, string]>([
    [{ type: 'contains', value: '36' }, 'contains: "36"'],
    [{ type: 'not-icontains', value: 'sorry' }, 'not_icontains: sorry'],
    [{ type: 'contains-any', value: 'a, b' }, 'contains_any: [a, b]'],
    [{ type: 'is-json' }, 'json: true'],
    [{ type: 'is-json', value: { type: 'object' } }, 'json_schema: {type: object}'],
    [{ type: 'contains-json' }, '{json_schema: {type: object}, extract: true}'],
    [{ type: 'regex', value: '^a' }, 'matches: ^a'],
    [{ type: 'latency', threshold: 2000 }, 'latency_ms: 2000'],
    [{ type: 'equals', value: 'x', weight: 2 }, '{equals: x, weight: 2}'],
    [{ type: 'javascript', value: 'output.length < 5' }, 'javascript: output.length < 5'],
    [{ type: 'assert-set', assert: [{ type: 'contains', value: 'x' }] }, 'all_of: [{contains: x}]'],
  ])('%j is told as a check is written: %s', (written, form) => {
    expect(said(written)).toEqual([`type is no check: write ${form}`]);
  });

  it.each<[unknown, string]>([
    [
      { 'icontains-any': ['a', 'b'] },
      'icontains-any is no check: write any_of: [{icontains: a}, {icontains: b}]',
    ],
    [{ 'starts-with': 'Dear' }, 'starts-with is no check: write starts_with: Dear'],
    [{ startsWith: 'Dear' }, 'startsWith is no check: write starts_with: Dear'],
    [{ cost: 0.01 }, 'cost is no check: write cost_usd: 0.01'],
    [{ 'word-count': 10 }, 'word-count is no check: write length: {min: 10, max: 10, unit: words}'],
    ['is-json', 'is-json is no check: write json: true'],
  ])('%j as well, where its word is the key', (written, message) => {
    expect(said(written)).toEqual([message]);
  });

  it.each<[unknown, RegExp]>([
    [{ 'llm-rubric': 'is polite' }, /it is a model that decides it, so say it as expected_behavior/],
    [{ type: 'g-eval', value: 'polite' }, /it is a model that decides it/],
    [{ type: 'is-refusal' }, /say it in code, as javascript: EXPRESSION/],
    [{ 'rouge-n': 'x' }, /the nearest is similar with by: rouge_l/],
    [{ 'trajectory:tool-used': 'refund' }, /the nearest is called: TOOL/],
    [
      { type: 'no-such-thing', value: 1 },
      /^type is no check: a check is its kind with its value, such as contains: "36"$/,
    ],
  ])('%j is told what says the same, where nothing is equal', (written, message) => {
    expect(said(written)).toEqual([expect.stringMatching(message)]);
  });
});

describe('words of nobody', () => {
  it.each<[unknown, string]>([
    ['contains "36"', ' is one text; write the kind and its value apart, as contains: "36"'],
    ['not-contains: maybe', ' is one text; write the kind and its value apart, as not_contains: maybe'],
    [
      { contains: 'x', not: true },
      'not is no check; a negation is a kind of its own, such as not_contains: maybe',
    ],
    [{ contains: 'x', metric: 'y' }, 'metric is no check (did you mean "name"?)'],
    [{ tool_called: 'refund' }, 'tool_called is no check (did you mean "called"?)'],
    [{ constructor: 'x' }, expect.stringMatching(/^constructor is no check; checks are equals/)],
    ['not_equals', ' must be a check, such as contains: "36", not "not_equals"'],
    [{ include: 'x' }, 'include is no check (did you mean "contains"?)'],
    [{ length: 10 }, 'length must be an object, not 10, such as length: {max: 3, unit: words}'],
    [{ latency_ms: '2s' }, 'latency_ms must be a number, not "2s", such as latency_ms: 2000'],
    [
      { not_contains_any: 'a, b' },
      'not_contains_any must be a list, not "a, b", such as not_contains_any: [refund, money back]',
    ],
  ])('%j: %s', (written, message) => {
    expect(said(written)).toEqual([message]);
  });

  it('are told the kinds, each once', () => {
    const [message = ''] = said({ zzz: 1 });
    expect(message).toMatch(
      /^zzz is no check; checks are equals, contains, .*, all_of, most of them also with not_ in front$/,
    );
    expect(message).not.toContain('not_contains');
  });
});

/** As it is read of a file, where other digits stood at its end. */
const LARGE = Number('12345678901234567890');

describe('values that would be looked for in another form', () => {
  it.each<[Record<string, unknown>, RegExp]>([
    [{ not_contains: LARGE }, /^not_contains takes such a number in quotes only/],
    [{ contains: 0.0000001 }, /^contains takes such a number in quotes only/],
    [{ equals: { id: LARGE } }, /^equals holds a whole number above 2\^53/],
    [
      { not_matches: '/secret/i' },
      /^not_matches takes the expression without slashes; flags stand beside it/,
    ],
    [{ not_equals: null }, /^not_equals is empty; for the word write not_equals: "null"$/],
  ])('%j is refused', (written, message) => {
    expect(said(written)).toEqual([expect.stringMatching(message)]);
  });

  it.each([
    { contains: 9007199254740991 },
    { contains: 0.5 },
    { equals: 1e300 },
    { matches: '/api/v1/' },
    { matches: { pattern: '/secret/i' } },
    { equals: null, of: 'output.json.a' },
    { at: 'a', equals: null },
  ])('%j is not', (written) => {
    expect(said(written)).toEqual([]);
  });
});
