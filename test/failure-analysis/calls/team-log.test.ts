import { describe, expect, it } from 'vitest';
import { assignOffline } from '../../../src/failure-analysis/assign.ts';
import { type Imported, importedFacet } from '../../support/imported-attempts.ts';

const QUESTION = 'Which bakeries near the old harbour open before six on Sundays?';
const TASK = `Here is the task for the whole team. Everybody reads the plan, follows the manager and says when a step is done, so that nobody does work twice and all results can be checked by somebody else before the team gives its final word to the person who asked. ${QUESTION}`;
const OUTPUT =
  'exitcode: 0 (execution succeeded)\nCode output: Bakery Lund, Pier 4, opens at seven on Sundays.';
const FAILED = 'exitcode: 1 (execution failed)\nCode output: Traceback: NameError';

/** A log of agents in which somebody found a mistake. */
const kindOf = (reason: string, texts: readonly string[], callsAfter: readonly number[] = []) => {
  const said: Imported['said'] = texts.map((text) => ['assistant', text] as const);
  const facet = importedFacet({
    ...{ said, input: QUESTION, reasons: [reason], truth: 'Bakery Holm' },
    calls: callsAfter.map(() => ({ name: 'find_bakeries', result: 'Bakery Lund' })),
    facts: { recorded: { mistake: false }, calls_after: callsAfter },
  });
  const [found] = assignOffline([facet.attempt], { seed: 1, known: [] }).assignments;
  return `${found?.category} ${found?.owner}`;
};

describe('the kind of a log of agents', () => {
  it.each<[string, string, readonly string[], string, number[]?]>([
    [
      'a finding before anything was looked up is made up',
      'The list is incorrect.',
      [TASK, 'I have verified the opening hours: Bakery Lund.'],
      'hallucination prompt',
    ],
    [
      'so is one after a program that failed',
      'The list is incorrect.',
      [TASK, FAILED, 'We found three bakeries.'],
      'hallucination prompt',
    ],
    [
      'a finding after an answer of a program is none',
      'The list is incorrect.',
      [TASK, OUTPUT, 'We found one bakery.'],
      'wrong_fact prompt',
    ],
    [
      'finding an error claims nothing',
      'The list is incorrect.',
      [TASK, 'I found an issue in the plan.', OUTPUT],
      'wrong_fact prompt',
    ],
    [
      'what was answered without looking anything up is of the model',
      'The reasoning is wrong.',
      [TASK, 'It must be Bakery Lund.'],
      'wrong_fact model',
    ],
    [
      'reckoning with an assumption is reckoning',
      'The calculation incorrectly assumes that guesses are right.',
      [TASK, 'So it is 30.'],
      'wrong_fact model',
    ],
    [
      'an assumption in place of a look is made up',
      'It assumes the hours.',
      [TASK, OUTPUT],
      'hallucination prompt',
    ],
    [
      'a task that is not the question',
      'The plan is incorrect.',
      [
        TASK.replace(QUESTION, 'Mend the program that ends with an error about a missing key.'),
        'We mend it.',
      ],
      'context_lost prompt',
    ],
    [
      'a page that could not be opened',
      'It failed to access the page.',
      [TASK, 'Address: https://example.org\nError 404'],
      'tool_backend_error infra',
    ],
    [
      'steps that were used up',
      'Wrong code twice, exhausting the limits.',
      [TASK, OUTPUT],
      'budget_exceeded infra',
    ],
    [
      'an end in the error of a program',
      'The code is incorrect.',
      [TASK, OUTPUT, FAILED],
      'budget_exceeded infra',
    ],
    [
      'an end in a program that nobody ran',
      'The code is incorrect.',
      [TASK, OUTPUT, 'Here is the next one.\n```python\nprint(1)\n```'],
      'budget_exceeded infra',
    ],
    [
      'what a search brought is of no use',
      'What it retrieved is unrelated.',
      [TASK, OUTPUT, 'It opens at seven.'],
      'wrong_fact data',
    ],
    [
      'an end in what a program printed is its answer',
      'The code is incorrect.',
      [TASK, OUTPUT],
      'wrong_fact prompt',
    ],
    [
      'the same step again and again',
      'It did not get on.',
      [TASK, ...Array<string>(4).fill('Please scroll down the page and look for the hours.')],
      'loop_or_repetition prompt',
    ],
    [
      'what programs and their runner say again is no loop',
      'The code is incorrect.',
      [
        TASK,
        ...Array<string>(4).fill(OUTPUT),
        ...Array<string>(4).fill('There is no code in the last message for me to execute, go on without me.'),
      ],
      'wrong_fact prompt',
    ],
    [
      'words about answers do not make an incomplete one',
      'Entries with missing hours were dropped.',
      [TASK, OUTPUT],
      'wrong_fact prompt',
    ],
    [
      'a finding after a call is none',
      'The list is incorrect.',
      [TASK, 'I found one bakery.'],
      'wrong_fact prompt',
      [1],
    ],
    [
      'one before the first call is made up',
      'The list is incorrect.',
      [TASK, 'I found one bakery.', 'It opens at six.'],
      'hallucination prompt',
      [2],
    ],
    [
      'what a call brought is of the data',
      'It took an outdated source of the search.',
      [TASK, 'It opens at six.'],
      'wrong_fact data',
      [1],
    ],
    [
      'a plain answer after a call is not the model’s',
      'The answer is wrong.',
      [TASK, 'It must be Bakery Lund.'],
      'wrong_fact prompt',
      [1],
    ],
    ...[
      'Use this command:\n```\nbk list\n```',
      'Use this command: ```bk list```',
      'The time limit for orders is 6 am.',
      'This is the exhaustive list: Bakery Lund.',
      'For the list, please run bk.',
    ].map((last): [string, string, string[], string] => [
      `an answer is no end of the steps: ${last}`,
      'The answer is wrong.',
      [TASK, last],
      'wrong_fact model',
    ]),
    [
      'a command that is no program ends nothing, where programs were run',
      'The answer is wrong.',
      [TASK, OUTPUT, 'Use this command:\n```\nbk list\n```'],
      'wrong_fact prompt',
    ],
    ...['I ran out of steps.', 'Max rounds reached.', 'The step budget is exhausted.'].map(
      (last): [string, string, string[], string] => [
        `an end that says so itself: ${last}`,
        'The answer is wrong.',
        [TASK, OUTPUT, last],
        'budget_exceeded infra',
      ],
    ),
    [
      'a list that is not exhaustive is not cut short',
      'The list is not exhaustive.',
      [TASK, OUTPUT],
      'wrong_fact prompt',
    ],
  ])('%s', (_, reason, texts, expected, callsAfter) => {
    expect(kindOf(reason, texts, callsAfter)).toBe(expected);
  });
});
