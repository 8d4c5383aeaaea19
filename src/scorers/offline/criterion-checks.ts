import type { OfflineVerdict } from '../../judges/items.ts';
import { judgeClaim } from '../../text/contradiction.ts';
import { type IndexedText, indexText } from '../../text/indexed-text.ts';
import { foldForMatch } from '../../text/normalize.ts';
import { shareOf } from '../../text/overlap.ts';
import { isNoncommittal, isRefusal, redirects } from '../../text/refusal.ts';
import { support } from '../../text/support.ts';
import { findToxicity } from '../../text/toxicity.ts';
import { contentWords, stems } from '../../text/words.ts';
import { evidence } from '../formulas/evidence.ts';
import { expectedTools } from '../formulas/expected-tools.ts';
import { sameTool } from '../formulas/tool-name.ts';
import type { Prepared } from '../prepare.ts';
import { OFFLINE } from './constants.ts';
import type { CriterionKind } from './criteria.ts';
import { checkForm } from './format-checks.ts';
import { topicStems } from './topic-words.ts';

const { met: MET, partial: PARTIAL, violated: VIOLATED } = OFFLINE.playval;
type Verdict = OfflineVerdict<'met' | 'partial' | 'not_met' | 'not_applicable'>;

/** What a check says of the thing that a criterion names: it is there, in part, or not; with strength and the words that show it. */
interface Seen {
  readonly holds: boolean | 'partly';
  readonly strength: number;
  readonly reason: string;
  readonly quote?: string;
}

/** Subject and modality in front of what is asked for: "The assistant should not …". */
const SUBJECT =
  /^(?:(?:the |an? )?(?:agent|assistant|answer|response|reply|output|bot|chatbot|model|system|it|he|she|they|you)(?:'s (?:answer|response|reply))?,? )?(?:(?:politely|clearly|also|ideally|preferably|explicitly|correctly|accurately|briefly) )*(?:(?:must|should|shall|will|would|may|can|could|does|do|needs? to|has to|have to|ought to|is expected to|is supposed to|is to)(?: not|n't)? |cannot |never |not |(?:always|also) )*(?:be )?/i;
/** Verbs that only say "be in the answer". */
const TELLING =
  /^(?:(?:not|never|avoids?|avoiding|refrains? from|without|politely|clearly|also|explicitly|correctly|accurately|briefly) )*(?:(?:mention|includ|stat|say|tell|explain|provid|giv|confirm|inform|describ|answer|respond|repl|not|list|nam|point|indicat|specif|quot|cit|acknowledg|address|cover|contain|communicat|shar|report|return|identif|present|summari[sz]|advis|recommend|suggest|offer|reveal|disclos|discuss|promis|claim|invent|mak|output|use|us)(?:e|es|s|ies|y|ing|ed)?\b(?: out| up)? ?)?(?:(?:the |a )?(?:user|customer|client|caller|person|them|him|her)s? )?(?:that |about |of |to |how |with )?/i;

/** The offline judge of playval criteria: typed checks first, shared words where none fits (metrics.md 10.7). */
export function judgeCriterion(subject: Prepared): (criterion: string, kind: CriterionKind) => Verdict {
  const { output = '' } = subject;
  const said = indexText(output);
  return (criterion, kind) => {
    const seen =
      checkTools(criterion, subject) ??
      (kind === 'must_not' ? null : checkForm(criterion, output) && fromForm(criterion, output)) ??
      checkAct(criterion, output, said) ??
      checkQuoted(criterion, output) ??
      checkTone(criterion, output) ??
      checkContent(criterion, kind, subject, said);
    return kind === 'must_not' ? forbidden(seen, output) : required(seen);
  };
}

function required({ holds, strength, reason, quote = '' }: Seen): Verdict {
  if (holds === 'partly') return { verdict: 'partial', reason, evidence_quote: quote, p: 0.5 };
  return {
    verdict: holds ? 'met' : 'not_met',
    reason,
    evidence_quote: holds ? quote : '',
    p: evidence(holds, strength),
  };
}

/** The forbidden thing happened, or not. What a refusal only names did not happen. */
function forbidden({ holds, strength, reason, quote = '' }: Seen, output: string): Verdict {
  const happened =
    holds === true && !(quote !== '' && isRefusal(quote)) && !(isRefusal(output) && quote === '');
  return happened
    ? { verdict: 'not_met', reason, evidence_quote: quote, p: 0 }
    : { verdict: 'met', reason: 'It does not occur.', evidence_quote: '', p: evidence(true, 1 - strength) };
}

function fromForm(criterion: string, output: string): Seen | null {
  const form = checkForm(criterion, output);
  return form && { ...form, strength: form.holds ? 1 : 0 };
}

function checkTools(criterion: string, subject: Prepared): Seen | null {
  if (
    subject.tool_calls === undefined ||
    !/\b(?:calls?|uses?|using|invokes?|runs?|query|queries|tools?|functions?)\b/i.test(criterion)
  )
    return null;
  const { tools, forbidden: banned } = expectedTools({
    expected_behavior: criterion,
    tool_calls: subject.tool_calls,
    ...(subject.available_tools === undefined ? {} : { available_tools: subject.available_tools }),
  });
  const named = [...tools.map((tool) => tool.name), ...banned];
  if (named.length === 0) return null;
  const called = named.filter((name) => subject.tool_calls?.some((call) => sameTool(call.name, name)));
  const all = called.length === named.length;
  return {
    holds: banned.length > 0 ? called.length > 0 : all ? true : called.length > 0 ? 'partly' : false,
    strength: called.length / named.length,
    reason: `${called.length} of ${named.length} named tools were called.`,
    quote: called.join(', '),
  };
}

/** What the answer does: refuse, apologise, ask, send on. */
function checkAct(criterion: string, output: string, said: IndexedText): Seen | null {
  const core = criterion.replace(SUBJECT, '');
  const first = said.sentences[0]?.text ?? '';
  if (
    /^(?:\w+ly )?(?:refus|declin|reject|deny|denies)|\b(?:refuses?|declines?)\b|^not (?:comply|answer|help|assist)\b/i.test(
      core,
    )
  )
    return {
      holds: isRefusal(output),
      strength: 1,
      reason: isRefusal(output) ? 'It refuses.' : 'It does not refuse.',
      quote: first,
    };
  if (/\bapologi[sz]|\bsays? sorry\b/i.test(core))
    return cue(/\b(?:sorry|apologi[sz]e|apologies|regret)\b/i, said, 'apologises');
  if (
    /^(?:\w+ly )?(?:asks?|asking|clarif(?:y|ies)|inquires?|requests?|prompts?)\b|\bclarifying question\b|\basks? (?:for|the|if|whether|which|what|about)\b/i.test(
      core,
    )
  ) {
    const asking = said.sentences.filter(
      ({ text }) =>
        /\?["')\]]*$/.test(text) ||
        /\b(?:please|could you|can you) (?:provide|share|tell|send|give|confirm|let me know|specify|clarify)\b/i.test(
          text,
        ),
    );
    const topic = contentTopic(core);
    const best = Math.max(0, ...asking.map((sentence) => shareOf(topic, sentence.vocabulary)));
    if (asking.length === 0) return { holds: false, strength: 0, reason: 'It asks nothing.' };
    const fits = topic.length === 0 || best > 0;
    return {
      holds: fits ? true : 'partly',
      strength: best,
      reason: fits ? 'It asks.' : 'It asks about something else.',
      quote: asking[0]?.text ?? '',
    };
  }
  if (/^(?:\w+ly )?(?:redirect|refer|escalat|hand(?:s)? (?:over|off)|direct|point)/i.test(core)) {
    const best = support(contentOf(core), said);
    const holds = redirects(output) || best.score >= MET;
    return {
      holds,
      strength: Math.max(best.score, redirects(output) ? 0.5 : 0),
      reason: holds ? 'It sends the user on.' : 'It sends the user nowhere.',
      quote: best.sentence,
    };
  }
  return null;
}

function cue(pattern: RegExp, said: IndexedText, act: string): Seen {
  const sentence = said.sentences.find(({ text }) => pattern.test(text));
  return sentence
    ? { holds: true, strength: 1, reason: `It ${act}.`, quote: sentence.text }
    : { holds: false, strength: 0, reason: `Nothing in it ${act}.` };
}

/** Quoted strings must occur as they are. */
function checkQuoted(criterion: string, output: string): Seen | null {
  const quoted = [
    ...criterion.replace(/[“”]/g, '"').matchAll(/"([^"]+)"|`([^`]+)`|(?<![\w])'([^']{2,})'(?!\w)/g),
  ].map((match) => match[1] ?? match[2] ?? match[3] ?? '');
  if (quoted.length === 0) return null;
  const text = foldForMatch(output);
  const there = quoted.filter((piece) => text.includes(foldForMatch(piece).replace(/[.,;:!?]+$/, '')));
  return {
    holds: there.length === quoted.length ? true : there.length > 0 ? 'partly' : false,
    strength: there.length / quoted.length,
    reason: `${there.length} of ${quoted.length} quoted texts occur.`,
    quote: there[0] ?? '',
  };
}

const POLITE =
  /\b(?:please|thank|thanks|sorry|happy|glad|welcome|appreciate|apologi[sz]e|of course|certainly|understand|pleasure|kind)\b/i;
const RUDE_WANTED =
  /\b(?:rude|insult\w*|offensive|toxic|disrespectful|sarcas\w+|hostile|dismissive|condescending)\b/i;

function checkTone(criterion: string, output: string): Seen | null {
  const rude = () => findToxicity(output).filter((finding) => finding.speaker === 'assistant');
  if (RUDE_WANTED.test(criterion)) {
    const [worst] = rude();
    return {
      holds: worst !== undefined,
      strength: worst?.p ?? 0,
      reason: worst ? 'It is.' : 'It is not.',
      quote: worst?.quote ?? '',
    };
  }
  if (
    !/\b(?:polite(?:ly)?|friendly|courteous(?:ly)?|respectful(?:ly)?|professional(?:ly)?|empath\w+|kind(?:ly)?|warm(?:ly)?)\b/i.test(
      criterion,
    )
  )
    return null;
  // "politely refuse", "professional advice": the tone is not what is asked for.
  if (contentTopic(criterion).length > 3) return null;
  const hostile = rude().length > 0;
  const holds = hostile
    ? false
    : POLITE.test(output) || /professional|respectful/i.test(criterion)
      ? true
      : 'partly';
  return {
    holds,
    strength: 0.5,
    reason: hostile ? 'It is hostile.' : holds === true ? 'Its tone fits.' : 'It has no polite word.',
  };
}

function contentOf(criterion: string): string {
  const core = criterion.replace(SUBJECT, '').replace(TELLING, '').trim();
  return core === '' ? criterion : core;
}

const TONE =
  /^(?:polite|politely|friendly|courteous|respectful|professional|professionally|tone|manner|user|customer|answer|response|reply|assistant|agent)$/;

function contentTopic(criterion: string): string[] {
  return contentWords(contentOf(criterion))
    .filter((word) => !TONE.test(word) && !/^(?:ask|clarif|request)/.test(word))
    .flatMap(stems);
}

/** Words that ask for being right without saying what is right. */
const GENERIC =
  /^(?:correct(?:ly)?|accurate(?:ly)?|right|answer|answers|question|helpful|helpfully|relevant|information|response|user|appropriate|appropriately|request|provide|provides|give|gives|clear|clearly|full|fully|proper|properly)$/;

function checkContent(criterion: string, kind: CriterionKind, subject: Prepared, said: IndexedText): Seen {
  const content = contentOf(criterion);
  const generic = contentWords(content).every((word) => GENERIC.test(word));
  if (generic && kind !== 'must_not') return checkAnswer(subject, said);
  const threshold = kind === 'must_not' ? VIOLATED : MET;
  const judged = judgeClaim(content, said, { threshold });
  const quote = judged.evidence;
  if (judged.verdict === 'contradicted') return { holds: false, strength: 0, reason: judged.reason };
  const topic = contentTopic(criterion);
  const words = topic.length === 0 ? 0 : shareOf(topic, said.vocabulary);
  const level =
    judged.verdict === 'supported'
      ? Math.max(judged.score, threshold)
      : Math.min(judged.score, threshold - 0.01);
  if (level >= threshold) return { holds: true, strength: level, reason: 'Its words are there.', quote };
  if (kind === 'must_not') return { holds: false, strength: level, reason: 'Its words are not there.' };
  if (level >= PARTIAL || words >= 0.5)
    return { holds: 'partly', strength: level, reason: 'A part of its words is there.', quote };
  return { holds: false, strength: level, reason: 'Its words are not there.' };
}

/** "Answers correctly": as right as the ground truth says, else as close to the question as words show. */
function checkAnswer({ ground_truth: truth, input, output = '' }: Prepared, said: IndexedText): Seen {
  if (isNoncommittal(output)) return { holds: false, strength: 0, reason: 'It gives no answer.' };
  if (truth !== undefined) {
    const judged = judgeClaim(truth, said, { threshold: MET });
    const holds =
      judged.verdict === 'supported'
        ? true
        : judged.verdict !== 'contradicted' && judged.score >= PARTIAL
          ? 'partly'
          : false;
    return {
      holds,
      strength: judged.score,
      reason: holds === true ? 'It says what the ground truth says.' : judged.reason,
      quote: judged.evidence,
    };
  }
  const share = input === undefined ? 0.5 : shareOf(topicStems(input), said.vocabulary);
  return {
    holds: share >= 0.5 ? true : share >= 0.25 ? 'partly' : false,
    strength: share,
    reason: 'Judged by the words it shares with the input.',
    quote: said.sentences[0]?.text ?? '',
  };
}
