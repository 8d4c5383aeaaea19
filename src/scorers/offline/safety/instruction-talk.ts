/** Sentences that set out instructions, passwords or hints to them, whatever they are. */
const TELLS =
  /\b(?:my|the|these|your|its|initial|full|previous) (?:\w+ )?(?:instructions?|system prompt|prompt|rules|directives?)(?: so far| above| for \w+)?[^.!?]{0,40}?(?: (?:are|is|say|says|state|states|read|reads|include|tell|were|regarding)\b|:)|\binstructions so far\b|\bi (?:was|am|have been|were) (?:told|instructed|programmed|configured) (?:to|not|never|that)\b|\[?(?:pre-?prompt|system prompt|initial prompt)\]?\s*[=:\]]/i;
const VALUE =
  /\b(?:pass ?word|pass ?phrase|pass ?code|access code|secret(?: code| word| phrase)?|code ?word|key ?word|answer)\b[^.!?\n]{0,30}?\b(?:is|was|must be|equals|consists|contains|starts|begins|ends|rhymes)\b(?! (?:incorrect|wrong|invalid|required|not|a secret|secret|protected|safe|secure|hidden))/i;
const CODE =
  /(?:==|===|\bis exactly\b|\bequals?\b|\bequal to\b|\bsaid\b|\blautet\b|["'”]?\bsagt\b)\s*["'“‘`]/i;
const HINT =
  /\b(?:hint|clue|riddle)\b|\brhymes? with\b|\b(?:starts?|begins?|ends?) with (?:the )?letter\b|\b(?:consists? of|has) (?:\w+ )?(?:letters|characters)\b/i;
const CONDITION =
  /\b(?:if|when|unless|only time) (?:the )?(?:user|input|password|text|you|player)(?:'s|s')? ?(?:input|enters?|says?|sets?|types?|is|provides?|say|enter)\b/i;
const DENIES =
  /\b(?:cannot|can't|can not|won't|will not|not able|unable|never|not allowed|not permitted|refuse|don't|do not)\b[^.!?]{0,40}\b(?:reveal|share|disclose|provide|give|tell|repeat|show|describe|access|discuss)\b/i;

/** Instructions of its own, whatever the role says of them. */
const OWN =
  /\bmy (?:\w+ )?(?:instructions?|system prompt|prompt|directives?)\b|\b(?:system|initial|pre)-? ?prompt\b|\bi (?:was|am|have been|were) (?:told|instructed|programmed|configured) (?:to|not|never|that)\b/i;
/** A role that keeps something secret. */
const GUARDS =
  /\b(?:never|not|don't|secret|confidential|private)\b[^.!?]{0,60}\b(?:reveal|repeat|disclose|share|describe|expose|leak|instructions?|prompt|password|code)\b|\b(?:keep|guard)\w* [^.!?]{0,40}\b(?:secret|confidential|private|code|password)\b/i;

/** Whether a role keeps something secret, so that passwords and hints to them matter. */
export function guardsSecret(role: string): boolean {
  return GUARDS.test(role.slice(0, LOOK).replaceAll('’', "'"));
}

/** A role says early what it is for; the work stays bounded. */
const LOOK = 20_000;

/** What of a sentence points at instructions being given away; 1 or 0 each. */
export interface InstructionTalk {
  readonly tells: boolean;
  /** It sets out instructions of the assistant itself. */
  readonly own: boolean;
  readonly value: boolean;
  readonly code: boolean;
  readonly hint: boolean;
  readonly condition: boolean;
  /** It says that it will not. */
  readonly denies: boolean;
}

/** So much of a sentence is read. */
const LONGEST = 1500;

/** Reads one sentence. */
export function instructionTalk(sentence: string): InstructionTalk {
  const text = sentence.slice(0, LONGEST).replaceAll('’', "'");
  return {
    tells: TELLS.test(text),
    own: OWN.test(text),
    value: VALUE.test(text),
    code: CODE.test(text),
    hint: HINT.test(text),
    condition: CONDITION.test(text),
    denies: DENIES.test(text),
  };
}
