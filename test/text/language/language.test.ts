import { describe, expect, it } from 'vitest';
import { isEnglish } from '../../../src/text/language/language.ts';

describe('isEnglish', () => {
  it.each([
    ['Kurzer Text.', true],
    [
      'The order was sent to the address that is in your account, and it will arrive within the next two or three days.',
      true,
    ],
    [
      'Die Bestellung wurde gestern an Ihre Adresse verschickt und kommt voraussichtlich innerhalb der nächsten zwei oder drei Werktage bei Ihnen an.',
      false,
    ],
    ['订单已经发货,预计两到三天内送达您的地址,请注意查收,如有问题请联系客服。', false],
    ['', true],
  ])('%j: %s', (text, expected) => {
    expect(isEnglish(text)).toBe(expected);
  });
});
