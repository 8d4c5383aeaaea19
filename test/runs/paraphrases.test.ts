import { describe, expect, it } from 'vitest';
import { createEngine } from '../../src/engine/engine.ts';
import { startRun } from '../../src/jobs/runs/start-run.ts';
import type { CaseResult } from '../../src/schema/run.ts';
import { finished } from '../support/finished.ts';
import { seededPorts } from '../support/seeded-ports.ts';

/** What is asked, what is expected, and a right answer that says it in other words. */
const RIGHT: readonly (readonly [asked: string, expected: string, said: string])[] = [
  [
    'Can I bring my dog?',
    'Say that dogs are welcome in the garden but not inside.',
    'Feel free to take your four-legged friend along to the outdoor tables; the dining room stays without animals.',
  ],
  [
    'My parcel arrived broken.',
    'Apologize and offer a replacement.',
    'That should never have happened. I will send you another one right away, at no charge.',
  ],
  [
    'Do you ship abroad?',
    'Explain that the shop delivers within the country only.',
    'Unfortunately parcels of ours do not cross the border so far.',
  ],
  [
    'What is wrong with my account?',
    'Tell the customer that the account is locked after too many wrong passwords.',
    'Somebody mistyped the secret word again and again, so signing in is blocked for now.',
  ],
  [
    'Is the museum open on Monday?',
    'Say that the museum is closed on Mondays.',
    'The first day of the week is our day of rest; please come by from Tuesday on.',
  ],
  [
    'Can you give me a discount?',
    'Decline politely and mention the newsletter.',
    'I wish I could. Whoever subscribes to our monthly mail hears of price cuts before anybody else.',
  ],
  [
    'How do I cancel?',
    'Explain that a subscription ends at the end of the month in which it is cancelled.',
    'Tell us any day you like: what you have paid for runs out with the last day of the current month.',
  ],
  [
    'Does the jacket keep the rain out?',
    'Say that the jacket is waterproof.',
    'Even a downpour will not get you wet in it.',
  ],
  [
    'Who repairs my bike?',
    'Refer the customer to the workshop next door.',
    'Ask our neighbours: the mechanics one entrance further will take care of it.',
  ],
  [
    'Are the noodles vegan?',
    'State that the noodles contain egg.',
    'They are not, since yolk goes into the dough.',
  ],
  [
    'May I pay when it arrives?',
    'Say that payment on delivery is not possible.',
    'We need the money beforehand, sorry: the courier takes none.',
  ],
  [
    'Where can I park?',
    'Say that guests park free of charge behind the house.',
    'There is a yard at the back, and it costs visitors nothing to leave the car there.',
  ],
];

/** A run over these without any model, by an agent that answers like this. */
async function play(answers: readonly (readonly [asked: string, expected: string, said: string])[]) {
  const ports = seededPorts({
    http: async ({ body }) => {
      const { input } = JSON.parse(String(body)) as { input: string };
      const output = answers.find(([asked]) => asked === input)?.[2];
      return { status: 200, headers: {}, text: JSON.stringify({ output }) };
    },
  });
  const write = (name: string, value: unknown) =>
    ports.files.writeAtomic(`${ports.env.cwd()}/evals/${name}`, JSON.stringify(value));
  write('agents/a.yaml', { name: 'A', provider: 'custom', invocation: { url: 'http://127.0.0.1:1/chat' } });
  write(
    'test-cases/c.yaml',
    answers.map(([input, expected_behavior], index) => ({
      id: `p${index}`,
      name: input,
      turns: [{ input, expected_behavior, scorers: ['playval'] }],
    })),
  );
  return finished(startRun(createEngine({ ports, judge: { provider: 'offline' } }), {}), ({ report }) => ({
    header: report.header,
    cases: [...report.cases] as CaseResult[],
  }));
}

describe('a suite of right answers in other words, without checks and without a model', () => {
  it('ends neutral and says why: nothing passes and nothing fails by a guess', async () => {
    const { header, cases } = await play(RIGHT);
    expect(header.counts).toMatchObject({ total: 12, passed: 0, failed: 0, errored: 0, unsure: 12 });
    expect(header.conclusion).toBe('neutral');
    expect(header.reason).toMatch(
      /^No gating case of 12 is sure, so nothing is decided\..*a check or a model/,
    );
    for (const { id, status, unsure, attempts } of cases) {
      expect({ id, status, unsure }).toEqual({ id, status: 'skipped', unsure: true });
      expect(attempts[0]?.turns[0]?.results['playval']?.metadata['unsure_reason'], id).toMatch(
        /without a model/,
      );
    }
  });

  it('is no more sure of wrong ones in words of their own', async () => {
    // Each gets the answer that is right for the next: about something else altogether.
    const shifted = RIGHT.map(
      ([asked, expected], index) => [asked, expected, RIGHT[(index + 1) % RIGHT.length]?.[2] ?? ''] as const,
    );
    const { header } = await play(shifted);
    expect(header.counts).toMatchObject({ passed: 0 });
    expect(header.conclusion).not.toBe('passed');
  });
});
