import type { Message } from '../../schema/message.ts';
import type { SimulatedUser } from '../../schema/users/user.ts';
import { STOP_WORDS } from '../../text/lexicons/stop-words.ts';
import { gramJaccard } from '../../text/near-duplicates.ts';
import { bareName } from '../fact-names.ts';
import { coreName } from '../understand/fact-words.ts';
import { spokenAsAgent } from './agent-speech.ts';
import { lastHeard } from './last-heard.ts';

const THINGS =
  '(?:name|reservation|booking|order|account|appointment|ticket|request|case|refund|payment|card|subscription|flight|seat|details|profile|password|email|address|plan|policy|claim|transfer|statement|balance|loan|prescription|enrolment|enrollment|application|deployment|cluster|server|service|instance|pipeline|build|package|delivery|invoice|membership|registration|reference|information|identity|date of birth|birthday|phone|id|user id|number|library card|fine|course|grade|trip|room|stay|file|log|logs|change|cancellation|upgrade|issue|problem|concern|query|question|inquiry|enquiry|call|patience|time|understanding|records?)';
const DONE =
  '(?:updated|changed|cancell?ed|booked|processed|sent|issued|refunded|checked|confirmed|submitted|scheduled|rescheduled|reset|transferred|created|added|removed|applied|restarted|deployed|restored|renewed|enrolled|registered|extended|waived|credited|verified|completed|activated|blocked|unlocked|escalated|located|pulled up|moved|arranged|forwarded|opened|closed|rolled back|scaled|approved|noted|logged|prepared|corrected|fixed|resolved|reserved|shipped|replaced|upgraded|assigned)';

/** What users speak of as the agent's, in front of which "your" is theirs to say. */
const OF_SERVICE =
  '(?!(?:\\w+ ){0,2}(?:system|app|website|site|page|policy|policies|prices|team|company|colleagues?|store|shop|staff|agents?|drivers?|hotline|chat|bot|office|branch|messages?|emails?|letter|instructions|advice|answer|help|software|product|competitors?|service was|service has|server was|server has)\\b)';

/** How only those speak who serve others. */
const SERVING: readonly RegExp[] = [
  /\b(?:how|what) (?:can|may|could|might) (?:i|we) (?:help|assist|do for|be of)\b/,
  /\b(?:what|which|how) (?:can|may|could) (?:i|we) (?:\w+ ){0,3}for you\b/,
  /\b(?:anything|something|what) else (?:that )?(?:i|we) (?:can|may|could|might) (?:help|assist|do)\b|\b(?:is|was) there (?:anything|something) (?:else )?(?:you(?:'d| would)? (?:like|need|want)(?! (?:from|to know|of) ?)|i can|we can)\b|\banything else (?:for you|you need(?! from)|you'd like|today\?)/,
  /\b(?:i|we)(?:'d| would|'ll| will|'m| am|'re| are) (?:be )?(?:\w+ )?(?:happy|glad|pleased|delighted|here|able|more than happy|ready) to (?:\w+ )?(?:help|assist|support|serve|guide|check|do that|look into)\b(?! me\b)/,
  /\b(?:happy|glad|here|let me know if i can|pleased) to (?:help|assist|serve) ?(?:you|with that|with this|out|today)?\b[.!]?/,
  /\b(?:thank you|thanks) for (?:contacting|calling|reaching out|choosing|your (?:patience(?! with)|understanding|call|inquiry|enquiry|interest|business|loyalty|message|request)|being (?:a|our)|(?:providing|confirming|sharing|verifying) your|waiting|holding)\b/,
  /\b(?:i|we) (?:can |could |do |will |'ll )?(?:apologi[sz]e for (?:the|any|this|that) (?:late|long|poor|inconvenience|trouble|delay|wait|issue|experience|frustration|mistake)|understand your (?:frustration|concern|situation)(?!,? but i\b)|appreciate your (?:patience|business|understanding|cooperation))\b|\b(?:sorry|apologies) for (?:the|any) (?:inconvenience|trouble|delay|confusion) (?:this|that|it|we|caused|you)\b|\bmy apologies for the inconvenience\b/,
  /\b(?:can|could|may|might|would) (?:you|i) (?:please |kindly )*(?:provide|give|share|tell|have|get|confirm|verify|send|supply|state|spell)(?: me| us)?(?: with)? (?:your|the last four|a valid)\b/,
  /\b(?:please|kindly) (?:provide|confirm|verify|share|enter|state|give(?: me| us)?|send(?: me| us)?|tell me|supply|have ready) your\b(?![^.?!]*\bto (?:me|my|us|our)\b)/,
  /\b(?:what(?:'s| is)|may i have|i(?:'ll| will)? need|we(?:'ll| will)? need) your (?:full |first |last |current |user |customer |account |reservation |booking |order |phone |card |student |member |patient )*(?:name|number|id|email|address|code|birthday|date of birth|details|reference|phone|zip|postcode|reservation|booking|order|account|policy)\b/,
  new RegExp(
    `\\b(?:i|we)(?:'ve| have)? (?:just |now |already |also |successfully |gone ahead and |been able to |went ahead and )*(?:${DONE.slice(3, -1)}|found) (?:your|it for you|that for you|this for you|the \\w+(?: \\w+)? for you|you(?! (?:(?:the|my|a|an|all|both|this|that) )?(?:\\w+ )?(?:number|code|id|form|photo|picture|receipt|documents?|details|e?-?mail|message|letter|money|payment|file|proof|screenshot|logs?|everything|that|this|it|already|before|twice)\\b))\\b`,
  ),
  new RegExp(
    `\\byour (?:\\w+ ){0,3}${THINGS}(?: \\w+){0,4}? (?:has|have) (?:now |just |already |successfully )*been ${DONE}\\b`,
  ),
  new RegExp(
    `\\byour (?:\\w+ ){0,2}${THINGS} (?:is|are|was|were|will be|can be|cannot be|can't be|should be) (?:now |all |successfully |already )*(?:${DONE.slice(3, -1)}|set|ready|eligible|non-refundable|complete|on its way|active|valid|confirmed)\\b`,
  ),
  new RegExp(
    `\\byour ${OF_SERVICE}(?:\\w+ ){1,3}(?:has|have) (?:now |just |already |successfully )*been ${DONE}\\b`,
  ),
  /\b(?:i|we)(?:'ll| will| can|'m going to| am going to| shall| could) (?:now |just |gladly |also |certainly |then |quickly |then )*(?:\w+ ){0,2}(?:that|this|it|everything|a \w+|the \w+(?: \w+)?|your \w+(?: \w+)?|these|those|an? \w+ \w+) (?:for you|on your behalf|right away for you|to your (?:account|card|email|address|file))\b/,
  /\b(?:i|we)(?:'ll| will| can|'m going to| am going to| shall| have to| need to| must) (?:now |just |gladly |also |first |go ahead and |then )*(?:cancel|update|change|modify|process|check|verify|look up|pull up|access|review|transfer|forward|escalate|connect|issue|refund|reset|restart|book|schedule|reschedule|register|note|file|log|record|forward|handle|send|offer|assist|help|guide|walk) (?!you an? (?:\w+ )?(?:picture|photo|copy|screenshot|scan|receipt|document|e?-?mail|file|proof|link|list|video|log)\b)(?:you(?:r|rself)?\b(?! (?:manager|supervisor|boss|competitor|company))|you (?:with|a|an|to|through))/,
  /\b(?:let me|allow me to|i'll) (?:check|verify|look up|look into|pull up|review|see|find|confirm|access|help|assist|transfer|get|walk|take a look at) (?:that|this|it|your|you)\b.*\b(?:for you|your|you)\b|\blet me (?:check|verify|look|pull|see|find|get|take care of)\b.{0,40}\b(?:for you|your \w+)\b/,
  /\b(?:according to|as per|under|per|based on) (?:our|my) (?:\w+ )?(?:polic(?:y|ies)|records?|system|rules|guidelines|terms|database|tools?)\b|\b(?:our|my) (?:system|records?|database|policy|policies|records|supervisor team) (?:\w+ )?(?:shows?|indicates?|says?|allows?|does not|doesn't|do not|states?|requires?|confirms?)\b/,
  /\bas (?:an|your|the) (?:ai|assistant|virtual|language model|support|customer service|service|agent|automated|banking|digital|helpful)\b(?! (?:agent|assistant)?,? you\b)|\bi(?:'m| am) (?:an? )?(?:ai|virtual|your|the|automated|digital)? ?(?:assistant|language model|chatbot|support agent|customer service agent|service representative|virtual agent|support representative|agent here)\b/,
  /^\s*(?:\*\*|\[|<)?(?:agent|assistant|support|bot|representative|ai|customer service|operator|system)(?:\*\*|\]|>)?\s*[:>-]\s/im,
  /\bwould you like (?:me|us) to\b(?! (?:bring|send|show|upload|forward|provide|give|pay|wait|fill|return|come|call|email|repeat|spell|describe|explain|try|do|say|sign)\b(?! (?:you|an?other|it to you)\b))|(?<!\b(?:how|what|when|where) )\b(?:do|did) you want (?:me|us) to\b(?! (?:bring|send|show|upload|forward|provide|give|pay|wait|fill|return|come|call|email|repeat|spell|describe|explain|try|do|say|sign)\b(?! (?:you|an?other|it to you)\b))|(?<!\b(?:how|what|when|where) )\b(?:shall|should|may) (?:i|we) (?:go ahead|proceed|cancel|book|update|process|check|transfer|connect|send|continue|help)\b.*\?/,
  /\b(?:have|enjoy) (?:a|the rest of your) (?:nice|great|wonderful|lovely|pleasant|good)? ?(?:day|flight|trip|stay|evening|weekend)\b.*\b(?:from all of us|on behalf of|thank you for)\b/,
  /\b(?:welcome to|you've reached|you have reached|this is \w+ (?:from|with|at) (?:customer|support|the))\b/,
  /\b(?:feel free to (?:ask|reach out|contact|let me know)|don't hesitate to (?:ask|contact|reach out)|if you have any (?:other|further|more)? ?questions?|let me know if you (?:need|have|want|would like|'d like) (?:any |some )?(?:further |more |other |additional )?(?:help|assistance|questions?|support|concerns?|me to)\b|do you (?:require|need) (?:any )?(?:further |more |other |additional )?(?:assistance|help|support))/,
  /\b(?:i|we) (?:can|could|may|would like to|'d like to|am able to|are able to|'m able to) offer you\b|\byou(?:'re| are) (?:eligible|entitled) (?:for|to)\b|\byou(?:'ll| will) (?:receive|get|find|see) (?:a|an|your|the) (?:\w+ )?(?:confirmation|refund|email|e-mail|receipt|voucher|notification|update|link|code)\b/,
  /\b(?:shall|should|may|can|will|could|would) (?:i|we)\b.{0,80}\bfor you\b|\bmay (?:i|we) (?:ask|have|know|note|take)(?: for)? your\b|\bkeep you (?:posted|updated|informed)\b|\b(?:valued|dear) (?:customer|client|guest|member|patient|passenger|student|user)\b/,
  /^(?:(?:ok|okay|sure|alright|certainly|of course|great)[,.!]? )?(?:now |i'm |i am |we're |we are )?(?:currently |now |just )?(?:processing|checking|looking up|looking into|cancell?ing|updating|rolling back|booking|restarting|verifying|pulling up|transferring|reviewing|issuing|preparing|submitting|opening|resetting|renewing|scheduling|registering|sending you) your\b/,
  new RegExp(
    `\\byour ${OF_SERVICE}(?:\\w+ ){1,3}(?:was|were|will be|is being|has been|have been) (?:\\w+ly |now |just )*(?:\\w+ed|sent|made|done|set|paid)\\b`,
  ),
  new RegExp(
    `\\b(?:i|we)(?:'ve| have)? (?:\\w+ly |now |just |already )*(?!(?:received|followed|used|tried|called|checked|visited|contacted|emailed|wanted|needed|liked|loved|appreciated|accepted|noticed|missed|entered|watched|opened|asked|downloaded|installed|trusted|answered|signed|reached|phoned|messaged|joined|clicked|considered|viewed|reviewed|understood)\\b)\\w+ed your ${OF_SERVICE}\\w+`,
  ),
  /\bi can (?:give|offer|arrange|reserve|book|get) (?:you )?an? (?!(?:\w+ )?(?:copy|photo|screenshot|call|number|name|email|moment|minute|second|list|description|example|deposit|reason|document|proof|link|hint|picture|receipt)\b)/,
  /\bi(?:'ll| will| can| could|'ve| have)\b(?![^.?!]{0,60}\b(?:questions?|number|info|information|spell|repeat|another|more|news|one|this|that|it|receipts?|photos?|pictures?|screenshots?|files?|documents?|forms?|copy|copies|attached|list|proof)\b)[^.?!]{0,60}\bfor you\b/,
  /\bhow (?:can|may|could) \w+(?: \w+)? (?:help|assist|serve) you\b|\b(?:which|what|when|where) [^?.!]{0,40}\bdo you (?:want|wish|prefer)\b(?! (?:me|from|us|to (?:hear|know|see)|more)\b)|\bdo you have any (?:other |further |more )?questions\b/,
  /\bwhat (?:\w+ ){1,3}are you (?:applying|looking|trying|calling|interested|flying|travelling|traveling|having|experiencing|planning|hoping)\b|\bpurpose of your\b|\b(?:the|our|a|an) (?:\w+ ){1,2}(?:will|is going to) (?:\w+ )?(?:inform|contact|notify|call|visit|reach|help|assist|email|write to) you\b|\bwe(?:'d| would) be (?:delighted|happy|glad|pleased) to\b|\b(?:further|more|other|additional) (?:help|assistance|support)\b[^?]*\byou\b[^?]*\?/,
  /\b(?:on|in) your behalf\b|\b(?:what|which) \w+ are you (?:at|in|on|from)\b|\b(?:describe|explain|state) your (?:problem|issue|situation|symptoms?|concern|request|matter)\b|\byou(?:'ve| have) been (?:\w+ly )?(?!(?:warned|told|asked|rated|recommended)\b)\w+ed\b|\bwould you like (?:to|(?:me|us) to(?! (?:bring|send|show|upload|forward|provide|give|pay|wait|fill|return|come|call|email|repeat|spell|describe|explain|try|do|say|sign)\b(?! (?:you|an?other|it to you)\b)))\b|\b(?:can|may|could|shall) (?:i|we) (?:do|find|get|help|assist|offer|serve|be of)\b.{0,40}\b(?:for you|you (?:find|with|today)|anything else|else)\b|\bhow (?:may|can|could) (?:i|we) assist\b|\bdo you need (?:any )?(?:help|assistance|support) with\b|\bwelcome to (?:the|our)\b/,
  /\bwe (?:will|can|shall|have|wish|value|take|offer|regret|are (?:happy|glad|pleased|working|sorry)|look forward)\b(?![^.?!]{0,60}\b(?:can|could|will|would|do|did) you\b)[^,.?!]{0,60}\b(?:you\b|your (?!(?:\w+ ){0,2}(?:help|answer|message|email|letter|website|app|policy|hotline|staff|team|company|number)\b))/,
  /\b(?:a|an|our|one of our|the) (?:\w+ )?(?:technician|agent|colleague|surveyor|specialist|engineer|nurse|doctor|advisor|adviser|clerk|representative|manager|supervisor|courier|driver|team) (?:will|is going to|is about to) (?:\w+ )?(?:visit|call|contact|reach|help|assist|see|meet|email|write|inform) you\b/,
  /\bi(?:'ll| will| can| shall|'m going to) (?:\w+ )?(?:assist|refund|reimburse|credit|notify|visit|guide|connect|transfer|book|register|inform|enrol|enroll|walk) you\b/,
  /\b(?:please|kindly) (?:let me have|let us have|show me|tell me|tell us|restart|reboot|unplug|reset|check|open|log in|log into|log out of all|sign|fill|hand|bring|note|type|scan|read|press|click|select|choose|turn) (?:in |out |on |off )?(?:your|the \w+ on your)\b|\band tell (?:me|us) what you see\b|\bunder your (?:policy|contract|plan|agreement)\b/,
  /\b(?:for security|for verification|to verify your identity|to locate your|to access your|before i can (?:proceed|help|continue|access|do that))\b/,
  /\b(?:our (?:customers?|clients?|guests?|patients?|passengers?|members?|users|students)|we (?:value|care about) (?:you|your))\b/,
];

/** Speaks of the user as of somebody else, or stands outside of the talk. */
const OUTSIDE: readonly RegExp[] = [
  /^\s*(?:\*\*|\[|<)?(?:user|customer|client|caller|me|simulated user)(?:\*\*|\]|>)?\s*:\s/im,
  /\bthe (?:user|customer|simulated user|simulator) (?:wants|would|is|has|says|asks|should|needs|will|responds|replies|provides)\b/i,
  /\b(?:i am|i'm|as) (?:a |the )?(?:simulat(?:ed|ing|or)|role-?play(?:ing)?|user simulator|test user)\b|\bmy (?:instructions|persona|script|scenario|system prompt)\b|\bin this (?:simulation|scenario|role-?play|conversation, i (?:am|play))\b/i,
];

/** From here on two texts are the same wording. */
const PARROTED = 0.8;
const LEAST = 25;

/** Words behind which a matter of the user ends: "your loan was …", "your claim?". */
const BEHIND =
  '(?=$|[.,;:!?]|(?: (?:has|have|had|is|was|were|will|can|cannot|shall|would|should|must|may|could|does|did|remains?|stays?|needs?|shows?|ends?|starts?|begins?|expires?|covers?|includes?|i|we|you|it|there|and|or|for|until|from|to|in|on|by|please|now|with|so|at|of|that|this|first|again|number|as|before|after|right|today|yet)\\b))';

/** Speaks of what is the user's own, by its facts and its goal, as of the other's: "your library card". */
function ofTheOther(
  { facts, unknown, goal }: Pick<SimulatedUser, 'facts' | 'unknown' | 'goal'>,
  folded: string,
): string | undefined {
  const names = [...Object.keys(facts), ...unknown].flatMap((name) => [
    bareName(name),
    coreName(name),
    coreName(name).split(' ').at(-1) ?? '',
  ]);
  const owned = [
    ...goal.toLowerCase().matchAll(/\b(?:your|my|their|his|her|user's|the) ((?:\p{L}+ )?\p{L}+)/gu),
  ].flatMap(([, noun = '']) => noun.split(' '));
  const words = [...names, ...owned].filter(
    (word) => word.length > 2 && !THEIRS.has(word) && !STOP_WORDS.has(word),
  );
  for (const word of new Set([...words, ...CUSTOMERS])) {
    const found = new RegExp(
      `(?<!\\bif )\\byour ${OF_SERVICE}(?:[\\w-]+ ){0,2}?${escaped(word)}${BEHIND}`,
    ).exec(folded)?.[0];
    if (found !== undefined) return found;
  }
  return undefined;
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** What only customers have. */
const CUSTOMERS =
  'request enquiry inquiry concern claim reservation booking order account appointment ticket application subscription membership registration enrolment enrollment loan prescription contract password passport identity birthday'.split(
    ' ',
  );

/** What agents have of their own, whatever a goal says of it. */
const THEIRS = new Set(
  'service price prices company agent policy website app staff team office hotel store shop branch product products rate rates offer course courses bill bills invoice letter reminder estimate quote advert mistake error'.split(
    ' ',
  ),
);

/** Without what it quotes of the talk. */
function withoutQuotes(talk: readonly Message[], folded: string): string {
  const heard = talk.map(({ content }) => content.toLowerCase());
  return folded.replace(/["“”]([^"“”]{4,})["“”]/gu, (all, quoted: string) =>
    heard.some((one) => one.includes(quoted.replace(/[.,!?]$/, ''))) ? ' ' : all,
  );
}

/** What shows that a message is not the user's: help that is offered, words of the service, talk about the user, or the agent's own words again. */
export function swappedRole(
  user: SimulatedUser,
  talk: readonly Message[],
  message: string,
): string | undefined {
  const folded = withoutQuotes(talk, message.normalize('NFKC').replace(/[‘’]/gu, "'").toLowerCase());
  for (const pattern of [...SERVING, ...OUTSIDE]) {
    const found = pattern.exec(folded)?.[0];
    if (found !== undefined) return found.trim();
  }
  const other = spokenAsAgent(folded) ?? ofTheOther(user, folded);
  if (other !== undefined) return other;
  const heard = lastHeard(talk);
  return heard !== undefined && message.length >= LEAST && gramJaccard(heard, message) >= PARROTED
    ? message.slice(0, 80)
    : undefined;
}
