import { describe, expect, it } from 'vitest';
import { Fault } from '../../src/errors.ts';
import { generateCases } from '../../src/generation/generate.ts';
import type { GenerationConfig } from '../../src/schema/generation/config.ts';
import type { GenerateResponse } from '../../src/schema/generation.ts';
import { type ScriptedQuestion, scriptedJudge, silentJudge } from '../support/scripted-judge.ts';
import { POLICY } from './sample-policy.ts';

const DOCUMENTS = [{ name: 'policy.md', content: POLICY }];
const config = (more: Partial<GenerationConfig> = {}): GenerationConfig => ({
  num_test_cases: 10,
  include_edge_cases: true,
  ...more,
});
const generated = (judge = silentJudge(), mode: 'llm' | 'offline' = 'offline', num = 10) =>
  generateCases({ documents: DOCUMENTS }, config({ num_test_cases: num }), [], {
    seed: 1,
    judge: { ...judge, mode },
  });
type Refs = { document: string; start: number; end: number; quote: string }[];
type Questions = { id: string; text: string; passage?: string }[];
const texts = ({ generated_test_cases: cases }: GenerateResponse) => cases.map(({ turns }) => turns);
const questionsOf = ({ promptInputs }: ScriptedQuestion) => promptInputs['questions'] as Questions;

/** A model that finds everything right, reads passages, knows nothing by heart and rewords nothing. */
function honest(question: ScriptedQuestion): unknown {
  switch (question.key) {
    case 'generation/support@1':
      return verdicts(question, 'support', 'supported');
    case 'generation/second-judge@1':
      return verdicts(question, 'reading', 'sound');
    case 'generation/wording@1':
      return { rewritten: [] };
    case 'generation/closed-book@1':
      return { answers: questionsOf(question).map(({ id }) => ({ id, answer: 'Unknown.' })) };
    default:
      return {
        answers: questionsOf(question).map(({ id, text, passage }) => ({ id, answer: read(text, passage) })),
      };
  }
}

/** What somebody who reads a passage says, with the sum where several are asked for. */
function read(text: string, passage = ''): string {
  const count = Number(/altogether for (\d+)/.exec(text)?.[1] ?? 0);
  return `No: ${passage} ${count === 0 ? '' : count * Number(/(\d+) euros per/.exec(passage)?.[1])}`;
}

const verdicts = (question: ScriptedQuestion, list: string, verdict: string) => ({
  [list]: question.items(list).map(({ id }) => ({ id, reason: 'r', verdict })),
});

/** The honest model but for one question. */
const butFor = (key: string, other: (question: ScriptedQuestion) => unknown) =>
  scriptedJudge((question) => (question.key === key ? other(question) : honest(question)));

const modelOf = ({ coverage_analysis: coverage }: GenerateResponse) =>
  coverage['model'] as { calls: number; dropped: { step: string; question: string }[] } | undefined;

describe('a model', () => {
  it('is not asked while it is an offline one', async () => {
    await generateCases({ documents: DOCUMENTS }, config(), [], {
      seed: 1,
      judge: { ...silentJudge(), mode: 'offline' },
    });
  });

  it('rewrites the words of the customer, and drops what it does not confirm', async () => {
    let refused: string | undefined;
    const judge = scriptedJudge((question) => {
      if (question.key === 'generation/support@1') {
        const items = question.items('support');
        refused ??= items[0]?.id;
        return {
          support: items.map(({ id }) => ({
            id,
            reason: 'because',
            verdict: id === refused ? 'unsupported' : 'supported',
          })),
        };
      }
      if (question.key !== 'generation/wording@1') return honest(question);
      const messages = question.promptInputs['messages'] as { id: string; text: string }[];
      return { rewritten: messages.map(({ id, text }) => ({ id, text: `Reworded: ${text}` })) };
    });
    const { generated_test_cases: cases, coverage_analysis: coverage } = await generateCases(
      { documents: DOCUMENTS },
      config(),
      [],
      { seed: 1, judge },
    );
    expect(cases).toHaveLength(10);
    expect(cases.map((one) => one['id'])).not.toContain(refused);
    expect(
      cases.filter((one) => one.turns[0]?.input.text.startsWith('Reworded: ')).length,
    ).toBeGreaterThanOrEqual(2);
    expect(coverage['notes']).toContainEqual(
      'the model did not confirm 1 expectations; their cases were dropped',
    );
  });

  it('puts the cases that take the place of dropped ones to it too', async () => {
    const asked = new Set<string>();
    const judge = scriptedJudge((question) => {
      if (question.key !== 'generation/support@1') return honest(question);
      const items = question.items('support');
      for (const { id } of items) asked.add(id);
      return { support: items.map(({ id }) => ({ id, reason: 'no', verdict: 'unsupported' })) };
    });
    const { generated_test_cases: cases, coverage_analysis: coverage } = await generateCases(
      { documents: DOCUMENTS },
      config(),
      [],
      { seed: 1, judge },
    );
    expect(asked.size).toBeGreaterThan(10);
    expect(cases.filter((one) => asked.has(String(one['id'])))).toEqual([]);
    // Without a source there is nothing that could be confirmed.
    expect(cases.filter((one) => (one['source_refs'] as Refs).length > 0)).toEqual([]);
    expect(coverage['notes']).toContainEqual(
      `the model did not confirm ${asked.size} expectations; their cases were dropped`,
    );
    expect(coverage['notes']).toContainEqual(expect.stringContaining(`${cases.length} of 10 cases`));
  });

  it('that fails after it refused a case does not bring that case back', async () => {
    let refused: string | undefined;
    const judge = scriptedJudge((question) => {
      if (question.key === 'generation/wording@1')
        throw new Fault('judge_error', 'nothing to be read', { subcode: 'unparseable' });
      if (question.key !== 'generation/support@1') return honest(question);
      const items = question.items('support');
      refused ??= items[0]?.id;
      return {
        support: items.map(({ id }) => ({
          id,
          reason: 'r',
          verdict: id === refused ? 'unsupported' : 'supported',
        })),
      };
    });
    const { generated_test_cases: cases } = await generateCases({ documents: DOCUMENTS }, config(), [], {
      seed: 1,
      judge,
    });
    expect(refused).toBeDefined();
    expect(cases.map((one) => one['id'])).not.toContain(refused);
  });

  it.each([
    ['another number', (text: string) => `${text} It is about 77 days.`],
    ['nothing', () => ' '],
  ])('a rewriting with %s is not used', async (_, write) => {
    const judge = scriptedJudge((question) =>
      question.key !== 'generation/wording@1'
        ? honest(question)
        : {
            rewritten: (question.promptInputs['messages'] as { id: string; text: string }[]).map(
              ({ id, text }) => ({ id, text: write(text) }),
            ),
          },
    );
    const with_ = await generateCases({ documents: DOCUMENTS }, config(), [], { seed: 1, judge });
    expect(texts(with_)).toEqual(texts(await generated()));
  });

  it('that fails costs nothing but its help', async () => {
    const judge = scriptedJudge(() => {
      throw new Fault('judge_error', 'nothing to be read', { subcode: 'unparseable' });
    });
    const response = await generateCases({ documents: DOCUMENTS }, config(), [], { seed: 1, judge });
    expect(response.generated_test_cases.map(({ confirmed: _, ...one }) => one)).toEqual(
      (await generated()).generated_test_cases,
    );
    const sourced = response.generated_test_cases.filter((one) => (one['source_refs'] as Refs).length > 0);
    for (const one of response.generated_test_cases)
      expect(one['confirmed']).toBe(sourced.includes(one) ? false : undefined);
    expect(response.coverage_analysis['notes']).toContainEqual(
      `${sourced.length} of ${sourced.length} cases from documents were not confirmed by the model: judge_error; the wording is our own`,
    );
  });

  it('whose budget ends after ten cases marks and counts those that it did not confirm', async () => {
    let batches = 0;
    const judge = scriptedJudge((question) => {
      if (question.key === 'generation/support@1') batches += 1;
      if (batches > 1) throw new Fault('budget_exhausted', 'no calls left');
      return honest(question);
    });
    const { generated_test_cases: cases, coverage_analysis: coverage } = await generated(judge, 'llm', 20);
    const sourced = cases.filter((one) => (one['source_refs'] as Refs).length > 0);
    const marked = cases.filter((one) => one['confirmed'] === false);
    expect(marked.length).toBeGreaterThan(0);
    expect(marked.length).toBeLessThan(sourced.length);
    expect(sourced).toEqual(expect.arrayContaining(marked));
    expect(coverage['notes']).toContainEqual(
      `${marked.length} of ${sourced.length} cases from documents were not confirmed by the model: budget_exhausted; the wording is our own`,
    );
  });
});

describe('the answers of a model', () => {
  it('leave the cases as they are where they are right with the passage and unknown without', async () => {
    const judge = scriptedJudge(honest);
    const response = await generated(judge, 'llm');
    expect(texts(response)).toEqual(texts(await generated()));
    expect(modelOf(response)).toEqual({ calls: judge.asked.length, dropped: [] });
    const tried = response.generated_test_cases.filter((one) => 'empirical_difficulty' in one);
    expect(tried.length).toBeGreaterThan(4);
    for (const one of tried) expect(one['empirical_difficulty']).toBe(0);
  });

  it('cost nine calls for ten cases at most, and nothing without a model', async () => {
    for (const [num, most] of [
      [10, 9],
      [20, 18],
    ] as const) {
      const judge = scriptedJudge(honest);
      await generated(judge, 'llm', num);
      expect(judge.asked.length).toBeLessThanOrEqual(most);
    }
    expect(modelOf(await generated())).toBeUndefined();
  });

  it('see the head of the table that a row stands in', async () => {
    const seen: string[] = [];
    const table =
      '# Fares\n\nYou must pay the fare in the table before you board any of our boats.\n\n| Class | Fare |\n|---|---|\n| Saloon | 40 EUR |\n| Deck | 25 EUR |\n';
    const judge = scriptedJudge((question) => {
      if (question.key === 'generation/round-trip@1')
        seen.push(...questionsOf(question).map(({ passage = '' }) => passage));
      return honest(question);
    });
    await generateCases({ documents: [{ name: 'f', content: table }] }, config(), [], { seed: 1, judge });
    expect(seen).toContain('Fares\n| Class | Fare |\n| Saloon | 40 EUR |');
  });

  it('that differ from what a case expects drop it, and say so', async () => {
    const judge = butFor('generation/round-trip@1', (question) => ({
      answers: questionsOf(question).map(({ id, text, passage }, at) => ({
        id,
        answer: at === 0 ? 'That is fine.' : read(text, passage),
      })),
    }));
    const response = await generated(judge, 'llm');
    const dropped = modelOf(response)?.dropped ?? [];
    expect(dropped.length).toBeGreaterThan(0);
    expect(dropped.every(({ step }) => step === 'round-trip')).toBe(true);
    const inputs = texts(response).map((turns) => turns.map(({ input }) => input.text).join('\n'));
    for (const { question } of dropped) expect(inputs).not.toContain(question);
    expect(response.coverage_analysis['notes']).toContainEqual(
      `the model answered ${dropped.length} cases from their own passage otherwise than they expect; they were dropped`,
    );
  });

  it('that need no document drop a case that asks for a value; a right no may be a guess', async () => {
    const judge = scriptedJudge((question) =>
      question.key === 'generation/closed-book@1'
        ? {
            answers: questionsOf(question).map(({ id }) => ({
              id,
              answer: `No. ${Array.from({ length: 99 }, (_, at) => at).join('; ')} ${POLICY}`,
            })),
          }
        : honest(question),
    );
    const response = await generated(judge, 'llm');
    const kept = response.generated_test_cases.filter((one) => 'closed_book' in one);
    for (const one of kept) {
      const { verdict, must_include } = one['hints'] as { verdict: string; must_include: string[] };
      if (!/^(?:refused|allowed)$/.test(verdict)) expect(must_include).toEqual([]);
    }
    const dropped = modelOf(response)?.dropped ?? [];
    expect(dropped.length).toBeGreaterThan(2);
    expect(dropped.every(({ step }) => step === 'closed-book')).toBe(true);
  });

  it('that only name a word of what follows drop no case: it is marked as known and stays', async () => {
    const late = '# Returns\n\nWe rent cars.\n\n- If you return the car late, we charge a daily fee.\n';
    const judge = butFor('generation/closed-book@1', (question) => ({
      answers: questionsOf(question).map(({ id }) => ({ id, answer: 'You may be charged extra.' })),
    }));
    const response = await generateCases({ documents: [{ name: 'd', content: late }] }, config(), [], {
      seed: 1,
      judge,
    });
    expect(modelOf(response)?.dropped).toEqual([]);
    const known = response.generated_test_cases.filter((one) => one['closed_book'] === 'answered');
    expect(known.map(({ turns }) => turns[0]?.input.text)).toContain(
      'What happens if I return the car late?',
    );
  });

  it('are the last word on its own words: a rewording that leads to another answer is taken back', async () => {
    const judge = scriptedJudge((question) => {
      if (question.key === 'generation/wording@1') {
        const messages = question.promptInputs['messages'] as Questions;
        return { rewritten: messages.map(({ id, text }) => ({ id, text: `Mind you: ${text}` })) };
      }
      if (question.key !== 'generation/round-trip@1') return honest(question);
      return {
        answers: questionsOf(question).map(({ id, text, passage }) => ({
          id,
          answer: text.startsWith('Mind you') ? 'It depends.' : read(text, passage),
        })),
      };
    });
    const response = await generated(judge, 'llm');
    const inputs = texts(response).map((turns) => turns[0]?.input.text ?? '');
    // Where there is nothing to be answered, its words stay.
    expect(inputs.filter((text) => text.startsWith('Mind you'))).toEqual([
      expect.stringContaining('I want to return my order'),
    ]);
  });

  it('say how hard a case is with the page at hand, and easy ones that it misses are pointed out', async () => {
    let reader = 0;
    const judge = butFor('generation/difficulty@1', (question) => {
      reader += 1;
      return reader === 1
        ? honest(question)
        : { answers: questionsOf(question).map(({ id }) => ({ id, answer: 'It depends.' })) };
    });
    const response = await generated(judge, 'llm');
    const tried = response.generated_test_cases.filter((one) => 'empirical_difficulty' in one);
    expect(tried.map((one) => one['empirical_difficulty'])).toEqual(tried.map(() => 0.67));
    expect(response.coverage_analysis['notes']).toContainEqual(
      expect.stringMatching(/^the model missed \d+ easy cases more often than not/),
    );
  });
});

describe('a model that', () => {
  it('reads cases a second time drops those in which it finds a fault', async () => {
    const judge = butFor('generation/second-judge@1', (question) => ({
      reading: question.items('reading').map(({ id }, at) => ({
        id,
        reason: 'r',
        verdict: at === 0 ? 'wrong' : at === 1 ? 'unclear' : 'sound',
      })),
    }));
    const dropped = modelOf(await generated(judge, 'llm'))?.dropped ?? [];
    expect(dropped.length).toBeGreaterThanOrEqual(2);
    expect(dropped.every(({ step }) => step === 'second-judge')).toBe(true);
  });

  it('lies in every answer leaves nothing that it could not confirm, and names all that it cost', async () => {
    const judge = butFor('generation/round-trip@1', (question) => ({
      answers: questionsOf(question).map(({ id }) => ({ id, answer: 'Bananas, as always.' })),
    }));
    const response = await generated(judge, 'llm');
    const left = response.generated_test_cases.filter(
      (one) => one['edge'] !== true && (one['hints'] as { verdict?: string }).verdict !== 'ask',
    );
    expect(left).toEqual([]);
    expect(modelOf(response)?.dropped.length).toBeGreaterThan(10);
    expect(response.coverage_analysis['notes']).toContainEqual(
      expect.stringContaining(`${response.generated_test_cases.length} of 10 cases`),
    );
  });

  it.each<[string, (ids: string[]) => unknown[]]>([
    ['no answers', () => []],
    ['blank answers', (ids) => ids.map((id) => ({ id, answer: '  ' }))],
    ['answers to other questions', () => [{ id: 'gen-0/1', answer: 'Yes.' }]],
    ['entries of another form', (ids) => ids.map((id) => ({ id, answer: 7 }))],
    [
      'two answers to each question',
      (ids) => ids.flatMap((id) => ['No.', 'Yes.'].map((answer) => ({ id, answer }))),
    ],
  ])('gives %s drops no case, and it is told', async (_, garble) => {
    const judge = scriptedJudge((question) =>
      /round-trip|closed-book|difficulty/.test(question.key)
        ? { answers: garble(questionsOf(question).map(({ id }) => id)) }
        : honest(question),
    );
    const response = await generated(judge, 'llm');
    expect(texts(response)).toEqual(texts(await generated()));
    expect(modelOf(response)?.dropped).toEqual([]);
    expect(response.coverage_analysis['notes']).toContainEqual(
      expect.stringMatching(
        /^the model left \d+ questions without an answer; their cases were kept without it$/,
      ),
    );
  });

  it.each(['second-judge', 'round-trip', 'closed-book', 'difficulty'])(
    'refuses to take part in %s drops no case, and it is told',
    async (step) => {
      const judge = butFor(`generation/${step}@1`, () => {
        throw new Fault('judge_error', 'no', { subcode: 'refused' });
      });
      const response = await generated(judge, 'llm');
      expect(texts(response)).toEqual(texts(await generated()));
      expect(response.coverage_analysis['notes']).toContainEqual(
        expect.stringMatching(
          step === 'difficulty'
            ? /^the model could not be used \(judge_error\); how hard/
            : /^(\d+) of \1 cases from documents were not confirmed by the model: judge_error; /,
        ),
      );
    },
  );

  it('is stopped by whoever asked is no failure of the model', async () => {
    const judge = butFor('generation/round-trip@1', () => {
      throw new Fault('cancelled', 'stopped');
    });
    await expect(generated(judge, 'llm')).rejects.toMatchObject({ code: 'cancelled' });
  });
});
