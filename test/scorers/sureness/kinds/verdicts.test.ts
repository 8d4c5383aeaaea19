import { describe, expect, it } from 'vitest';
import {
  rankingKind,
  relevancyKind,
  retentionKind,
} from '../../../../src/scorers/sureness/kinds/verdicts.ts';

const judged = (verdict: string, reason = '') => ({
  ...{ id: 'x', item: { id: 'x', text: 'x' } },
  ...{ verdict, reason, evidence: {}, unverified: false },
});
const ranked = (...passages: [likelihood: number, text: string][]) =>
  passages.map(([likelihood, text]) => ({ likelihood, text }));

describe('kinds of evidence of a ranking', () => {
  it.each([
    ['brief_answer_first', ranked([0.8, 'Riga is the capital.'], [0.2, 'It rains.']), 'Riga'],
    ['brief_answer_further_down', ranked([0.2, 'It rains.'], [0.8, 'Riga is the capital.']), 'Riga'],
    [
      'statement_first',
      ranked([0.8, 'Boats may moor free of charge at the northern quay.']),
      'Boats may moor free of charge at the northern quay.',
    ],
    [
      'statement_further_down',
      ranked([0.1, 'It rains.'], [0.5, 'Boats moor at the quay.']),
      'Boats may moor free of charge at the northern quay.',
    ],
    [
      'numbers_further_down',
      ranked([0.8, 'The exam of May is on 20 May.'], [0.6, 'The second exam: 22 September.']),
      '22 September',
    ],
    ['brief_answer_first', ranked([0.8, 'On 22 September.'], [0.6, 'Until 22 September.']), '22 September'],
    ['none_fits', ranked([0.4, 'It rains.'], [0.3, 'It snows.']), 'Riga'],
    ['none_fits', [], 'Riga'],
  ])('are %s', (kind, passages, reference) => {
    expect(rankingKind(passages, reference)).toEqual({ kind });
  });
});

describe('kinds of evidence of knowledge retention', () => {
  it.each([
    [
      { kind: 'given_value_lost', shows: 'bad' },
      [judged('violates', 'the user has given the order number already')],
    ],
    [{ kind: 'given_value_lost', shows: 'bad' }, [judged('violates', 'the user gave another budget')]],
    [
      { kind: 'given_value_lost', shows: 'bad' },
      [judged('violates', 'the user took this back: York instead of Hull')],
    ],
    [{ kind: 'other_words' }, [judged('violates', 'it names something else than what was said')]],
    [{ kind: 'nothing_at_odds' }, [judged('ok', 'the user has given nothing that it is at odds with')]],
    [{ kind: 'nothing_at_odds' }, []],
  ])('are %j', (grounds, turns) => {
    expect(retentionKind(turns)).toEqual(grounds);
  });
});

describe('kinds of evidence of answer relevancy', () => {
  it.each([
    [{ kind: 'no_answer_given', shows: 'bad' }, [judged('no')], [judged('none')], true],
    [{ kind: 'half_declined' }, [judged('no'), judged('yes')], [judged('full')], true],
    [{ kind: 'half_declined' }, [judged('no'), judged('idk')], [judged('partial')], true],
    [{ kind: 'words_of_request_missing' }, [judged('no')], [judged('full'), judged('none')], false],
    [{ kind: 'words_of_request_there' }, [judged('yes')], [judged('full')], false],
  ])('are %j', (grounds, statements, requests, noncommittal) => {
    expect(relevancyKind(statements, requests, noncommittal)).toEqual(grounds);
  });
});
