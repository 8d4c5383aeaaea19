import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePlan } from '../../../src/scorers/formulas/parse-plan.ts';

describe('parsePlan', () => {
  it.each<[string, string, string[]]>([
    ['a JSON list of texts', '["Search flights", "Book one"]', ['Search flights', 'Book one']],
    [
      'a JSON list of objects',
      '[{"step": 1, "action": "Search"}, {"description": "Book"}, {"title": "Report"}]',
      ['Search', 'Book', 'Report'],
    ],
    ['an object with steps', '{"steps": [{"name": "Search"}, "Book"]}', ['Search', 'Book']],
    ['an object with a plan as text', '{"plan": "1. Search\\n2. Book"}', ['Search', 'Book']],
    ['JSON in a fence', '```json\n["Search", "Book"]\n```', ['Search', 'Book']],
    ['numbers with full stops', '1. Search\n2. Book', ['Search', 'Book']],
    ['numbers with brackets', '(1) Search\n(2) Book', ['Search', 'Book']],
    ['named steps', 'Step 1: Search\nStep 2: Book', ['Search', 'Book']],
    ['bullets', '- Search\n* Book\n\u2022 Report', ['Search', 'Book', 'Report']],
    ['bold numbers', '**1. Search**\n2. **Book** it', ['Search', 'Book it']],
    ['continuation lines', '1. Search the\n   best flight\n2. Book', ['Search the best flight', 'Book']],
    ['details below a step', '1. Search\n   - by date\n2. Book', ['Search; by date', 'Book']],
    [
      'steps below headings',
      '1. Research:\n   - Look up\n   - Read\n2. Writing:\n   - Draft',
      ['Look up', 'Read', 'Draft'],
    ],
    ['blank lines between steps', '1) Search\n\n2) Book', ['Search', 'Book']],
    ['words around a list', 'Here is the plan:\n1. Search\n2. Book\n\nThat is all.', ['Search', 'Book']],
    [
      'orders before a list',
      'Check the stock.\n- Ship it\n- Tell the customer',
      ['Check the stock.', 'Ship it', 'Tell the customer'],
    ],
    [
      'a list repeated in short',
      '1. Search: by date\n2. Book. It is cheap.\n\nIn short:\n1. Search\n2. Book',
      ['Search: by date', 'Book. It is cheap.'],
    ],
    ['arrows', 'Search \u2192 Book -> Report', ['Search', 'Book', 'Report']],
    [
      'sentences',
      'Search the flights. Book the cheapest one.',
      ['Search the flights.', 'Book the cheapest one.'],
    ],
    [
      '", then" and semicolons',
      'Find the order, then refund it; write to the customer.',
      ['Find the order', 'refund it', 'write to the customer.'],
    ],
    [
      'a decimal number at the start',
      '2.5 kg of flour go in. Then bake.',
      ['2.5 kg of flour go in.', 'Then bake.'],
    ],
    ['a single step', 'Answer the question', ['Answer the question']],
    ['a list that is no plan', '[{"cost": 3}]', []],
    ['broken JSON', '["Search', ['["Search']],
    ['only a heading', 'Steps:', []],
    ['only signs', '- ---\n...', []],
    ['other scripts', '1. 検索する\n2. 予約する', ['検索する', '予約する']],
  ])('reads %s', (_, text, steps) => {
    expect(parsePlan(text)).toEqual(steps);
  });

  it('keeps at most a hundred steps and reads long plans in linear time', () => {
    const long = Array.from({ length: 5_000 }, (_, index) => `${index + 1}. Do part ${index} of it`).join(
      '\n',
    );
    expect(parsePlan(long)).toHaveLength(100);
    expect(parsePlan('a '.repeat(60_000)).length).toBeLessThanOrEqual(1);
  });

  it('gives clean steps for any text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300, unit: 'grapheme' }), (text) => {
        for (const step of parsePlan(text)) {
          expect(step).toBe(step.trim());
          expect(step).not.toMatch(/[\n\r]/);
          expect(step).toMatch(/[\p{L}\p{N}]/u);
        }
        expect(parsePlan(text)).toEqual(parsePlan(text));
      }),
    );
  });
});
