import { describe, expect, it } from 'vitest';
import type { Subject } from '../../src/schema/evaluation.ts';
import { checkNeeds, type Requirements } from '../../src/scorers/needs.ts';
import { prepare } from '../../src/scorers/prepare.ts';
import { exchangesOf, transcriptOf } from '../../src/scorers/transcript.ts';

const needing = (...needs: Requirements['needs']): Requirements => ({ name: 'some_scorer', needs });
/** A subject as a caller without types may send it. */
const raw = (value: unknown) => value as Subject;

describe('what a scorer needs', () => {
  it.each<[Requirements['needs'], unknown, string[]]>([
    [['output'], { output: 'x' }, []],
    [['output'], { output: '\u200b\u2060 ' }, ['missing_field output']],
    [['context'], { context: ['', 'x'] }, []],
    [['context'], { context: ['\u200d'] }, ['missing_field context']],
    [['tool_calls'], { tool_calls: [] }, []],
    [['tool_calls'], { tool_calls: null }, ['missing_field tool_calls']],
    [
      ['conversation_history'],
      { conversation_history: [{ role: 'system', content: 'x' }] },
      ['missing_field conversation_history'],
    ],
    [['conversation_history'], { conversation_history: [{ role: 'user', content: 'x' }] }, []],
    [
      ['input', 'output', 'context'],
      {},
      ['missing_field input', 'missing_field output', 'missing_field context'],
    ],
    [[['ground_truth', 'expected_behavior']], {}, ['missing_field ground_truth']],
    [[['ground_truth', 'expected_behavior']], { expected_behavior: 'x' }, []],
    [['output'], { output: 5 }, ['invalid_field output']],
    [['context'], { context: 'x' }, ['invalid_field context']],
    [['context'], { context: [1] }, ['invalid_field context']],
    [
      ['conversation_history'],
      { conversation_history: [{ role: 'robot', content: 'x' }] },
      ['invalid_field conversation_history'],
    ],
    [['tool_calls'], { tool_calls: [{ name: 'a', arguments: [] }] }, ['invalid_field tool_calls']],
    [['tool_calls'], { tool_calls: [null] }, ['invalid_field tool_calls']],
    [['expected_tools'], { expected_tools: [{}] }, ['invalid_field expected_tools']],
  ])('%j of %j: %j', (needs, subject, problems) => {
    expect(checkNeeds(needing(...needs), raw(subject)).map(({ code, field }) => `${code} ${field}`)).toEqual(
      problems,
    );
  });

  it('says what would have been enough', () => {
    expect(checkNeeds(needing(['ground_truth', 'expected_behavior']), {})).toEqual([
      {
        path: 'ground_truth',
        code: 'missing_field',
        scorer: 'some_scorer',
        field: 'ground_truth',
        alternatives: ['expected_behavior'],
        message:
          "some_scorer requires a non-empty 'ground_truth' (string), or instead of it 'expected_behavior'",
      },
    ]);
  });

  it('asks multi-turn scorers for an assistant turn', () => {
    const requirements = { ...needing('conversation_history'), needsAssistantTurn: true };
    const conversation_history = [{ role: 'user' as const, content: 'hi' }];
    expect(checkNeeds(requirements, { conversation_history })).toMatchObject([{ code: 'no_assistant_turn' }]);
    expect(checkNeeds(requirements, { conversation_history, output: 'hello' })).toEqual([]);
  });
});

describe('the canonical transcript', () => {
  const user = (content: string) => ({ role: 'user' as const, content });
  const bot = (content: string) => ({ role: 'assistant' as const, content });
  it.each<[string, Subject, string[]]>([
    [
      'drops blanks and other roles',
      { conversation_history: [user(' '), { role: 'system', content: 's' }, user('a'), bot('b')] },
      ['u:a', 'a:b'],
    ],
    [
      'appends nothing when the output is there already',
      { conversation_history: [user('a'), bot('B  b')], input: 'x', output: 'b b' },
      ['u:a', 'a:B  b'],
    ],
    ['answers a trailing user turn', { conversation_history: [user('a')], output: 'b' }, ['u:a', 'a:b']],
    [
      'knows the input in a trailing user turn',
      { conversation_history: [user('A')], input: 'a', output: 'b' },
      ['u:A', 'a:b'],
    ],
    [
      'appends input and output',
      { conversation_history: [user('a'), bot('b')], input: 'c', output: 'd' },
      ['u:a', 'a:b', 'u:c', 'a:d'],
    ],
    [
      'appends another input after a trailing user turn',
      { conversation_history: [user('a')], input: 'c', output: 'd' },
      ['u:a', 'u:c', 'a:d'],
    ],
    ['appends no input alone', { conversation_history: [user('a')], input: 'c' }, ['u:a']],
    ['can come from input and output alone', { input: 'c', output: 'd' }, ['u:c', 'a:d']],
  ])('%s', (_, subject, turns) => {
    expect(transcriptOf(subject).map((turn) => `${turn.role[0]}:${turn.content}`)).toEqual(turns);
  });

  it('falls into exchanges; a greeting belongs to none and a trailing question is unanswered', () => {
    const turns = [bot('hi'), user('a'), user('b'), bot('c'), bot('d'), user('e')];
    expect(exchangesOf(turns)).toEqual([
      { user: [1, 2], answer: [3, 4] },
      { user: [5], answer: [] },
    ]);
  });
});

describe('a prepared subject', () => {
  it('has no blanks, keeps the index of its chunks and leaves the original alone', () => {
    const subject = Object.freeze({
      output: ' ',
      input: 'q',
      context: Object.freeze(['', 'a', '\u200b', 'b']) as string[],
    });
    const prepared = prepare(subject);
    expect(prepared).toMatchObject({
      input: 'q',
      context: ['a', 'b'],
      chunks: [
        { index: 1, text: 'a' },
        { index: 3, text: 'b' },
      ],
    });
    expect('output' in prepared).toBe(false);
    expect('context' in prepare({ context: [' '] })).toBe(false);
  });
});
