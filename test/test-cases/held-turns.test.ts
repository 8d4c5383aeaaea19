import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TestCase } from '../../src/schema/test-case.ts';
import type { Turn } from '../../src/schema/turn.ts';
import { heldTurns } from '../../src/test-cases/held-turns.ts';
import { AGENT, load } from '../support/evals-folder.ts';

const caseOf = (turns: readonly unknown[], id = 'c'): TestCase => ({
  ...{ name: 'Case', type: 'single', tags: ['a'], id, agent_id: 'shop' },
  turns: turns as Turn[],
  created_at: '2026-01-01T00:00:00.000Z',
});

describe('a case whose turns are held as bytes', () => {
  it('is the case in every way of looking at it', () => {
    const turn = fc.record({
      input: fc.record({ text: fc.string({ unit: 'binary' }) }),
      more: fc.jsonValue(),
    });
    const { hold } = heldTurns();
    fc.assert(
      fc.property(fc.array(fc.array(turn, { minLength: 1 }), { minLength: 1 }), (cases) => {
        const written = cases.map((turns) => caseOf(JSON.parse(JSON.stringify(turns))));
        const held = written.map(hold);
        for (const [at, one] of written.entries()) {
          expect({ ...held[at] }).toEqual(one);
          expect(JSON.stringify(held[at])).toBe(JSON.stringify(one));
          expect(structuredClone(held[at])).toEqual(one);
          expect(held[at]?.turns).toEqual(one.turns);
        }
      }),
    );
  });

  it('may be longer than the room that is taken at once, with others around it', () => {
    const { hold } = heldTurns();
    const texts = [10, 300_000, 200_000, 100_000, 1, 256 * 1024].map((length) => 'é'.repeat(length));
    const held = texts.map((text) => hold(caseOf([{ input: { text } }])));
    for (const [at, text] of texts.entries()) expect(held[at]?.turns[0]?.input.text === text).toBe(true);
    expect(held[0]?.turns).toBe(held[0]?.turns);
  });

  it('comes from JSONL and CSV, and has the hash of the same case in YAML', async () => {
    const turn = { input: 'Where is it?', expected_behavior: 'Says where.' };
    const cases = async (file: string, text: string) => {
      const { evals, problems } = await load({ 'evals/agents/shop.yaml': AGENT, [file]: text });
      expect(problems).toEqual([]);
      return evals.cases;
    };
    const [[inYaml], [inJsonl], [inCsv]] = await Promise.all([
      cases('evals/test-cases/a.yaml', `id: a\nname: A\nturns: [${JSON.stringify(turn)}]\n`),
      cases('evals/test-cases/a.jsonl', JSON.stringify({ id: 'a', name: 'A', turns: [turn] })),
      cases(
        'evals/test-cases/a.csv',
        `id,name,input,expected_behavior\na,A,${turn.input},${turn.expected_behavior}\n`,
      ),
    ]);
    expect(inYaml?.case).toMatchObject({ id: 'a', turns: [{ input: { text: turn.input } }] });
    for (const one of [inJsonl, inCsv]) {
      expect(one?.case).toEqual(inYaml?.case);
      expect(one?.hash).toBe(inYaml?.hash);
      expect(Object.getOwnPropertyDescriptor(one?.case, 'turns')?.value).toBeUndefined();
    }
  });
});
