const MONTH =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sep(?:t(?:ember)?)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\\.?';
const WEEKDAY = '(?:(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:day)?,? +)?';
const DAY = [
  '\\d{4}[-/.]\\d{1,2}[-/.]\\d{1,2}',
  '\\d{1,2}[-/.]\\d{1,2}[-/.]\\d{2,4}',
  `${MONTH} \\d{1,2}(?:st|nd|rd|th)?,? \\d{4}`,
  `\\d{1,2}(?:st|nd|rd|th)? ${MONTH},? \\d{4}`,
].join('|');
const TIME = '\\d{1,2}:\\d{2}(?::\\d{2}(?:\\.\\d{1,9})?)?';
const ZONE = '(?: ?(?:Z|UTC|GMT|[AP]M|[+-]\\d{2}:?\\d{2}))?';
const MOMENT = `${WEEKDAY}(?:${DAY})(?:(?:T|,? (?:at )?)${TIME}${ZONE})?${ZONE}|${TIME}${ZONE}`;

/** What says which day it is, up to the day itself: only that is taken out, for the words behind it are the prompt's own. */
const DATE = new RegExp(
  `((?:today(?:['’]s date)?|(?:the )?current (?:date|time|date and time|datetime|day))(?:\\*\\*)?(?: is|:)(?:\\*\\*)? {0,2}\`?)(?:${MOMENT})`,
  'gi',
);

/** Lines about the machine, where a text has a line with the working directory. */
const WORKING_DIRECTORY = /^[ \t]*(?:[-*] )?(?:primary )?working directory:/im;
const ENVIRONMENT_LINES: readonly RegExp[] = [
  /^([ \t]*(?:[-*] )?(?:primary |additional )?working director(?:y|ies):[ \t]*)[^\n]+$/gim,
  /^([ \t]*(?:[-*] )?(?:platform|os version|shell):[ \t]*)[^\n]+$/gim,
  /^([ \t]*(?:[-*] )?is (?:directory )?a git repo(?:sitory)?:[ \t]*)[^\n]+$/gim,
];

/** The version of the Claude programs, as a line of its own in a system block. */
const BILLING = /^(x-anthropic-billing-header:[ \t]*)[^\n]+$/gim;
const GIT_STATUS =
  /(gitStatus: )This is the git status[^\n]*\n(?:[^\n]*\n){0,400}?Recent commits:(?:\n[^\n]+){0,40}/g;

/** What stands for what was taken out. */
const LEFT = '$1[varies]';

/**
 * A text of a system message without what differs from day to day and from machine to machine: today's date, and in texts that tell
 * of the machine its folders, system and shell (the Claude Agent SDK writes such), the version of the program and the state of git.
 */
export function withoutVolatileLines(text: string): string {
  let left = text.replace(DATE, LEFT).replace(BILLING, LEFT).replace(GIT_STATUS, LEFT);
  if (WORKING_DIRECTORY.test(left)) for (const line of ENVIRONMENT_LINES) left = left.replace(line, LEFT);
  return left;
}

const [BEGIN, END] = ['<system-reminder>', '</system-reminder>'];

/** The same of the parts of a user's message that a program put there in the name of the system. */
export function withoutVolatileReminders(text: string): string {
  let result = '';
  let copied = 0;
  for (let at = text.indexOf(BEGIN); at >= 0; at = text.indexOf(BEGIN, copied)) {
    const end = text.indexOf(END, at);
    if (end < 0) break;
    result += text.slice(copied, at) + withoutVolatileLines(text.slice(at, end + END.length));
    copied = end + END.length;
  }
  return result + text.slice(copied);
}
