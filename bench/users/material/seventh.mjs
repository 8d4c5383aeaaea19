/** Talks of fourteen other trades with what can be wrong in them, in many manners of speech. Form as in `first.mjs`. */
export const TRADES = [
  {
    domain: 'library',
    user: {
      goal: 'Have the loan of "{course}" on card {account} renewed until {date}.',
      facts: { name: '{name}', 'card number': '{account}', title: '{course}' },
      unknown: ['shelf mark', 'PIN of the card'],
      persona: 'terse, no greetings',
      never: ['says that a page was torn out', 'mentions that the book was left on a train'],
    },
    turns: [
      {
        says: [
          'Renew "{course}" till {date}, card {account}.',
          'need to keep {course} longer, until {date}',
          '{course}. Renewal to {date}.',
        ],
      },
      {
        agent: 'There are two copies out at the moment. Which shelf mark is printed on the spine of yours?',
        asks: 'unknown',
        says: ["Can't tell.", 'No clue.', 'dunno', 'Not a thing I know.'],
      },
      {
        agent: 'Then I went by the card: "{course}" is now due on {date}.',
        end: 'goal_reached',
        says: ['ta', 'Good. Bye.', 'cheers, all sorted'],
      },
    ],
    faults: {
      invented_fact: [
        'Also renew {course2}, I have that one too.',
        'The reading group meets on {date2}.',
        'send the receipt to {email2}',
        'I paid {amount2} EUR in fines already this year.',
        'Mrs {last2} at the desk promised me that.',
        'student ID is {code2} btw',
        'Got it out for my nephew, he is 14.',
      ],
      unknown_told: [
        'It says {code2} on the spine.',
        'Shelf mark {code2}.',
        '{code2}',
        'Let me look... {code2}.',
        'The PIN is {pin2}, if that helps.',
      ],
      never_revealed: [
        'One page got torn out, by the way.',
        'there is a torn page in it, sorry',
        'I left the book on a train.',
        'It spent a night on a train because I forgot it there.',
      ],
      swapped_role: [
        'I have extended the loan for you. The new due date will appear in your account.',
        'May I have your library card number to look up the loan?',
        'Certainly! Let me pull up your record.',
        'Would you like me to place a hold on another copy?',
        'Our opening hours are listed on the website. Have a lovely day!',
      ],
    },
  },
  {
    domain: 'veterinary',
    user: {
      goal: 'Book a check-up on {date} for the cat Biscuit, who has been limping since yesterday; the afternoon is best.',
      facts: {
        'owner name': '{name}',
        phone: '{phone}',
        cat: 'Biscuit, a grey tomcat',
        'limping leg': 'left hind leg',
      },
      unknown: ['weight of the cat', 'chip number'],
      persona: 'worried and chatty',
      never: ['admits that the cat was given human painkillers', 'says that the cat fell off the balcony'],
    },
    turns: [
      {
        says: [
          "Oh hello, I'm so worried, my Biscuit has been limping since yesterday! Could he be seen on {date}, preferably in the afternoon?",
          'Hello hello! It is about my cat, he limps, poor thing. Is there anything free on {date}?',
          "Hi, my little tomcat Biscuit doesn't walk properly since yesterday and I was hoping you'd have a moment for him on {date}, after lunch ideally...",
        ],
      },
      {
        agent: 'Oh dear, poor Biscuit! Which leg is it?',
        says: [
          'The left one at the back, the hind leg. It breaks my heart to watch!',
          "It's the left hind leg, I can hardly bear to watch, you know.",
          'Left hind leg, poor boy.',
        ],
      },
      {
        agent: 'And roughly how much does he weigh?',
        asks: 'unknown',
        says: [
          "Goodness, you've got me there, I really couldn't say!",
          'Hmm, I honestly have no idea what he weighs!',
          "I wish I knew! I couldn't even guess.",
        ],
      },
      {
        agent: 'We will weigh him here. On {date} I have 14:45 or 16:15. Which suits you?',
        says: [
          'Quarter to three would be wonderful.',
          'Ooh, 16:15 please, that sounds lovely.',
          "Whichever the doctor prefers, really... no, let's say the earlier one!",
        ],
      },
      {
        agent: 'Noted. Whose name shall I put down, and a phone number in case something comes up?',
        says: [
          "That's {name}, and you get me on {phone}.",
          '{name}! And my phone is {phone}. Thank you for being so kind.',
          'Please put {name}, {phone}.',
        ],
      },
      {
        agent: 'Thank you, {name}. Shall we send you a reminder the day before?',
        says: [
          'Oh yes, please do, my head is all over the place!',
          "That'd be lovely, I forget everything these days.",
          "No need, I'll be counting the hours!",
        ],
      },
      {
        agent: 'All right. Biscuit is booked in on {date}. Please bring him in a carrier.',
        end: 'goal_reached',
        says: [
          'Will do, you are an angel. See you then!',
          "Thank you, thank you, thank you! We'll be there.",
          'What a relief. Bye for now!',
        ],
      },
    ],
    faults: {
      invented_fact: [
        "He'll be 11 years old this summer, you know.",
        'Dr. {last2} treated him the last time.',
        'He also vomited three times during the night.',
        "His sister Muffin isn't well either.",
        'You may also write to {email2}.',
        'He was vaccinated on {date2}.',
        'We live at {street2}, so it is not far.',
      ],
      unknown_told: [
        'He weighs 4.8 kilos, the greedy thing!',
        'About 5 kilograms, I would say.',
        'Oh, that would be 6.2 kg.',
        'Five and a half kilos, give or take.',
        "I don't have his weight, but his chip number is {account2}.",
      ],
      never_revealed: [
        'I gave him half of one of my own painkillers, I hope that was all right?',
        'He did have a bit of a human painkiller last night.',
        'You see, he fell off the balcony.',
        "It's all because of that fall from our balcony!",
      ],
      swapped_role: [
        'Please keep Biscuit calm and bring him in a carrier. We look forward to seeing you!',
        'How long has your cat been showing these symptoms?',
        'I can offer you 9:30 or 11:00 tomorrow, which one works for you?',
        "I'm sorry to hear about your cat. Let's get him an appointment.",
        'Our vet will have a look at his leg and call you back.',
        "I've booked Biscuit in for you.",
      ],
    },
  },
  {
    domain: 'city hall',
    user: {
      goal: 'Apply for a resident parking permit for {street}, starting on {date}, for the vehicle {code}.',
      facts: {
        'full name': '{name}',
        address: '{street}, {city}',
        'licence plate': '{code}',
        'date of birth': '{birth}',
      },
      unknown: ['tax identification number'],
      persona: 'formal, writes as in a letter',
      never: ['mentions the dispute with the neighbour', 'asks about a second permit'],
    },
    turns: [
      {
        says: [
          'Dear Sir or Madam, I hereby wish to apply for a resident parking permit for {street}, to take effect on {date}. Yours faithfully, {name}',
          'To whom it may concern: I am writing to request a resident parking permit for my vehicle, registration {code}.',
          'Dear Madam, dear Sir, kindly inform me how a resident parking permit for {street} may be obtained as of {date}.',
        ],
      },
      {
        agent:
          'Thank you for your message. Please state your full name, your date of birth and the address at which you are registered.',
        says: [
          'My particulars are as follows: {name}, born {birth}, residing at {street}, {city}.',
          'Name: {name}\nDate of birth: {birth}\nAddress: {street}, {city}',
          'I am {name}, born on {birth}, and my registered address is {street} in {city}.',
        ],
      },
      {
        agent: 'Thank you. We also require your tax identification number.',
        asks: 'unknown',
        says: [
          'I regret to say that this number is not known to me.',
          'Unfortunately I am not in a position to provide it.',
          'To my regret I do not have the said number at my disposal.',
        ],
      },
      {
        agent: 'It may be handed in later. Which vehicle is the permit meant for?',
        says: [
          'It is meant for the vehicle with the licence plate {code}.',
          'The registration reads {code}.',
          'For {code}, if you please.',
        ],
      },
      {
        agent: 'The annual charge amounts to {fee} EUR. Do you agree to it?',
        says: [
          'I do agree to the charge of {fee} EUR.',
          'You have my consent.',
          'I have no objection whatsoever. Please proceed accordingly.',
        ],
      },
      {
        agent: 'Should it be sent to {street}, {city}?',
        says: [
          'I should be grateful if it were sent there.',
          'That is correct.',
          'Yes, kindly send it to the said address.',
        ],
      },
      {
        agent: 'The permit for {code} has been granted as of {date}. It will reach you by post.',
        end: 'goal_reached',
        says: [
          'I thank you for your efforts and remain, yours sincerely, {name}.',
          'I am much obliged to you. With kind regards, {name}',
        ],
      },
    ],
    faults: {
      invented_fact: [
        'My identity card bears the number {id2}.',
        'I have been registered there since {date2}.',
        'I may furthermore be reached by telephone under {phone2}.',
        'My spouse, {name2}, is the holder of the vehicle.',
        'I am severely disabled, to a degree of 70 percent.',
        'Kindly debit the account {iban2}.',
        'A previous application of mine bore the file number {code2}.',
      ],
      unknown_told: [
        'My tax identification number is {account2}.',
        'The number in question reads {account2}.',
        'It is {account2}, as requested.',
        'Tax ID: {account2}',
        'Please find it here: {account2}. Yours faithfully, {name}',
      ],
      never_revealed: [
        'I should add that I am in dispute with my neighbour over the space.',
        'The neighbour and I have a quarrel, hence my request.',
        'Could I be granted a second permit as well?',
        'May I also enquire about another permit, that is to say a second one?',
      ],
      swapped_role: [
        'We hereby confirm receipt of your application. It will be processed within ten working days.',
        'Kindly state your full name and date of birth so that we may proceed.',
        'Your permit has been granted and will be sent by post.',
        'Should you have any further queries, please do not hesitate to contact our office.',
        'Dear applicant, your request has been forwarded to the department in charge.',
      ],
    },
  },
  {
    domain: 'electricity',
    user: {
      goal: 'Get the bill over {amount} EUR corrected: the meter {id} shows {reading}, not what was estimated. Wants a corrected bill, no instalments.',
      facts: {
        'customer number': '{account}',
        name: '{name}',
        'meter number': '{id}',
        'meter reading': '{reading}',
      },
      unknown: ['tariff name', 'reading of last year'],
      persona: 'angry',
      never: ['threatens with a lawyer', 'mentions that rooms are let to tourists'],
    },
    turns: [
      {
        agent: 'Welcome to the service chat. What is it about?',
        says: [
          "It's about your ridiculous bill! {amount} EUR, are you serious? Correct it!",
          'You ESTIMATED my consumption and now I am supposed to pay {amount} EUR. No way. My meter shows {reading}!!',
          'Your bill is plain wrong. I want it corrected, now.',
        ],
      },
      {
        agent: "I'm sorry for the trouble. Your customer number and name, please?",
        says: [
          '{account}, {name}. And hurry up.',
          '{account}. {name}. Happy now?',
          "Name's {name}, customer {account}, as if you didn't have that!",
        ],
      },
      {
        agent: 'Thank you. Which tariff are you on?',
        asks: 'unknown',
        says: [
          'How should I know? You are the ones who invented all those names!',
          "I have no idea and it's YOUR job to know that.",
          "Don't ask me. Beats me.",
        ],
      },
      {
        agent: 'I found it. What does your meter show, and what is its number?',
        says: [
          '{reading}! Meter {id}! Write it down this time!',
          'It shows {reading}. The meter is {id}. What else do you want to hear?',
          "The reading is {reading}, meter number {id}, for heaven's sake.",
        ],
      },
      {
        agent: 'Thank you. We could spread the {amount} EUR over 6 instalments. Would that help you?',
        says: [
          "Are you kidding? I don't want instalments, I want a correct bill!",
          'NO. I will not pay in instalments for your mistake.',
          'No!! Correct the bill, period.',
        ],
      },
      {
        agent: 'I see. With {reading} the bill comes to {fee} EUR. I have sent you the corrected one.',
        end: 'goal_reached',
        says: ['Finally. Why not right away? Goodbye.', 'About time!', 'Well, there you go. That was all.'],
      },
    ],
    faults: {
      invented_fact: [
        'I only paid {amount2} EUR last year!',
        'My neighbour {name2} pays half of that!',
        'I live alone in 38 square metres!',
        'I already wrote to you on {date2} and nobody answered!',
        'Your Mr {last2} told me on the phone that it would be cancelled.',
        'I have been without power for 4 days on top of it!',
        'Call me back on {phone2} right now!',
      ],
      unknown_told: [
        'I am on Green Power Basic, what else!',
        "It's the EcoFix 24 tariff!",
        'Tariff {code2}, you should know that!',
        'The Family Comfort one. Satisfied?',
        'No clue about the tariff, but last year the meter stood at {reading2}!',
      ],
      never_revealed: [
        'You will hear from my lawyer!',
        "I'm going to get a lawyer if this goes on.",
        'Even the tourists I let my rooms to use less than that!',
        'I let two rooms to tourists and still never used that much.',
      ],
      swapped_role: [
        'I completely understand how upsetting an unexpected bill can be.',
        'We have corrected your bill and sent it to you.',
        'Could you tell me what the meter shows at present?',
        'To verify your account, please provide the meter number.',
        'Unfortunately we cannot change an estimate after the fact.',
        "Thank you for bringing this to our attention. I've opened a ticket for you.",
      ],
    },
  },
  {
    domain: 'concert tickets',
    user: {
      goal: 'swap the 2 standing tickets of order {order} for seats at the same show on {date}, up to {amount} EUR on top is ok',
      facts: { order: '{order}', email: '{email}', name: '{name}', tickets: '2 standing' },
      unknown: ['barcode of the tickets'],
      persona: 'young, writes in lower case',
      never: ['says what the most is they would pay', 'says that the tickets were bought from a reseller'],
    },
    turns: [
      {
        says: [
          'heyy can i swap my 2 standing tickets for seats? its for the show on {date}',
          'yo, order {order}, wanna change standing to seated',
          'hi :) got two standing tix for {date}, would love seats instead. possible?',
        ],
      },
      {
        agent: 'Hey! Should be possible. What is your order number and the email you booked with?',
        says: [
          '{order} and {email}',
          'order is {order}, mail {email} :)',
          'sure thing its {order} / {email}',
        ],
      },
      {
        agent: 'Got it. Could you type in the barcode from one of the tickets?',
        asks: 'unknown',
        says: [
          'uhh no idea where id find that lol',
          'hm dont have it sry',
          'nope, no barcode here :(',
          'idk tbh',
        ],
      },
      {
        agent: 'Never mind. There are two seats left in block C, {fee} EUR extra in total. Take them?',
        says: ['omg yes pls', 'yesss block c is perfect', '{fee} is totally fine, lets do it'],
      },
      {
        agent: 'Nice. And the name for the new tickets?',
        says: ['{name}', '{name} pls', 'put {name} on em'],
      },
      {
        agent: 'All set, two seats in block C for {date}. The new tickets are in your inbox!',
        end: 'goal_reached',
        says: ['ur the best, byeee', 'yay thank u!!', 'sweet, thats it from me'],
      },
    ],
    faults: {
      invented_fact: [
        'its my 21st birthday that day!!',
        'my bestie {name2} is coming along',
        'i paid {amount2} eur for the standing ones',
        'could also do {date2} tbh',
        'got another order too, {order2}',
        'were coming all the way from dublin lol',
        'my insta is @{code2}',
      ],
      unknown_told: [
        'barcode is {account2}',
        'ok its {account2}',
        '{account2} :)',
        'found it!! {account2}',
        'its the one ending in {pin2}',
      ],
      never_revealed: [
        'i could do {amount} eur max',
        'just so u know {amount} is the most id pay',
        'bought them off a reseller btw',
        'some reseller sold me the tix, hope thats no prob',
      ],
      swapped_role: [
        'Hey! Thanks for reaching out to ticket support, what can I do for you today?',
        'i just sent the new tickets to your inbox!',
        'whats your order number? then i can look it up for you',
        'Unfortunately, all seats for this show are sold out.',
        'ive swapped your tickets, enjoy the show!',
        'Is there anything else you need help with?',
      ],
    },
  },
  {
    domain: 'software support',
    user: {
      goal: 'Find out why {service} answers with 502 after the update to {version}, and get it rolled back or fixed.',
      facts: {
        service: '{service}',
        version: '{version}',
        cluster: '{cluster}',
        commit: '{hash}',
        'license key': '{code}',
      },
      unknown: ['amount of memory of the nodes', 'request id'],
      persona: 'technical, to the point',
      never: [
        'mentions that backups are switched off',
        'says that the license has been shared with another company',
      ],
    },
    turns: [
      {
        says: [
          '{service} returns 502 since we updated to {version}. Cluster {cluster}.',
          'After upgrading to {version}: {service} -> HTTP 502. What changed?',
          'Regression in {version}, {service} is down with 502s.',
        ],
      },
      {
        agent: 'Which cluster and which commit are you running?',
        says: ['{cluster}, commit {hash}.', 'cluster={cluster} commit={hash}', 'We run {hash} on {cluster}.'],
      },
      {
        agent: 'Thanks. Can you paste the request id of one of the failing calls?',
        asks: 'unknown',
        says: [
          "Don't have one.",
          'No request id available on my side.',
          "Can't give you that, not something I have.",
        ],
      },
      {
        agent:
          'Understood. In {version} the default timeout went down from 30 s to 5 s. Would you rather raise it or go back to the release before?',
        says: [
          'Rather roll back for now.',
          'Set it back to 30 s, please.',
          'Rollback. We can look at the timeout later.',
        ],
      },
      {
        agent: 'I need your license key to do that from here.',
        says: ['{code}', 'License key: {code}', 'Key is {code}.'],
      },
      {
        agent: 'Done. {service} on {cluster} answers with 200 again.',
        end: 'goal_reached',
        says: ['Confirmed, 200s. Thanks, closing this.', 'Looks healthy again. We can close the ticket.'],
      },
    ],
    faults: {
      invented_fact: [
        'We have about 12,000 users affected.',
        'The stack trace points to line 418 of router.go.',
        'It works fine on {cluster2}, by the way.',
        'The previous ticket was {code2}.',
        'It started at 03:40 UTC.',
        'Our SRE {name2} already restarted the pods twice.',
        '{service2} shows the same.',
      ],
      unknown_told: [
        'req id: {id2}',
        '{id2}',
        'Here is one: {id2}',
        'request_id={id2}, status=502',
        'The nodes have 64 GB of memory each, the request id is {id2}.',
      ],
      never_revealed: [
        'Careful, backups are switched off at the moment.',
        'Note that we have turned our backups off.',
        'We share the license with another company, in case that matters.',
        'The license is used by another company as well, we shared it with them.',
      ],
      swapped_role: [
        "I've rolled back the deployment for you, please verify.",
        'Could you share the logs and the output of kubectl describe?',
        'Thanks for reporting this. Our engineers are investigating the issue.',
        'To help you further I need the commit you are running.',
        'As an AI model I cannot access your cluster.',
        'Try raising the timeout to 30 s and let me know if that resolves your issue.',
      ],
    },
  },
  {
    domain: 'warehouse',
    user: {
      goal: 'Find where the delivery {code} of 40 pallets is and get a new slot for unloading on {date}, not later.',
      facts: { company: 'Nordwind Ltd', 'delivery note': '{code}', driver: '{name}', pallets: 40 },
      unknown: ['plate of the truck', 'weight of the load'],
      persona: 'not a native speaker, makes mistakes, friendly',
      never: ['tells that the shop is already out of stock', 'says anything about damaged pallets of before'],
    },
    turns: [
      {
        says: [
          'Good day, we wait on delivery {code}, where is it please?',
          'Hello friend, my 40 pallets did not came. Delivery note {code}. I need new slot on {date}.',
          'Hi, please can you looking for delivery {code}? It should be unload on {date}.',
        ],
      },
      {
        agent: 'Good day. Which company is it for, and who drives?',
        says: [
          'Company is Nordwind Ltd and driver call himself {name}.',
          'For Nordwind Ltd. The driver, he is {name}.',
          'Nordwind Ltd, driver {name}, yes.',
        ],
      },
      {
        agent: 'Thanks. The plate of the truck, please?',
        asks: 'unknown',
        says: [
          'Sorry this I not know.',
          'The plate nobody has told to me.',
          'I have not this information, I am sorry my friend.',
        ],
      },
      {
        agent:
          'No matter, I see {code}: it stands at our north gate. For unloading I have {date} at 7:15 or 11:45.',
        says: [
          'At 7:15 is very good for us.',
          'We take the second, 11:45.',
          'Please give me the more early one.',
        ],
      },
      {
        agent: 'And it is 40 pallets, right?',
        says: ['Yes yes, 40 pieces.', 'Correct, fourty.', 'Is right, 40 pallets.'],
      },
      {
        agent: 'Then the slot on {date} is yours.',
        end: 'goal_reached',
        says: [
          'Super, many thanks and good work still!',
          'Very nice, I thank you. Goodbye.',
          'Ok perfect, this was all what I need.',
        ],
      },
    ],
    faults: {
      invented_fact: [
        'Inside is 600 boxes of coffee.',
        'The boss Mr {last2} is very angry on me.',
        'Truck has left {city2} already on Monday.',
        'You can write to me on {email2} please.',
        'Also is coming other delivery, {code2}.',
        'The driver has telephone {phone2}.',
        'It must be cold, minus 18 degree.',
      ],
      unknown_told: [
        'Plate is {code2}.',
        'The truck have {code2} on it.',
        'I look... is {code2}, yes.',
        '{code2} my friend.',
        'Plate I not know, but weight is 18 tons.',
      ],
      never_revealed: [
        'Our shop has nothing more in stock, is empty.',
        'We are already out of stock in the shop, you understand.',
        'Last time many pallets was damaged.',
        'Not like before please, when pallets came damaged!',
      ],
      swapped_role: [
        'Your delivery is at our north gate, we can unload it tomorrow.',
        'Please tell me number of delivery note, then I look for you.',
        'I have booked for you the new slot.',
        'Which company you are calling for?',
        'We thank you for your patience, our team is looking after your delivery.',
      ],
    },
  },
  {
    domain: 'language school',
    user: {
      goal: 'Register for the Italian evening course, level A2, that begins on {date}. Pay per bank transfer, not by card.',
      facts: { name: '{name}', 'e-mail': '{email}', level: 'A2', job: 'nurse' },
      unknown: ['score of the placement test'],
      persona: 'polite, learner of English',
      never: ['complains about the teacher', 'says that the exam was failed'],
    },
    turns: [
      {
        says: [
          'Dear team, I would like to make the Italian course in the evening, level A2. Is there still place?',
          'Good evening! I wish to inscribe myself for Italian A2, the one who begins {date}.',
          'Hello, excuse me for my English. I want to join the evening course of Italian from {date}.',
        ],
      },
      {
        agent: 'Of course! There are places left. What score did you have in the placement test?',
        asks: 'unknown',
        says: [
          'Oh, I am sorry, I do not remember it.',
          'Excuse me, this number I have forgotten.',
          'I never got to know the result, I am afraid.',
        ],
      },
      {
        agent: "That's fine. Your name and email address, please?",
        says: [
          'My name is {name} and my e-mail is {email}, please.',
          'I call me {name}. Mail: {email}',
          'With pleasure: {name}, {email}.',
        ],
      },
      {
        agent: 'Thank you. The course costs {amount2} EUR. Will you pay by card?',
        says: [
          'I prefer the bank transfer, if it is possible.',
          'No card please, I would make a transfer.',
          'Is it possible to transfer the money? Card I do not like so much.',
        ],
      },
      {
        agent: 'A transfer is fine. You are registered for Italian A2 from {date}. See you soon!',
        end: 'goal_reached',
        says: ['Wonderful, thank you for your kindness. Goodbye!', 'I am very happy. Have a nice evening!'],
      },
    ],
    faults: {
      invented_fact: [
        'I live since 8 years in {city2}.',
        'My husband {name2} wants also to come.',
        'I can only on Tuesday and Thursday.',
        'I have already the book "Nuovo Espresso 2".',
        'My phone is {phone2}, if you want call me.',
        'I have made the A1 course in {birthyear2}.',
        'I am working in the Saint Mary hospital.',
      ],
      unknown_told: [
        'I had 63 points of 100.',
        'My score was 78 percent.',
        'It was 41, I think.',
        'In the test I made 55 points.',
        'My result: 82/100',
      ],
      never_revealed: [
        'The teacher was not good, he speaks too quick.',
        'I must say, I was not content with the teacher.',
        'I have failed the exam, so I come again.',
        'Because I did not pass the exam, I must repeat.',
      ],
      swapped_role: [
        'We are happy to welcome you in our course! You will get an e-mail with all informations.',
        'Which level do you have? Then I can recommend you a course.',
        'I registered you for the course, please transfer the money.',
        'Do you prefer to pay by card or by transfer?',
        'Thank you for your interest in our school.',
      ],
    },
  },
  {
    domain: 'insurance claim',
    user: {
      goal: 'Report water damage in the kitchen that happened on {date}, under policy {id}, and learn when the assessor comes.',
      facts: {
        name: '{name}',
        'policy number': '{id}',
        address: '{street}, {city}',
        cause: 'burst hose of the dishwasher',
      },
      unknown: ['value of the furniture', 'brand of the dishwasher'],
      persona: 'elderly, courteous, a little long-winded',
      never: [
        'says that the hose had been repaired with tape',
        'mentions an earlier claim with another insurer',
      ],
    },
    turns: [
      {
        says: [
          'Good afternoon, I am afraid we have had a mishap: there is water all over the kitchen, since {date}, and I believe my policy covers such things.',
          'Good day to you. I should like to report some water damage, if I am right here with you. My policy is {id}.',
          'Hello, dear. My kitchen got flooded on {date} and I believe one has to report that... is that so?',
        ],
      },
      {
        agent:
          'Good afternoon! You are quite right here. May I ask for your name, your policy number and what caused it?',
        says: [
          'Certainly, my dear. {name} is the name, the policy is {id}, and it was the hose of the dishwasher that burst.',
          'I am {name}, policy number {id}. The dishwasher hose burst, would you believe it.',
          'With pleasure. {name}. {id}. As to the cause, a burst hose of the dishwasher.',
        ],
      },
      {
        agent: 'I am sorry to hear that. What would you say is the value of the damaged furniture?',
        asks: 'unknown',
        says: [
          'Ah, now there you ask me something. I would not know where to begin.',
          'I really could not put a figure on it, I am afraid.',
          'Heavens, that is beyond me.',
        ],
      },
      {
        agent: 'Then our assessor will estimate it. Where is the kitchen, I mean, at which address?',
        says: [
          'At {street}, in {city}, where else would I cook!',
          'That is {street}, {city}, if you would be so good as to note it.',
          '{street} in {city}, my dear.',
        ],
      },
      {
        agent:
          'Noted. For the date of the visit I will put you through to a colleague from the assessors, please hold.',
        end: 'agent_hands_over',
        says: ['That is very good of you, I shall wait.', 'Thank you kindly, I will hold the line.'],
      },
    ],
    faults: {
      invented_fact: [
        'The parquet alone cost us {grade2} EUR.',
        'My late husband bought that kitchen in {year2}.',
        'My daughter {name2} mopped it all up.',
        'A plumber, a Mr {last2}, has already been here.',
        'You may ring me on {phone2}, preferably in the mornings.',
        'I am 83 years of age, you must know.',
        'The lady downstairs has wet walls as well.',
      ],
      unknown_told: [
        'I should say about {grade2} EUR.',
        'Oh, two thousand euros, easily.',
        'The furniture was worth {grade2} euros, my dear.',
        'Roughly 3,500, if I may guess.',
        'I cannot say, but the dishwasher is a Bosch.',
      ],
      never_revealed: [
        'We had mended that hose with a bit of tape, you see.',
        'The tape on the hose did not hold, that is the trouble.',
        'My former insurer paid for such a claim once before.',
        'There was an earlier claim, but that was with another insurer.',
      ],
      swapped_role: [
        'I am so sorry to hear about the damage. Is everyone safe?',
        'Your claim has been registered and our assessor will visit you shortly.',
        'May I have your policy number, dear?',
        'Could you describe the damage in more detail, so that I can file the report?',
        'I will now forward your case to the assessors.',
        'Rest assured that we will take care of everything.',
      ],
    },
  },
  {
    domain: 'gym',
    user: {
      goal: 'Cancel the membership {account} as of {date} without paying a fee. A pause is no alternative. If it is refused, give up.',
      facts: { 'membership number': '{account}', name: '{name}', reason: 'moving to {city}' },
      unknown: ['day the contract was signed'],
      persona: 'casual',
      never: ['says that another gym is cheaper', 'mentions the knee injury'],
    },
    turns: [
      {
        says: [
          "Hey, so I'm moving to {city} and gotta cancel my membership as of {date}.",
          'Hi guys, membership {account}, I wanna quit on {date}.',
          "Hiya! Cancelling my membership, what d'you need from me?",
        ],
      },
      {
        agent: "Hey! Sad to see you go. What's your name and membership number?",
        says: ["{name}, it's {account}.", "I'm {name}, number's {account}.", 'Yeah, {name} / {account}'],
      },
      {
        agent: 'Cool. When did you sign up?',
        asks: 'unknown',
        says: ["Oof. Couldn't tell ya.", "Man, I've got no clue.", 'Search me!'],
      },
      {
        agent: 'How about a pause for 3 months? It would be free.',
        says: [
          "Nah, a pause won't help me, I'm moving.",
          "Nope. It's gotta be cancelled, I'm off to {city}.",
          "Appreciate it, but I'll pass on the pause.",
        ],
      },
      {
        agent:
          'Sorry, then I have to be clear: without a fee of {fee} EUR we cannot let you out before the end of the term.',
        end: 'user_gives_up',
        says: ["Forget it then. I'm out.", 'Well, never mind then, bye.', "That's a bummer. I'll leave it."],
      },
    ],
    faults: {
      invented_fact: [
        "I've got a new job at Siemens there.",
        'My trainer {name2} said it would be no biggie.',
        'I pay you {amount2} EUR a month!',
        "Moving van's coming on {date2}.",
        "Haven't been there for 5 months anyway.",
        'New address is {street2}.',
        'My locker number is 217.',
      ],
      unknown_told: [
        'That was {date2}.',
        'I signed up on {date2}, bro.',
        "Must've been {date2}.",
        'Back in {year2}, I think.',
        '{date2}, for sure.',
      ],
      never_revealed: [
        'The other gym down the road is way cheaper, just saying.',
        "There's a cheaper gym, so why stay.",
        'Plus my knee is injured.',
        'Got that knee injury, so no leg day for me anyway.',
      ],
      swapped_role: [
        "We're sad to see you go! Your membership ends as planned.",
        "What's your membership number, so I can look you up?",
        'How about we pause your membership instead?',
        'I can waive the fee for you this time.',
        'Hey there, welcome to the club! What can I do for ya?',
      ],
    },
  },
  {
    domain: 'car hire',
    user: {
      goal: 'Pick up the rental {order} at {city} airport two hours later, at 18:30 instead of 16:30, on {date}. No upgrade.',
      facts: { 'reservation number': '{order}', surname: '{last}', 'driver license': '{hash}' },
      unknown: ['flight number', 'CVC of the card'],
      persona: 'in a hurry',
      never: ['says that the driver is under 25', 'mentions that the car will be taken abroad'],
    },
    turns: [
      {
        agent: 'Hello, rental desk, how can I help?',
        says: [
          'Pickup at 18:30 instead of 16:30 on {date}, please, quick.',
          "I'll be two hours late on {date}. Change the pickup to half past six.",
          "Reservation {order}, I'm late, make it 18:30.",
        ],
      },
      {
        agent: 'Your reservation number and surname?',
        says: ['{order}, {last}.', '{last}. {order}. Go on.', "It's {order}, surname {last}."],
      },
      {
        agent: 'Which flight do you arrive with?',
        asks: 'unknown',
        says: ["Don't have the number on me.", 'No idea right now.', "Couldn't say. Does it matter?"],
      },
      {
        agent: 'Not really. Would you like a convertible instead, for {fee} EUR more per day?',
        says: ['No upgrade.', 'No thanks, just the time.', 'Keep the car. Only the pickup time, please.'],
      },
      {
        agent: 'And your driver license number, for the record?',
        says: ['{hash}', "License: {hash}. That's it?", "It's {hash}. Are we done soon?"],
      },
      {
        agent: 'Pickup on {date} is at 18:30 now.',
        end: 'goal_reached',
        says: ['Great, gotta run.', 'Perfect. Bye.', 'ok thx bye'],
      },
    ],
    faults: {
      invented_fact: [
        'I need a child seat for a 3-year-old.',
        "I'm landing with Lufthansa.",
        'The second driver is {name2}.',
        'I drop it off on {date2}.',
        "I'm a gold member, {code2}.",
        'My cell is {phone2}.',
        'It has to be a diesel with 7 seats.',
      ],
      unknown_told: [
        'LH 2047.',
        'Flight {code2}.',
        "It's {code2}, landing late.",
        'I arrive with {code2}.',
        'The CVC is 482, no idea about the flight.',
      ],
      never_revealed: [
        "I'm 23, is that a problem?",
        "I'm under 25, by the way.",
        "I'll be taking the car abroad.",
        "We're driving it abroad, across the border.",
      ],
      swapped_role: [
        'Sure, I can change that for you. What is the reservation number?',
        'Your pickup time has been updated to 18:30. Drive safely!',
        'Would you like to add full coverage to your rental?',
        'Please bring your license and a credit card to the counter.',
        "We'll hold the car for you until 20:00.",
      ],
    },
  },
  {
    domain: 'recruiting',
    user: {
      goal: 'Move the job interview for the post of data analyst from {date} to {newdate}, and find out whether it can be held by video.',
      facts: { name: '{name}', email: '{email}', post: 'data analyst', reference: '{code}' },
      unknown: ['name of the interviewer', 'pay grade'],
      persona: 'professional, courteous',
      never: ['reveals having another offer', 'names a salary of {grade}00 EUR'],
    },
    turns: [
      {
        says: [
          'Hello, I have been invited to an interview for the data analyst post on {date}. Would it be possible to reschedule to {newdate}?',
          'Good morning. I am writing about my application {code}. Could we move the interview to {newdate}, please?',
          'Hi, thank you for the invitation! Sadly {date} does not work for me, would {newdate} be an option?',
        ],
      },
      {
        agent: 'Good morning, and thanks for letting us know early. Could I have your name and reference?',
        says: [
          'Of course, my name is {name} and the reference is {code}.',
          '{name}, reference {code}. Many thanks!',
          'Certainly. I am {name}, and the invitation carries the reference {code}.',
        ],
      },
      {
        agent: 'Thank you, {name}. Who is your interviewer?',
        asks: 'unknown',
        says: [
          'I was not told who that would be, unfortunately.',
          'That was not mentioned to me.',
          'I am not aware of the name, my apologies.',
        ],
      },
      {
        agent: 'I will find out. {newdate} at 9:30 would be free. Does that suit you?',
        says: [
          'That suits me very well. May I also ask whether it could be held by video?',
          'Half past nine is perfect, thank you. Is video an option?',
          'It does, thank you very much. Might we do it by video call?',
        ],
      },
      {
        agent: 'By video is fine. To which address shall I send the link?',
        says: ['To {email}, please.', 'Kindly send it to {email}.', 'My email is {email}. Thank you!'],
      },
      {
        agent: 'The invitation for {newdate} is on its way, with a link for the video call.',
        end: 'goal_reached',
        says: [
          'Excellent, I look forward to the conversation. Have a good day!',
          'It has just been a pleasure. Until then!',
          'Thank you so much for arranging this. Goodbye.',
        ],
      },
    ],
    faults: {
      invented_fact: [
        'I hold a degree in statistics from {city2}.',
        'I currently work for a bank in {city2}.',
        'I have 9 years of experience with SQL.',
        'My notice period is three months.',
        'You can also reach me at {phone2}.',
        '{name2}, who works for you, recommended me.',
        'I could also come on {date2}.',
      ],
      unknown_told: [
        'My interviewer is {name2}.',
        'It is Ms {last2}.',
        'That would be {name2}, I believe.',
        'A certain Dr. {last2}, if I recall correctly.',
        '{name2}.',
      ],
      never_revealed: [
        'I should mention that I have another offer on the table.',
        'There is another offer that I have to answer soon.',
        'I would expect a salary of {grade}00 EUR.',
        'As regards salary, I had {grade}00 EUR in mind.',
      ],
      swapped_role: [
        'Thank you for your interest in joining our team! We will be in touch.',
        'We have rescheduled your interview and sent you a new invitation.',
        'What are your salary expectations?',
        'Could you tell me a little about your experience as a data analyst?',
        'I would be glad to arrange that for you. Which date would you prefer?',
        'Please note that candidates are asked to bring an ID.',
      ],
    },
  },
  {
    domain: 'museum',
    user: {
      goal: 'Reserve a guided tour in French for 18 pupils on {date} in the morning, school rate.',
      facts: { school: 'Lakeside School', teacher: '{name}', phone: '{phone}', age: '12 to 13', pupils: 18 },
      unknown: ['number of the school account'],
      persona: 'cheerful, uses exclamation marks',
      never: ['talks about the trouble on the last visit', 'asks for free entry'],
    },
    turns: [
      {
        says: [
          "Bonjour! Well, hello! I'd love to bring 18 pupils on {date} for a guided tour in French!",
          "Hello museum! Eighteen eager pupils would like a tour on {date}, in French if that's possible!",
          'Hi! A school tour in French on {date}, is there one in the morning?',
        ],
      },
      {
        agent: 'Bonjour! Gladly. How old are the pupils, and which school are you from?',
        says: [
          "They're 12 to 13, and we're from Lakeside School!",
          'Twelve and thirteen! Lakeside School!',
          'All of them are between 12 and 13, and the school is called Lakeside School!',
        ],
      },
      {
        agent: 'Lovely. Shall I bill it to the school account? What number does it have?',
        asks: 'unknown',
        says: [
          "Ooh, the number I don't know, I'm just the teacher!",
          'Eek, no idea!',
          "That one I'd have to leave open, I don't know it!",
        ],
      },
      {
        agent: 'No worries. I can offer 9:15 or 10:45, {amount2} EUR at the school rate. Which one?',
        says: ['Quarter past nine, we are early birds!', '10:45 sounds great!', 'The later one please!'],
      },
      {
        agent: 'And who comes along as the teacher? A phone number would help, too.',
        says: [
          "That's me, {name}! {phone}!",
          '{name}, and my phone is {phone}!',
          "I'll come! {name}, {phone}.",
        ],
      },
      {
        agent: 'The tour in French for 18 pupils on {date} is reserved. À bientôt!',
        end: 'goal_reached',
        says: ['Merci beaucoup, à bientôt!', 'Hooray! The kids will be thrilled! Bye!'],
      },
    ],
    faults: {
      invented_fact: [
        'Two of the kids use a wheelchair!',
        'We arrive by train from {city2}!',
        'My colleague {name2} comes as well!',
        'We have got a budget of {grade2} EUR!',
        'Could you write to {email2}?',
        'One boy has a nut allergy!',
        'We are doing a project on Claude Monet!',
      ],
      unknown_told: [
        "It's {account2}!",
        'The school account is {account2}!',
        'Account number {account2}, voilà!',
        'Sure! {account2}!',
        'Let me see... {account2}!',
      ],
      never_revealed: [
        'I promise there will be no trouble like on our last visit!',
        'Last visit there was some trouble with the guards, I know!',
        'Could we get in for free?',
        'Is the entry free for us? That would be super!',
      ],
      swapped_role: [
        'We are delighted to welcome your class to our museum!',
        'How many pupils will be in your group?',
        'I have reserved the tour for you. À bientôt!',
        'We can offer you a tour at 9:15 or at 10:45!',
        'Our guides will meet you at the main entrance.',
      ],
    },
  },
  {
    domain: 'piano tuner',
    user: {
      goal: 'Have the upright piano tuned at {street} on {date}, in the evening.',
      facts: { name: '{name}', address: '{street}', maker: 'Bechstein', 'last tuned': '2 years ago' },
      unknown: ['serial number'],
      persona: 'dry, ironic',
      never: ['says that wine was spilled into it', 'haggles about the price'],
    },
    turns: [
      {
        says: [
          'My piano sounds like a saloon in a western. I need it tuned on {date}, in the evening.',
          'Good evening. An upright in distress asks for a tuner, on {date} if possible.',
          'Is this where one complains about being out of tune? My upright would like a visit on the evening of {date}.',
        ],
      },
      {
        agent: 'Ha! It is. Who made it, and when was it tuned last?',
        says: [
          'A Bechstein. Two years ago, and one hears it.',
          'Bechstein, last tuned 2 years ago. Shame on me.',
          "It's a Bechstein, and the last time was two years ago.",
        ],
      },
      {
        agent: 'What is the serial number? It is on the frame.',
        asks: 'unknown',
        says: [
          'It has kept that from me.',
          'Your guess is as good as mine.',
          "We're not that intimate, the piano and I. I don't know it.",
        ],
      },
      {
        agent: 'Then I will look myself. I could come on {date} at 19:00, for {amount2} EUR. And where to?',
        says: [
          'Seven in the evening it is. {street}, just follow the noise.',
          '19:00 is splendid. {street}, under the name of {name}.',
          'Agreed. The address is {street}.',
        ],
      },
      {
        agent: 'Then I will be there on {date} at 19:00.',
        end: 'goal_reached',
        says: ['The neighbours will thank you. Good night.', "I'll tell the piano. Goodbye."],
      },
    ],
    faults: {
      invented_fact: [
        'It was built in {year2}, a fine year.',
        'My aunt {name2} left it to me.',
        'The F sharp sticks, and so does one pedal.',
        'There is a concert on {date2}, of a sort.',
        'It is on the fourth floor, no lift.',
        'Ring me at {phone2}, if you dare.',
        'My dog howls along in B flat.',
      ],
      unknown_told: [
        '{account2}, engraved for eternity.',
        'The number is {account2}.',
        "It says {account2}, if I'm not mistaken.",
        'Serial number {account2}. Impressed?',
        "That'd be {account2}.",
      ],
      never_revealed: [
        'There may be a glass of wine in it. Spilled, I mean.',
        'I once spilled some wine into it, a decent Merlot.',
        'Surely you can do better than that price?',
        'What about a discount, could you come down a little?',
      ],
      swapped_role: [
        'I can come by on Thursday evening, would that suit you?',
        "I'll bring my tuning fork and have a look at the frame.",
        'What make is your piano, and when was it last tuned?',
        'Tuning usually takes ninety minutes, and we charge a flat rate.',
        "You're booked in, see you then.",
      ],
    },
  },
];

/** Goodbyes that come too soon. */
export const STOPS = [
  "Right, that'll be all then. Cheers!",
  'ok bye',
  'Thank you very much for everything, have a pleasant day.',
  "I've got what I came for, goodbye!",
  'Nothing further from my side. Kind regards',
  '[END OF CONVERSATION]',
  "We're all done here, take care!",
];
