// Readings of instructions about the language of answers. How readings apply: read-prompt.mjs.

const THEIRS =
  /\b(?:same|their|his or her|\w+['’]s?|own|question|message|request|writes?|wrote|written|asked|used|uses|addressed|(?:of|by) the (?:user|customer|passenger|question|message|request|query)|that (?:the|they)|whichever)\b/i;
const STYLE = /\b(?:plain|simple|clear|formal|polite|friendly|easy|technical|professional) language\b/i;

/** Answers in the language of the question. */
export const speaksTheirLanguage = [
  {
    states:
      /\b(German|French|Spanish|Italian) (?:questions?|messages?|customers?|passengers?|ones?|speakers?)\b.{0,30}\b\1 (?:answers?|replies|one)\b/i,
  },
  {
    asks: /\b(?:answer\w*|repl(?:y|ies|ying)|respond\w*|writ(?:e|es|ing)|speak\w*|us(?:e|es|ing)|switch\w*|match\w*|communicat\w+|keep\w*|stay\w*|mirror\w*|stick\w*|adapt\w*|adjust\w*|follow\w*|detect\w*)\b/,
    about: [/\blanguages?\b/i, THEIRS],
    unless: STYLE,
  },
  {
    states: /\blanguages?\b/i,
    about: [/\b(?:answer|repl|respon|writ|speak|communicat|address)/i, THEIRS],
    unless: new RegExp(`${STYLE.source}|\\b(?:not|never|don't|ignore|regardless|whatever)\\b`, 'i'),
  },
  {
    asks: /\b(?:answer\w*|repl(?:y|ies|ying)|respond\w*|writ(?:e|es|ing)|speak\w*)\b/,
    about: [/\bin (?:German|French|Spanish|Italian)\b/i],
  },
  {
    forbids: /\b(?:answer\w*|repl(?:y|ies|ying)|respond\w*|switch\w*|writ(?:e|es|ing))\b/,
    about: [
      /\bEnglish\b/,
      /\b(?:another|other|different|foreign|own) language\b|\b(?:German|French|Spanish)\b/i,
    ],
  },
];
/** The opposite of speaksTheirLanguage. */
export const onlyEnglish = [
  {
    states:
      /\b(?:only|always|exclusively)\b.{0,40}\bin English\b|\bin English\b.{0,20}\b(?:only|always)\b|\bwhatever (?:the )?language\b.{0,40}\bEnglish\b/i,
    unless: /\b(?:not|never|don't)\b/i,
  },
];
