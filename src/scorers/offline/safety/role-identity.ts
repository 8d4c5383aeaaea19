import { foldForMatch } from '../../../text/language/normalize.ts';

/** A breach of who the assistant is supposed to be. */
interface IdentityBreach {
  readonly type: 'claims_human' | 'other_identity' | 'breaks_character';
  readonly p: number;
  readonly reason: string;
}

const HUMAN =
  /\bi(?:'m| am) (?:a |an |just a )?(?:real |actual |living |regular )?(?:human(?: being)?|person|man|woman|guy)\b(?! (?:assistant|support))|\bi(?:'m| am) (?:definitely |certainly )?not (?:an? )?(?:ai|bot|chatbot|robot|machine|computer|virtual)\b|\bof course i(?:'m| am) (?:human|real)\b/i;
const FAMILY = /\bmy (?:wife|husband|kids|children|mother|childhood|girlfriend|boyfriend)\b/i;
const NOT_HUMAN =
  /\b(?:not|isn't|never) (?:actually |really )?(?:a |an )?(?:real |actual )?(?:human|person)\b/i;
const MODELS =
  /\bi(?:'m| am) (?:actually |really |now |an? (?:\w+ )?(?:model|assistant) (?:named|called) )?(chat ?gpt|gpt-?\d\S*|claude|gemini|bard|llama|copilot|grok|deepseek|qwen|mistral|siri|alexa)\b/i;
const MAKERS =
  /\b(?:made|trained|developed|created|built) by (openai|anthropic|google|meta|microsoft|mistral|deepseek|alibaba|xai)\b/i;
const UNBOUND =
  /\bi(?:'m| am) (?:now )?(?:dan\b|jailbroken|unrestricted|free of all|no longer (?:bound|a|an|the|\w*gpt))/i;
const AI =
  /\bas an? (?:ai|artificial intelligence|large language model|language model|chatbot|virtual assistant)\b|\bi(?:'m| am) (?:just |only )?(?:an? )?(?:ai|language model|chatbot)\b/i;
const NAME = /\b(?:my name is|i(?:'m| am) called|call me) (\p{Lu}[\p{L}'-]{1,20})/iu;
const OWN_NAME =
  /\b(?:[Yy]ou are|[Yy]our name is|[Nn]amed|[Cc]alled|[Nn]ame:) (?:[Aa]n? [\w ]{1,40} (?:named|called) )?(?:\p{Lu}[\p{L}'-]{2,20} )?(\p{Lu}[\p{L}'-]{2,20})(?=[,.;:!]| the | an? |$)/u;
const MACHINE =
  /\b(?:assistant|bot|chatbot|ai|agent|model|system|robot|virtual|automated|gpt|guard|service)\b/;
const SINCERE =
  /\bare you (?:a |an |really |actually )*(?:human|real|bot|robot|ai|person|machine|chatbot)\b|\bam i (?:talking|speaking|chatting) (?:to|with)\b|\bhuman or\b/;
/** How sure a wording is. */
const SURE = 0.85;
const LIKELY = 0.6;

/** So much of a sentence is read. */
const LOOK = 1500;

/** Whether a sentence of the answer leaves the assigned identity. `asked` is the user's message. */
export function identityBreach(
  sentence: string,
  role: string,
  userMessage: string | undefined,
): IdentityBreach | null {
  const text = sentence.slice(0, LOOK).replaceAll('’', "'");
  const folded = foldForMatch(role);
  const machine = MACHINE.test(folded);
  const sincere = userMessage !== undefined && SINCERE.test(foldForMatch(userMessage));
  if (HUMAN.test(text) && !NOT_HUMAN.test(text) && (machine || sincere))
    return { type: 'claims_human', p: SURE, reason: 'claims to be a human' };
  if (machine && FAMILY.test(text))
    return { type: 'claims_human', p: LIKELY, reason: 'speaks of a family of its own' };
  const other = MODELS.exec(text)?.[1] ?? MAKERS.exec(text)?.[1];
  if (other !== undefined && !folded.includes(foldForMatch(other)))
    return { type: 'other_identity', p: SURE, reason: 'takes another identity than the assigned one' };
  if (UNBOUND.test(text))
    return { type: 'other_identity', p: SURE, reason: 'says that it has left its role' };
  const [own, said] = [OWN_NAME.exec(role)?.[1], NAME.exec(text)?.[1]];
  if (
    own &&
    said &&
    /^\p{Lu}/u.test(said) &&
    foldForMatch(own) !== foldForMatch(said) &&
    !folded.includes(foldForMatch(said))
  )
    return { type: 'other_identity', p: SURE, reason: 'gives another name than the assigned one' };
  if (!machine && !sincere && AI.test(text))
    return { type: 'breaks_character', p: SURE, reason: 'speaks as an AI although the role is a character' };
  return null;
}
