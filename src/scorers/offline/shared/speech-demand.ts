/** Subject and modality in front of what is asked for: "The assistant should not …". */
const SUBJECT =
  "(?:(?:the |an? )?(?:agent|assistant|answer|response|reply|output|bot|chatbot|model|system|it|he|she|they|you)(?:'s (?:answer|response|reply))?,? )?(?:(?:politely|clearly|also|ideally|preferably|explicitly|correctly|accurately|briefly),? )*(?:(?:must|should|shall|will|would|may|can|could|does|do|needs? to|has to|have to|ought to|is expected to|is supposed to|is to)(?: not|n't)? |cannot |never |not |(?:always|also) )*(?:be )?";
const ADVERBS =
  '(?:(?:not|never|avoids?|avoiding|refrains? from|without|politely|clearly|also|explicitly|correctly|accurately|briefly) )*';
/** Verbs that only say "be in the answer". */
const VERB =
  '(?:mention|includ|stat|say|tell|explain|provid|giv|confirm|inform|describ|answer|respond|repl|not|list|nam|point|indicat|specif|quot|cit|acknowledg|address|cover|contain|communicat|shar|report|return|identif|present|summari[sz]|advis|recommend|suggest|offer|reveal|disclos|discuss|promis|claim|invent|mak|output|use|us)(?:e|es|s|ies|y|ing|ed)?\\b(?: out| up)?';
const RECIPIENT = '(?:(?:the |a )?(?:user|customer|client|caller|person|them|him|her)s? )?';
const DEMAND = new RegExp(`^${SUBJECT}`, 'i');
const TELLING = new RegExp(`^${ADVERBS}(?:${VERB} ?)?${RECIPIENT}(?:that |about |of |to |how |with )?`, 'i');

/** Verbs behind which a statement may stand. */
const SPEAKING =
  '(?:say|said|stat|mention|tell|told|explain|confirm|inform|clarif|notes?|noting|stress|emphasi[sz]|acknowledg|admit|warn|remind|claim|promis|guarantee|impl|suggest|assert|advis|insist|assur|indicat|announc|pretend|answer|repl|respond|recommend)(?:t?ing|e|es|s|y|ies|ying|ed)?\\b|points? out|pointing out|(?:makes?|making) (?:it )?clear|clear(?= that)';
/** Words that may lead in, and the circumstances of a demand: "If asked, …". */
const LEAD =
  '(?:(?:then|also|first|finally|instead|next|otherwise|and|but|please|ideally|preferably|optionally|in addition|additionally)\\b,? )*';
const CONDITION =
  '(?:(?:if|when|whenever|once|after|before|unless|until|as long as|where) [^,.;]{1,160}, (?:then )?)?';
/** How it is to be said: "Reply in English that …". */
const MANNER = '(?:,? (?:in|with|within|using) [^,;]{1,60}?(?= that ))?';
const SPEECH = new RegExp(
  `^${CONDITION}${LEAD}${SUBJECT}${ADVERBS}(?:${SPEAKING})(?: (?:clearly|explicitly|politely|briefly|honestly))?(?: (?:to )?(?:the |a )?(?:user|customer|client|caller|person|people|them|him|her|reader)s?(?= |$))?${MANNER}`,
  'i',
);
const LINK = /^,? (?:that|why) /i;
/** A question left open: its answer may be yes or no. */
const OPEN = /^,? (?:whether|if|how|what|when|where|who|whom|whose|which)\b/i;
const FINITE =
  /\b(?:is|are|was|were|has|have|had|will|would|can|cannot|could|does|do|did|should|must|may|might)\b|n't\b/i;
/** The verb of a statement stands in its first part. */
const LOOK = 300;

/** Typographic apostrophes as typed ones, so that "don’t" is read; every place in the text stays where it was. */
export function plainApostrophes(text: string): string {
  return text.replace(/[‘’]/g, "'");
}

/** A clause of an expected behavior that wants something said. */
export interface SpeechDemand {
  /** The demand with its verb and whom it speaks to; empty where it goes on from the clause before ("… and that it …"). */
  readonly head: string;
  /** What is to be said, as it stands there. */
  readonly content: string;
  /** Whether that is a statement, true or false of something, and not a thing to be named. */
  readonly isStatement: boolean;
}

/** Takes a clause apart into the demand to say something and what is to be said; null when it asks for something else. */
export function speechDemandOf(clause: string): SpeechDemand | null {
  const goesOn = /^that /i.exec(clause);
  if (goesOn) return { head: '', content: clause.slice(goesOn[0].length), isStatement: true };
  const head = SPEECH.exec(clause)?.[0];
  if (head === undefined) return null;
  const rest = clause.slice(head.length);
  const link = LINK.exec(rest)?.[0] ?? '';
  const content = rest.slice(link.length).replace(/^,? /, '');
  const isStatement = link !== '' || (!OPEN.test(rest) && FINITE.test(content.slice(0, LOOK)));
  return { head, content, isStatement };
}

const CIRCUMSTANCES = new RegExp(`^${CONDITION}`, 'i');
const SUBORDINATE =
  / (?:if|when|because|since|unless|while|whereas|although|though|until|so that|how|why|what|whether|where|that|which|who|whose)\b/gi;
/** Behind these the "that" clause is the demand itself: "Make sure that it does not …". */
const DEMANDING = /\b(?:sure|ensures?|ensuring|important|essential|crucial|critical|required|see to it)$/i;
/** A demand needs a verb: in "The answer that it gives must not …" the cut would leave none. */
const HAS_DEMAND =
  /\b(?:must|should|shall|never|may|avoids?|always|does|do)\b|^(?!(?:the|an?|its?|this|any|every)\b)\S+ \S/i;

/**
 * The part of a clause that demands, forbids or wishes: without what is to be said, under which circumstances, or about
 * what. In "Say that it cannot be returned" nothing is forbidden, nor in "Ask for the number if it cannot find the order".
 */
export function demandOf(clause: string): string {
  const speech = speechDemandOf(clause);
  if (speech) return !speech.isStatement && /\bwithout\b/i.test(speech.content) ? clause : speech.head;
  const demand = clause.replace(CIRCUMSTANCES, '');
  for (const { index } of demand.matchAll(SUBORDINATE)) {
    const before = demand.slice(0, index);
    if (!DEMANDING.test(before) && HAS_DEMAND.test(before)) return before;
  }
  return demand;
}

/** A clause without who is to do it and whether. */
export function actOf(clause: string): string {
  return clause.replace(DEMAND, '');
}

/** What a clause wants in the answer: the clause without the demand; all of it when nothing is left. */
export function contentOf(clause: string): string {
  const content = actOf(clause).replace(TELLING, '').trim();
  return content === '' ? clause : content;
}
