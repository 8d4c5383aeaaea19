import { describe, expect, it } from 'vitest';
import { offlineJudge } from '../../../../src/judges/offline.ts';
import { bounded } from '../../../../src/scorers/offline/shared/bounded.ts';
import { prepare } from '../../../../src/scorers/prepare.ts';
import { builtInScorers } from '../../../../src/scorers/registry.ts';

const long = 'Parcels leave the harbour on Mondays. '.repeat(30_000);
const total = (texts: readonly string[]) => texts.reduce((sum, text) => sum + text.length, 0);

describe('what the rules read of a subject', () => {
  it('is the subject itself where every text is of ordinary length', () => {
    const subject = prepare({ input: 'When?', output: 'On Mondays.', context: ['On Mondays.'] });
    const result = bounded(subject);
    expect(result).toEqual({ subject, cut: [] });
    expect(result.subject).toBe(subject);
  });

  it('is the beginning and the end of a long text, and its name is told', () => {
    const { subject, cut } = bounded(prepare({ input: 'When?', output: `First. ${long}Last.` }));
    expect(cut).toEqual(['output']);
    expect(subject.output).toMatch(/^First\..*Last\.$/s);
    expect(subject.output?.length).toBeLessThanOrEqual(200_001);
  });

  it('leaves short entries of a list whole and keeps their numbers', () => {
    const { subject, cut } = bounded(prepare({ context: ['Short.', '', long, long, long] }));
    expect(cut).toEqual(['context']);
    expect(subject.chunks.map(({ index }) => index)).toEqual([0, 2, 3, 4]);
    expect(subject.context?.[0]).toBe('Short.');
    expect(total(subject.context ?? [])).toBeLessThanOrEqual(400_010);
  });

  it('cuts the turns of a long conversation', () => {
    const turns = Array.from({ length: 50 }, (_, at) => ({
      role: at % 2 === 0 ? ('user' as const) : ('assistant' as const),
      content: at === 7 ? long : 'All right, on Monday then.',
    }));
    const { subject, cut } = bounded(prepare({ conversation_history: turns }));
    expect(cut).toEqual(['conversation_history']);
    expect(subject.conversation_history?.[6]).toEqual(turns[6]);
    expect(subject.conversation_history?.[7]?.content.length).toBeLessThanOrEqual(200_001);
  });

  it('is told in the warnings of a result, which is not sure then', async () => {
    const playval = builtInScorers.find(({ name }) => name === 'playval');
    const outcome = await playval?.evaluate(
      { output: long, expected_behavior: 'Must not mention Acme.' },
      { judge: offlineJudge(), threshold: 0.7, samples: 1, repeat: 0 },
    );
    expect(outcome).toMatchObject({
      status: 'scored',
      result: { metadata: { warnings: ['output_cut'], judge: { confidence: 'low' } } },
    });
  });
});
