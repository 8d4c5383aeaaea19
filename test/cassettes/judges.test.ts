import { describe, expect, it } from 'vitest';
import { openCassettes } from '../../src/cassettes/open-cassettes.ts';
import { type Filled, type Form, FormError, type Judge, type Question } from '../../src/judges/judge.ts';
import { offlineJudge } from '../../src/judges/offline.ts';
import { tapedAttempt, tapedRun } from '../support/taped.ts';

const form: Form<string> = {
  name: 'verdict',
  schema: { type: 'object', properties: { reason: { type: 'string' }, verdict: { type: 'string' } } },
  read(json) {
    const { verdict } = json as { verdict?: unknown };
    if (typeof verdict !== 'string') throw new FormError('The answer needs a verdict.');
    return verdict;
  },
};
const question = (more: Partial<Question<string>> = {}): Question<string> => ({
  key: 'faithfulness/verify@1',
  instructions: 'Judge each claim by the documents.',
  promptInputs: { answer: 'It takes two days.', documents: ['Refunds take two days.'] },
  form,
  offline: () => null,
  ...more,
});
const USAGE = { calls: 1, cached_calls: 0, input_tokens: 10, output_tokens: 5, cost_usd: 0.001 };

/** A judge that counts what it is asked and answers with that. */
function modelJudge(more: Partial<Judge> = {}) {
  const asked: string[] = [];
  const judge: Judge = {
    ...{ id: 'openai:gpt-j', mode: 'llm', model: 'gpt-j' },
    async fill<T>(one: Question<T>): Promise<Filled<T>> {
      asked.push(one.key);
      const json = { reason: 'r', verdict: `supported ${asked.length}` };
      return {
        answer: one.form.read(json),
        json,
        usage: USAGE,
        model: 'gpt-j-1',
        temperature: 0,
        seed: null,
      };
    },
    embed: async (texts) => ({
      vectors: texts.map((text) => [text.length, 0.5]),
      usage: USAGE,
      model: 'embed-1',
    }),
    ...more,
  };
  return { asked, judge };
}

/** Stands for a judge without a key. */
const nobody: Judge = {
  ...{ id: 'openai:gpt-k', mode: 'llm', model: 'gpt-k' },
  fill: () => Promise.reject(new Error('asked live')),
  embed: () => Promise.reject(new Error('asked live')),
};

describe('a judge on a tape', () => {
  it('says in replay what was said in the recording, under the name of who said it, at the price of then', async () => {
    const { record, replay } = tapedRun();
    const { judge } = modelJudge();
    await record((tape) => tape.judge(judge).fill(question()));
    const tape = await replay();
    const replayed = tape.judge(nobody);
    expect([replayed.id, replayed.model, replayed.mode]).toEqual(['openai:gpt-j', 'gpt-j', 'llm']);
    expect(await replayed.fill(question())).toMatchObject({
      ...{ answer: 'supported 1', usage: USAGE, model: 'gpt-j-1', temperature: 0, seed: null },
    });
    expect(tape.replayed()).toMatchObject({ exchanges: 0, judge_answers: 1, models: ['gpt-j-1'] });
  });

  it('says the same again when it is asked the same again', async () => {
    const { record, replay } = tapedRun();
    const { judge } = modelJudge();
    await record((tape) => tape.judge(judge).fill(question()));
    const replayed = (await replay()).judge(nobody);
    const answers = await Promise.all([1, 2, 3].map(() => replayed.fill(question())));
    expect(answers.map(({ answer }) => answer)).toEqual(['supported 1', 'supported 1', 'supported 1']);
  });

  it('gives each sample its own answer', async () => {
    const { record, replay } = tapedRun();
    const { judge } = modelJudge();
    await record(async (tape) => {
      for (const repeat of ['0', '1']) await tape.judge(judge).fill(question({ repeat }));
    });
    const replayed = (await replay()).judge(nobody);
    expect((await replayed.fill(question({ repeat: '1' }))).answer).toBe('supported 2');
    expect((await replayed.fill(question({ repeat: '0' }))).answer).toBe('supported 1');
  });

  it.each([
    [
      'instructions',
      { instructions: 'Judge each sentence by the documents.' },
      'the instructions: "claim" → "sentence"',
    ],
    [
      'an exhibit',
      { promptInputs: { answer: 'It takes three days.', documents: ['Refunds take two days.'] } },
      'exhibit "answer": "two" → "three"',
    ],
    [
      'an entry of an exhibit',
      { promptInputs: { answer: 'It takes two days.', documents: ['Refunds take ten days.'] } },
      'exhibit "documents": "two" → "ten"',
    ],
    ['the model', { model: 'gpt-z' }, 'the model, which is new: "gpt-z"'],
    [
      'another question',
      { key: 'faithfulness/verify@2' },
      'the question: "faithfulness/verify@1" → "faithfulness/verify@2"',
    ],
    [
      'the order of the form',
      {
        form: {
          ...form,
          schema: { type: 'object', properties: { verdict: { type: 'string' }, reason: { type: 'string' } } },
        },
      },
      'the form, order: ',
    ],
  ])('misses what was not recorded, and names %s', async (_, change, words) => {
    const { record, replay } = tapedRun();
    const { judge } = modelJudge();
    await record((tape) => tape.judge(judge).fill(question()));
    const tape = await replay();
    await expect(tape.judge(nobody).fill(question(change))).rejects.toMatchObject({
      ...{ code: 'judge_error', subcode: 'cassette_miss' },
      message: expect.stringContaining(words),
    });
    expect(tape.miss()?.message).toContain('No recording answers the question faithfulness/verify@');
  });

  it('misses where the recorded answer does not fit the question any more', async () => {
    const { record, replay } = tapedRun();
    const { judge } = modelJudge();
    await record((tape) => tape.judge(judge).fill(question()));
    const strict: Form<string> = {
      ...form,
      read() {
        throw new FormError('The answer needs a quote.');
      },
    };
    const tape = await replay();
    await expect(tape.judge(nobody).fill(question({ form: strict }))).rejects.toThrow(
      'What was recorded does not fit the question: The answer needs a quote.',
    );
  });

  it('has the vectors that were recorded', async () => {
    const { record, replay } = tapedRun();
    const { judge } = modelJudge();
    await record((tape) => Promise.resolve(tape.judge(judge).embed?.(['a', 'bcd'], {})));
    const tape = await replay();
    expect(await tape.judge(nobody).embed?.(['a', 'bcd'], {})).toEqual({
      ...{
        vectors: [
          [1, 0.5],
          [3, 0.5],
        ],
        usage: USAGE,
        model: 'embed-1',
      },
    });
    await expect(tape.judge(nobody).embed?.(['a', 'x'], {})).rejects.toThrow('text 2: "bcd" → "x"');
  });

  it('that costs nothing is neither recorded nor replaced', async () => {
    const { record, replay, shelf } = tapedRun();
    const offline = offlineJudge();
    await record(async (tape) => expect(tape.judge(offline)).toBe(offline));
    expect(await shelf.load(tapedAttempt)).toBeUndefined();
    expect((await replay()).judge(offline)).toBe(offline);
  });

  it('is asked without a cassette by nobody', async () => {
    const tape = await tapedRun().replay();
    await expect(tape.judge(nobody).fill(question())).rejects.toThrow('Nothing was recorded');
  });

  it('that was taken out of its cassette answers nothing, and is not asked for vectors in vain', async () => {
    const { record, shelf } = tapedRun();
    await record((tape) => tape.judge(modelJudge().judge).fill(question()));
    const { judge: _, ...stripped } = (await shelf.load(tapedAttempt))!;
    const tape = (
      await openCassettes({
        ...{ shelf: { ...shelf, load: async () => ({ ...stripped, recordings: [] }) }, replay: true },
        ...{ redact: (text: string) => text, clock: { now: () => 0, monotonic: () => 0 } },
      }).open(tapedAttempt)
    ).judge(nobody);
    const miss = { code: 'judge_error', subcode: 'cassette_miss' };
    await expect(tape.fill(question())).rejects.toMatchObject(miss);
    await expect(tape.embed?.(['a'], {})).rejects.toMatchObject(miss);
  });

  it('is not the rules that somebody named: those judge by themselves', async () => {
    const { record, replay } = tapedRun();
    await record((tape) => tape.judge(modelJudge().judge).fill(question()));
    const offline = offlineJudge();
    expect((await replay()).judge(offline)).toBe(offline);
  });

  it.each<[string, Partial<Judge>, RegExp | undefined]>([
    [
      'another model can be asked',
      {},
      /does not fit the question: it was judged by gpt-j, and the judge is gpt-k now/,
    ],
    ['nobody can be asked', { isAbsent: true }, undefined],
    ['it is reached by another address', { id: 'openai:https://gateway/gpt-j', model: 'gpt-j' }, undefined],
    [
      'its model is another provider’s',
      { id: 'local:gpt-j', model: 'gpt-j' },
      /judged by openai:gpt-j, and the judge is local:gpt-j now/,
    ],
  ])('where what changed is played, answers for no other: %s', async (_, now, why) => {
    const { record, replay } = tapedRun({ playsChanged: true });
    await record((tape) => tape.judge(modelJudge().judge).fill(question()));
    const asked = (await replay()).judge({ ...nobody, ...now }).fill(question());
    if (why === undefined) expect((await asked).answer).toBe('supported 1');
    else await expect(asked).rejects.toMatchObject({ message: expect.stringMatching(why) });
  });

  it('takes the place of another, whose answers in other attempts are not kept under its name', async () => {
    const { record, shelf } = tapedRun();
    const other = { ...tapedAttempt, attempt: 1 };
    const { judge } = modelJudge();
    await record((tape) => tape.judge(judge).fill(question()));
    await record((tape) => tape.judge(judge).fill(question()), other);
    expect((await shelf.load(tapedAttempt))?.recordings).toHaveLength(2);
    await record((tape) =>
      tape.judge(modelJudge({ id: 'openai:gpt-k', model: 'gpt-k' }).judge).fill(question()),
    );
    expect(await shelf.load(tapedAttempt)).toMatchObject({
      judge: { model: 'gpt-k' },
      recordings: [{ attempt: 0 }],
    });
  });

  it('keeps no secrets in questions and answers', async () => {
    const { record, replay, shelf } = tapedRun({
      redact: (text) => text.replaceAll('hunter2hunter2', '[redacted]'),
    });
    const secret = question({ promptInputs: { answer: 'The key is hunter2hunter2.' } });
    const { judge } = modelJudge();
    await record((tape) => tape.judge(judge).fill(secret));
    expect(JSON.stringify(await shelf.load(tapedAttempt))).not.toContain('hunter2');
    const replayed = (await replay()).judge(nobody);
    for (const answer of ['The key is hunter2hunter2.', 'The key is [redacted].'])
      expect((await replayed.fill(question({ promptInputs: { answer } }))).answer).toBe('supported 1');
  });

  it('is not taken to have judged another answer, whatever stands where its secret stood', async () => {
    const { record, replay } = tapedRun({
      redact: (text) => text.replaceAll('hunter2hunter2', '[redacted]'),
    });
    const { judge } = modelJudge();
    const exhibits = (answer: string) => question({ promptInputs: { answer } });
    await record((tape) => tape.judge(judge).fill(exhibits('The key is hunter2hunter2.')));
    const tape = await replay();
    await expect(tape.judge(nobody).fill(exhibits('The key is other.'))).rejects.toThrow(
      '"[redacted]." → "other."',
    );
  });
});
