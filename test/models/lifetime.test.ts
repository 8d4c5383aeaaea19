import { describe, expect, it } from 'vitest';
import { ENDS, LISTED } from '../../src/models/catalogue-data.ts';
import { DEFAULT_JUDGE_MODEL } from '../../src/models/default-model.ts';
import { endsWithin, hasEnded, lifetimeOf } from '../../src/models/lifetime.ts';
import { endWords, goneHint, modelNotes } from '../../src/models/model-words.ts';
import { priceOf } from '../../src/models/prices.ts';
import { CHECKED_ON, ENDED, SUCCESSORS } from '../../src/models/retirements.ts';

const at = (day: string) => Date.parse(`${day}T12:00:00Z`);

describe('the lifetime of a model', () => {
  it.each([
    ['gpt-4-turbo', '2026-10-23', 'gpt-5.6-sol'],
    ['gpt-4-turbo-2024-04-09', '2026-10-23', 'gpt-5.6-sol'],
    ['openai/gpt-4-turbo', '2026-10-23', 'gpt-5.6-sol'],
    ['gpt-5', '2026-12-11', 'gpt-5.6-sol'],
    ['gpt-5-mini', '2026-12-11', 'gpt-5.6-terra'],
    ['gpt-4o', '2027-01-14', 'gpt-6-luna'],
    ['gpt-4o-2024-05-13', '2026-10-23', 'gpt-5.6-sol'],
    ['gpt-4.1-mini', '2027-01-14', 'gpt-6-luna'],
    ['gpt-5.4-nano', '2027-04-01', 'gpt-5.6-luna'],
    ['claude-sonnet-4-5', '2026-11-30', 'claude-sonnet-5'],
    ['claude-sonnet-4-20250514', '2026-06-15', 'claude-sonnet-5'],
    ['claude-opus-4-1-20250805', '2026-08-05', 'claude-opus-4-8'],
    ['claude-3-5-sonnet-latest', '2025-10-28', 'claude-sonnet-5'],
  ])('%s ends on %s, and %s follows it', (model, ends, successor) => {
    expect(lifetimeOf(model)).toMatchObject({ ends });
    expect(lifetimeOf(model)?.successors[0]).toBe(successor);
  });

  it.each(['gpt-5.6-terra', 'gpt-6.1-sol', 'claude-sonnet-5', 'claude-haiku-4-5-20251001'])(
    '%s lives, and no end of it is announced',
    (model) => {
      expect(lifetimeOf(model)).toEqual({ ends: null, successors: [] });
    },
  );

  it.each(['llama3', 'my-deployment', '', 'toString', 'gpt-9', 'gemini-3-pro'])(
    'of %j is unknown',
    (model) => {
      expect(lifetimeOf(model)).toBe(undefined);
      expect(hasEnded(model, at('2099-01-01'))).toBe(false);
    },
  );

  it('ends with the beginning of its last day', () => {
    expect(hasEnded('gpt-5', at('2026-12-10'))).toBe(false);
    expect(hasEnded('gpt-5', at('2026-12-11'))).toBe(true);
    expect(endsWithin('gpt-5', at('2026-10-12'), 60)).toBe(true);
    expect(endsWithin('gpt-5', at('2026-10-11'), 60)).toBe(false);
  });
});

describe('what follows a model', () => {
  const successors = [...new Set(Object.values(SUCCESSORS).flat())];
  it.each(successors)('%s lives on the day on which the table was checked, and has a price', (model) => {
    expect(lifetimeOf(model)).toEqual({ ends: null, successors: [] });
    expect(priceOf(model)).not.toBe(null);
  });

  it('is known for every model whose end the catalogue knows', () => {
    const ended = [...Object.keys(ENDS.openai), ...Object.keys(ENDS.anthropic), ...Object.keys(ENDED)];
    const without = ended.filter((model) => lifetimeOf(model)?.successors.length === 0);
    expect(without).toEqual(['chatgpt-4o-latest', 'o1-preview'].filter((one) => without.includes(one)));
  });

  it('names no model both as living and as ended', () => {
    const listed: readonly string[] = [...LISTED.openai, ...LISTED.anthropic];
    expect(Object.keys(ENDED).filter((model) => listed.includes(model))).toEqual([]);
  });
});

describe('the default of the judge', () => {
  const { identifier, asked } = DEFAULT_JUDGE_MODEL;

  it('is the identifier of the interface, and one of the models that follow it', () => {
    expect(identifier).toBe('gpt-4-turbo');
    expect(lifetimeOf(identifier)?.successors).toContain(asked);
  });

  it('asks a model that lives and costs less than the one that it follows', () => {
    expect(endsWithin(asked, at(CHECKED_ON), 365)).toBe(false);
    expect(priceOf(asked)!.input).toBeLessThan(priceOf(identifier)!.input);
    expect(priceOf(asked)!.output).toBeLessThan(priceOf(identifier)!.output);
  });
});

describe('what is said of a model', () => {
  it.each([
    ['gpt-4-turbo', 'was retired on 2026-10-23'],
    ['gpt-4o', 'ends on 2027-01-14'],
    ['gpt-5.6-terra', undefined],
    ['llama3', undefined],
  ])('%s %s', (model, words) => {
    expect(endWords(model, at('2026-11-22'))).toBe(words);
  });

  it('names the successor where there is one, and the pages of the providers where none is known', () => {
    expect(goneHint('gpt-4-turbo', at('2026-11-22'))).toBe(
      'gpt-4-turbo was retired on 2026-10-23. Its successor is gpt-5.6-sol; smaller: gpt-5.6-terra, gpt-5.6-luna. Name it there.',
    );
    expect(goneHint('gpt-4-turbo', at('2026-11-22'), 'as judge.model')).toMatch(/Name it as judge\.model\.$/);
    expect(goneHint('llama3', at('2026-11-22'), 'as judge.model')).toContain(
      'that is served, as judge.model;',
    );
    expect(goneHint('llama3', at('2026-11-22'))).toContain(
      'https://developers.openai.com/api/docs/deprecations',
    );
  });

  it('warns of a named model that has ended or ends soon, and of no other', () => {
    const notes = (model: string, named?: string) =>
      modelNotes({
        what: `The judge model ${model}`,
        model,
        nowMs: at('2026-11-22'),
        ...(named && { named }),
      });
    expect(notes('gpt-4-turbo', 'judge.model in assay.yaml')).toEqual([
      'The judge model gpt-4-turbo, named by judge.model in assay.yaml, was retired on 2026-10-23; it is asked all the same, for a deployment or another server may have it under this name. Its successor is gpt-5.6-sol; smaller: gpt-5.6-terra, gpt-5.6-luna.',
    ]);
    expect(notes('gpt-4o', 'x')[0]).toContain('ends on 2027-01-14');
    expect(notes('gpt-5.1', 'x')).toEqual([]);
    expect(notes('llama3', 'x')).toEqual([]);
    expect(notes('gpt-4-turbo')).toEqual([]);
  });

  it('says how to give a price that is unknown', () => {
    const [note] = modelNotes({
      ...{ what: 'The judge model m', model: 'm', nowMs: 0, bound: { input: 30, output: 180 } },
    });
    expect(note).toContain('$30 and $180 per million tokens');
    expect(note).toContain('judge.prices: { "m": { input: …, output: … } }');
  });
});
