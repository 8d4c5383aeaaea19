/** The same in other trades and other words: what the third rules were tried on, and made better by. */
export const TRADES = [
  {
    domain: 'car rental',
    user: {
      goal: 'Swap the rental car of contract {code} for a bigger one on {date} and pay no more than {amount} EUR extra per day.',
      facts: { driver: '{name}', 'rental contract': '{code}', 'pick-up place': '{city}' },
      unknown: ['licence number of the second driver', 'mileage'],
      persona: 'relaxed, jokes a little',
      never: [
        'volunteers that there is a scratch on the door',
        'tells the price of {amount} EUR that would be fine, unprompted',
      ],
    },
    turns: [
      {
        says: [
          'Hey folks, the car of contract {code} is tiny, I need a bigger one on {date}.',
          'Howdy! Any chance to swap my rental for something bigger on {date}?',
          'My knees hurt in this car. Can I have a bigger one? Contract {code}.',
        ],
      },
      {
        agent: 'Ha, let us see. In which city did you pick it up, and who is the driver?',
        says: [
          '{city}, and the driver is {name}.',
          'Picked it up in {city}. The driver? {name}, that is me.',
          '{name}, {city}.',
        ],
      },
      {
        agent: 'What is the current mileage?',
        asks: 'unknown',
        says: [
          'Not in the car right now, so no clue.',
          "I'd have to walk down and look.",
          'You got me there, I never looked.',
        ],
      },
      {
        agent: 'OK, we read it later. An estate car is {fee} EUR more per day. Deal?',
        says: ['Deal.', 'Sounds fair, deal.', 'For {fee} EUR my knees say yes.'],
      },
      {
        agent: 'Super. Will you bring the car to {city} yourself?',
        says: ['Yes, I will.', 'Sure thing.', 'Yep, to {city}.'],
      },
      {
        agent: 'All set, an estate car has been reserved for {date} in {city}. Any other wish?',
        end: 'goal_reached',
        says: ['None, thanks a bunch!', "Nah, that's it. Cheers!"],
      },
    ],
    faults: {
      invented_fact: [
        'My buddy {name2} drives too.',
        'We have to be in {city2} by noon.',
        'I am almost 2 metres tall.',
        'The number plate is {code2}.',
        'I booked it for {amount2} EUR back then.',
        'Reach me at {phone2} if you like.',
        'The last time was in {year2}, good old days.',
        'I carry 8 surfboards, by the way.',
      ],
      unknown_told: [
        '{reading2} kilometres.',
        'It is {reading2} on the clock.',
        'The mileage is {reading2}.',
        'Around {reading2} km, I think.',
        "Mileage? That's {reading2}.",
      ],
      never_revealed: [
        'There is a scratch on the door, just so you know.',
        'Oh, and I scratched the door a little.',
        'I would be fine with {amount} EUR.',
        'Up to {amount} EUR is OK for me.',
      ],
      swapped_role: [
        'Your estate car has been reserved.',
        'What can we do for you today?',
        'Could you tell me your contract number?',
        'I will have a bigger car ready for you on that day.',
        'We have swapped your car, enjoy the drive!',
        'For your contract I can offer an upgrade.',
      ],
    },
  },
  {
    domain: 'city office',
    user: {
      goal: 'Register the new address {street} at the city office and ask if the passport has to be changed as well.',
      facts: {
        'family name': '{last}',
        'first name': '{name}',
        'new address': '{street}',
        'moving date': '{date}',
      },
      unknown: ['number of the rental agreement', 'tax number'],
      persona: 'a newcomer, simple English, few articles',
      never: ['says that the landlord does not know of it', 'talks about the visa'],
    },
    turns: [
      {
        says: [
          'Hello, I must register new address. It is {street}.',
          'Good morning, I moved to {street}. How to register?',
          'Hi. New address for me, please: {street}.',
        ],
      },
      {
        agent: 'Good morning. Since when have you been living there, please?',
        says: ['Since {date}.', 'I moved {date}.', 'From {date}.'],
      },
      {
        agent: 'And your family name?',
        says: ['{last}.', 'Family name is {last}.', 'It is {last}, please.'],
      },
      {
        agent: 'Do you have the number of the rental agreement?',
        asks: 'unknown',
        says: ['Sorry, I not have it.', "I don't know this number.", 'No, I never got number.'],
      },
      {
        agent: 'Then please bring it later. Shall I register {street} from {date}?',
        says: ['Yes please.', 'Yes, {street}.', 'Yes, this is right. And passport, must be changed too?'],
      },
      {
        agent:
          'The address has been registered. The passport stays valid and needs no change. Do you have more questions?',
        end: 'goal_reached',
        says: ['No, thank you, goodbye.', 'No more. Thanks.'],
      },
    ],
    faults: {
      invented_fact: [
        'My wife {name2} comes on {date2}.',
        'I pay {amount2} EUR rent.',
        'Before I lived in {city2}.',
        'My passport has number {code2}.',
        'House has 12 floors.',
        'You write me on {email2}, yes?',
        'I work at Siemens.',
        'I come from Ankara.',
      ],
      unknown_told: [
        'Number is {code2}.',
        'It is {code2}.',
        '{account2}, I think.',
        'Rental agreement has number {account2}.',
        'My tax number is {account2}.',
      ],
      never_revealed: [
        'But landlord does not know.',
        'My landlord knows nothing of it.',
        'My visa ends soon.',
        'Is it important for my visa?',
      ],
      swapped_role: [
        'Please show your passport at the counter.',
        'I have registered your address.',
        'How can this office help you?',
        'You need to bring your rental agreement to us.',
        'Your passport remains valid, no change needed.',
        'Do you have any other questions for me?',
      ],
    },
  },
  {
    domain: 'software billing',
    user: {
      goal: 'Downgrade the workspace {service} from the Team plan to the Solo plan and have invoice {order} of {amount} USD refunded.',
      facts: { workspace: '{service}', invoice: '{order}', 'billing email': '{email}', role: 'owner' },
      unknown: ['VAT number', 'last login of the colleagues'],
      persona: 'direct, technical',
      never: ['discloses that the data was exported already', 'threatens with a chargeback'],
    },
    turns: [
      {
        says: [
          'Downgrade {service} to Solo and refund invoice {order}.',
          'I want out of the Team plan for workspace {service}.',
          'Need two things: Solo plan for {service}, refund of {order}.',
        ],
      },
      {
        agent: 'Happy to look into that. What billing email is on file, and what is your role?',
        says: ['{email}, owner.', 'Role: owner. Email: {email}.', "I'm the owner, it's {email}."],
      },
      {
        agent: 'Got it. Please also send the VAT number.',
        asks: 'unknown',
        says: ["Don't have one handy.", 'No VAT number at hand.', "I can't look that up now."],
      },
      {
        agent: 'We can skip it. On the Solo plan all other members lose access at once. Continue?',
        says: ['Continue.', 'Yes.', "Fine, that's intended."],
      },
      {
        agent: 'Which payment should be refunded exactly?',
        says: ['{order}.', 'Invoice {order}, {amount} USD.', 'The {amount} USD of {order}.'],
      },
      {
        agent:
          'Finished: {service} has been downgraded to Solo and {amount} USD were refunded. Anything left to do?',
        end: 'goal_reached',
        says: ["Nope, that's it.", 'No, we are done.'],
      },
    ],
    faults: {
      invented_fact: [
        'We have 34 seats.',
        'Charge was on {date2}.',
        'Card ends in {pin2}.',
        'Also invoice {order2}.',
        'Ask {name2} in finance.',
        'Use {email2} from now on.',
        'We moved to Notion anyway.',
        'See {hash2} in the audit log.',
      ],
      unknown_told: [
        'VAT is {code2}.',
        '{iban2}.',
        'VAT number: {iban2}.',
        "It's {iban2}.",
        'Sure: {iban2}.',
      ],
      never_revealed: [
        'I have exported the data already.',
        'Data is exported, so go ahead.',
        'Otherwise I do a chargeback.',
        'You will see a chargeback from my bank.',
      ],
      swapped_role: [
        'Your workspace was downgraded.',
        'Which invoice do you want refunded?',
        'I processed your refund, allow 5 days.',
        'Thanks for being a customer. Can I help with more?',
        'Kindly confirm your billing email.',
        'We can offer you a discount on the Team plan.',
      ],
    },
  },
  {
    domain: 'vet',
    user: {
      goal: 'Get an appointment for the cat Mimi in the afternoon of {date}, because she limps.',
      facts: { owner: '{name}', pet: 'Mimi', 'phone number': '{phone}', age: '9 years' },
      unknown: ['chip number', 'weight'],
      persona: 'anxious, many exclamation marks',
      never: ['mentions that the cat was given human painkillers', 'brings up the other vet first'],
    },
    turns: [
      {
        says: [
          'Please help, my cat Mimi limps! Can we come on {date} in the afternoon?',
          'Hello!! Mimi limps, I need an appointment on {date}!',
          'My poor Mimi is limping! Is {date} possible?',
        ],
      },
      {
        agent: 'Oh dear. How old is Mimi and whom may I note as the owner?',
        says: ['She is 9 years old! I am {name}!', '9 years! {name}!', "Mimi is 9, and I'm {name}!"],
      },
      {
        agent: 'Could you tell me the weight?',
        asks: 'unknown',
        says: ["I haven't weighed her, sorry!", "I'm not sure at all!", 'Oh no, that I cannot say!'],
      },
      {
        agent: 'We will weigh her here. On {date} there is 15:30 or 16:45. Which one is better?',
        says: ['15:30 please!', 'The earlier one, please!', '16:45 would be perfect!'],
      },
      {
        agent: 'And the phone number, in case something changes?',
        says: ['{phone}!', "It's {phone}!", 'Sure, {phone}!'],
      },
      {
        agent: 'The appointment is confirmed, give Mimi a hug. Is there anything more?',
        end: 'goal_reached',
        says: ['No, thank you so much!!', 'That was everything, thanks!'],
      },
    ],
    faults: {
      invented_fact: [
        'She fell from the 3rd floor on {date2}!',
        'She has a fever of 40.2!',
        'Her brother {name2} is ill too!',
        'She ate 5 cookies before!',
        'We live in {street2}!',
        'Dr. {last2} gave her an injection once!',
        'Her insurance is {code2}!',
        'She is a Siamese from Bangkok!',
      ],
      unknown_told: [
        'She weighs 4.7 kilos!',
        '4.7 kg!',
        'About 6 kilos!',
        'The weight is 5.2 kg!',
        'Her chip number is {account2}!',
      ],
      never_revealed: [
        'I gave her human painkillers!',
        'She got painkillers of mine, for humans!',
        'The other vet said it was nothing!',
        'Another vet has seen her already!',
      ],
      swapped_role: [
        'Bring your cat at half past three, we will take care of her!',
        'What is the name of your pet?',
        'Your appointment is booked!',
        'We have noted your phone number, thank you!',
        'How may the practice help you and your pet?',
        'I can give you a slot in the afternoon!',
      ],
    },
  },
];

export const STOPS = [
  'Cheers, bye!',
  'That was it, thank you.',
  "Okay, I'm out.",
  'Then we are finished, thanks.',
  'No more from my side, goodbye.',
];
