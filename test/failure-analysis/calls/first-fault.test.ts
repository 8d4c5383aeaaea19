import { describe, expect, it } from 'vitest';
import { effectTier } from '../../../src/failure-analysis/calls/effect-tier.ts';
import { type Imported, importedFacet } from '../../support/imported-attempts.ts';

const RENAME = { name: 'rename_guest', arguments: { stay_id: 'S100', guest: 'Ada' } };
const EXTEND = { name: 'extend_stay', arguments: { stay_id: 'S100', nights: 3 } };
const CANCEL = { name: 'cancel_stay', arguments: { stay_id: 'S100' } };
const VOUCHER = { name: 'send_voucher', arguments: { user_id: 'ada_77', amount: 50 } };
const scenario = { task: { scenario: 'You are ada_77 and want your stays S100 and S200 looked at.' } };
const REFUSES: Imported['said'] = [
  ['user', 'Rename the guest of S100 and add a night.'],
  ['assistant', 'The guest of this fare cannot be changed.'],
  ['user', 'Then only add the night.'],
  ['assistant', 'Done.'],
];

describe('the first fault in time', () => {
  it.each<[string, Imported, string, string?]>([
    [
      'is a refusal before a wrong write',
      {
        expected: [RENAME, EXTEND],
        calls: [{ ...EXTEND, arguments: { stay_id: 'S100', nights: 9 } }],
        said: REFUSES,
        facts: { calls_after: [3] },
      },
      'over_refusal',
    ],
    [
      'is the wrong write where nobody knows when it was made',
      {
        expected: [RENAME, EXTEND],
        calls: [{ ...EXTEND, arguments: { stay_id: 'S100', nights: 9 } }],
        said: REFUSES,
      },
      'bad_tool_arguments',
    ],
    [
      'is no refusal of something else',
      {
        expected: [RENAME, EXTEND],
        calls: [EXTEND],
        said: [
          ['user', 'Rename the guest of S100 and add a night.'],
          ['assistant', 'Gladly. How would you like to pay?'],
          ['user', 'With my voucher.'],
          ['assistant', 'Your voucher cannot pay for this.'],
          ['user', 'My card then, for the night.'],
          ['assistant', 'Done.'],
        ],
        facts: { calls_after: [5] },
      },
      'missing_tool_call',
    ],
    [
      'is no refusal that was taken back',
      {
        expected: [EXTEND, { name: 'extend_stay', arguments: { stay_id: 'S100', nights: 4 } }],
        calls: [EXTEND],
        said: [
          ['user', 'Three more nights, then a fourth.'],
          ['assistant', 'This stay cannot be extended.'],
          ['user', 'Please look again.'],
          ['assistant', 'Done.'],
        ],
      },
      'missing_tool_call',
    ],
    [
      'is no refusal that was followed by a promise',
      {
        expected: [CANCEL],
        calls: [{ name: 'get_stay' }],
        said: [
          ['user', 'Cancel S100.'],
          ['assistant', 'This stay cannot be cancelled.'],
          ['user', 'I am ill.'],
          ['assistant', "I'll cancel it for you then."],
        ],
      },
      'missing_tool_call',
    ],
    ...(
      [
        ['I see that this stay cannot be cancelled.', 'over_refusal'],
        ['A stay cannot be cancelled without insurance.', 'over_refusal'],
        ['Stays can only be cancelled on the first day.', 'over_refusal'],
        ['Cancelling it is beyond our rules.', 'over_refusal'],
        ['I cannot find this stay.', 'missing_tool_call'],
        ['I cannot cancel it until you have provided your number.', 'missing_tool_call'],
      ] as const
    ).map(([said, kind]): [string, Imported, string] => [
      `by what is said: ${said}`,
      {
        expected: [CANCEL],
        calls: [{ name: 'get_stay' }],
        said: [
          ['user', 'Cancel S100.'],
          ['assistant', said],
        ],
      },
      kind,
    ]),
    [
      'is a refusal, not the limit that ended the run after it',
      {
        expected: [CANCEL],
        calls: [{ name: 'get_stay' }],
        said: [
          ['user', 'Cancel S100.'],
          ['assistant', 'This stay cannot be cancelled.'],
        ],
        facts: { ended_by_limit: true },
      },
      'over_refusal',
    ],
    [
      'is the limit where nothing was refused',
      { expected: [CANCEL], calls: [{ name: 'get_stay' }], facts: { ended_by_limit: true } },
      'budget_exceeded',
      'infra',
    ],
    [
      'is the limit where all was done and the last wish has no answer',
      {
        expected: [CANCEL],
        calls: [CANCEL],
        said: [
          ['user', 'Cancel S100.'],
          ['assistant', 'Done. Would you like me to book another?'],
          ['user', 'Yes, please go ahead.'],
        ],
      },
      'budget_exceeded',
    ],
    [
      'is another tool that was tried in vain',
      { expected: [EXTEND], calls: [{ name: 'exchange_stay', result: 'Error: not possible' }] },
      'wrong_tool',
    ],
    [
      'is asking in vain, not the handover after it',
      {
        expected: [CANCEL],
        calls: [{ name: 'transfer_to_human' }],
        said: [
          ['user', 'Cancel my stay.'],
          ['assistant', 'Please provide the stay number.'],
          ['user', 'I don’t have the stay number.'],
          ['assistant', 'I need the number.'],
          ['user', 'Any other way?'],
          ['assistant', 'Please tell me the number.'],
        ],
      },
      'unwarranted_clarification',
    ],
  ])('%s', (_, imported, kind, owner) => {
    const found = effectTier(importedFacet(imported));
    expect(found?.category).toBe(kind);
    if (owner !== undefined && found?.owner !== undefined) expect(found.owner).toBe(owner);
  });

  it.each<[string, string, string]>([
    ['of the model where it compared wrong', 'The rest is 171, which is not more than 100.', 'model'],
    ['of the prompt where it compared right', 'The rest is 171, which is more than 100.', 'prompt'],
  ])('has the owner %s', (_, said, owner) => {
    const calls = [{ ...EXTEND, arguments: { stay_id: 'S100', nights: 9 } }];
    const facet = importedFacet({
      expected: [EXTEND],
      calls,
      said: [
        ['user', 'Hello'],
        ['assistant', said],
      ],
    });
    expect(effectTier(facet)).toMatchObject({ category: 'bad_tool_arguments', owner });
  });

  it.each<[string, string, string]>([
    ['model where it chose the best of what it had read', 'Thanks.', 'model'],
    ['prompt where the user chose among what it offered', "I'll take option 2.", 'prompt'],
  ])('has the owner %s', (_, answer, owner) => {
    const room = (id: string) => ({ name: 'book_room', arguments: { stay_id: 'S100', room: id } });
    const facet = importedFacet({
      expected: [room('ROOM11')],
      calls: [{ name: 'search_rooms', result: '[{"room":"ROOM11"},{"room":"ROOM12"}]' }, room('ROOM12')],
      said: [
        ['user', 'The cheapest room, please.'],
        ['assistant', 'I can offer two.'],
        ['user', answer],
        ['assistant', 'Booked.'],
      ],
    });
    expect(effectTier(facet)).toMatchObject({ category: 'bad_tool_arguments', owner });
  });
});

describe('what a simulated user did', () => {
  const PAY = (payment_id: string) => ({ name: 'book_room', arguments: { stay_id: 'S100', payment_id } });
  const BILL = (payment_amount: number) => ({ name: 'pay_bill', arguments: { payment_amount } });
  const PAID = [
    ['it said yes to a way to pay', 'By gift card?', PAY('voucher_1'), PAY('gift_card_2'), 'test_case_error'],
    ['it said yes to no way to pay', 'Shall I?', PAY('voucher_1'), PAY('gift_card_2'), 'bad_tool_arguments'],
    ['the ways to pay tell nothing', 'By gift card?', PAY('a_1'), PAY('b_2'), 'bad_tool_arguments'],
    ['both are of one way', 'By voucher?', PAY('voucher_1'), PAY('voucher_2'), 'bad_tool_arguments'],
    ['it said yes, and an amount is wrong', 'Shall I?', BILL(30), BILL(300), 'bad_tool_arguments'],
  ] as const;
  it.each<[string, Imported, string]>([
    [
      'it asked for another record by its number',
      {
        expected: [CANCEL],
        calls: [{ ...CANCEL, arguments: { stay_id: 'S200' } }],
        said: [
          ['user', 'Please cancel S200.'],
          ['assistant', 'Done.'],
        ],
      },
      'test_case_error',
    ],
    [
      'it said yes to another record that the agent chose',
      {
        expected: [CANCEL],
        calls: [{ ...CANCEL, arguments: { stay_id: 'S200' } }],
        said: [
          ['user', 'Please cancel my stay.'],
          ['assistant', 'S200?'],
          ['user', 'Yes.'],
          ['assistant', 'Done.'],
        ],
      },
      'bad_tool_arguments',
    ],
    [
      'it asked to pay in another way than expected',
      {
        expected: [PAY('voucher_1')],
        calls: [PAY('gift_card_2')],
        said: [
          ['user', 'Use my gift card.'],
          ['assistant', 'Done.'],
        ],
      },
      'test_case_error',
    ],
    [
      'it named the expected way to pay, and the agent took another',
      {
        expected: [PAY('voucher_1')],
        calls: [PAY('gift_card_2')],
        said: [
          ['user', 'Use my voucher, not the gift card.'],
          ['assistant', 'Done.'],
        ],
      },
      'bad_tool_arguments',
    ],
    ...PAID.map(([what, agent, expected, made, kind]): [string, Imported, string] => [
      what,
      {
        ...{ expected: [expected], calls: [made], facts: { task: { scenario: 'Book S100.' } } },
        said: [
          ['user', 'Book S100.'],
          ['assistant', agent],
          ['user', 'Yes.'],
          ['assistant', 'Done.'],
        ],
      },
      kind,
    ]),
    [
      'it did not take what it was offered',
      {
        expected: [VOUCHER],
        calls: [{ name: 'get_stay' }],
        said: [
          ['user', 'I am ada_77, and my stay was awful.'],
          ['assistant', 'Would you like me to send you a voucher of 50?'],
          ['user', "I'm not sure. Never mind."],
          ['assistant', 'Goodbye.'],
        ],
      },
      'test_case_error',
    ],
    [
      'it took what it was offered, and nothing came',
      {
        expected: [VOUCHER],
        calls: [{ name: 'get_stay' }],
        said: [
          ['user', 'I am ada_77, and my stay was awful.'],
          ['assistant', 'Would you like me to send you a voucher of 50?'],
          ['user', 'Yes, sure.'],
          ['assistant', 'Goodbye.'],
        ],
      },
      'missing_tool_call',
    ],
    [
      'it says that it has none of what was asked for',
      {
        expected: [VOUCHER],
        said: [
          ['user', 'My stay was awful.'],
          ['assistant', 'Please give me your user id and the number of your stay.'],
          ['user', 'I don’t have those with me.'],
          ['assistant', 'Then I can do nothing.'],
        ],
        calls: [],
      },
      'test_case_error',
    ],
    [
      'it orders what was proposed and hangs up, however politely',
      {
        expected: [CANCEL],
        calls: [{ name: 'get_stay' }],
        said: [
          ['user', 'Cancel it.'],
          ['assistant', 'I can cancel S100 for you. Let me know how you would like to proceed.'],
          ['user', 'Please go ahead. Thank you for your help.'],
        ],
      },
      'test_case_error',
    ],
  ])('%s', (_, imported, kind) => {
    expect(effectTier(importedFacet({ facts: scenario, ...imported }))?.category).toBe(kind);
  });
});
