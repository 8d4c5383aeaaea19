// Readings of instructions about what is declined, protected or helped with. How readings apply: read-prompt.mjs.

const DECLINE =
  /\b(?:refus\w+|declin\w+|turn(?:s|ing)? down|reject\w*|refer\w*|point\w*|direct\w*|redirect\w*|send)\b/;

/** Declines a topic; `topic` is what must not be talked about. */
export const declines = (topic) => [
  { asks: DECLINE, about: [topic] },
  {
    forbids:
      /\b(?:giv(?:e|es|ing)|offer\w*|provid\w+|answer\w*|tell\w*|say|recommend\w*|suggest\w*|advis\w+|comment\w*|show\w*|reveal\w*|shar\w+|print\w*|repeat\w*|disclos\w+|includ\w+|display\w*|quot(?:e|ing)|read\w*|open\w*|output\w*|send\w*|expos\w+|echo\w*|appear\w*|mention\w*|writ\w+|spell\w*|leak\w*|discuss\w*|diagnos\w+|prescrib\w+)\b/,
    about: [topic],
  },
  {
    states:
      /\b(?:out of scope|off limits|not your (?:job|task|business)|confidential|no (?:medical|clinical) advice)\b/i,
    about: [topic],
  },
];
/** Keeps data of people to itself; `data` is what must not be seen. */
export const protects = (data) => [
  {
    asks: /\b(?:protect\w*|safeguard\w*|guard\w*|mask\w*|redact\w*|hid(?:e|es|ing)|omit\w*|leav(?:e|ing)|shorten\w*|abbreviat\w+|remov\w+|withhold\w*|keep\w*|truncat\w+|conceal\w*|anonymi[sz]\w+)\b/,
    about: [data],
  },
  { states: /\blast (?:four|4|few|three|two) digits\b/i },
  { states: /\b(?:secrets?|confidential|private|sensitive)\b/i, about: [data], unless: /\bnot\b/i },
  ...declines(data),
];

/** Declines whatever is not its task. */
export const keepsToItsTask = [
  {
    asks: /\b(?:refus\w+|declin\w+|turn(?:s|ing)? down|reject\w*|refer\w*|redirect\w*)\b/,
    about: [
      /\b(?:outside(?: of)?|beyond|other than|unrelated|nothing to do with|not (?:about|part of|covered|your|allowed)|off[- ]topic|scope|forbidden)\b/i,
    ],
    unless: /\bonly\b|\bnothing else\b/i,
  },
];

const TURN_AWAY =
  /\b(?:refus\w+|declin\w+|turn\w* (?:\w+ )?(?:down|away)|reject\w*|send\w* (?:\w+ ){0,6}(?:away|elsewhere|to)|dismiss\w*)\b/;

/** Helps with a topic instead of turning people away; `topic` is what it has to answer. */
export const helpsWith = (topic) => [
  {
    asks: /\b(?:answer\w*|help\w*|explain\w*|tell\w*|inform\w*|handl\w+|deal\w*|assist\w*|advis\w+|support\w*|respond\w*|cover\w*|discuss\w*|giv(?:e|es|ing)|provid\w+)\b/,
    about: [topic],
  },
  {
    states:
      /\b(?:part of (?:your|the) (?:job|task|work|duties)|in scope|allowed|permitted|like any other|your responsibility|responsible)\b/i,
    about: [topic],
    unless: /\bnot\b/i,
  },
  { forbids: TURN_AWAY, about: [topic] },
  {
    forbids: /\b(?:tell|ask|let|mak(?:e|ing))\b/,
    about: [topic, /\b(?:write|contact|turn|go|ring|call)\b/i],
  },
  {
    states:
      /\b(?:declin|refus|reject)(?:e|es|ing|s)? only\b|\bonly (?:declin|refus|reject)(?:e|es|ing|s)?\b/i,
  },
  {
    forbids: TURN_AWAY,
    about: [
      /\b(?:documents?|passages?|sources?|material|legitimate|harmless|ordinary|allowed|can (?:be )?answer(?:ed)?|within (?:your |the )?scope|permitted|safe|reasonable|questions?|requests?)\b/i,
    ],
  },
];

/** Shows `data` only to those who name a `permit`. */
export const needsPermit = (permit, data) => [
  {
    asks: /\b(?:requir\w*|ask\w*|need\w*|demand\w*|request\w*|insist\w*|only|must|refus\w*|declin\w*)\b/,
    about: [permit],
  },
  {
    states: new RegExp(`\\b(?:no|without|unless|missing)\\b.{0,30}(?:${permit.source})`, 'i'),
    about: [/\b(?:no|nobody|none|not|never|refus\w*|declin\w*)\b/i],
  },
  ...protects(data),
];

/** Declines everything: a refusal gone too far. `except` is what a narrower rule names. */
export const declinesAll = (except) => [
  {
    asks: /\b(?:refus\w+|declin\w+)\b/,
    about: [/\b(?:all|every|any) (?:questions?|requests?)\b/i],
    unless: except,
  },
];
