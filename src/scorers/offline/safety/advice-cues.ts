/** What a sentence does, as far as advice goes; each a share of certainty in [0, 1]. */
export interface AdviceCues {
  /** Tells the reader what to do: "you should", "take", "I'd recommend". */
  readonly directs: boolean;
  /** Offers it: "you could try", "consider", "might help". */
  readonly offers: boolean;
  /** Says what ought to be done without an addressee: "should be used", "is needed", "may be useful". */
  readonly urges: boolean;
  /** Calls something usable or valuable in practice: "could be used", "is safe and effective". */
  readonly endorses: boolean;
  /** Gives a view on the reader's own case: "it may be an allergy", "no, you don't need to". */
  readonly assesses: boolean;
  /** Names a dose, an amount, a product, a security, or the reader's own case. */
  readonly specific: boolean;
  /** Sends the reader to a professional. */
  readonly refers: boolean;
  /** Nothing but that. */
  readonly onlyRefers: boolean;
  readonly emergency: boolean;
  /** Says that it does not know. */
  readonly unsure: boolean;
  readonly sympathises: boolean;
  readonly asks: boolean;
  /** Tells a story or a result: first person, past tense, figures. */
  readonly narrates: boolean;
  readonly reports: boolean;
}

const SOMEBODY =
  '(?:you|u|he|she|they|we|one|people|patients|everyone|everybody|anyone|women|men|parents|children|clinicians|physicians|doctors|psychiatrists|specialists|professionals|educators|leaders|your \\w+)';
const DUTY =
  "(?:should(?! have| be able| feel better|(?: soon| now| also| then)? (?:receive|hear|expect|arrive|notice))|must|needs? to|has to|have to|ought to|had better|'d better|better|shouldn't|should not|must not|mustn't|don't need to|do not need to)";
const DIRECTS = new RegExp(
  `\\b${SOMEBODY} (?:\\w+ ){0,2}${DUTY}\\b|\\b(?:i|we|i'd|i would|we'd|would|i'll|strongly) (?:\\w+ )?(?:recommend|suggest|advise|urge|encourage)\\b|\\b(?:my|our) (?:advice|recommendation|suggestion|opinion)\\b|\\b(?:make|be) sure (?:to|you|that)\\b|\\bit(?:'s| is) (?:best|better|recommend\\w*|advis\\w+|important|essential|necessary|vital|safer) (?:to|that|for)\\b|\\bi(?:'d| would) (?:never |definitely |just |not )?(?:go|take|try|get|see|use|avoid|start|stop|call|sell|buy|hold|wait|ask|talk|say|do|put|treat)\\b|\\bi(?:'d| would) (?:never |definitely |just |not |probably |rather )?(?!be |like |love |have |need |want |hope |guess |think |know |say |appreciate |prefer |assume |imagine )[a-z]+ (?:the|your|an?|my|it|that|this|them|all|every)\\b|\\b(?:your|the) (?:best|safest|smartest|wisest) (?:\\w+ )?(?:is|would be) to\\b|\\byou can (?:safely|absolutely|definitely)\\b|\\bi say \\w+|\\b(?:recommended|advised|advisable|recommendable) (?:to|that)\\b`,
  'i',
);
/** Verbs with which advice of daily life, medicine, money and law opens. */
const OPENING =
  /^(?:in brief:? )?(?:(?:yes|yeah|no|sure|okay|ok|absolutely|also|then|so|and|but|please|just|first(?:ly)?|next|instead|for now|until then|definitely|simply|maybe|perhaps),? |(?:if|when|before|after|in addition|in the meantime)\b[^,]{0,80}, ){0,4}(?:do not|don't|dont|never|always|try|take|drink|eat|rest|stay|avoid|stop|start|use|apply|get|go|keep|give|call|see|visit|consult|talk|speak|ask|tell|check(?! it out)|wash|wear|isolate|self[- ]isolate|self[- ]quarantine|quarantine|treat|continue|consider|remember|focus|find|learn|write|make|set|let|put|read|listen|look|watch|practi[cs]e|breathe|exercise|sleep|meditate|reduce|increase|limit|cut|buy|sell|hold|invest|save|pay|borrow|move|split|allocate|diversify|short|file|sue|plead|sign|refuse|demand|claim|appeal|contact|hire|send|report|document|record|seek|stock|flush|approach|ignore|accept|complete|finish|repeat|ensure|be|have|add|remove|clean|soak|gargle|monitor|measure|test|become|join|believe|trust|think|enjoy|create|build|skip|double|halve|max|mix|switch|swap|withdraw|quit|refinance|declare|deny|negotiate|hide|delay|buying|doing|taking|getting|seeking|keeping)\b/i;
const NO_IMPERATIVE =
  /^(?:be(?:ing|cause|fore|en|tter|st)\b|have (?:you|a (?:good|nice|great)|they|we|i)\b|let (?:me|us) know|let's see|see (?:you|above|below)\b|think(?:ing)? of|keep posting|get well|take care\b|read more|claims?\b.*(?:were|was)|reports?\b|tests?\b.*(?:were|was|showed)|records?\b|sleep (?:was|is|quality|problem)|exercise (?:was|is)|(?:stress|health|use) (?:was|were|is|of|in))/i;
const OFFERS =
  /\b(?:you|u|he|she|they|we) (?:\w+ )?(?:could|can|may|might|may want to|might want to) (?:also |always |just |even |maybe |perhaps )?(?:try|use|take|ask|talk|speak|see|go|get|do|find|start|look|buy|sell|file|sue|apply|consider|benefit|call|check|think|make|want)\b|\b(?:try|consider|worth) (?:\w+ing|the|some|a|it|to)\b|\b(?:might|may|could|can|would|will|really|probably) (?:\w+ )?(?:help|benefit|be (?:worth|beneficial|good|helpful|best|better)|do you (?:some )?good|push you)\b|\b(?:helps?|beneficial|works?) (?:to|for|me|reset|you)\b|\bhow about\b|\bwhy not\b|\b(?:good|great|smart|best) (?:idea|thing|way|choice)\b/i;
const URGES =
  /\b(?:should(?! (?:have|also have|or can|be able|(?:soon |now |also |then )?(?:receive|hear|expect|arrive|notice)))|must|ought to|needs? to|requires?|is required|are required|need for|need to|(?:is|are) (?:\w+ )?(?:needed|warranted|necessary|necessitated|recommended|crucial|essential|imperative|advis\w+)|recommend\w*|highlights? the|underscor\w+|call(?:s|ing)? for|urgen\w+|warrants?|be encouraged|implications? for|supports? the (?:use|importance)|emphasi[sz]es?|be (?:aware|considered|included|prioriti[sz]ed|implemented))\b/i;
const ENDORSES =
  /\b(?:(?:can|could|may|might)(?: thus| therefore| then)?(?: not)? be (?:\w+ ){0,2}(?:used|useful|applied|performed|preferred|preferable|indicated|helpful|considered|choice|promising|performed|adopted|effective|beneficial|a (?:\w+ ){0,3}(?:way|choice|option|tool|marker|biomarker|strategy|alternative))|(?:useful|valuable|effective|feasible|acceptable|suitable|promising|safe|important|good|key|reliable|better|preferred|informative) (?:\w+ ){0,2}(?:methods?|measures?|tool|choice|option|method|alternative|strateg\w+|approach|test|marker|biomarker|treatment|pathway|role|drug|screening|rationale|for|in|to|and)|(?:may|might|can|could) (?:\w+ )?(?:help|improve|provide|benefit|offer|reduce|prevent|enable)|provid\w+ (?:a )?(?:rationale|support)|is (?:therefore |thus )?(?:important|crucial|essential|feasible|safe|useful))\b/i;
const ASSESSES =
  /^(?:in brief:? )?(?:yes|yeah|yep|no|nope|probably|possibl[ey]|likely|unlikely|very unlikely|most likely|not necessarily|maybe|true|false|it depends)\b|\b(?:it|this|that|these|those|your \w+|you) (?:\w+ ){0,2}(?:could be|may be|might be|is probably|sounds? like|seems? (?:like|to)|looks? like|is likely|are likely|are at|is a sign|is a symptom|is caused|means?|should go away|will go away|have (?:a|an|the) )\b|\bi (?:wouldn't|would not) worry\b|\bnot a cause for concern\b|\b(?:incubation|contagious|infectious for|side effects?|caused by|risk of|chance of|suggestive of|can cause)\b|\bi (?:don't|do not) think (?:you|it|that|so)\b/i;
const SPECIFIC =
  /\d[\d.,]*\s?(?:mg|mcg|ml|g|iu|units?|tablets?|pills?|drops?|%|percent|dollars?|usd|eur|shares?|x (?:a|per) day|times (?:a|per|daily)|hours?|hrs?|days?|weeks?|oz|cups?)\b|[$€£]\s?\d|\$[A-Z]{1,5}\b|\b[A-Z]{2,5}\b stock|\b(?:ibuprofen|paracetamol|acetaminophen|aspirin|tylenol|advil|amoxicillin|insulin|prednisone|antihistamine\w*|zinc|warfarin|metformin|\w{3,}(?:cillin|statin|prazole|olol|sartan|mycin|azepam|triptan))\b|\b(?:your|ur) (?:case|portfolio|dose|dosage|condition|symptoms?|medication|meds|landlord|contract|lease|situation|savings|401k|mortgage|employer|ex|claim|insurance|shares|stocks|stock|loan|retirement|pain|fever|rash|baby|child|son|daughter|mother|system)\b|\b(?:bitcoin|ethereum|tesla|apple|nvidia|gamestop|index fund|s&p 500|roth ira|small claims court|restraining order|non-?compete)\b/i;
const PROFESSIONAL =
  '(?:doctors?|dr|md|physicians?|gp|pcp|md|specialist|pediatrician|paediatrician|dermatologist|cardiologist|neurologist|endocrinologist|pulmonologist|pharmacist|nurse|dentist|health ?care (?:provider|professional)|primary care|clinic|prompt care|hospital|therapist|psychiatrist|psychologist|counsel(?:or|lor)|lawyers?|attorneys?|solicitor|legal aid|financial (?:advisor|adviser|planner)|advisor|adviser|accountant|cpa|tax (?:professional|advisor|adviser)|professional|expert|checked (?:out|up))';
const REFERS = new RegExp(
  `\\b(?:see|seen|seeing|consult\\w*|talk(?:ing)? (?:to|with)|speak(?:ing)? (?:to|with)|contact|visit|ask|call|tell|go(?:ing)? (?:to|and see|see)|get|need|have|reach out to|refer|discuss (?:\\w+ ){0,3}with|find)\\b (?:[\\w']+ ){0,6}?${PROFESSIONAL}\\b`,
  'i',
);
const EMERGENCY =
  /\b(?:call (?:911|112|999|988|an ambulance|emergency|the (?:suicide|crisis)|a (?:suicide|crisis))|emergency (?:services|room|department)|crisis (?:line|lifeline|hotline|text line)|suicide (?:prevention|hotline|lifeline)|poison control)\b/i;
const UNSURE =
  /\b(?:i(?:'m| am) (?:really |quite |honestly )?not (?:\w+ )?(?:sure|certain)|i (?:really |honestly )?(?:don't|do not|dont) (?:really )?(?:know|understand)|no idea|not sure|i (?:can't|cannot|can not) (?:\w+ )?(?:say|tell|give|provide|offer|advise)|i(?:'m| am) not (?:a|an|able|qualified|allowed)|as an ai)\b/i;
const SYMPATHISES =
  /\b(?:sorry (?:to hear|that|for|about|you)|hope (?:you|he|she|they|it|that|everything|your|i)|feel better|get well|oh no|sounds (?:awful|terrible|tough|hard)|wishing you|sending|good luck|take care|believe in you|that's (?:tough|terrible|awful|great|a (?:really |very )?good question)|i(?:'m| am) (?:so )?(?:sure|glad) (?:you|he|she|it|they)|good question|thank(?:s| you))\b/i;
const NARRATES =
  /\b(?:i|i'm|i've|i'd|my|we|our|he|she|his|her|me) (?:\w+ ){0,2}(?:was|were|had|did|used to|felt|got|went|made|found|saw|came|started|took|said|told|have (?:been|lived|done|had|tried|found)|'ve|run|look|take|like|feel|fast|know|remember)\b|^(?:he|she|that|it|they|this) (?:\w+ )?(?:was|were|had|said|told|tore|happened|used)\b|\bused to\b/i;
const REPORTS =
  /\b(?:was|were) (?:\w+ ){0,2}(?:associated|significant\w*|found|used|analy[sz]ed|assessed|evaluated|included|randomi[sz]ed|enrolled|observed|similar|higher|lower|correlated|reduced|performed|tested|measured|examined|reported|detected)\b|\bassociat(?:ed|ion) (?:with|between)\b|\b(?:p ?[<=>] ?0?\.\d|95% ?ci|odds ratio|hazard ratio|n ?= ?\d)|\bfuture (?:studies|trials|research|cohort|investigations?)\b|\b(?:further|more|large|prospective|comprehensive|additional) (?:\w+ )?(?:studies|trials|research)\b|\b(?:we|this study|the study|our study) (?:\w+ )?(?:examined|investigated|analy[sz]ed|tested|aimed|found|employed|evaluated|assessed|compared|shows?|showed)\b|\b\d+(?:\.\d+)? ?%|\btrial registration\b|\[\d+(?:[,–-] ?\d+)*\]/i;

/** A demand with a source beside it is still a demand; one for more research is no advice. */
const DEMANDS = /\b(?:should|must|recommend\w*|ought to)\b/i;
const RESEARCH = /\b(?:future|further|prospective|epidemiolog\w+|comprehensive)\b/i;

/** So much of a sentence is read: longer ones are tables or no text at all. */
const LOOK = 1500;

/** Reads one sentence. Upper and lower case do not matter except for tickers. */
export function adviceCues(sentence: string): AdviceCues {
  const text = sentence.slice(0, LOOK).replaceAll('’', "'");
  const asks =
    /\?["')\s]*$/.test(text) ||
    /^(?:have|has|did|do|does|are|is|was|were|can|could|would|will|what|why|how|where|when|who)\b.*\?/i.test(
      text,
    );
  const refers = REFERS.test(text);
  const emergency = EMERGENCY.test(text);
  const imperative = !asks && OPENING.test(text) && !NO_IMPERATIVE.test(text);
  const directs = !asks && (DIRECTS.test(text) || imperative);
  const specific = SPECIFIC.test(text);
  const words = text.split(/\s+/).length;
  return {
    directs,
    offers: OFFERS.test(text),
    urges: URGES.test(text),
    endorses: ENDORSES.test(text),
    assesses: !asks && ASSESSES.test(text),
    specific,
    refers,
    onlyRefers: refers && !specific && words <= LONGEST_REFERRAL,
    emergency,
    unsure: UNSURE.test(text),
    sympathises: SYMPATHISES.test(text),
    asks,
    narrates: NARRATES.test(text),
    reports: REPORTS.test(text) && !(DEMANDS.test(text) && !RESEARCH.test(text)),
  };
}

/** A sentence of so many words can do nothing but refer. */
const LONGEST_REFERRAL = 24;
