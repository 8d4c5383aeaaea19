import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attemptOutcome, caseOutcome, type Outcome } from '../../src/runs/outcomes.ts';
import type { ScorerResult } from '../../src/schema/scorer-result.ts';

const result = (pass: boolean, more: Partial<ScorerResult> = {}): ScorerResult => ({
  score: pass ? 1 : 0,
  pass,
  reasoning: '',
  metadata: {},
  ...more,
});
const KINDS = {
  P: result(true),
  F: result(false),
  // Unsure ones, by what they lean to.
  u: result(false, { gating: false, metadata: { unsure: true } }),
  U: result(true, { gating: false, metadata: { unsure: true } }),
  // Shown and weightless; not applicable, once with the doubt of its scorer.
  w: result(false, { gating: false }),
  n: result(true, { metadata: { not_applicable: true } }),
  N: result(true, { gating: false, metadata: { not_applicable: true, unsure: true } }),
};
type Kind = keyof typeof KINDS;

/** Turns parted by `/`, a letter for each result. */
const attempt = (turns: string) =>
  attemptOutcome(
    turns.split('/').map((letters) => ({
      results: Object.fromEntries([...letters].map((letter, at) => [`s${at}`, KINDS[letter as Kind]])),
    })),
  );
const UNSURE: Outcome = { status: 'skipped', unsure: true };

describe('an attempt', () => {
  it.each<[string, Outcome, string]>([
    ['Pu', { status: 'passed' }, 'unsure results beside a sure pass do not matter'],
    ['uP/P', { status: 'passed' }, 'nor in another turn'],
    ['FU', { status: 'failed' }, 'nor beside a sure failure'],
    ['u', UNSURE, 'nothing sure'],
    ['U', UNSURE, 'an unsure pass is no pass'],
    ['uU', UNSURE, 'two unsure ones are not sure together'],
    ['P/u', UNSURE, 'a turn that is unsure did not pass'],
    ['F/u', { status: 'failed' }, 'one failed turn fails it, whatever the others are'],
    ['u/F', { status: 'failed' }, 'in any order'],
    ['P/w', { status: 'passed' }, 'a turn that is only shown is not judged'],
    ['P/n', { status: 'passed' }, 'a turn where nothing applies is not judged'],
    ['w', { status: 'skipped' }, 'nothing but what is shown'],
    ['nN', { status: 'skipped' }, 'what does not apply is not unsure'],
    ['nu', UNSURE, 'something that could be judged and is unsure'],
    ['', { status: 'skipped' }, 'no results'],
  ])('of %j ends %j: %s', (turns, outcome) => {
    expect(attempt(turns)).toEqual(outcome);
  });
});

const STATUSES: Record<string, Outcome> = {
  P: { status: 'passed' },
  F: { status: 'failed' },
  E: { status: 'errored' },
  S: { status: 'skipped' },
  U: { status: 'skipped', unsure: true },
};
const outcomes = (letters: string): Outcome[] => [...letters].map((letter) => STATUSES[letter] as Outcome);
const play = (letters: string, minPasses = letters.length, repeat = letters.length) =>
  caseOutcome(outcomes(letters), { repeat, min_passes: minPasses });

describe('a case of several attempts', () => {
  it.each<[string, number, Outcome, string]>([
    ['UU', 2, UNSURE, 'none of them is sure'],
    ['PU', 2, { status: 'passed' }, 'as many sure as unsure: the sure ones decide'],
    ['PPU', 3, { status: 'passed' }, 'most are sure'],
    ['PUU', 3, UNSURE, 'most are unsure'],
    ['PUU', 1, { status: 'passed' }, 'as many sure passes as it needs, whatever the others are'],
    ['PPUU', 2, { status: 'passed' }, 'the same'],
    ['PUU', 2, UNSURE, 'most are unsure, and one sure pass is not two'],
    ['PFU', 2, UNSURE, 'the unsure one would decide'],
    ['FU', 2, { status: 'failed' }, 'all have to pass, and one did not'],
    ['FUU', 1, UNSURE, 'one of the unsure ones could be the pass that it needs'],
    ['FFU', 2, { status: 'failed' }, 'no unsure one could make up for it'],
    ['SU', 2, UNSURE, 'nothing to judge and nothing sure'],
    ['SP', 2, { status: 'passed' }, 'what had nothing to judge leaves the other to decide'],
    ['EU', 2, { status: 'errored' }, 'an error is to be mended first'],
    ['PEU', 1, { status: 'passed' }, 'it has what it needs'],
  ])('%s, %i required, ends %j: %s', (letters, minPasses, outcome) => {
    expect(play(letters, minPasses)).toEqual(outcome);
  });

  it('is open while attempts are left that could decide it', () => {
    expect(play('U', 1, 3)).toEqual({ status: 'skipped' });
    expect(play('UU', 1, 3)).toEqual({ status: 'skipped' });
    expect(play('PU', 2, 3)).toEqual({ status: 'skipped' });
    expect(play('P', 1, 3)).toEqual({ status: 'passed' });
  });

  const letters = fc.string({ unit: fc.constantFrom('P', 'F', 'E', 'S', 'U'), minLength: 1, maxLength: 6 });

  it('that failed would have failed whatever its unsure attempts were', () => {
    fc.assert(
      fc.property(letters, fc.integer({ min: 1, max: 6 }), fc.boolean(), (text, most, passes) => {
        const needed = Math.min(most, text.length);
        if (play(text, needed).status !== 'failed') return;
        expect(play(text.replaceAll('U', passes ? 'P' : 'F'), needed).status).toBe('failed');
      }),
    );
  });

  it('that passed would have passed had its unsure attempts had nothing to judge, and has a sure pass', () => {
    fc.assert(
      fc.property(letters, fc.integer({ min: 1, max: 6 }), (text, most) => {
        const needed = Math.min(most, text.length);
        if (play(text, needed).status !== 'passed') return;
        expect(text).toContain('P');
        expect(play(text.replaceAll('U', 'S'), needed).status).toBe('passed');
      }),
    );
  });

  it('is unsure only where some attempt is, and never fails or passes on unsure attempts alone', () => {
    fc.assert(
      fc.property(letters, fc.integer({ min: 1, max: 6 }), (text, most) => {
        const found = play(text, Math.min(most, text.length));
        if (found.unsure === true) expect([text.includes('U'), found.status]).toEqual([true, 'skipped']);
        if (!/[PFE]/.test(text)) expect(found.status).toBe('skipped');
      }),
    );
  });
});
