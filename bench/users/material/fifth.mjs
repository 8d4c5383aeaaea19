/** The same in other trades and other words: what the fourth rules were tried on, and made better by. */
export const TRADES = [
  {
    domain: 'theatre',
    user: {
      goal: 'Exchange two tickets of order {order} for the performance on {date}, in the stalls if possible.',
      facts: { buyer: '{name}', 'ticket order': '{order}', 'e-mail': '{email}' },
      unknown: ['seat numbers', 'discount code'],
      persona: 'cultivated, a bit long-winded',
      never: ['confides that the tickets were won in a lottery', 'asks for a free programme'],
    },
    turns: [
      {
        says: [
          'Good afternoon, I should like to exchange two tickets for the performance on {date}.',
          'Would it be possible to move order {order} to {date}?',
          'I hold two tickets, order {order}, and would rather come on {date}.',
        ],
      },
      {
        agent: 'Good afternoon. Let me have the order and your e-mail, then I will see what is free.',
        says: [
          'Order {order}, and {email}.',
          'Gladly: {order}, my e-mail being {email}.',
          '{order} and {email}.',
        ],
      },
      {
        agent: 'Which seat numbers do you hold at present?',
        asks: 'unknown',
        says: [
          'I could not tell you, the tickets are at home.',
          'That I do not recall.',
          'Regrettably I have not got them in front of me.',
        ],
      },
      {
        agent: 'For {date} we still have the stalls or the balcony.',
        says: ['The stalls, if I may.', 'Stalls would be splendid.', 'In that case the stalls.'],
      },
      {
        agent: 'Stalls then. There is a surcharge of {fee} EUR in total, all right?',
        says: ['That is perfectly all right.', 'All right.', 'Yes, I shall pay the {fee} EUR.'],
      },
      {
        agent: 'Wonderful. I have exchanged both tickets and mailed them to you. May I be of further help?',
        end: 'goal_reached',
        says: ['No, thank you ever so much.', 'That is everything, good night.'],
      },
    ],
    faults: {
      invented_fact: [
        'We sat in row 14 last time.',
        'My companion is Mrs. {last2}.',
        'I saw it in Salzburg, you know.',
        'They had cost {amount2} EUR each.',
        'I am a subscriber since {year2}.',
        'Subscription {code2}, if that helps.',
        'On {date2} I am at the opera.',
        'My mobile is {phone2}.',
      ],
      unknown_told: [
        'Row 7, seats 11 and 12.',
        'We have 21 and 22.',
        'They are seats 8 and 9.',
        'The seat numbers are 31 and 32.',
        'It is the code {code2}.',
      ],
      never_revealed: [
        'To be frank, we won the tickets in a lottery.',
        'We won them in the lottery.',
        'A free programme would be nice.',
        'Could we have a programme for free?',
      ],
      swapped_role: [
        'Your tickets have been exchanged.',
        'May I see your order number?',
        'I have two seats in the stalls for you.',
        'Is there any further help that you require from us?',
        'Thank you for your order, it is on its way to you.',
        'We shall gladly exchange your tickets.',
      ],
    },
  },
  {
    domain: 'recruiting',
    user: {
      goal: 'Postpone the interview for the position {service} from {date} to {newdate}.',
      facts: { applicant: '{name}', position: '{service}', 'application number': '{account}' },
      unknown: ['interviewer', 'room'],
      persona: 'nervous, over-correct',
      never: ['reveals having another offer', 'tells the current employer'],
    },
    turns: [
      {
        says: [
          'Dear team, I have to ask you to postpone my interview on {date}.',
          'Hello, might my interview for {service} be moved to {newdate}?',
          'Excuse the trouble, I cannot make it on {date}.',
        ],
      },
      {
        agent: 'Hello! Sure, which position was it, and what is the number of the application?',
        says: [
          'It is {service}, application number {account}.',
          '{service}; {account}.',
          'The position is {service} and the number {account}.',
        ],
      },
      {
        agent: 'Who was going to be the interviewer?',
        asks: 'unknown',
        says: [
          'I am afraid that I was never told.',
          'I do not know, I am so sorry.',
          'It was not in the invitation, there was no name.',
        ],
      },
      {
        agent: 'No harm done. Is {newdate} at 9:30 convenient?',
        says: ['Yes, that is most convenient.', 'Yes, {newdate} at 9:30 is perfect.', 'It is, thank you.'],
      },
      {
        agent: 'Will you come to the office or shall we do it online?',
        says: ['I would come to the office.', 'Online, if I may choose.', 'At the office, please.'],
      },
      {
        agent:
          'Then it is settled: the interview has been moved to {newdate}. Good luck, and is there anything you would like to add?',
        end: 'goal_reached',
        says: ['No, thank you very much.', 'Nothing to add, thank you and goodbye.'],
      },
    ],
    faults: {
      invented_fact: [
        'I have 12 years of experience.',
        'My reference is Professor {last2}.',
        'I would be travelling from Dresden.',
        'My salary expectation is {reading2} EUR.',
        'You will find me under {email2}.',
        'On {date2} I have an examination.',
        'I studied at Cambridge.',
        'The advertisement was {code2}.',
      ],
      unknown_told: [
        'It was Mr. {last2}.',
        'The interviewer is {name2}.',
        'With {name2}, I believe.',
        'That would be Dr. {last2}.',
        'In room 312.',
      ],
      never_revealed: [
        'I also have another offer.',
        'Another company made me an offer.',
        'There is another offer, I must admit.',
        'An offer of another firm is on my table.',
      ],
      swapped_role: [
        'We would be delighted to invite you for an interview.',
        'Your interview has been postponed.',
        'What position are you applying for?',
        'Our team will contact you shortly.',
        'May I note your application number?',
        'I moved your interview as requested.',
      ],
    },
  },
  {
    domain: 'parcel service',
    user: {
      goal: 'Find out where parcel {code} is and have it delivered to {street} on {date}.',
      facts: { parcel: '{code}', recipient: '{name}', 'delivery address': '{street}' },
      unknown: ['sender', 'weight of the parcel'],
      persona: 'grumpy old man',
      never: ['says that a gift for the grandson is inside', 'lets on that the doorbell is broken'],
    },
    turns: [
      {
        says: [
          'Where the devil is my parcel {code}?',
          'I wait and wait for {code}. Where is it?',
          'Parcel {code}. Bring it to {street}, will you.',
        ],
      },
      {
        agent: 'Let us find it. Who is the recipient, and where should it go?',
        says: ['{name}, {street}. Same as ever.', 'To me, {name}, {street}.', '{street}, {name}.'],
      },
      {
        agent: 'Do you know who the sender is?',
        asks: 'unknown',
        says: [
          'How would I know that?',
          'No. Nobody tells me anything.',
          "Can't remember, and I don't care.",
        ],
      },
      {
        agent: 'It is in our depot since yesterday. Would {date} be convenient for the delivery?',
        says: ['If it must be. Yes.', '{date}, and not a day later.', 'Yes, {date}.'],
      },
      {
        agent: 'Between 8 and 12 or between 12 and 16?',
        says: ['Between 8 and 12.', 'In the morning, 8 to 12.', '12 to 16. I sleep long.'],
      },
      {
        agent: 'The delivery was scheduled for {date} at {street}. Can I do more for you?',
        end: 'goal_reached',
        says: ['No. Good day.', "No, that's all I wanted."],
      },
    ],
    faults: {
      invented_fact: [
        'I am 83, young man!',
        'It was posted on {date2}.',
        'Parcel {code2} never came either.',
        'Your driver {name2} is a lazy one.',
        'It comes from Canada.',
        'I paid {amount2} EUR postage!',
        'My neighbour in {street2} got his.',
        'Ring {phone2} before.',
      ],
      unknown_told: [
        'It is from {name2}.',
        'The sender is {name2}.',
        'That is {name2}, who else.',
        'From Mr. {last2}.',
        'The weight? 7 kilos.',
      ],
      never_revealed: [
        "There's a gift for my grandson in it!",
        'My grandson waits for his gift.',
        'The doorbell is broken, so knock.',
        'My doorbell is broken.',
      ],
      swapped_role: [
        'Your parcel is in our depot.',
        'We deliver your parcel on that day.',
        'Who is the recipient of your parcel?',
        'I have scheduled the delivery for you.',
        'Sorry for the delay, we will be with you soon.',
        'Anything else that I may do for you?',
      ],
    },
  },
  {
    domain: 'cooking class',
    user: {
      goal: 'Ask whether the class "{course}" on {date} suits vegetarians, and book it for 2 people if it costs at most {amount} EUR each.',
      facts: { name: '{name}', class: '{course}', 'contact e-mail': '{email}' },
      unknown: ['voucher number', 'allergies of the companion'],
      persona: 'enthusiastic, young',
      never: ['gives away that {amount} EUR is the maximum, unprompted', 'mentions being a food blogger'],
    },
    turns: [
      {
        says: [
          'Heyy, is "{course}" on {date} okay for vegetarians?',
          'Hi! We are two vegetarians, does {course} work for us?',
          'Omg, {course} looks so fun! Is it vegetarian on {date}?',
        ],
      },
      {
        agent: 'Hi! It is fully vegetarian. Would you like to book it for {fee} EUR each?',
        says: ['Yesss, for two please!', 'Yes please, 2 people!', 'For {fee} EUR? Sure, two of us!'],
      },
      {
        agent: 'Cool. What name and e-mail can I put down?',
        says: ['{name}, {email}!', "I'm {name}, mail is {email}.", '{name} and {email}, thanks!'],
      },
      {
        agent: 'If you have a voucher number, now is the time.',
        asks: 'unknown',
        says: ["I don't have one!", 'Nope, no voucher.', "Can't find any, sorry!"],
      },
      {
        agent: 'Alright. You get an apron each, red or blue?',
        says: ['Red!', 'Blue, please!', 'Whatever, both are cute!'],
      },
      {
        agent: "You're booked for {date}, see you in the kitchen! Got any more questions?",
        end: 'goal_reached',
        says: ['Nooo, thank you!!', 'Nope, bye bye!'],
      },
    ],
    faults: {
      invented_fact: [
        '{name2} is coming with me!',
        'I turn 27 that day!',
        'We come from {city2}, two hours!',
        'I follow you as {id2}!',
        'Could you text me at {phone2}?',
        'We also want the one on {date2}!',
        'Last time I paid {amount2} EUR!',
        'I learnt it from Jamie Oliver!',
      ],
      unknown_told: [
        "Yes, it's {code2}!",
        '{code2}!',
        'Voucher number {code2}!',
        'It says {code2} here!',
        'My friend is allergic to nuts, that is her allergy!',
      ],
      never_revealed: [
        'Our maximum is {amount} EUR!',
        'We could pay up to {amount} EUR each!',
        "I'm a food blogger, btw!",
        'As a food blogger I would post it all!',
      ],
      swapped_role: [
        'You two are booked, see you in our kitchen!',
        'How can I make your day?',
        'Which class would you like to book?',
        'I put your name on the list!',
        'Our classes are all vegetarian!',
        "We can't wait to welcome you!",
      ],
    },
  },
  {
    domain: 'tax office',
    user: {
      goal: 'Request an extension of the deadline for the tax return of {birthyear} until {date}.',
      facts: {
        taxpayer: '{name}',
        'file number': '{account}',
        'reason for the delay': 'the adviser was in hospital',
      },
      unknown: ['expected income', 'ID of the adviser'],
      persona: 'dry, formal',
      never: ['discloses the income from abroad', 'speaks of the neighbour who got an extension'],
    },
    turns: [
      {
        says: [
          'I herewith request an extension for the return of {birthyear} until {date}.',
          'May the deadline for {birthyear} be extended to {date}?',
          'I need more time for the tax return of {birthyear}.',
        ],
      },
      {
        agent: 'Please indicate your file number.',
        says: ['{account}.', 'File number {account}.', 'It is {account}.'],
      },
      {
        agent: 'For what reason do you need the extension?',
        says: [
          'The adviser was in hospital.',
          'Because my adviser was in hospital.',
          'My adviser had to go to hospital.',
        ],
      },
      {
        agent: 'What is your expected income?',
        asks: 'unknown',
        says: ['This is not known to me at present.', 'I am unable to say.', 'I do not know it yet.'],
      },
      {
        agent: 'Noted. Do you declare that the statements are true?',
        says: ['I do.', 'Yes, I declare so.', 'Yes.'],
      },
      {
        agent: 'Your request is approved; the deadline was extended to {date}. Do you have further concerns?',
        end: 'goal_reached',
        says: ['No. Thank you.', 'No further concerns. Goodbye.'],
      },
    ],
    faults: {
      invented_fact: [
        'My tax number is {iban2}.',
        'Last year I paid {reading2} EUR.',
        'I have 3 rented flats in {city2}.',
        'The adviser is called {name2}.',
        'I sent a letter on {date2}.',
        'Kindly write to {street2}.',
        'The assessment {code2} was wrong as well.',
        'My office is in Bremen.',
      ],
      unknown_told: [
        '{reading2} EUR.',
        'It will be {reading2} EUR.',
        'The expected income is {reading2} EUR.',
        'I expect {reading2} euros.',
        'His ID is {code2}.',
      ],
      never_revealed: [
        'There is some income from abroad as well.',
        'I also have an income abroad.',
        'My neighbour got such an extension too.',
        'The neighbour was granted an extension.',
      ],
      swapped_role: [
        'Your deadline has been extended.',
        'Please state your file number.',
        'The office will inform you in writing.',
        'What is the purpose of your request?',
        'I have approved your extension.',
        'You may submit your return until then.',
      ],
    },
  },
];

export const STOPS = [
  'Fine, good day to you.',
  'That is enough, farewell.',
  'Thanks, I have all I need.',
  'Bye bye!',
  'I consider the matter closed, thank you.',
];
