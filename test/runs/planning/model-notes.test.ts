import { describe, expect, it } from 'vitest';
import { runModelNotes } from '../../../src/runs/planning/model-notes.ts';
import type { PlannedCase } from '../../../src/runs/planning/plan.ts';
import { settings } from '../../../src/schema/settings.ts';

const NOW = Date.UTC(2026, 10, 22);

/** A case of an agent, judged by scorers with models of their own. Border: what the notes read of it, and no more. */
function planned(given: {
  provider?: string;
  model?: string;
  override?: string;
  scorers?: (string | undefined)[];
  skip?: string;
}): PlannedCase {
  const { provider = 'openai', model, override, scorers = [], skip } = given;
  return {
    description: { id: 'c', skip },
    agent: { agent: { id: 'bot', provider, invocation: { model } } },
    overrides: override === undefined ? undefined : { model: override },
    scorers: [scorers.map((own, index) => ({ scorer: { name: `s${index}`, model: own } }))],
  } as unknown as PlannedCase;
}
const judge = { mode: 'llm', notes: ['of the judge'], priceBound: { input: 30, output: 180 } } as const;
const notesOf = (cases: PlannedCase[], over: Partial<Parameters<typeof runModelNotes>[1]> = {}) =>
  runModelNotes(cases, { judge, settings: settings.parse({}), nowMs: NOW, ...over });

describe('what a run says of the models that it names', () => {
  it('begins with the judge and says everything once', () => {
    const ending = planned({ model: 'gpt-4o' });
    expect(notesOf([ending, ending])).toEqual([
      'of the judge',
      expect.stringMatching(
        /^The model gpt-4o of the agent bot, named by invocation\.model, ends on 2027-01-14;/,
      ),
    ]);
  });

  it.each<[string, PlannedCase]>([
    ['a living model', planned({ model: 'gpt-5.6-terra' })],
    ['a model that nobody knows', planned({ model: 'mine' })],
    ['an agent that asks no provider by name', planned({ provider: 'custom', model: 'gpt-4' })],
    ['a case that is not played', planned({ model: 'gpt-4', skip: 'later' })],
    ['scorers without a model of their own', planned({ scorers: [undefined] })],
  ])('is silent about %s', (_, one) => {
    expect(notesOf([one])).toEqual(['of the judge']);
  });

  it('names the variant where that names the model', () => {
    expect(notesOf([planned({ model: 'gpt-5.6-terra', override: 'gpt-5' })])[1]).toMatch(
      /named by the variant, ends on 2026-12-11/,
    );
  });

  it('speaks of the models of scorers: their end, and their price under a ceiling', () => {
    const [, end, price] = notesOf([planned({ scorers: ['gpt-4', 'mine'] })]);
    expect(end).toMatch(
      /^The model gpt-4 of the scorer s0, named by config\.model, was retired on 2026-10-23/,
    );
    expect(price).toContain('The price of the model mine is unknown');
  });

  it('asks for no price without a ceiling, and for nothing where no model judges', () => {
    const cases = [planned({ scorers: ['gpt-4', 'mine'] })];
    const free = { mode: 'llm', notes: [] } as const;
    expect(notesOf(cases, { judge: free })).toHaveLength(1);
    expect(notesOf(cases, { judge: { mode: 'offline' } })).toEqual([]);
  });
});
