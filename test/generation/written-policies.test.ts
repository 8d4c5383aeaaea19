import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { echoes } from '../../src/generation/echo.ts';
import { generateCases } from '../../src/generation/generate.ts';
import { readPolicy } from '../../src/generation/policy-units.ts';
import { ROOT } from '../support/run-cli.ts';

/** A page for customers, who are "you", and a guide for an assistant, which is "you". */
const [gym, library] = ['gym.md', 'library.md'].map((name) => {
  const content = readFileSync(join(ROOT, 'test/support/policies', name), 'utf8');
  return { name, content, ...readPolicy([{ name, content }]) };
}) as [Read, Read];
type Read = { name: string; content: string } & ReturnType<typeof readPolicy>;

describe.each([
  ['the page for customers', gym],
  ['the guide for the assistant', library],
])('forty cases of %s', (_, { name, content }) => {
  const made = generateCases(
    { documents: [{ name, content }] },
    { num_test_cases: 40, include_edge_cases: true },
    [],
    { seed: 1 },
  );

  it('read like English, and none is passed by an agent that repeats it or nods', async () => {
    const { generated_test_cases: cases } = await made;
    expect(cases.length).toBeGreaterThan(35);
    for (const { turns } of cases) {
      for (const { input } of turns)
        expect(input.text).not.toMatch(/\bI (?:are|is|has)\b|\bme will\b|peoples\b|\.\./);
      expect(echoes(turns.map(({ input, checks = [] }) => ({ question: input.text, checks })))).toBe(false);
    }
  });

  it('test half of the rules at least, three times each at most', async () => {
    const { generated_test_cases: cases, coverage_analysis } = await made;
    const { units } = coverage_analysis as unknown as Record<'units', { covered: number; total: number }>;
    expect(units.covered / units.total).toBeGreaterThanOrEqual(0.5);
    const sources = cases.map(({ source_refs }) => (source_refs as { start: number }[])[0]?.start);
    const tables = new Set(
      content.split('\n').flatMap((line) => (line.startsWith('|') ? content.indexOf(line) : [])),
    );
    for (const start of new Set(sources))
      if (start !== undefined && !tables.has(start))
        expect(sources.filter((one) => one === start).length).toBeLessThanOrEqual(3);
  });
});

describe('several sources', () => {
  it('share the cases equally, though one is longer', async () => {
    const short = { name: 'short.md', content: gym.content.slice(0, gym.content.indexOf('## Sauna')) };
    const { generated_test_cases: cases } = await generateCases(
      { documents: [short, { name: library.name, content: library.content }] },
      { num_test_cases: 10, include_edge_cases: false },
      [],
      { seed: 1 },
    );
    const from = cases.map(({ source_refs }) => (source_refs as { document: string }[])[0]?.document);
    expect(from.filter((name) => name === 'short.md')).toHaveLength(5);
    expect(from).toHaveLength(10);
  });

  it('of more logs than are read say how many are not', async () => {
    const logs = Array.from({ length: 2_003 }, () => ({ input: 'Where is my order?', output: 'Soon.' }));
    const { coverage_analysis } = await generateCases(
      { logs },
      { num_test_cases: 2, include_edge_cases: false },
      [],
      { seed: 1 },
    );
    expect(coverage_analysis['notes']).toContain('3 logs were not read: only the first 2000 are');
  });
});
