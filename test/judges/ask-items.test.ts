import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Fault } from '../../src/errors.ts';
import { askThrough } from '../../src/judges/ask.ts';
import { askItems } from '../../src/judges/ask-items.ts';
import type { Question } from '../../src/judges/judge.ts';
import { offlineJudge } from '../../src/judges/offline.ts';
import { entry, itemsQuestion, scriptedJudge, supportList } from '../support/judging.ts';

/** Ids that a question's form lists, by list name. */
function idsAsked(question: Question<unknown>, list = 'verdicts'): string[] {
  const schema = question.form.schema as {
    properties: Record<string, { items: { properties: { id: { enum: string[] } } } }>;
  };
  return schema.properties[list]?.items.properties.id.enum ?? [];
}
const all = (question: Question<unknown>, verdict: unknown = 'supported') => ({
  verdicts: idsAsked(question).map((id) => entry(id, verdict)),
});
const ids = (answer: Record<string, { id: string }[]>, list = 'verdicts') =>
  answer[list]?.map((each) => each.id);
const verdicts = (answer: Record<string, { verdict: string }[]>, list = 'verdicts') =>
  answer[list]?.map((each) => each.verdict);

describe('askItems', () => {
  it('gives one verdict for every item, in the order asked, whatever the order answered', async () => {
    const judge = scriptedJudge((question) => ({ verdicts: all(question).verdicts.reverse() }));
    const ask = askThrough(judge);
    const answer = await askItems(ask, itemsQuestion(supportList(3)));
    expect(ids(answer)).toEqual(['c1', 'c2', 'c3']);
    expect(answer['verdicts']?.[0]).toMatchObject({
      verdict: 'supported',
      reason: 'about c1',
      evidence: { quote: 'two years' },
      unverified: false,
    });
    expect(judge.questions).toHaveLength(1);
    expect(ask.record.warnings).toEqual([]);
  });

  it('asks nothing when there is nothing to judge', async () => {
    const judge = scriptedJudge(() => ({}));
    expect(await askItems(askThrough(judge), itemsQuestion(supportList(0)))).toEqual({ verdicts: [] });
    expect(judge.questions).toHaveLength(0);
  });

  it('has a form with closed ids and verdicts, evidence before reason before verdict', async () => {
    const judge = scriptedJudge((question) => all(question));
    await askItems(askThrough(judge), itemsQuestion(supportList(2)));
    expect(judge.questions[0]?.form.schema).toEqual({
      type: 'object',
      additionalProperties: false,
      required: ['verdicts'],
      properties: {
        verdicts: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['id', 'quote', 'reason', 'verdict'],
            properties: {
              id: { type: 'string', enum: ['c1', 'c2'] },
              quote: { type: 'string' },
              reason: { type: 'string' },
              verdict: { type: 'string', enum: ['supported', 'contradicted', 'not_found'] },
            },
          },
        },
      },
    });
  });

  it('builds a form once for every question of the same shape', async () => {
    const judge = scriptedJudge((question) => all(question));
    for (let round = 0; round < 2; round++) await askItems(askThrough(judge), itemsQuestion(supportList(4)));
    expect(judge.questions[0]?.form).toBe(judge.questions[1]?.form);
  });

  it.each([
    [20, [20]],
    [21, [11, 10]],
    [45, [15, 15, 15]],
  ])('asks for %i items in batches of %j', async (count, sizes) => {
    const judge = scriptedJudge((question) => all(question));
    const answer = await askItems(askThrough(judge), itemsQuestion(supportList(count)));
    expect(judge.questions.map((question) => idsAsked(question).length)).toEqual(sizes);
    expect(judge.questions.map((question) => question.items)).toEqual(sizes);
    expect(answer['verdicts']).toHaveLength(count);
  });

  it('holds several lists in one question and splits them over batches', async () => {
    const requests = supportList(15, {
      name: 'requests',
      verdictField: 'status',
      values: { done: 1, open: 0 },
    });
    const judge = scriptedJudge((question) => ({
      verdicts: idsAsked(question).map((id) => entry(id)),
      requests: idsAsked(question, 'requests').map((id) => ({ id, quote: '', reason: '', status: 'Done.' })),
    }));
    const answer = await askItems(askThrough(judge), itemsQuestion(supportList(10), requests));
    expect(judge.questions).toHaveLength(2);
    expect(answer['verdicts']).toHaveLength(10);
    expect(verdicts(answer, 'requests')).toEqual(Array(15).fill('done'));
  });

  it.each<[string, (good: Record<string, unknown>[]) => unknown[], string]>([
    ['a missing id', (good) => good.slice(1), 'c1 had no entry'],
    ['conflicting duplicates', (good) => [...good, entry('c1', 'contradicted')], 'c1 had several entries'],
    [
      'an invalid verdict',
      (good) => [entry('c1', 'No, it is not supported'), ...good.slice(1)],
      'c1 had a verdict',
    ],
    [
      'an invented quote',
      (good) => [entry('c1', 'supported', 'lasts forever'), ...good.slice(1)],
      'c1 had a quote',
    ],
    ['a quote that is no text', (good) => [{ ...entry('c1'), quote: 7 }, ...good.slice(1)], 'c1 had a quote'],
    ['an entry that is no object', (good) => ['c1', null, [], ...good.slice(1)], 'c1 had no entry'],
  ])('asks once more, only about the item, after %s', async (_, spoil, complaint) => {
    const judge = scriptedJudge((question, index) =>
      index === 0 ? { verdicts: spoil(all(question).verdicts) } : all(question),
    );
    const ask = askThrough(judge);
    const answer = await askItems(ask, itemsQuestion(supportList(3)));
    expect(judge.questions).toHaveLength(2);
    expect(idsAsked(judge.questions[1] as Question<unknown>)).toEqual(['c1']);
    expect(judge.questions[1]?.correction).toContain(complaint);
    expect(verdicts(answer)).toEqual(['supported', 'supported', 'supported']);
    expect(ask.record.warnings).toEqual([]);
  });

  it.each<[string, (good: Record<string, unknown>[]) => unknown[]]>([
    ['ids nobody asked for', (good) => [...good, entry('c9'), entry('')]],
    ['equal duplicates', (good) => [...good, ...good]],
    [
      'equal duplicates of which one has no true quote',
      (good) => [entry('c1', 'supported', 'nonsense here'), ...good],
    ],
    ['blanks around an id', (good) => good.map((each) => ({ ...each, id: ` ${each['id']} ` }))],
    ['a middle word in another case', (good) => good.map((each) => ({ ...each, verdict: 'SUPPORTED.' }))],
  ])('needs no repair for %s', async (_, change) => {
    const judge = scriptedJudge((question) => ({ verdicts: change(all(question).verdicts) }));
    const answer = await askItems(askThrough(judge), itemsQuestion(supportList(3)));
    expect(judge.questions).toHaveLength(1);
    expect(verdicts(answer)).toEqual(['supported', 'supported', 'supported']);
  });

  it.each<[string, (question: Question<unknown>) => unknown]>([
    ['an empty list', () => ({ verdicts: [] })],
    ['invalid verdicts only', (question) => all(question, 'perhaps')],
    [
      'one id left out',
      (question) => ({ verdicts: all(question).verdicts.filter((each) => each.id !== 'c2') }),
    ],
  ])('is a judge_error, never a shorter list, when twice there is %s', async (_, answer) => {
    const judge = scriptedJudge(answer);
    const failed = await askItems(askThrough(judge), itemsQuestion(supportList(3))).catch((error) => error);
    expect(failed).toBeInstanceOf(Fault);
    expect(failed).toMatchObject({ code: 'judge_error', subcode: 'incomplete_verdicts' });
    expect(failed.message).toContain('c2');
    expect(judge.questions).toHaveLength(2);
  });

  it.each([
    ['not_found', 'not_found'],
    ['keep', 'supported'],
  ])('answers a quote that is never found with %s → %s and a warning', async (otherwise, verdict) => {
    const judge = scriptedJudge((question) => ({
      verdicts: idsAsked(question).map((id) =>
        entry(id, 'supported', id === 'c2' ? 'made up words' : 'two years'),
      ),
    }));
    const ask = askThrough(judge);
    const list = supportList(3);
    const answer = await askItems(ask, itemsQuestion({ ...list, quote: { ...list.quote!, otherwise } }));
    expect(verdicts(answer)).toEqual(['supported', verdict, 'supported']);
    expect(answer['verdicts']?.map((each) => each.unverified)).toEqual([false, true, false]);
    expect(ask.record.warnings).toEqual(['unverified_quote']);
    expect(judge.questions).toHaveLength(2);
  });

  it('asks for no quote where the verdict needs none', async () => {
    const judge = scriptedJudge((question) => ({
      verdicts: idsAsked(question).map((id) => entry(id, 'not_found', '')),
    }));
    await askItems(askThrough(judge), itemsQuestion(supportList(2)));
    expect(judge.questions).toHaveLength(1);
  });

  it('takes a source that cannot be looked up for an unproven quote', async () => {
    const judge = scriptedJudge((question) => all(question));
    const list = supportList(1);
    const source = (): string => {
      throw new TypeError('no such chunk');
    };
    const ask = askThrough(judge);
    const answer = await askItems(ask, itemsQuestion({ ...list, quote: { ...list.quote!, source } }));
    expect(verdicts(answer)).toEqual(['not_found']);
  });

  it('keeps the downgraded verdict when only the repair of a quote fails', async () => {
    const judge = scriptedJudge((question, index) => {
      if (index === 1) throw new Fault('judge_error', 'broken', { subcode: 'unparseable' });
      return { verdicts: idsAsked(question).map((id) => entry(id, 'supported', 'made up words')) };
    });
    expect(verdicts(await askItems(askThrough(judge), itemsQuestion(supportList(1))))).toEqual(['not_found']);
  });

  it('fails when the repair of a missing verdict fails', async () => {
    const judge = scriptedJudge((_, index) => {
      if (index === 1) throw new Fault('judge_error', 'broken', { subcode: 'unparseable' });
      return { verdicts: [] };
    });
    await expect(askItems(askThrough(judge), itemsQuestion(supportList(1)))).rejects.toMatchObject({
      subcode: 'unparseable',
    });
  });

  it('halves a batch whose answer was cut, once', async () => {
    const cut = new Fault('judge_error', 'cut', { subcode: 'truncated' });
    const judge = scriptedJudge((question) => {
      if (idsAsked(question).length > 5) throw cut;
      return all(question);
    });
    expect(verdicts(await askItems(askThrough(judge), itemsQuestion(supportList(9))))).toHaveLength(9);
    expect(judge.questions.map((question) => idsAsked(question).length)).toEqual([9, 5, 4]);
    await expect(askItems(askThrough(judge), itemsQuestion(supportList(12)))).rejects.toBe(cut);
  });

  it('takes p from the heuristics and never from a model', async () => {
    const offline = await askItems(askThrough(offlineJudge()), itemsQuestion(supportList(2)));
    expect(offline['verdicts']?.map((each) => each.p)).toEqual([0.9, 0.9]);
    const judge = scriptedJudge((question) => ({
      verdicts: all(question).verdicts.map((each) => ({ ...each, p: 1 })),
    }));
    const model = await askItems(askThrough(judge), itemsQuestion(supportList(2)));
    expect(model['verdicts']?.map((each) => each.p)).toEqual([undefined, undefined]);
  });

  it('asks the heuristics no second time', async () => {
    let asked = 0;
    const list = supportList(1, {
      offline: () => {
        asked += 1;
        return { verdict: 'supported', reason: '', quote: 'not in there' };
      },
    });
    expect(verdicts(await askItems(askThrough(offlineJudge()), itemsQuestion(list)))).toEqual(['not_found']);
    expect(asked).toBe(1);
  });

  it('refuses items that share an id', async () => {
    const list = supportList(2);
    const twins = { ...list, items: list.items.map((item) => ({ ...item, id: 'c1' })) };
    const judge = scriptedJudge((question) => all(question));
    await expect(askItems(askThrough(judge), itemsQuestion(twins))).rejects.toMatchObject({
      code: 'internal',
    });
  });

  it('never reads an odd answer as a verdict, and never throws anything but a Fault', async () => {
    const odd = fc.record({
      verdicts: fc.array(
        fc.oneof(
          fc.jsonValue(),
          fc.record({
            id: fc.oneof(fc.constantFrom('c1', 'c2', 'c3', '__proto__'), fc.jsonValue()),
            quote: fc.oneof(fc.constant('two years'), fc.jsonValue()),
            reason: fc.jsonValue(),
            verdict: fc.oneof(
              fc.constantFrom('supported', 'not found', 'no', 'contradicted'),
              fc.jsonValue(),
            ),
          }),
        ),
      ),
    });
    await fc.assert(
      fc.asyncProperty(odd, odd, async (first, second) => {
        const judge = scriptedJudge((_, index) => (index === 0 ? first : second));
        const answer = await askItems(askThrough(judge), itemsQuestion(supportList(3))).catch(
          (error: unknown) => error,
        );
        if (answer instanceof Fault) expect(answer.subcode).toBe('incomplete_verdicts');
        else {
          const given = answer as Awaited<ReturnType<typeof askItems>>;
          expect(ids(given)).toEqual(['c1', 'c2', 'c3']);
          for (const { verdict } of given['verdicts'] ?? [])
            expect(['supported', 'contradicted', 'not_found']).toContain(verdict);
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('askItems with samples', () => {
  const bySample = (says: Record<string, string[]>) =>
    scriptedJudge((question) => {
      const sample = Number(question.repeat?.split('.s')[1]);
      return {
        verdicts: idsAsked(question).map((id) => entry(id, says[id]?.[sample] ?? 'supported')),
      };
    });

  it('repeats the question at temperature 0.7, each under its own index', async () => {
    const judge = bySample({});
    const ask = askThrough(judge, { samples: 3, repeat: 4 });
    await askItems(ask, itemsQuestion(supportList(2)));
    expect(judge.questions.map(({ repeat, temperature }) => [repeat, temperature])).toEqual([
      ['4.s0', 0.7],
      ['4.s1', 0.7],
      ['4.s2', 0.7],
    ]);
    expect(ask.record.agreement).toBe(1);
    expect(ask.record.warnings).toEqual([]);
  });

  it('takes the majority and says how far the samples agreed', async () => {
    const ask = askThrough(bySample({ c1: ['supported', 'not_found', 'supported'] }), { samples: 3 });
    const answer = await askItems(ask, itemsQuestion(supportList(2)));
    expect(verdicts(answer)).toEqual(['supported', 'supported']);
    expect(ask.record.agreement).toBeCloseTo((2 / 3 + 1) / 2);
    expect(ask.record.warnings).toEqual([]);
  });

  it('gives a tie to the lower value, and warns below an agreement of 0.8', async () => {
    const ask = askThrough(bySample({ c1: ['supported', 'contradicted'] }), { samples: 2 });
    expect(verdicts(await askItems(ask, itemsQuestion(supportList(1))))).toEqual(['contradicted']);
    expect(ask.record.warnings).toEqual(['unstable']);
  });

  it('does not sample the heuristics', async () => {
    const ask = askThrough(offlineJudge(), { samples: 5 });
    await askItems(ask, itemsQuestion(supportList(1)));
    expect(ask.record.agreement).toBe(null);
  });
});
