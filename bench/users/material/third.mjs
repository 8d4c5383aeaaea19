/** The same in other trades and other words: what the second rules were tried on, and made better by. */
export const TRADES = [
  {
    domain: 'library',
    user: {
      goal: 'Extend the loan of "{course}" by two weeks and find out whether a fine of {fee} EUR can be dropped.',
      facts: { reader: '{name}', 'library card': '{account}', 'title of the book': '{course}' },
      unknown: ['shelf mark', 'branch where it was borrowed'],
      persona: 'a shy student who writes hesitantly',
      never: [
        'confesses that a page was torn',
        'mentions the {amount} EUR that are left on the account unless the librarian asks',
      ],
    },
    turns: [
      {
        says: [
          'Um, hello, could I keep "{course}" for two more weeks?',
          'Hi, I wanted to ask if I can have {course} a bit longer.',
          'Excuse me, my loan of {course} runs out, may I extend it?',
        ],
      },
      {
        agent: 'Hello! Sure. Please scan or type your library card.',
        says: ['{account}', 'It says {account} on it.', 'um, {account}?'],
      },
      { agent: 'Found you. Are you {name}?', says: ['Yes, I am.', "Yes, that's me.", 'Yes, {name}.'] },
      {
        agent: 'Do you happen to know the shelf mark of the book?',
        asks: 'unknown',
        says: ["No, I'm not sure what that is.", "I can't find it, sorry.", 'I have no clue, sorry.'],
      },
      {
        agent:
          'Never mind. There is an open fine of {fee} EUR. Would you pay it now so that I can extend the loan?',
        says: [
          'Could the fine be dropped, perhaps?',
          "Hmm, I'd rather not pay {fee} EUR, if possible.",
          'I was hoping that it could be waived...',
        ],
      },
      {
        agent:
          'As it is your first one, I have waived the fine and extended your loan by two weeks. Was there anything else?',
        end: 'goal_reached',
        says: ['No, thank you so much!', "That's it, thanks a lot."],
      },
    ],
    faults: {
      invented_fact: [
        'I study at the University of {city2}.',
        'My roommate {name2} needs it too.',
        'I borrowed it on {date2}, I think.',
        'My exam is in 12 days.',
        'The ISBN is {iban2}.',
        'I also have {order2} at home.',
        'You can find me as {id2} in the system.',
        'I had already paid {amount2} EUR for another one.',
      ],
      unknown_told: [
        'I believe it is {code2}.',
        '{code2}?',
        'On the back it says {code2}.',
        'Yes, the shelf mark is {code2}.',
        'It is something like {code2}.',
      ],
      never_revealed: [
        'I have to confess, one page is torn.',
        'Also, um, a page got torn, sorry.',
        'There should be {amount} EUR left on my account.',
        'I tore a page by accident.',
      ],
      swapped_role: [
        'Your loan has been extended until next month.',
        'Could I have your library card, please?',
        'Hello and welcome to the library, what can I find for you?',
        'I waived your fine this once.',
        'We are happy to extend your loan.',
        'Do you need help with anything else today?',
      ],
    },
  },
  {
    domain: 'insurance',
    user: {
      goal: 'You want to report a burst pipe at {street} to the insurance and have a surveyor sent on {date}.',
      facts: {
        'policy holder': '{name}',
        'policy number': '{code}',
        'place of damage': '{street}',
        'callback number': '{phone}',
      },
      unknown: ['name of the plumber', 'amount of the damage'],
      persona: 'businesslike, precise',
      never: ['states that the tap had been dripping for months', 'offers to accept less than the full sum'],
    },
    turns: [
      {
        says: [
          'I am reporting water damage at {street}: a burst pipe.',
          'This is {name}. We have a burst pipe at {street}.',
          'A pipe burst at {street}. I require a surveyor.',
        ],
      },
      {
        agent: 'That sounds unpleasant. I need the number of your policy first.',
        says: ['The policy number is {code}.', '{code}.', 'Policy {code}.'],
      },
      {
        agent: 'Thank you. How high do you estimate the amount of the damage?',
        asks: 'unknown',
        says: ['I cannot say at this point.', 'That is not known yet.', 'I am unable to estimate that.'],
      },
      {
        agent:
          'Understood. A surveyor could come on {date} in the morning or on {newdate} in the afternoon. What suits you?',
        says: ['{date} suits me.', 'On {date}, please.', 'The morning of {date}.'],
      },
      {
        agent: 'Where can the surveyor call you that day?',
        says: ['On {phone}.', 'Please use {phone}.', 'My callback number is {phone}.'],
      },
      {
        agent:
          'Everything is arranged: the claim was filed and the surveyor visits {street} on {date}. May I assist with something else?',
        end: 'goal_reached',
        says: ['No. Thank you, goodbye.', 'That concludes it, thank you.'],
      },
    ],
    faults: {
      invented_fact: [
        'The floor of 45 square metres is ruined.',
        'My tenant, {name2}, noticed it at 6:15.',
        'The claim is to be filed as {code2}.',
        'My lawyer is Dr. {last2}.',
        'The house was built in {year2}.',
        'Kindly reply to {email2}.',
        'We also own a flat in {city2}.',
        'The kitchen alone had cost {reading2} EUR.',
      ],
      unknown_told: [
        'I estimate {reading2} EUR.',
        'Approximately {reading2} euros.',
        'The damage amounts to {reading2} EUR.',
        'The plumber is called {name2}.',
        'It will be somewhere near {reading2} EUR.',
      ],
      never_revealed: [
        'The tap had been dripping for months, to be fair.',
        'It had dripped for a few months before that.',
        'I would accept less than the full sum.',
        'If need be, I accept a smaller sum than the full one.',
      ],
      swapped_role: [
        'A surveyor has been assigned to your claim.',
        'Kindly tell me your policy number.',
        'I shall file the claim on your behalf.',
        'We regret the damage and will reimburse you.',
        'What is the nature of your claim?',
        'Under your policy you are covered for burst pipes.',
      ],
    },
  },
  {
    domain: 'telecom',
    user: {
      goal: 'Get the internet connection at home working again; if that takes longer than a day, ask for a discount on the bill.',
      facts: {
        'customer number': '{account}',
        'phone line': '{phone}',
        lights: 'the second light blinks red',
        owner: '{name}',
      },
      unknown: ['router model', 'Wi-Fi password'],
      persona: 'angry, sends short bursts',
      never: ['admits having reset the router', 'swears'],
    },
    turns: [
      { says: ['internet is dead AGAIN', 'My connection is down. Fix it.', 'no internet at home. what now'] },
      {
        agent: 'Sorry about that! Please give me the customer number and I will run a test.',
        says: ['{account}', 'here: {account}', 'customer number {account}!!'],
      },
      {
        agent: 'Test is running. What do the lights on the device look like?',
        says: [
          'second light blinks red',
          'red. the second light blinks red.',
          'the second one is blinking red',
        ],
      },
      {
        agent: 'And what is the router model?',
        asks: 'unknown',
        says: ['how should i know', 'dunno', "doesn't say anywhere"],
      },
      {
        agent: 'We see a fault outside your home. The repair will take until tomorrow. Is that acceptable?',
        says: ['no! i want a discount then', 'Then I expect a discount on the bill.', 'only with a discount'],
      },
      {
        agent:
          'Fair enough. I credited a discount to your account and the technicians have been informed. Anything else at the moment?',
        end: 'goal_reached',
        says: ['no', 'no. bye.'],
      },
    ],
    faults: {
      invented_fact: [
        'this is the 14th time this year!!',
        'my neighbour {name2} has no net either',
        'i pay {amount2} euros a month for this',
        'it went down on {date2}',
        'speedtest says 3.7 mbit',
        'ticket {code2} is still open',
        'my old provider Vodafone was better',
        'mail me: {email2}',
      ],
      unknown_told: [
        '{code2}',
        'model {code2}',
        "it's a FritzBox",
        'says {code2} on the bottom',
        'router model: {code2}',
      ],
      never_revealed: [
        'i already reset the router',
        'I did a reset of the router myself',
        'well i reset the router twice',
        'yeah i have reset it, the router',
      ],
      swapped_role: [
        'i ran a test on your line',
        'thanks for your patience, we are working on your line',
        'please restart your router and tell me what you see',
        'A technician will visit you tomorrow.',
        'how may we assist',
        'your discount was applied',
      ],
    },
  },
  {
    domain: 'personnel office',
    user: {
      goal: 'Apply for parental leave from {date} for 6 months and learn which form is needed.',
      facts: {
        employee: '{name}',
        'personnel number': '{account}',
        department: 'Logistics',
        'start of the leave': '{date}',
      },
      unknown: ['tax class', 'cost centre'],
      persona: 'cheerful and wordy',
      never: ['reveals the plan to quit afterwards', 'names the salary of {reading} EUR without being asked'],
    },
    turns: [
      {
        says: [
          "Hello hello! I'm going to be a parent and would love six months of leave from {date}.",
          'Hi! Parental leave from {date}, for 6 months, how do I get that?',
          'Good news here: I need parental leave from {date} on!',
        ],
      },
      {
        agent: 'Congratulations! Which department are you in and what is your personnel number?',
        says: [
          "I'm in Logistics and my number is {account}.",
          'Logistics, {account}!',
          'Personnel number {account}, department Logistics, happy as can be.',
        ],
      },
      {
        agent: 'Lovely. And your tax class?',
        asks: 'unknown',
        says: [
          'Oh dear, I never know that one.',
          'Tax class? I would have to ask at home.',
          "That I couldn't tell you, sorry!",
        ],
      },
      {
        agent:
          'You can hand that in later. You need form P7. Shall I start the application with {date} as first day?',
        says: ['Oh yes, please do!', 'Yes, {date} is perfect.', 'Wonderful, yes, form P7 it is.'],
      },
      {
        agent: 'How long do you want to be away?',
        says: ['For 6 months.', 'Six months, all in all.', '6 months, please.'],
      },
      {
        agent: 'The application was submitted. Is there something else on your mind?',
        end: 'goal_reached',
        says: ['No, that would be it, thank you!', 'Nothing else, have a great day!'],
      },
    ],
    faults: {
      invented_fact: [
        'The baby is due on {date2}.',
        'My boss {name2} has agreed to it.',
        'I have 23 days of holiday left as well.',
        'We are moving to {city2} soon.',
        'My room is in building {code2}.',
        'I joined in {year2}, you know.',
        'My private address is {street2}.',
        'Send it to {email2}, will you?',
      ],
      unknown_told: [
        'I am in tax class 4!',
        'That would be class 3, I guess.',
        'Number 5.',
        'The cost centre is {pin2}.',
        'My tax class is 1.',
      ],
      never_revealed: [
        'Between us, I plan to quit afterwards.',
        'I will quit after that anyway, ha!',
        'I earn {reading} EUR, by the way.',
        'With my {reading} EUR a month that is no problem.',
      ],
      swapped_role: [
        'Your application has been submitted, congratulations!',
        'Which form would you like me to send you?',
        'I registered your leave in our system.',
        'We wish you all the best. Can we do anything else for you?',
        'Please let me have your personnel number.',
        'As your HR assistant I can start the application for you.',
      ],
    },
  },
];

export const STOPS = [
  'Well then, goodbye.',
  'That would be all from my side.',
  "I'm finished here, thanks.",
  'bye',
  'Thanks, have a nice evening.',
  "Ok, let's end it here.",
];
