import { describe, expect, it } from 'vitest';
import { Fault } from '../../src/errors.ts';
import { askThrough } from '../../src/judges/ask.ts';
import { askList } from '../../src/judges/ask-list.ts';
import type { ListQuestion } from '../../src/judges/items.ts';
import { offlineJudge } from '../../src/judges/offline.ts';
import { SOURCE, scriptedJudge } from '../support/judging.ts';

function findings(given: Partial<ListQuestion> = {}): ListQuestion {
  return {
    key: 'test/findings@1',
    instructions: 'List what is wrong.',
    promptInputs: { output: SOURCE },
    name: 'findings',
    entry: {
      quote: { type: 'string' },
      reason: { type: 'string' },
      severity: { type: 'string', enum: ['low', 'high'] },
    },
    max: 3,
    quote: { field: 'quote', source: () => SOURCE, otherwise: 'keep' },
    offline: () => [{ quote: 'two years', reason: 'too long', severity: 'low' }],
    ...given,
  };
}
const finding = (quote = 'two years', severity = 'low') => ({ quote, reason: 'because', severity });

describe('askList', () => {
  it('numbers the entries itself, after the first letter of the list', async () => {
    const judge = scriptedJudge(() => ({
      findings: [finding(), { ...finding('Returns are free'), id: 'x', extra: 1 }],
    }));
    const list = await askList(askThrough(judge), findings());
    expect(list.map((each) => each.id)).toEqual(['f1', 'f2']);
    expect(list[1]?.values).toEqual(finding('Returns are free'));
    expect(judge.questions).toHaveLength(1);
    expect(judge.questions[0]?.items).toBe(3);
  });

  it('drops blank entries and things that are no entries', async () => {
    const judge = scriptedJudge(() => ({
      findings: [null, 'high', [], {}, { quote: ' ', reason: '\u200b', severity: 'high' }, finding()],
    }));
    expect(await askList(askThrough(judge), findings())).toHaveLength(1);
    expect(judge.questions).toHaveLength(1);
  });

  it('cuts a list that is too long, and says so', async () => {
    const judge = scriptedJudge(() => ({ findings: Array.from({ length: 5 }, () => finding()) }));
    const ask = askThrough(judge);
    expect(await askList(ask, findings())).toHaveLength(3);
    expect(ask.record.warnings).toEqual(['findings_truncated']);
  });

  it('asks once more for entries that do not hold, and takes the better version', async () => {
    const judge = scriptedJudge((_, index) =>
      index === 0
        ? { findings: [finding(), finding('never said'), finding('thirty days', 'severe')] }
        : {
            findings: [
              { id: 'e2', ...finding('Returns are free') },
              { id: 'e3', ...finding('thirty days', 'HIGH') },
            ],
          },
    );
    const ask = askThrough(judge);
    const list = await askList(ask, findings());
    expect(list.map((each) => each.values)).toEqual([
      finding(),
      finding('Returns are free'),
      finding('thirty days', 'high'),
    ]);
    expect(ask.record.warnings).toEqual([]);
    expect(judge.questions[1]?.correction).toContain('e2: the quote does not stand in the material');
    expect(judge.questions[1]?.promptInputs['entries to correct']).toEqual([
      { id: 'e2', ...finding('never said') },
      { id: 'e3', ...finding('thirty days', 'severe') },
    ]);
    expect(JSON.stringify(judge.questions[1]?.form.schema)).toContain('"enum":["e2","e3"]');
  });

  it.each([
    ['keep', [false, true]],
    ['drop', [false]],
  ] as const)('has a rule for quotes that are never found: %s', async (otherwise, unverified) => {
    const judge = scriptedJudge((_, index) => ({
      findings:
        index === 0 ? [finding(), finding('never said')] : [{ id: 'e2', ...finding('again invented') }],
    }));
    const ask = askThrough(judge);
    const list = await askList(ask, findings({ quote: { field: 'quote', source: () => SOURCE, otherwise } }));
    expect(list.map((each) => each.unverified)).toEqual(unverified);
    expect(ask.record.warnings).toEqual(['unverified_quote']);
  });

  it('fails when nothing that was listed stands in the material: that is no empty list', async () => {
    const judge = scriptedJudge(() => ({ findings: [finding('never said')] }));
    const question = findings({ quote: { field: 'quote', source: () => SOURCE, otherwise: 'drop' } });
    await expect(askList(askThrough(judge), question)).rejects.toMatchObject({
      code: 'judge_error',
      subcode: 'incomplete_verdicts',
    });
    const nothing = scriptedJudge(() => ({ findings: [] }));
    expect(await askList(askThrough(nothing), question)).toEqual([]);
  });

  it('keeps a finding that comes without a quote', async () => {
    const judge = scriptedJudge(() => ({ findings: [finding('', 'high')] }));
    expect(await askList(askThrough(judge), findings())).toMatchObject([{ unverified: true }]);
  });

  it('scores nothing from a grade that is twice unreadable', async () => {
    const judge = scriptedJudge((_, index) => ({
      findings: [{ id: `e${index}`, ...finding('two years', 'severe') }],
    }));
    await expect(askList(askThrough(judge), findings())).rejects.toMatchObject({
      code: 'judge_error',
      subcode: 'incomplete_verdicts',
    });
  });

  it('gives an answer that was cut twice the room', async () => {
    const judge = scriptedJudge((_, index) => {
      if (index === 0) throw new Fault('judge_error', 'cut', { subcode: 'truncated' });
      return { findings: [finding()] };
    });
    expect(await askList(askThrough(judge), findings())).toHaveLength(1);
    expect(judge.questions.map((question) => question.items)).toEqual([3, 6]);
  });

  it('takes the heuristics at their word, checked like any other', async () => {
    const list = await askList(askThrough(offlineJudge()), findings());
    expect(list).toEqual([
      { id: 'f1', values: { quote: 'two years', reason: 'too long', severity: 'low' }, unverified: false },
    ]);
  });

  it('needs no quotes where the question has no rule for them', async () => {
    const judge = scriptedJudge(() => ({ claims: [{ claim: 'A', n: 2 }, { claim: '' }] }));
    const { quote: _, ...question } = findings({
      name: 'claims',
      entry: { claim: { type: 'string' }, n: { type: 'integer' } },
    });
    expect(await askList(askThrough(judge), question)).toEqual([
      { id: 'c1', values: { claim: 'A', n: 2 }, unverified: false },
    ]);
  });
});
