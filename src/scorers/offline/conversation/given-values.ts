import { indexText } from '../../../text/language/indexed-text.ts';
import { negationCues } from '../../../text/language/negation.ts';
import { sentences } from '../../../text/language/sentences.ts';
import { holds } from '../../../text/language/synonym-groups.ts';
import { type Token, tokenize } from '../../../text/language/tokens.ts';
import { isContentWord, stemOf } from '../../../text/language/words.ts';
import type { Turn } from '../../transcript.ts';

/** What an assistant turn gets wrong of what the user gave: asks for it again, or uses what was taken back. */
export interface GivenFault {
  readonly type: 're_asks' | 'contradicts';
  /** What it is about, in the user's words. */
  readonly about: string;
  readonly quote: string;
}

/** Characters of a turn that are read, and turns before it. */
const MOST = { characters: 4_000, turns: 60 };
/** A question for one thing: which, what, how many. */
const ASKS_FOR =
  /\b(?:which|what(?:'s| is| are| was)?|how (?:many|much|old|long)|when|tell me|give me|need) (?:(?:is|are|was|the|your|exact|kind of|type of) )*/i;
/** A question that makes sure, or wants more. */
const MORE =
  /\b(?:still|correct|right|confirm|verify|another|other|else|different|new|also|additional|mean|again|exactly|instead)\b|^(?:do|would) you\b/i;
/** Words between a thing and its value: "exit code 137", "limit of 512Mi", "size is 42". */
const BETWEEN = new Set(
  'of is was are were at to by about around only just the a an id number no nr'.split(' '),
);
/** Words of a question that name no thing. */
const VAGUE = new Set(
  'help thing kind type do like need want best work time way problem happen mind question issue'
    .split(' ')
    .map(stemOf),
);
/** How a value is taken back for the next one: "to Leeds. No wait, to York", "not Leeds but York". */
const CORRECTS =
  /\b(?:no,? wait|wait,? no|scratch that|i mean(?:t)?|make (?:that|it)|correction|or rather|sorry,? (?:i mean(?:t)? )?(?:it's |to |for )?)\b/i;
const LEFT =
  /\b(?:no longer|not any ?more|moved (?:out of|away from|from)|instead of|rather than|changed from)\s+(?:\w+\s+){0,2}?(?=\p{Lu}|\d)/u;

/** Reads what the user gives once; tells of an assistant turn whether it forgets it. */
export function givenFaults(turns: readonly Turn[]): (index: number) => GivenFault | undefined {
  const taken = turns.flatMap((turn, at) =>
    turn.role === 'user' ? takenBack(turn.content.slice(0, MOST.characters), at) : [],
  );
  return (index) => {
    const content = (turns[index]?.content ?? '').slice(0, MOST.characters);
    const users = turns.slice(Math.max(0, index - MOST.turns), index).filter(({ role }) => role === 'user');
    return (
      usesTaken(
        content,
        taken.filter(({ turn }) => turn < index),
      ) ?? asksGiven(content, users)
    );
  };
}

interface Taken {
  readonly turn: number;
  readonly old: string;
  readonly fresh: string;
}

/** Names and numbers of a text, as they stand in it. */
function valuesOf(text: string): string[] {
  return [...text.matchAll(/\b(?:\p{Lu}[\p{L}'-]{2,}(?: \p{Lu}[\p{L}'-]+)*|\d[\d.,:]*\d|\d)/gu)]
    .filter(
      ({ 0: value, index }) => /\d/.test(value) || (index > 0 && !/[.!?]\s*$/.test(text.slice(0, index))),
    )
    .flatMap(([value]) =>
      /\d/.test(value) || isContentWord(value.toLowerCase().split("'")[0] ?? '') ? [value] : [],
    );
}

function takenBack(content: string, turn: number): Taken[] {
  const cut = CORRECTS.exec(content);
  if (cut !== null) {
    const old = valuesOf(content.slice(0, cut.index)).at(-1);
    const fresh = valuesOf(`. x ${content.slice(cut.index + cut[0].length)}`)[0];
    if (old !== undefined && fresh !== undefined && old !== fresh && /\d/.test(old) === /\d/.test(fresh))
      return [{ turn, old, fresh }];
  }
  const left = LEFT.exec(content);
  const old = left === null ? undefined : valuesOf(`x ${content.slice(left.index + left[0].length)}`)[0];
  const fresh = valuesOf(content).find((value) => value !== old);
  return old === undefined || fresh === undefined ? [] : [{ turn, old, fresh }];
}

/** The sentence that goes by a value which the user took back, without the one that replaced it. */
function usesTaken(content: string, taken: readonly Taken[]): GivenFault | undefined {
  for (const { old, fresh } of taken) {
    if (!content.includes(old) || content.includes(fresh)) continue;
    const quote = sentences(content).find(
      (sentence) =>
        sentence.includes(old) &&
        !sentence.trimEnd().endsWith('?') &&
        negationCues(tokenize(sentence)).length === 0,
    );
    if (quote !== undefined) return { type: 'contradicts', about: `${fresh} instead of ${old}`, quote };
  }
  return undefined;
}

/** The question for a thing beside which the user has already put its value. */
function asksGiven(content: string, users: readonly Turn[]): GivenFault | undefined {
  for (const sentence of sentences(content)) {
    const cue = sentence.trimEnd().endsWith('?') && !MORE.test(sentence) ? ASKS_FOR.exec(sentence) : null;
    if (cue === null) continue;
    const wanted = thingAskedFor(tokenize(sentence.slice(cue.index + cue[0].length)));
    if (wanted.length === 0) continue;
    for (const { content: said } of users) {
      const value = valueBeside(wanted, tokenize(said.slice(0, MOST.characters)));
      if (value !== undefined) return { type: 're_asks', about: value, quote: sentence };
    }
  }
  return undefined;
}

/** Stems of the thing at the beginning of what is asked for, up to its verb. */
function thingAskedFor(tokens: readonly Token[]): string[] {
  const out: string[] = [];
  for (const { text, value } of tokens.slice(0, 4)) {
    if (value !== null || !isContentWord(text)) break;
    const stem = stemOf(text);
    if (!VAGUE.has(stem)) out.push(stem);
  }
  return out;
}

/** The number that stands beside all words of a thing. */
function valueBeside(wanted: readonly string[], tokens: readonly Token[]): string | undefined {
  for (const [at, { value, text }] of tokens.entries()) {
    if (value === null && !/^\d/.test(text)) continue;
    let from = at - 1;
    while (from >= 0 && BETWEEN.has(tokens[from]?.text ?? '')) from -= 1;
    const before = indexText(
      tokens
        .slice(Math.max(0, from - wanted.length + 1), from + 1)
        .map((token) => token.text)
        .join(' '),
    );
    if (wanted.every((stem) => holds(before.vocabulary, stem))) return `${wanted.join(' ')} ${text}`;
  }
  return undefined;
}
