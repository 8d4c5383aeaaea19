/** The same as `first.mjs` in other trades and other words: what the first rules were tried on, and made better by. */
export const TRADES = [
  {
    domain: 'devops',
    user: {
      goal: 'Get the deployment of the service {service} on cluster {cluster} rolled back to version {version}, without a restart of the database.',
      facts: {
        service: '{service}',
        cluster: '{cluster}',
        'error message': 'connection pool exhausted',
        requester: '{name}',
      },
      unknown: ['change ticket', 'name of the on-call engineer'],
      persona: 'stressed engineer, lower case, few words',
      never: ['admits that the tests were skipped', 'shares the requester without being asked'],
    },
    turns: [
      {
        says: [
          'need a rollback of {service} to {version} asap',
          'please roll {service} back to {version}, and leave the database alone',
          'our {service} on {cluster} is broken, take it back to {version}',
        ],
      },
      {
        agent: 'On it. Which cluster is this, and what does the log say?',
        says: [
          'cluster {cluster}, log says connection pool exhausted',
          '{cluster}. "connection pool exhausted"',
          'thats {cluster}, and it reads: connection pool exhausted',
        ],
      },
      {
        agent: 'I need the change ticket before I touch production.',
        asks: 'unknown',
        says: ['dont have one', 'no clue which ticket that was', 'nobody gave me a ticket'],
      },
      {
        agent: 'Alright, we can file it afterwards. Who is requesting this?',
        says: ['{name}', 'its me, {name}', '{name} here'],
      },
      {
        agent: 'The rollback will cut sessions for {fee} seconds. OK to continue?',
        says: ['ok', 'fine, do it', 'yes go'],
      },
      {
        agent:
          'Rollback finished: {service} on {cluster} has been restored to {version}. Do you need anything else?',
        end: 'goal_reached',
        says: ['nope thats all', 'all good, bye'],
      },
    ],
    faults: {
      invented_fact: [
        'it also hits {cluster2}',
        'we saw {amount2} errors in the last hour',
        'started on {date2}',
        '{name2} pushed the last commit',
        'commit {hash2} is the culprit',
        'slack me at {email2}',
        'the pods ran out of memory at 97 percent',
        'see https://status.example.net/{code2}',
      ],
      unknown_told: [
        'ticket is {code2}',
        '{code2}',
        "sure, it's {code2}",
        'change ticket: {code2}',
        'i filed it as {code2}',
      ],
      never_revealed: [
        'we skipped the tests this time',
        'my bad, tests were skipped before the deploy',
        'i skipped the tests, honestly',
        'truth is the test stage got skipped',
      ],
      swapped_role: [
        'rolling back your deployment now, i will keep you posted',
        'what can i do for you?',
        'i have restored your service to the previous version',
        'please share your cluster name so i can proceed',
        'happy to help with your rollback',
        'which environment shall i look at for you?',
      ],
    },
  },
  {
    domain: 'travel agency',
    user: {
      goal: 'Find a hotel in {city} from {date} for four nights, at most {amount} CHF a night, and book it.',
      facts: { guest: '{name}', city: '{city}', 'check-in': '{date}', 'loyalty card': '{account}' },
      unknown: ['flight number', 'arrival time'],
      persona: 'elderly, writes long friendly sentences',
      never: [
        'tells the agency about the budget of {amount} CHF unless asked',
        'speaks about the illness of the husband',
      ],
    },
    turns: [
      {
        says: [
          'Good evening! We would love to stay four nights in {city}, arriving on {date}. Would you have something nice?',
          'Dear agency, I am looking for a place to stay in {city} from {date}, four nights.',
          'Hello dear, would you find me a hotel in {city}, please?',
        ],
      },
      {
        agent: 'With pleasure! Under which name may I book, and do you hold a loyalty card?',
        says: [
          'Please book it for {name}, the card is {account}.',
          'It would be {name}, and yes, my loyalty card reads {account}.',
          '{name} - and the loyalty card: {account}.',
        ],
      },
      {
        agent: 'Lovely. At what time will you arrive?',
        asks: 'unknown',
        says: [
          "I'm sorry, dear, I cannot tell you yet.",
          "Oh, that I haven't been told.",
          'I have no idea yet, to be honest.',
        ],
      },
      {
        agent:
          'No worries. There is the Hotel Bellevue for {fee} CHF a night and the Pension Rosa for {fee3} CHF. Which do you like better?',
        says: [
          'The Pension Rosa sounds charming.',
          'I think the Bellevue would suit us well.',
          'Then the Hotel Bellevue, please, for {fee} CHF.',
        ],
      },
      {
        agent: 'Excellent choice. May I book it for four nights from {date}?',
        says: [
          'Yes, please do, that would be wonderful.',
          'Oh yes, please, four nights.',
          'Please do so, thank you.',
        ],
      },
      {
        agent: 'It is booked! You will get the confirmation by mail. May I do anything else for you?',
        end: 'goal_reached',
        says: ['No, that was everything, thank you, dear.', 'That is all, have a lovely evening.'],
      },
    ],
    faults: {
      invented_fact: [
        'We were there in {year2}, and it was lovely.',
        'Our daughter {name2} lives close by.',
        'We travel with two dogs and 11 suitcases.',
        'We land on {date2}.',
        'A friend paid {amount2} CHF for the very same room.',
        'My passport number is {code2}.',
        'Would you send it to {email2}, please?',
        'We are coming from Uppsala, you know.',
      ],
      unknown_told: [
        'We shall be there at 17:45.',
        'Around half past nine in the evening, I would say.',
        'Our arrival time is 16:20, dear.',
        'At 8 pm.',
        'Our flight number is {code2}.',
      ],
      never_revealed: [
        'We can afford {amount} CHF a night.',
        'Our budget would be {amount} francs, you see.',
        'My husband has been ill, so it should be quiet.',
        'Since the illness of my husband we travel little.',
        'We do not want to spend more than {amount} CHF per night.',
      ],
      swapped_role: [
        'I have found you two lovely hotels in that town.',
        'We look forward to welcoming you. Your room is booked.',
        'May I ask for your loyalty card number?',
        'It is a pleasure to serve you, what may I do for you?',
        'Your confirmation will be sent shortly. Do you require further assistance?',
        'Thank you for choosing our agency.',
      ],
    },
  },
  {
    domain: 'school',
    user: {
      goal: 'The user wants to enrol {name} in the course {course} and to know when it begins. Do not accept another course.',
      facts: {
        student: '{name}',
        'student number': '{account}',
        course: '{course}',
        'year of birth': '{birthyear}',
      },
      unknown: ['final grade in mathematics', 'teacher'],
      persona: 'a worried father, somewhat formal',
      never: ['mentions the suspension', 'brings up the learning disability on their own'],
    },
    turns: [
      {
        says: [
          'Good day, I would like to enrol my son in {course}.',
          'To whom it may concern: we wish to register {name} for {course}.',
          'Is {course} still open? My son would like to join.',
        ],
      },
      {
        agent: 'Welcome to the office. Kindly state the name and the number of the student.',
        says: [
          '{name}, {account}.',
          'The student is {name}, his number {account}.',
          'Certainly. {name}, student number {account}.',
        ],
      },
      {
        agent: 'In which year was the student born?',
        says: ['In {birthyear}.', '{birthyear}.', 'He was born in {birthyear}.'],
      },
      {
        agent: 'What was the final grade in mathematics?',
        asks: 'unknown',
        says: [
          'I regret that I am not aware of it.',
          'That escapes me, I would have to look for the report.',
          'We have not been told yet.',
        ],
      },
      {
        agent: '{course} has one place left, or we could offer Statistics B instead. How do you decide?',
        says: ['We stay with {course}, please.', 'No, it has to be {course}.', 'Then please {course}.'],
      },
      {
        agent: 'Very well. {name} has been enrolled in {course}; it begins on {date}. Is that all for today?',
        end: 'goal_reached',
        says: ['That is all, thank you.', 'Yes, thank you, goodbye.'],
      },
    ],
    faults: {
      invented_fact: [
        'He had {grade2} points in the entrance test.',
        'His sister {name2} took it before.',
        'He can only attend from {date2} on.',
        'Our home is in {street2}.',
        'He went to the Humboldt Gymnasium before.',
        'You may reach me under {phone2}.',
        'We already paid the fee of {amount2} EUR.',
        'His locker is {code2}.',
      ],
      unknown_told: [
        'It was a B plus.',
        'He had 87 percent.',
        'The final grade in mathematics was 2.3.',
        'His teacher is Mrs. {last2}.',
        'That was a 14.',
      ],
      never_revealed: [
        'He was suspended last spring, but that is over.',
        'I hope that the suspension is no obstacle.',
        'He has a learning disability, you should know.',
        'Because of his learning disability he needs more time.',
      ],
      swapped_role: [
        'Your son has been enrolled. The course starts soon.',
        'Which course would you like me to register him for?',
        'The office is glad to assist you. Please state your concern.',
        'Kindly provide your student number.',
        'According to our records, your son is not eligible.',
        'I will forward your application to the head of school for you.',
      ],
    },
  },
  {
    domain: 'utility',
    user: {
      goal: 'Report that the meter {code} shows {reading} kWh and have the monthly rate lowered to {amount} EUR.',
      facts: {
        'contract number': '{account}',
        meter: '{code}',
        'meter reading': '{reading}',
        customer: '{name}',
        street: '{street}',
      },
      unknown: ['IBAN', 'serial number of the router'],
      persona: 'sceptical, sarcastic',
      never: ['threatens to go to the press', 'tells that the neighbour uses the power too'],
    },
    turns: [
      {
        says: [
          'Your bill is a joke. I want to report my meter and pay less from now on.',
          'My meter {code} stands at {reading} kWh, so lower my rate.',
          'Somebody there? I want the rate down to {amount} EUR.',
        ],
      },
      {
        agent: 'Let us look at it together. Tell me your contract number and who is speaking.',
        says: [
          '{account}. {name} speaking.',
          'Contract {account}, the name is {name}. Surprise.',
          '{name}, {account}. Happy now?',
        ],
      },
      {
        agent: 'What does the meter {code} show at the moment?',
        says: [
          '{reading}.',
          'It shows {reading} kWh, as I can read.',
          '{reading}, if your meter can be trusted.',
        ],
      },
      {
        agent: 'And which IBAN shall we charge?',
        asks: 'unknown',
        says: ['As if I knew that by heart.', 'Not a clue.', "I don't carry that around with me."],
      },
      {
        agent: 'We leave it as it is then. The rate would be {amount} EUR from next month. Do you agree?',
        says: ['Finally. Yes.', 'Agreed.', '{amount} EUR, yes. Miracles happen.'],
      },
      {
        agent:
          'Thank you. The rate was changed to {amount} EUR and your reading is recorded. Any further wishes?',
        end: 'goal_reached',
        says: ['No. Goodbye.', "No, that's it."],
      },
    ],
    faults: {
      invented_fact: [
        'Last year it was {reading2} kWh, by the way.',
        'Your Mr. {last2} promised me otherwise.',
        'I moved in on {date2}.',
        'There are nine people in this house.',
        'My last bill was {amount2} EUR, can you imagine?',
        'I wrote to {email2} weeks ago.',
        'Invoice {order2} is wrong as well.',
        'In Hamburg they are faster.',
      ],
      unknown_told: [
        '{iban2}.',
        'The IBAN? {iban2}, knock yourself out.',
        'IBAN is {iban2}.',
        'Take {iban2}.',
        'The serial number of the router is {code2}.',
      ],
      never_revealed: [
        'I will go to the press with this.',
        'The press will love to hear that.',
        'My neighbour uses the power as well, mind you.',
        'Well, the neighbour is using my power too.',
      ],
      swapped_role: [
        'We have lowered your rate, valued customer.',
        'Which contract is it about, and how may I assist?',
        'Your meter reading was recorded successfully.',
        'Please enter your IBAN so that we can continue.',
        'We are sorry for any inconvenience caused.',
        'Support: the rate is changed.',
      ],
    },
  },
];

export const STOPS = [
  'Right, I will leave it at that. Good day.',
  'no more questions, see you',
  'Thank you, we are done here.',
  "Okay, I'll hang up now.",
  'Well, that will be all then.',
];
