import { describe, expect, it } from 'vitest';
import { subjectAfter, subjectOf } from '../../../src/runs/planning/subject.ts';
import type { PlayedTurn } from '../../../src/runs/records.ts';
import { agent as agentSchema } from '../../../src/schema/agent.ts';
import type { Subject } from '../../../src/schema/evaluation.ts';
import type { Turn } from '../../../src/schema/turn.ts';
import { transcriptOf } from '../../../src/scorers/transcript.ts';

const AGENT = agentSchema.parse({
  id: 'shop',
  name: 'Shop',
  provider: 'custom',
  created_at: '2026-01-01T00:00:00Z',
  invocation: { url: 'http://127.0.0.1:1/' },
  system_prompt: 'You sell tea.',
});
const turnOf = (text: string, more: Partial<Turn> = {}): Turn => ({
  input: { text },
  expected_behavior: `Answers "${text}".`,
  ...more,
});
const playedOf = (input: string, output: string, more: Partial<PlayedTurn> = {}): PlayedTurn => ({
  turn_id: 'turn_1_0_0_0',
  input,
  output,
  latency_ms: 5,
  tool_calls: null,
  context: null,
  agent_plan: null,
  usage: null,
  criteria: {},
  ...more,
});
const call = (name: string) => ({ name, arguments: {} });
const CASE = [
  turnOf('Which teas?', { context: ['Green tea.'] }),
  turnOf('And coffee?'),
  turnOf('Order one.'),
];
const PLAYED = [
  playedOf('Which teas?', 'Green tea.', { tool_calls: [call('list_teas')] }),
  playedOf('And coffee?', 'None.', { context: ['No coffee.'], tool_calls: [] }),
  playedOf('Order one.', 'Ordered.', { tool_calls: [call('find_tea'), call('order')] }),
];
const subjectAt = (index: number, multiTurn: boolean) =>
  subjectAfter(CASE, PLAYED, index, AGENT, { multiTurn });

describe('the subject of a played turn', () => {
  it('is the turn itself, with the turns before it as its history', () => {
    expect(subjectAt(2, false)).toMatchObject({
      input: 'Order one.',
      output: 'Ordered.',
      system_prompt: 'You sell tea.',
      tool_calls: [call('find_tea'), call('order')],
    });
    expect(subjectAt(2, false).conversation_history).toHaveLength(4);
    expect(subjectAt(0, false)).not.toHaveProperty('conversation_history');
  });

  it('is the whole conversation for a scorer of conversations, calls with the turn that made them', () => {
    const subject = subjectAt(2, true);
    expect(subject.conversation_history).toHaveLength(6);
    expect(subject.tool_calls).toEqual([
      { ...call('list_teas'), turn: 1 },
      { ...call('find_tea'), turn: 5 },
      { ...call('order'), turn: 5 },
    ]);
  });

  it('gives every turn the context that it had, from the agent or else from the case', () => {
    expect(subjectAt(2, true).conversation_history?.map(({ context }) => context)).toEqual([
      undefined,
      ['Green tea.'],
      undefined,
      ['No coffee.'],
      undefined,
      undefined,
    ]);
  });

  it.each<[string, [string, string][], number[]]>([
    [
      'a turn without an answer',
      [
        ['a', ''],
        ['b', 'B'],
      ],
      [0, 2],
    ],
    [
      'a turn without words',
      [
        ['', 'A'],
        ['b', 'B'],
      ],
      [0, 2],
    ],
    [
      'a turn without anything',
      [
        ['a', 'A'],
        ['', ''],
        ['c', 'C'],
      ],
      [1, 1, 3],
    ],
  ])('numbers the turns of calls as the transcript does: %s', (_, texts, turns) => {
    const played = texts.map(([input, output]) => playedOf(input, output, { tool_calls: [call('look')] }));
    const inputs = texts.map(([input]): Subject => ({ input }));
    const subject = subjectOf(played, inputs, true);
    expect(subject.tool_calls?.map(({ turn }) => turn)).toEqual(turns);
    const transcript = transcriptOf(subject);
    for (const { turn = -1 } of subject.tool_calls ?? []) expect(transcript[turn]).toBeDefined();
  });

  it.each<[string, (string[] | undefined)[], string[] | undefined]>([
    ['of every turn are those of the conversation', [['a'], [], ['b', 'c']], ['a', 'b', 'c']],
    ['of the last turn alone are no reference for all calls', [undefined, undefined, ['b']], undefined],
  ])('expected tools %s', (_, each, expected) => {
    const turns = CASE.map((turn, index) => ({
      ...turn,
      ...(each[index] === undefined ? {} : { expected_tools: each[index] }),
    }));
    expect(subjectAfter(turns, PLAYED, 2, AGENT, { multiTurn: true }).expected_tools).toEqual(expected);
    expect(subjectAfter(turns, PLAYED, 2, AGENT, { multiTurn: false }).expected_tools).toEqual(each[2]);
  });
});
