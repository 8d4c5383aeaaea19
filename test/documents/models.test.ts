import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { namedFiles, outlivedModels } from '../../scripts/named-models.mjs';
import { DEFAULT_JUDGE_MODEL } from '../../src/models/default-model.ts';
import { CHECKED_ON } from '../../src/models/retirements.ts';
import { judgeSettings } from '../../src/schema/settings.ts';

const ROOT = join(import.meta.dirname, '../..');
const texts = () => namedFiles(ROOT).map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
const found = (text: string, day = '2026-11-22') => outlivedModels([{ path: 'README.md', text }], day);

describe('models that are named', () => {
  it('in sources, documents, settings and the starter live for 60 days and more, from the day on which the tables were checked', () => {
    expect(outlivedModels(texts(), CHECKED_ON)).toEqual([]);
  });

  it('are found where they have ended by a later day', () => {
    const later = outlivedModels(
      [...texts(), { path: 'docs/agents.md', text: 'model: gpt-5.4-nano' }],
      '2027-03-01',
    );
    expect(later).toEqual([
      'docs/agents.md:1 names gpt-5.4-nano, which ends on 2027-04-01. Its successor is gpt-5.6-luna.',
    ]);
  });

  it.each([
    ['model: gpt-4-turbo', 'gpt-4-turbo'],
    ['  "model": "gpt-4.1-mini",', 'gpt-4.1-mini'],
    ['We ask `openai/gpt-4o`.', 'gpt-4o'],
    ['gpt-4o-2024-08-06 or else', 'gpt-4o-2024-08-06'],
    ['with o3-mini, o1 and more', 'o3-mini'],
    ['claude-sonnet-4-5-20250929', 'claude-sonnet-4-5-20250929'],
    ['claude-3-5-haiku-latest', 'claude-3-5-haiku-latest'],
    ['Try gpt-5.', 'gpt-5'],
  ])('are found in %j', (text, model) => {
    expect(found(`first line\n${text}`)[0]).toMatch(`README.md:2 names ${model}, which `);
  });

  it.each([
    ['a living model', 'model: gpt-5.6-terra, claude-sonnet-5, gpt-6-luna'],
    ['an unknown one', 'model: llama3, my-gpt, gpt-99'],
    ['one that ends in more than 60 days', 'model: gpt-5.1'],
    ['a line that says that it has ended', '`gpt-4-turbo` was retired on 2026-10-23'],
    ['the table itself', '<!-- models -->\n| gpt-4o |\n<!-- /models -->'],
    ['a word that only begins so', 'o2-switch, claude-code, gpt-turbo, foo3'],
  ])('are left alone in %s', (_, text) => {
    expect(found(text)).toEqual([]);
  });

  it('stand in the line that they stand in, below a table', () => {
    expect(found('<!-- models -->\n| gpt-4o |\n<!-- /models -->\ngpt-4')[0]).toMatch(
      'README.md:4 names gpt-4,',
    );
  });
});

it('the description of judge.model names what is asked by default', () => {
  const { model } = judgeSettings.shape;
  expect(model.description).toContain(DEFAULT_JUDGE_MODEL.asked);
  expect(model.description).toContain(DEFAULT_JUDGE_MODEL.identifier);
});
