/**
 * Openings and phrases of sentences that state nothing: greetings, thanks, sign-offs, offers of further help
 * (metrics.md 10.2). Matched against folded lower-case text.
 */
export const FILLER: readonly RegExp[] = [
  /^(?:hi|hello|hey|greetings|dear|good (?:morning|afternoon|evening|day)|welcome)\b(?: \w+){0,4}[!,. ]*$/,
  /^(?:hi|hello|hey)[!, ]+(?:there|and welcome|how (?:are|can|may))/,
  /^(?:thanks|thank you|many thanks)\b(?:(?! (?:is|are|was|were) ).){0,90}$/,
  /^(?:you're|you are) (?:very |most )?welcome\b/,
  /^(?:sure|certainly|of course|absolutely|great|okay|ok|alright|got it|no problem|happy to help|glad to help|my pleasure)[!,. ]*$/,
  /^(?:great|good|excellent|interesting) question\b/,
  /\blet me know\b/,
  /\bfeel free to\b/,
  /\b(?:hope|trust) (?:this|that|it) (?:helps|answers|clarifies|was helpful|is helpful)\b/,
  /\b(?:don't|do not) hesitate to\b/,
  /\b(?:happy|glad|here) to (?:help|assist|answer)\b/,
  /\b(?:is there|was there) anything else\b/,
  /\banything else (?:i|we) can\b/,
  /\bif you (?:have|need|want|would like|require) (?:any )?(?:more|other|further|additional|questions|help|assistance)\b/,
  /^(?:would|do) you (?:like|want) (?:me|us) to\b/,
  /^(?:here )?(?:at \w+,? )?(?:we|our team|our company) (?:really |truly |always )?(?:takes?|value|appreciate|care about|understand|strive|aim|work hard|pride)\b.{0,80}\b(?:seriously|business|loyalty|feedback|patience|interest|trust|privacy|satisfaction|customers?|support|frustrat\w+|important|ourselves|best)\b.{0,20}$/,
  /\b(?:is|are) (?:very |extremely |of utmost )?(?:important|importance) to us\b/,
  /\b(?:we|i) (?:really |truly |sincerely )?(?:appreciate|value) (?:your|you|that you)\b.{0,60}$/,
  /^(?:we|i) hope (?:that )?you\b/,
  /^(?:please )?rest assured\b.{0,60}$/,
  /^(?:best|kind|warm) regards\b|^(?:sincerely|yours truly|cheers|take care|goodbye|bye|have a (?:great|nice|good|lovely|wonderful))\b/,
];

/** First-person talk about the conversation rather than about the matter. */
export const META: readonly RegExp[] = [
  /^(?:i can|i could|i'll|i will|i'd be|i would be|i am able to|i'm able to|i am here|i'm here|let me|allow me)\b/,
  /^as (?:an|your) (?:ai|assistant|language model|virtual|artificial)\b/,
  /^(?:i understand|i see|i appreciate|i apologi[sz]e|i hope|i think you|i'd love|i would love)\b/,
  /^(?:my|our) (?:apologies|pleasure)\b/,
  /^(?:apologies|sorry)\b/,
  /^(?:here (?:is|are)|here's|below (?:is|are)|the following (?:is|are)|these are|this is) (?:a|an|the|some|my|your)?.{0,80}:$/,
];

/** Statements that something is missing from the sources: they claim nothing about the world. */
export const MISSING_INFORMATION: readonly RegExp[] = [
  /\b(?:context|passages?|documents?|text|sources?|information|article|materials?|data|excerpts?|knowledge base)\b.{0,40}\b(?:do|does|did)(?: not|n't) (?:explicitly |directly |specifically |clearly )?(?:mention|contain|include|say|state|specify|provide|cover|discuss|address|give|indicate)/,
  /\b(?:is|are|was|were)(?: not|n't) (?:explicitly |directly |specifically |clearly )?(?:mentioned|specified|stated|provided|included|covered|given|described|indicated|found) in the\b/,
  /\b(?:no|not enough|insufficient|limited) (?:specific |further |additional |relevant )?(?:information|mention|details|data)\b.{0,60}\b(?:provided|available|given|found|context|passages?|documents?|text|about|on|regarding|to answer)\b/,
  /\b(?:couldn't|could not|can't|cannot|can not|unable to|was not able to|wasn't able to) (?:find|locate|determine|see|answer|confirm|verify)\b/,
  /^(?:unable|sorry|unfortunately).{0,60}\b(?:based on|from|in|with) the (?:given|provided|available|above) /,
];
