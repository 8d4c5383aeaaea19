import { drawn } from '../seeds.ts';

/** How a persona talks, as far as rules can follow it. */
export type Manner = 'plain' | 'short' | 'polite' | 'chatty';

/** The manner that the words of a persona ask for. */
export function mannerOf(persona = ''): Manner {
  const said = persona.toLowerCase();
  if (
    /\b(?:short|brief|terse|curt|impatient|hurry|hurried|rushed|annoyed|angry|few words|monosyllabic|laconic)\b/.test(
      said,
    )
  )
    return 'short';
  if (/\b(?:polite|friendly|courteous|formal|kind|patient|respectful|gentle)\b/.test(said)) return 'polite';
  if (/\b(?:chatty|talkative|verbose|long|elderly|rambling|detailed)\b/.test(said)) return 'chatty';
  return 'plain';
}

/** What is said where the script says nothing; `{…}` is filled in by whoever says it. */
export const SAYINGS = {
  open: {
    plain: ['Hi, {goal}', 'Hello. {Goal}', 'Hey, {goal}'],
    short: ['{Goal}', 'Hi. {Goal}'],
    polite: ['Hello, {goal} Could you help me with that, please?', 'Good day. {Goal} Thank you.'],
    chatty: ['Hi there, thanks for taking this. So, {goal}', 'Hello! I hope you can help me. {Goal}'],
  },
  tell: {
    plain: ["It's {value}.", 'My {name} is {value}.', 'That would be {value}.', '{Name}: {value}.'],
    short: ['{value}.', "It's {value}.", '{Name}: {value}.'],
    polite: ['Of course, my {name} is {value}.', "Sure, it's {value}.", 'Certainly. {Name}: {value}.'],
    chatty: [
      'Sure, let me see. My {name} is {value}.',
      "Right, that one is {value}, if I'm reading it correctly.",
      'OK, so my {name} is {value}.',
    ],
  },
  tellSeveral: {
    plain: ['{list}.', 'Here you go: {list}.', 'Sure: {list}.'],
    short: ['{list}.'],
    polite: ['Of course: {list}.', 'Certainly, here they are: {list}.'],
    chatty: ['OK, let me get all of that. {list}.', 'Right, here is everything: {list}.'],
  },
  unknown: {
    plain: [
      "I don't know the {name}.",
      "Sorry, I don't have the {name}.",
      "I'm not sure about the {name}, I don't have it here.",
    ],
    short: ["Don't know the {name}.", "I don't have the {name}.", 'No idea about the {name}.'],
    polite: ["I'm sorry, I don't know the {name}.", "I'm afraid I don't have the {name} at hand, sorry."],
    chatty: [
      "Hmm, the {name}, I really don't know that one, sorry.",
      "I've been looking for it, but I don't have the {name}.",
    ],
  },
  unknownThing: {
    plain: [
      "I don't know that, sorry.",
      "I don't have that information.",
      "I can't tell you that, I don't have it.",
    ],
    short: ["I don't know.", 'No idea.', "Don't have that."],
    polite: ["I'm sorry, I don't have that information.", "I'm afraid I can't tell you that."],
    chatty: ["Oh, I really couldn't tell you that, sorry.", "Hmm, that I don't know, I'm afraid."],
  },
  yes: {
    plain: ['Yes, please.', 'Yes, go ahead.', "Yes, that's right."],
    short: ['Yes.', 'Yes, do it.', 'Yep.'],
    polite: ['Yes, please, thank you.', 'Yes, that would be great, please.'],
    chatty: ["Yes, that's fine with me, please go ahead.", 'Yes, sounds good, do it please.'],
  },
  no: {
    plain: ["No, I don't want that.", "No, that's not what I want.", 'No, please not that.'],
    short: ['No.', 'No, not that.', "No, I don't want that."],
    polite: ["No, thank you, I'd rather not.", 'No, please not that, thank you.'],
    chatty: [
      "No, that's not quite what I had in mind, I'd rather not.",
      "Hmm, no, I don't want it that way.",
    ],
  },
  correct: {
    plain: ['No, my {name} is {value}.', "That's not right. It's {value}."],
    short: ['No. {value}.', "No, it's {value}."],
    polite: ["No, I'm sorry, my {name} is {value}.", "Not quite, it's {value}."],
    chatty: ["No, that's not correct, my {name} is {value}.", "Hmm, no, it's actually {value}."],
  },
  choose: {
    plain: ['{Choice}, please.', "I'd take {choice}."],
    short: ['{Choice}.', '{Choice}, please.'],
    polite: ['{Choice}, please, thank you.', "I'd prefer {choice}, please."],
    chatty: ["Let me think. I'd go for {choice}.", '{Choice} sounds right to me.'],
  },
  noPreference: {
    plain: ["I don't mind, whichever you suggest.", 'Either is fine with me.'],
    short: ['Either.', "Don't mind."],
    polite: ['Whichever you recommend, please.', 'Either is fine, thank you.'],
    chatty: ["Honestly, I don't mind, you decide.", 'Either is fine with me, really.'],
  },
  insist: {
    plain: [
      'Is there really no way to do it?',
      "I can't accept that, I still need it.",
      'Please check again.',
      'There must be something that you can do.',
    ],
    short: ['Check again.', "That's not good enough.", 'Try again.', 'There must be a way.'],
    polite: [
      'I understand, but could you please check once more?',
      'Would you please make an exception for me?',
      'Is there somebody who could still do it, please?',
    ],
    chatty: [
      "That's a pity. Isn't there anything that can be done?",
      'Oh no. Are you quite sure that there is no way?',
      'Hmm, I had really counted on it. Could you have another look?',
    ],
  },
  again: {
    plain: ['As I said: {goal}', 'Once more: {goal}'],
    short: ['As I said. {Goal}', 'Again: {goal}'],
    polite: ['As I wrote, {goal}', 'Once more, please: {goal}'],
    chatty: ['Well, as I was saying, {goal}', 'So, once more: {goal}'],
  },
  goOn: {
    plain: [
      'OK, please go on.',
      'All right, and then?',
      "Okay, I'm waiting.",
      'And how do we proceed now?',
      'Understood. What happens next?',
    ],
    short: ['OK.', 'And?', 'Go on.', "I'm waiting.", 'Next?'],
    polite: [
      'Thank you, please go on.',
      'All right, please take your time.',
      'Thank you. What comes next, please?',
      'I see. Could you continue, please?',
    ],
    chatty: [
      'OK, no problem, please go on.',
      "Sure, I'm still here, take your time.",
      'All right, and what do we do next?',
      'I see, so how does it go on from here?',
    ],
  },
} as const satisfies Record<string, Record<Manner, readonly string[]>>;

export type Saying = keyof typeof SAYINGS;

/** How a wording is chosen: by the seed and the place in the talk, and if possible one that was not used yet. */
export interface Choosing {
  readonly seed: number;
  /** What the user said before. */
  readonly said: readonly string[];
}

/** One of the wordings for a place in the talk. `shown` is what becomes of it, by which it is told whether it was said already. */
export function chosen(
  wordings: readonly string[],
  place: string,
  { seed, said }: Choosing,
  shown: (wording: string) => string = (wording) => wording,
): string {
  const first = Math.floor(drawn(seed, place, said.length) * wordings.length);
  for (let step = 0; step < wordings.length; step += 1) {
    const text = shown(wordings[(first + step) % wordings.length] ?? '');
    if (!said.includes(text)) return text;
  }
  return shown(wordings[first] ?? '');
}

/** The same with its first letter large, and a full stop where it has none at its end. */
export const upperFirst = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
export const closed = (text: string): string =>
  /[.!?…]["')\]]*$/.test(text.trim()) ? text.trim() : `${text.trim()}.`;

/** The wordings hold the goal in braces, in the middle of a sentence or as one of its own. */
export function withGoal(wording: string, goal: string): string {
  const inside = /^I\b/.test(goal) ? goal : goal.slice(0, 1).toLowerCase() + goal.slice(1);
  return wording.replace('{goal}', () => inside).replace('{Goal}', () => upperFirst(goal));
}
