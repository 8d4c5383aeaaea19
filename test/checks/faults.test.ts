import { describe, expect, it } from 'vitest';
import { checkProblems } from '../../src/checks/check-problems.ts';
import { makeChecks } from '../../src/checks/make-checks.ts';
import { noJudge } from '../../src/judges/no-judge.ts';
import { pathText } from '../../src/schema/value-problems.ts';
import { outcomeOf, resultOf } from '../support/judged-checks.ts';

const problemsOf = async (checks: unknown[]) =>
  (await checkProblems(checks, ['checks'], { isScorer: (name) => name === 'order-number' })).map(
    ({ path, message }) => `${pathText(path)} ${message}`,
  );

describe('what cannot be found out', () => {
  it.each([
    [
      'a path that is not there',
      { contains: 'x', of: 'tool_calls[3].name' },
      'there is no tool_calls[3].name',
    ],
    ['a path into what is no JSON', { equals: 1, of: 'output.json.a' }, 'is no JSON'],
    ['a key that is inherited', { contains: 'native', of: 'output.json.constructor' }, 'output is no JSON'],
    [
      'a member of a group',
      { any_of: [{ equals: 1, of: 'output.json.a' }, { contains: 'nowhere' }] },
      'is no JSON',
    ],
  ])('fails a check and its negation alike: %s', async (_, check, why) => {
    const [[kind, value] = [], ...marks] = Object.entries(check);
    const negated = { [`not_${kind}`]: value, ...Object.fromEntries(marks) };
    const attempt = { output: 'plain', tool_calls: [] };
    const [one, other] = [await resultOf(check, attempt), await resultOf(negated, attempt)];
    expect([one.pass, other.pass, other.score]).toEqual([false, false, 0]);
    expect(other.reasoning).toContain(why);
  });

  it('is the length of a list, which has no letters', async () => {
    for (const kind of ['length', 'not_length']) {
      const result = await resultOf({ [kind]: { max: 100 }, of: 'output.json.a' }, '{"a":[1,2]}');
      expect(result.pass).toBe(false);
      expect(result.reasoning).toContain('is a list; how many entries it has is for json_schema');
    }
  });

  it('follows own properties only', async () => {
    for (const path of ['output.json.constructor', 'output.json.__proto__', 'output.json.toString'])
      expect((await resultOf({ not_equals: 'x', of: path }, '{"a":1}')).reasoning).toContain(
        `there is no ${path}`,
      );
    expect((await resultOf({ equals: 1, of: 'output.json.__proto__.x' }, '{"__proto__":{"x":1}}')).pass).toBe(
      true,
    );
  });

  it('does not make a condition false', async () => {
    const result = await resultOf({ contains: 'a', when: { equals: 1, of: 'output.json.kind' } }, 'a');
    expect(result.pass).toBe(false);
    expect(result.reasoning).toContain('its condition (equals 1 of output.json.kind) could not be decided');
  });

  it('is an error and no score where a field was never captured', async () => {
    expect(await outcomeOf({ not_contains: 'x', of: 'context' }, { output: 'a' })).toMatchObject({
      status: 'errored',
      error: { code: 'missing_field', field: 'context' },
    });
  });
});

describe('an empty answer', () => {
  it.each([
    [{ not_contains: 'x' }],
    [{ not_matches: '\\d' }],
    [{ not_json: true }],
    [{ contains: 'x', of: 'input' }],
    [{ equals: '' }],
  ])('fails %j', async (check) => {
    const result = await resultOf(check, { output: ' \u200b\n', input: 'x' });
    expect([result.pass, result.score]).toEqual([false, 0]);
  });

  it('passes where it is what was asked for, and is judged like any other then', async () => {
    expect((await resultOf({ equals: '' }, '')).pass).toBe(true);
    const scorers = makeChecks([{ equals: '' }, { not_contains: 'sorry' }], {});
    expect(scorers.map(({ name }) => name)).toEqual(['equals', 'not_contains']);
    const attempt = { output: '' };
    for (const scorer of scorers)
      expect(
        await scorer.evaluate(attempt, { judge: noJudge, threshold: 1, samples: 1, repeat: 0 }),
      ).toMatchObject({ result: { pass: true } });
  });
});

describe('a check that is none', () => {
  it.each([
    [{ contians: 'x' }, 'checks[0].contians is no check (did you mean "contains"?)'],
    [{ 'not-contains': 'x' }, 'checks[0].not-contains is no check: write not_contains: x'],
    [{ 'is-json': true }, 'checks[0].is-json is no check: write json: true'],
    [{ regex: 'x' }, 'checks[0].regex is no check: write matches: x'],
    [{ playval: 1 }, 'checks[0].playval is a scorer, not a check; name it under scorers'],
    [{}, /^checks\[0\] names no check; checks are equals, contains, /],
    [[], 'checks[0] must be a check, such as contains: "36", not a list'],
    ['contains', 'checks[0] must be a check, such as contains: "36", not "contains"'],
    [
      { contains: 'a', equals: 'b' },
      'checks[0].equals stands beside contains: each check is an entry of its own',
    ],
    [{ contains: '' }, 'checks[0].contains must not be empty'],
    [{ contains: ['a'] }, /^checks\[0\]\.contains takes one text; a list belongs to contains_any/],
    [{ not_contains: [] }, 'checks[0].not_contains must not be empty'],
    [{ contains: 'a', of: 'outptu' }, /^checks\[0\]\.of begins with "outptu", which no attempt has/],
    [
      { contains: 'a', of: 'output.total' },
      'checks[0].of leads into a text; what it holds as JSON is output.json.total',
    ],
    [{ contains: 'a', extract: true }, /^checks\[0\]\.extract belongs to json, json_schema/],
    [{ contains: 'a', weigth: 1 }, 'checks[0].weigth is no check (did you mean "weight"?)'],
    [{ contains: 'a', threshold: 0 }, 'checks[0].threshold must be above 0'],
    [{ contains: 'a', name: 'b#2' }, /^checks\[0\]\.name must be one line without #/],
    [
      { contains: 'a', name: 'order-number' },
      'checks[0].name is the name of the scorer "order-number"; give the check another one',
    ],
    [{ matches: '(?=a)' }, /^checks\[0\] : The pattern uses a look-ahead/],
    [{ any_of: [{ contians: 'a' }] }, 'checks[0].any_of[0].contians is no check (did you mean "contains"?)'],
    [{ any_of: [] }, 'checks[0].any_of must not be empty'],
    [{ at: 'total' }, /^checks\[0\]\.at must be an object/],
    [{ json_schema: { type: 'objct' } }, /^checks\[0\] : The JSON Schema cannot be used: /],
    [{ json_schema: { reqired: ['a'] } }, /unknown keyword: "reqired"/],
    [{ json_schema: 'total.json' }, /^checks\[0\]\.json_schema names the file "total.json"/],
  ])('%j is refused', async (check, message) => {
    const problems = await problemsOf([check]);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toEqual(typeof message === 'string' ? message : expect.stringMatching(message));
  });

  it('does not hide what is wrong with the others', async () => {
    expect(
      await problemsOf([{ contians: 'x' }, { matches: '(' }, { contains: '' }, { contains: 'x' }]),
    ).toHaveLength(3);
  });
});

describe('names of results', () => {
  it('are the name, else the kind, numbered where they are taken', () => {
    const checks = [
      { contains: 'a' },
      { contains: 'b' },
      { not_contains: 'c' },
      { contains: 'd', name: 'total' },
      { contains: 'e', name: 'total' },
      { contains: 'f' },
    ];
    expect(makeChecks(checks, {}, ['contains#2']).map(({ name }) => name)).toEqual([
      'contains',
      'contains#3',
      'not_contains',
      'total',
      'total#2',
      'contains#4',
    ]);
  });
});
