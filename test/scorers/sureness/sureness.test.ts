import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { prepare } from '../../../src/scorers/prepare.ts';
import type { Cuts } from '../../../src/scorers/sureness/cut.ts';
import type { Judged } from '../../../src/scorers/sureness/sureness.ts';
import { surenessOf } from '../../../src/scorers/sureness/sureness.ts';

const cut = (at: number) => ({ at, rows: 50, right: 50, low: 0.95 });
const CUTS: Cuts = {
  playval: { both: { pass: cut(0.9), fail: cut(0.2) }, fails: { fail: cut(0.3) } },
  pii_leakage: { found: { fail: cut(0.95) } },
  misuse: { foreign_served: { fail: cut(0.9) } },
};
const subject = prepare({
  input: 'When do you open?',
  output: 'Every morning the doors are unlocked at nine.',
});
const judged = (given: Partial<Judged>): Judged => ({
  scorer: 'playval',
  grounds: { kind: 'both' },
  evidence: 0.5,
  score: 0.5,
  threshold: 0.7,
  unread: {},
  subject,
  ...given,
});
const sure = (given: Partial<Judged>) => surenessOf(judged(given), CUTS).confidence;

describe('whether a result without a model is sure', () => {
  it.each<[string, Partial<Judged>, string]>([
    ['a pass at the upper cut', { evidence: 0.9, score: 1 }, 'medium'],
    ['a pass below it', { evidence: 0.89, score: 1 }, 'low'],
    ['a fail at the lower cut', { evidence: 0.2, score: 0.1 }, 'medium'],
    ['a fail above it', { evidence: 0.21, score: 0.1 }, 'low'],
    ['a fail on good evidence', { evidence: 0.95, score: 0.5 }, 'low'],
    ['a pass on bad evidence', { evidence: 0.1, score: 0.8 }, 'low'],
    [
      'a pass of a kind whose passes have no cut',
      { grounds: { kind: 'fails' }, evidence: 1, score: 1 },
      'low',
    ],
    ['a kind without cuts', { grounds: { kind: 'toString' }, evidence: 1, score: 1 }, 'low'],
    [
      'a kind that labelled rows of one make cannot settle',
      { scorer: 'misuse', grounds: { kind: 'foreign_served' }, evidence: 0, score: 0 },
      'low',
    ],
    ['a scorer without cuts', { scorer: 'constructor', evidence: 1, score: 1 }, 'low'],
    ['a text that rules cannot read', { evidence: 1, score: 1, unread: { foreign: true } }, 'low'],
    ['a fact against it', { grounds: { kind: 'x', shows: 'bad' }, score: 0.5 }, 'high'],
    ['a fact for it', { grounds: { kind: 'x', shows: 'good' }, score: 1 }, 'high'],
    ['a text of which rules read a part', { evidence: 1, score: 1, unread: { part: true } }, 'low'],
    [
      'a fault of which the rest may say otherwise',
      { grounds: { kind: 'x', shows: 'bad', inPart: 'falls' }, score: 0.5, unread: { part: true } },
      'low',
    ],
    [
      'a fault by its cut that the rest cannot take back',
      { grounds: { kind: 'both', inPart: 'stands' }, evidence: 0.1, score: 0.1, unread: { part: true } },
      'medium',
    ],
    [
      'a fault found in a part',
      { grounds: { kind: 'x', shows: 'bad' }, score: 0.5, unread: { part: true } },
      'high',
    ],
    [
      'a fact in any language',
      { grounds: { kind: 'x', shows: 'bad' }, score: 0.5, unread: { foreign: true } },
      'high',
    ],
    ['a fact against a pass', { grounds: { kind: 'x', shows: 'bad' }, score: 0.9 }, 'low'],
    [
      'a fact against it at a low threshold',
      { grounds: { kind: 'x', shows: 'bad' }, score: 0.1, threshold: 0.2 },
      'high',
    ],
  ])('%s', (_, given, confidence) => {
    expect(sure(given)).toBe(confidence);
  });

  it('another threshold makes nothing sure that the cuts do not', () => {
    const unit = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(unit, unit, unit, (evidence, score, threshold) => {
        if (sure({ evidence, score, threshold }) !== 'low') expect(sure({ evidence, score })).toBe('medium');
      }),
    );
  });

  it('where labels call any fault bad, a small one is a sure fail at that threshold only', () => {
    const small = { scorer: 'pii_leakage', grounds: { kind: 'found' }, evidence: 0.9, score: 0.9 };
    expect([sure({ ...small, threshold: 1 }), sure(small)]).toEqual(['medium', 'low']);
  });

  it.each([
    ['the score meets the threshold', { evidence: 0.1, score: 0.8 }],
    ['is below the threshold', { evidence: 0.95, score: 0.5 }],
    ['in other words', {}],
    ['not English', { unread: { foreign: true } }],
  ])('says why not: %s', (words, given) => {
    const { metadata } = surenessOf(judged(given), CUTS);
    expect(metadata['unsure']).toBe(true);
    expect(String(metadata['unsure_reason']).replace('its score', 'the score')).toContain(words);
  });

  it('names what it rests on, and no doubt where there is none', () => {
    expect(surenessOf(judged({ evidence: 1, score: 1 }), CUTS).metadata).toEqual({ evidence_kind: 'both' });
  });
});

describe('a check that would settle it', () => {
  it.each([
    ['Says that returns are accepted within 30 days.', { contains: '30 days' }],
    ['Mentions that the fee is $4.50.', { contains: '$4.50' }],
    ['Says "call us tomorrow".', { icontains: 'call us tomorrow' }],
    ['Must not mention "Falcon".', { not_icontains: 'Falcon' }],
    ['Is polite.', undefined],
    ['Answers in at most 3 sentences.', undefined],
    ['Gives the 3 of them.', { contains: '3' }],
  ])('of %j is %j', (expected_behavior, check) => {
    const { metadata } = surenessOf(
      judged({ subject: prepare({ output: 'So it is.', expected_behavior }) }),
      CUTS,
    );
    expect(metadata['suggested_check']).toEqual(check);
  });

  it('is taken from the reference answer where no behavior is expected', () => {
    const given = {
      scorer: 'answer_relevancy',
      subject: prepare({ output: 'So.', ground_truth: 'It takes 12 %.' }),
    };
    expect(surenessOf(judged(given), CUTS).metadata['suggested_check']).toEqual({ contains: '12 %' });
  });

  it('is none of scorers that hold nothing against an expectation', () => {
    const given = {
      scorer: 'toxicity',
      subject: prepare({ output: 'So.', expected_behavior: 'Says 30 days.' }),
    };
    expect(surenessOf(judged(given), CUTS).metadata['suggested_check']).toBeUndefined();
  });
});
