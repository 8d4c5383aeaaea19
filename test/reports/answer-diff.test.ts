import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerDiff, fromFirstDifference } from '../../src/reports/parts/answer-diff.ts';

describe('the difference of two answers', () => {
  it.each([
    ['one sentence changed', 'A. B. C. D.', 'A. X. C. D.', ['  A.', '- B.', '+ X.', '  C.', '  …']],
    ['one added at the end', 'A.', 'A. B.', ['  A.', '+ B.']],
    ['one taken away', 'A. B. C.', 'A. C.', ['  A.', '- B.', '  C.']],
    ['all new', 'Yes.', 'No.', ['- Yes.', '+ No.']],
    ['nothing', 'A. B.', 'A.  B.\n', []],
    ['was empty', '', 'A.', ['+ A.']],
    ['lines', 'a\nb\nc', 'a\nx\nc', ['  a', '- b', '+ x', '  c']],
    [
      'no spaces between sentences',
      '返品できます。三十日以内です。',
      '返品できます。四十日以内です。',
      ['  返品できます。', '- 三十日以内です。', '+ 四十日以内です。'],
    ],
    [
      'numbers are no ends',
      'It costs 3.50 euros.',
      'It costs 4.50 euros.',
      ['- It costs 3.50 euros.', '+ It costs 4.50 euros.'],
    ],
  ])('%s', (_, before, after, lines) => {
    expect(answerDiff(before, after)).toEqual({ lines, more: 0 });
  });

  it('is found late in a long answer, and cut where there is too much', () => {
    const long = Array.from({ length: 200 }, (_, index) => `Sentence ${index}.`).join(' ');
    expect(answerDiff(long, long.replace('Sentence 150.', 'Another.')).lines).toEqual([
      '  …',
      '  Sentence 149.',
      '- Sentence 150.',
      '+ Another.',
      '  Sentence 151.',
      '  …',
    ]);
    const { lines, more } = answerDiff(long, long.replaceAll('Sentence', 'Line'));
    expect([lines.length, more]).toEqual([40, 360]);
  });

  it('says so when it lies behind what is compared', () => {
    const long = 'Same. '.repeat(1_000);
    expect(answerDiff(`${long}A.`, `${long}B.`).lines).toEqual([
      '  … they differ behind the first 300 sentences',
    ]);
  });

  it('holds every word that was added or taken away, for any two short answers', () => {
    const answer = fc
      .array(fc.constantFrom('A.', 'B.', 'C.', 'D.'), { maxLength: 8 })
      .map((sentences) => sentences.join(' '));
    fc.assert(
      fc.property(answer, answer, (before, after) => {
        const { lines } = answerDiff(before, after);
        const count = (text: string, letter: string) => text.split(letter).length - 1;
        for (const letter of 'ABCD') {
          const removed = lines.filter((line) => line === `- ${letter}.`).length;
          const added = lines.filter((line) => line === `+ ${letter}.`).length;
          expect(count(after, letter) - count(before, letter)).toBe(added - removed);
        }
        expect(lines.length === 0).toBe(before === after);
      }),
    );
  });

  it('is done with long answers in no time', () => {
    const words = (seed: number) =>
      Array.from({ length: 30_000 }, (_, index) => `W${(index * seed) % 977}.`).join(' ');
    const begun = process.cpuUsage().user;
    answerDiff(words(7), words(13));
    expect((process.cpuUsage().user - begun) / 1000).toBeLessThan(2_000);
  });
});

describe('two answers from where they part', () => {
  it.each([
    ['Yes. Within 30 days.', 'Yes. Within 45 days.', ['… Within 30 days.', '… Within 45 days.']],
    ['No. Never.', 'Yes. Always.', ['No. Never.', 'Yes. Always.']],
    ['Yes.', 'Yes. And more.', ['Yes.', 'Yes. And more.']],
  ])('%s | %s', (before, after, expected) => {
    expect(fromFirstDifference(before, after)).toEqual(expected);
  });
});
