import { sentences } from '../../text/language/sentences.ts';

/** What agents do for those whom they serve, as a first word of it. */
const SERVICE =
  'change|offer|refund|grant|process|issue|waive|extend|reimburse|guarantee|exchange|let you|give you|help you|credit|reschedule|rebook';
const THEIR_PEOPLE =
  '(?:guides?|engineers?|technicians?|assessors?|experts?|specialists?|colleagues?|team|staff|vets?|doctors?|nurses?|tuners?|drivers?|couriers?|advisers?|advisors?|consultants?|instructors?|developers?|mechanics?|inspectors?|electricians?|plumbers?|support|department|reception|desk)';
const MATTER =
  '(?:damage|problem|symptoms?|issue|experience|situation|incident|pain|error|defect|accident|fault|noise|smell|leak)';

/** Sentences that only those speak who serve others, by their form. */
const FORMS: readonly RegExp[] = [
  new RegExp(
    `\\bour (?:\\w+ )?${THEIR_PEOPLE} (?:(?:will|can|shall) (?:\\w+ )?(?:meet|call|contact|visit|help|be|have a look|take|look|see|get|welcome|come|assist|reach|pick|guide|examine|inspect|repair|fix)|(?:is|are) (?:now |already |currently )?(?:investigating|looking (?:into|after)|working on|here|happy|on (?:it|their way|its way)|taking care))\\b`,
  ),
  /\bplease note that (?!(?:i|i'm|my|we|we're|our)\b)/,
  /\b(?:do not|don't|never) hesitate to (?!(?:\w+ )?(?:me|my)\b)(?:\w+ )+(?!me\b)\w+/,
  /\bshould you (?:have|need|require|wish|encounter) (?:any|further|more|additional|assistance|help)\b(?!.*\b(?:contact|call|reach|ask|write to|email|phone) me\b)/,
  /\brest assured\b|\bto (?:help|assist|serve) you (?:further|better|with)\b|\bunfortunately,? all (?:\w+ ){1,6}(?:is|are) (?:sold out|fully booked|taken|no longer available)\b/,
  new RegExp(
    `\\bunfortunately,? (?:i|we) (?:cannot|can't|can not|are unable to|am unable to|are not able to) (?:${SERVICE})\\b(?!.*\\b(?:my|me|our)\\b)`,
  ),
  /\b(?:i|we)(?:'ve|'ll| have| will| just| now| already| also)* (?:send|sent|put|transferred|credited|delivered|posted|added|placed|forwarded|emailed) .{0,40}\b(?:to|in|into|on) your (?:inbox|account|card|phone|mobile|basket|cart|profile|calendar)\b/,
  /\bhow about (?:i|we) \w+ (?:you|your)\b|\b(?:i|we) (?:could|can) also offer\b/,
  /\bwhat(?:'s| is| was| are| were|s) your (?:\w+ )?(?:expectations?|symptoms?|availability|preferences?|preferred \w+|budget|occupation|profession|income|height|weight|age|experience|level|score|goals?|reasons?|relationship|destination|time ?frame|party size|desired \w+)\b/,
  /\bhow (?:long|often) (?:has|have|had) (?:your (?!\w+ (?:been (?:open|in business)))|you been (?:having|experiencing|feeling|using|living|working|with us))/,
  /\bhow (?:old|tall|heavy|large|big) (?:is|are) your (?!(?:company|office|shop|store|hotel|team|rooms?|cars?|groups?|classes)\b)|\bhow many \w+ (?:will be|are|are there) in your (?:group|party|household|family|team|class)\b/,
  new RegExp(
    `\\b(?:could|can|would) you (?:please |kindly )?(?:describe|tell me (?:more |a (?:bit|little) )?about|explain|elaborate on) (?:the|your) (?:\\w+ )?${MATTER}\\b`,
  ),
  /^(?:could you|can you|please|kindly|may i)\b.*\bso (?:that )?(?:i|we) (?:can|may) (?:\w+ )?(?:file|process|proceed|assist|help|locate|verify|look (?:you|it) up|register|open|arrange)\b/,
  /\b(?:sorry|sad|happy|glad|pleased|delighted) to (?:hear|learn|read) (?:about (?:the|your)|of your|(?:that )?you(?:'re| are|r)\b)|\b(?:sad|sorry) to see you (?:go|leave)\b/,
  /\b(?:we|i)(?:'re| are|'m| am) (?:\w+ )?(?:happy|delighted|pleased|glad|proud|thrilled|excited|honou?red) to (?:welcome|have|inform|offer|announce|confirm|invite|help|serve|host|tell|let) (?:you|your|that)\b/,
  /\bthank(?:s| you) for (?:reporting|flagging|bringing (?:this|that|it) to our|your (?:\w+ )?(?:interest|report|feedback|trust|purchase|booking|order|application|payment|inquiry|enquiry|request|visit|cooperation))\b/,
  /\blet (?:me|us) know (?:if|whether) (?:that|this|it) (?:resolves|helps|works|fixes|solves|suits)\b(?! (?:for you|for me))|\b(?:does|did) (?:that|this|it) (?:resolve|solve|fix) your\b/,
  /\b(?:what|which) \w+ (?:you are|are you|you're) (?:calling|writing|applying|working|travell?ing|looking|interested|enquiring|inquiring|staying|flying|using|running|driving)\b/,
  /\b(?:it|this|they|everything|the \w+) will be (?:processed|handled|completed|shipped|dispatched|refunded|reviewed|credited) (?:within|in|by|shortly|soon|as soon|today|tomorrow)\b(?!.*\?)/,
  /\bour (?:opening (?:hours|times)|hotline|help ?desk|reception|front desk|terms(?: and conditions)?|guidelines|experts|specialists|museum|clinic|practice|library|hotel|restaurant|academy|gym|fleet|showroom|menu|catalogu?e|loyalty program(?:me)?|cancell?ation (?:policy|terms)|customers|guests|patients|members)\b/,
  /^(?:and )?enjoy (?:your|the) (?:show|stay|flight|trip|meal|drive|visit|tour|ride|concert|performance|holiday|course|book|game)\b|\bdrive safely\b|\bwelcome aboard\b|\b(?:good|great) news[!:,] your\b/,
  /\b(?:allow me to|let me) (?:explain|introduce|assist|help|guide|walk) (?:you|how|our)\b|\bhow (?:can|may|might|could) (?:i|we) (?:be of|assist|help|serve|make)\b/,
];

/** Sentences of a desk: of what it has, what it did and what comes next. */
const DESK: readonly RegExp[] = [
  /\b(?:i|we)(?:'ve| have) (?:just |now |also )*(?:scheduled|rescheduled|issued|processed|refunded|waived|credited|escalated|initiated|put you|(?:noted|written) (?:it|that|this) down)\b(?!.*\b(?:your (?:web ?site|app|portal)|myself|yesterday|ago|online|here)\b)/,
  /\b(?:i|we)(?:'m|'re| am| are|'ll| will)(?: be)? (?:now )?(?:transferring|connecting|forwarding|putting|passing) you\b/,
  /\bwhat (?:brings you (?:here|in|to)|seems to be (?:the|wrong))\b|\bwhen did (?:the|your|this|it|these) (?:\w+ ){0,2}(?:start|begin|first|occur|appear)\b/,
  /\b(?:we|i) (?:(?:don't|do not) have (?:any|a)|have no|(?:currently|only|still) have|have) (?:\w+ ){0,3}(?:slots?|appointments?|rooms?|seats?|tables?|vacanc\w+|availability|openings?) (?:\w+ )?(?:left|available|open|free)\b|\bwe(?:'re| are) (?:fully booked|sold out)\b/,
  /\bwhile i (?:check|look (?:up|into)|pull up|search|access|review) (?:the|our|your) (?:\w+ )?(?:calendar|system|schedule|availability|records?|accounts?|database|files?)\b/,
  /\bto (?:confirm|summari[sz]e|recap|clarify)[:,]? (?:you(?:'d| would) like|you want (?!me)|you(?:'re| are) (?:looking|calling))/,
  /\bneed (?:just )?(?:a few|some|a couple of) (?:more |quick )?(?:details|questions|pieces of information|things) (?:from|about) you\b/,
  /\b(?:how|when|where|what|which \w+) would you (?:like|prefer) (?:to (?!(?:know|hear|see|be)\b)|your)|\bwould you (?:like|prefer) (?:to (?:pay|book|receive|proceed|add|schedule|keep|order|reschedule|cancel|upgrade|subscribe|sign up)|an? (?:refund|replacement|reminder|voucher|upgrade))\b/,
  /\b(?:i|we)(?:'ll| will) have your \w+|\byou(?:'ll| will) (?:then |also |shortly |soon )*(?:be (?:notified|contacted|informed|refunded|redirected|reimbursed|transferred)|(?:receive|get) (?:an? |our |your )(?:\w+ )?(?:text|sms|message|call|notification|reminder|invitation|e-?mail|confirmation|ticket|number))\b(?! from me)/,
  /\b(?:i|we)(?:'ll|'ve| will| can| could| have)(?: just| now| also)? (?:squeeze|squeezed|pencil|penciled|pencilled|fit|book|booked|put|sign|signed|set|slot|get) you (?:in|down|up|on (?:the|our))\b/,
  /^(?!.*\?)(?:.*[,:] )?your (?!(?:\w+ )?(?:system|app|website|site|page|team|shop|store|office|offer|answer)\b)(?:\w+ ){1,3}(?:is|are) (?:now )?(?:ready(?: for (?:pick|collect)\w*)?|on (?:its|the) way|waiting for you|being processed)\b/,
  /\byou can (?:now )?(?:collect|download|track|view|access) your\b|\b(?:i|we)(?:'ll| will) (?:let|inform|notify|ask|tell) our (?:\w+ )?\w+(?: know)?\b(?=.*\byou\b)/,
];

/** The first sentence of a message that by its form only an agent speaks; undefined for none. */
export const spokenAsAgent = (folded: string): string | undefined =>
  sentences(folded).find((sentence) => [...FORMS, ...DESK].some((form) => form.test(sentence)));
