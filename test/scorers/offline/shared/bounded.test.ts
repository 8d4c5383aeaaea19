import { describe, expect, it } from 'vitest';
import { offlineJudge } from '../../../../src/judges/offline.ts';
import type { JudgeInfo } from '../../../../src/schema/scorer-result.ts';
import { bounded, isLong } from '../../../../src/scorers/offline/shared/bounded.ts';
import { prepare } from '../../../../src/scorers/prepare.ts';
import { builtInScorers } from '../../../../src/scorers/registry.ts';

const long = 'Parcels leave the harbour on Mondays. '.repeat(30_000);
/** What any scorer needs. */
const EVERYTHING = {
  input: 'When do parcels leave?',
  expected_behavior: 'Must not mention Acme.',
  ground_truth: 'Parcels leave on Mondays.',
  role: 'You tell people about parcels.',
  domain: 'parcels',
  allowed_topics: ['parcels'],
  agent_plan: '1. Look up the parcel\n2. Tell the day',
  tool_calls: [{ name: 'get_parcel', arguments: { id: 'p1' }, result: { day: 'Monday' } }],
  available_tools: [{ name: 'get_parcel' }],
};
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
    expect(subject.output?.length).toBeLessThanOrEqual(131_073);
  });

  it('leaves short entries of a list whole and keeps their numbers', () => {
    const { subject, cut } = bounded(prepare({ context: ['Short.', '', long, long, long] }));
    expect(cut).toEqual(['context']);
    expect(subject.chunks.map(({ index }) => index)).toEqual([0, 2, 3, 4]);
    expect(subject.context?.[0]).toBe('Short.');
    expect(total(subject.context ?? [])).toBeLessThanOrEqual(262_154);
  });

  it('cuts the turns of a long conversation', () => {
    const turns = Array.from({ length: 50 }, (_, at) => ({
      role: at % 2 === 0 ? ('user' as const) : ('assistant' as const),
      content: at === 7 ? long : 'All right, on Monday then.',
    }));
    const { subject, cut } = bounded(prepare({ conversation_history: turns }));
    expect(cut).toEqual(['conversation_history']);
    expect(subject.conversation_history?.[6]).toEqual(turns[6]);
    expect(subject.conversation_history?.[7]?.content.length).toBeLessThanOrEqual(131_073);
  });

  it('is the beginning and the end of a list of very many short entries', () => {
    const entries = Array.from({ length: 50_000 }, (_, index) => `Entry ${index}.`);
    const turns = entries.map((content) => ({ role: 'user' as const, content }));
    const { subject, cut } = bounded(prepare({ context: entries, conversation_history: turns }));
    expect(cut).toEqual(['context', 'conversation_history']);
    expect(subject.chunks).toHaveLength(2000);
    expect(subject.chunks.at(-1)).toEqual({ index: 49_999, text: 'Entry 49999.' });
    expect(subject.context).toHaveLength(2000);
    expect(subject.conversation_history).toHaveLength(2000);
    expect(subject.conversation_history?.[1499]).toEqual(turns[1499]);
    expect(subject.conversation_history?.[1500]).toEqual(turns[49_500]);
  });

  it.each([
    ['long', [long, 'Short.']],
    ['many', Array.from({ length: 50_000 }, () => 'Short.')],
  ])('cuts what turns hold as their context: %s', (_, context) => {
    const turn = { role: 'assistant' as const, content: 'On Monday.' };
    const history = [turn, { ...turn, context }];
    expect(isLong({ conversation_history: history })).toBe(true);
    const { subject, cut } = bounded(prepare({ conversation_history: history }));
    expect(cut).toEqual(['conversation_history']);
    const [first, second] = subject.conversation_history ?? [];
    expect(first).toEqual(turn);
    expect(second?.content).toBe('On Monday.');
    expect(second?.context).toContain('Short.');
    expect(second?.context?.length).toBeLessThanOrEqual(1000);
    expect(total(second?.context ?? [])).toBeLessThanOrEqual(131_080);
  });

  it('names as cut what the scorer reads', () => {
    const subject = prepare({ input: long, output: long });
    expect(bounded(subject, { needs: ['output'], uses: [] }).cut).toEqual(['output']);
    expect(bounded(subject, { needs: ['tool_calls'], uses: [] }).cut).toEqual([]);
  });

  it.each(builtInScorers.filter(({ deterministic }) => !deterministic).map(({ name }) => name))(
    'is told in the warnings of a result of %s, which is sure by nothing but a fact then',
    async (name) => {
      const scorer = builtInScorers.find((one) => one.name === name);
      const outcome = await scorer?.evaluate(
        {
          ...EVERYTHING,
          output: long,
          context: [long],
          conversation_history: [{ role: 'user', content: long }],
        },
        { judge: offlineJudge(), threshold: 0.7, samples: 1, repeat: 0 },
      );
      if (outcome?.status !== 'scored') throw new Error(JSON.stringify(outcome));
      const { metadata } = outcome.result;
      // By a cut it would be medium.
      const { confidence } = metadata['judge'] as JudgeInfo; // Every result of a scorer has one.
      expect(confidence).not.toBe('medium');
      const reads = [...(scorer?.needs.flat() ?? []), ...(scorer?.uses ?? [])];
      const cut = ['output', 'context', 'conversation_history'].filter((field) =>
        reads.some((one) => one === field),
      );
      expect(metadata['warnings']).toEqual(expect.arrayContaining(cut.map((field) => `${field}_cut`)));
    },
  );
});
