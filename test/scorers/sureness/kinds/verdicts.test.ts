import { describe, expect, it } from 'vitest';
import { topicUnits } from '../../../../src/scorers/offline/conversation/topic-units.ts';
import {
  rankingKind,
  relevancyKind,
  retentionKind,
  stepsKind,
  topicKind,
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

describe('kinds of evidence of steps', () => {
  const look = (result: unknown) => ({ name: 'look', arguments: { id: 1 }, result });
  it.each([
    ['call_repeated', [look('open'), look('open')], ['necessary', 'redundant']],
    ['call_repeated_told_else', [look('open'), look('shut')], ['necessary', 'redundant']],
    ['call_failed', [look('open')], ['failed_unrecovered']],
    ['every_result_used', [look('open')], ['necessary']],
    ['result_unused', [look('open')], ['supporting']],
  ])('are %s', (kind, calls, labels) => {
    expect(stepsKind(labels, calls)).toEqual({ kind });
  });

  it.each(['rollDie', 'volume_up', 'add_item', 'wait'])('know that %s again does more', (name) => {
    const call = { name, arguments: {}, result: 'ok' };
    expect(stepsKind(['necessary', 'redundant'], [call, call])).toEqual({ kind: 'call_repeated_to_do_more' });
  });
});

describe('kinds of evidence of topics', () => {
  it.each<[string, string[], string[]]>([
    ['kept_to_scope', ['cooking'], ['Which recipe has rice?', 'Risotto: rice, broth, cheese.']],
    [
      'kept_to_scope',
      ['flights'],
      ['When does my flight leave?', 'At nine.', 'And the second one?', 'At six.'],
    ],
    ['scope_refused', ['flights'], ['When does my plane leave?', 'Sorry, I cannot help with that.']],
    [
      'scope_declined',
      ['flights'],
      ['When does my plane leave?', 'I am sorry, I cannot find it. Which number does your plane have?'],
    ],
    ['other_subject_served', ['flights'], ['A recipe for cake, please?', 'Bake flour, eggs and sugar.']],
    ['subject_unknown', ['flights'], ['Any news on the soup?', 'It is being looked into.']],
    ['subject_unknown', ['flights'], ['Why was it charged twice?', 'One of them is only on hold.']],
    ['kept_to_scope', ['flights'], ['A recipe for cake, please?', 'Sorry, I cannot help with that.']],
  ])('are %s', (kind, topics, talk) => {
    const turns = talk.map(
      (content, index) => ({ role: index % 2 === 0 ? 'user' : 'assistant', content }) as const,
    );
    expect(topicKind(topicUnits(turns, { topics }))).toEqual({ kind });
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
    [{ kind: 'no_answer_given', shows: 'bad', inPart: 'falls' }, [judged('no')], [judged('none')], true],
    [{ kind: 'half_declined' }, [judged('no'), judged('yes')], [judged('full')], true],
    [{ kind: 'half_declined' }, [judged('no'), judged('idk')], [judged('partial')], true],
    [{ kind: 'words_of_request_missing' }, [judged('no')], [judged('full'), judged('none')], false],
    [{ kind: 'words_of_request_there' }, [judged('yes')], [judged('full')], false],
  ])('are %j', (grounds, statements, requests, noncommittal) => {
    expect(relevancyKind(statements, requests, noncommittal)).toEqual(grounds);
  });

  it.each([
    ['may_say_no', 'Do you ship to Norway?', "Unfortunately, we can't ship to Norway."],
    ['may_say_no', 'Hi, can I bring my dog?', "I'm afraid we cannot accept dogs."],
    ['no_answer_given', 'Do you ship to Norway?', "I'm sorry, I don't have information on that."],
    ['no_answer_given', 'Can you tell me which bus goes there?', "I'm sorry, I can't help with that."],
    ['no_answer_given', 'Which bus goes to the harbour?', "I'm sorry, I can't help with that."],
  ])('%s: %s %s', (kind, text, output) => {
    const asked = [{ ...judged('none'), item: { id: 'x', text } }];
    expect(relevancyKind([judged('no')], asked, true, output).kind).toBe(kind);
  });
});
