import { describe, expect, it } from 'vitest';
import { otherAmount } from '../../../../src/scorers/offline/shared/other-amount.ts';

describe('an amount in the place of the one asked for', () => {
  it.each([
    ['Says that the trial lasts 90 nights.', 'You can sleep on it for 20 nights.'],
    ['Names the fee of $20.', 'The fee is $25.'],
    ['States that 8 % is withheld.', 'We withhold 10 percent.'],
    ['Says that the reply comes within 2 hours.', 'You will hear from us in three hours.'],
    ['Says that it holds 5 GB.', 'It holds 20 GB.'],
    ['Mentions 12 boats.', 'There are nine boats in the harbour.'],
  ])('is found for "%s" in "%s"', (statement, text) => {
    expect(otherAmount(statement, text)).not.toBeNull();
  });

  it.each([
    ['Says that returns take 14 days.', 'You have two weeks.'],
    ['Says that the reply comes within 2 hours.', 'We answer within 120 minutes.'],
    ['Says that the shop opens at 18:00.', 'We open at 6 pm.'],
    ['Names the fee of $20 a month.', 'It is $240 a year.'],
    ['Says that delivery takes 3 to 5 days.', 'It takes 7 days.'],
    ['States that each pays 42.', 'That is 43.'],
    ['Mentions 12 boats.', 'There are nine sailors.'],
    ['Greets the guest.', 'Hello, it is 5 degrees.'],
    ['Says that the trial lasts 90 nights.', 'It lasts a while.'],
    ['Names the fee of $20 for a boat.', 'Three boats are $60.'],
    ['', ''],
  ])('is none for "%s" in "%s"', (statement, text) => {
    expect(otherAmount(statement, text)).toBeNull();
  });

  it('names both', () => {
    expect(otherAmount('The trial lasts 90 nights.', 'It lasts 20 nights.')).toMatchObject({
      wanted: expect.stringContaining('90'),
      said: expect.stringContaining('20'),
    });
  });
});
