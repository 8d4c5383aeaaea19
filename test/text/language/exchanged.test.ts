import { describe, expect, it } from 'vitest';
import { judgeClaim } from '../../../src/text/language/contradiction.ts';
import { indexText } from '../../../src/text/language/indexed-text.ts';

const verdict = (claim: string, context: string | readonly string[]) =>
  judgeClaim(claim, indexText(context)).verdict;

describe('values and names that changed places', () => {
  it.each<[string, string | readonly string[]]>([
    ['Silver includes 40 litres per day.', 'Silver includes 15 litres and Gold includes 40 litres per day.'],
    [
      'Gold includes 15 litres and Silver includes 40 litres.',
      'Silver includes 15 litres and Gold includes 40 litres.',
    ],
    [
      'Hall B seats 80 people for 3 hours.',
      ['Hall A may be used for 3 hours.', 'Hall B may be used for 5 hours.'],
    ],
    [
      'The north ferry takes 25 minutes.',
      'The south ferry takes 25 minutes; the north ferry takes 55 minutes.',
    ],
    ['Adult tickets cost 4 euros.', 'Adult tickets cost 9 euros, child tickets cost 4 euros.'],
    [
      'Professor Okafor runs the swimming pool.',
      'Professor Okafor teaches rowing. Professor Lindh runs the swimming pool.',
    ],
    ['Brightwater bought Solvanta.', 'Last spring Solvanta bought Brightwater.'],
  ])('are told from what holds: %j beside %j', (claim, context) => {
    expect(verdict(claim, context)).not.toBe('supported');
  });

  it.each<[string, string | readonly string[]]>([
    ['Silver includes 15 litres per day.', 'Silver includes 15 litres and Gold includes 40 litres per day.'],
    ['The Team plan costs $49.', 'The Team plan has 10 seats. It costs $49. The Org plan costs $199.'],
    ['The Team plan costs $49.', 'The Team plan, with 10 seats, costs $49, and the Org plan costs $199.'],
    ['Child tickets cost 4 euros.', 'Adult tickets cost 9 euros, child tickets cost 4 euros.'],
    [
      'Professor Lindh runs the swimming pool.',
      'Professor Okafor teaches rowing. Professor Lindh runs the swimming pool.',
    ],
    ['Solvanta was bought by Brightwater.', 'Last spring Brightwater bought Solvanta.'],
    [
      'The photo opportunities were with Amara.',
      'Amara Diallo spoke. The photo opportunities were with Diallo and Amara.',
    ],
  ])('are not seen where they stand: %j beside %j', (claim, context) => {
    expect(judgeClaim(claim, indexText(context)).verdict).not.toBe('contradicted');
  });
});

describe('denials', () => {
  it.each<[string, string]>([
    [
      'Parking is included in the day pass and in the year pass.',
      'The day pass does not include parking. Parking comes with the year pass.',
    ],
    [
      'Yes, frozen goods can be exchanged within 10 days like anything else.',
      'Goods can be exchanged within 10 days. Frozen goods cannot be exchanged.',
    ],
    ['The key is shown in seconds: 40 seconds.', 'Values are given in minutes. The limit is 40.'],
  ])('count wherever they stand: %j beside %j', (claim, context) => {
    expect(verdict(claim, context)).toBe('contradicted');
  });

  it.each<[string, string]>([
    [
      'Goods can be exchanged within 10 days.',
      'Goods can be exchanged within 10 days. Goods cannot be exchanged after 10 days.',
    ],
    [
      'The trip has no fixed plan and no fixed dates.',
      'They have no fixed plan, no fixed dates and are in no hurry.',
    ],
    ['The sauce is stirred before it is poured.', 'The sauce is poured after it is stirred.'],
    ['The meeting was on 3 May 2019.', 'The meeting was on 3 May. It was 2019.'],
  ])('do not where they agree or come under a condition: %j beside %j', (claim, context) => {
    expect(verdict(claim, context)).not.toBe('contradicted');
  });
});
