import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everyNumberKeepsItsDigits } from '../../src/checks/whole-numbers.ts';
import { resultOf } from '../support/judged-checks.ts';

const RUNS = { numRuns: 200 };
const letters = fc.string({
  unit: fc.constantFrom('a', 'b', 'A', 'é', ' ', '\n', '1', '"', '{', '}'),
  maxLength: 12,
});
const text = letters.filter((one) => one !== '');
/** An answer with something in it: an empty one fails whatever is asked. */
const answer = letters.filter((one) => one.trim() !== '');
const literal = text.map((one) => one.replace(/[{}"]/g, '.'));

/** Checks that have a negation, and can be decided of any answer. */
const plain = fc.oneof(
  fc.record({ equals: text }),
  fc.record({ contains: text }),
  fc.record({ icontains: text }),
  fc.record({ contains_any: fc.array(text, { minLength: 1, maxLength: 3 }) }),
  fc.record({ contains_all: fc.array(text, { minLength: 1, maxLength: 3 }) }),
  fc.record({ starts_with: text }),
  fc.record({ ends_with: text }),
  fc.record({ matches: literal }),
  fc.constant({ json: true }),
  fc.constant({ json: true, extract: true }),
  fc.constant({ json_schema: { type: 'object' } }),
);
const weighted = fc
  .tuple(plain, fc.boolean(), fc.integer({ min: 1, max: 5 }))
  .map(([check, negated, weight]) => ({ ...(negated ? negatedOf(check) : check), weight }));
const group = fc
  .tuple(fc.constantFrom('any_of', 'all_of'), fc.array(weighted, { minLength: 1, maxLength: 4 }))
  .map(([kind, members]) => ({ [kind]: members }));

function negatedOf(check: Record<string, unknown>): Record<string, unknown> {
  const [[kind, value] = [], ...marks] = Object.entries(check);
  return { [`not_${kind}`]: value, ...Object.fromEntries(marks) };
}

describe('checks', () => {
  it('pass exactly where their negations fail, groups included', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(plain, group), answer, async (check, output) => {
        const [one, other] = [await resultOf(check, output), await resultOf(negatedOf(check), output)];
        expect(other.pass).toBe(!one.pass);
        expect(other.score + one.score).toBeCloseTo(1, 3);
      }),
      RUNS,
    );
  });

  it('of a negated list pass exactly where each of it passes negated', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('contains', 'icontains', 'starts_with', 'ends_with'),
        fc.array(text, { minLength: 1, maxLength: 4 }),
        answer,
        async (kind, values, output) => {
          const each = await Promise.all(values.map((value) => resultOf({ [`not_${kind}`]: value }, output)));
          const list = await resultOf({ [`not_${kind}`]: values }, output);
          expect(list.pass).toBe(each.every(({ pass }) => pass));
        },
      ),
      RUNS,
    );
  });

  it('of a group give the same pass and score in any order', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('any_of', 'all_of'),
        fc.array(weighted, { minLength: 1, maxLength: 5 }),
        fc.option(fc.constantFrom(0.25, 0.5, 1), { nil: undefined }),
        answer,
        async (kind, members, threshold, output) => {
          const marks = threshold === undefined ? {} : { threshold };
          const asked = async (list: unknown[]) => {
            const { pass, score } = await resultOf({ [kind]: list, ...marks }, output);
            return { pass, score };
          };
          const forwards = await asked(members);
          expect(await asked(members.toReversed())).toEqual(forwards);
          expect(await asked([...members.slice(1), ...members.slice(0, 1)])).toEqual(forwards);
        },
      ),
      RUNS,
    );
  });

  it('agree with what the language does on texts that have one form', async () => {
    const ascii = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(
        ascii,
        fc.string({ unit: fc.constantFrom('a', 'b'), minLength: 1, maxLength: 6 }),
        async (output, needle) => {
          expect((await resultOf({ contains: needle }, output)).pass).toBe(output.includes(needle));
          expect((await resultOf({ starts_with: needle }, output)).pass).toBe(output.startsWith(needle));
          expect((await resultOf({ ends_with: needle }, output)).pass).toBe(output.endsWith(needle));
          expect((await resultOf({ equals: needle }, output)).pass).toBe(output === needle);
        },
      ),
      RUNS,
    );
  });

  it('find the JSON that stands in any prose', async () => {
    const prose = fc.string({ unit: fc.constantFrom('a', ' ', '\n', '.', ':', '"', ')'), maxLength: 20 });
    const value = fc
      .oneof(fc.dictionary(fc.string(), fc.jsonValue()), fc.array(fc.jsonValue()))
      .map((one) => JSON.parse(JSON.stringify(one)))
      .filter(everyNumberKeepsItsDigits);
    await fc.assert(
      fc.asyncProperty(prose, value, prose, async (before, json, after) => {
        const output = `${before}${JSON.stringify(json)}${after}`;
        const { pass, reasoning } = await resultOf(
          { at: 'x', equals: json, extract: true, of: 'output' },
          `${before}{"x":${JSON.stringify(json)}}${after}`,
        );
        expect(pass, reasoning).toBe(true);
        expect((await resultOf({ json: { extract: true } }, output)).pass).toBe(true);
      }),
      RUNS,
    );
  });
});
