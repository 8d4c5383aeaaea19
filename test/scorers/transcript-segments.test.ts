import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offlineJudge } from '../../src/judges/offline.ts';
import type { Subject } from '../../src/schema/evaluation.ts';
import { knowledgeRetention } from '../../src/scorers/built-in/knowledge-retention.ts';
import { roleAdherence } from '../../src/scorers/built-in/role-adherence.ts';
import { topicAdherence } from '../../src/scorers/built-in/topic-adherence.ts';
import { turnRelevancy } from '../../src/scorers/built-in/turn-relevancy.ts';
import type { Scorer } from '../../src/scorers/scorer.ts';
import type { Turn } from '../../src/scorers/transcript.ts';
import { segmentsOf } from '../../src/scorers/transcript-segments.ts';
import { resultWith } from '../support/evaluate-with.ts';
import { type ScriptedQuestion, scriptedJudge } from '../support/scripted-judge.ts';
import '../support/seed.ts';

const turnsOf = (roles: readonly Turn['role'][]): Turn[] =>
  roles.map((role, index) => ({ role, content: `turn ${index}` }));
const alternating = (count: number): Turn[] =>
  turnsOf(Array.from({ length: count }, (_, index) => (index % 2 === 0 ? 'user' : 'assistant')));

describe('the segments of a transcript', () => {
  it.each([0, 1, 2, 40])('are one for %d turns', (count) => {
    const segments = segmentsOf(alternating(count));
    expect(segments).toHaveLength(1);
    expect(segments[0]).toMatchObject({ from: 0, to: count });
  });

  it('are 30 turns long and share 6 with the one before', () => {
    const segments = segmentsOf(alternating(100));
    expect(segments.map(({ from, to }) => [from, to])).toEqual([
      [0, 30],
      [24, 54],
      [48, 78],
      [72, 100],
    ]);
  });

  it('judge every turn once, in the first segment that holds it and, for a user turn, its answer', () => {
    const roles = fc.array(fc.constantFrom<Turn['role']>('user', 'assistant', 'assistant'), {
      maxLength: 150,
    });
    fc.assert(
      fc.property(roles, (given) => {
        const turns = turnsOf(given);
        const segments = segmentsOf(turns);
        for (const [turn, { role }] of turns.entries()) {
          const places = segments.filter(({ own }) => own.has(turn));
          expect(places).toHaveLength(1);
          const [place] = places;
          if (place === undefined) return;
          const holding = segments.filter(({ from, to }) => from <= turn && turn < to);
          if (role === 'assistant') expect(place).toBe(holding[0]);
          let end = turn;
          while (
            role === 'user' &&
            turns[end + 1] &&
            (turns[end]?.role === 'user' || turns[end + 1]?.role === 'assistant')
          )
            end += 1;
          expect(place).toBe(holding.find(({ to }) => to > end) ?? holding.at(-1));
        }
      }),
      { numRuns: 200 },
    );
  });
});

const LONG: Subject = {
  conversation_history: alternating(100).map(({ role }, index) => ({
    role,
    content: role === 'user' ? `My ticket number is T-${index}.` : `I see ticket T-${index - 1}.`,
  })),
  role: 'You are a help desk.',
  allowed_topics: ['tickets'],
};
const LISTS = {
  turn_verdicts: 'relevant',
  role_verdicts: 'adheres',
  topic_verdicts: 'inside_answered',
  retention_verdicts: 'ok',
} as const;
const named = (question: ScriptedQuestion) =>
  Object.keys(question.promptInputs).flatMap((label) => /^items for "(\w+)"$/.exec(label)?.[1] ?? []);
const shownTurns = ({ promptInputs }: ScriptedQuestion) =>
  promptInputs['transcript'] as { turn: number; role: string; text: string }[];
const ownOf = (list: string) =>
  Object.entries(LISTS).find(([name]) => list.endsWith(name)) as [string, string];
function agreeable() {
  return scriptedJudge((question) =>
    question.key.startsWith('knowledge_retention/facts')
      ? {
          facts: shownTurns(question)
            .filter(({ role }) => role === 'user')
            .map(({ turn, text }) => ({
              turn,
              slot: `t${turn}`,
              value: text,
              quote: text,
              supersedes: null,
            })),
        }
      : Object.fromEntries(
          named(question).map((list) => [
            list,
            question.items(list).map(({ id }) => ({
              id,
              rule: '',
              quote: '',
              topic: '',
              fact_ids: '',
              type: 'none',
              reason: 'r',
              verdict: ownOf(list)[1],
            })),
          ]),
        ),
  );
}

describe('a conversation of 100 turns', () => {
  it.each<[Scorer, number]>([
    [turnRelevancy, 50],
    [roleAdherence, 50],
    [topicAdherence, 50],
    [knowledgeRetention, 50],
  ])('is judged by segments, each turn once: $name', async (scorer, judged) => {
    const judge = agreeable();
    const result = await resultWith(judge, scorer, LONG);
    expect(result.score).toBe(1);
    const verdicts = judge.asked.filter((question) => named(question).length > 0);
    expect(verdicts.length).toBeGreaterThan(1);
    const asked = verdicts.flatMap((question) => named(question).flatMap((list) => question.items(list)));
    expect(asked.map(({ turn }) => turn).sort()).toEqual([...new Set(asked.map(({ turn }) => turn))].sort());
    expect(asked).toHaveLength(judged);
    for (const question of judge.asked) {
      const turns = shownTurns(question).map(({ turn }) => turn);
      expect(turns.length).toBeLessThanOrEqual(30);
      expect(question.instructions).toContain(
        `turns ${turns[0]} to ${turns.at(-1)} of a longer conversation`,
      );
      for (const list of named(question))
        for (const item of question.items(list)) expect(turns).toContain(item['turn']);
    }
  });

  it('gives the facts of each segment once, and shows a segment none that come later', async () => {
    const judge = agreeable();
    const { metadata } = await resultWith(judge, knowledgeRetention, LONG);
    const facts = metadata['facts'] as { id: string; turn: number }[];
    expect(facts.map(({ turn }) => turn)).toEqual(Array.from({ length: 50 }, (_, index) => index * 2));
    expect(new Set(facts.map(({ id }) => id)).size).toBe(50);
    for (const question of judge.asked.filter((one) => named(one).length > 0)) {
      const last = shownTurns(question).at(-1)?.turn ?? 0;
      const shown = question.promptInputs['facts'] as { turn: number }[];
      expect(Math.max(...shown.map(({ turn }) => turn))).toBeLessThanOrEqual(last);
    }
  });

  it('is judged in the same calls by the scorers of one batch', async () => {
    const judge = agreeable();
    const batch: Scorer[] = [turnRelevancy, roleAdherence, topicAdherence];
    const outcomes = await Promise.all(
      batch.map((scorer) => scorer.evaluate(LONG, { judge, threshold: 0.7, samples: 1, repeat: 0, batch })),
    );
    for (const outcome of outcomes) expect(outcome).toMatchObject({ status: 'scored', result: { score: 1 } });
    const questions = judge.asked.map(({ promptInputs }) => JSON.stringify(promptInputs));
    expect(questions).toHaveLength(3 * new Set(questions).size);
    expect(judge.asked.every(({ key }) => key.includes('+'))).toBe(true);
  });

  it('gives the same results as a short one to the heuristics: they see it all', async () => {
    const result = await resultWith(offlineJudge(), turnRelevancy, LONG);
    expect((result.metadata['turns'] as { turn: number }[]).map(({ turn }) => turn)).toEqual(
      Array.from({ length: 50 }, (_, index) => index * 2 + 1),
    );
  });
});
