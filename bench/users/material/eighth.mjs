/** Talks of fourteen further trades, written without a look at the rules. The agent of a trade closes in several ways: each way is a talk of its own. */
const DRAFTS = [
  {
    domain: 'dentist',
    user: {
      goal: 'Get an appointment for a broken filling on {date} or later; any dentist of the practice will do.',
      facts: { name: '{name}', birthday: '{birth}', phone: '{phone}', pain: 'only when chewing' },
      unknown: ['date of the last X-ray', 'number of the insurance card'],
      persona: 'friendly, a little long-winded',
      never: ['mentions the fear of needles', 'tells about the quarrel with the previous dentist'],
    },
    turns: [
      {
        says: [
          'Hello there, one of my fillings broke and I was hoping you could see me on {date} or some time after that.',
          'Good morning! I have a broken filling and would love to come in. Any of your dentists is fine with me.',
          "Hi, it's about a filling of mine that broke. I'd need an appointment, from {date} onwards if at all possible.",
        ],
      },
      {
        agent: ['Oh dear. Does it hurt?', "I'm sorry to hear that. Are you in any pain right now?"],
        says: [
          "Only when I chew, otherwise it's all right.",
          'Well, just when chewing, the rest of the time not at all.',
          "It does, but only while I'm chewing.",
        ],
      },
      {
        agent: [
          'I see. When was your last X-ray taken?',
          'Okay. Can you tell me when you last had an X-ray of your teeth?',
        ],
        asks: 'unknown',
        says: [
          "Oh, that's a good question, I honestly couldn't tell you.",
          "I'm afraid I don't remember when that was.",
          'Hmm, no, I really have no idea, sorry about that.',
        ],
      },
      {
        agent: [
          'Never mind, we can find out here. On {date} we have 8:15 and 11:40 free. Which would you like?',
          'No problem. I have two openings on {date}: 8:15 or 11:40. What suits you better?',
        ],
        says: [
          '8:15 would be lovely, thank you.',
          "I think I'd go for 11:40, if that's okay.",
          'The later one sounds good to me, please.',
        ],
      },
      {
        agent: [
          'Could I have your name and date of birth?',
          'I just need your name and your birthday for the book.',
        ],
        says: [
          'Of course, {name}, and I was born on {birth}.',
          'Sure thing: {name}, {birth}.',
          "It's {name}, and my birthday is {birth}.",
        ],
      },
    ],
    closings: {
      goal_reached: [
        'All set, {name}. We look forward to seeing you on {date}.',
        "You're in the book for {date}. Please bring your insurance card. Was there anything else?",
        'Wonderful, that slot is yours now. Take care until then!',
      ],
      user_gives_up: [
        "I'm terribly sorry, but I see we do not take new patients any more, so I cannot give you an appointment here.",
      ],
    },
    goodbyes: {
      goal_reached: [
        "That's wonderful, thank you so much, that was all I needed. Bye!",
        "Lovely, then I'm all sorted. Have a nice day!",
      ],
      user_gives_up: [
        'Oh, what a pity. Then I will have to look elsewhere. Thanks anyway, bye!',
        "That's a shame, but there's nothing to be done then. Goodbye.",
      ],
    },
    faults: {
      invented_fact: [
        'It happened three days ago when I bit on an olive stone.',
        "It's the molar at the bottom left, by the way.",
        "I'm allergic to penicillin, just so you know.",
        'You can also reach me at {email2}.',
        'My husband {name2} is a patient of yours too.',
        'I have been taking ibuprofen 400 for it twice a day.',
        'I am privately insured with Allcura, policy {account2}.',
        'I start a new job on {date2}, so it has to be before that.',
      ],
      unknown_told: [
        'That was on {date2}, if I remember correctly.',
        'My last X-ray was about two years ago.',
        'I believe it was in spring 2021, at my old practice.',
        'Oh, that must have been last November.',
        'The last one was taken on {date2}.',
      ],
      never_revealed: [
        "I have to admit I'm really scared of needles.",
        'Could you do it without an injection? Needles terrify me.',
        'I had a big argument with my last dentist, so I had to leave there.',
        'My previous dentist and I fell out quite badly, you see.',
        'Needles have always frightened me, ever since I was little.',
      ],
      swapped_role: [
        'Of course! I can offer you an appointment in the morning or in the afternoon. Which would you prefer?',
        'Thank you for calling our practice. How can I help you today?',
        "I've put you down for that time. Please bring your insurance card with you.",
        'May I have your insurance card number, please?',
        "I'm sorry to hear you're in pain. Let me see what we have available.",
        'Our dentists will take good care of you!',
      ],
    },
  },
  {
    domain: 'ferry',
    user: {
      goal: 'Book a car and two passengers on the night ferry to {city} on {date} with an outside cabin; if there is none, an inside cabin.',
      facts: {
        name: '{name}',
        'number plate': '{code}',
        'length of the car': '4.6 metres',
        email: '{email}',
      },
      unknown: ['height of the roof box', 'passport number of the second passenger'],
      persona: 'writes in lower case and very briefly',
      never: [
        'says that a dog travels along hidden in the car',
        'lets on being ready to pay for the premium deck',
      ],
    },
    turns: [
      {
        says: [
          'night ferry to {city} on {date}, one car, two people, outside cabin pls',
          'hi, need the night ferry to {city}, {date}. 2 people 1 car',
          'hey, want to book a car + two passengers to {city}, night crossing on {date}',
        ],
      },
      {
        agent: [
          'Happy to help! What is the number plate, and how long is the car?',
          'Sure. I need the plate and the length of your vehicle.',
        ],
        says: ['{code}, 4.6 metres', 'plate {code}, length 4.6 m', '{code} and its 4.6m long'],
      },
      {
        agent: [
          'Thanks. If there is a roof box on it, how high is that?',
          'Got it. How high is the roof box, should you have one?',
        ],
        asks: 'unknown',
        says: ['no clue how high it is', 'dunno the height, sorry', "can't tell you, no idea"],
      },
      {
        agent: [
          'Then we measure at the port. Outside cabins are sold out; an inside cabin costs {fee} EUR. Would that do?',
          'That is okay. There are no outside cabins left on that night, only inside ones at {fee} EUR. Shall I take one?',
        ],
        says: ['ok inside then', 'inside is fine', 'yeah take the inside one', 'k, {fee} works'],
      },
      {
        agent: [
          'Under which name and which email address shall I book?',
          'Who is the booking for, and where do I send the tickets?',
        ],
        says: ['{name}, {email}', 'name {name}, mail {email}', '{name} / {email}'],
      },
    ],
    closings: {
      goal_reached: [
        'Your crossing to {city} is booked and the tickets are on their way to {email}.',
        'Booked! Check-in closes 60 minutes before departure. Have a pleasant trip.',
        'That went through: inside cabin, one car, two passengers. Do you need anything more?',
        'Everything is confirmed. You will find the tickets in your inbox.',
      ],
    },
    goodbyes: {
      goal_reached: ['thx thats all', 'great, bye', 'all good, cheers'],
    },
    faults: {
      invented_fact: [
        'we also have two bikes on the back',
        'my loyalty card is {account2}',
        'return trip would be {date2}',
        'other passenger is {name2}',
        "it's a grey volvo diesel",
        'we took this ferry last summer too',
        'theres a baby coming along, 8 months',
        'my mobile is {phone2}',
      ],
      unknown_told: [
        '40 cm',
        'the box is about 45 cm high',
        'roof box is 0.38 m i think',
        'its half a metre high',
        'with the box its 1.95 m in total so like 40 cm',
      ],
      never_revealed: [
        'the dog stays hidden in the car btw, nobody will notice',
        "we'll smuggle our dog in the boot, just so you know",
        'would pay for the premium deck too if i have to',
        'premium deck is ok for me moneywise',
        'is it a problem if my dog hides in the car during the night',
      ],
      swapped_role: [
        "Thank you for the details! I've added an inside cabin to your booking.",
        'could you tell me the number plate of your vehicle?',
        'one moment, checking availability for that crossing',
        'Please note that check-in closes 60 minutes before departure.',
        'your tickets have been sent to your email',
        'which cabin category would you like?',
      ],
    },
  },
  {
    domain: 'photo studio',
    user: {
      goal: 'Order three more large prints of the family portrait from job {code}, to be fetched at the studio.',
      facts: {
        name: '{name}',
        job: '{code}',
        size: '30 by 40 centimetres',
        finish: 'matt',
        phone: '{phone}',
      },
      unknown: ['file name of the picture', 'name of the photographer'],
      persona: 'elderly and formal, writes as in a letter',
      never: [
        'says that a print is meant for a court case',
        'complains about the price of the first sitting',
      ],
    },
    turns: [
      {
        says: [
          'Dear Sir or Madam, I should like to order three more large prints of our family portrait. The job number is {code}.',
          'Good day. I wish to order further prints of the family portrait, three of them, and would fetch them at your studio.',
          'Good afternoon. Would it be possible to have three additional large prints made from job {code}?',
        ],
      },
      {
        agent: [
          'Good day to you! Which size and which finish should they have?',
          'With pleasure. What size would you like, and matt or glossy?',
        ],
        says: [
          '30 by 40 centimetres, please, and matt.',
          'I should prefer a matt finish, in 30 by 40 centimetres.',
          'Matt, if you would be so kind, and 30 by 40.',
        ],
      },
      {
        agent: [
          'And do you know who of us took the picture?',
          'Which photographer did the sitting, do you happen to know the name?',
        ],
        asks: 'unknown',
        says: [
          'I regret that I do not know the name.',
          'That, I am sorry to say, escapes me.',
          'Unfortunately I cannot tell you who that was.',
        ],
      },
      {
        agent: [
          'I will find it. Three prints come to {amount} EUR. Do you agree?',
          'That does no harm. The price for the three is {amount} EUR in total; may I place the order?',
        ],
        says: [
          'Yes, I am quite content with {amount} EUR.',
          'Indeed, please place the order.',
          'I agree to that, thank you.',
        ],
      },
      {
        agent: [
          'Then please give me a name and a telephone number for the pick-up.',
          'How are you called, and on which number may we ring when they are ready?',
        ],
        says: [
          'My name is {name} and my telephone number is {phone}.',
          '{name}, to be reached on {phone}.',
          'You may write down {name}, telephone {phone}.',
        ],
      },
    ],
    closings: {
      goal_reached: [
        'I have passed the order to the lab. We will ring you as soon as the prints lie ready.',
        'Noted and ordered, {name}. The prints can be fetched from {newdate}. Can I do anything more for you?',
        'Very well, your order is in.',
      ],
      agent_hands_over: [
        'I cannot find that job in my system, so I am handing this over to the head of the studio, who will telephone you.',
      ],
    },
    goodbyes: {
      goal_reached: [
        'I thank you kindly. That was all. Good day to you.',
        'That settles it, then. With many thanks and good wishes.',
      ],
      agent_hands_over: [
        'Very well, I shall await the call. Good day to you.',
        'Then I shall wait for the telephone call. Many thanks.',
      ],
    },
    faults: {
      invented_fact: [
        'The portrait was taken on {date2}, in your garden studio.',
        'One of the prints is for my sister {name2}.',
        'There are eleven of us in the picture, including my grandchildren.',
        'I have already transferred {amount2} EUR to your account.',
        'Kindly send the invoice to {street2}.',
        'My late husband had always been a customer of yours.',
        'My frames at home are of walnut and hold no more than 28 centimetres.',
        'I may also be written to at {email2}.',
      ],
      unknown_told: [
        'It was a Mr {last2}, if I recall rightly.',
        'The photographer was {name2}.',
        'A young lady by the name of {name2} took it.',
        'I believe it was Mr {last2} who had the kindness to photograph us.',
        'That was {name2}.',
      ],
      never_revealed: [
        'One of the prints is needed for a court case.',
        'My solicitor wishes to show the picture in court.',
        'I must say the first sitting was far too expensive.',
        'I found the price of the first session quite outrageous.',
        'The judge has to see one of them at the hearing.',
      ],
      swapped_role: [
        'Thank you for your order. We shall inform you as soon as your prints are ready.',
        'May I ask in which size you would like the prints?',
        'I have forwarded your request to our laboratory.',
        'We are pleased that you have chosen our studio.',
        'Would you prefer a matt or a glossy finish?',
        'Certainly, I shall gladly look up your job number for you.',
      ],
    },
  },
  {
    domain: 'beekeeping supplies',
    user: {
      goal: 'Exchange the honey extractor of order {order} for the four-frame model if the surcharge is at most {amount} EUR.',
      facts: {
        name: '{name}',
        order: '{order}',
        'delivered model': 'two-frame with a hand crank',
        condition: 'unused',
        address: '{street}',
      },
      unknown: ['batch number', 'weight of the parcel'],
      persona: 'matter-of-fact',
      never: ['reveals the highest surcharge of {amount} EUR', 'mentions the lost colonies'],
    },
    turns: [
      {
        agent: ['Hello, this is the beekeeping shop. What can I do for you?', 'Hi! How can I help?'],
        says: [
          "I'd like to exchange an extractor for the four-frame model. Order {order}.",
          'Hello. Order {order}: can I swap the honey extractor for the four-frame one?',
          'The extractor I got is the two-frame model with a hand crank. I want the four-frame one instead.',
        ],
      },
      {
        agent: ['Has the extractor been used yet?', 'In what condition is the one that you have?'],
        says: ['It is unused.', "Unused, I haven't run it.", 'Not used at all.'],
      },
      {
        agent: [
          'Good. What is the batch number on the drum?',
          'Thanks. I also need the batch number of the device.',
        ],
        asks: 'unknown',
        says: [
          "I don't have a batch number.",
          "No batch number at hand, I'm afraid.",
          "I wasn't able to find that, so I can't say.",
        ],
      },
      {
        agent: [
          'All right, it works without. The surcharge for four frames would be {fee3} EUR. Is that acceptable?',
          'Then we leave it blank. You would have to add {fee3} EUR for the larger model. Do you want that?',
        ],
        says: ['{fee3} EUR is acceptable.', "Yes, I'll add that.", 'Agreed, exchange it.'],
      },
      {
        agent: [
          'Where should the courier collect the old one and drop the new one?',
          'At what address can our driver swap the two?',
        ],
        says: ['At {street}.', '{street}, please.', 'The address is {street}.'],
      },
    ],
    closings: {
      goal_reached: [
        'The exchange is arranged; the driver comes by on {newdate}.',
        'I have changed your order {order} to the four-frame extractor. Anything else for the bees?',
        "Okay, that's sorted: the new model ships today.",
      ],
      user_gives_up: [
        'I have to correct myself: the four-frame model has been discontinued, so an exchange is not possible. I am sorry.',
      ],
    },
    goodbyes: {
      goal_reached: ["Good. That's all, thank you.", 'Thanks, that was it. Goodbye.'],
      user_gives_up: [
        "Too bad. Then I'll drop it. Goodbye.",
        "All right, if it can't be done, it can't. Bye.",
      ],
    },
    faults: {
      invented_fact: [
        'I run 23 hives at the edge of the forest.',
        'I bought it on {date2}.',
        'My beekeeping association number is {account2}.',
        'A friend of mine, {name2}, has the same model and is unhappy with it.',
        'The crank was already bent when it arrived.',
        'I paid {amount2} EUR by bank transfer.',
        'Please refund the rest to {iban2}.',
        'I only keep bees since last year.',
      ],
      unknown_told: [
        'The batch number is {code2}.',
        'It says {code2} on the drum.',
        'Batch {account2}.',
        'It should be {id2}.',
        "Let me look... it's {code2}.",
      ],
      never_revealed: [
        'I could go up to {amount} EUR.',
        'Anything below {amount} EUR is fine by me.',
        'I lost several colonies over the winter.',
        'After my colonies died I had to start again.',
        'My maximum for the surcharge is {amount} euros.',
      ],
      swapped_role: [
        'I have arranged the exchange for you. Our driver will be in touch.',
        'What is the batch number on the drum?',
        'Unfortunately, we can only exchange unused devices.',
        'The four-frame model is currently in stock and ships within two days.',
        'Let me look up your order.',
        'Thank you for shopping with us!',
      ],
    },
  },
  {
    domain: 'moving company',
    user: {
      goal: 'Get a fixed price for a move from {street} to {city} on {date} and reserve the day.',
      facts: {
        name: '{name}',
        phone: '{phone}',
        rooms: 'three',
        floor: 'second floor without a lift',
        boxes: 'about forty',
      },
      unknown: ['volume in cubic metres', 'width of the staircase'],
      persona: 'organised and quick',
      never: ['names the offer of a competitor', 'says that the flat has to be left because of an eviction'],
    },
    turns: [
      {
        says: [
          'Hello, I need a fixed price for a move from {street} to {city} on {date}.',
          'Hi, can you move me to {city} on {date}? I would like a fixed price.',
          "Good morning. I'm looking for movers on {date}, from {street} to {city}.",
        ],
      },
      {
        agent: ['Hello! How many rooms are we talking about?', 'Gladly. How large is the flat?'],
        says: ['Three rooms.', "It's three rooms.", '3 rooms in total.'],
      },
      {
        agent: ['And which floor, is there a lift?', 'Which floor do we carry from?'],
        says: [
          'Second floor, no lift.',
          "It's on the second floor, without a lift.",
          'Second, and there is no lift.',
        ],
      },
      {
        agent: ['What is the volume in cubic metres?', 'Do you have a figure in cubic metres for us?'],
        asks: 'unknown',
        says: [
          "I can't give you a figure for that.",
          'No, I have not worked out the volume.',
          "Sorry, I don't know how many cubic metres it is.",
        ],
      },
      {
        agent: [
          'Then roughly how many boxes will there be?',
          'We can estimate. How many boxes do you expect?',
        ],
        says: ['About forty.', 'Around 40 boxes.', 'Roughly forty boxes.'],
      },
      {
        agent: [
          'Then the fixed price is 1,840 EUR, including the carrying. Who may I put it down for, and on what number do we reach you?',
          'We can do that for 1,840 EUR, all in. If you want it, I need your name and a phone number.',
        ],
        says: [
          'I take it. {name}, {phone}.',
          'Good, please reserve it: {name}, phone {phone}.',
          '1,840 EUR is fine. My name is {name} and the number is {phone}.',
        ],
      },
    ],
    closings: {
      goal_reached: [
        '{date} is reserved for you at the fixed price of 1,840 EUR.',
        'Perfect, the lorry is blocked for {date}. You will get the contract by post. Any more questions?',
        'Done and dusted. Our crew rings at 7:30 that morning.',
        'Thank you, {name}, I have entered the move in our calendar.',
      ],
    },
    goodbyes: {
      goal_reached: ["Perfect, that's everything. Bye.", 'Great, nothing else from me. Thank you.'],
    },
    faults: {
      invented_fact: [
        'There is also a piano to be carried.',
        'The new address is {street2}.',
        'The landlord, {name2}, will be there to open the door.',
        'I will be moving with two cats.',
        'My employer pays for the move.',
        'The handover of the new flat is on {date2} at noon.',
        'The new flat is on the fifth floor.',
        'My washing machine alone weighs 90 kilos.',
      ],
      unknown_told: [
        'Around 35 cubic metres.',
        'It should be 28 cubic metres.',
        "About 30 m³, I'd say.",
        "I'd estimate it at 42 cubic metres.",
        'The volume is {fee2} cubic metres.',
      ],
      never_revealed: [
        'Another company offered me 1,600 EUR for it.',
        'Your competitor is cheaper, they quoted 1,500.',
        'I am being evicted, so I have no choice.',
        'We got an eviction notice, which is why it has to be that day.',
        'I already have an offer from another moving firm.',
      ],
      swapped_role: [
        'Thank you for your inquiry. How many rooms does your apartment have?',
        'I have reserved that day for you.',
        'Our team will arrive at 7:30 in the morning.',
        'We would be happy to make you an offer.',
        'May I have your phone number so that our team can reach you?',
        "Based on what you've told me, the fixed price would be 1,700 EUR.",
      ],
    },
  },
  {
    domain: 'university admissions',
    user: {
      goal: 'Ask for an extension until {newdate} to hand in the missing transcript for the application to {course}.',
      facts: {
        name: '{name}',
        'application number': '{account}',
        course: '{course}',
        reason: 'the old school has its office closed for building works',
      },
      unknown: ['name of the case officer', 'registration number of the language test'],
      persona: 'nervous, apologises a lot',
      never: ['says that another university has accepted the application', 'mentions the failed exam'],
    },
    turns: [
      {
        says: [
          "Hello, I'm so sorry to bother you, but I need more time for my transcript. It's about {course}.",
          'Hi, um, would it be possible to hand in my missing transcript by {newdate}? Sorry for the trouble.',
          "Sorry, I have a question about my application to {course}: my transcript isn't there yet, could I have until {newdate}?",
        ],
      },
      {
        agent: [
          "Don't worry. What is your application number, and your name?",
          'Hello! Please tell me your name and the number of your application.',
        ],
        says: [
          'Yes, sorry, {name}, {account}.',
          "I'm {name}, and the application number is {account}.",
          "Of course, it's {account}. My name is {name}.",
        ],
      },
      {
        agent: [
          'Thank you. Why is the transcript late?',
          'I have it in front of me. What is the reason for the delay?',
        ],
        says: [
          "I'm really sorry, my old school's office is closed for building works.",
          "The office of my old school is closed because of building works, so I can't get it.",
          "It's because of building works, the office of my old school is closed, sorry.",
        ],
      },
      {
        agent: [
          'I understand. And who is your case officer?',
          'That is a good reason. Which case officer do you deal with?',
        ],
        asks: 'unknown',
        says: [
          "Sorry, I don't know who that is.",
          "I'm not sure, sorry, I don't know the name.",
          'Oh no, I have no idea, is that bad?',
        ],
      },
    ],
    closings: {
      goal_reached: [
        'Not at all. Your deadline has been extended to {newdate}.',
        'No matter. I have granted the extension and put a note in your file. Is there anything else?',
        "That's fine. You may now upload it until {newdate}, the system already shows it.",
      ],
      user_gives_up: [
        'I am sorry, but the deadline is fixed by law and I cannot extend it under any circumstances.',
      ],
    },
    goodbyes: {
      goal_reached: [
        "Oh, thank you so, so much! That's all, sorry again for the trouble.",
        'Phew, thank you! That was everything, and sorry again. Bye!',
      ],
      user_gives_up: [
        "Oh. Okay, I understand, sorry for asking. I'll have to give up on it then. Bye.",
        "That's really sad, but thank you anyway. Sorry for taking your time. Goodbye.",
      ],
    },
    faults: {
      invented_fact: [
        "Sorry, I should say I'm also applying for a scholarship of {amount2} EUR.",
        'My final grade was 1.7, if that helps.',
        'My mother {name2} already called you about this on {date2}.',
        'I come from {city2} and it is hard to get papers from there.',
        "You can write to me at {email2}, I'm so sorry.",
        'The headmaster promised to send it next week.',
        'I also applied for {course2}.',
        "I've been in hospital for two weeks, sorry.",
      ],
      unknown_told: [
        "I think it's {name2}, sorry.",
        'My case officer is {name2}.',
        "It's Ms {last2}.",
        'Sorry, yes, that would be Mr {last2}.',
        'A certain {name2} wrote to me.',
      ],
      never_revealed: [
        "Another university has already accepted me, but I'd rather come to you.",
        'I failed an exam last year, sorry.',
        "I do have a place at another university, I'm sorry.",
        'It was because I failed the maths exam the first time.',
        'To be honest, a different university offered me a place already.',
      ],
      swapped_role: [
        'Could you please provide me with your application number?',
        "I've extended your deadline. Please upload the document in time.",
        'Thank you for contacting the admissions office.',
        'I understand that this must be stressful. Let me see what I can do for you.',
        'Please note that late documents cannot be accepted.',
        'Your application is complete now. Is there anything else you would like to know?',
      ],
    },
  },
  {
    domain: 'bike repair',
    user: {
      goal: 'Have the rear brake of the cargo bike repaired before {date}; bring the bike to the workshop in person.',
      facts: {
        name: '{name}',
        phone: '{phone}',
        bike: 'Urban Mule cargo bike',
        problem: 'the rear brake squeals and hardly grips',
      },
      unknown: ['frame number', 'make of the brake'],
      persona: 'young, casual, uses slang',
      never: ['admits that the bike was bought from a stranger on the street', 'asks for a discount'],
    },
    turns: [
      {
        says: [
          'heyy, the rear brake on my cargo bike is acting up, can you guys fix it before {date}?',
          'yo, my rear brake squeals and barely grips, got time to fix that before {date}?',
          'Hi! Need my cargo bike fixed, rear brake. Has to be before {date} 🙏',
        ],
      },
      {
        agent: ['Hey! What kind of bike is it?', 'Sure thing. Which model do you ride?'],
        says: ["it's an Urban Mule", 'Urban Mule, the cargo bike', 'an Urban Mule cargo bike 😄'],
      },
      {
        agent: ['Nice one. Can you read me the frame number?', 'Cool. Got the frame number for me?'],
        asks: 'unknown',
        says: ['nah no clue', 'haha no idea what that is, sorry', "don't know the frame number tbh"],
      },
      {
        agent: [
          "We'll look it up here. Will you bring it in, or shall we pick it up for {fee} EUR?",
          'No worries. Pick-up costs {fee} EUR, or you bring it yourself. Which one?',
        ],
        says: ["i'll bring it myself", "nah i'll roll by myself", "I'm bringing it in myself, no pick-up"],
      },
      {
        agent: ["Who's it for, and on which number do we text you?", 'Name and number, please.'],
        says: ['{name}, {phone}', "i'm {name}, text me on {phone}", '{name} 👉 {phone}'],
      },
    ],
    closings: {
      goal_reached: [
        "You're booked in, {name}. Just roll in any time tomorrow and it'll be ready before {date}.",
        'Sweet, the workshop slot is yours. Anything else on the bike?',
        "Cool, we've got you down. Ride carefully!",
      ],
      user_gives_up: [
        "Ah, sorry, I just looked: we're fully booked until well after {date}. We can't take it on.",
      ],
    },
    goodbyes: {
      goal_reached: ["sweet, that's it, thx!", 'awesome, all set then. cya'],
      user_gives_up: ["damn ok, i'll try somewhere else then. bye", 'aw that sucks. ok never mind then, bye'],
    },
    faults: {
      invented_fact: [
        "i've had it for like 4 years now",
        'i already swapped the brake pads last month btw',
        'the chain is kinda rusty too',
        'i use it to drive my twins to kindergarten',
        'my mate {name2} says its the brake disc',
        'paid {amount2} bucks for the last repair at another shop',
        'i live right around the corner, {street2}',
        'leaving for a tour on {date2} so yeah',
      ],
      unknown_told: [
        "yep it's {code2}",
        'frame number is {account2}',
        'it says {code2} under the saddle',
        'sure, {account2} 👍',
        'uh {hash2} i think',
      ],
      never_revealed: [
        'got it from some dude on the street lol',
        'bought the bike off a stranger on the street so no papers',
        'any chance of a discount? 😅',
        'can you do it cheaper for a student maybe, like 10% off?',
        'tbh i bought it off some random guy on the street',
      ],
      swapped_role: [
        "Sure thing! Just bring it by and we'll take a look.",
        'No problem, can you read me the frame number?',
        "i've booked you in for tomorrow",
        'our mechanic will text you when its ready',
        'Hey there! What can we do for your bike today?',
        'That repair usually takes about two days on our end.',
      ],
    },
  },
  {
    domain: 'pharmacy',
    user: {
      goal: 'Find out whether the ointment ordered under {code} has come in and have it brought to {street} after 6 pm.',
      facts: { name: '{name}', 'pick-up number': '{code}', address: '{street}', time: 'after 6 pm' },
      unknown: ['name of the prescribing doctor', 'strength of the ointment'],
      never: ['names the illness (scabies)', 'says for whom the ointment is'],
    },
    turns: [
      {
        says: [
          'Good evening, has the ointment with pick-up number {code} arrived?',
          'Hello, I ordered an ointment, number {code}. Is it there yet?',
          "Hi, I'd like to know if my order {code} has come in, and whether you can deliver it.",
        ],
      },
      {
        agent: [
          'Good evening! Which doctor prescribed it?',
          'One moment... Who is the doctor on the prescription?',
        ],
        asks: 'unknown',
        says: [
          "I don't know the doctor's name.",
          "That I can't tell you, I'm sorry.",
          'No idea which doctor that was.',
        ],
      },
      {
        agent: [
          'Not needed, I have found it: it arrived this morning. Where and when should we bring it?',
          'It is here, I see. To what address shall our driver come, and at what time?',
        ],
        says: [
          'To {street}, after 6 pm, please.',
          '{street}. Please come after 6 in the evening.',
          'After 6 pm would be good. The address is {street}.',
        ],
      },
      {
        agent: ['And the name on the bell?', 'Whose name shall I write on the bag?'],
        says: ['{name}.', "It's {name}.", '{name}, please.'],
      },
    ],
    closings: {
      goal_reached: [
        'Thank you. Our driver will be with you this evening after 6.',
        'Wonderful, the delivery is arranged. Get well soon!',
        'It is packed and goes out with the evening round. Do you need any other medicine?',
      ],
      agent_hands_over: [
        'For deliveries of this ointment our pharmacist has to speak to you personally. I am transferring you to her now.',
      ],
    },
    goodbyes: {
      goal_reached: ["Thank you, that's everything.", 'Thanks very much, that is all. Good night.'],
      agent_hands_over: ["All right, thank you, I'll hold.", 'Okay, thanks for putting me through.'],
    },
    faults: {
      invented_fact: [
        'I already used up the first tube.',
        'I ordered it on {date2}.',
        'My colleague {name2} could also pick it up.',
        'I am allergic to lanolin.',
        'You can ring me on {phone2} when you are there.',
        'I paid {amount2} EUR for it last time.',
        'The bell does not work, please go to the third floor.',
        'My insurance number is {account2}.',
      ],
      unknown_told: [
        'It was Dr. {last2}.',
        'Dr. {name2} prescribed it.',
        'My doctor is Dr. {last2} in {city2}.',
        "That's Doctor {last2}.",
        'The prescription is from Dr. {name2}.',
      ],
      never_revealed: [
        "It's for scabies.",
        'The whole thing is because of scabies, you know.',
        "It's for my daughter.",
        'The ointment is for my flatmate.',
        'We have scabies in the house.',
      ],
      swapped_role: [
        'Let me check if your order has arrived.',
        'Your ointment is ready for pick-up.',
        'May I have the pick-up number, please?',
        'Our driver will deliver it this evening.',
        'Please consult your doctor if the symptoms persist.',
        "You're welcome! Can I help you with anything else?",
      ],
    },
  },
  {
    domain: 'food delivery',
    user: {
      goal: 'Get {fee} EUR back for the vegetable curry that was missing from order {order}; no voucher.',
      facts: { order: '{order}', 'missing dish': 'vegetable curry', price: '{fee} EUR' },
      unknown: ['name of the courier', 'minute of the delivery'],
      persona: 'angry, but to the point',
      never: ['threatens with a bad review', 'mentions that the neighbours ate with them'],
    },
    turns: [
      {
        says: [
          'My vegetable curry was MISSING from order {order}. I want my {fee} EUR back!',
          'Order {order}. No vegetable curry in the bag. Refund it.',
          "Seriously? The vegetable curry isn't there. {fee} euros for nothing. Order {order}.",
        ],
      },
      {
        agent: [
          'I am very sorry about that. Do you remember the name of the courier?',
          'Oh no, my apologies! Who delivered it, did the courier give a name?',
        ],
        asks: 'unknown',
        says: [
          'How should I know? No.',
          "I don't know the name of the courier.",
          'No idea what the courier is called.',
        ],
      },
    ],
    closings: {
      goal_reached: [
        'Understood. I have refunded {fee} EUR to you just now.',
        'No problem. {fee} EUR are on the way back to your account, and I am sorry again for the missing curry.',
        'That is fine, the refund of {fee} EUR has gone through. Is there something else I can do?',
      ],
      user_gives_up: [
        'I checked with the restaurant: they say the dish was packed, so we cannot refund it. That decision is final.',
      ],
    },
    goodbyes: {
      goal_reached: ["Fine. That's all.", 'Good. Thanks, bye.'],
      user_gives_up: ["Unbelievable. Then forget it, I'm done here. Bye.", 'Great. Forget it then. Goodbye.'],
    },
    faults: {
      invented_fact: [
        'And the rice was stone cold!',
        'It is the second time this month, last time it was the naan.',
        'I waited 90 minutes for it!',
        'I paid by card ending in {four2}.',
        'Call me on {phone2} about it.',
        'The whole order was {amount2} EUR!',
        'My kids went to bed hungry because of you.',
        'The bag came with the seal ripped open.',
      ],
      unknown_told: [
        'His name was {name2}.',
        'It was a guy called {name2}!',
        'The courier was {name2}, it said so in the app.',
        'Some {last2}, I think.',
        "{name2}. That's who it was.",
      ],
      never_revealed: [
        "I'll leave you a one-star review if you don't!",
        'Otherwise you get a bad review from me, everywhere.',
        'The neighbours were eating with us, and there was not enough!',
        'We had the neighbours over for the meal, how embarrassing!',
        'Expect a terrible review online.',
      ],
      swapped_role: [
        'I apologize for the inconvenience. I have issued a refund to your account.',
        'Could you tell me which item was missing from your order?',
        'We take complaints like this very seriously.',
        'I completely understand your frustration. Let me fix that for you.',
        'Would you like a voucher or a refund?',
        'Your refund will show up within 3 to 5 business days.',
      ],
    },
  },
  {
    domain: 'smart home support',
    user: {
      goal: 'Get the thermostat in the hallway back online.',
      facts: {
        model: 'Heatly T2',
        software: '{version}',
        light: 'blinks red twice',
        'after the reset': 'the light stays green',
        email: '{email}',
      },
      unknown: ['MAC address', 'channel of the router'],
      persona: 'not at home with technology, asks back',
      never: ['gives the Wi-Fi password kettle{pin}', 'admits that the device was dropped'],
    },
    turns: [
      {
        agent: ['Heatly support, good morning! What is going on?', 'Welcome to Heatly. How may I help you?'],
        says: [
          'Morning. The thermostat in my hallway is offline and I do not know what to do.',
          "Hello, my Heatly T2 in the hallway won't go online any more.",
          "Hi, can you help me get the thermostat in the hallway back online? It's a Heatly T2.",
        ],
      },
      {
        agent: [
          'Let us see. What does the little light do?',
          'Surely. What is the light on the front doing?',
        ],
        says: [
          'It blinks red, twice.',
          'The light blinks red two times, is that what you mean?',
          'Two red blinks.',
        ],
      },
      {
        agent: [
          'And which software version is shown under Settings?',
          'Could you read me the version number in the app?',
        ],
        says: ['It says {version}, does that help?', 'There it says {version}.', 'You mean {version}?'],
      },
      {
        agent: ['Thank you. Now, what is the MAC address?', 'Good. Please also give me the MAC address.'],
        asks: 'unknown',
        says: [
          "The what? I wouldn't know that.",
          "I'm afraid I don't know what the MAC address is.",
          'No, that means nothing to me, sorry.',
        ],
      },
      {
        agent: [
          'Not important. Please hold the wheel for ten seconds to reset it. What does the light do now?',
          'We can do without. Press the wheel until it resets, about ten seconds. What do you see?',
        ],
        says: [
          'The light stays green now. Is that good?',
          'Now it stays green!',
          "It's green now, and it stays that way.",
        ],
      },
      {
        agent: [
          'That is what we want. To which email may I send a short guide?',
          'Great. Could I have an email address for the service report?',
        ],
        says: ['{email}.', "It's {email}, do you need anything else?", 'You can use {email}.'],
      },
    ],
    closings: {
      goal_reached: [
        'I can see your thermostat online again. The report is on its way to you.',
        'Thank you. The device is connected once more and everything looks normal. Any other question?',
        'Sent. Your hallway thermostat is back online, enjoy the warmth!',
      ],
      agent_hands_over: [
        'Thank you. The device still does not show up on my side, so I am forwarding you to our second-level team; they will take over from here.',
      ],
    },
    goodbyes: {
      goal_reached: [
        "Oh, wonderful, thank you! That's all I needed.",
        'That is a relief. No more questions, thank you. Bye.',
      ],
      agent_hands_over: [
        'All right, then I will wait for them. Thank you.',
        "Okay, I'll wait for your colleagues then. Goodbye.",
      ],
    },
    faults: {
      invented_fact: [
        'It has been like that since {date2}.',
        'My son set up the router last week, maybe that is why?',
        'I have five more of them in the other rooms.',
        'The serial number on the back is {account2}.',
        'I bought it for {amount2} EUR at an electronics shop.',
        'We had a power cut last night.',
        'My internet provider is Fibrenet.',
        'The heating stands at 26 degrees and I cannot turn it down.',
      ],
      unknown_told: [
        'It says 4C:11:AE:09:7F:{fee2}.',
        'The MAC address is A0-B7-65-{amount2}-1C-44.',
        'Here it is: 00:1A:7D:DA:{amount2}:13. Is that right?',
        'I found it: {hash2}.',
        "That's 8C:AA:B5:02:{fee2}:F1, I think.",
      ],
      never_revealed: [
        'The Wi-Fi password is kettle{pin}, if you need it.',
        'Do I have to type in my password kettle{pin} again?',
        'I dropped it on the floor the other day, could that be it?',
        'It did fall down from the ladder when I held it.',
        'kettle{pin} is what I use for the Wi-Fi.',
      ],
      swapped_role: [
        'Please press and hold the wheel for ten seconds.',
        'Could you tell me what colour the light is?',
        'I have reset your device remotely. It should be online now.',
        'Thank you for contacting Heatly support.',
        "Great, now let's try restarting the router together.",
        'I will send you a guide by email.',
      ],
    },
  },
  {
    domain: 'notary',
    user: {
      goal: 'Arrange a day to certify the purchase contract of the flat at {street}, if possible on {date} in the afternoon.',
      facts: {
        name: '{name}',
        birthday: '{birth}',
        'file number': '{account}',
        seller: 'Immovia Ltd',
        email: '{email}',
      },
      unknown: ['sheet of the land register', 'tax number of the seller'],
      persona: 'businesslike',
      never: ['reveals the purchase price of {grade},000 EUR', 'says that the loan is not approved yet'],
    },
    turns: [
      {
        says: [
          'Good day, I would like to arrange the certification of a purchase contract, file number {account}.',
          'Hello. We need a date for the contract of the flat at {street}, preferably the afternoon of {date}.',
          'Good morning, is the afternoon of {date} free for certifying a purchase contract?',
        ],
      },
      {
        agent: [
          'Good day. Who is the buyer, and who is the seller?',
          'Certainly. Please name the parties to the contract.',
        ],
        says: [
          'The buyer is me, {name}; the seller is Immovia Ltd.',
          'I am buying, {name}. Immovia Ltd is selling.',
          'Seller: Immovia Ltd. Buyer: {name}.',
        ],
      },
      {
        agent: [
          'On which sheet of the land register is the flat entered?',
          'Thank you. Could you give me the sheet number in the land register?',
        ],
        asks: 'unknown',
        says: [
          'I do not have the sheet number.',
          'That is not known to me.',
          'I am unable to say, unfortunately.',
        ],
      },
      {
        agent: [
          'We shall ask the registry. The afternoon of {date} is possible: 14:30 or 16:00?',
          'We will look that up. For {date} I can propose 14:30 and 16:00; which do you take?',
        ],
        says: ['14:30, please.', '16:00 works for me.', 'Let us take 14:30.'],
      },
      {
        agent: [
          'Your date of birth, please, and an address for the draft by email.',
          'For the draft I still need your date of birth and your email.',
        ],
        says: [
          '{birth}, and {email}.',
          'Born {birth}; please send it to {email}.',
          'My date of birth is {birth}, the email address {email}.',
        ],
      },
    ],
    closings: {
      goal_reached: [
        'The notary has you down for {date}. You will receive the draft beforehand.',
        'Recorded. Kindly bring your identity card. May I be of further assistance?',
        'That completes it; the date has been entered and Immovia Ltd will be informed.',
      ],
      agent_hands_over: [
        'As the file has been marked confidential, I must pass you on to the notary herself. She will write to you.',
      ],
    },
    goodbyes: {
      goal_reached: ['Thank you, that is all. Goodbye.', 'Very good, that concludes it for me. Good day.'],
      agent_hands_over: [
        'Understood. I shall wait to hear from her. Goodbye.',
        'Very well, then I will wait for her letter. Good day.',
      ],
    },
    faults: {
      invented_fact: [
        'My wife {name2} will be entered as co-owner.',
        'The flat measures 84 square metres.',
        'The keys are to be handed over on {date2}.',
        'My bank is the Sparkasse, account {iban2}.',
        'The managing director of the seller is {name2}.',
        'I am going to rent the flat out.',
        'I will need an interpreter for Portuguese.',
        'A parking space in the basement is part of it as well.',
      ],
      unknown_told: [
        'Sheet {pin2}.',
        'The flat is on sheet {reading2} of the land register.',
        'It is entered on sheet {pin2}, volume 12.',
        'Land register sheet {account2}, as far as I know.',
        'That would be number {reading2}.',
      ],
      never_revealed: [
        'The purchase price is {grade},000 EUR.',
        'I am paying {grade},000 euros for it.',
        'My loan has not been approved yet.',
        'The bank still has to approve the loan.',
        'We agreed on {grade},000 EUR, by the way.',
      ],
      swapped_role: [
        'Please bring a valid identity card to the appointment.',
        'The notary can receive you in the afternoon.',
        'Could you name the parties to the contract, please?',
        'I have entered the date for you and will send you the draft.',
        'Thank you for contacting our office. How may we assist you?',
        'We will request the extract from the land register for you.',
      ],
    },
  },
  {
    domain: 'florist',
    user: {
      goal: 'Have white lilies for at most {amount} EUR delivered to Mrs Okafor, {street}, on {date}, with a card saying "Thank you for everything".',
      facts: {
        recipient: 'Mrs Okafor',
        address: '{street}',
        'name for the bill': '{name}',
        email: '{email}',
      },
      unknown: ['phone number of the recipient', 'floor'],
      persona: 'cheerful, uses exclamation marks',
      never: ['reveals the budget of {amount} EUR', 'tells that the flowers are an apology'],
    },
    turns: [
      {
        says: [
          "Hi! I'd love to have some white lilies delivered on {date}!",
          'Hello hello! Could you bring white lilies to Mrs Okafor on {date}?',
          'Good morning! White lilies for a delivery on {date}, please, to {street}!',
        ],
      },
      {
        agent: [
          'How lovely! Who are they for, and where do they go?',
          'With pleasure! Please give me the name and address of the recipient.',
        ],
        says: [
          'They go to Mrs Okafor at {street}!',
          'Mrs Okafor, {street}!',
          "For Mrs Okafor! And it's {street}.",
        ],
      },
      {
        agent: [
          'Is there a phone number of Mrs Okafor for our driver?',
          'On what number can the driver ring Mrs Okafor?',
        ],
        asks: 'unknown',
        says: [
          "Oh, I'm afraid I don't know her number!",
          "I haven't got that one, sorry!",
          "Hmm, that I can't tell you!",
        ],
      },
      {
        agent: [
          'That is all right. We have a bouquet of fifteen lilies for {fee3} EUR. Would you like it?',
          'He will manage. How about fifteen white lilies at {fee3} EUR?',
        ],
        says: [
          "Fifteen lilies, perfect! I'll have that!",
          'Yes, fifteen lilies sound beautiful!',
          'Oh yes, {fee3} EUR is great!',
        ],
      },
      {
        agent: ['What should the card say?', 'Would you like a card with it, and with which words?'],
        says: [
          '"Thank you for everything", please!',
          'Please write: Thank you for everything!',
          'Just "Thank you for everything"!',
        ],
      },
      {
        agent: [
          'And the bill goes to whom, with what email?',
          'Lastly, your own name and email for the bill?',
        ],
        says: ['{name}, {email}!', 'To me, {name}, at {email}!', "I'm {name}, and the email is {email}!"],
      },
    ],
    closings: {
      goal_reached: [
        'Thank you! Mrs Okafor will have her lilies on {date}.',
        'The order is placed and the bill is in your inbox. Is there any other wish?',
        'Beautiful choice. We take care of everything from here. Goodbye!',
        'It is all noted down, {name}; the lilies leave our shop that morning.',
      ],
    },
    goodbyes: {
      goal_reached: ["Fantastic, that's all! Thank you!", 'Super, thanks a lot! Bye-bye!'],
    },
    faults: {
      invented_fact: [
        'She turns 70 that day!',
        'Please ring at the door of her daughter {name2} if nobody opens!',
        'My own number is {phone2}!',
        'She used to be my piano teacher!',
        'I also want a vase for {amount2} EUR with it!',
        'It has to be there before 9 in the morning!',
        'I ordered roses from you on {date2} and they were gorgeous!',
        'She has a cat, so no pollen please!',
      ],
      unknown_told: [
        "Sure! It's {phone2}!",
        'Her number is {phone2}!',
        'You can call her on {phone2}!',
        'Mrs Okafor has {phone2}!',
        '{phone2}, that should work!',
      ],
      never_revealed: [
        'My budget is {amount} EUR!',
        "I don't want to spend more than {amount} EUR, just so you know!",
        'I need to say sorry to her, that is what the flowers are for!',
        "They're meant as an apology, I behaved badly!",
        'Up to {amount} euros is okay for me!',
      ],
      swapped_role: [
        'What a lovely choice! What would you like the card to say?',
        'Your flowers will be delivered on time!',
        'We have a beautiful bouquet of lilies that I can recommend!',
        "Thank you for your order! You'll receive the bill by email.",
        'May I have the name and the address of the recipient?',
        "I've noted that down for our driver!",
      ],
    },
  },
  {
    domain: 'lost property office',
    user: {
      goal: 'Get back the green backpack that was left on tram line 8 on {date}.',
      facts: { name: '{name}', content: 'a grey scarf and a lunch box', phone: '{phone}' },
      unknown: ['number of the tram car', 'make of the backpack'],
      persona: 'English is not the first language, simple words',
      never: ['mentions the laptop of the employer', 'says anything about having been drunk'],
    },
    turns: [
      {
        says: [
          'Hello, I have forgot my green backpack in tram 8 on {date}.',
          'Good day please, I search my backpack. It is green, was in the tram line 8.',
          'Hi, on {date} I leave my backpack in tram number 8. Color is green. You have it maybe?',
        ],
      },
      {
        agent: [
          'I will have a look. What was inside?',
          'Let me see, we have several. Can you describe the contents?',
        ],
        says: [
          'Inside is grey scarf and lunch box.',
          'A scarf, grey, and one lunch box.',
          'There is a lunch box and a grey scarf.',
        ],
      },
      {
        agent: [
          'Thanks. Which tram car was it, do you know the number?',
          'Good. Did you see the number of the tram car?',
        ],
        asks: 'unknown',
        says: ['No, this I not know.', 'Sorry, the number I do not know.', 'I have not seen number, sorry.'],
      },
      {
        agent: [
          'No trouble. And may I have your name and phone number?',
          'It may be here. What is your name, and your telephone number?',
        ],
        says: [
          'My name {name}, phone {phone}.',
          'I am {name}. Telephone is {phone}.',
          '{name}, {phone} please.',
        ],
      },
    ],
    closings: {
      goal_reached: [
        'We have it! It lies ready for you at the counter, open until 18:00.',
        'Good news, {name}: your backpack was handed in and you can collect it from tomorrow. Do you have another question?',
        'Found it, with the scarf inside. I have put it aside in your name.',
      ],
      user_gives_up: [
        'I have been through all of them and yours is not here. I am afraid there is nothing more that we can do.',
      ],
    },
    goodbyes: {
      goal_reached: [
        'Very good, thank you! I need nothing more. Bye.',
        'Thank you very much, this is all. Goodbye.',
      ],
      user_gives_up: [
        'Okay, this is sad. Thank you for looking. Goodbye.',
        'Oh, pity. Then it is lost. Bye.',
      ],
    },
    faults: {
      invented_fact: [
        'My passport is also inside.',
        'I get out at Central Station at 7 in evening.',
        'It is gift from my brother {name2}.',
        'The backpack cost {amount2} EUR.',
        'I am student, my number is {account2}.',
        'I live in {street2}, you can send it.',
        'There is also 50 euro in small pocket.',
        'I was already on {date2} in your office and ask.',
      ],
      unknown_told: [
        'Yes, it was car {pin2}.',
        'The number is {pin2}.',
        'I think {pin2}, it was last car.',
        'Number {reading2}.',
        'Tram car was number {pin2}, I have seen it.',
      ],
      never_revealed: [
        'Inside is also laptop from my company, very important.',
        'Please, the laptop of my boss is in it.',
        'I was drunk on this evening.',
        'I drink too much beer before, so I forget it.',
        'There is work laptop in it, from my employer.',
      ],
      swapped_role: [
        'Can you describe the contents of the backpack?',
        'Your backpack has been found, you can collect it at our counter.',
        'Thank you for contacting the lost property office.',
        'I will check our list for you. One moment please.',
        'We are open from Monday to Friday, 8 to 18.',
        'Please bring an ID when you pick it up.',
      ],
    },
  },
  {
    domain: 'driving school',
    user: {
      goal: 'Cancel the driving lesson on {date} without a fee and book one on {newdate} instead.',
      facts: { name: '{name}', 'student number': '{account}', reason: 'a bad cold', car: 'automatic' },
      unknown: ['number of lessons so far', 'date of the theory test'],
      persona: 'laconic teenager',
      never: ['says that the real reason is a concert', 'speaks badly of the instructor'],
    },
    turns: [
      {
        says: [
          "Hi, can't make my lesson on {date}, can I have {newdate} instead",
          'need to cancel {date}, and book {newdate} pls',
          'Hello, I have to cancel my driving lesson on {date}.',
        ],
      },
      {
        agent: ['Hi! Your name and student number, please?', 'Okay, who is this? And your student number?'],
        says: ['{name} {account}', "{name}, number's {account}", "I'm {name}, {account}"],
      },
      {
        agent: ['Thanks. Why do you have to cancel?', 'Found you. What is the reason for cancelling?'],
        says: ['got a bad cold', 'bad cold.', "I've a bad cold"],
      },
      {
        agent: [
          'Get well soon. How many lessons have you had so far?',
          'Oh no, get better. How many lessons did you take until now?',
        ],
        asks: 'unknown',
        says: ["dunno, didn't count", 'not sure how many', 'no idea sorry'],
      },
      {
        agent: [
          'Okay. With a cold there is no fee. For {newdate}: manual or automatic?',
          'Never mind. I will waive the fee. Do you want a manual car or an automatic on {newdate}?',
        ],
        says: ['automatic', 'automatic pls', 'the automatic one'],
      },
    ],
    closings: {
      goal_reached: [
        'Okay, {date} is cancelled free of charge and {newdate} is booked.',
        'You have your new lesson, {name}. See you then, and drink some tea!',
        'Changed. Is that all for today?',
        'It is in the plan now, no fee. Bye for now.',
      ],
    },
    goodbyes: {
      goal_reached: ["ok thx that's it", 'cool, all good, bye', 'thanks, nothing else'],
    },
    faults: {
      invented_fact: [
        'my theory exam went well btw, 2 mistakes',
        'i have a fever of 39.2',
        'my dad {name2} will pay for it',
        'im 17 so my mum has to sign',
        'you can text me on {phone2}',
        'im also out of town from {date2}',
        'could you pick me up at {street2}',
        'i already paid {amount2} eur for that lesson',
      ],
      unknown_told: ['14', 'like 12 i think', "i've had 9 lessons", 'that was number 16', 'eleven so far'],
      never_revealed: [
        'tbh theres a concert that day',
        'ok honestly im going to a concert',
        'my instructor is kinda rude anyway',
        'the instructor always yells at me, hes the worst',
        'got concert tickets for that evening, thats why',
      ],
      swapped_role: [
        'Alright, I have cancelled your lesson. Get well soon!',
        'what is your student number?',
        'Lessons must be cancelled at least 24 hours in advance.',
        'i can offer you a slot with another instructor',
        'Thanks for letting us know! Would you like a new date?',
        "you're booked in, see you then",
      ],
    },
  },
];

/** The ways in which a trade's agent closes, in the order of their ends. */
const closingsOf = ({ closings, goodbyes }) =>
  Object.entries(closings).flatMap(([end, agents]) =>
    agents.map((agent) => ({ agent, end, says: goodbyes[end] })),
  );

/** A trade's talk with its `at`-th closing; the agent's wordings go round with it. */
function tradeOf({ domain, user, turns, faults, ...draft }, at) {
  const asked = turns.map((turn) =>
    turn.agent === undefined ? turn : { ...turn, agent: turn.agent[at % turn.agent.length] },
  );
  return { domain, user, turns: [...asked, closingsOf(draft)[at]], faults };
}

/** Four talks for each trade, a trade after the other before one comes again. */
export const TRADES = [0, 1, 2, 3].flatMap((at) => DRAFTS.map((draft) => tradeOf(draft, at)));

/** Ends and goodbyes that come too soon, by what the agent said last. */
export const STOPS = [
  'Perfect, thank you so much for your help! Have a great day!',
  "Okay, that's all I needed. Bye!",
  'Thanks, goodbye.',
  "Great, then we're done here. Take care!",
  'No further questions, thank you.',
  'Alright, thanks for sorting this out. Bye.',
  '[END OF CONVERSATION]',
  'That was everything, have a nice day!',
];
