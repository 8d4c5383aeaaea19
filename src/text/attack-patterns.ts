import { foldForMatch } from './language/normalize.ts';
import { ATTACKS } from './lexicons/attacks.ts';

/** Openers of reasoning without any reasoning behind them; they win points from careless judges (metrics.md 9). */
const BARE_OPENER =
  /^(?:(?:thoughts?|thinking|reasoning|analysis|solution|answer|final answer|explanation|response|output|result|step ?1) ?[:.…-]+|(?:thought|thinking|reasoning) process[\s:.…-]*|let'?s (?:think|solve|work|go|start)(?: about)?(?: this| it| the problem)?(?: problem)?(?: through| out)?(?: step[- ]by[- ]step)?[\s:.,!…-]*)$/;

/** The first passage that tries to instruct the judge or lift the rules, folded; null when there is none (metrics.md 9 and 10.6). */
export function findAttack(text: string): string | null {
  const folded = foldForMatch(text);
  let first: { at: number; match: string } | null = null;
  for (const pattern of ATTACKS) {
    const found = pattern.exec(folded);
    if (found && (first === null || found.index < first.at))
      first = { at: found.index, match: found[0].trim() };
  }
  return first?.match ?? null;
}

/**
 * Whether an output holds no answer at all: punctuation alone, or only a reasoning opener (metrics.md 9, measure 7). A letter, a digit, a
 * symbol or an emoji can be a whole answer, and so can an empty list, object or string of JSON.
 */
export function isDegenerate(text: string): boolean {
  const folded = foldForMatch(text);
  if (/^(?:\[\s*\]|\{\s*\}|""|'')$/.test(folded)) return false;
  return !/[\p{L}\p{N}\p{S}]/u.test(folded) || BARE_OPENER.test(folded);
}
