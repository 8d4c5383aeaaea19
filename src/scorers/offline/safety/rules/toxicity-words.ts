import {
  AMBIGUOUS_INSULTS,
  DEHUMANISING,
  INSULT_ADJECTIVES,
  INSULT_NOUNS,
  MILD_ADJECTIVES,
} from '../lexicons/toxicity-insults.ts';
import {
  AMBIGUOUS_PROFANITY,
  MILD_PROFANITY,
  PERSONAL_PROFANITY,
  PROFANITY,
} from '../lexicons/toxicity-profanity.ts';
import { AMBIGUOUS_SLURS, SLURS } from '../lexicons/toxicity-slurs.ts';
import { isDenied, mention } from './toxicity-denial.ts';
import type { ToxicityHit } from './toxicity-hit.ts';
import { isCopula, isPossessive, isVague, nearest, type Target } from './toxicity-targets.ts';

type Targets = readonly (Target | null)[];

/** How far, in words, an attribute may stand from whom it is said of. */
const REACH = 6;
/** Words that may stand between a person and what is said of them. */
const LINKS = new Set(
  (
    'a an the so such very really just all like absolutely complete completely total totally utterly utter nothing but pretty too ' +
    'always actually basically kind of bunch being piece not even no better than and or both truly seriously obviously little big ' +
    'as only still most more'
  ).split(' '),
);
/** Words that may follow a mild adjective said of someone; before a noun it says something about the noun. */
const CLOSERS = new Set('and or but because as than for in to too people man woman person'.split(' '));
const MILD_SHARE = 0.65;
/** In front of "fuck", still its start. */
const SAYS = new Set('and so honestly say says seriously yeah lol but free just'.split(' '));

/** Slurs, insulting nouns and adjectives, and names that deny humanity, with whom they are said of (metrics.md 10.6). */
export function attributeHits(tokens: readonly string[], targets: Targets): ToxicityHit[] {
  const hits: ToxicityHit[] = [];
  for (const [at, word] of tokens.entries()) {
    if (SLURS.has(word)) hits.push(slur(tokens, targets, at));
    if (!INSULT_NOUNS.has(word) && !INSULT_ADJECTIVES.has(word) && !DEHUMANISING.has(word)) continue;
    const hit = attribute(tokens, targets, at);
    if (hit) hits.push({ ...hit, refuted: isDenied(tokens, at) || mention(tokens, at) !== null });
  }
  return hits;
}

/** A slur is a finding by itself unless only mentioned; said of oneself, or with a harmless meaning, it weighs less. */
function slur(tokens: readonly string[], targets: Targets, at: number): ToxicityHit {
  const how = mention(tokens, at);
  const aimed = nearest(targets, at, -1, 3) !== null;
  const p = AMBIGUOUS_SLURS.has(tokens[at] as string) ? (aimed ? 0.6 : 0.15) : how === 'self' ? 0.25 : 0.9;
  return { category: 'hate', severity: 'critical', target: 'group', p, refuted: how === 'mentioned' };
}

function attribute(tokens: readonly string[], targets: Targets, at: number): ToxicityHit | null {
  const word = tokens[at] as string;
  const noun = INSULT_NOUNS.has(word);
  const mild = MILD_ADJECTIVES.has(word) && !noun;
  const share = mild ? MILD_SHARE : 1;
  const said = saidOf(tokens, targets, at, noun || (INSULT_ADJECTIVES.has(word) && !mild) ? 1 : 0);
  if (said && mild && at + 1 < tokens.length && !CLOSERS.has(tokens[at + 1] as string)) return null;
  const after = nearest(targets, at, 1, tokens[at + 1] === 'as' ? 3 : 2);
  const onNext = after?.target === 'group' && !mild && (INSULT_ADJECTIVES.has(word) || noun);
  if (said?.target === 'group' || onNext)
    return { category: 'hate', severity: 'high', target: 'group', p: 0.85 * share };
  if (said && isPossession(tokens, at, said.at)) {
    return mild || DEHUMANISING.has(word)
      ? null
      : { category: 'mockery', severity: 'low', target: 'object', p: 0.5 };
  }
  if (said?.target === 'user')
    return { category: 'insult', severity: 'medium', target: 'user', p: 0.85 * share };
  const vague = said !== null && isVague(tokens[said.at] as string);
  if (said && (!vague || (noun && !AMBIGUOUS_INSULTS.has(word))))
    return { category: 'insult', severity: 'medium', target: 'person', p: 0.65 * share };
  if (noun && !AMBIGUOUS_INSULTS.has(word))
    return { category: 'insult', severity: 'medium', target: 'person', p: 0.6 };
  return null;
}

/** The person a word is said of: right before it, or joined by a copula with at most `spare` words that link nothing. */
function saidOf(
  tokens: readonly string[],
  targets: Targets,
  at: number,
  spare: number,
): { target: Target; at: number } | null {
  const before = nearest(targets, at, -1, REACH);
  if (!before) return null;
  if (before.distance === 1) return before;
  const between = tokens.slice(before.at + 1, at);
  const asks = isCopula(tokens[before.at - 1] ?? '');
  const copula = asks || isCopula(tokens[before.at] as string) || between.some(isCopula);
  const idle = between.filter((word) => !isCopula(word) && !LINKS.has(word) && !isHostile(word)).length;
  const direct = between.every(isHostile);
  return direct ||
    (copula && idle <= spare) ||
    (copula && isPossession(tokens, at, before.at) && idle <= spare + 1)
    ? before
    : null;
}

function isHostile(word: string): boolean {
  return (
    INSULT_ADJECTIVES.has(word) || INSULT_NOUNS.has(word) || DEHUMANISING.has(word) || PROFANITY.has(word)
  );
}

/** "Your grammar is ...": said of a thing someone has, not of the person. */
function isPossession(tokens: readonly string[], at: number, owner: number): boolean {
  return (
    isPossessive(tokens[owner] ?? '') &&
    at - owner > 2 &&
    !isCopula(tokens[owner + 1] ?? '') &&
    !isHostile(tokens[owner + 1] ?? '')
  );
}

/** Swear words: low when aimed at no one, an insult when aimed at someone (metrics.md 4.2). */
export function profanityHits(tokens: readonly string[], targets: Targets): ToxicityHit[] {
  const hits: ToxicityHit[] = [];
  for (const [at, word] of tokens.entries())
    if (PROFANITY.has(word))
      hits.push({ ...profanity(tokens, targets, at, word), refuted: isVoid(tokens, at, word) });
  return hits;
}

/** A swear word for people that is denied or only mentioned: "not an asshole", "called me a whore". */
function isVoid(tokens: readonly string[], at: number, word: string): boolean {
  if (!PERSONAL_PROFANITY.has(word)) return false;
  const named = tokens.slice(Math.max(0, at - 3), at).some((before) => NAMING.has(before));
  return mention(tokens, at) === 'mentioned' || (named && isDenied(tokens, at));
}

/** Say that somebody is one. "Trust no bitch" denies nothing. */
const NAMING = new Set('a an be being are is'.split(' '));

/** Behind "fuck" these make an outcry or a phrase of it; anything else is whom it is said to. */
const OUTCRY = new Set(
  "this that it yeah yes no off up around all me my the with and ing in on out over if to knows sake's sake i we is was a an as so us our these those".split(
    ' ',
  ),
);

function profanity(tokens: readonly string[], targets: Targets, at: number, word: string): ToxicityHit {
  const copula = isCopula(tokens[at - 1] ?? '') || isCopula(tokens[at - 2] ?? '') || targets[at - 1];
  const aimed = nearest(targets, at, 1, 1) ?? (copula ? nearest(targets, at, -1, 3) : null);
  if (MILD_PROFANITY.has(word)) return { category: 'profanity', severity: 'low', target: 'none', p: 0.5 };
  if (aimed?.target === 'group') return { category: 'hate', severity: 'high', target: 'group', p: 0.8 };
  const next = tokens[at + 1] ?? '';
  if (
    !aimed &&
    word === 'fuck' &&
    (at === 0 || SAYS.has(tokens[at - 1] ?? '')) &&
    next !== '' &&
    !OUTCRY.has(next)
  )
    return { category: 'insult', severity: 'medium', target: 'person', p: 0.65 };
  if (aimed)
    return {
      category: 'insult',
      severity: 'medium',
      target: aimed.target,
      p: aimed.target === 'user' ? 0.9 : 0.75,
    };
  if (AMBIGUOUS_PROFANITY.has(word))
    return { category: 'profanity', severity: 'low', target: 'none', p: 0.25 };
  if (PERSONAL_PROFANITY.has(word) && mention(tokens, at) === null) {
    return { category: 'insult', severity: 'medium', target: 'person', p: 0.7 };
  }
  return { category: 'profanity', severity: 'low', target: 'none', p: 0.9 };
}
