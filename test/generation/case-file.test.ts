import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caseFile, generatedFile, slugOf } from '../../src/generation/case-file.ts';
import { generateCases } from '../../src/generation/generate.ts';
import { AGENT, load } from '../support/evals-folder.ts';
import { POLICY } from './sample-policy.ts';

const SETTINGS = { 'evals/agents/shop.yaml': AGENT };

describe('written cases', () => {
  it('are accepted by the loader of the evals folder and say what they said', async () => {
    const { generated_test_cases: cases } = await generateCases(
      { documents: [{ name: 'policy.md', content: POLICY }] },
      { num_test_cases: 30, include_edge_cases: true },
      [],
      { seed: 2 },
    );
    const files: Record<string, string> = { ...SETTINGS };
    for (const one of cases) {
      const { name, content } = generatedFile(one, 'shop');
      files[`evals/test-cases/${name}`] = await caseFile(content);
    }
    expect(cases.length).toBeGreaterThan(15);
    expect(Object.keys(files)).toHaveLength(cases.length + 1);
    const { evals, problems } = await load(files, { mode: 'validate' });
    expect(problems).toEqual([]);
    const loaded = evals.cases.map((one) => one.case.turns);
    expect(loaded).toHaveLength(cases.length);
    for (const one of cases) expect(loaded).toContainEqual(one.turns);
  });

  it('say where the model did not confirm them', () => {
    const one = { name: 'n', turns: [{ input: { text: 'q' } }], difficulty: 'easy' as const, rationale: 'r' };
    const provenance = (more: object) => generatedFile({ ...one, ...more }, 'shop').content.provenance;
    expect(provenance({ confirmed: false })).toContain('Not confirmed by the model, which ended early.');
    expect(provenance({})).toEqual(['Generated (easy). r']);
  });

  it('bring any text back as it was (law)', async () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom(
        '- a: b',
        '"',
        "'",
        '# no comment',
        'a: &x *x',
        '---',
        '...',
        '{{x}}',
        '${HOME}',
        '|',
        '>-\n x',
        'yes',
        'null',
        '1e3',
        '!!js/function',
        '\u0000',
        '\u2028',
        '  leading',
        'trailing  ',
        '\ttab',
        'line\nline\n\n',
      ),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(hostile, { minLength: 1, maxLength: 4 }), hostile, async (inputs, rest) => {
        const turns = inputs.map((text) => ({ input: { text }, expected_behavior: `x${rest}` }));
        const text = await caseFile({
          name: 'n',
          agent_id: 'shop',
          tags: [],
          turns,
          provenance: [`from ${rest}\nname: broken`],
        });
        const { evals, problems } = await load({ ...SETTINGS, 'evals/test-cases/one.yaml': text });
        expect(problems).toEqual([]);
        expect(evals.cases[0]?.case.turns).toEqual(turns);
      }),
      { numRuns: 100 },
    );
  });

  it.each([
    ['Can I return it?', 'can-i-return-it'],
    ['../../etc/passwd', 'etc-passwd'],
    ['שלום', 'case'],
    ['Été à Paris', 'ete-a-paris'],
  ])('"%s" is the file %s', (text, slug) => {
    expect(slugOf(text)).toBe(slug);
  });
});
