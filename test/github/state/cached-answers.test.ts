import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { answersToCarry, readCarriedAnswers } from '../../../src/github/state/cached-answers.ts';
import { cacheKey } from '../../../src/judges/cache-key.ts';
import { cached } from '../../../src/judges/cached.ts';
import { FormError, type Judge, NO_USAGE, type Question } from '../../../src/judges/judge.ts';
import { journalLine } from '../../../src/state/journal-line.ts';
import { openJudgeCache } from '../../../src/state/judge-cache.ts';
import { ANSWERS, keepOlderAnswers, keptAnswers, OLDER_ANSWERS } from '../../../src/state/kept-answers.ts';
import { trustedAnswers } from '../../../src/state/trusted-answers.ts';
import { redactor } from '../../../src/text/escape/redact.ts';
import { formsOf } from '../../support/secret-forms.ts';
import { seededPorts } from '../../support/seeded-ports.ts';

const FOLDER = '/repo/.assay/state/cache';
const key = (at: number) => at.toString(16).padStart(4, '0').padEnd(64, 'a');
const answer = (json: unknown) =>
  JSON.stringify({ json, model: 'gpt', temperature: 0, seed: null, usage: NO_USAGE });

/** A cache with these answers, asked by another process. */
function cacheOf(texts: readonly string[], ports = seededPorts()) {
  const cache = openJudgeCache(FOLDER, ports);
  for (const [at, text] of texts.entries()) cache.put(key(at), text);
  cache.settle();
  return ports;
}
/** What a process carries that restored or was given all that lies in the cache. */
function carry(ports: ReturnType<typeof seededPorts>, redact?: (text: string) => string) {
  const answers = trustedAnswers();
  answers.restrict();
  for (const one of keptAnswers(FOLDER, ports, { mostBytes: Infinity, longest: 2 ** 20 }))
    answers.note(...one);
  return answersToCarry(FOLDER, ports, answers, redact);
}
/** The answers that arrive where these are carried to, by key. */
function carried(texts: readonly string[], redact?: (text: string) => string) {
  const made = carry(cacheOf(texts), redact);
  const { answers, problem } = readCarriedAnswers(made?.facts, made?.bytes);
  expect(problem).toBeUndefined();
  return { answers: new Map(answers), bytes: Buffer.from(made?.bytes ?? []).toString('utf8') };
}

describe('answers of judges that travel with the state', () => {
  it('are found by the next run, under the same questions', () => {
    const made = carry(cacheOf([answer({ a: 1 }), answer('ü\n')]));
    const { answers } = readCarriedAnswers(made?.facts, made?.bytes);
    const there = seededPorts();
    keepOlderAnswers(FOLDER, answers, there);
    const cache = openJudgeCache(FOLDER, there);
    expect([0, 1, 2].map((at) => JSON.parse(cache.get(key(at)) ?? 'null')?.json)).toEqual([
      { a: 1 },
      'ü\n',
      undefined,
    ]);
    cache.put(key(0), answer({ a: 2 }));
    cache.settle();
    // What was asked here since is newer, and goes on from here.
    const next = new Map(readCarriedAnswers(...carriedOf(there)).answers);
    expect(JSON.parse(next.get(key(0)) ?? '').json).toEqual({ a: 2 });
    expect(next.size).toBe(2);
  });
  const carriedOf = (ports: ReturnType<typeof seededPorts>) => {
    const made = carry(ports);
    return [made?.facts, made?.bytes] as const;
  };

  it('are none where nobody was asked', () => {
    expect(carry(seededPorts())).toBeUndefined();
    expect(readCarriedAnswers(undefined, undefined)).toEqual({ answers: [] });
    expect(readCarriedAnswers(null, undefined)).toEqual({ answers: [] });
  });

  it('stay behind where they hold a secret in any spelling', () => {
    const secret = 'q7-canary/Secret+ü"value';
    const redact = redactor([secret]);
    const texts = Object.values(formsOf(secret)).flatMap((form) => [
      answer({ reason: `it said ${form}.` }),
      answer({ [form]: 1 }),
      answer([[{ quote: [...form].join('\u200b') }]]),
    ]);
    const { answers, bytes } = carried([answer({ reason: 'clean' }), ...texts], redact);
    expect([...answers.keys()]).toEqual([key(0)]);
    for (const form of Object.values(formsOf(secret))) expect(bytes).not.toContain(form);
    // The check can fail: without the redactor all of them go.
    expect(carried([answer({ reason: 'clean' }), ...texts]).answers.size).toBe(texts.length + 1);
  });

  it('hold nothing but what an answer is', () => {
    const odd = JSON.stringify({
      ...JSON.parse(answer({ a: 1 })),
      answer: 'a reading of ours',
      extra: { x: 1 },
    });
    expect(JSON.parse(carried([odd]).answers.get(key(0)) ?? '')).toEqual({
      ...{ json: { a: 1 }, model: 'gpt', temperature: 0, seed: null },
    });
  });

  it('are the newest that fit, oldest first, and none that is too long', () => {
    const ports = cacheOf([
      answer('x'.repeat(70_000)),
      ...Array.from({ length: 50 }, (_, at) => answer(`a${at}`)),
    ]);
    expect(carriedOf(ports)[0]?.bytes).toBeLessThan(20_000);
    const { files } = ports;
    const lines = (files.readTextIfThere(join(FOLDER, ANSWERS)) ?? '').split('\n');
    const mostBytes = 10 * ((lines.at(-2)?.length ?? 0) + 1);
    const newest = keptAnswers(FOLDER, ports, { mostBytes, longest: 64 * 1024 });
    expect(newest.map(([name]) => name)).toEqual(Array.from({ length: 10 }, (_, at) => key(at + 41)));
    files.writeAtomic(join(FOLDER, OLDER_ANSWERS), journalLine([key(50), answer('older')]));
    const again = keptAnswers(FOLDER, ports, { mostBytes, longest: 64 * 1024 });
    expect(JSON.parse(again.at(-1)?.[1] ?? '').json).toBe('a49');
  });

  it('leave a cache alone that has older answers already', () => {
    const ports = seededPorts();
    keepOlderAnswers(FOLDER, [[key(1), answer('first')]], ports);
    keepOlderAnswers(FOLDER, [[key(1), answer('second')]], ports);
    expect(JSON.parse(openJudgeCache(FOLDER, ports).get(key(1)) ?? '').json).toBe('first');
  });
});

describe('answers of which this process knows nothing', () => {
  const trusted = () => {
    const answers = trustedAnswers();
    answers.restrict();
    return answers;
  };
  const keysOf = (made: ReturnType<typeof answersToCarry>) =>
    readCarriedAnswers(made?.facts, made?.bytes).answers.map(([name, text]) => [name, JSON.parse(text).json]);
  const append = (ports: ReturnType<typeof seededPorts>, ...answers: [string, string][]) =>
    ports.files.appendLog(join(FOLDER, ANSWERS)).append(answers.map((one) => journalLine(one)).join(''));

  it('are neither believed nor carried, whatever they stand before or behind', () => {
    const ports = seededPorts();
    append(ports, [key(0), answer('planted')], [key(3), answer('planted')]);
    const answers = trusted();
    keepOlderAnswers(FOLDER, [[key(0), answer('restored')]], ports);
    answers.note(key(0), answer('restored'));
    const cache = openJudgeCache(FOLDER, ports, answers);
    cache.put(key(1), answer('given'));
    cache.settle();
    append(ports, [key(1), answer('planted')], [key(2), answer('planted')], [key(0), answer('planted')]);
    const said = (at: number) =>
      JSON.parse(openJudgeCache(FOLDER, ports, answers).get(key(at)) ?? 'null')?.json;
    // One that is hidden behind a planted one is asked for again.
    expect([0, 1, 2, 3].map(said)).toEqual(['restored', undefined, undefined, undefined]);
    expect(keysOf(answersToCarry(FOLDER, ports, answers, undefined))).toEqual([
      [key(1), 'given'],
      [key(0), 'restored'],
    ]);
    expect(answersToCarry(FOLDER, ports, trusted(), undefined)).toBeUndefined();
    expect(answersToCarry(FOLDER, ports, trustedAnswers(), undefined), 'nothing restricted').toBeUndefined();
  });

  it('take no place from those that were used, which travel as the newest', () => {
    const ports = seededPorts();
    const answers = trusted();
    const restored = [0, 1, 2].map((at) => [key(at), answer(at)] as const);
    keepOlderAnswers(FOLDER, restored, ports);
    for (const one of restored) answers.note(...one);
    const cache = openJudgeCache(FOLDER, ports, answers);
    cache.get(key(0));
    cache.put(key(4), answer(4));
    cache.settle();
    append(ports, ...Array.from({ length: 50 }, (_, at): [string, string] => [key(9 + at), answer(at)]));
    const carriedKeys = keysOf(answersToCarry(FOLDER, ports, answers, undefined)).map(([name]) => name);
    expect(carriedKeys).toEqual([1, 2, 0, 4].map(key));
    const { bytes } = answersToCarry(FOLDER, ports, answers, undefined) ?? { bytes: [] };
    const bounds = { mostBytes: bytes.length / 2, longest: 64 * 1024, rank: answers.rank };
    // Lines of the process have more to them than those that travelled.
    const newest = keptAnswers(FOLDER, ports, { ...bounds, mostBytes: 1.5 * bytes.length }).map(
      ([name]) => name,
    );
    expect(newest.at(-1)).toBe(key(4));
    expect(keptAnswers(FOLDER, ports, bounds).length).toBeLessThan(4);
  });

  it('are bounded: the oldest of very many are forgotten', () => {
    const answers = trustedAnswers(2);
    answers.restrict();
    for (const at of [0, 1]) answers.note(key(at), 'x');
    expect(answers.use(key(0), 'x')).toBe(true);
    answers.note(key(2), 'x');
    expect([0, 1, 2].map((at) => answers.use(key(at), 'x'))).toEqual([true, false, true]);
    expect(answers.use(key(0), 'y')).toBe(false);
  });
});

describe('answers that were tampered with', () => {
  const good = () => {
    const made = carry(cacheOf([answer('a'), answer('b'), answer('c')]));
    if (made === undefined) throw new Error('nothing was carried');
    return made;
  };
  const factsOf = (bytes: Uint8Array) => carry(cacheWith(bytes))?.facts;
  /** A cache whose file holds exactly these bytes; facts are taken of what it would carry. */
  const cacheWith = (bytes: Uint8Array) => {
    const ports = seededPorts();
    ports.files.writeAtomic(join(FOLDER, ANSWERS), bytes);
    return ports;
  };

  it('are refused whole where the file is not the one of the state', () => {
    const { bytes, facts } = good();
    const other = Buffer.from(bytes);
    other[40] = (other[40] ?? 0) ^ 1;
    for (const [told, found] of [
      [facts, other],
      [facts, undefined],
      [undefined, bytes],
      [null, bytes],
      [facts, bytes.subarray(1)],
      [{ ...facts, sha256: '' }, bytes],
      [{ ...facts, bytes: facts.bytes + 1 }, bytes],
    ] as const)
      expect(readCarriedAnswers(told, found)).toEqual({
        answers: [],
        problem: 'they are not the ones that belong to it',
      });
  });

  it.each<[string, unknown]>([
    ['another shape', { key: key(9), text: answer('x') }],
    ['no key', ['', answer('x')]],
    ['a key that is a path', ['../../etc/passwd', answer('x')]],
    ['a text that is no JSON', [key(9), '{']],
    ['a text that is no answer', [key(9), '[]']],
    ['an answer without its model', [key(9), '{"json":1,"temperature":0,"seed":null}']],
    [
      'an answer of an endless model',
      [key(9), JSON.stringify({ ...JSON.parse(answer(1)), model: 'm'.repeat(301) })],
    ],
    ['an answer without end', [key(9), answer(JSON.parse(`${'['.repeat(2_000)}${']'.repeat(2_000)}`))]],
    ['more than an answer', [key(9), answer('x'), 'more']],
  ])('cost what is wrong alone: %s', async (_, record) => {
    const { bytes } = good();
    const { createHash } = await import('node:crypto');
    const all = Buffer.concat([bytes, Buffer.from(journalLine(record)), Buffer.from('torn')]);
    const sha256 = createHash('sha256').update(all).digest('hex');
    const { answers, problem } = readCarriedAnswers({ bytes: all.length, sha256 }, all);
    expect(answers.map(([name]) => name)).toEqual([key(0), key(1), key(2)]);
    expect(problem).toBe('2 of them are damaged');
    // And none of it is carried on.
    expect(factsOf(all)).toEqual(good().facts);
  });

  it('fill in no form that they do not fit', async () => {
    const question: Question<number> = {
      ...{ key: 'a@1', instructions: '', promptInputs: { text: 'x' }, offline: () => null },
      form: {
        ...{ name: 'a', schema: { type: 'number' } },
        read(json) {
          if (typeof json === 'number') return json;
          throw new FormError('a number is wanted');
        },
      },
    };
    let asked = 0;
    const judge = (id: string): Judge => ({
      ...{ id, mode: 'llm', model: 'm' },
      async fill(one) {
        asked += 1;
        const filled = { json: 7, usage: { ...NO_USAGE, calls: 1 }, model: 'm', temperature: 0, seed: null };
        return { ...filled, answer: one.form.read(7) };
      },
    });
    const ports = seededPorts();
    const poisoned = [cacheKey('openai:x/m1', question), answer('DROP')] as const;
    const right = [cacheKey('openai:x/m2', question), answer(3)] as const;
    keepOlderAnswers(FOLDER, [poisoned, right], ports);
    const store = openJudgeCache(FOLDER, ports);
    const by = (id: string) => cached(judge(id), store).fill(question);
    expect(await by('openai:x/m2')).toMatchObject({ answer: 3, usage: { calls: 0, cached_calls: 1 } });
    expect(asked).toBe(0);
    expect(await by('openai:x/m1')).toMatchObject({ answer: 7, usage: { calls: 1 } });
    expect(await by('openai:x/m3')).toMatchObject({ answer: 7, usage: { calls: 1 } });
    expect(await by('openai:y/m2')).toMatchObject({ answer: 7, usage: { calls: 1 } });
    expect(asked).toBe(3);
  });
});
