import { sentences } from '../../text/language/sentences.ts';

/** Ends a talk by itself. */
const ENDS =
  /\b(?:good ?bye|farewell|bye+(?: bye+)?|ciao|adieu|cheerio|so long|over and out|good (?:day|night|evening) to you|(?:is|was|'s) enough(?=[.,!]|$)|(?:matter|case|chat|call|conversation|ticket|issue) (?:is |as )?(?:closed|settled|finished|over|done)|(?<!\bnot )(?:all|everything|all what|(?:got|have|found|had|was|is) what) (?:that )?i (?:came for|need|needed|want|wanted)(?: to know)?(?: today| now)?(?=[.,!]|$)|see (?:you|ya|u)|(?:until|till) (?:next time|then)|take care(?! of)|have an? (?:\w+ )?(?:day|evening|night|weekend|week|one|time|afternoon|morning)|(?:that|this)(?:'s| is| was|'ll be| will be|'d be| would be) (?:all|everything|it)(?: (?:i|for|that|from|then|thanks|thank|today|really|we)\b|[.!,]|$)|(?:that|this|it) (?:does it|(?:wraps|sums) (?:it|this|that|everything) up|(?:concludes|settles|covers|finishes|completes) (?:it|this|that|everything|the|my))|no (?:more|further|other) (?:questions?|wishes|requests|from)|i(?:'m| am) (?:all )?(?:done|good|all set|finished)\b(?! (?:with|to|at|on))|all set(?: then)?[.!,]|we(?:'re| are) (?:all )?(?:done|finished|through|good)(?: here)?(?=[.,! ]|$)|i(?:'m| am) (?:out|through|off|leaving)(?=[.,!]| now| then|$)|i wish you an? \w+|that(?:'ll| will) do|thats (?:all|it|everything)|no need for (?:anything|more)|(?:problem|matter|issue) (?:is )?solved|i(?:'ll| will) (?:leave it (?:there|at that|here)|stop (?:here|now|there)|(?:be|get) going|be off|go now|hang up|log off)|end of (?:the |this |our )?(?:conversation|chat|call|talk|story|discussion|message|dialogue)|let's (?:end|stop|leave it|call it|close|finish)|(?:gonna|going to|will|i'll|want to|would like to|wish to) (?:hang up|log off|(?:end|close|finish|leave) (?:the|this|our|it))|(?:talk|speak|write) (?:to you )?(?:later|soon|again)|(?:i )?(?:have to|need to|must|gotta|got to) (?:go|run|leave|dash|be off)(?= now| soon|[.,!]|$)|(?:we|you) can (?:end|close|finish|stop|wrap up)|call it a day|closing (?:this|the chat)|finished here|done here)(?=\W|$)|(?:^|[.!,;:] )(?:no[,.]? )?nothing (?:else|further|more)\b|^(?:later|laters|ttyl|cya|exit|quit|end|stop)[.!]*$/i;
/** A mark of the end in brackets or between signs: `[END OF CONVERSATION]`, `###STOP###`. */
const MARK =
  /^(?:[[({<#*_]+ ?(?:\w+[ _-]){0,3})(?:ends?|stop|done|transfer|exit|quit|finish(?:ed)?|over|closed?|terminated?)\b[\w -]{0,24}[\])}>#*_ ]+$|^(?:end|stop|done|exit|quit)[\])}>#*_]+$/i;
/** Thanks for all of it, and the close of a letter: an end where nothing else is said. */
const THANKS = /\b(?:thanks?|thank you|thx|ty|cheers|merci|much obliged|grateful)\b/i;
const CLOSE =
  /\b(?:kind|best|warm|many|with) (?:regards|wishes|greetings)\b|\b(?:regards|sincerely|yours (?:truly|faithfully)|for everything|for all|for your (?:time|help))\b/i;
/** Longer messages say something. */
const MOST = 16;

/** Whether a message does nothing but take its leave, told by its form: short, without a figure or a question, and with a word of farewell in its last sentences. */
export function isFarewell(message: string): boolean {
  const text = message.normalize('NFKC').replace(/[‘’]/gu, "'").trim();
  if (MARK.test(text)) return true;
  const words = text.split(/\s+/).length;
  if (words > MOST || /[\d@?]/.test(text)) return false;
  const last = sentences(text).slice(-2).join(' ');
  return ENDS.test(last) || (THANKS.test(text) && CLOSE.test(text));
}
