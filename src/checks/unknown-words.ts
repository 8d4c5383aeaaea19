import { CHECK_MARKS } from '../schema/check.ts';
import { AVAILABLE_SCORERS } from '../schema/scorer-name.ts';
import type { ValueProblem } from '../schema/value-problems.ts';
import { didYouMean } from '../text/distance.ts';
import { type Assertion, checkOfAssertion } from './promptfoo/check-of-assertion.ts';
import { checkKinds, checkNames, findKind } from './registry.ts';
import { writtenCheck } from './written-check.ts';

type Path = readonly (string | number)[];
type Written = Readonly<Record<string, unknown>>;

/** Words that people try for a kind, or for what stands beside one. */
const SYNONYMS: Readonly<Record<string, string>> = {
  any: 'any_of',
  all: 'all_of',
  calls: 'tool_calls',
  eq: 'equals',
  exact: 'equals',
  exact_match: 'equals',
  include: 'contains',
  includes: 'contains',
  is: 'equals',
  js: 'javascript',
  jsonpath: 'at',
  jsonschema: 'json_schema',
  max_latency_ms: 'latency_ms',
  metric: 'name',
  max_cost_usd: 'cost_usd',
  max_length: 'length',
  max_tokens: 'tokens',
  min_length: 'length',
  path: 'of',
  pattern: 'matches',
  py: 'python',
  regexp: 'matches',
  schema: 'json_schema',
  tool_called: 'called',
  tool_not_called: 'not_called',
  tool_used: 'called',
  tools: 'called',
  tools_called: 'called',
  valid_json: 'json',
};

/** Assertions of promptfoo that no kind is equal to, and what says the same or nearly so. */
const NEAREST: Readonly<Record<string, string>> = {
  rouge_n: 'similar with by: rouge_l, which counts words in their order',
  similar: 'similar: {to: TEXT, min: 0.75, by: embedding}',
  tool_call_f1: 'called or tool_calls',
  ruby: 'javascript or python',
  skill_used: 'called',
  'trajectory:tool_used': 'called: TOOL',
  'trajectory:tool_sequence': 'tool_calls: {mode: in_order, calls: [TOOL, TOOL]}',
  'trajectory:tool_args_match': 'tool_calls: {mode: superset, calls: [{name: TOOL, arguments: {…}}]}',
  trace_span_count: 'spans: [{name: NAME, count: {min: 1}}]',
  trace_span_duration: 'spans: [{name: NAME, max_duration_ms: 1000}]',
  'trajectory:step_count': 'max_tool_calls: NUMBER',
  is_valid_openai_tools_call: 'tool_calls',
  is_valid_openai_function_call: 'tool_calls',
  is_valid_function_call: 'tool_calls',
};
/** Those that a model decides. */
const JUDGED =
  /^(?:llm_rubric|agent_rubric|search_rubric|g_eval|model_graded_.+|factuality|answer_relevance|context_.+|conversation_relevance|classifier|moderation|pi|select_best|trajectory:goal_success)$/;
/** Those that own code can decide. */
const BY_CODE =
  /^(?:is_refusal|(?:is|contains)_(?:xml|html|sql)|gleu|meteor|perplexity(?:_score)?|finish_reason|guardrails|webhook|max_score|trace_.+)$/;

/**
 * What to say of words that name no check: one problem for an assertion of promptfoo (`type: contains` with `value: …`), else one each.
 * `record` is the check as it was written.
 */
export function unknownKinds(record: Written, words: readonly string[], path: Path): ValueProblem[] {
  if (typeof record['type'] === 'string') return [assertion(record, path)];
  return words.map((word) => ({ path: [...path, word], message: unknownWord(record, word) }));
}

/** A text that names no kind: most likely a check in quotes, or without its colon. */
export function notNamed(text: string): string | undefined {
  const [, word = '', value = ''] = /^([\w-]+)(?:\s*:\s*|\s+)(\S.*)$/s.exec(text) ?? [];
  const known = findKind(word.toLowerCase().replaceAll('-', '_'));
  if (known === undefined) return undefined;
  const name = `${known.negated ? 'not_' : ''}${known.kind.name}`;
  return `is one text; write the kind and its value apart, as ${name}: ${value}`;
}

function assertion(record: Written, path: Path): ValueProblem {
  const type = String(record['type']);
  const problem = (message: string) => ({ path: [...path, 'type'], message });
  const found = formOf(type, record['value'], record);
  return problem(
    found === undefined
      ? 'is no check: a check is its kind with its value, such as contains: "36"'
      : `is no check: ${found}`,
  );
}

function unknownWord(record: Written, word: string): string {
  if (AVAILABLE_SCORERS.includes(word)) return 'is a scorer, not a check; name it under scorers';
  if (word === 'not') return 'is no check; a negation is a kind of its own, such as not_contains: maybe';
  const found = formOf(word, record[word], record);
  if (found !== undefined) return `is no check: ${found}`;
  const plain = plainWord(word);
  const meant = ownEntry(SYNONYMS, plain) ?? didYouMean(plain, [...checkNames(), ...CHECK_MARKS]);
  if (meant !== null) return `is no check (did you mean "${meant}"?)`;
  return `is no check; checks are ${checkKinds.map(({ name }) => name).join(', ')}, most of them also with not_ in front`;
}

const plainWord = (word: string) =>
  word
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .replaceAll(/[-\s]/g, '_');

/** What to write for an assertion of promptfoo; undefined for a word that it does not know. */
function formOf(word: string, value: unknown, record: Written): string | undefined {
  const plain = plainWord(word);
  const bare = plain.replace(/^not_/, '');
  if (JUDGED.test(bare))
    return 'it is a model that decides it, so say it as expected_behavior of the turn, or by a scorer (docs/scorers.md)';
  const nearest = ownEntry(NEAREST, bare);
  if (nearest !== undefined) return `the nearest is ${nearest}`;
  if (BY_CODE.test(bare)) return 'there is none for it; say it in code, as javascript: EXPRESSION';
  const written = translated(plain.replaceAll('_', '-'), value, record);
  if (written !== undefined) return `write ${written}`;
  const kind = findKind(plain) === undefined ? ownEntry(SAME, bare) : plain;
  if (kind === undefined) return undefined;
  const { kind: known, negated } = findKind(kind) ?? {};
  const example = known === undefined ? undefined : writtenCheck(known.example.check);
  return example === undefined ? undefined : `write ${negated === true ? 'not_' : ''}${example}`;
}

/** Kinds that are called otherwise in promptfoo, for an assertion that holds too little to be written out. */
const SAME: Readonly<Record<string, string>> = {
  regex: 'matches',
  is_json: 'json',
  contains_json: 'json',
  levenshtein: 'similar',
  bleu: 'similar',
  latency: 'latency_ms',
  cost: 'cost_usd',
  word_count: 'length',
  icontains_any: 'any_of',
  icontains_all: 'all_of',
  assert_set: 'all_of',
};

function translated(type: string, value: unknown, record: Written): string | undefined {
  const bare = type.replace(/^not-/, '');
  if (type === 'contains-json' && (value === undefined || value === true))
    return writtenCheck({ json_schema: { type: 'object' }, extract: true });
  if (bare === 'javascript' || bare === 'python')
    // Code stays as it is: what the two tools hand to it is told by the page on checks.
    return typeof value === 'string' ? writtenCheck({ [type.replace('not-', 'not_')]: value }) : undefined;
  const numbers = (of: unknown) => (typeof of === 'number' ? of : undefined);
  // Where the word itself is the key, its value may stand for the threshold, and `true` for nothing.
  const threshold =
    numbers(record['threshold']) ?? (/^(?:latency|cost)$/.test(bare) ? numbers(value) : undefined);
  const weight = numbers(record['weight']);
  const inner =
    bare === 'assert-set' ? (record['assert'] ?? (value as Written | null)?.['assert']) : undefined;
  const given: Assertion = {
    type,
    ...(value === true ? {} : { value }),
    ...(threshold === undefined ? {} : { threshold }),
    ...(weight === undefined ? {} : { weight }),
    ...(Array.isArray(inner) && inner.every(isAssertion) ? { assert: inner } : {}),
  };
  if (bare === 'assert-set' && given.assert === undefined) return undefined;
  try {
    const made = checkOfAssertion(given);
    return 'check' in made && typeof made.check === 'object' ? writtenCheck(made.check) : undefined;
  } catch {
    return undefined; // A schema that is no YAML: there is nothing to write out.
  }
}

/** Words of others may be those that every object has. */
const ownEntry = (table: Readonly<Record<string, string>>, word: string): string | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined;

const isAssertion = (one: unknown): one is Assertion =>
  typeof one === 'object' && one !== null && typeof (one as { type?: unknown }).type === 'string';
