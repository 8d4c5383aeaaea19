import { indexText } from '../../../text/language/indexed-text.ts';
import { shareOf } from '../../../text/language/overlap.ts';
import type { TurnMaterial } from '../../faithfulness-turns.ts';
import type { TurnWording } from '../../offline/retrieval/turn-faithfulness.ts';
import type { Grounds } from '../grounds.ts';

interface JudgedText {
  readonly verdict: string;
  readonly item: { readonly text: string };
}

/** What of an answer has no counterpart in its sources. */
export interface LooseEnds {
  /** Content words that no source has. */
  readonly newWords: number;
  /** Numbers that do not stand beside what supports their claims most. */
  readonly farNumbers: number;
}

/** Content words of its own from which on an answer speaks of something else; fewer may be a way to put it. */
const OTHER_MATTER = 3;
/** More numbers away from their evidence are those of a table or a sum, which may follow from it all the same. */
const FEW_NUMBERS = 3;

/** Kinds of evidence of the claims of one answer. */
export function claimsKind(claims: readonly JudgedText[], loose?: LooseEnds): Grounds {
  if (
    loose !== undefined &&
    loose.newWords >= OTHER_MATTER &&
    loose.farNumbers <= FEW_NUMBERS &&
    claims.some(({ verdict }) => verdict !== 'supported')
  )
    return { kind: 'new_words' };
  return { kind: supportOf(claims) };
}

function supportOf(claims: readonly JudgedText[]): string {
  const verdicts = new Set(claims.map(({ verdict }) => verdict));
  if (verdicts.has('contradicted')) return 'contradicted';
  if (!verdicts.has('not_found')) return 'all_words_there';
  return verdicts.has('supported') ? 'a_part_there' : 'not_there';
}

/**
 * Words of a source that is more than a line. Talk around a line restates it freely and adds what goes without saying, so that neither its
 * words nor their lack tell much.
 */
const MORE_THAN_A_LINE = { saysAll: 35, saysNone: 40 };
/** Share of new words up to which a turn says what its sources say. */
const HARDLY_ANY = 0.1;

/** Likeness of a claim to the nearest sentence of the sources up to which they have nothing like it. */
const STRANGE = 0.3;

/** A no may follow from a source that has none of its words. */
const DENIAL = /\b(?:no|not|never|none|nothing|nobody|neither|nor|cannot)\b|n['’]t\b/i;

/** Kinds of evidence of the claims of turns: whether the turns have words of their own, and what there was to draw on. */
export function turnClaimsKind(
  claims: readonly JudgedText[],
  wording: readonly TurnWording[] = [],
  materials: readonly Pick<TurnMaterial, 'content' | 'chunks' | 'said'>[] = [],
): Grounds {
  const kind = supportOf(claims);
  const strange = wording.some(({ likeness }) => likeness <= STRANGE);
  if (kind !== 'all_words_there' && !strange) return { kind };
  if (kind === 'all_words_there' && wording.some(({ newShare }) => newShare > HARDLY_ANY))
    return { kind: 'some_words_there' };
  const ofALine = materials.some(({ chunks, said }) => {
    const { words } = indexText([...chunks, ...said].map(({ text }) => text));
    return words.length < MORE_THAN_A_LINE[kind === 'all_words_there' ? 'saysAll' : 'saysNone'];
  });
  const denies = materials.some(({ content }) => DENIAL.test(content));
  const said = strange && kind !== 'all_words_there' ? (denies ? 'denied' : 'nothing_like_it') : kind;
  return { kind: ofALine ? `${said}_in_a_line` : said };
}

/** Words of a context that can be overlooked: a statement that half stands in one sentence of it stands nowhere else. */
const SHORT_CONTEXT = 110;
const HALF = 0.5;

/** Kinds of evidence of statements that a context should carry. */
export function statementsKind(statements: readonly JudgedText[], chunks: readonly string[]): Grounds {
  if (statements.every(({ verdict }) => verdict !== 'not_attributed')) return { kind: 'all_there' };
  const context = indexText(chunks);
  if (context.words.length > SHORT_CONTEXT) return { kind: 'missing' };
  const near = statements.every(({ item, verdict }) => {
    if (verdict === 'not_checkable') return true;
    const { stems } = indexText(item.text);
    return context.sentences.some(({ vocabulary }) => shareOf(stems, vocabulary) >= HALF);
  });
  return { kind: near ? 'half_there' : 'missing' };
}
