import { describe, expect, it } from 'vitest';
import { checkArguments } from '../../../../src/scorers/formulas/argument-checks.ts';
import { stated } from '../../../../src/scorers/offline/agents/stated-arguments.ts';

type Property = Readonly<Record<string, unknown>>;

function isStated(
  input: string,
  given: Record<string, unknown>,
  properties: Record<string, Property>,
  { optional = [], history = '', calls = 1 }: { optional?: string[]; history?: string; calls?: number } = {},
): boolean {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  const made = Array.from({ length: calls }, () => ({ name: 'act', arguments: given }));
  const tools = [{ name: 'act', parameters: { type: 'object', properties, required } }];
  return stated({ input, history, calls: made, checked: checkArguments(made, tools, [], input) });
}

const NUMBER = { type: 'number' };
const TEXT = { type: 'string' };
const SIDES = { width: NUMBER, depth: NUMBER };

describe('numbers that a request states', () => {
  it.each<[string, Record<string, unknown>, Record<string, Property>, boolean]>([
    ['A shelf of 80 by 30.', { width: 80, depth: 30 }, SIDES, true],
    ['A shelf of 80 by 30.', { width: 30, depth: 80 }, SIDES, false],
    ['A shelf of 80 by 30, 2 of them.', { width: 80, depth: 30 }, SIDES, false],
    ['A shelf of 80 by 30, not one of 40.', { width: 80, depth: 30 }, SIDES, false],
    ['A shelf of 80.', { width: 80, depth: 30 }, SIDES, false],
    [
      'The points 3, 4 and 8, 9',
      { from: [3, 4], to: [8, 9] },
      { from: { type: 'array' }, to: { type: 'array' } },
      true,
    ],
    ['The sum of 1,200 is due.', { amount: 1200 }, { amount: NUMBER }, true],
    ['It is minus -4 outside.', { degrees: -4 }, { degrees: NUMBER }, true],
    ['It lies 400 below the sea.', { height: -400 }, { height: NUMBER }, false],
    ['Walks within 12 miles.', { radius_km: 12 }, { radius_km: NUMBER }, false],
    ['Walks within 12 miles.', { radius: 12 }, { radius: { type: 'number', description: 'in miles' } }, true],
    ['Take off 15 %.', { rate: 15 }, { rate: NUMBER }, false],
  ])('"%s" %j: %s', (input, given, properties, known) => {
    expect(isStated(input, given, properties)).toBe(known);
  });

  it('takes no optional amount for stated', () => {
    expect(
      isStated('Round 5.4321 to 2 places', { value: 5.4321, places: 2 }, { value: NUMBER, places: NUMBER }),
    ).toBe(true);
    expect(
      isStated(
        'Round 5.4321 to 2 places',
        { value: 5.4321, places: 2 },
        { value: NUMBER, places: NUMBER },
        { optional: ['places'] },
      ),
    ).toBe(false);
  });
});

describe('texts that a request states', () => {
  it.each<[string, Record<string, unknown>, Property, boolean]>([
    ['When does Harbour Bakery open?', { place: 'Harbour Bakery' }, TEXT, true],
    ['When does Harbour Bakery open?', { place: 'Harbour' }, TEXT, false],
    ['When does the old Harbour Bakery 2 open?', { place: 'Harbour Bakery' }, TEXT, false],
    ['When does Harbour Bakery open?', { place: 'Harbor Bread' }, TEXT, false],
    ["Look for 'tin soldier' please", { place: 'tin soldier' }, TEXT, true],
    ['Look for a tin soldier please', { place: 'tin soldier' }, TEXT, false],
    ['Look for pottery please', { place: 'pottery' }, TEXT, true],
    ['Open "Meadow" please', { place: '"Meadow"' }, TEXT, false],
    [
      'Weather at Lindau',
      { place: 'Lindau' },
      { type: 'string', description: 'City and land, e.g. Ulm, BW' },
      false,
    ],
    ['Plot h(x)=2x for me', { place: 'h(x)=2x' }, { type: 'string', description: 'Term, e.g. 3x' }, false],
    ['Pay in Swiss francs', { currency: 'Swiss francs' }, TEXT, false],
    ['Pay in CHF', { currency: 'CHF' }, TEXT, true],
    ['', { place: 'Lindau' }, TEXT, false],
  ])('"%s" %j %j: %s', (input, given, property, known) => {
    expect(isStated(input, given, { [Object.keys(given)[0] as string]: property })).toBe(known); // one argument each
  });

  it('takes no switch, nested value, list of texts or several calls for stated', () => {
    expect(isStated('Lindau with boats', { boats: true }, { boats: { type: 'boolean' } })).toBe(false);
    expect(isStated('Lindau', { place: { city: 'Lindau' } }, { place: { type: 'object' } })).toBe(false);
    expect(isStated('Lindau and Ulm', { places: ['Lindau', 'Ulm'] }, { places: { type: 'array' } })).toBe(
      false,
    );
    expect(isStated('In Lindau', { place: 'Lindau' }, { place: TEXT }, { calls: 2 })).toBe(false);
    expect(isStated('In Lindau', {}, { place: TEXT })).toBe(false);
  });

  it('reads the conversation as well', () => {
    expect(
      isStated('Yes, there.', { place: 'Lindau' }, { place: TEXT }, { history: 'We are in Lindau.' }),
    ).toBe(true);
  });

  it('takes a number that stands in a name for one of the two', () => {
    const properties = { name: TEXT, year: NUMBER };
    expect(isStated('Show Harvest Act 1987', { name: 'Harvest Act 1987', year: 1987 }, properties)).toBe(
      false,
    );
    expect(isStated('Show the Harvest Act, from 1987', { name: 'Harvest Act', year: 1987 }, properties)).toBe(
      true,
    );
  });

  it.each<[string, boolean]>([
    ['How far is Lindau', true],
    ['How far is Lindau in miles', false],
  ])('takes a default for stated unless something else was said: %s', (input, known) => {
    const unit = { type: 'string', enum: ['km', 'miles'], description: 'default is km' };
    const open = { type: 'string', description: 'default is km' };
    for (const property of [unit, open])
      expect(
        isStated(input, { to: 'Lindau', unit: 'km' }, { to: TEXT, unit: property }, { optional: ['unit'] }),
      ).toBe(known);
  });
});
