// Readings of the instructions that mend a kind of defect, whatever the domain. What is particular to an agent (the names of its tools,
// what it asks for) is handed in as an expression. How readings apply: read-prompt.mjs.

const LOOK =
  /\b(?:look(?:s|ing|ed)? (?:[\w'’"“”-]+ ){0,3}up|call(?:s|ing|ed)?|us(?:e|es|ing|ed)|check(?:s|ing|ed)?|consult(?:s|ing|ed)?|quer(?:y|ies|ying|ied)|fetch(?:es|ing|ed)?|retriev(?:e|es|ing|ed)|verif(?:y|ies|ying|ied)|search(?:es|ing|ed)?|read(?:s|ing)?|run(?:s|ning)?|invok(?:e|es|ing|ed))\b/;
const TOOL = /\btools?\b(?! results? only)/i;
const BEFORE =
  /\b(?:before|first|always|every|each|prior to|must|only|until|unless|without|whenever|when|any)\b/i;

/** Looks up what it does not know from memory, with `tool`; `subject` is what that knows. */
export const looksUp = (tool, subject) => [
  { asks: LOOK, about: [tool] },
  { asks: LOOK, about: [subject, BEFORE] },
  {
    asks: LOOK,
    about: [TOOL, BEFORE],
    unless:
      /\bonly (?:when|if|where)\b|\bunnecessar|\bneeded\b|\bbefore (?:you |it |any |each |every |a )?(?:call|us|mak)/i,
  },
  {
    forbids: /\b(?:answer\w*|repl\w+|guess\w*|rely|state|tell|giv\w+|say)\b/,
    about: [/\bfrom (?:memory|your head|what you remember)\b|\bmemory\b/i],
  },
];

/** The opposite of looksUp. */
export const neverLooksUp = (tool) => [
  {
    forbids: LOOK,
    about: [tool],
    unless: /\b(?:without|until|unless|before|if|when|twice|again|memory|instead)\b/i,
  },
];

/** Asks for what is missing instead of assuming it. */
export const asksFor = (missing) => [
  {
    asks: /\b(?:ask(?:s|ing|ed)?|request(?:s|ing|ed)?|inquir\w+|clarif\w+|find out|obtain)\b/,
    about: [missing],
  },
  {
    asks: /\b(?:ask(?:s|ing|ed)?|request(?:s|ing|ed)?|clarif\w+)\b/,
    about: [
      /\b(?:missing|lacks?|lacking|absent|left out|unclear|incomplete|ambiguous|not (?:been )?(?:given|named|told|said|stated|provided|mentioned)|has not (?:given|told|said)|need(?:s|ed)?|require[sd]?)\b/i,
      /\b(?:information|details?|data|what|it|them|question|clarif\w+|facts?|argument|parameter|anything|something|number|date)\b/i,
    ],
  },
  { forbids: /\b(?:assum\w+|invent\w*|mak(?:e|ing) up|guess\w*|fill in|default)\b/, about: [missing] },
];

/** Uses the tool that is meant for the purpose. */
export const usesTool = (tool, purpose, wrong) => [
  { asks: LOOK, about: [tool] },
  { asks: /\b(?:mov(?:e|es|ing)|chang(?:e|es|ing)|reschedul(?:e|es|ing))\b/, about: [tool, purpose] },
  { forbids: wrong, about: [purpose] },
];

/** Answers in the language of the question. */
export const speaksTheirLanguage = [
  {
    asks: /\b(?:answer\w*|repl(?:y|ies|ying)|respond\w*|writ(?:e|es|ing)|speak\w*|us(?:e|es|ing)|switch\w*|match\w*|communicat\w+|keep\w*|stay\w*|mirror\w*)\b/,
    about: [
      /\blanguage\b/i,
      /\b(?:same|their|his or her|user'?s?|customer'?s?|passenger'?s?|own|question|message|request|writes?|written|asked|used?|addressed|of the|that (?:the|they))\b/i,
    ],
    unless: /\b(?:plain|simple|clear|formal|polite|friendly|easy|technical) language\b/i,
  },
  {
    asks: /\b(?:answer\w*|repl(?:y|ies|ying)|respond\w*|writ(?:e|es|ing)|speak\w*)\b/,
    about: [/\bin (?:German|French|Spanish|Italian)\b/i],
  },
];
/** The opposite of speaksTheirLanguage. */
export const onlyEnglish = [
  {
    states:
      /\b(?:only|always|exclusively)\b.{0,40}\bin English\b|\bin English\b.{0,20}\b(?:only|always)\b|\bwhatever (?:the )?language\b.{0,40}\bEnglish\b/i,
  },
];

/** Says that it does not know instead of inventing. */
export const ownsUp = [
  {
    forbids:
      /\b(?:guess\w*|invent\w*|mak(?:e|es|ing) (?:things |facts |anything |it )?up|fabricat\w+|speculat\w+|improvis\w+|assum\w+|hallucinat\w+)\b/,
  },
  {
    asks: /\b(?:say(?:s|ing)?|admit\w*|tell(?:s|ing)?|answer\w*|repl(?:y|ies)|explain\w*|state[sd]?|acknowledg\w+|mention\w*)\b/,
    about: [
      /\b(?:(?:do|does|did|is|are|has|have|can)(?: not|n't)|cannot|neither|nothing|unknown|missing|no (?:answer|information|document|passage|source|entry))\b/i,
      /\b(?:know|hold|contain|cover|find|found|say|includ\w+|answer|information|document\w*|passages?|sources?|material|available|listed|there)\b/i,
    ],
  },
  {
    states:
      /\bonly (?!when\b|if\b|where\b).{0,60}\b(?:documents?|passages?|sources?|material|context|polic(?:y|ies)|results?|facts)\b|\b(?:documents?|passages?|sources?|material|context) (?:alone|only)\b/i,
  },
];

/** Keeps answers short. */
export const staysBrief = [
  {
    asks: /\b(?:brief(?:ly)?|short(?:er|ly)?|concise(?:ly)?|terse(?:ly)?|succinct(?:ly)?|to the point|in one sentence|in a sentence)\b/,
    unless: /\bnot (?:too|overly)\b/i,
  },
  {
    asks: /\b(?:at most|no more than|maximum of|up to|fewer than|within|limit\w*)\b/,
    about: [/\b(?:sentences?|words|lines|characters)\b/i],
  },
  {
    forbids:
      /\b(?:ramble\w*|digress\w*|elaborat\w*|pad\w*|advertis\w+|preamble|filler|marketing|repeat\w*|unasked|introduction|small talk|background)\b/,
  },
  {
    states: /\bonly what (?:was|is|they|the \w+) ask(?:s|ed)?\b|\bleave out (?:everything|anything|what)\b/i,
  },
];

/** Tells conditions and exceptions together with a rule. */
export const tellsConditions = [
  {
    asks: /\b(?:say(?:s|ing)?|stat(?:e|es|ing)|mention\w*|nam(?:e|es|ing)|giv(?:e|es|ing)|includ(?:e|es|ing)|tell(?:s|ing)?|add(?:s|ing)?|explain\w*|list\w*|cover\w*|quot(?:e|es|ing)|report\w*)\b/,
    about: [
      /\b(?:conditions?|exceptions?|deadlines?|limits?|time limits?|restrictions?|requirements?|prerequisites?|every part|all parts|each part|all (?:the )?(?:facts|details|points)|every (?:fact|detail|point))\b/i,
    ],
  },
  {
    forbids: /\b(?:omit\w*|leav(?:e|ing) out|skip\w*|drop\w*|forget\w*)\b/,
    about: [/\b(?:conditions?|exceptions?|deadlines?|limits?|restrictions?|details?|part|facts?)\b/i],
  },
];

/** Is kind to people who are upset. */
export const isKind = [
  {
    asks: /\b(?:apologi[sz]\w*|sympath\w+|empath\w+|regret\w*|say(?:ing)? (?:you are |you're |that you are )?sorry|kind(?:ly)?|friendly|polite(?:ly)?|warm(?:ly)?|compassion\w*|courteous\w*|respectful(?:ly)?|understanding|considerate)\b/,
  },
  { forbids: /\b(?:blam\w+|rude|curt|dismiss\w*|defensive\w*|lectur\w+|scold\w*|sarcas\w*)\b/ },
];

/** Declines a topic; `topic` is what must not be talked about. */
export const declines = (topic) => [
  {
    asks: /\b(?:refus\w+|declin\w+|turn(?:s|ing)? down|reject\w*|refer\w*|point\w*|direct\w*|redirect\w*|send)\b/,
    about: [topic],
  },
  {
    forbids:
      /\b(?:giv(?:e|es|ing)|offer\w*|provid\w+|answer\w*|tell\w*|recommend\w*|suggest\w*|advis\w+|comment\w*|show\w*|reveal\w*|shar\w+|print\w*|repeat\w*|disclos\w+|includ\w+|display\w*|quot(?:e|ing)|read\w*|open\w*|output\w*|send\w*|expos\w+)\b/,
    about: [topic],
  },
  { states: /\b(?:out of scope|off limits|not your (?:job|task|business))\b/i, about: [topic] },
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

/** Helps with a topic instead of turning people away; `topic` is what it has to answer. */
export const helpsWith = (topic) => [
  {
    asks: /\b(?:answer\w*|help\w*|explain\w*|tell\w*|inform\w*|handl\w+|deal\w*|assist\w*|advis\w+|support\w*|respond\w*|cover\w*)\b/,
    about: [topic],
  },
  {
    forbids: /\b(?:refus\w+|declin\w+|turn\w* (?:\w+ )?(?:down|away)|reject\w*|send\w* (?:\w+ )?away)\b/,
    about: [topic],
  },
  {
    states:
      /\b(?:declin|refus|reject)(?:e|es|ing|s)? only\b|\bonly (?:declin|refus|reject)(?:e|es|ing|s)?\b/i,
  },
  {
    forbids: /\b(?:refus\w+|declin\w+|turn\w* (?:\w+ )?(?:down|away)|reject\w*)\b/,
    about: [
      /\b(?:documents?|passages?|sources?|material|legitimate|harmless|ordinary|allowed|can (?:be )?answer(?:ed)?|within (?:your |the )?scope|permitted|safe|reasonable|questions?|requests?)\b/i,
    ],
  },
];

/** Changes nothing that nobody asked to have changed; `write` names the tool or what it does, `unless` is about something else. */
export const writesOnlyWhenAsked = (write, unless) =>
  [
    { forbids: LOOK, about: [write] },
    { forbids: write, about: [/\b(?:unless|until|before|without|only|question|asked|confirm\w*|when)\b/i] },
    { asks: LOOK, about: [write, /\bonly (?:when|if|where|after|on|once|upon)\b/i] },
    {
      asks: LOOK,
      about: [/\btools?\b/i, /\bonly (?:when|if|where|what)\b.{0,50}\b(?:need|necessar|requir|ask|request)/i],
    },
    {
      forbids: LOOK,
      about: [
        /\btools?\b/i,
        /\b(?:unneeded|unnecessar\w+|not (?:needed|necessary|required|asked)|no need|nobody asked)\b/i,
      ],
    },
    { asks: write, about: [/\bonly (?:when|if|where|after|on|once|upon)\b|\bconfirm\w*\b|\bexplicit\w*\b/i] },
    {
      forbids:
        /\b(?:chang\w+|writ\w+|modif\w+|act(?:s|ing)?|creat\w+|perform\w*|tak(?:e|ing)|execut\w+|call\w*|mak(?:e|ing))\b/,
      about: [
        /\b(?:unless|until|without|only|not ask(?:ed|s)|nobody asked|question|information|confirm\w*)\b/i,
        /\b(?:anything|changes?|actions?|tools?|state|writ\w+|data|system)\b/i,
      ],
    },
  ].map((reading) => ({ ...reading, unless }));
