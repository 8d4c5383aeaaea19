import { stems } from '../../text/language/words.ts';
import type { Found } from '../categories.ts';
import type { Facet } from '../facet.ts';
import type { RecordedOutcome } from '../recorded-outcome.ts';
import { type Spoken, spokenIn } from './spoken.ts';

/** From so many equal instructions on a log goes round in circles: the fourth time is no retry. */
const LOOP = 4;
const ALIKE = 0.8;
/** So often a log has to say of itself that it is in a loop. */
const SAID = 3;
/** Messages that are compared, and characters of each. */
const MOST = 120;
const LONGEST = 600;
/** Share of the words of a question below which its log is about something else, where the log states a task at some length. */
const ABOUT = 0.5;
const LEAST_WORDS = 5;
const STATED_WORDS = 40;
/** The share where it states none: agents that begin at once need not say the question again. */
const ABOUT_SHORT = 0.2;

const SAYS_LOOP = /in_loop"?\s*:\s*(?:\{\s*"reason"\s*:\s*"(?:[^"\\]|\\.)*"\s*,\s*"answer"\s*:\s*)?true/gi;
const REASON_LOOP = /\brepeated(?:ly)?\b|\bagain and again\b|\b(?:in|stuck in) a loop\b|\bover and over\b/i;
const SHUT_OUT =
  /\bcaptcha\b|\bjust a moment\b|\bchecking your browser\b|\baccess denied\b|\b(?:403 forbidden|forbidden|service unavailable|are you (?:a )?(?:human|robot))\b|\bverify (?:that )?you are (?:a )?human\b/i;
/** What a page, a file or the runner says when it gave nothing. */
const NOTHING_THERE =
  /\b404\b|\b(?:file|page) not found\b|\bno such file\b|\berror processing\b|\btimed? ?out\b/i;
const NOT_OPENED =
  /\b(?:fail\w*|unable|inability|difficult\w*|could(?: not|n't)|can(?:not|'t))\b.{0,60}\b(?:access|open|load|fetch|download)\w*/i;
const NOT_REACHED = /\b(?:retriev|access|reach|open|load|fetch|download|locat)\w*/i;
const ASSUMED = /\bassum(?:e|es|ed|ing|ptions?)\b|\bguess(?:es|ed)?\b/i;
const EXHAUSTED =
  /\bexhaust(?:s|ed|ing|ion)?\b[^.]{0,40}\b(?:budget|(?:step|turn|round|interaction)s?|limits?)\b|\b(?:budget|(?:step|turn|round|interaction)s?|limits?)\b[^.]{0,20}\bexhausted\b/i;
const USED_UP =
  /\b(?:interaction|step|turn|round|time)s? limits?\b|\bran out of\b|\bmax(?:imum)? (?:time|rounds?|turns?|steps?)\b[^.]{0,20}\breached\b/i;
/** The same as an agent says it of itself, or its runner: an answer may speak of limits too. */
const SAYS_USED_UP =
  /\b(?:i|we)(?:'ve| have)? r[au]n out of (?:\w+ ){0,2}(?:budget|time|(?:step|turn|round|interaction|token|attempt)s?)\b|\bmax(?:imum)? (?:number of )?(?:time|rounds?|turns?|steps?)\b[^.]{0,20}\breached\b/i;
const UNFOUNDED =
  /\bfabricat|\bhallucinat|\bmade[- ]up\b|\binvent(?:s|ed)\b|\bplaceholders?\b|\bapproximat\w*|\bwithout (?:actually |further |first |taking )?(?:the necessary |necessary )?(?:verif|check|search|retriev|look|confirm|perform|action)\w*|\b(?:does|did|do) not (?:actually )?(?:verify|check|confirm)\b|\bnecessary (?:steps|actions)\b|\bdirectly (?:reach|gave|give|provid|conclud|answer|draw)\w*/i;
const NOT_SEEN =
  /\b(?:did|does) not (?:provide|obtain|extract|see|get|read|open)\w*\b.*\b(?:text|page|image|document|lyrics|transcript|content|audio|video|file)\b/i;

/**
 * What a log of agents shows beside the words of whoever found the mistake: going in circles, a task that is not the question, a page that
 * let nobody in, claims without a source. Only for logs that name a mistake.
 */
export function teamLog(facet: Facet, outcome: RecordedOutcome): Found | null {
  if (!outcome.mistake) return null;
  const { messages } = spokenIn(facet);
  const reason = facet.reasons.join(' ');
  const texts = messages.map(({ content }) => content);
  if (NOT_OPENED.test(reason) && texts.some((text) => SHUT_OUT.test(text) || NOTHING_THERE.test(text)))
    return { category: 'tool_backend_error', why: 'what it needed could not be opened' };
  const circles = REASON_LOOP.test(reason) ? LOOP : mostAlike(texts);
  const said = messages.reduce((sum, { content }) => sum + (content.match(SAYS_LOOP)?.length ?? 0), 0);
  if (circles >= LOOP || said >= SAID)
    return {
      category: 'loop_or_repetition',
      why:
        said >= SAID ? 'the log itself says that it is in a loop' : 'the same step was taken again and again',
    };
  const question = [...new Set(stems(facet.turn?.input ?? ''))];
  const first = new Set(
    stems(
      messages
        .slice(0, 2)
        .map(({ content }) => content)
        .join('\n'),
    ),
  );
  const known = question.filter((stem) => first.has(stem)).length;
  const about = first.size >= STATED_WORDS ? ABOUT : ABOUT_SHORT;
  if (question.length >= LEAST_WORDS && messages.length > 0 && known < about * question.length)
    return { category: 'context_lost', why: 'the log is about something else than the question' };
  if (NOT_REACHED.test(reason) && texts.some((text) => SHUT_OUT.test(text)))
    return { category: 'tool_backend_error', why: 'a page let nobody in, and the work ended there' };
  const claim = unsourcedClaim(messages, callsBefore(facet, outcome));
  if (claim !== undefined)
    return { category: 'hallucination', why: `says "${claim}" before anything had been looked up` };
  const assumed = ASSUMED.test(reason) && !RECKONED.test(reason);
  if (assumed || UNFOUNDED.test(reason) || NOT_SEEN.test(reason))
    return { category: 'hallucination', why: 'claims what it had not looked up' };
  if (EXHAUSTED.test(reason) || USED_UP.test(reason) || endsUsedUp(texts))
    return { category: 'budget_exceeded', why: 'its steps were used up before it had answered' };
  return null;
}

/** The last of all says that there was no more time, or nobody got to answer. */
function endsUsedUp(texts: readonly string[]): boolean {
  const last = texts.at(-1) ?? '';
  const says = SAYS_USED_UP.test(last) || EXHAUSTED.test(last);
  return (
    says ||
    endsUnanswered(
      last,
      texts.some((text) => HEADING.test(text)),
    )
  );
}

/** A program that nobody ran any more. */
const TO_BE_RUN = /\b(?:let's|please) (?:run|execute)\b[^.]{0,80}[.:]?\s*$/i;
const PROGRAM =
  /^(?:python\d?|py|bash|sh|shell|javascript|js|typescript|ts)\s|^\s*(?:import|from|def|print|#!)\b/im;

/** Whether a text ends in a block that holds a program. */
const endsInProgram = (text: string) =>
  text.trimEnd().endsWith('```') && PROGRAM.test(text.split('```').at(-2) ?? '');

/**
 * The last of all is a program that nobody ran, in a log where programs are run, or what one gave back when it failed, or nothing at all:
 * nobody got to answer.
 */
function endsUnanswered(text: string, runs: boolean): boolean {
  if (runs && (TO_BE_RUN.test(text) || endsInProgram(text))) return true;
  if (!HEADING.test(text) && !/^\s*traceback\b/i.test(text)) return false;
  const told = text.replace(HEADING, '').trim();
  return FAILED_OUTPUT.test(text.slice(0, BEGINNING)) || /^\W*$/.test(told);
}

/** Whether a log holds a call or anything that a program or a page gave back; without, an answer is what the agents knew or reckoned. */
export const lookedUpAnything = (facet: Facet) =>
  (facet.turn?.tool_calls ?? []).length > 0 ||
  spokenIn(facet).messages.some(({ content }) => OUTPUT.test(content.slice(0, BEGINNING)));

/** How what a program or a page gave back begins among the messages of a log. */
const OUTPUT =
  /^\s*(?:exit ?code|traceback|address:|status(?: code)?:|(?:code )?output:|stdout|results?:|search results?\b)|\b(?:viewport|screenshot)\b/i;
/** What a runner answers to a message without a program, in the same words each time. */
const NOTHING_TO_RUN = /\bno code\b[^.]{0,40}\b(?:execute|run|detected)\b/i;
const HEADING = /^\s*exit ?code\b[^\n]*\n(?:\s*code output:)?/i;
const FAILED_OUTPUT = /\b(?:execution failed|traceback|error|exception)\b/i;
const LEAST_OUTPUT = 20;
const BEGINNING = 400;
/** Somebody says that it has looked, checked or found; not that it has found a fault. */
const LOOKED =
  /\b(?:after (?:having )?(?:reviewing|visiting|checking|contacting|calling|searching|consulting)|upon (?:visiting|checking|reviewing)|(?:i|we)(?:'ve| have)? (?:(?:manually|carefully|now|also|successfully|already|thoroughly) )*(?:visited|reviewed|double-checked|checked|verified|confirmed|found|looked up|contacted|called|searched|accessed|identified|gathered|collected|consulted|cross-checked))\b(?! (?:an?|the|some|that) (?:issue|error|mistake|problem|bug|discrepancy))/i;

/** How many messages had been said before the first call that did not fail; 0 where nobody knows its place. */
function callsBefore({ turn }: Facet, { callsAfter }: RecordedOutcome): number | undefined {
  const places = (turn?.tool_calls ?? []).flatMap(({ error }, at) =>
    error === undefined ? [callsAfter?.[at] ?? 0] : [],
  );
  return places.length > 0 ? Math.min(...places) : undefined;
}

/**
 * Words by which a log claims to have looked something up before any tool or page in it had told anything, or a call was made (`called`:
 * the messages before it). The first message states the task.
 */
function unsourcedClaim(messages: Spoken['messages'], called = Number.POSITIVE_INFINITY): string | undefined {
  for (const { content: text, at } of messages.slice(1)) {
    if (at >= called) return undefined;
    const beginning = text.slice(0, BEGINNING);
    if (OUTPUT.test(beginning)) {
      const told = text.replace(HEADING, '').trim().length > LEAST_OUTPUT;
      if (told && !FAILED_OUTPUT.test(beginning)) return undefined;
    } else if (!isState(text)) {
      const claim = LOOKED.exec(text)?.[0];
      if (claim !== undefined) return claim;
    }
  }
  return undefined;
}

/** A state that is written down anew each time is alike by its form, and no claim. */
const isState = (text: string) => /[{[]\s*"/.test(text.slice(0, LONGEST));

/** How often the message that comes most often comes, word for word or nearly. */
function mostAlike(texts: readonly string[]): number {
  const sets = texts
    .filter((text) => !isState(text) && !OUTPUT.test(text.slice(0, BEGINNING)) && !NOTHING_TO_RUN.test(text))
    .slice(-MOST)
    .map(
      (text) =>
        new Set(
          text
            .slice(0, LONGEST)
            .toLowerCase()
            .match(/[\p{L}\p{N}]+/gu) ?? [],
        ),
    )
    .filter(({ size }) => size >= LEAST_WORDS);
  let most = 0;
  for (const one of sets) {
    const alike = sets.filter((other) => {
      if (Math.min(one.size, other.size) < ALIKE * Math.max(one.size, other.size)) return false;
      let common = 0;
      for (const word of one) if (other.has(word)) common += 1;
      return common >= ALIKE * (one.size + other.size - common);
    }).length;
    most = Math.max(most, alike);
  }
  return most;
}

const SEARCHED =
  /\b(?:useful|useless|relevant|irrelevant|unrelated|unreliable)\b|\bsearch(?:ing|ed|es)?\b|\bretriev|\bsources?\b|\bweb ?(?:page|site)s?\b|\bdatabase\b/i;
const RECKONED =
  /\b(?:calculat|count|comput|reckon|compar|sum|convert|misread|copied|arithmetic|logical|reasoning)\w*/i;

/**
 * Who can mend a wrong fact that somebody described: the data where a search brought it, the model where it was reckoned wrong or said
 * without anything looked up, else the prompt.
 */
export function ownerOfWrongFact(facet: Facet): 'data' | 'model' | 'prompt' {
  const reason = facet.reasons.join(' ');
  if (!lookedUpAnything(facet)) return 'model';
  if (SEARCHED.test(reason)) return 'data';
  return RECKONED.test(reason) ? 'model' : 'prompt';
}
