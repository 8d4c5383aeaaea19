// Readings of instructions about what is known and how much of it is told. How readings apply: read-prompt.mjs.

import { TELL } from './telling.mjs';

const SOURCES =
  /\b(?:documents?|passages?|sources?|material|context|polic(?:y|ies)|results?|facts|evidence)\b/i;
const HOLD = 'know|hold|contain|cover|find|found|available|listed|there|known|certain|sure|have|in the';
/** That something is not known, in the words for it. */
const UNKNOWN = new RegExp(
  `\\b(?:(?:do|does|did|is|are|has|have|can|could)(?: not|n['’]t)|cannot|not)(?: \\w+){0,3} (?:${HOLD})\\b` +
    '|\\bcannot (?:answer|say|tell|support|confirm)\\b|\\bdo(?:es)? not (?:say|answer (?:it|the|this))\\b' +
    '|\\b(?:neither|nothing|unknown|unavailable|missing|silent|uncertain|unsure)\\b|\\black (?:of )?(?:\\w+ )?(?:information|facts?|data)\\b' +
    '|\\bno (?:\\w+ )?(?:answer|information|document|passage|source|entry|facts?|data)\\b|\\bnot (?:supported|certain|sure|known)\\b',
  'i',
);

/** Says that it does not know instead of inventing. */
export const ownsUp = [
  {
    forbids:
      /\b(?:guess\w*|invent\w*|mak(?:e|es|ing) (?:\w+ ){0,2}up|fabricat\w+|speculat\w+|improvis\w+|assum\w+(?! \w+ faith)|hallucinat\w+|(?:unsupported|unfounded|invented|made-up|unverified) \w+)\b/,
  },
  {
    asks: /\b(?:say(?:s|ing)?|admit\w*|tell(?:s|ing)?|answer\w*|repl(?:y|ies)|explain\w*|state[sd]?|acknowledg\w+|mention\w*)\b/,
    about: [UNKNOWN],
  },
  {
    states: /\b(?:honest|open|transparent|upfront|frank|candid)\b/i,
    about: [UNKNOWN],
    unless: /\bnot be\b/i,
  },
  {
    forbids: TELL,
    about: [
      /\b(?:not|n't) (?:know|sure|certain|found)\b|\bno information\b|\b(?:unknown|unconfirmed|unverified|unsupported)\b|\b(?:general|own|outside|world) knowledge\b/i,
    ],
  },
  {
    asks: /\b(?:bas(?:e|es|ing)|ground\w*|rest\w*|stick\w*|rely|restrict\w*|limit\w*|keep\w*|support\w*|back\w*)\b/,
    about: [SOURCES, /\b(?:every|each|all|any|only|always|answers?|statements?|strictly|yourself)\b/i],
  },
  {
    states: new RegExp(
      `\\bonly (?!when\\b|if\\b|where\\b).{0,60}${SOURCES.source}|${SOURCES.source} (?:alone|only)\\b`,
      'i',
    ),
  },
  {
    states:
      /\bonly (?:stat|giv|us|tell|say|quot)\w* .{0,40}\b(?:you (?:know|were given)|from a tool|given|supported)\b/i,
  },
];

const CONDITIONS =
  /\b(?:conditions?|exceptions?|deadlines?|(?:time )?limits?|restrictions?|requirements?|prerequisites?|(?:every|all|each) (?:of the |the )?(?:parts?|facts?|details?|points?))\b/i;

/** Tells conditions and exceptions together with a rule. */
export const tellsConditions = [
  {
    asks: /\b(?:say(?:s|ing)?|stat(?:e|es|ing)|mention\w*|nam(?:e|es|ing)|giv(?:e|es|ing)|includ(?:e|es|ing)|tell(?:s|ing)?|add(?:s|ing)?|explain\w*|list\w*|cover\w*|quot(?:e|es|ing)|report\w*)\b/,
    about: [CONDITIONS],
  },
  {
    states: CONDITIONS,
    about: [
      /\b(?:always|never|must|has to|have to|belongs?|together|full|complete|whole|without|make sure|ensure|accompan\w+)\b/i,
    ],
    unless:
      /\b(?:do not|don't|never|no need to|avoid|need not) (?:mention|nam|stat|giv|list|includ|explain|say|tell|add|bother)\w*\b(?!.{0,60}\bwithout\b)/i,
  },
  {
    forbids: /\b(?:omit\w*|leav(?:e|ing) out|skip\w*|drop\w*|forget\w*)\b/,
    about: [/\b(?:conditions?|exceptions?|deadlines?|limits?|restrictions?|details?|part|facts?)\b/i],
  },
];
