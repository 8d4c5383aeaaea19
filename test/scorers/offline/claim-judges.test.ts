import { describe, expect, it } from 'vitest';
import { judgeAgainstReference } from '../../../src/scorers/offline/retrieval/against-reference.ts';
import { faithfulnessFeatures, judgeAnswer } from '../../../src/scorers/offline/retrieval/faithfulness.ts';
import { passageSelector } from '../../../src/scorers/offline/retrieval/passages.ts';
import { recordShare } from '../../../src/scorers/offline/retrieval/records.ts';
import { sentenceMatcher } from '../../../src/scorers/offline/retrieval/sentence-match.ts';
import { turnClaims } from '../../../src/scorers/offline/retrieval/turn-claims.ts';
import { indexText } from '../../../src/text/language/indexed-text.ts';

const silent = { warn: () => undefined };
const CHUNKS = [
  {
    index: 0,
    text: 'The Harbour Library opened in 1912. It holds 40,000 books and lends them for four weeks.',
  },
  { index: 2, text: 'On Sundays the library is closed. Late books cost 50 cents a day.' },
];

describe('judgeAnswer', () => {
  it('names chunk and words for what is supported, and neither for what is not found', () => {
    const [found, missing] = judgeAnswer(
      ['Late books cost 50 cents a day.', 'A goat lives in the cellar of the town hall.'],
      CHUNKS,
      silent,
    ).verdicts;
    expect(found).toMatchObject({ verdict: 'supported', chunk: 2, quote: 'Late books cost 50 cents a day.' });
    expect(missing).toMatchObject({ verdict: 'not_found', chunk: null, quote: '' });
  });

  it('shows the verdict that p stands for', () => {
    const claims = [
      'The Harbour Library opened in 1912.',
      'The Harbour Library opened in 1913.',
      'Readers may keep a book for four weeks.',
      'Penguins swim.',
    ];
    for (const { verdict, p } of judgeAnswer(claims, CHUNKS, silent).verdicts)
      expect((p ?? 0) >= 0.5).toBe(verdict === 'supported');
  });

  it('keeps a copied claim certain beside an invented one, and believes a loose one less', () => {
    const copied = 'On Sundays the library is closed.';
    const loose = 'Books that are late cost 50 cents for each day.';
    const invented = 'Its roof was painted gold by sailors from Malta.';
    const [, alone] = judgeAnswer([copied, loose], CHUNKS, silent).verdicts;
    const [sure, beside] = judgeAnswer([copied, loose, invented], CHUNKS, silent).verdicts;
    expect(sure).toMatchObject({ verdict: 'supported', p: 1 });
    expect(beside?.p).toBeLessThan(alone?.p ?? 0);
  });

  it.each([
    ['Dogs are not allowed in the rooms.', 'Dogs are welcome in all rooms.'],
    ['The warranty covers batteries.', 'Batteries are excluded from the warranty.'],
    ['The course lasts two weeks.', 'The course lasts six weeks.'],
    ['Delivery takes one day.', 'Delivery takes four to six working days.'],
    ['You can return opened tea within 30 days.', 'Tea can be returned unopened within 30 days.'],
    ['Revenue fell by 12% in 2024.', 'Revenue grew by 12% to 3 billion euros in 2024.'],
    ['it is not vegan.', 'The bar is vegan and gluten-free.'],
  ])('does not find "%s" in "%s"', (claim, text) => {
    expect(judgeAnswer([claim], [{ index: 0, text }], silent).verdicts[0]?.verdict).not.toBe('supported');
  });

  it.each([
    ['The pass is valid for one day.', 'The pass is valid for a day.'],
    [
      'There are two reasons: the pass is valid for a day and costs 5 euros.',
      'The pass is valid for a day and costs 5 euros.',
    ],
    ['Revenue rose 12.4% to EUR 3.2 billion in 2024.', 'Revenue grew by 12.4% to 3.2 billion euros in 2024.'],
    ['it is vegan.', 'The bar is vegan and gluten-free.'],
    ['The course does not cost anything.', 'The course does not cost anything for members.'],
  ])('finds "%s" in "%s"', (claim, text) => {
    expect(judgeAnswer([claim], [{ index: 0, text }], silent).verdicts[0]?.verdict).toBe('supported');
  });

  it('never supports a number that no source gives', () => {
    expect(
      judgeAnswer(['The Harbour Library holds 90,000 books and lends them.'], CHUNKS, silent).verdicts,
    ).not.toMatchObject([{ verdict: 'supported' }]);
  });

  it('knows features by name and meaning', () => {
    const [features] = faithfulnessFeatures(['The library lends 1912 books.'], CHUNKS);
    expect(Object.keys(features ?? {}).sort()).toEqual([
      'conflict',
      'far_numbers',
      'records',
      'sentence_match',
      'support',
      'weakest_claim',
    ]);
    expect(faithfulnessFeatures([], CHUNKS)).toEqual([]);
    expect(judgeAnswer(['x'], [{ index: 0, text: '…' }], silent).verdicts).toMatchObject([
      { verdict: 'not_found' },
    ]);
  });

  it.each([
    [
      'With a blue ticket you cannot use the ferry.',
      'Only holders of a red or green ticket may use the ferry.',
    ],
    ['Backups are not kept.', 'The option keep_backups is false, so backups go.'],
  ])('takes "%s" for no conflict with "%s"', (claim, text) => {
    expect(judgeAnswer([claim], [{ index: 0, text }], silent).verdicts[0]?.verdict).not.toBe('contradicted');
  });

  it.each([
    ['The museum is not open on Mondays.', 'The museum is open on Mondays.'],
    ['Parcels can be returned.', 'Only letters count here; parcels can not be returned.'],
  ])('takes "%s" for a conflict with "%s"', (claim, text) => {
    expect(judgeAnswer([claim], [{ index: 0, text }], silent).verdicts[0]?.verdict).toBe('contradicted');
  });

  it('counts what of an answer has no counterpart in the sources', () => {
    const { loose } = judgeAnswer(
      ['Late books cost 50 cents a day.', 'Goats graze on the roof in 1950.'],
      CHUNKS,
      silent,
    );
    expect(loose).toEqual({ newWords: 4, farNumbers: 1 });
    expect(judgeAnswer([], CHUNKS, silent).loose).toEqual({ newWords: 0, farNumbers: 0 });
  });

  it('reads a large context once for all claims', () => {
    const text = 'The ferry to the island leaves at nine from pier four. '.repeat(2000);
    const claims = Array.from({ length: 60 }, (_, index) => `The ferry leaves at nine from pier ${index}.`);
    expect(judgeAnswer(claims, [{ index: 0, text }], silent).verdicts).toHaveLength(60);
  });
});

describe('sentenceMatcher', () => {
  const match = sentenceMatcher(indexText('Cats sleep on warm roofs. Dogs guard the old gate.'));
  it.each([
    ['Cats sleep on warm roofs.', 1],
    ['Whales sing.', 0],
    ['', 0],
  ])('finds how much one sentence is like %j', (claim, expected) => {
    expect(match(indexText(claim))).toBeCloseTo(expected, 9);
  });

  it('prefers words that stand together to words picked from everywhere', () => {
    expect(match(indexText('Dogs guard a gate.'))).toBeGreaterThan(
      match(indexText('Cats guard a gate roof.')),
    );
  });
});

describe('recordShare', () => {
  it.each([
    [['{"name": "Grill", "stars": 3}'], 1],
    [['[{"a": 1}]', 'Plain prose about a town.'], 0.5],
    [['city: Exeter; low: 50f; high: 70f; sky: drizzle'], 1],
    [['He said: go home. Then he left.'], 0],
    [[], 0],
  ])('of %j is %d', (texts, share) => {
    expect(recordShare(texts)).toBe(share);
  });
});

describe('passageSelector', () => {
  it('takes few and short chunks as they are', () => {
    expect(passageSelector(CHUNKS)('anything')).toBe(CHUNKS);
  });

  it('cuts long chunks at sentence ends and takes the passages about the text, under the number of their chunk', () => {
    const filler = 'The weather on the plain stayed dry and calm for weeks. '.repeat(600);
    const chunks = [
      { index: 4, text: filler },
      { index: 7, text: `${filler} The lighthouse keeper raised goats. ${filler}` },
    ];
    const taken = passageSelector(chunks)('Who raised goats at the lighthouse?');
    expect(taken.some(({ index, text }) => index === 7 && text.includes('raised goats'))).toBe(true);
    expect(taken.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThanOrEqual(20_000);
  });

  it('comes to an end with one endless sentence', () => {
    const taken = passageSelector([{ index: 0, text: 'word '.repeat(40_000) }])('word');
    expect(taken.length).toBeGreaterThan(0);
  });
});

describe('turnClaims', () => {
  it.each<[string, string[]]>([
    ['The museum opened in 1950.', ['The museum opened in 1950.']],
    ['yes. it is a black comedy.', ['it is a black comedy.']],
    ['Did you know that otters hold hands while they sleep?', ['otters hold hands while they sleep']],
    [
      'The shop on the corner sells bread every day, so why do you walk so far?',
      ['The shop on the corner sells bread every day'],
    ],
    ['No, dogs do not travel free.', ['dogs do not travel free.']],
    ['No, it is not vegan.', ['it is not vegan.']],
    ['Have you seen it?', []],
    ['Nice to meet you, Tom from Bern!', []],
    ['Welcome to Bern! The tram leaves at nine.', ['The tram leaves at nine.']],
    ['what city would you like the forecast for', []],
    [
      'What you see there is the old harbour of Rhodes.',
      ['What you see there is the old harbour of Rhodes.'],
    ],
    ['You are welcome!', []],
    ['Yeah. Sure. Cool!', []],
    ['', []],
  ])('of %j are %j', (turn, expected) => {
    expect(turnClaims(turn)).toEqual(expected);
  });
});

describe('judgeAgainstReference', () => {
  const judge = judgeAgainstReference('The warranty lasts two years. Returns are free within 30 days.');
  it.each([
    ['The warranty lasts two years.', 'consistent'],
    ['The battery is made in Norway.', 'consistent'],
    ['The warranty lasts five years.', 'contradicted'],
    ['Returns are not free within 30 days.', 'contradicted'],
  ])('%s is %s', (claim, verdict) => {
    const judged = judge(claim);
    expect(judged.verdict).toBe(verdict);
    expect((judged.p ?? 0) >= 0.5).toBe(verdict === 'consistent');
    expect(judged['quote'] === '').toBe(verdict === 'consistent');
  });
});
