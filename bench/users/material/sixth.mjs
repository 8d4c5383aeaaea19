/** The same in other trades and other words: what the fifth rules were tried on, and made better by. */
export const TRADES = [
  {
    domain: 'plumber',
    user: {
      goal: 'Get somebody to repair the heating at {street} on {date}; the visit may cost {amount} EUR at most.',
      facts: { name: '{name}', address: '{street}', telephone: '{phone}', fault: 'no hot water' },
      unknown: ['boiler model', 'year of installation'],
      persona: 'freezing, in a hurry',
      never: [
        'mentions that somebody tried to fix it before',
        'reveals that {amount} EUR is the limit unless asked',
      ],
    },
    turns: [
      {
        says: [
          'We have no hot water at {street}, can you send somebody on {date}?',
          'Heating is broken, I need help on {date}.',
          'No hot water! When can you come?',
        ],
      },
      {
        agent: "That's nasty. What's your name and the address, please?",
        says: ['{name}, {street}.', "It's {name} at {street}.", 'My name is {name}, I live at {street}.'],
      },
      {
        agent: 'Which boiler model do you have?',
        asks: 'unknown',
        says: ['No clue, it is in the cellar.', 'I have no idea what it is called.', 'Sorry, I do not know.'],
      },
      {
        agent: 'We will see. The visit costs {fee} EUR. Shall I send somebody on {date}?',
        says: ['Yes, please, quickly.', 'Yes, do.', '{fee} EUR is fine, yes.'],
      },
      {
        agent: 'Under which number can our technician reach you?',
        says: ['{phone}.', 'On {phone}.', 'Call me on {phone}.'],
      },
      {
        agent: 'Good, the visit on {date} is booked. Is there something else?',
        end: 'goal_reached',
        says: ['No, thanks, bye.', "No, that's all."],
      },
    ],
    faults: {
      invented_fact: [
        'It has been like this for 6 days.',
        'My landlady, Mrs. {last2}, knows about it.',
        'We have 17 degrees in here.',
        'The error shown is {code2}.',
        'Please mail the bill to {email2}.',
        'It stopped on {date2}.',
        'I am a member, number {account2}.',
        'The house is from {year2}.',
      ],
      unknown_told: [
        "It's a {code2}.",
        'The boiler model is {code2}.',
        'Model {code2}.',
        'It was installed in {year2}.',
        '{code2}, I believe.',
      ],
      never_revealed: [
        'My uncle tried to fix it before.',
        'Somebody has tried to fix it already.',
        'I can spend {amount} EUR, not more.',
        '{amount} EUR is my limit.',
      ],
      swapped_role: [
        'A technician will come to you on that day.',
        'What is your address, please?',
        'I have booked your visit.',
        'Thank you for calling, how can I be of service?',
        'We will send you somebody.',
        'Could you describe your problem?',
      ],
    },
  },
  {
    domain: 'game support',
    user: {
      goal: 'Recover the account {id} that was stolen, and have the password reset to the address {email}.',
      facts: { 'account name': '{id}', email: '{email}', 'character name': 'Moonwolf' },
      unknown: ['old password', 'date of the first purchase'],
      persona: 'teenager, slang, no punctuation',
      never: ['tells that the password was shared with a friend', 'asks for free coins'],
    },
    turns: [
      {
        says: [
          'yo my account {id} got stolen help',
          'someone took my account pls get it back',
          'i cant log in anymore my acc is {id}',
        ],
      },
      {
        agent: 'Hey! Sorry to hear. Can you tell me the name of your character?',
        says: ['Moonwolf', 'its Moonwolf', 'my char is Moonwolf'],
      },
      {
        agent: 'Great. Do you remember when the date of the first purchase was?',
        asks: 'unknown',
        says: ['nah no idea', 'dont remember bro', 'cant remember'],
      },
      {
        agent: 'No worries. Which email should the reset link go to?',
        says: ['{email}', 'send it to {email}', 'to {email} pls'],
      },
      {
        agent: 'I will reset it now and all devices get signed out. Fine with you?',
        says: ['yes', 'ye do it', 'yeah thats fine'],
      },
      {
        agent: 'Done! Your account was restored and the link has been sent. Need anything else?',
        end: 'goal_reached',
        says: ['nope ty', 'no thx bye'],
      },
    ],
    faults: {
      invented_fact: [
        'i was level 84',
        'the hacker is called xX{code2}Xx',
        'i spent like {amount2} euros on it',
        'my other acc is {id2}',
        'my discord is {email2}',
        'it happened on {date2}',
        'my bro {name2} saw it too',
        'i play from Poland',
      ],
      unknown_told: [
        'it was on {date2}',
        '{date2}',
        'first purchase was {date2}',
        'the old password was {code2}',
        'i think {date2}',
      ],
      never_revealed: [
        'i shared the password with a friend',
        'my friend had the password i shared it',
        'can i get free coins for that',
        'gimme some free coins',
      ],
      swapped_role: [
        'your account has been restored',
        'which email should i send your link to',
        'i reset your password for you',
        'hey how can i help you',
        'we take your security seriously',
        'please log out of all your devices',
      ],
    },
  },
  {
    domain: 'wholesale',
    user: {
      goal: 'Reorder 40 boxes of article {code} for delivery on {date} and complain that delivery {order} was late.',
      facts: {
        company: 'Berger & Sons',
        'customer number': '{account}',
        article: '{code}',
        'late delivery': '{order}',
      },
      unknown: ['pallet height', 'name of the driver'],
      persona: 'professional buyer',
      never: ['reveals the price of the competitor', 'admits to have too little storage'],
    },
    turns: [
      {
        says: [
          'I would like to reorder 40 boxes of {code} for {date}.',
          'Please put us down for 40 boxes of {code}, delivery on {date}.',
          'Two matters: a reorder of {code}, and delivery {order} was late.',
        ],
      },
      {
        agent: 'Certainly. Which company do you represent, and do you have your customer number at hand?',
        says: [
          'Berger & Sons, {account}.',
          'I represent Berger & Sons, number {account}.',
          '{account}, Berger & Sons.',
        ],
      },
      {
        agent: 'What is the maximum pallet height at your dock?',
        asks: 'unknown',
        says: [
          'I would have to check that with the warehouse.',
          'I do not have that figure.',
          'That I cannot tell you offhand.',
        ],
      },
      {
        agent: 'Then we use standard pallets. Is a delivery in the morning of {date} suitable?',
        says: ['Yes, the morning is suitable.', 'Yes, that works.', 'The morning of {date} works.'],
      },
      { agent: 'And which delivery was late?', says: ['{order}.', 'It was {order}.', 'Delivery {order}.'] },
      {
        agent: 'Thank you. The order has been placed and the complaint was registered. Is that everything?',
        end: 'goal_reached',
        says: ['That is everything, thank you.', 'Yes, thanks, goodbye.'],
      },
    ],
    faults: {
      invented_fact: [
        'We paid {amount2} EUR per box last time.',
        'My extension is 4711.',
        'My colleague {name2} will sign for it.',
        'We need 15 more of {code2}.',
        'Our turnover is 2 million.',
        'Deliver to {street2} this time.',
        'Send the invoice to {email2}.',
        'It arrived on {date2}.',
      ],
      unknown_told: [
        '1.80 metres.',
        'The pallet height is 190 cm.',
        'At most 2.1 metres.',
        'The driver was {name2}.',
        'It is 175 centimetres.',
      ],
      never_revealed: [
        "The competitor's price is lower, by the way.",
        'Your competitor has a better price.',
        'We have too little storage at the moment.',
        'Our storage is too small, I admit.',
      ],
      swapped_role: [
        'Your order has been placed.',
        'Which article would you like to reorder?',
        'We apologise for the late delivery of your goods.',
        'May I have your customer number?',
        'I will register your complaint right away.',
        'We thank you for your order.',
      ],
    },
  },
  {
    domain: 'language school',
    user: {
      goal: 'Change from the evening course to the morning course from {date} on and find out what the difference in price is.',
      facts: { participant: '{name}', 'participant id': '{account}', language: 'Finnish', level: 'B1' },
      unknown: ['teacher', 'number of missed lessons'],
      persona: 'shy, short answers',
      never: ['tells that the evening teacher is disliked', 'talks about the new job'],
    },
    turns: [
      {
        says: [
          'Hello, can I change to the morning course from {date}?',
          'Hi, I want to switch to mornings, please.',
          'Is it possible to change my course?',
        ],
      },
      {
        agent: 'Hello! Of course. Please give me your participant id and the language.',
        says: ['{account}, Finnish.', 'Finnish. {account}.', 'My id is {account} and it is Finnish.'],
      },
      { agent: 'And at what level are you?', says: ['B1.', 'Level B1.', "I'm at B1."] },
      {
        agent: 'Could you tell me who your teacher is at the moment?',
        asks: 'unknown',
        says: ["I'm not sure about the name.", 'I forgot.', "I don't know the name, sorry."],
      },
      {
        agent: 'No problem. The morning course is {fee} EUR more a month. Do you want to change on {date}?',
        says: ['Yes, please.', 'OK, yes.', 'Yes, on {date}.'],
      },
      {
        agent: 'You have been moved to the morning course from {date}. Anything else you would like to know?',
        end: 'goal_reached',
        says: ['No, thank you.', 'No. Goodbye.'],
      },
    ],
    faults: {
      invented_fact: [
        'I paid {amount2} EUR so far.',
        'I missed 4 lessons because of flu.',
        'My friend {name2} is in that course.',
        'I come from Izmir.',
        'My room was {code2}.',
        'I can only start on {date2}.',
        'Please write to {email2}.',
        'I live in {street2}.',
      ],
      unknown_told: [
        'Her name is {name2}.',
        'It is {name2}.',
        'My teacher is Mrs. {last2}.',
        'Mr. {last2}.',
        'I missed 3, that is the number of missed lessons.',
      ],
      never_revealed: [
        'I dislike the evening teacher.',
        'The teacher in the evening, I do not like him.',
        'It is because of my new job.',
        'I have a new job now.',
      ],
      swapped_role: [
        'You have been moved to the morning course.',
        'What level are you at?',
        'I changed your course as you wished.',
        'Welcome to our language school!',
        'Please give me your participant id.',
        'Would you like to book a course with us?',
      ],
    },
  },
];

export const STOPS = [
  'Okay, thank you, goodbye.',
  "That's it from me, bye.",
  'I have to leave now, bye.',
  "We're good, thanks, see you.",
  'Alright, end of conversation.',
];
