import { words } from '../../text/language/words.ts';
import { type Sealed, unsealed } from '../sealed.ts';
import { editProblem } from './apply-edits.ts';
import { conflict, sameEdit } from './conflicts.ts';
import { lockedParts, preservedAlike } from './locked-parts.ts';
import { parsePrompt } from './parse-prompt.ts';
import type { PromptEdit } from './prompt-edit.ts';
import { runsOf, spansOf } from './spans.ts';

/** What a candidate has to keep to. */
export interface StaticRules {
  preserve: readonly string[];
  /** In Unicode code points. */
  maxLength: number | undefined;
  /** 8-token spans of all sealed cases. */
  sealedSpans: Sealed<ReadonlySet<string>>;
  /** 8-token spans of the cases that edits are made from; only examples may hold them. */
  reflectSpans: ReadonlySet<string>;
  /** Those of several open cases: how the author of the tests words a demand is no data of one of them. */
  commonSpans: ReadonlySet<string>;
  /** Texts of earlier candidates. */
  earlier: ReadonlySet<string>;
}

/** Words that tell the agent that it is being tested. */
const GRADER_WORDS: readonly [string, RegExp][] = [
  ['judge', /\bjudg(?:e|es|ed|ing)\b/iu],
  ['grader', /\bgraders?\b/iu],
  ['test case', /\btest[ -]cases?\b/iu],
  ['score', /\bscor(?:e|es|ed|er|ers|ing)\b/iu],
  ['evaluation', /\bevaluations?\b/iu],
];
/** Placeholders of templates. */
const PLACEHOLDER = /\{\{[^{}]*\}\}|\$\{[^{}]*\}|\{[A-Za-z_][\w.-]*\}/g;
/** How much more of itself a candidate may repeat than the original (improvement.md 2.2 step 8). */
const MORE_REPETITION = 0.05;

/** Why a candidate is refused before anything is played with it (improvement.md 2.2 step 8); nothing when it may be tried. */
export function staticProblems(
  original: string,
  candidate: string,
  edits: readonly PromptEdit[],
  rules: StaticRules,
): string[] {
  const problems: string[] = [];
  const parsed = parsePrompt(original);
  const locked = lockedParts(original, rules.preserve);
  for (const [index, edit] of edits.entries()) {
    const problem = editProblem(parsed, locked, edit);
    if (problem !== undefined) problems.push(problem);
    if (edits.slice(0, index).some((other) => sameEdit(other, edit) || conflict(other, edit)))
      problems.push(`two edits contradict or repeat each other at ${edit.anchor}`);
  }
  if (!preservedAlike(original, candidate, rules.preserve)) problems.push('preserved text is changed');
  if (placeholders(original) !== placeholders(candidate)) problems.push('template placeholders are changed');
  problems.push(...lengthProblems(original, candidate, edits, rules.maxLength));
  const known = new Set([...spansOf([original]), ...rules.commonSpans]);
  const fresh = [...spansOf([candidate])].filter((span) => !known.has(span));
  const sealed = unsealed(rules.sealedSpans);
  if (fresh.some((span) => sealed.has(span))) problems.push('holds 8 words in a row of a sealed case');
  const own = spansOf(edits.filter(({ op }) => op !== 'add_example').map(({ text }) => text));
  if ([...own].some((span) => !known.has(span) && rules.reflectSpans.has(span)))
    problems.push('copies 8 words in a row of a case outside of an example');
  for (const [name, pattern] of GRADER_WORDS)
    if (pattern.test(candidate) && !pattern.test(original)) problems.push(`mentions a "${name}"`);
  if (repetition(candidate) > repetition(original) + MORE_REPETITION) problems.push('repeats itself');
  if (candidate === original) problems.push('changes nothing');
  else if (rules.earlier.has(candidate)) problems.push('is identical to an earlier candidate');
  return problems;
}

/** Length of a text as `max_prompt_length` counts it: in Unicode code points. */
export function lengthOf(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

function lengthProblems(
  original: string,
  candidate: string,
  edits: readonly PromptEdit[],
  maxLength: number | undefined,
): string[] {
  if (maxLength === undefined) return [];
  const length = lengthOf(candidate);
  if (lengthOf(original) > maxLength && edits.some(({ op }) => op !== 'delete'))
    return ['the prompt is too long already: only deletions are allowed'];
  return length > maxLength ? [`is ${length} characters long, ${maxLength} are allowed`] : [];
}

const placeholders = (text: string) =>
  JSON.stringify([...text.matchAll(PLACEHOLDER)].map(([all]) => all).sort());

/** Share of the 4-word runs that were there before. */
function repetition(text: string): number {
  const runs = runsOf(words(text), 4);
  return runs.length === 0 ? 0 : 1 - new Set(runs).size / runs.length;
}
