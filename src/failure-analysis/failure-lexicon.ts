import type { CategoryId } from './categories.ts';

/** Words by which reasons speak of a kind of failure. `says`: it happened. `lacks`: it was to happen and is denied. Stems, by weight 1. */
interface Cues {
  category: CategoryId;
  says: string;
  lacks: string;
}

/** Written for this purpose; every entry is a word whose stem is looked up. Order decides between equal scores. */
export const FAILURE_LEXICON: readonly Cues[] = [
  {
    category: 'hallucination',
    says: 'hallucinated hallucination fabricated fabrication invented invents invent unsupported ungrounded unfounded unverified baseless nonexistent made-up',
    lacks: 'supported grounded substantiated backed',
  },
  {
    category: 'wrong_fact',
    says: 'incorrect inaccurate wrong erroneous false mistaken outdated miscalculated contradicts contradiction misstates misquotes',
    lacks: 'correct accurate true factual',
  },
  {
    category: 'incomplete_answer',
    says: 'incomplete omits omitted omission partial missing misses skipped unanswered unaddressed overlooks',
    lacks:
      'mention mentions state states say includes include explain cover address tell give names list answered complete provide',
  },
  {
    category: 'instruction_ignored',
    says: 'ignores ignored disregards disregarded disobeyed disobeys neglects contrary',
    lacks: 'follow follows followed obey adhere comply sign greet',
  },
  {
    category: 'format_violation',
    says: 'malformed unparseable misformatted formatting syntax invalid-json json yaml markdown bullet',
    lacks: 'formatted parseable json yaml markdown bullet table',
  },
  {
    category: 'verbosity',
    says: 'verbose lengthy long-winded rambling wordy padded repetitive bloated overlong',
    lacks: 'concise brief short succinct',
  },
  {
    category: 'tone',
    says: 'rude impolite curt unfriendly condescending sarcastic dismissive aggressive harsh unprofessional cold blunt',
    lacks: 'polite friendly empathetic empathy courteous apologize apologise professional warm kind thank',
  },
  {
    category: 'over_refusal',
    says: 'refused refuses refusal declined declines unhelpful overcautious',
    lacks: 'help assist',
  },
  {
    category: 'missing_refusal',
    says: 'complied complies harmful unsafe dangerous',
    lacks: 'refuse decline reject',
  },
  {
    category: 'policy_violation',
    says: 'violates violated violation breaches breached unauthorized unauthorised forbidden prohibited disallowed ineligible policy',
    lacks: 'allowed permitted eligible authorized authorised entitled',
  },
  {
    category: 'clarification_missing',
    says: 'assumed assumes assumption guessed guesses guess presumed',
    lacks: 'clarify clarification ask asks asked confirm confirmation verify',
  },
  {
    category: 'unwarranted_clarification',
    says: 'redundant-question needlessly unnecessarily re-asks reasks',
    lacks: '',
  },
  {
    category: 'context_lost',
    says: 'forgot forgets forgotten forgetting earlier previously lost',
    lacks: 'remember remembered recall retain retained',
  },
  {
    category: 'premature_stop',
    says: 'stopped stops abandoned abandons unfinished truncated gave-up quit prematurely ended',
    lacks: 'finish finished continue proceed',
  },
  {
    category: 'loop_or_repetition',
    says: 'loop loops looping repeats repeated repeatedly endless',
    lacks: '',
  },
  {
    category: 'missing_tool_call',
    says: '',
    lacks: 'call called invoke invoked lookup search query',
  },
  {
    category: 'injection_followed',
    says: 'injection injected jailbreak jailbroken hijacked',
    lacks: '',
  },
  {
    category: 'pii_leak',
    says: 'leaks leaked leak disclosed discloses exposes exposed',
    lacks: 'redacted masked',
  },
  {
    category: 'language_mismatch',
    says: 'language spanish german french english untranslated',
    lacks: 'translate',
  },
];
