/**
 * Talks of four trades with what can be wrong in them: the material by which the rules were made. `{x}` is a value of the talk, `{x2}` another one
 * of the same kind that stands nowhere in it. A user's turn is a list of wordings; `asks: 'unknown'` marks a question for what the user does not know.
 */
export const TRADES = [
  {
    domain: 'airline',
    user: {
      goal: 'Change reservation {code} to the evening flight on {date}; accept a fare difference of up to {amount} EUR.',
      facts: { name: '{name}', reservation: '{code}', birthday: '{birth}' },
      unknown: ['payment id'],
      persona: 'impatient, short sentences',
      never: ['reveals the limit of {amount} EUR unprompted', 'mentions that the trip is for a wedding'],
    },
    turns: [
      {
        says: [
          "Hi, I'd like to change reservation {code} to the evening flight on {date}.",
          'Hello. Please move me to the evening flight, reservation {code}.',
          'I need the evening flight on {date} instead.',
        ],
      },
      {
        agent: 'Sure, I can help with that. May I have your full name, please?',
        says: ['{name}.', "It's {name}.", 'My name is {name}.', 'Sure: {name}'],
      },
      {
        agent: 'Thank you. For verification, what is your date of birth?',
        says: ['{birth}.', 'I was born on {birth}.', 'Birthday: {birth}'],
      },
      {
        agent: 'And could you give me the payment id of the booking?',
        asks: 'unknown',
        says: ["I don't know the payment id.", 'No idea, sorry.', "I don't have that with me."],
      },
      {
        agent: 'No problem. The evening flight on {date} costs {fee} EUR more. Shall I go ahead?',
        says: ['Yes, go ahead.', 'OK, {fee} EUR is fine.', "Yes, that's fine with me."],
      },
      {
        agent: 'Done: your reservation {code} has been changed to the evening flight. Anything else?',
        end: 'goal_reached',
        says: ["No, that's all, thanks.", 'Nothing else. Bye.'],
      },
    ],
    faults: {
      invented_fact: [
        'My frequent flyer number is {code2}.',
        'You can write to me at {email2}.',
        'I paid {amount2} EUR for it.',
        'I am travelling with {name2}.',
        'I need to be there by {date2}.',
        'There are 7 of us in the group.',
        'My colleague {name2} told me that it is free.',
        'Call me on {phone2}.',
      ],
      unknown_told: [
        'The payment id is {id2}.',
        "It's {id2}.",
        'Sure, payment id {id2}.',
        'That would be {id2}.',
        'My payment ID is {id2}, I think.',
      ],
      never_revealed: [
        'I can pay at most {amount} EUR.',
        'My limit is {amount} EUR.',
        "It's for a wedding, so I need that flight.",
        'I would go up to {amount} euros for the difference.',
        "I'm on my way to the wedding of my sister.",
      ],
      swapped_role: [
        'Sure, how can I help you today?',
        'Thank you for contacting us. Could you please provide your booking reference?',
        'Your reservation has been changed to the evening flight.',
        'Let me check that for you.',
        'Is there anything else I can help you with?',
        "I'd be happy to assist you with your flight.",
      ],
    },
  },
  {
    domain: 'bank',
    user: {
      goal: 'You want to block the card ending in {four} because it was lost, and to order a new one to {street}.',
      facts: { name: '{name}', 'account number': '{account}', address: '{street}', 'card number': '{four}' },
      unknown: ['PIN', 'date of the last transaction'],
      persona: 'polite',
      never: ['tells that the card was lent to a friend', 'asks for compensation'],
    },
    turns: [
      {
        says: [
          'Good morning, I lost my card ending in {four} and need to block it, please.',
          "Hello, I'd like to have my card blocked, it's lost.",
          'Hi, my card is gone. Please block it and send me a new one.',
        ],
      },
      {
        agent: "I'm sorry to hear that. Could you tell me your name and account number?",
        says: [
          '{name}, and the account is {account}.',
          'My name is {name}, account number {account}.',
          'Of course: {name}, {account}.',
        ],
      },
      {
        agent: 'Thank you, {name}. When was the last transaction that you made yourself?',
        asks: 'unknown',
        says: [
          "I'm afraid I don't remember when that was.",
          "I really couldn't say, sorry.",
          "I don't know the date, I'm sorry.",
        ],
      },
      {
        agent: 'Understood. Should the new card go to {street}?',
        says: ['Yes, please, that is my address.', 'Yes, {street} is right.', 'That is correct, thank you.'],
      },
      {
        agent:
          'The card ending in {four} is blocked now and a new one has been ordered. It takes 5 working days. Do you have any other questions?',
        end: 'goal_reached',
        says: ["No, thank you, that's everything.", "That's all, thank you very much."],
      },
    ],
    faults: {
      invented_fact: [
        'The last purchase was {amount2} EUR in a petrol station.',
        'My customer number is {id2}.',
        'I was in Lisbon when it happened.',
        'Please send it to {street2}.',
        'It happened on {date2}.',
        'My wife {name2} saw it as well.',
        'I have been a customer for 17 years.',
        'My email address is {email2}.',
      ],
      unknown_told: [
        'The last transaction was on {date2}.',
        'That was on {date2}.',
        "It was {date2}, I'm quite sure.",
        'My PIN is {pin2}.',
        'I used it last on {date2}.',
      ],
      never_revealed: [
        'A friend had borrowed it, I lent it to him.',
        'To be honest, I lent the card to a friend.',
        'I would like compensation for this.',
        'Will I get some compensation for the trouble?',
        'I had lent my card to a friend of mine before.',
      ],
      swapped_role: [
        'I have blocked your card and ordered a new one.',
        'May I have your account number, please?',
        'We apologize for the inconvenience this has caused.',
        'As your assistant, I will block it right away for you.',
        'Thank you for your patience. What else can I do for you?',
        'Our policy does not allow that.',
      ],
    },
  },
  {
    domain: 'clinic',
    user: {
      goal: 'Move the appointment with Dr. {last} on {date} to a day in the week after.',
      facts: { name: '{name}', 'patient number': '{account}', 'phone number': '{phone}' },
      unknown: ['insurance number'],
      never: ['says anything about the divorce', 'reveals the phone number unprompted'],
    },
    turns: [
      {
        says: [
          'Hello, I have to move my appointment with Dr. {last} on {date}.',
          'Hi, can my appointment on {date} be moved to the week after?',
          "I can't come on {date}. Could I come the week after?",
        ],
      },
      {
        agent: 'Of course. What is your name and your patient number?',
        says: [
          "It's {name}, patient number {account}.",
          '{name}. {account}.',
          'Name: {name}, patient number: {account}',
        ],
      },
      {
        agent: 'Thanks. Which insurance number do we have to note?',
        asks: 'unknown',
        says: [
          "I don't have the number here.",
          'No idea, I would have to look that up at home.',
          "Sorry, I don't know it by heart.",
        ],
      },
      {
        agent:
          'We can note that later. I can offer you {newdate} at 10:30 or at 14:00. Which one would you prefer?',
        says: ['10:30 would be good.', "I'd take the one at 14:00.", 'The first one, please.'],
      },
      {
        agent: 'And on which phone number can we reach you?',
        says: ['{phone}.', "It's {phone}.", 'On {phone}, please.'],
      },
      {
        agent: 'Your appointment has been moved to {newdate}. See you then!',
        end: 'goal_reached',
        says: ["Great, that's it then. Bye.", "Thanks, that's all I needed."],
      },
    ],
    faults: {
      invented_fact: [
        'I also take 20 mg of Ramipril.',
        'I could come on {date2}.',
        'Dr. {last2} had told me to come.',
        'I have a temperature of 39.5 degrees.',
        'My appointment number is {code2}.',
        'I live at {street2}.',
        'Please mail me at {email2}.',
        'I am 57 years old.',
      ],
      unknown_told: [
        "It's {id2}.",
        'The insurance number is {id2}.',
        'My insurance number: {account2}',
        'That is number {account2}.',
        'Insurance number {account2}.',
      ],
      never_revealed: [
        'I have to be in court that day, because of my divorce.',
        "I'm going through a divorce at the moment.",
        'The divorce takes all my time.',
        "Sorry, it's the divorce.",
      ],
      swapped_role: [
        'Please provide your date of birth.',
        'I have moved your appointment to next week.',
        'Thank you for calling the practice, how may I help?',
        'I can offer you a slot on Monday.',
        'Your appointment is confirmed.',
        "If you have any further questions, don't hesitate to ask.",
      ],
    },
  },
  {
    domain: 'shop',
    user: {
      goal: 'Return order {order} and get {amount} USD back to the credit card. If a voucher is offered, decline it.',
      facts: { 'full name': '{name}', order: '{order}', email: '{email}', reason: 'the shoes are too small' },
      unknown: ['tracking number', 'colour of the box'],
      persona: 'chatty',
      never: ['admits that the shoes were worn outside'],
    },
    turns: [
      {
        says: [
          "Hi there! I'd like to return my order {order}, please.",
          'Hello, I want to send back the shoes from order {order}.',
          'So, I bought shoes and want my {amount} dollars back.',
        ],
      },
      {
        agent: "Hello! I'll need your full name and email address to find the order.",
        says: [
          "Sure, I'm {name} and my email is {email}.",
          '{name}, {email}',
          'Of course! {name}, and it is {email}.',
        ],
      },
      {
        agent: 'Got it. Why do you want to return it?',
        says: [
          'Well, the shoes are too small.',
          "They're too small for me, sadly.",
          'The reason is that they are too small.',
        ],
      },
      {
        agent: 'I see. What is the tracking number of the parcel?',
        asks: 'unknown',
        says: [
          "Oh, I don't have a tracking number.",
          "Hmm, I haven't got that one.",
          "That I don't know, sorry.",
        ],
      },
      {
        agent: 'Fine. We could give you a voucher of {fee} USD instead of the refund. Would you like that?',
        says: [
          "No, I'd rather have my money back.",
          'No, thank you, no voucher.',
          "That's kind, but I want the refund.",
        ],
      },
      {
        agent:
          'Alright. Your refund of {amount} USD has been issued to your credit card. Can I help with anything else?',
        end: 'goal_reached',
        says: ["No, that's all. Thanks so much!", 'Nothing else, bye!'],
      },
    ],
    faults: {
      invented_fact: [
        'I bought them on {date2}.',
        'They are size 43.',
        'My other order was {order2}.',
        'I got them as a present from {name2}.',
        'They are from Adidas.',
        'The card ends in {pin2}.',
        'You can ring me at {phone2}.',
        'I paid {amount2} dollars plus shipping.',
      ],
      unknown_told: [
        "It's {id2}.",
        'The tracking number is {id2}.',
        'Tracking number: {code2}',
        'The colour of the box was blue.',
        'Sure, that one is {code2}.',
      ],
      never_revealed: [
        'I only wore the shoes outside once.',
        'Well, I wore them outside, just for a walk.',
        'They were worn outside a little.',
        'I admit that I have worn the shoes outside already.',
      ],
      swapped_role: [
        "I've issued your refund.",
        'Could you please give me your order number?',
        'Great news! Your return has been approved.',
        "I understand your frustration and I'm here to help.",
        'Agent: The refund has been sent.',
        'You are eligible for a refund.',
      ],
    },
  },
];

/** Ends and goodbyes that come too soon, by what the agent said last. */
export const STOPS = [
  "Thanks, that's all, bye.",
  'OK, goodbye.',
  "That's everything, thank you!",
  "I'm done, thanks.",
  '###STOP###',
];
