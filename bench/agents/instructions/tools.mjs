// Readings of instructions about tools: which one, when, in which order, with which arguments. How readings apply: read-prompt.mjs.

import { TELL } from './telling.mjs';

const LOOK =
  /\b(?:look(?:s|ing|ed)? (?:[\w'’"“”-]+ ){0,3}up|call(?:s|ing|ed)?|us(?:e|es|ing|ed)|check(?:s|ing|ed)?|consult(?:s|ing|ed)?|quer(?:y|ies|ying|ied)|fetch(?:es|ing|ed)?|retriev(?:e|es|ing|ed)|verif(?:y|ies|ying|ied)|search(?:es|ing|ed)?|read(?:s|ing)?|run(?:s|ning)?|invok(?:e|es|ing|ed)|prefer(?:s|ring)?|choos(?:e|es|ing)|trigger(?:s|ing)?)\b/;
const FETCH =
  /\b(?:look(?:s|ing|ed)? (?:[\w'’"“”-]+ ){0,3}up|fetch(?:es|ing|ed)?|retriev(?:e|es|ing|ed)|consult(?:s|ing|ed)?|check(?:s|ing|ed)?|verif(?:y|ies|ying|ied)|quer(?:y|ies|ying|ied))\b/;
const TOOL = /\btools?\b(?! results? only)/i;
const BEFORE =
  /\b(?:before|first|always|every|each|prior to|must|has to|have to|is to|are to|only|until|unless|without|alone|whenever|when|any|after)\b/i;
/** A sentence that speaks against a call in general. */
const CALLS_NOT =
  /\b(?:do not|don't|never|avoid|stop|no need to|not) (?:\w+ ){0,2}?(?:call|us|invok|run|query|trust)\w*\b(?! [^.]{0,60}\b(?:without|until|unless|before)\b)/i;

/** Looks up what it does not know from memory, with `tool`; `subject` is what that knows. */
export const looksUp = (tool, subject) => [
  { states: tool, about: [BEFORE], unless: CALLS_NOT },
  { asks: LOOK, about: [tool] },
  { asks: /\b(?:get(?:s|ting)?|obtain\w*|tak(?:e|es|ing)|com(?:e|es|ing) from)\b/, about: [tool] },
  { asks: LOOK, about: [subject, BEFORE] },
  { asks: FETCH, about: [subject] },
  {
    asks: LOOK,
    about: [TOOL, BEFORE],
    unless:
      /\w_\w|\bonly (?:when|if|where)\b|\bunnecessar|\bneeded\b|\bbefore (?:you |it |any |each |every |a )?(?:call|us|mak)/i,
  },
  { forbids: TELL, about: [/\bmemory\b|\byour head\b|\bwhat you remember\b/i] },
  { states: /\b(?:not|never|instead of|rather than) from memory\b/i },
  {
    forbids: TELL,
    about: [
      subject,
      /\b(?:not|without|until|unless|before)\b.{0,40}\b(?:look|fetch|call|check|retriev|consult)/i,
    ],
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

/** Uses the tool that is meant for the purpose; `wrong` is what is done instead of it. */
export const usesTool = (tool, purpose, wrong) => [
  { states: tool, about: [purpose], unless: CALLS_NOT },
  { asks: LOOK, about: [tool] },
  { forbids: wrong, about: [purpose] },
];

/** Calls one tool before another; `first` names the one or what it knows, `then` the other. */
export const inOrder = (first, then) => [
  { asks: LOOK, about: [first, /\b(?:before|first|prior to|then|until|after(?:wards)?)\b/i] },
  {
    asks: /\b(?:look(?:s|ing|ed)?|get(?:s|ting)?|inspect\w*|review\w*|ask\w*|know)\b/,
    about: [first, then, /\b(?:before|first|prior to|until)\b/i],
  },
  { states: new RegExp(`(?:${first.source}) (?:comes|goes|is|has to come|must come) first\\b`, 'i') },
  { forbids: then, about: [first, /\b(?:before|until|unless|without|prior)\b/i] },
  {
    states: new RegExp(
      `${then.source}.{0,40}\\b(?:preced|need|requir|follow|after)\\w*.{0,40}(?:${first.source})`,
      'i',
    ),
  },
  { states: new RegExp(`\\b(?:before|prior to)\\b.{0,20}(?:${then.source}).{0,60}(?:${first.source})`, 'i') },
  { states: new RegExp(`(?:${first.source}).{0,20}\\b(?:before|then)\\b.{0,30}(?:${then.source})`, 'i') },
];

/** Gives arguments in the form that the tools describe; `id` names what is easily given in another. */
export const exactArguments = (id) => [
  {
    asks: /\b(?:us(?:e|es|ing)|pass\w*|page\w*|giv(?:e|es|ing)|writ(?:e|es|ing)|nam(?:e|es|ing)|fill\w*|set|put|send|follow\w*|convert\w*|map\w*|provid\w+|copy|tak(?:e|es)|call\w*|named|given|identif\w+)\b/,
    about: [id],
  },
  {
    asks: /\b(?:us(?:e|es|ing)|pass\w*|giv(?:e|es|ing)|writ(?:e|es|ing)|fill\w*|follow\w*|match\w*|check\w*|copy|provid\w+|validat\w+|read|keep\w*|conform\w*|call\w*|stick\w*|adher\w+|respect\w*|obey\w*|comply)\b/,
    about: [
      /\b(?:arguments?|parameters?)\b/i,
      /\b(?:exact\w*|schema|form(?:at)?s?|types?|descri\w+|defin\w+|as (?:it|they) (?:is|are)|documented|ids?|names?)\b/i,
    ],
  },
  {
    forbids: /\b(?:display names?|free text|prose|words|invent\w*|guess\w*)\b/,
    about: [/\b(?:arguments?|parameters?|teams?)\b/i],
  },
];

const NOT_ASKED =
  /\b(?:(?:nobody|no one|noone) (?:\w+ )?(?:ask|request|want|order)\w*|not (?:been )?(?:ask|request|order)\w*|n't (?:ask|request)\w*|only (?:ask|want)\w*|unasked|unrequested)\b/i;
const ON_CONDITION = /\bonly (?:when|if|where|after|on|once|upon)\b|\bconfirm\w*\b|\bexplicit\w*\b/i;

/** Changes nothing that nobody asked to have changed; `write` names the tool or what it does, `unless` is about something else. */
export const writesOnlyWhenAsked = (write, unless) =>
  [
    { forbids: LOOK, about: [write] },
    {
      forbids: write,
      about: [/\b(?:unless|until|before|without|only|question|asked|confirm\w*|when|because|information)\b/i],
    },
    { asks: LOOK, about: [write, ON_CONDITION] },
    { asks: write, about: [ON_CONDITION] },
    {
      states: /\b(?:tools?|actions?|writing|changes?)\b/i,
      about: [
        /\b(?:chang|writ|modif|act|effect)/i,
        /\b(?:need|requir)\w*\b.{0,40}\b(?:explicit|order|request|confirm|consent|permission)/i,
      ],
    },
    {
      asks: LOOK,
      about: [/\btools?\b/i, /\bonly (?:when|if|where|what)\b.{0,50}\b(?:need|necessar|requir|ask|request)/i],
    },
    {
      forbids: LOOK,
      about: [
        /\btools?\b/i,
        /\b(?:unneeded|unnecessar\w+|not (?:needed|necessary|required|asked)|no need)\b/i,
      ],
    },
    {
      forbids:
        /\b(?:chang\w+|writ\w+|modif\w+|act(?:s|ing)?|creat\w+|perform\w*|tak(?:e|ing)|execut\w+|call\w*|mak(?:e|ing)|do|start\w*|carry)\b/,
      about: [
        /\b(?:anything|nothing|changes?|actions?|tools?|state|writ\w+|data|systems?)\b/i,
        new RegExp(
          `${NOT_ASKED.source}|\\b(?:unless|until|without|question|information|confirm\\w*)\\b`,
          'i',
        ),
      ],
    },
  ].map((reading) => ({ ...reading, ...(reading.unless === undefined ? { unless } : {}) }));
