// Readings of instructions about what a user has left out. How readings apply: read-prompt.mjs.

const ASK =
  /\b(?:ask(?:s|ing|ed)?|request(?:s|ing|ed)?|inquir\w+|enquir\w+|clarif\w+|find out|obtain\w*|query)\b/;
const NOT_GIVEN =
  /\b(?:missing|lacks?|lacking|absent|left out|unclear|incomplete|ambiguous|unknown|(?:not|n't|never|without) (?:been )?(?:giv\w+|nam\w+|told|tell|said|say|stat\w+|provid\w+|mention\w+|includ\w+)|has not (?:given|told|said))\b/i;

/** Asks for what is missing instead of assuming it. */
export const asksFor = (missing) => [
  { asks: ASK, about: [missing] },
  { asks: ASK, about: [NOT_GIVEN] },
  {
    asks: ASK,
    about: [
      /\b(?:need(?:s|ed)?|requir\w+)\b/i,
      /\b(?:information|details?|data|question|clarif\w+|facts?|arguments?|parameters?|anything|something|numbers?|dates?)\b/i,
    ],
  },
  {
    forbids: /\b(?:assum\w+|invent\w*|mak(?:e|ing)|guess\w*|fill\w* in|default\w*|use)\b/,
    about: [
      missing,
      /\b(?:assum|invent|mak\w+ up|make .{0,30} up|guess|fill|default|made[- ]up|fake|placeholder)/i,
    ],
  },
  {
    states: /\b(?:never|not|nothing)\b.{0,60}\b(?:before|until|unless|without)\b/i,
    about: [missing, /\b(?:told|given|gave|named|provided|stated|known?|have|has|having)\b/i],
  },
];

/** Asks whether anything is missing or not, which wastes the time of those who have said all: asksFor gone too far. */
export const asksTooMuch = (what) => [
  {
    states: /\bask\w*\b/i,
    about: [
      /\balways\b|\b(?:every|each|any|all) (?:conversation|message|request|patient|customer|time|call|chat|user)s?\b/i,
      new RegExp(
        `${what.source}|\\b(?:a|one|at least one|some|clarifying|follow-up) questions?\\b(?! mark)`,
        'i',
      ),
    ],
    unless:
      /\b(?:missing|lack\w*|unless|if|when\w*|before|until|needed|not (?:given|told|named|stated)|never|yourself)\b/i,
  },
];
