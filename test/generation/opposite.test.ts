import { describe, expect, it } from 'vitest';
import { Fault } from '../../src/errors.ts';
import { asksOf } from '../../src/generation/asks/asks-of.ts';
import { passes } from '../../src/generation/echo.ts';
import { interaction } from '../../src/generation/operators/combinations.ts';
import { readPolicy } from '../../src/generation/policy-units.ts';
import { patternCompiler } from '../../src/text/compile-pattern.ts';

const unitsOf = (...rules: string[]) =>
  readPolicy([{ name: 'd', content: `# Rules\n\n${rules.map((rule) => `- ${rule}\n`).join('')}` }]).units;
function askFor(rule: string, question: string) {
  const ask = unitsOf(rule)
    .flatMap((unit) => asksOf(unit))
    .find((one) => one.question === question);
  if (ask === undefined) throw new Error(`not asked: ${question}`);
  return ask;
}
const accepts = ({ checks }: ReturnType<typeof askFor>, answer: string) =>
  checks.every((check) => passes(check, answer));

const ALLOWED = askFor(
  'Members may make things to sell.',
  'Is it against the rules for members to make things to sell?',
);
const NEEDED = askFor(
  'Members must show a photo card at the desk.',
  'Is it optional for members to show a photo card at the desk?',
);

describe('what a rule allows', () => {
  it.each([
    'No.',
    'No, it is not against the rules.',
    'No, it isn’t against our rules.',
    "No, that's not against the rules at all; they may.",
    'It is not forbidden.',
    'It is not prohibited, members can sell what they make.',
    'That is allowed.',
    'No, members may make things to sell.',
    'No rule is against it: you may.',
    'Yes, you may make things to sell.',
    'Members are welcome to sell what they make.',
  ])('is answered right by: %s', (answer) => {
    expect(accepts(ALLOWED, answer)).toBe(true);
  });

  it.each([
    'No, you may not.',
    'No, you can not.',
    'Yes, that is not allowed.',
    "Yes, you can't do that.",
    'Yes, you can’t do that.',
    'No, members cannot do that.',
    'No, it isn’t permitted.',
    'You are not generally allowed to.',
    'Yes, it is against the rules. You may be expelled.',
    'Yes, it is strictly forbidden, and you can be expelled.',
    "Yes, it's prohibited: you could be expelled.",
    'No member may sell anything.',
    'Nobody is allowed to.',
    'Yes, of course.',
    ALLOWED.question,
  ])('is not answered by: %s', (answer) => {
    expect(accepts(ALLOWED, answer)).toBe(false);
  });
});

describe('what a rule demands', () => {
  it.each([
    'No.',
    'No, it is required.',
    'It is not optional.',
    'It isn’t optional, it is mandatory.',
    'No, you must show one.',
    'Members have to show a photo card.',
    'No, a photo card is needed.',
    'It is not just recommended but required.',
  ])('is answered right by: %s', (answer) => {
    expect(accepts(NEEDED, answer)).toBe(true);
  });

  it.each([
    'It is not required.',
    'Yes, it is optional, no card is needed.',
    'No, it is not necessary.',
    'It isn’t mandatory.',
    "No, you don't have to.",
    'No, you need not show it.',
    'No document is required.',
    'There is no need to.',
    'Yes, of course.',
    NEEDED.question,
  ])('is not answered by: %s', (answer) => {
    expect(accepts(NEEDED, answer)).toBe(false);
  });
});

it('the patterns are those of the engine that runs checks', async () => {
  const compile = await patternCompiler();
  for (const { checks } of [ALLOWED, NEEDED])
    for (const check of checks) {
      const { matches, not_matches } = check as Record<
        'matches' | 'not_matches',
        { pattern: string; flags: string } | undefined
      >; // As the asks make them.
      const { pattern = '', flags = '' } = matches ?? not_matches ?? {};
      expect(compile(pattern, flags, (what) => new Fault('validation_failed', what))).toBeDefined();
    }
});

it('beside another question the words of its answer are not held against the first', () => {
  const units = unitsOf('Members may make things to sell.', 'Guests may not use the kiln.');
  const drafts = units.flatMap((unit) => interaction(unit, { next: () => 0, units, topics: ['Rules'] }));
  const checks = drafts.flatMap(({ turns }) => turns.flatMap((turn) => turn.checks ?? []));
  expect(drafts.length).toBeGreaterThan(0);
  for (const check of checks)
    expect(passes(check, 'No, members may sell things. And no, guests may not use the kiln.')).toBe(true);
});

it('a number behind the first clause of what follows is none of its own', () => {
  const ask = askFor(
    'If the ferry is late by 60 minutes, you get 25 percent of the fare back, by 120 minutes, 50 percent.',
    'What happens if the ferry is late by 60 minutes?',
  );
  expect(accepts(ask, 'You get 50 percent back.')).toBe(false);
  expect(accepts(ask, 'You get 25 percent back.')).toBe(true);
});
