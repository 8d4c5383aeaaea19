import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { antonymConflict } from '../../../src/text/language/antonym-conflict.ts';
import { judgeClaim } from '../../../src/text/language/contradiction.ts';
import { entities } from '../../../src/text/language/entities.ts';
import { indexText } from '../../../src/text/language/indexed-text.ts';
import { isNegated } from '../../../src/text/language/negation.ts';

const guide = indexText(
  "The Eiffel Tower is 330 metres tall. It was completed in 1889 for the World's Fair in Paris. The tower receives about 6.2 million visitors a year. Refunds are available within 30 days of purchase. Orders above $50 ship for free.",
);
const other = indexText([
  'The film was directed by Greta Lindholm and opened in Oslo on March 5, 2021.',
  'The museum is open on Mondays and closed on Tuesdays. Sales increased by 12% in the second quarter.',
  'The Northern Trade Council approved the merger. Members must not share their password with colleagues.',
]);

describe('judgeClaim', () => {
  it.each([
    ['The Eiffel Tower was completed in 1889.', 'supported'],
    ['The Eiffel Tower was completed in 1899.', 'contradicted'],
    ['The Eiffel Tower was not completed in 1889.', 'contradicted'],
    ['The tower receives 6,200,000 visitors a year.', 'supported'],
    ['You can get a refund within 30 days of purchase.', 'supported'],
    ['You can get a refund within 60 days of purchase.', 'contradicted'],
    ['Refunds are not available within 30 days of purchase.', 'contradicted'],
    ['Orders above $50 ship for free.', 'supported'],
    ['The tower is repainted regularly by a crew of painters.', 'not_found'],
    ['Your cat would love the new blue sofa.', 'not_found'],
    // Synonyms and the rounding rule carry it over the line.
    ['About 6 million people visit the tower each year.', 'supported'],
  ])('says of %j: %s (metrics.md 12.5)', (claim, verdict) => {
    expect(judgeClaim(claim, guide).verdict).toBe(verdict);
  });

  it.each([
    ['The film was directed by Marta Olsen and opened in Oslo.', 'contradicted', /Marta Olsen/],
    ['The film was directed by Greta Lindholm.', 'supported', /says this/],
    ['The film opened in Oslo on March 8, 2021.', 'contradicted', /March 8, 2021/],
    ['The film opened in Oslo on 2021-03-05.', 'supported', /says this/],
    ['The film opened in Oslo in March 2021.', 'supported', /says this/],
    ['Sales decreased by 12% in the second quarter.', 'contradicted', /decreased/],
    ['Sales increased by 15% in the second quarter.', 'contradicted', /15%/],
    ['The NTC approved the merger.', 'supported', /says this/],
    ['Members must share their password with colleagues.', 'contradicted', /not/],
    ['The merger was approved by the Northern Trade Council with 45 votes.', 'not_found', /45/],
    ['Zanzibar approved the merger and Harbin Holdings paid for it.', 'not_found', /Harbin/],
  ])('says of %j: %s', (claim, verdict, reason) => {
    const judged = judgeClaim(claim, other);
    expect(judged.verdict).toBe(verdict);
    expect(judged.reason).toMatch(reason);
  });

  it('shows the evidence and where it stands', () => {
    expect(judgeClaim('Sales increased by 12% in the second quarter.', other)).toMatchObject({
      evidence: 'Sales increased by 12% in the second quarter.',
      sentence: 2,
      chunk: 1,
    });
    expect(judgeClaim('Anything', indexText(''))).toMatchObject({
      verdict: 'not_found',
      p: 0,
      evidence: '',
      sentence: null,
      chunk: null,
    });
  });

  it('follows the threshold', () => {
    const claim = 'You can get a refund within 30 days of purchase.';
    expect(judgeClaim(claim, guide, { threshold: 0.9 }).verdict).toBe('not_found');
    expect(judgeClaim(claim, guide, { threshold: 0.3 }).verdict).toBe('supported');
  });

  it('says supported exactly when p is at least one half, for any text', () => {
    const word = fc.constantFrom(
      'refund',
      'tower',
      'not',
      '30',
      '60',
      'days',
      'Paris',
      'Rome',
      'in',
      'open',
      'closed',
      '1889',
      '%',
      '.',
      'About',
      '$50',
    );
    const prose = fc.array(word, { maxLength: 12 }).map((parts) => parts.join(' '));
    fc.assert(
      fc.property(
        fc.oneof(prose, fc.string({ unit: 'binary' })),
        fc.oneof(prose, fc.string({ unit: 'binary' })),
        (claim, source) => {
          const judged = judgeClaim(claim, indexText(source));
          expect(judged.verdict === 'supported').toBe(judged.p >= 0.5);
          expect(judged.p).toBeGreaterThanOrEqual(0);
          expect(judged.p).toBeLessThanOrEqual(1);
          expect(judgeClaim(claim, indexText(source))).toEqual(judged);
        },
      ),
    );
  });
});

describe('negation', () => {
  it.each([
    ['It is not open.', true],
    ["It isn't open.", true],
    ['Nobody came without a ticket.', false],
    ['It is not only cheap but fast.', false],
    ['Neither the bus nor the train runs.', true],
    ['The card fails to load.', true],
    ['It is open.', false],
    ['No, it is open.', false],
    ['No, it is not open.', true],
    ['No shop is open.', true],
  ])('%j is negated: %s', (text, expected) => {
    expect(isNegated(text)).toBe(expected);
  });

  it('does not count a "not" about another part of the sentence', () => {
    const source = indexText(
      'The bank would not say how many staff it lost, but the branch in Leeds stays open all week.',
    );
    expect(judgeClaim('The branch in Leeds stays open all week.', source).verdict).toBe('supported');
  });

  it('takes "not open" for "closed"', () => {
    expect(
      judgeClaim('The museum is not open on Tuesdays.', indexText('The museum is closed on Tuesdays.'))
        .verdict,
    ).toBe('supported');
  });
});

describe('antonymConflict', () => {
  it.each([
    ['Prices rose in May', 'Prices fell in May', true],
    ['Prices rose in May', 'Prices rose and fell in May', false],
    ['The first train leaves', 'The last bus arrives', false],
    ['Prices rose', 'Prices stayed', false],
  ])('%j against %j: %s', (claim, evidence, expected) => {
    expect(antonymConflict(claim, evidence) !== null).toBe(expected);
  });
});

describe('entities', () => {
  it.each<[string, string[]]>([
    ['We met Ada Lovelace in London.', ['Ada Lovelace', 'London']],
    ['Trains run in December.', []],
    ['NATO met on Monday.', ['NATO', 'Monday']],
    ['The Quick Guide To Better Search Results', []],
    ['nothing here', []],
  ])('of %j', (text, expected) => {
    expect(entities(text).map((entity) => entity.text)).toEqual(expected);
  });
});
