import { expectedTools } from '../scorers/formulas/expected-tools.ts';
import { matchTools } from '../scorers/formulas/tool-matching.ts';
import { isEnglish } from '../text/language/language.ts';
import { isPresent } from '../text/language/normalize.ts';
import { isRefusal } from '../text/language/refusal.ts';
import { words } from '../text/language/words.ts';
import type { AnalysedAttempt, AnalysedTurn } from './attempts.ts';
import { toolEffect } from './calls/tool-effect.ts';
import { type FailedCheck, failedChecks } from './failed-checks.ts';
import { repeatedCall } from './repeated-call.ts';
import { type ToolFault, toolFaultOf } from './tool-fault.ts';

/** Called tools against those that the case names (improvement.md 5.2 step 2). */
interface ToolFacet {
  called: readonly string[];
  missing: readonly string[];
  extra: readonly string[];
  forbidden: readonly string[];
  /** Expected tools that the agent was never offered: the case asks for the impossible. */
  unknown: readonly string[];
  /** A tool was called as expected, with other arguments than expected. */
  arguments: boolean;
}

/** What of a failed attempt the tiers look at: its facet record (improvement.md 5.2 step 2). Everything in it is data. */
export interface Facet {
  attempt: AnalysedAttempt;
  /** The first turn that failed; the last one where no turn shows a failed check. */
  turn: AnalysedTurn | undefined;
  /** Index of that turn, from 0: the first step that went another way than the case wants. */
  step: number;
  /** What was checked and failed, over all turns. */
  failed: readonly FailedCheck[];
  tools: ToolFacet;
  /** What a tool's world did to a call that was never made good. */
  fault: ToolFault | null;
  /** The call that was made again and again without a change, and how often. */
  repeated: { name: string; times: number } | null;
  calls: number;
  latency_ms: number;
  empty: boolean;
  refused: boolean;
  /** Whether the answer ends by asking something. */
  asks: boolean;
  /** Whether the answer is JSON from end to end. */
  json: boolean;
  /** The languages of question and answer differ, as far as can be recognised. */
  otherLanguage: boolean;
  /** Sentences that say what was wrong, scorer by scorer. */
  reasons: readonly string[];
}

/** Words of an answer, as far as it is looked at. */
export const outputWords = ({ turn }: Facet): number => words((turn?.output ?? '').slice(0, LOOK)).length;

/** Longer answers are looked at in their beginning only; refusals, languages and questions show there or at the end. */
const LOOK = 4000;

/** Reads the facets off an attempt. Asks nobody. */
export function facetOf(attempt: AnalysedAttempt): Facet {
  const failed = attempt.turns.flatMap((turn, index) => failedChecks(turn, index));
  const step = failed[0]?.turn ?? Math.max(0, attempt.turns.length - 1);
  const turn = attempt.turns[step];
  const output = turn?.output ?? '';
  const calls = attempt.turns.flatMap((each) => each.tool_calls ?? []);
  const json = isJson(output);
  return {
    attempt,
    turn,
    step,
    failed,
    tools: toolsOf(turn),
    fault: toolFaultOf(calls),
    repeated: repeatedCall(calls),
    calls: calls.length,
    latency_ms: attempt.turns.reduce((sum, each) => sum + each.latency_ms, 0),
    empty: !isPresent(output),
    refused: isRefusal(output),
    asks: /\?\W*$/.test(output.slice(-LOOK)),
    json,
    otherLanguage: !json && !output.includes('```') && turn !== undefined && languagesDiffer(turn),
    reasons: failed.flatMap(({ reasons }) => reasons),
  };
}

function toolsOf(turn: AnalysedTurn | undefined): ToolFacet {
  const called = turn?.tool_calls ?? [];
  const none = { called: called.map(({ name }) => name), missing: [], extra: [], forbidden: [], unknown: [] };
  if (turn === undefined || turn.tool_calls === null) return { ...none, arguments: false };
  const { tools, forbidden, source } = expectedTools(turn.criteria);
  // Names found in a plan or in a text are guesses; what is missing follows from what the case lists itself.
  if (source !== 'expected_tools') return { ...none, arguments: false };
  const byName = matchTools(
    called,
    tools.map(({ name }) => ({ name })),
    false,
  );
  const whole = matchTools(called, tools, false);
  const pairedTools = new Set(byName.pairs.map(([, tool]) => tool));
  const pairedCalls = new Set(byName.pairs.map(([call]) => call));
  const offered = turn.criteria.available_tools?.map(({ name }) => name);
  const missing = tools.filter((_, index) => !pairedTools.has(index)).map(({ name }) => name);
  return {
    called: none.called,
    missing,
    // Whoever notes a thought or reckons uses no wrong tool.
    extra: none.called.filter((name, index) => !pairedCalls.has(index) && toolEffect(name) !== 'scratch'),
    forbidden: none.called.filter((name) => forbidden.includes(name)),
    unknown: offered === undefined ? [] : missing.filter((name) => !offered.includes(name)),
    arguments: whole.matched < byName.matched,
  };
}

/** Fewer words are no language. */
const TELLING_WORDS = 20;
/** Share of letters beyond a to z from which a text that is no English is in another language, not code, names or figures. */
const FOREIGN_LETTERS = 0.01;

/** Only what is surely another language counts: a table or a list of names has no English words either. */
function languagesDiffer({ input, output }: AnalysedTurn): boolean {
  const [asked, answered] = [isForeign(input.slice(0, LOOK)), isForeign(output.slice(0, LOOK))];
  if (asked === answered) return false;
  const english = (asked ? output : input).slice(0, LOOK);
  return isEnglish(english) && (answered || words(english).length > TELLING_WORDS);
}

function isForeign(text: string): boolean {
  // Most texts have none of these letters, and their words need not be looked at.
  if (!/[^\P{L}a-zA-Z]/u.test(text) || isEnglish(text)) return false;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const foreign = text.match(/[^\P{L}a-zA-Z]/gu)?.length ?? 0;
  return foreign >= FOREIGN_LETTERS * letters;
}

function isJson(text: string): boolean {
  if (!/^\s*[[{]/.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false; // prose, or JSON that is cut off
  }
}
