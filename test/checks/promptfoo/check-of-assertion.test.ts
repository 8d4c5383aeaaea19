import { describe, expect, it } from 'vitest';
import { type Assertion, checkOfAssertion } from '../../../src/checks/promptfoo/check-of-assertion.ts';
import { listOfTexts } from '../../../src/checks/promptfoo/list-of-texts.ts';
import { readCheck } from '../../../src/checks/read-check.ts';
import { nodePorts } from '../../../src/ports/node-ports.ts';
import { outcomeOf } from '../../support/judged-checks.ts';

const SCHEMA = { type: 'object', required: ['total'] };

describe('an assertion of promptfoo', () => {
  it.each<[Assertion, Record<string, unknown>]>([
    [{ type: 'equals', value: 'yes' }, { equals: 'yes' }],
    [{ type: 'equals', value: 36 }, { equals: '36' }],
    [{ type: 'equals', value: { a: 1 } }, { equals: { a: 1 } }],
    [{ type: 'not-equals', value: 'no' }, { not_equals: 'no' }],
    [{ type: 'contains', value: 'a' }, { contains: 'a' }],
    [
      { type: 'contains', value: 7, weight: 3 },
      { contains: '7', weight: 3 },
    ],
    [{ type: 'not-icontains', value: 'sorry' }, { not_icontains: 'sorry' }],
    [{ type: 'contains-any', value: 'a, "b, c"' }, { contains_any: ['a', 'b, c'] }],
    [{ type: 'not-contains-all', value: ['a', 1] }, { not_contains_all: ['a', '1'] }],
    [{ type: 'icontains-any', value: ['a', 'b'] }, { any_of: [{ icontains: 'a' }, { icontains: 'b' }] }],
    [
      { type: 'not-icontains-all', value: ['a', 'b'] },
      { not_all_of: [{ icontains: 'a' }, { icontains: 'b' }] },
    ],
    [{ type: 'starts-with', value: 'Dear' }, { starts_with: 'Dear' }],
    [{ type: 'regex', value: '\\d+' }, { matches: '\\d+' }],
    [{ type: 'is-json' }, { json: true }],
    [{ type: 'not-is-json', value: 'type: object\nrequired: [total]' }, { not_json_schema: SCHEMA }],
    [{ type: 'not-contains-json' }, { not_contains: '{' }],
    [{ type: 'latency', threshold: 500 }, { latency_ms: 500 }],
    [{ type: 'not-cost', threshold: 0.1 }, { not_cost_usd: 0.1 }],
    [{ type: 'levenshtein', value: 'a' }, { similar: { to: 'a', by: 'levenshtein', max_distance: 5 } }],
    [
      { type: 'levenshtein', value: 'a', threshold: 2.5 },
      { similar: { to: 'a', by: 'levenshtein', max_distance: 2 } },
    ],
    [{ type: 'not-bleu', value: ['a', 'b'] }, { not_similar: { to: ['a', 'b'], by: 'bleu', min: 0.5 } }],
    [{ type: 'word-count', value: 5 }, { length: { min: 5, max: 5, unit: 'words' } }],
    [{ type: 'word-count', value: { max: 5 } }, { length: { max: 5, unit: 'words' } }],
    [
      {
        type: 'assert-set',
        threshold: 0.5,
        weight: 2,
        assert: [{ type: 'contains', value: 'a', weight: 3 }],
      },
      { all_of: [{ contains: 'a', weight: 3 }], threshold: 0.5, weight: 2 },
    ],
  ])('%j is the check %j', (assertion, check) => {
    expect(checkOfAssertion(assertion)).toEqual({ check });
    expect(readCheck(check).problems).toEqual([]);
  });

  it('for JSON in a text wants an object in it, with a schema one that it describes', () => {
    for (const value of [undefined, SCHEMA]) {
      const found = checkOfAssertion({ type: 'contains-json', value });
      expect('check' in found && readCheck(found.check).problems).toEqual([]);
    }
  });

  it.each<[Assertion, RegExp]>([
    [{ type: 'llm-rubric', value: 'is polite' }, /^no kind for llm-rubric$/],
    [{ type: 'not-constructor' }, /^no kind for constructor$/],
    [{ type: 'contains', value: '' }, /^needs a text/],
    [{ type: 'contains-any', value: '"open' }, /^needs texts/],
    [{ type: 'contains-all', value: [] }, /^needs texts/],
    [{ type: 'equals' }, /^needs a value/],
    [{ type: 'latency' }, /^needs a threshold/],
    [{ type: 'not-contains-json', value: SCHEMA }, /^needs what no check says/],
    [{ type: 'assert-set', threshold: 0, assert: [{ type: 'is-json' }] }, /^passes whatever the answer/],
    [{ type: 'assert-set', assert: [{ type: 'is-json' }, { type: 'is-sql' }] }, /^no kind for is-sql/],
  ])('%j has none, and why', (assertion, why) => {
    const found = checkOfAssertion(assertion);
    expect('none' in found && found.none).toMatch(why);
  });
});

describe('inline code of promptfoo', () => {
  const services = { code: { ports: nodePorts(), folder: import.meta.dirname } };
  const verdict = async (
    type: string,
    value: string,
    output: string,
    given: Partial<Assertion> = {},
    structured = false,
  ) => {
    const found = checkOfAssertion(
      { type, value, ...given },
      { vars: { label: 'b', __proto__: 1 }, structured },
    );
    if ('none' in found) return found.none;
    const outcome = await outcomeOf(found.check, { output }, services);
    return outcome.status === 'errored' ? outcome.error.code : [outcome.result.pass, outcome.result.score];
  };

  it.each<[string, string, string, unknown, Partial<Assertion>?, boolean?]>([
    ['javascript', 'output.length < 3', 'ab', [true, 1]],
    ['javascript', 'const n = 3; output.length < n;', 'abc', [false, 0]],
    ['javascript', '// two lines\nreturn output === context.vars.label;', 'b', [true, 1]],
    ['javascript', 'output.a.b', '{"a":{"b":true}}', [true, 1], {}, true],
    ['javascript', 'output.length / 10', 'abc', [true, 0.3]],
    ['javascript', 'output.length / 10', 'abc', [false, 0.3], { threshold: 0.5 }],
    ['javascript', 'output.length', 'abc', [true, 1]],
    ['javascript', '({ pass: true, score: 0.4, reason: "so" })', 'x', [true, 0.4]],
    ['not-javascript', 'output === "x"', 'y', [true, 1]],
    ['javascript', '({ pass: true })', 'x', 'scorer_failed'],
    ['not-javascript', 'undefined', 'x', 'scorer_failed'],
    ['not-javascript', 'output.no.such', 'x', 'scorer_failed'],
    ['javascript', 'Promise.resolve(true)', 'x', [true, 1]],
  ])('%s %j of %j gives %j', async (type, code, output, expected, given, structured) => {
    expect(await verdict(type, code, output, given, structured)).toEqual(expected);
  });

  it('in Python is a function as well', () => {
    const found = checkOfAssertion({ type: 'python', value: 'x = 1\n\nreturn output', threshold: 0.5 });
    expect(found).toMatchObject({
      check: {
        python: {
          code: expect.stringContaining('def assertion(output, context):\n    x = 1\n\n    return output'),
        },
      },
    });
  });
});

describe('a list that is one text', () => {
  it.each([
    ['a,b', ['a', 'b']],
    [' a , b c ,, ', ['a', 'b c']],
    ['"a, b",c', ['a, b', 'c']],
    ['"say ""hi""", "back\\\\slash \\"q\\""', ['say "hi"', 'back\\slash "q"']],
    ['say "hi"', ['say "hi"']],
    ['', []],
    ['"open', null],
    ['"a" b', null],
  ])('%j is %j', (text, list) => {
    expect(listOfTexts(text)).toEqual(list);
  });
});
