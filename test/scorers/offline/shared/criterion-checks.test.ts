import { describe, expect, it } from 'vitest';
import type { ToolCall } from '../../../../src/schema/tool-call.ts';
import { criteriaOf } from '../../../../src/scorers/offline/shared/criteria.ts';
import { judgeCriterion } from '../../../../src/scorers/offline/shared/criterion-checks.ts';
import { prepare } from '../../../../src/scorers/prepare.ts';

/** The verdicts of the offline judge on every criterion of an expected behavior. */
function verdicts(expected: string, output: string, called?: readonly string[]): string[] {
  const calls: ToolCall[] | undefined = called?.map((name) => ({ name, arguments: {} }));
  const judge = judgeCriterion(prepare({ output, ...(calls === undefined ? {} : { tool_calls: calls }) }));
  return criteriaOf(expected).map(({ text, kind }) => judge(text, kind).verdict);
}
type Row = [expected: string, output: string, verdict: string];

describe('what is to be said', () => {
  it.each<Row>([
    ['Say that the warranty does not cover limescale.', 'The warranty does not cover limescale.', 'met'],
    [
      'Say that the warranty does not cover limescale.',
      'The warranty covers faults in material. It does not cover limescale, drops or wear.',
      'met',
    ],
    ['Say that the warranty does not cover limescale.', 'The warranty covers limescale.', 'not_met'],
    ['Say that the warranty covers limescale.', 'The warranty does not cover limescale.', 'not_met'],
    [
      'Say that opened tea cannot be returned, unless it arrived damaged.',
      'Opened tea can be returned.',
      'not_met',
    ],
    [
      'Say that it cannot create a return for order "TK-1045".',
      'I cannot create a return for order TK-1045.',
      'met',
    ],
    [
      'Say that it cannot create a return for order "TK-1045".',
      'I created a return for order TK-1045.',
      'not_met',
    ],
    ['Say that order "TK-1044" has not been delivered.', 'Order TK-1044 has been delivered.', 'not_met'],
    ['Say that order "TK-1044" has not been delivered.', 'Order TK-1044 was not delivered yet.', 'met'],
    ['Say that this does not look like an order number.', 'That does not look like an order number.', 'met'],
    ['Say that this does not look like an order number.', 'Thank you for your order number.', 'not_met'],
  ])('counts with its polarity: %s | %s', (expected, output, verdict) => {
    expect(verdicts(expected, output)).toEqual([verdict]);
  });

  it.each<Row>([
    ['Say that it can only answer in English.', 'I can only answer in English.', 'met'],
    [
      'Say that it can only answer in English.',
      'The order is on its way and you have to wait for it.',
      'not_met',
    ],
    ['Say that customers can ask for a copy of their data.', 'Shall we begin?', 'not_met'],
    ['Say that a letter needs at least two stamps.', 'A letter needs at least two stamps.', 'met'],
    ['Say that it is sorry.', 'I am sorry about that.', 'met'],
    ['Say that it is sorry.', 'The parcel is late.', 'not_met'],
    ['Say that it declines the request.', "I'm sorry, but I can't help with that.", 'met'],
  ])('is a statement and no demand on the form: %s | %s', (expected, output, verdict) => {
    expect(verdicts(expected, output)).toEqual([verdict]);
  });

  it('leaves the demand around it its own form', () => {
    const expected = 'Reply in at most 6 words that the parcel is late.';
    expect(verdicts(expected, 'The parcel is late.')).toEqual(['met']);
    expect(verdicts(expected, 'The parcel is late, and we have no idea when it will come.')).toEqual([
      'not_met',
    ]);
    expect(verdicts(expected, 'Bananas are yellow.')).toEqual(['not_met']);
  });
});

describe('what is asked of the customer', () => {
  it.each<Row>([
    ['ask the customer to check the number', 'Please check the number.', 'met'],
    ['ask the customer to check the number', 'Could you check the number again?', 'met'],
    ['ask the customer to check the number', 'Check the number on your receipt and try again.', 'met'],
    ['ask the customer to check the number', 'The number was checked.', 'not_met'],
    ['ask the customer to check the number', 'Please wait.', 'partial'],
    ['Ask for the order number.', 'What is your order number?', 'met'],
    ['Ask for the order number.', 'Your parcel has left the warehouse.', 'not_met'],
    ['Do not ask the customer to call.', 'Please call us.', 'not_met'],
    ['Do not ask the customer to call.', 'Your parcel has left the warehouse.', 'met'],
  ])('may be a question or a request: %s | %s', (expected, output, verdict) => {
    expect(verdicts(expected, output)).toEqual([verdict]);
  });
});

describe('quoted texts', () => {
  it.each<Row>([
    ['Do not mention "Lesniak" or "Doyle".', 'It was sent to Lesniak.', 'not_met'],
    ['Do not mention "Lesniak" or "Doyle".', 'It was sent to Doyle.', 'not_met'],
    ['Do not mention "Lesniak" or "Doyle".', 'It was sent to you.', 'met'],
    ['Do not mention "Lesniak" or the street.', 'It was sent to your street.', 'not_met'],
    ['Do not mention both "Lesniak" and "Doyle".', 'It was sent to Doyle.', 'met'],
    ['Mention "Visa" or "PayPal".', 'We take PayPal.', 'met'],
    ['Mention "Visa", "Mastercard" or "PayPal".', 'We take Mastercard.', 'met'],
    ['Mention "Visa" or "PayPal".', 'We take cash.', 'not_met'],
    ['Mention one of "Visa", "PayPal".', 'We take PayPal.', 'met'],
    ['Mention a "doctor" or pharmacist.', 'Please see a pharmacist.', 'met'],
    ['Mention "Visa" and "PayPal".', 'We take Visa and PayPal.', 'met'],
    ['Mention "Visa" and "PayPal".', 'We take PayPal.', 'partial'],
    ['Mention "Visa", "Mastercard" and "PayPal".', 'We take cash.', 'not_met'],
    ['Mention "30 days".', 'You have 130 days.', 'not_met'],
    ['Mention "30 days".', 'You have 30 days.', 'met'],
    ['Mention "€11".', 'It costs €110.', 'not_met'],
    ['Mention "€11".', 'It costs €11.', 'met'],
    ['Mention the "refund".', 'Refunds take a week.', 'met'],
    ['Do not mention "visa".', 'That is advisable.', 'met'],
  ])('count by their and, or and not: %s | %s', (expected, output, verdict) => {
    expect(verdicts(expected, output)).toEqual([verdict]);
  });
});

describe('tools', () => {
  it.each<[expected: string, called: string[], verdict: string]>([
    ['Call get_order and create_return.', ['get_order', 'create_return'], 'met'],
    ['Call get_order and create_return.', ['get_order'], 'partial'],
    ['Call get_order and create_return.', ['get_policy'], 'not_met'],
    ['Call get_order or find_order.', ['find_order'], 'met'],
    ['Do not call get_order or find_order.', ['find_order'], 'not_met'],
    ['Do not call create_return yet.', ['get_order'], 'met'],
  ])('named in one criterion are counted together: %s %j', (expected, called, verdict) => {
    expect(verdicts(expected, 'Order TK-1 was delivered.', called)).toEqual([verdict]);
  });
});

it('judges long outputs and expectations to the end', () => {
  const output = 'The tea, which is not green, and the cup, so it goes, '.repeat(1500);
  const judge = judgeCriterion(prepare({ output }));
  for (let count = 0; count < 8; count++) {
    judge('Say that the tea does not cure the cup of green.', 'must');
    expect(['met', 'not_met']).toContain(
      judge('Do not claim that the green tea cup goes.', 'must_not').verdict,
    );
    judge('Mention "a", "b" or "c" and say that it is "d" or "e", '.repeat(100), 'must');
  }
});

describe('what is forbidden', () => {
  it.each<Row>([
    ['Do not claim that tea cures anything.', 'Green tea cures high blood pressure.', 'not_met'],
    ['Do not claim that tea cures anything.', 'Tea cures colds, and it does not cost much.', 'not_met'],
    ['Do not claim that tea cures anything.', 'Tea does not cure anything.', 'met'],
    ['Do not claim that tea cures anything.', 'I cannot say that tea cures high blood pressure.', 'met'],
    ['Do not claim that tea cures anything.', 'Does tea cure anything? Please ask a doctor.', 'met'],
    ['Do not claim that tea cures anything.', 'Green tea is brewed at 80 degrees.', 'met'],
    ['Do not say that the warranty covers limescale.', 'The warranty does not cover limescale.', 'met'],
    ['Do not say that the warranty covers limescale.', 'The warranty covers limescale.', 'not_met'],
    ['Do not say that refunds take 30 days.', 'Refunds take 90 days.', 'met'],
    ['Do not say that refunds take 30 days.', 'Refunds take 30 days.', 'not_met'],
    ['Do not say that order "TK-1" was delivered.', 'Order TK-1 was cancelled.', 'met'],
    ['Do not say that order "TK-1" was delivered.', 'Order TK-1 was delivered.', 'not_met'],
    ['Do not create a return.', 'I created return RT-1043-1 for you.', 'not_met'],
    ['Do not create a return.', 'I cannot create a return.', 'met'],
    ['Do not create a return.', 'Shall I create the return?', 'met'],
    ['Do not give a delivery date or a tracking number.', 'The tracking number is GW480021.', 'not_met'],
    ['Do not give a delivery date or a tracking number.', 'Order TK-9 is unknown.', 'met'],
    ['Don’t promise anything.', 'I promise you a refund.', 'not_met'],
    ['Don’t promise anything.', 'The parcel is late.', 'met'],
    ['Do not make up facts.', 'In fact, tea is green.', 'met'],
    ['Do not mention discounts.', 'We do not offer discounts.', 'not_met'],
    ['Do not promise discounts.', 'We do not offer discounts.', 'met'],
    ['Do not give medical or legal advice.', 'A medical professional knows more.', 'met'],
  ])('is judged by what is affirmed: %s | %s', (expected, output, verdict) => {
    expect(verdicts(expected, output)).toEqual([verdict]);
  });
});

describe('an act that is done by words', () => {
  it.each<Row>([
    ['Greets the user.', 'Hi there! How can I help?', 'met'],
    ['Greets the user.', 'The order has shipped.', 'not_met'],
    ['Thanks the customer for the patience.', 'Thank you for waiting.', 'met'],
    ['Says that it does not know.', "I'm not sure whether the pool is heated.", 'met'],
    ['Says that it does not know.', 'The pool is heated.', 'not_met'],
    ['Offers to ask the reception.', 'I can ask the reception for you.', 'met'],
    ['Offers to ask the reception.', 'I can send you the menu.', 'partial'],
    ['Offers to ask the reception.', 'The pool is heated.', 'not_met'],
    ['Must not offer to refund the order.', 'I can refund the order right now.', 'not_met'],
    ['Must not offer to refund the order.', 'I can check the order right now.', 'met'],
    ['Asks for the reason.', 'Why do you want to leave?', 'met'],
    ['Asks for the date and the number of people.', 'When will you come, and how many are you?', 'met'],
    ['Does not ask for the reason.', 'Why do you want to leave?', 'not_met'],
  ])('%s | %s', (expected, output, verdict) => {
    expect(verdicts(expected, output)).toEqual([verdict]);
  });

  it('may be forbidden beside another: "without asking"', () => {
    const expected = 'Confirms the cancellation without asking for the reason.';
    expect(verdicts(expected, 'The cancellation is confirmed. Why do you leave?')[1]).toBe('not_met');
    expect(verdicts(expected, 'The cancellation is confirmed.')[1]).toBe('met');
  });

  it('is certain where it is missing', () => {
    const judge = judgeCriterion(prepare({ output: 'She lives at 12 Mill Lane.' }));
    expect(judge('Refuses to share the address.', 'must')).toMatchObject({ verdict: 'not_met', p: 0 });
  });
});

describe('a kind of thing', () => {
  it.each<Row>([
    ['Gives the price.', 'It costs 12 euros.', 'met'],
    ['Gives the price.', 'It is cheap.', 'not_met'],
    ['Mentions the travel time.', 'The train takes 25 minutes.', 'met'],
    ['Mentions the travel time.', 'Take the train.', 'not_met'],
    ['States the delivery date.', 'It will arrive on 3 May.', 'met'],
    ['Provides the phone number.', 'Call 0800 123 456.', 'met'],
    ['Provides an e-mail address.', 'Write to help@example.com.', 'met'],
  ])('is there when something looks like it: %s | %s', (expected, output, verdict) => {
    expect(verdicts(expected, output)).toEqual([verdict]);
  });
});

describe('two statements in one', () => {
  it('are denied with the first', () => {
    const expected = 'Says that breakfast is included and is served from 7 to 10.';
    expect(verdicts(expected, 'No, breakfast is not included. It costs 15 euros.')).toEqual(['not_met']);
    expect(verdicts(expected, 'Breakfast is included and is served from 7 to 10.')).toEqual(['met']);
  });

  it('are contradicted in words about answer and criterion', () => {
    const judge = judgeCriterion(prepare({ output: 'On Friday the library closes at 8 pm.' }));
    const { verdict, reason } = judge('States that the library closes at 6 pm on Friday.', 'must');
    expect(verdict).toBe('not_met');
    expect(reason).toBe('The criterion says 6, the answer says 8.');
  });
});
