import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gatingIds, isQuarantined, quarantineOf } from '../../../src/runs/gating/quarantine.ts';

describe('whether a case is quarantined', () => {
  it.each([
    ['', false, 'it is new'],
    ['P', false, 'one outcome says nothing'],
    ['PPPPFFFF', false, 'a regression is one change of side'],
    ['PPFFFPP', false, 'a regression and its repair are two'],
    ['PFPF', true, 'three changes of side are a habit'],
    ['PFPFP', true, 'also while it passes'],
    ['PPPPPPFPPF', true, 'within ten outcomes'],
    ['FPPPPFPPPPF', true, 'changes further apart count, too'],
    ['PFPFPPPP', true, 'four in a row are not stable yet'],
    ['PFPFPPPPP', false, 'five passes in a row release it'],
    ['PFPFFFFF', false, 'five failures in a row: broken, not flaky'],
    ['PFPFPPPPPF', true, 'one more failure shows that it was not stable after all'],
    ['PFPFPPPPPPPPPF', false, 'after ten outcomes the flips are forgotten'],
    ['PFPFPPPFFFFPPP', true, 'it stays until five in a row, however few the changes are by then'],
    ['P|FP|F', false, 'changes of side where the agent was changed have another cause'],
    ['PFP|FPF', true, 'the others count on both sides of it'],
    ['PF|PF', false, 'two that count are not enough'],
    ['PFPF|PPPPP', false, 'what is stable is stable, whoever answered'],
    ['PFPF|PP', true, 'an edit alone proves nothing'],
  ])('%s: %s, because %s', (history, expected) => {
    expect(isQuarantined(history)).toBe(expected);
  });

  it('is never so after five equal outcomes, and only ever begins with a change of side', () => {
    const history = fc
      .array(fc.constantFrom('P', 'F', '|'), { maxLength: 40 })
      .map((marks) => marks.join(''));
    fc.assert(
      fc.property(history, fc.constantFrom('P', 'F'), (before, mark) => {
        expect(isQuarantined(`${before}${mark.repeat(5)}`)).toBe(false);
        const last = before.replaceAll('|', '').at(-1);
        if (!isQuarantined(before) && (last === undefined || last === mark))
          expect(isQuarantined(`${before}${mark}`)).toBe(false);
      }),
    );
  });
});

const cases = (count: number, more: object = {}) =>
  Array.from({ length: count }, (_, at) => ({ id: `c${at}`, gating: true, ...more }));
const byId = (histories: Record<string, string>) => (one: { id: string }) => histories[one.id];

describe('the quarantine of a run', () => {
  it('holds the flaky cases with their outcomes and says which are new', () => {
    expect(quarantineOf(cases(10), byId({ c1: 'PFPF', c2: 'PPPP', c3: 'PFPFP' }))).toEqual({
      cases: [
        { id: 'c1', outcomes: 'PFPF' },
        { id: 'c3', outcomes: 'PFPFP' },
      ],
      notes: ['Newly quarantined, went both ways in earlier runs: c1 (PFPF).'],
      warnings: [],
    });
  });

  it('says which ones gate again, and why', () => {
    expect(quarantineOf(cases(10), byId({ c1: 'PFPFPPPPP', c2: 'PFPFFFFF' }))).toEqual({
      cases: [],
      notes: [
        'Released from quarantine, passed 5 times in a row and gates again: c1 (PFPFPPPPP).',
        'Released from quarantine, failed 5 times in a row: broken, not flaky, and gates again: c2 (PFPFFFFF).',
      ],
      warnings: [],
    });
  });

  it('is nothing where there is nothing to say', () => {
    expect(quarantineOf(cases(10), () => undefined)).toBeUndefined();
    expect(quarantineOf([], () => 'PFPF')).toBeUndefined();
    expect(quarantineOf(cases(3), () => 'PPPP')).toBeUndefined();
  });

  it('knows only cases that gate and are played', () => {
    expect(quarantineOf(cases(3, { gating: false }), () => 'PFPF')).toBeUndefined();
    expect(quarantineOf(cases(3, { skip: 'later' }), () => 'PFPF')).toBeUndefined();
  });

  it.each([
    [1, 1, 1],
    [4, 1, 1],
    [4, 2, 0],
    [9, 1, 1],
    [9, 2, 0],
    [10, 2, 2],
    [10, 3, 0],
    [100, 20, 20],
    [100, 21, 0],
  ])('of %i gating cases with %i flaky ones holds %i', (count, flaky, held) => {
    const found = quarantineOf(cases(count), ({ id }) => (Number(id.slice(1)) < flaky ? 'PFPFP' : 'PP'));
    expect(found?.cases).toHaveLength(held);
    expect(found?.warnings).toHaveLength(held === 0 ? 1 : 0);
  });

  it('warns of an unstable suite, with names, and holds nothing', () => {
    expect(quarantineOf(cases(20), ({ id }) => (Number(id.slice(1)) < 7 ? 'PFPF' : undefined))).toEqual({
      cases: [],
      notes: [],
      warnings: [
        'The suite or its agent is unstable: 7 of 20 gating cases went both ways in earlier runs, and at most 4 may be quarantined at once, so all of them gate (c0, c1, c2, c3, c4 and 2 more).',
      ],
    });
  });

  it('takes its cases out of those that gate', () => {
    const all = [...cases(3), { id: 'weak', gating: false }];
    const quarantine = quarantineOf(all, byId({ c1: 'PFPF' }));
    expect([...gatingIds(all, quarantine)]).toEqual(['c0', 'c2']);
    expect([...gatingIds(all, undefined)]).toEqual(['c0', 'c1', 'c2']);
  });
});
