import { describe, expect, it } from 'vitest';
import { cpuTime } from '../support/cpu-time.ts';
import { resultOf } from '../support/judged-checks.ts';

const NEEDLE = 'a'.repeat(5000);
const CHECKS: Record<string, unknown>[] = [
  { contains: `b${NEEDLE}` },
  { contains: `${NEEDLE}b` },
  { icontains: `${NEEDLE}z` },
  { contains_all: ['a', '[', 'zz'] },
  { contains_any: Array.from({ length: 300 }, (_, index) => `needle ${index}`) },
  { starts_with: NEEDLE },
  { ends_with: `b${NEEDLE}` },
  { equals: NEEDLE },
  { matches: 'a+z' },
  { json: true },
  { json: { extract: true } },
  { json_schema: { type: 'array', uniqueItems: true }, extract: true },
  { at: 'a.b', equals: 1 },
  { any_of: [{ contains: 'zz' }, { not_contains: 'yy' }] },
  { similar: { to: NEEDLE, min: 0.5 } },
  { similar: { to: `${NEEDLE.slice(0, 1000)} a b`, min: 0.00001 } },
  { similar: { to: 'a [ größe "a"', min: 0.5, by: 'rouge_l' } },
  { similar: { to: 'a [ größe "a"', min: 0.5, by: 'bleu' } },
  { length: { max: 10 } },
  { length: { max: 10, unit: 'words' } },
  { length: { max: 10, unit: 'sentences' } },
];
/** What makes naive searches and parsers slow. */
const OUTPUTS: [string, (size: number) => string][] = [
  ['one letter', (size) => 'a'.repeat(size)],
  ['words beyond ASCII', (size) => 'größe αβγ '.repeat(size / 10)],
  ['brackets that nobody closes', (size) => '['.repeat(size)],
  ['objects that nobody closes', (size) => '{"a":'.repeat(size / 5)],
  ['a long list', (size) => `[${'{"a":[1,2]},'.repeat(size / 12)}1]`],
  ['quotes and brackets', (size) => '["['.repeat(size / 3)],
  ['empty fences', (size) => '```\n'.repeat(size / 4)],
];

describe.each(OUTPUTS)('an output of %s', (_, outputOf) => {
  it('is judged in time that grows with it, and in words that do not', async () => {
    const output = outputOf(1_000_000);
    const began = cpuTime();
    for (const check of CHECKS) {
      const { reasoning, metadata } = await resultOf(check, output);
      expect(reasoning.length).toBeLessThanOrEqual(800);
      expect(JSON.stringify(metadata).length).toBeLessThan(10_000);
    }
    // What is quadratic takes minutes; this takes a second or two where nothing else runs.
    expect(cpuTime() - began).toBeLessThan(20_000);
  });
});

it('10 MB are judged as well', async () => {
  const output = `${'The total is 35. '.repeat(600_000)}`;
  const began = cpuTime();
  expect((await resultOf({ contains: 'The total is 36' }, output)).reasoning).toContain('The total is 3⟦5⟧');
  expect((await resultOf({ not_contains: ['maybe', 'I think'] }, output)).pass).toBe(true);
  expect((await resultOf({ not_json: true }, output)).pass).toBe(true);
  for (const by of ['levenshtein', 'rouge_l', 'bleu'])
    expect((await resultOf({ similar: { to: 'The total is 35.', min: 0.1, by } }, output)).pass).toBe(false);
  expect((await resultOf({ length: { min: 600_000, max: 600_000, unit: 'sentences' } }, output)).pass).toBe(
    true,
  );
  expect(cpuTime() - began).toBeLessThan(20_000);
});
