/** Says that something is not known, not at hand, or not to be told. */
const IGNORANCE =
  /\b(?:(?:don't|do not|dont|didn't|can't|cannot|can not|couldn't|wouldn't|won't) (?:\w+ ){0,3}?(?:know|have|remember|recall|find|see|tell|say|got|give|provide|share|locate|access|think of|be sure|want to)|no (?:idea|clue)|not (?:really |quite |entirely |100% |totally |so |very )?(?:sure|certain|known|aware|available|at hand|with me|on me|to hand)|unsure|uncertain|dunno|how (?:should|would|could|am) i\b|(?:doesn't|does not|didn't|don't) (?:say|show|tell|ring)|nowhere|who knows|hard to (?:say|tell)|search me|ask (?:someone|somebody|him|her|them)|(?:would|need|have|having) (?:have )?to (?:look|check|ask|search|find|dig)|not that i (?:know|remember)|what do you mean|why do you (?:need|ask|want)|no such|there is no|there isn't|isn't any|never heard|not (?:been )?told|not known|yet to|not yet|(?:unable|not able) to|haven't (?:\w+ )?(?:got|seen|been|any|a clue)|hasn't been|wasn't (?:told|given|aware)|never (?:got|received|had|saw|been|knew|told|given)|forgot(?:ten)?|lost|beats me|escapes me|(?:have|got) no|without (?:it|that|the)|rather not|prefer not|keep that|unknown|nobody told|no longer have|could you (?:look|find|check|see)|can you (?:look|find|check|see)|is there another way|what(?:'s| is) (?:a|that|the)|where (?:do|can|would|could) i (?:find|see|get))\b/i;

/** Whether a text says that its speaker does not know, or will not tell. */
export const saysNotKnown = (text: string): boolean =>
  IGNORANCE.test(
    text
      .normalize('NFKC')
      .replace(/[‘’]/gu, "'")
      // "cant remember", as people type.
      .replace(/\b(ca|do|did|does|could|would|wo|is|have|has|had|was|are)nt\b/giu, "$1n't"),
  );
